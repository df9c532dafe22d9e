# Aufzeichnungen, Stellungen, Komponentendateien und andere, mit denen sich nichts anfangen lässt.

refusal-in-english = { $detail }

## Aufzeichnungen

refusal-record-no-rule = { $name }: Zwischen Kopf und Zügen fehlt die Zeile „---“; das ist keine Aufzeichnung oder nur ihr Anfang.
refusal-record-header-unreadable = { $name }: Der Kopf ist nicht lesbar: { $detail }.
refusal-record-no-line = { $name }, Zeile { $line }: „{ $text }“ hat nicht die Form „wer: Zug“.
refusal-record-cut-off = { $name } bricht nach Zeile { $line } ab: Die letzte Zeile „--- end“ fehlt.
refusal-record-after-end = { $name }, Zeile { $line }: Nach „--- end“ folgt noch etwas.
refusal-record-unknown-entry = { $name }: Der Kopf hat einen unbekannten Eintrag „{ $entry }“.
refusal-record-format = { $name }: „duomo_record = { $format }“ fehlt im Kopf, oder die Datei stammt von einer neueren Version.
refusal-record-entry = { $name }: „{ $entry }“ im Kopf muss { $kind ->
        [number] eine ganze Zahl
        [text] ein Text
        [table] eine Tabelle
       *[number-or-text] eine ganze Zahl oder ein Text
    } sein.
refusal-record-wrong-decider = Zeile { $line }: „{ $who }“ zieht, aber die Entscheidung liegt bei „{ $decider }“.
refusal-record-no-move = Zeile { $line }: { $why }
refusal-record-illegal-move = Zeile { $line }: { $move }: { $why }
refusal-record-header-unusable = Der Kopf der Aufzeichnung ist nicht zu gebrauchen: { $why }
refusal-record-other-components = Gespielt wurde mit den Komponenten „{ $played }“ ({ $played-hash }); hier sind „{ $here }“ ({ $here-hash }). Gib die Datei jener Komponenten an.
refusal-record-other-position = Spielerzahl und Optionen sind nicht die der Stellung darin.
refusal-record-not-over = Der Kopf nennt ein Ergebnis, aber nach dem letzten Zug ist das Spiel nicht zu Ende.
refusal-record-other-result = Das Ergebnis im Kopf ist { $given }; die Züge führen zu { $found }.

## Stellungen

refusal-position-wrong = Die Stellung ist nicht zu gebrauchen: { $detail }
refusal-position-not-toml = { $place } ist kein TOML: { $detail }.
refusal-position-format = { $place }: „duomo_position = { $format }“ fehlt, oder die Stellung stammt von einer neueren Version.
refusal-position-no-game = { $place }: „game“ muss das Spiel nennen, wie in game = "red-cathedral".
refusal-position-other-game = Die Stellung ist eine von { $game }, nicht von { $wanted }.
refusal-position-unknown-entry = { $place }: Der Eintrag { $entry } ist unbekannt; es kann geben: { $known }.
refusal-position-value = { $place }: { $value } ist falsch; es muss { $kind ->
        [table] eine Tabelle
        [list] eine Liste
       *[flag] true oder false
    } sein.
refusal-position-too-many = { $place }: { $count } Einträge sind zu viele; es können { $most } sein.
refusal-position-number = { $place }: { $value } ist falsch; es muss eine Zahl von { $least } bis { $most } sein.
refusal-position-word = { $place }: { $value } ist falsch; es kann geben: { $known }.

## Komponenten

refusal-components-wrong = Die Komponenten sind nicht zu gebrauchen: { $detail }

## Dateien

file-cause =
    { $cause ->
        [denied] Der Zugriff ist verweigert
        [no-folder] Es gibt keinen solchen Ordner
        [folder] Das ist ein Ordner
        [file] Dort liegt schon eine Datei dieses Namens
        [full] Der Datenträger ist voll
       *[other] { $detail }
    }
refusal-file-missing = Es gibt keine Datei { $file }.
refusal-file-is-folder = { $file } ist ein Ordner, keine Datei.
refusal-file-not-text = { $file } ist keine Textdatei.
refusal-file-unreadable = { $file } lässt sich nicht lesen: { file-cause }.
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { file-cause }.
refusal-file-other-arena = { $file } enthält eine andere Arena oder keine: Die erste Zeile ist nicht die von dieser.
refusal-file-no-result = { $file }, Zeile { $line }: Das ist kein Ergebnis einer Partie.
refusal-file-other-data-set = { $folder } enthält einen anderen Datensatz: „{ $entry }“ ist dort anders. Wähle einen neuen Ordner.
