# Die zehn Gilden, von denen eine Karte die des Klerus ersetzt.

## Things

guild-name =
    { $group ->
        [jewellers] Juweliere
        [weavers] Weber
        [foremen] Poliere
        [contractors] Anwerber
        [wholesalers] Großhändler
        [administrators] Verwalter
        [lawyers] Juristen
        [archivists] Archivare
        [master-builders] Baumeister
       *[brickmakers] Ziegelbrenner
    }
guild-action =
    { $action ->
        [jewellers-a1] für 1 Rubel 1 Diamanten kaufen
        [jewellers-a2] für 3 Rubel 2 Diamanten kaufen
        [jewellers-a3] 3 Baumaterialien gegen 2 Diamanten tauschen
        [jewellers-a4] 1 Diamanten gegen 2 Passierscheine tauschen
        [weavers-a1] ein eigenes Werkstattplättchen aktivieren
        [weavers-a2] für 1 Rubel ein Plättchen einer anderen Person aktivieren
        [weavers-a3] für 2 Rubel ein eigenes Plättchen zweimal aktivieren
        [weavers-a4] für 2 Rubel zwei eigene Plättchen aktivieren
        [foremen-a1] den Polier ziehen; 1 Baupunkt für jedes eigene Banner in seinem Turm
        [foremen-a2] den Polier ziehen; 1 Rubel für jedes eigene Banner in seinem Turm
        [foremen-a3] den Polier ziehen; 1 Baupunkt für jedes Banner einer anderen Person in seinem Turm
        [foremen-a4] den Polier ziehen; 1 Rubel für jedes Banner einer anderen Person in seinem Turm
        [contractors-a1] erhalten, was der Bereich des schwarzen Würfels zeigt
        [contractors-a2] 1 Passierschein für jeden eigenen Anwerber in der Region
        [contractors-a3] 1 Rubel für jeden eigenen Anwerber in der Region
        [contractors-a4] 1 Rubel für jeden Anwerber einer anderen Person in der Region
        [wholesalers-a1] für 1 Rubel eine weitere Marktaktion
        [wholesalers-a2] für 2 Rubel eine weitere Marktaktion und 1 Baumaterial nach Wahl
        [wholesalers-a3] für 3 Rubel eine Marktaktion zweimal
        [wholesalers-a4] für 4 Rubel zwei verschiedene Marktaktionen
        [administrators-a1] 1 der gezeigten Baumaterialien erhalten
        [administrators-a2] 1 der gezeigten Baumaterialien für 1 Baupunkt abwerfen
        [administrators-a3] 1 Rubel erhalten
        [administrators-a4] 1 Gold für 3 Rubel verkaufen
        [administrators-a5] 1 grünen oder violetten Edelstein erhalten
        [administrators-a6] 1 grünen und 1 violetten Edelstein für 1 Ruhmespunkt und 2 Rubel verkaufen
        [lawyers-a1] 1 Passierschein erhalten
        [lawyers-a2] für 1 Passierschein 1 Baumaterial anliefern
        [lawyers-a3] für 2 Passierscheine 1 Ruhmespunkt erhalten
        [lawyers-a4] für 1 Passierschein 1 Baumaterial nach Wahl erhalten
        [archivists-a1] 2 Rubel zahlen: 3 Aufträge ziehen, 1 behalten
        [archivists-a2] 1 Baupunkt zahlen: Ressourcen eines Bereichs mal dessen Würfel
        [archivists-a3] 1 Baupunkt zahlen: eine Aktion einer anderen Karte
        [archivists-a4] 1 Baupunkt zahlen: erhalten, was ein Ressourcenplättchen zeigt
        [master-builders-a1] 2 Rubel zahlen: eine Abschnittskarte ziehen, bis zu 2 ihrer Baumaterialien nehmen
        [master-builders-a2] 3 Rubel zahlen: zwei Abschnittskarten ziehen, bis zu 2 und 1 ihrer Baumaterialien nehmen
        [master-builders-a3] für 1 Baupunkt die Rubel eines eigenen unfertigen Abschnitts
        [master-builders-a4] für 1 Rubel die halben Baupunkte eines eigenen unfertigen Abschnitts
        [brickmakers-a1] für 2 Ziegel einen Strebepfeiler nehmen
        [brickmakers-a2] für 1 Ziegel 1 Baumaterial anliefern
        [brickmakers-a3] 1 Ziegel für 2 Rubel verkaufen
       *[brickmakers-a4] 1 Ziegel für 1 Baupunkt abwerfen
    }
guild-contract =
    { $contract ->
        [sell-wood] 2 Holz verkaufen: 2 Ruhmespunkte
        [three-banners] 3 Banner in einem Turm: 3 Ruhmespunkte
        [six-tiles] 6 offene Werkstattplättchen: 3 Ruhmespunkte
        [sell-stone] 2 Stein verkaufen: 2 Ruhmespunkte
        [absent] 2 Ruhmespunkte für jeden Turm ohne dich (4 bei einer oder zwei Personen)
        [kept-ornaments] 2 Ruhmespunkte je behaltener Verzierung
        [four-rubles] 4 Rubel zahlen: 2 Ruhmespunkte
        [each-kind] Unterbau, Mittelbau und Kuppel fertig: 2 Ruhmespunkte
        [on-others] 1 Ruhmespunkt je Verzierung auf fremden Abschnitten
        [all-ornaments] alle Verzierungen angebracht: 2 Ruhmespunkte
        [sell-bricks] 2 Ziegel verkaufen: 2 Ruhmespunkte
        [three-ornaments] 3 Verzierungen in einem Turm: 3 Ruhmespunkte
        [on-own] 1 Ruhmespunkt je Verzierung auf eigenen Abschnitten
        [sell-gem-and-gold] 1 Edelstein und 1 Gold verkaufen: 3 Ruhmespunkte
        [present] 1 Ruhmespunkt für jeden Turm mit dir (2 bei einer oder zwei Personen)
       *[other] { $contract }
    }
guild-buttress =
    { $buttress ->
        [rubles] 5 Rubel
        [influence] eine Aktion einer beliebigen Karte
        [activate] ein eigenes Plättchen aktivieren
        [deliver] 1 Baumaterial anliefern
        [recognition] 3 Baupunkte
        [free-slot] der Platz für das beanspruchte Plättchen ist frei
        [materials] 2 Baumaterialien nach Wahl
        [market-space] was ein Marktbereich mit Würfel zeigt
       *[other] { $buttress }
    }
guild-other =
    { $other ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[ivan] Iwan
    }

## What must be decided now

decision-guild-with-diamond = Wofür steht der Diamant?
decision-guild-diamond-gems = Welche Edelsteine setzt du ein? Davon { $count } { $count ->
        [one] Diamant
       *[other] Diamanten
    }.
decision-guild-give = Welches Baumaterial gibst du ab?
decision-guild-weave = Welches deiner Plättchen aktivierst du?
decision-guild-borrow = Welches Plättchen von { guild-other } aktivierst du?
decision-guild-walk = Wie weit geht der Polier?
decision-guild-whose = Um wen geht es?
decision-guild-space = Welcher Bereich des Marktes?
decision-guild-one-action = Welche Aktion einer Karte im Spiel?
decision-guild-return-contract = Deine Hand ist voll. Welcher Auftrag kommt unter den Stapel?
decision-guild-keep = Welchen Auftrag behältst du?
decision-guild-printed = Welches gezeigte Baumaterial nimmst du?
decision-guild-own-section = Welcher deiner unfertigen Abschnitte?
decision-guild-buttress = Welchen Strebepfeiler nimmst du?

## Moves in words

move-guild-diamond = die nächste Lieferung ist ein Diamant
move-guild-diamond-as = ein Diamant als { rc-material }
move-guild-party = { guild-other }
move-guild-steps = { $steps ->
        [one] 1 Turm
       *[other] { $steps } Türme
    } weiter, zu Turm { $tower }
move-guild-contract = { guild-contract }
move-guild-space = Bereich { $space }: { $gain }
move-guild-action = { rc-action } ({ rc-group })
move-guild-from-card = { rc-one } von Karte { $card }
move-guild-section = { $section }: { $gain }
move-guild-take-buttress = { guild-buttress }
move-guild-use-buttress = deinen Strebepfeiler nutzen: { guild-buttress }
move-guild-done = nichts weiter

## Events

event-rc-deliver-diamond = { $who } liefert einen Diamanten als { rc-material } an { $section }.
    .you = Du lieferst einen Diamanten als { rc-material } an { $section }.
event-rc-gems-diamonds = { $who } setzt in { $section } { rc-gems } ein, davon { $diamonds } { $diamonds ->
        [one] Diamant
       *[other] Diamanten
    }: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    }.
    .you = Du setzt in { $section } { rc-gems } ein, davon { $diamonds } { $diamonds ->
        [one] Diamant
       *[other] Diamanten
    }: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    }.
event-rc-borrow = { $who } aktiviert ein Plättchen von { guild-other } { rc-slot-at }: { $tile }.
    .you = Du aktivierst ein Plättchen von { guild-other } { rc-slot-at }: { $tile }.
event-rc-foreman = { $who } zieht den Polier zu Turm { $tower } ({ $steps }).
    .you = Du ziehst den Polier zu Turm { $tower } ({ $steps }).
event-rc-inspect = { $who } zählt die Banner von { guild-other } in Turm { $tower }: { $banners }.
    .you = Du zählst die Banner von { guild-other } in Turm { $tower }: { $banners }.
event-rc-count-contractors = { $who } zählt die Anwerber von { guild-other }: { $contractors }.
    .you = Du zählst die Anwerber von { guild-other }: { $contractors }.
event-rc-choose-space = { $who } wählt Bereich { $space } (mal { $times }).
    .you = Du wählst Bereich { $space } (mal { $times }).
event-rc-give-permits = { $who } gibt { ct-permits } ab.
    .you = Du gibst { ct-permits } ab.
event-rc-pay-recognition = { $who } zahlt Baupunkte: { $recognition }.
    .you = Du zahlst Baupunkte: { $recognition }.
event-rc-draw-contract = { $who } zieht einen Auftrag.
    .you = Du ziehst einen Auftrag.
event-rc-drew-contract = Du ziehst: { guild-contract }.
event-rc-keep-contract = { $who } behält einen Auftrag.
    .you = Du behältst einen Auftrag.
event-rc-kept-contract = Du behältst: { guild-contract }.
event-rc-return-contract = { $who } legt einen Auftrag unter den Stapel.
    .you = Du legst einen Auftrag unter den Stapel.
event-rc-returned-contract = Du legst unter den Stapel: { guild-contract }.
event-rc-score-contract = { $who }: Ruhmespunkte für einen Auftrag: { $prestige } ({ guild-contract }).
    .you = Du: Ruhmespunkte für einen Auftrag: { $prestige } ({ guild-contract }).
event-rc-own-section = { $who } wählt Bauabschnitt { $section }.
    .you = Du wählst Bauabschnitt { $section }.
event-rc-reshuffle = Die abgelegten Abschnittskarten werden neu gemischt.
event-rc-draw-card = { $who } zieht die Abschnittskarte { $card }.
    .you = Du ziehst die Abschnittskarte { $card }.
event-rc-take-buttress = { $who } nimmt einen Strebepfeiler: { guild-buttress }.
    .you = Du nimmst einen Strebepfeiler: { guild-buttress }.
event-rc-use-buttress = { $who } nutzt einen Strebepfeiler: { guild-buttress }.
    .you = Du nutzt einen Strebepfeiler: { guild-buttress }.

## The terminal

scored-rc-contract = Aufträge
cli-guild-foreman = Der Polier steht bei Turm { $tower }.
cli-guild-contracts = Aufträge: { $things }
cli-guild-deck = Aufträge im Stapel: { $count }; darunter: { $under }.
cli-guild-offer = Strebepfeiler im Angebot: { $things }.
cli-guild-buttresses = Strebepfeiler: { $things }
cli-guild-cards = Abschnittskarten im Stapel: { $count }; abgelegt: { $discarded }.
cli-guild-diamonds = Diamanten auf Bauabschnitten: { $things }.

## Refusals

refusal-ct-guild-not-now = Nicht jetzt. Beantworte zuerst, was die Gilde fragt ({ guild-name }).
refusal-ct-guild-no-action = Du könntest sie nicht bezahlen oder nähmst nichts davon ({ rc-action }).
refusal-ct-guild-not-drawn = Diesen Auftrag hast du nicht gezogen ({ guild-contract }).
refusal-ct-guild-not-in-hand = Diesen Auftrag hast du nicht ({ guild-contract }).
refusal-ct-guild-no-recognition = Dein Marker steht auf Feld 0; es gibt keinen Baupunkt zu zahlen.
refusal-ct-guild-buttress-not-yours = Diesen Strebepfeiler hast du nicht ({ guild-buttress }).
refusal-ct-guild-one-buttress = Du hast in diesem Zug schon einen Strebepfeiler genutzt; mehr als einen gibt es nicht.
refusal-ct-guild-buttress-useless = Dieser Strebepfeiler würde jetzt nichts bewirken ({ guild-buttress }).
refusal-ct-guild-buttress-gone = Dieser Strebepfeiler ist nicht mehr zu haben ({ guild-buttress }).
