# Die Befehlszeile.

cli-you = (du)
cli-total = Summe
cli-rule = Regel
cli-winner = { $who } gewinnt.
cli-shared-win = Der Sieg wird geteilt: { $who }.
cli-final-scoring = Schlusswertung in Ruhmespunkten
cli-rolled = Neu geworfen: { $dice }.

## Spielen

cli-welcome = { $title } · { $players } Spieler · Startzahl { $seed }
cli-first-help = Wähle mit Nummer oder Notation; ? zeigt, was du sonst eingeben kannst.
cli-you-are = Du bist { $who }.
cli-opponents = Gegen dich: { $who }.
cli-hot-seat = An dieser Tastatur: { $who }.
cli-your-turn = { $who }, du bist am Zug.
cli-prompt = { $who }>
cli-enter = Enter: { $move }
cli-forced = Nur ein Zug möglich: { $move }
cli-unknown = „{ $text }“ ist weder eine Nummer der Liste noch ein Zug. ? hilft.
cli-no-number = Die Liste hat die Nummern 1 bis { $count }.
cli-may = Dieser Zug ist erlaubt.
cli-why-usage = Sag, welcher Zug: why claim 1.2
cli-nothing-to-undo = Es gibt keinen Zug von dir, den man zurücknehmen könnte.
cli-undone = Zurückgenommen.
cli-no-log = Noch ist nichts geschehen.
cli-saved = Das Spiel ist in { $file } gespeichert. Ansehen: duomo replay { $file }
cli-save-usage = Sag, wohin: save DATEI
cli-goodbye = Hier endet das Spiel.
cli-offer-save = Speichern? Gib einen Dateinamen ein, oder Enter, um ohne Speichern zu gehen:
cli-help-title = Was du eingeben kannst
cli-help-number = die Nummer eines Zuges in der Liste
cli-help-notation = einen Zug in Notation, etwa „die white +1“ oder „claim 2.1“ (docs/notation.md)
cli-help-enter = die übliche Antwort, wo eine angezeigt wird
cli-help-why = warum ein Zug jetzt nicht geht, mit der Regel
cli-help-board = noch einmal den ganzen Tisch
cli-help-moves = noch einmal die Liste der Züge
cli-help-log = was geschehen ist
cli-help-undo = deinen letzten Zug zurücknehmen, mit allem, was folgte
cli-help-save = das Spiel speichern
cli-help-quit = aufhören
cli-help-auto = Rubel und Punkte ohne Frage nehmen: an oder aus
cli-auto-on = Rubel und Punkte werden ohne Frage genommen.
cli-auto-off = Du wirst bei jedem Gewinn gefragt.
cli-any-moment = Jetzt auch möglich:
cli-meanwhile = Seit deinem letzten Zug:

## Die Rote Kathedrale auf dem Tisch

cli-rc-market = MARKT (Würfel ziehen von 1 bis 8 und weiter zu 1)
cli-rc-cathedral = KATHEDRALE
cli-rc-legend = ₽ Rubel · + Baupunkte · ▣ Werkstattplättchen · ■ verdeckt · ◆ was der Bereich dieses Würfels zeigt · ▲▼ influence upper, lower · 1× einmal, ∞ beliebig oft
cli-rc-inventory = Bestand { $used }/{ $room }: { $things }
cli-rc-sections = { $finished ->
        [one] 1 Bauabschnitt
       *[other] { $finished } Bauabschnitte
    } · { $banners } Banner
cli-rc-ornaments = Verzierungen: { $things }
cli-rc-workshop = Werkstatt: { $slots }
cli-rc-banner = Banner
scored-rc-track = Ruhmespunkte auf der Leiste
scored-rc-leftovers = Übriges Baumaterial und Rubel
scored-rc-tower = Turm { $tower }, Wert { $value } (Präsenz)
scored-rc-sections = fertige Bauabschnitte
scored-rc-ornaments = angebrachte Verzierungen

## Andere Befehle

cli-games-players = { $counts } Spieler
cli-games-use = Gewählt wird mit --option name=wert, zum Beispiel: duomo play red-cathedral --option workshops=advanced
cli-choices = { $choices }: { $about }
cli-default = Vorgabe
cli-components-fine = { $file } ist in Ordnung: { $rows ->
        [one] 1 Zeile weicht
       *[other] { $rows } Zeilen weichen
    } vom mitgelieferten Satz ab; Name { $name }, Prüfsumme { $hash }.
cli-components-source = { $source ->
        [rulebook] steht in einer Spielregel
        [inferred] folgt aus den Spielregeln
        [reconstructed] rekonstruiert: spielbar und ausgewogen, aber nicht der gedruckte Wert
       *[other] aus dem Exemplar eines Spielers
    } ({ $count ->
            [one] 1 Zeile
           *[other] { $count } Zeilen
        })
cli-replay-fine = { $moves ->
        [one] 1 Zug geprüft: Er folgt
       *[other] { $moves } Züge geprüft: Alle folgen
    } den Regeln.
cli-replay-help = Enter: nächster Zug · back: zurück · eine Zahl: die Stellung nach so vielen Zügen · board: der Tisch · quit: Ende
cli-replay-unfinished = Hier endet die Aufzeichnung; das Spiel ist nicht zu Ende.

cli-dice-bad-proof = { $file } ist kein Beweis für Würfel.
cli-dice-other-secret = Das Geheimnis ist nicht das, das vor der Partie versprochen wurde.
cli-dice-wrong = Wurf oder Karte { $number } folgt nicht aus dem Geheimnis.
cli-dice-right =
    { $count ->
        [one] Ein Wurf oder eine Karte wurde geprüft: folgt aus dem Geheimnis.
       *[other] { $count } Würfe und Karten wurden geprüft: Alle folgen aus dem Geheimnis.
    }
