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
