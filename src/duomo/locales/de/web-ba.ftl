# Das Spielbrett von Basilica im Browser. Teile (ba-…) kommen aus basilica.ftl und lesen dieselben Variablen.

## Spielteile, wie Vorleseprogramme sie nennen

web-ba-vault = Gewölbe ({ ba-colours })
web-ba-joker = Joker ({ ba-colours })
web-ba-crown = mit Krone
web-ba-glass = Glasfenster
web-ba-scaffold = Gerüst
web-ba-empty = leer
web-ba-builder =
    { $rank ->
        [builder] Baumeister von { ba-side }
       *[other] Baumeister von { ba-side } ({ ba-rank })
    }
web-ba-cell = { $cell }: { $what }
web-ba-may = kann gewählt werden
web-ba-chosen = gewählt
web-ba-held = gewählt, noch nicht bestätigt
web-ba-order-tile = { ba-order }, auf der Rückseite ein Gewölbe ({ ba-colours }). { $about }
web-ba-order-place = Befehlsplatz { $place }: { $what }
web-ba-vault-place = Gewölbeplatz { $place }: { $what }
web-ba-no-tile = kein Plättchen

## Die Befehle in einem Satz

web-ba-order-about-promote = Ein eigener Baumeister bekommt einen Rang.
web-ba-order-about-move = Ein eigener Baumeister geht auf das Gewölbe daneben.
web-ba-order-about-recruit = Ein Baumeister aus dem Vorrat kommt auf ein beliebiges freies Gewölbe.
web-ba-order-about-confound = Nimm einen eigenen Baumeister zurück, dann bewege einen des Gegners.
web-ba-order-about-glass = Ein Fenster über einem eigenen Baumeister: 2 Punkte für die Mehrheit.
web-ba-order-about-scaffold = Zwei Gerüste versperren Felder bis zur nächsten Wertung.
web-ba-order-about-catastrophe = Ein Gewölbe ohne Baumeister stürzt ein.

## Teile des Tisches

web-ba-floor = Kathedrale
web-ba-floor-about = Grundriss der Kathedrale. Die Pfeiltasten führen von Feld zu Feld; die erste Zahl ist die Reihe, die zweite die Spalte.
web-ba-display = Befehle über Gewölben
web-ba-in-pile =
    { $tiles ->
        [one] im Stapel: { ba-order }
       *[other] im Stapel; der nächste Befehl ist { ba-order }
    }
web-ba-pile-empty = Der Stapel ist leer.
web-ba-discarded =
    { $tiles ->
        [one] abgelegt
       *[other] abgelegt
    }
web-ba-discarded-last =
    { $tiles ->
        [one] abgelegt; es kommt nicht zurück
       *[other] abgelegt; sie kommen nicht zurück
    }
web-ba-king = Der König auf Feld { $king } von 30; Wertungen auf 10, 20 und 30
web-ba-players = Spieler
web-ba-action-of = Aktion { $action } von { $actions }
web-ba-points = Punkte:
web-ba-reserve = { $builders } Baumeister im Vorrat
web-ba-tokens =
    { $tokens ->
        [one] { $tokens } Beförderungsmarker
       *[other] { $tokens } Beförderungsmarker
    }
web-ba-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Ränge und Glas

web-ba-legend-rank =
    { $rank ->
        [architect] Architekt
        [mason] Steinmetzmeister
       *[hercules] Herkules
    }
web-ba-legend-architect = verdoppelt die Zone
web-ba-legend-mason = zählt doppelt
web-ba-legend-hercules = entscheidet bei Gleichstand
web-ba-legend-glass-name = Glasfenster
web-ba-legend-glass = 2 mehr für die Mehrheit

## Stand und Wertungen

web-ba-if-scored = Wertung jetzt
web-ba-zone = Zone
web-ba-size = Größe
web-ba-worth = Wert
web-ba-strength = Stärke
web-ba-together = Zusammen
web-ba-total = Insgesamt
web-ba-nobody-stands = Noch steht kein Baumeister in einer Zone.
web-ba-scoring-at = Wertung auf { $king }
web-ba-scoring-last = Die letzte Wertung
web-ba-vaults = { $vaults } Gewölbe

## Schritte eines Zugs

web-ba-step-vault = Gewölbe ({ ba-colours }) auf { $cell }
web-ba-step-builder = Baumeister auf { $cell }
web-ba-step-open = Aktion { $action }
web-ba-step-now = Aktion { $action }: { $what }

## Reiter auf dem Telefon

web-ba-tab-floor = Grundriss
web-ba-tab-standings = Stand
web-ba-tab-log = Protokoll
