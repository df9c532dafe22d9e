# What the page itself says, beside every game and on every screen. Keys begin with web-.

## Names and navigation

web-game-red-cathedral = Die Rote Kathedrale
web-game-basilica = Basilica
web-nav = Hauptmenü
web-nav-play = Spielen
web-nav-games = Partien
web-nav-finished = Beendete Partien
web-nav-replay = Partie nachspielen
web-nav-rules = Regeln
web-nav-components = Spielmaterial
web-nav-about = Über Duomo
web-title = { $page } · Duomo
web-language = Sprache
web-independent = Ein unabhängiges, quelloffenes Projekt ohne Verbindung zu den Verlagen dieser Spiele. Alle Bilder sind eigene.
web-close = Schließen
web-cancel = Abbrechen
web-copy = Kopieren
web-copied = Kopiert
web-you = Du
web-name-shared = { $name } ({ $party })
web-rule = Regel { $rule }
web-rule-whole = Regelheft öffnen
web-rule-opening = Das Regelheft wird geöffnet …
web-on = An
web-off = Aus

## The frame of a table

web-this-turn = Dieser Zug
web-turn-buttons = Dein Zug
web-boards = Spielpläne
web-pocket = Was du hast
web-points-there = Dort ist etwas anzusehen
web-targets = hier { $count } { $count ->
        [one] Ziel
       *[other] Ziele
    }
web-plain-position = Der Tisch
web-log = Protokoll
web-log-undo = Ein Zug wurde zurückgenommen.
web-closing-end = Zug beenden
web-closing-leave = Markt verlassen
web-closing-done = Fertig
web-closing-pass = Passen
web-end-not-yet = Noch nicht: Entscheide zuerst, wonach der Satz fragt.
web-undo = Zurück
web-undo-ask = Um Zurücknehmen bitten
web-undo-asks = Seither wurden Würfel oder Karten aufgedeckt; die anderen werden gefragt.
web-undo-never = In dieser Partie kann nichts zurückgenommen werden.
web-undo-nothing = Es gibt nichts zurückzunehmen.
web-restart = Zug neu beginnen
web-waits-for = { $name } überlegt.
web-waits-for-away = { $name } ist gerade nicht da; die Partie wartet.
web-waits-for-friend = Dieser Platz wartet noch auf jemanden.
web-game-over = Die Partie ist zu Ende.
web-show-score = Wertung zeigen
web-watching = Du schaust zu
web-offline = Verbindung verloren. Neuer Versuch …
web-opening = Der Tisch wird gedeckt …
web-tab = { $game } · Duomo
web-tab-yours = ● Du bist am Zug · { $game } · Duomo
web-late = Bevor dein Zug ankam, ist etwas geschehen; schau noch einmal hin und entscheide dann.
web-why-possible = Das ist gerade möglich.
web-replay-only = Das ist eine Aufzeichnung: Hier lässt sich nichts spielen.
web-server-unreachable = Der Server ist nicht erreichbar. Läuft er?
web-server-trouble = Das konnte der Server nicht tun.

## Questions and menus of a table

web-undo-question = Darf das zurückgenommen werden?
web-undo-question-about = { $name } möchte einen Zug zurücknehmen, obwohl seither Würfel oder Karten aufgedeckt wurden.
web-undo-agree = Zustimmen
web-undo-refuse = Ablehnen
web-undo-refused = { $name } stimmt dem Zurücknehmen nicht zu.
web-waiting-title = { $seats ->
        [one] Ein Platz ist frei
       *[other] { $seats } Plätze sind frei
    }
web-waiting-about = Schick jedem einen dieser Links. Wer ihn zuerst öffnet, hat den Platz; du kannst inzwischen anfangen.
web-new-link = Link erzeugen
web-hint = Ein Tipp
web-hint-thinking = Denkt nach …
web-hint-play = So spielen
web-menu = Menü
web-theme = Licht
web-theme-system = Wie das System
web-theme-day = Tag
web-theme-candle = Kerze
web-theme-to-day = Zu Tageslicht wechseln
web-theme-to-candle = Zu Kerzenlicht wechseln
web-motion = Bewegung
web-motion-system = Wie das System
web-motion-full = An
web-motion-off = Aus
web-sound = Ton
web-obvious = Selbstverständliches von selbst spielen
web-obvious-about = Wo niemand etwas anderes täte.
web-confirm = Die letzte Wahl eines Zugs bestätigen
web-confirm-about = Sie wartet auf „Zug beenden“, wo der Zug sonst sofort weiterginge.
web-share = Zum Zuschauen
web-share-about = Wer diesen Link öffnet, darf zuschauen.
web-leave = Tisch verlassen
web-all-moves = Alle Züge
web-no-moves = Du hast gerade nichts zu entscheiden.
web-moves-beside = Jederzeit möglich
web-keys = Tasten
web-key-next = zum nächsten Wählbaren
web-key-undo = zurücknehmen
web-key-restart = Zug neu beginnen
web-key-end = Zug beenden
web-key-moves = Liste aller Züge
web-key-hint = um einen Tipp bitten
web-key-log = zum Protokoll
web-key-help = diese Liste
web-key-tab = alles durchgehen, wählen
web-key-escape = schließen; Gewähltes loslassen
