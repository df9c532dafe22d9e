# Würfel, die sich prüfen lassen.

server-word-given = Du hast schon ein Wort beigetragen.
server-one-deal = Alle bekommen heute dieselbe Partie: Niemand kann ein Wort beitragen.
server-dice-tomorrow = Andere spielen heute noch dieselbe Partie: Ihr Geheimnis wird morgen verraten.
web-seating-hint = { $name } bekam einen Tipp.

web-dice = Ehrliche Würfel
web-dice-about = Vor der Partie hat der Server seine Würfel versprochen: Das ist der Hash seines Geheimnisses. Es wird nach der Partie verraten, und dann lässt sich jeder Wurf und jede Karte prüfen.
web-dice-word = Ein eigenes Wort
web-dice-word-about = Was du beiträgst, davon hängen die Würfel ab jetzt ab; so kann sie niemand gekannt haben.
web-dice-add = Beitragen
web-dice-added = { $name } hat „{ $word }“ beigetragen.
web-dice-check = Würfel prüfen
web-dice-check-about = Das Geheimnis wird verraten; danach lässt sich an diesem Tisch nichts mehr zurücknehmen.
web-dice-wrong = Wurf oder Karte { $number } folgt nicht aus dem Geheimnis.
web-dice-other = Das Geheimnis ist nicht das versprochene.
web-dice-unable = Dieser Browser kann hier nicht prüfen, weil die Seite unverschlüsselt kam. Speichere den Beweis und nimm: duomo verify-dice
web-dice-save = Beweis speichern
web-dice-right =
    { $count ->
        [one] Ein Wurf oder eine Karte wurde geprüft: folgt aus dem Geheimnis.
       *[other] { $count } Würfe und Karten wurden geprüft: Alle folgen aus dem Geheimnis.
    }
web-dice-right-unnoted =
    { $count ->
        [one] Ein Wurf oder eine Karte wurde geprüft: folgt aus dem Geheimnis.
       *[other] { $count } Würfe und Karten wurden geprüft: Alle folgen aus dem Geheimnis.
    } Dieser Browser war während der Partie nicht dabei und hat kein Versprechen notiert: Der Server kann das Geheimnis später gewählt haben.
