# Am echten Tisch: was an einer Stellung von Basilica nicht stimmen kann, von dort weiterspielen, die eigene Ausgabe, eine mitgeschriebene Partie.

refusal-position-ba-taken = { $place }: Auf { $cell } steht schon etwas.
refusal-position-ba-jokers = { $place }: Ein Joker steht neben einem Joker.
refusal-position-ba-glass = { $place }: { $cell } hat schon Glas.
refusal-position-ba-no-vault = { $place }: Auf { $cell } ist kein Gewölbe.
refusal-position-ba-builder = { $place }: Auf { $cell } steht schon ein Baumeister.
refusal-position-ba-tokens = { $place }: Es gibt nur { $tokens } Beförderungsmarker.
refusal-position-ba-coins = { $place }: Es gibt insgesamt { $coins }, und sie verlassen den Tisch nie.
refusal-position-ba-fresh-builder = { $place }: Auf { $cell } steht schon ein Baumeister, also kann keiner folgen.
refusal-position-ba-fresh-early = { $place }: In diesem Zug ist noch keine Aktion ausgeführt.
refusal-position-ba-no-tile = { $place }: Für Platz { $number } ist kein Plättchen mehr da, also ist die Partie zu Ende.
refusal-position-ba-none-left =
    { $place }: Die Plättchen der Ausgabe erlauben nicht noch eines: { $name }{ $side ->
        [crowned] , Gewölbe mit Krone
        [plain] , Gewölbe ohne Krone
       *[order] {""}
    }. Es gibt insgesamt { $count }.
refusal-position-ba-not-next = { $place }: „{ $decision }“ kommt nicht als Nächstes.
refusal-position-ba-nothing-to-do = { $place }: { $side } kann nichts von dem tun, was hier verlangt ist.
refusal-position-ba-display = { $place }: Mitten in einer Aktion müssen alle Plättchen der Auslage und das oberste des Stapels genannt sein.
refusal-position-ba-not-over = { $place }: Es steht nichts an, also wäre die Partie zu Ende; aber der König steht nicht auf { $last } und der Stapel ist nicht erschöpft.
refusal-position-ba-first = { $place }: Das Erste muss „turn“ mit der Seite sein oder „start“.
refusal-position-ba-order = { $place }: „{ $above }“ kann nicht über „{ $below }“ stehen.
server-position-over = In dieser Stellung ist die Partie zu Ende: Niemand kann weiterspielen.
server-bad-copy =
    { $problems ->
        [one] Mit deiner Ausgabe kann man nicht spielen: Ein Wert ist falsch. Welcher, steht auf der Seite deiner Ausgabe.
       *[other] Mit deiner Ausgabe kann man nicht spielen: { $problems } Werte sind falsch. Welche, steht auf der Seite deiner Ausgabe.
    }
