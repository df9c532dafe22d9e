# Was jemand von einem Server verlangen darf, den auch andere benutzen, und was kein Text, kein Name, keine Datei ist.

## Grenzen

server-busy = Der Server hat gerade zu viel zu tun; versuche es gleich noch einmal.
server-too-much-work = Das dauert länger, als der Server dafür aufwenden darf.
server-hint-asked = Über deinen Tipp wird schon nachgedacht.
server-analyses-waiting = Mehrere deiner Partien warten schon auf ihre Analyse; warte erst diese ab.

## Namen und Texte

server-bad-name = Ein Name besteht aus sichtbaren Zeichen: ohne Steuerzeichen und ohne solche, die die Schreibrichtung ändern.
server-not-storable = Darin sind Zeichen, die sich nicht speichern lassen.
server-unreadable-table = Der Server kann diesen Tisch nicht öffnen; den Grund findet der Betreiber im Protokoll.

## Dateien

refusal-toml-large = Sie ist zu groß: { $size } Zeichen, höchstens { $most } sind erlaubt
refusal-toml-entries = Sie hat mehr als { $most } Einträge
refusal-toml-deep = Zeile { $line }: ein Eintrag liegt tiefer als { $most } Ebenen
refusal-toml-number = Zeile { $line }: die Zahl ist zu lang

## Die Seite

web-waiting-place =
    { $place ->
        [one] Vorher wird noch eine Frage von anderen bedacht …
       *[other] Vorher werden noch { $place } Fragen von anderen bedacht …
    }
web-tables-unreadable =
    { $count ->
        [one] Einen deiner Tische kann der Server nicht öffnen.
       *[other] { $count } deiner Tische kann der Server nicht öffnen.
    }
