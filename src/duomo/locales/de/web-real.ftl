# Neben einem echten Tisch: die Punkte und das Tagebuch.

web-nav-real = Am Tisch
web-real-about = Die Schachtel auf dem Tisch, diese Seite daneben. Was du eingibst, bleibt auf diesem Gerät.
web-real-offline = Diese Seite geht auch ohne Netz: Alles davon ist in diesem Browser aufgehoben.
web-real-offline-soon = Diese Seite wird in diesem Browser für Zeiten ohne Netz aufgehoben …
web-real-count = Punkte zählen
web-real-count-about = Tippe an, wer wo steht; jede Zeile kommt mit ihrer Regel.
web-real-log-book = Spieletagebuch
web-real-log-about = Abende am Tisch: wer gespielt und wer gewonnen hat, mit Fotos.
web-real-back = Zurück
web-real-so-far = Punkte bisher
web-real-parts = Teile der Zählung
web-real-part-track = Leiste
web-real-part-goods = Güter
web-real-part-crews = Trupp
web-real-part-contracts = Verträge
web-real-done = eingegeben
web-real-next = Weiter
web-real-count-result = Ergebnis
web-real-count-again = Andere Partie zählen
web-real-nothing-to-undo = Es ist noch nichts eingegeben.
web-real-tower = Turm { $tower }
web-real-tower-sum = 2 × { $finished } + { $ornaments } =
web-real-middle = Mitte { $number }
web-real-who-played = Wer hat gespielt?
web-real-players = Spieler
web-real-players-count =
    { $players ->
        [one] 1, mit Ivan
       *[other] { $players }
    }
web-real-name-of = Name von { $colour }
web-real-with = mit
web-real-without = ohne
web-real-guild = Gilde
web-real-no-guild = keine
web-real-boards = Werkstatttableaus
web-real-board-standard = Standard
web-real-board-advanced = fortgeschritten
web-real-blueprints = Baupläne
web-real-blueprints-base = des Grundspiels
web-real-blueprints-all = alle
web-real-which-blueprint = Tippe den Bauplan an, den ihr gebaut habt.
web-real-blueprint = Türme aus { $heights } Abschnitten
web-real-where-marker = Wo steht der Marker von { $who }?
web-real-track-about = Tippe das Feld an. Zurück auf das Prestigefeld geht er von selbst.
web-real-lap = Runde { $lap }
web-real-how-many-materials = Wie viele Baustoffe hat { $who } übrig?
web-real-ivan-materials = Wie viele Baustoffe liegen auf den zwei Karten von { $who }?
web-real-goods-about = Je fünf Baustoffe und Rubel bringen ein Prestige.
web-real-materials = Baustoffe
web-real-rubles = Rubel
web-real-how-many-rubles = Und wie viele Rubel?
web-real-fewer = Weniger
web-real-more = Mehr
web-real-so-many =
    { $count ->
        [one] { $count } Baustoff
       *[other] { $count } Baustoffe
    }
web-real-crews-about = Genehmigungen, und die Werkzeuge auf den Rückseiten eingesetzter Spezialisten.
web-real-permits = Genehmigungen
web-real-tools = Werkzeuge
web-real-no-tools = Keine Werkzeuge
web-real-contracts-about = Welche Verträge hat jeder auf der Hand? Sie zahlen vor allem anderen.
web-real-open-tiles = Offene Werkstattplättchen
web-real-lost-ornaments = Verlorener oder abgelegter Schmuck
web-real-banner = Banner
web-real-banner-of = Banner von { $who }
web-real-ornament-of = Schmuck von { $who }
web-real-nobody = Niemand hat ihn fertig
web-real-no-ornament = Kein Schmuck
web-real-unfinished = nicht fertig
web-real-presence =
    { $count ->
        [one] einmal da
       *[other] { $count }-mal da
    }
web-real-not-there = nicht da
web-real-most = { $who } hat die Mehrheit und bekommt alle { $worth }.
web-real-tie = { $count } sind gleichauf: { $places }, geteilt, ergibt je { $each }.
web-real-tie-of-two = Gleichstand: Niemand bekommt etwas.
web-real-wins = { $who } gewinnt.
web-real-shared = { $who } teilen sich den Sieg.
web-real-drawn = Unentschieden.
web-real-nobody-six = Noch niemand hat sechs Abschnitte fertig; ist alles eingegeben?
web-real-line = Zeile
web-real-date = Datum
web-real-note = Notiz
web-real-photo = Foto vom Tisch
web-real-add-photo = Foto
web-real-share-picture = Als Bild teilen
web-real-evening = Ein Abend am Tisch, { $date }
web-real-keep = Ins Tagebuch
web-real-kept = Eingetragen
web-real-to-log-book = Zum Tagebuch
web-real-storage-refused = Dieser Browser behält nichts oder hat keinen Platz mehr. Exportiere, was bleiben soll.
web-real-import = Importieren
web-real-export = Exportieren
web-real-taken-in =
    { $count ->
        [one] { $count } Abend war neu.
       *[other] { $count } Abende waren neu.
    }
web-real-no-log-book = Diese Datei ist kein Spieletagebuch.
web-real-log-empty = Noch kein Abend. Zähle eine Partie und trage sie ein.
web-real-name = Name
web-real-games = Partien
web-real-won = Gewonnen
web-real-average = Schnitt
web-real-best = Bestes
web-real-forget = Diesen Abend entfernen
web-real-king = Feld des Königs
web-real-pile-empty = Stapel leer
web-real-points-before = Punkte vorher
web-real-tap-cell = Tippe einen Platz der Kathedrale an, dann, was dort steht.
web-real-cathedral = Die Kathedrale
web-real-cell = Platz { $cell }
web-real-vault = Gewölbe
web-real-clear = Nichts dort
web-real-builder-of = Baumeister von { $who }
web-real-zone = Zone
web-real-zone-line = { $size } um { $cell }
web-real-total = Punkte danach
web-real-more-rows = Eine Reihe mehr
web-real-add-points = Dazuzählen, zur nächsten Wertung
