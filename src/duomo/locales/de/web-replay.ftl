# Eine Aufzeichnung im Browser nachgespielt, und ihre Analyse.

## Die Leiste

web-replay-title = Nachspielen · { $title }
web-replay-sentence = Zug { $turn }: { $what }
web-replay-move-of = Schritt { $number } von { $all }
web-replay-loss = { $kind }: { $loss } Punkte Gewinnanteil

## Bedienung

web-replay-controls = Bedienung
web-replay-back = Einen Schritt zurück
web-replay-forward = Einen Schritt vor
web-replay-turn-back = Einen Zug zurück
web-replay-turn-forward = Einen Zug vor
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next-error = Nächster Fehler
web-replay-link = Link zu diesem Augenblick kopieren
web-replay-copied = Kopiert
web-replay-record = Aufzeichnung herunterladen
web-replay-whole = Den ganzen Tisch zeigen
web-replay-half = Entscheidungen und Verlauf zeigen

## Entscheidungen

web-replay-decisions = Entscheidungen
web-replay-filter = Welche Zeilen gezeigt werden
web-replay-all = Alle
web-replay-errors = Fehler { $errors }
web-replay-luck = Glück
web-replay-turn = Zug { $turn } · { $name }
web-replay-setup = Aufbau
web-replay-chance = Zufall
web-replay-none = Nichts dergleichen.

## Verlauf

web-replay-graph = Gewinnanteile, Zug für Zug
web-replay-timeline = Verlauf der Partie
web-replay-start = Beginn

## Urteile

web-replay-why = Die Entscheidung
web-replay-best = Bester Zug
web-replay-good = Guter Zug
web-replay-inaccuracy = Ungenauigkeit
web-replay-mistake = Fehler
web-replay-blunder = Grober Fehler
web-replay-better = besser
web-replay-played = gespielt
web-replay-points = { $points } Punkte verloren
web-replay-show-after = Stellung nach dem Zug
web-replay-show-before = Stellung vor dem Zug
web-replay-no-judgement = Hier ist nichts beurteilt.

## Glück und Können

web-replay-own = Entscheidungen
web-replay-others = Gegner

## Die Analyse

web-replay-analysis = Analyse
web-replay-analyse = Diese Partie analysieren
web-replay-analyse-about = Jede Entscheidung wird beurteilt, Glück und Können werden getrennt. Es dauert Sekunden bis Minuten.
web-replay-running = Analyse: { $done } von { $of }

## Reiter auf dem Telefon

web-replay-tab-board = Spielbrett
web-replay-tab-moves = Züge
web-replay-tab-graph = Verlauf
