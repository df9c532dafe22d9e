# Das Ende einer Partie im Browser: wer gewonnen hat, jede Zeile der Schlusswertung, was nun zu tun ist.

## Der Satz ganz oben

# who: you | other; unit: prestige | points
web-score-wins =
    { $who ->
        [you] { $unit ->
            [prestige] Du gewinnst mit { $points } Prestige.
           *[points] Du gewinnst mit { $points } Punkten.
        }
       *[other] { $unit ->
            [prestige] { $name } gewinnt mit { $points } Prestige.
           *[points] { $name } gewinnt mit { $points } Punkten.
        }
    }
# by: sections | ornaments
web-score-wins-tie =
    { $who ->
        [you] Du gewinnst: { $points } Prestige wie { $rival }, aber { $by ->
            [sections] { $one } fertige Bauabschnitte gegen { $other }.
           *[ornaments] { $one } Verzierungen gegen { $other }.
        }
       *[other] { $name } gewinnt: { $points } Prestige wie { $rival }, aber { $by ->
            [sections] { $one } fertige Bauabschnitte gegen { $other }.
           *[ornaments] { $one } Verzierungen gegen { $other }.
        }
    }
web-score-shared =
    { $unit ->
        [prestige] Geteilter Sieg: { $names }, je { $points } Prestige.
       *[points] Unentschieden: { $names }, je { $points } Punkte.
    }
web-score-none = Die Partie endete ohne Ergebnis.

## Zahlen der Partie

web-score-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
web-score-sections = { $finished } von { $all } Bauabschnitten
web-score-ornaments =
    { $ornaments ->
        [one] { $ornaments } Verzierung
       *[other] { $ornaments } Verzierungen
    }
web-score-minutes =
    { $minutes ->
        [0] keine Minute
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-score-king = König auf { $king }

## Knöpfe

web-score-board = Spielbrett
web-score-replay = Nachspielen
web-score-analyse = Analyse
web-score-record = Aufzeichnung
web-score-rematch = Revanche
web-score-home = Startseite

## Plätze

web-score-podium = Ergebnis
web-score-winner = Sieger
web-score-place = { $place }.
web-score-cathedral = Die Kathedrale

## Zeilen der Wertung

web-score-lines = Zeile für Zeile
web-score-lines-about = Schlusswertung, Zeile für Zeile
web-score-track = Leiste
web-score-track-about = zurück auf ein Prestigefeld
web-score-leftovers = Reste
web-score-leftovers-about = 1 für je 5 Waren und Rubel
web-score-tools = Werkzeuge
web-score-tools-about = Werkzeuge auf den Spezialisten
web-score-contracts-note = Aufträge werden vor der Leiste gewertet: Ihr Ertrag hat die Punktesteine schon vorgerückt. Er steckt in der Zeile „Leiste“; die Zahlen in Klammern kommen nicht noch einmal dazu.
web-score-towers = Türme
web-score-tower = Turm { $tower }
web-score-space = Feld { $space }
web-score-not-there = nicht da
web-score-presence = { $banners } fertig, { $ornaments ->
        [one] { $ornaments } Verzierung
       *[other] { $ornaments } Verzierungen
    }
web-score-prestige = Prestige
web-score-points = Punkte

## Gleichstände

web-score-tie-two = Gleiche Präsenz: zu zweit bekommt niemand etwas.
web-score-tie-many = { $parties } Spieler liegen gleichauf: { $sum }, gleich geteilt und abgerundet: je { $each }.
web-score-equal =
    { $by ->
        [sections] Gleiches Prestige: die fertigen Bauabschnitte entscheiden, { $one } zu { $other }; danach wären es die Verzierungen.
        [ornaments] Gleiches Prestige und gleich viele fertige Bauabschnitte: die Verzierungen entscheiden, { $one } zu { $other }.
       *[shared] Gleiches Prestige, gleich viele fertige Bauabschnitte und Verzierungen: der Sieg wird geteilt.
    }
web-score-tied = gleichauf
web-score-nobody-stood = Kein Baumeister stand in einer Zone.
web-score-draw = Gleich viele Punkte sind ein Unentschieden.
web-score-more-points = Mehr Punkte gewinnen.
