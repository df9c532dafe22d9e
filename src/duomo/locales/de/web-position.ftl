# Stellungen, Partien und Exemplare vom echten Tisch.

web-position = Stellung aufbauen
web-position-about = Bring jede Lage vom Tisch auf die Seite: untersuchen, teilen.
web-position-copy = Als Text kopieren
web-position-text-copied = Der Text ist kopiert.
web-position-text-marked = Der Text ist unten markiert: Kopiere ihn mit der Tastatur.
web-position-share = Link
web-position-link-copied = Der Link ist kopiert; er enthält die ganze Stellung.
web-position-link-above = Der Link steht in der Adresszeile; er enthält die ganze Stellung.
web-position-study = Weiterspielen und analysieren
web-position-not-yet = Erst die Probleme lösen.
web-position-start = Ausgehen von
web-position-problems = Probleme
web-position-problems-count =
    { $count ->
        [0] Kein Problem
        [one] 1 Problem
       *[other] { $count } Probleme
    }
web-position-text = Die Stellung als Text
web-position-read = Diesen Text lesen
web-position-pieces = Teile
web-position-palette = Nimm ein Teil, dann tippe seinen Platz an
web-position-finish = Fertig
web-position-erase = Leeren
web-position-to-move = { $who } ist am Zug
web-position-from-here = Diese Stellung bearbeiten
web-position-start-here = Aufbauen
web-position-ba-tile = { $vault }, { $order }
web-position-ba-rest = Plättchen, die nirgends liegen
web-position-ba-rest-is =
    { $rest ->
        [discards] in der Ablage
       *[pile] im Stapel
    }
web-position-ba-reshuffled = Die Ablage ist der Stapel geworden
web-position-turns = Begonnene Züge
web-position-remark = Anmerkung
web-position-decisions = Was gerade entschieden wird
web-position-decision-moves = (dafür werden Teile bewegt)
web-position-pending = Was zu entscheiden ist
web-position-pending-about = Eine Entscheidung je Zeile, wie im Text; die letzte wird zuerst entschieden. Leer: Ein Zug beginnt.
web-position-parts = Teile des Tisches
web-position-cards = Karten der vier Viertel
web-position-part =
    { $part ->
        [below] Personen
       *[board] Kathedrale
    }
web-position-over = Das Spiel ist zu Ende
web-position-starter = Startperson
web-position-ender = Zuerst sechs Bauabschnitte fertig
web-position-traded = Tausch in diesem Zug
web-position-traded-is =
    { $traded ->
        [yes] gemacht
        [over] nicht mehr möglich
       *[no] noch nicht
    }
web-position-rerolled = Neuwurf in diesem Zug genutzt
web-position-inventory-spaces = Felder eines Lagers
web-position-used = In diesem Zug genutzte Einflussaktionen
web-position-action =
    { $half ->
        [upper] Karte { $quadrant }, oben
       *[lower] Karte { $quadrant }, unten
    }
web-position-track = Felder der Prestigepunkte 1 bis 40, wenn deine Leiste anders ist
web-position-final = Prestige am Ende, wenn die Partie vorbei ist
web-position-city = Stadt an Turm { $tower }
web-position-specialist-space = Spezialist, Feld { $space }
web-position-removed = Spezialisten aus dem Spiel
web-position-permits = Passierscheine
web-position-discarded = { $what }, abgeworfen
web-position-specialist = Spezialist
web-position-tools = Verdeckte Spezialisten
web-position-add = Hinzufügen: { $what }
web-position-ivan-card = Karte { $place } seiner Reihe
web-position-ivan-tile = Plättchen auf Karte { $place }
web-position-face-down = Verdeckte Plättchen, von links
web-position-ivan-marker = Turm des letzten Banners
web-position-ivan-pile = Baumaterial auf die Karte { rc-solo-card } legen
web-position-foreman = Turm des Poliers
web-position-hand = Aufträge von { $who }
web-position-drawn = Gezogene Aufträge zur Wahl
web-position-under = Unter dem Stapel, { $number }
web-position-put-under = Aufträge unter den Stapel legen
web-position-discards = Gezogene Bauabschnittskarten
web-position-offer = Angebotene Strebepfeiler
web-position-buttresses = Strebepfeiler von { $who }
web-position-buttress-used = Einer wurde in diesem Zug genutzt
web-position-diamonds = Diamanten auf { $section }, als
web-position-own-goods = ein Plättchen, das du beschreibst: Waren
web-position-own-die = ein Plättchen, das du beschreibst: ein Würfel
web-position-gives = Gibt
web-position-three-plus = Nur ab drei Personen
web-position-slot-down = Verdeckt
web-position-slot-price = Preis des Platzes
web-position-holds = Enthält
web-position-space-tile = Plättchen auf Feld { $space }
web-position-described = von dir beschrieben
web-position-resource = Ressource
web-position-amount = Menge
web-position-needs = Braucht noch
web-position-tower-more = Ein Turm mehr
web-position-tower-fewer = Diesen Turm wegnehmen
web-position-colour = Farbe
web-position-seat-more = Eine Person mehr
web-position-seat-fewer = Diese Person wegnehmen
web-position-table-full = Es spielen höchstens vier.
web-position-table-empty = Jemand muss spielen.
web-position-under-by = Unter dem Stapel, { $number }, bekannt bei
web-position-waits = Ein Plättchen, das du beschreibst und das auf seinen Platz wartet
web-position-free = Der Platz ist umsonst
web-position-reserve = Vorrat
web-position-ba-cell = Feld { $cell }
web-position-ba-back = Auf der Rückseite
web-position-ba-unknown = nicht bekannt
web-position-ba-deal = Die Auslage wird gezogen
web-position-ba-discarded-orders = Ausgeführte Aufträge im Ablagestapel
web-position-ba-discarded-vaults = Gewölbe im Ablagestapel
web-position-ba-crowns = Was seit dem Mischen über Kronen bekannt ist
web-position-ba-earlier = Plättchen von Auftragsplatz { $place } damals
web-position-ba-lying = liegt noch dort
web-position-ba-weights = Gewichte der acht Fälle
web-position-ba-set = Plättchen der Schachtel
web-position-ba-own-set = Mein Exemplar hat andere Plättchen
web-position-ba-default-set = Die Plättchen, die zum Spiel gehören
web-position-ba-tiles-of = Plättchen: { $tile }
web-position-ba-crowns-of = Mit Krone: { $tile }
web-position-holds-is =
    { $holds ->
        [banner] ein Banner
       *[nothing] nichts
    }

web-game-from-table = Partie mitschreiben
web-game-from-table-about = Zug um Zug, mit deinen Würfeln; danach Wiederholung und Analyse.
web-game-which = Welches Spiel?
web-game-about = Zuerst der Aufbau: Tippe an, was gezogen wurde. Eine laufende Partie beginnt besser mit einer Stellung.
web-real-game-over = Die Partie ist zu Ende: { $scores }
web-game-nature = Was zeigten Würfel oder Karten?
web-game-find = Zug suchen
web-game-replay = Ansehen und analysieren

web-own-copy = Dein Exemplar
web-copy-about = Gib ein, was darauf gedruckt ist. Die Werte bleiben in diesem Browser.
web-copy-progress = { $done } von { $all }
web-copy-compare = Vergleichen
web-copy-compared = { $same } gleich, { $apart } verschieden, { $fresh } neu
web-copy-take = Übernehmen
web-copy-taken-in =
    { $count ->
        [one] { $count } Zeile wurde gelesen.
       *[other] { $count } Zeilen wurden gelesen.
    }
web-copy-tables = Arten von Spielmaterial
web-copy-all = Alle dieser Art
web-copy-yours = deins
web-copy-before = Vorher:
web-copy-take-back = Zurücknehmen
web-copy-matches = Es stimmt
web-copy-keep = Behalten, weiter
web-copy-problems =
    { $count ->
        [one] { $count } Wert ist unmöglich.
       *[other] { $count } Werte sind unmöglich.
    }
web-copy-fine = Alles ist möglich: { $changed } Zeilen weichen vom mitgelieferten Satz ab ({ $hash }).
web-copy-field =
    { $field ->
        [kind] Art
        [cost] Kosten
        [recognition] Baupunkte
        [rubles] Rubel
        [resource] Rohstoff
        [amount] Anzahl
        [gives] Gewinn
        [die] Würfel
        [three_plus] 3+-Zeichen
        [group] Gruppe
        [guild] Gilde
        [upper] Obere Aktion
        [lower] Untere Aktion
        [action] Aktion
        [mark] Zeichen
        [shown] Gezeigte Baumaterialien
        [players] Spieler
        [heights] Höhen
        [prestige] Prestige
        [space] Feld
        [board] Tableau
        [slot] Platz
        [price] Preis
        [holds] Trägt
        [effect] Wirkung
        [tool] Werkzeug
        [material] Baumaterial
        [name] Name
        [place] Stelle
        [materials_of_choice] Baumaterialien nach Wahl
        [replaces] Ersetzt
        [card] Karte
        [needs_module] Braucht die Anwerber
        [task] Aufgabe
        [prestige_for_two] Prestige zu zweit
        [sells] Verkauft
        [colours] Farben
        [order] Befehl
        [crown] Krone
       *[other] { $field }
    }
web-copy-said = { web-copy-field }: { $value }
web-copy-nothing-there = Nichts da: etwas geben
web-copy-take-off = Es gibt keines
web-copy-agree = Ich bin einverstanden, mit diesen Werten zu spielen
web-copy-agree-first = Stimme zuerst den Werten dieses Tisches zu.
