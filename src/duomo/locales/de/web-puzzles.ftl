# Die Seiten der Aufgaben und der Herausforderung des Tages.

web-nav-puzzles = Aufgaben
web-puzzles = Aufgaben
web-puzzles-about = Stellungen aus Partien starker Bots. Ein Zug ist klar der beste, und er sieht nicht so aus.
web-puzzle-day = Aufgabe des Tages
web-puzzle-day-about = Für alle dieselbe, bis Mitternacht UTC.
web-puzzle-solve = Lösen
web-puzzle-look-again = Noch einmal ansehen
web-puzzle-found-by = { $part } % haben ihn gefunden
web-puzzle-nobody-yet = Heute hat sie noch niemand versucht
web-puzzle-rating = Aufgabenwertung
web-puzzle-progress = Wie weit du bist
web-puzzle-in-a-row = { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-puzzle-most-in-a-row = bisher höchstens { $days }
web-puzzle-tried = { $count ->
        [one] 1 Aufgabe versucht
       *[other] { $count } Aufgaben versucht
    }
web-puzzle-next = Nächste Aufgabe
web-puzzle-near = Eine Aufgabe nahe deiner Wertung
web-puzzle-solved-of = { $solved } von { $count } gelöst
web-puzzle-level = { $level ->
     [1] leicht
     [2] mittel
     [3] knifflig
     [4] schwer
    *[5] sehr schwer
    }
web-puzzle-players = { $players } Spieler
web-puzzle-expansion = mit Erweiterung
web-puzzle-all-of = Alle Aufgaben: { $game }
web-puzzle-any = Alle Themen
web-puzzle-number = Aufgabe { $id }
web-puzzle-task = Finde den besten Zug für { $name }.
web-puzzle-how = Spiele irgendeinen Zug auf dem Brett. Nimm zurück, so oft du magst; er zählt, wenn du es sagst.
web-puzzle-answer = Das ist meine Antwort
web-puzzle-judging = Wird beurteilt …
web-puzzle-yours = Deiner
web-puzzle-your-answer = Deine Antwort
web-puzzle-best = Bester Zug
web-puzzle-why = Warum
web-puzzle-tempting = Was verlockt
web-puzzle-tempting-loses = verliert { $loss } Punkte Gewinnanteil
web-puzzle-stars-said = { $stars ->
     [0] Nicht der richtige
     [1] Auf dem Weg
     [2] Beinahe
    *[3] So gut wie der beste
    }
web-puzzle-lost = Punkte Gewinnanteil verloren
web-puzzle-best-share = bester
web-puzzle-your-share = deiner
web-puzzle-again = Noch einmal
web-puzzle-show-best = Den besten Zug spielen
web-puzzle-first-counts = Nur die erste Antwort wird gewertet.
web-puzzle-same = auch im besten Zug
web-puzzle-other = nicht im besten Zug
web-puzzle-no-hints = In einer Aufgabe gibt es keine Tipps: spiele einen Zug, dann erfährst du alles.
web-puzzle-tried-it = versucht
web-challenge = Herausforderung des Tages
web-challenge-against = { $game }, { $players ->
        [2] gegen { $level }
       *[other] { $players } am Tisch, gegen { $level }
    }
web-challenge-ivan = { $game }, allein gegen Iwan
web-challenge-about = Für alle dieselbe Auslage. Ein Versuch zählt; nach einem Wurf oder Nachziehen wird nichts zurückgenommen, und es gibt keine Tipps.
web-challenge-take = Annehmen
web-challenge-go-on = Deine Partie fortsetzen
web-challenge-results = Ergebnisse
web-challenge-nobody = Noch ist niemand fertig. Wer zuerst fertig ist, führt.
web-challenge-hidden = Die Partien kann man ansehen, wenn deine zu Ende ist.
web-challenge-watch = Ansehen
web-challenge-watch-of = Die Partie von { $name } ansehen
web-challenge-yours = Deine Partie
web-challenge-best = Beste Partie
web-challenge-place = Platz
web-challenge-name = Name
web-challenge-points = Punkte
web-challenge-lead = Vorsprung
web-challenge-won = gewonnen
web-challenge-lost = verloren
web-challenge-running = { $count ->
        [one] 1 Partie läuft noch
       *[other] { $count } Partien laufen noch
    }
web-challenge-before = Der Tag davor
web-challenge-today = Die heutige Herausforderung
web-challenge-somebody = jemand
web-challenge-closed = Diese Herausforderung ist vorbei.
