# Pages that are not a table: home, new table, joining, records, rules, components, about.

## Home

web-title-home = Duomo: gemeinsam Kathedralen bauen
web-about-red-cathedral = Zieht um die Wette Türme hoch, vom Gerüst bis zur bemalten Kuppel. Nutze die Würfel des Markts, schmücke, und sei dort vertreten, wo es zählt.
web-about-basilica = Zwei Baumeister, ein Kirchenschiff. Setze bemalte Gewölbe, stelle Bauleute auf, und habe die Mehrheit, wenn der König eintritt.
web-players-red-cathedral = 1 bis 4 Personen
web-players-any = { $counts } Spieler
web-players-basilica = 2 Personen
web-solo-and-module = allein, Anwerber
web-play-now = Sofort spielen
web-play-now-game = Sofort spielen: { $game }, gegen einen Bot
web-new-table = Neuer Tisch
web-new-table-game = Neuer Tisch für { $game }
web-continue = Weiterspielen
web-begin = Oder anders anfangen
web-all-tables = Alle Tische
web-running = Laufende Partien
web-none-yet = Noch keine.
web-card-with = mit { $others }
web-card-alone = allein
web-card-your-turn = Du bist dran
web-card-waiting = wartet
web-card-over = beendet
web-card-won = gewonnen
web-seat-open = freier Platz

## New table

web-game = Spiel
web-seats = Plätze
web-solo-hint = wer allein sitzt, trifft auf Iwan
web-solo-ivan = du sitzt allein: Iwan baut gegen dich
web-seat-number = Wer auf Platz { $number } sitzt
web-seat-name = Name auf Platz { $number }
web-seat-remove = Platz { $number } entfernen
web-seat-add = Noch jemand
web-seat-me = Ich
web-seat-screen = Hier am Bildschirm
web-seat-friend = Per Link
web-seat-friend-long = Jemand per Link
web-seat-friend-about = den Link bekommst du, wenn der Tisch offen ist; wer ihn zuerst öffnet, hat den Platz
web-seat-bot = Bot
web-seat-bot-level = Bot: { $level }
web-level = Stärke des Bots
web-your-name = Dein Name
web-a-name = Name
web-options = Optionen
web-options-about = so kann es losgehen; ändere, was du magst
web-option-set = { $option }: { $choice }
web-option-workshops = Werkstatt-Tableau
web-option-workshops-about = Fortgeschritten: Die Verzierungen müssen erst freigelegt werden, und jedes Feld kostet 3 Rubel.
web-choice-workshops-standard = Standard
web-choice-workshops-advanced = Fortgeschritten
web-option-optional_actions = Rubel und Neuwurf
web-option-optional_actions-about = Beides in einem Zug, oder nur das eine oder das andere.
web-choice-optional_actions-both = Beides
web-choice-optional_actions-either = Eines
web-option-ruble_trade = Ruhmespunkte für Rubel
web-option-ruble_trade-about = Ruhmespunkte hergeben: jederzeit im eigenen Zug oder alle unmittelbar nacheinander.
web-choice-ruble_trade-any_time = Jederzeit
web-choice-ruble_trade-one_moment = Auf einmal
web-option-start_player = Wer anfängt
web-option-start_player-about = Ausgelost oder bestimmt.
web-choice-start_player-random = Los
web-option-blueprints = Baupläne
web-option-blueprints-about = Die Pläne der Türme: die des Grundspiels, die weiteren oder alle.
web-choice-blueprints-base = Grundspiel
web-choice-blueprints-extra = Weitere
web-choice-blueprints-all = Alle
web-option-contractors = Anwerber
web-option-contractors-about = Eine Region mit sechs Städten, Passierscheine, Spezialisten und das Anwerben als vierte Aktion.
web-choice-contractors-off = Aus
web-choice-contractors-on = An
web-option-guild = Neue Gilde
web-option-guild-about = Eine Karte einer neuen Gilde liegt am Markt statt der des Klerus.
web-choice-guild-none = Keine
web-option-guild_card = Karte der Gilde
web-option-guild_card-about = Welche ihrer drei Karten am Markt liegt.
web-choice-guild_card-random = Los
web-option-ivan_market = Iwan am Markt
web-option-ivan_market-about = Nur wenn jemand allein spielt: Baupunkte für jeden Würfel oder einmal.
web-choice-ivan_market-per_die = Je Würfel
web-choice-ivan_market-single = Einmal
web-option-paid_recruit = Bezahltes Anwerben
web-option-paid_recruit-about = Wo die Figur nach bezahltem Anwerben stehen darf: neben irgendeiner Figur oder nur neben einer der zahlenden Seite.
web-choice-paid_recruit-any = Irgendeine
web-choice-paid_recruit-own = Eigene
web-sum-players = { $players ->
        [one] Eine Person
        [2] Zu zweit
        [3] Zu dritt
       *[other] Zu viert
    }.
web-sum-ready = Der Tisch ist sofort bereit.
web-sum-friends = Der Tisch ist sofort bereit; { $friends ->
        [one] wer eingeladen ist, darf
       *[other] die Eingeladenen dürfen
    } später kommen.
web-sum-settle = { $problems ->
        [one] Noch eins ist zu klären
       *[other] Noch { $problems } Dinge sind zu klären
    }
web-open-table = Tisch eröffnen

## Joining and records

web-join = Mitspielen
web-join-by-link = Mit Link beitreten
web-join-paste = Füge den Link ein, den du bekommen hast.
web-join-wrong = Das ist kein Link zu einem Platz oder Tisch.
web-join-go = Dorthin
web-join-title = Du bist eingeladen: { $game }
web-join-seat = Dein Platz: { $party }.
web-join-taken = { $name } hat diesen Platz schon. Eine Einladung gilt einmal; bitte den Gastgeber um eine neue.
web-join-take = Platz nehmen
web-join-watch = Nur zuschauen
web-upload-about = Öffne eine Aufzeichnung, die hier heruntergeladen oder vom Programm geschrieben wurde, und geh die Partie Schritt für Schritt durch.
web-upload-file = Wähle eine Datei oder zieh sie hierher
web-upload-paste = Oder füge den Text ein
web-upload-show = Partie zeigen

## Rules and components

web-rules-search = Regeln durchsuchen
web-rules-found = { $count } gefunden
web-rules-none = Nichts gefunden. Versuch ein anderes Wort oder die Nummer einer Regel wie RC-6.
web-rules-all = Alle
web-rules-contents = Inhalt
web-rules-example = Beispiel:
web-rules-see = Siehe auch
web-rules-copy = Link
web-components-about = Mit diesen Werten spielt Duomo. Manche stehen gedruckt, manche folgen daraus, manche mussten erdacht werden, damit das Spiel aufgeht; ein Teil trägt das Zeichen seines schwächsten Werts. Auch mit den Werten deines eigenen Exemplars lässt sich spielen.
web-components-expansions = Mit Erweiterungen
web-components-base = Grundspiel
web-source-rulebook = Regelheft
web-source-inferred = daraus erschlossen
web-source-reconstructed = rekonstruiert: kann vom Druck abweichen
web-part-players = { $players ->
        [one] 1 Person
       *[other] { $players } Personen
    }
web-part-three-plus = ab 3 Personen
web-part-board = { $board ->
        [advanced] fortgeschritten
       *[standard] Standard
    }
web-part-crown = mit Krone
web-part-space = Feld { $space }

## About, and what went wrong

web-about-what = Mit Duomo spielst du Die Rote Kathedrale, mit ihrer Erweiterung und allein gegen Iwan, und Basilica: mit anderen über einen Link, an einem Bildschirm oder gegen Bots. Die Regeln sind Absatz für Absatz durch Tests belegt.
web-about-independent = Duomo ist ein unabhängiges, quelloffenes Projekt. Es steht in keiner Verbindung zu den Verlagen und Autoren dieser Spiele, denen die Namen gehören, und wird von ihnen nicht unterstützt. Wenn dir ein Spiel gefällt, kauf es.
web-about-art = Jedes Bild zeichnet dieses Programm selbst; nichts ist aus den erschienenen Spielen kopiert oder abgepaust. Die Regeln sind in eigenen Worten erzählt.
web-about-components = Wo die gedruckten Werte nicht öffentlich bekannt sind, nimmt Duomo eigene; die Seite zum Spielmaterial sagt von jedem Wert, woher er kommt.
web-about-privacy = Es gibt keine Anmeldung. Durch ein Cookie behält dieser Browser seine Plätze; dein Name ist, was du eingibst. Nichts wird an andere weitergegeben.
web-about-licence = Programm und Bilder stehen unter der MIT-Lizenz, die Schriften Alegreya SC und Source Sans 3 unter der SIL Open Font License.
web-not-found = Hier ist nichts
web-not-found-about = Diese Adresse führt zu keiner Seite: Der Plan wurde nie gebaut.
web-went-wrong = Das hat nicht geklappt
web-try-again = Noch einmal versuchen
web-to-home = Zur Startseite
