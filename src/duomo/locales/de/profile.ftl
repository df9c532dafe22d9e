# Was ein Profil neben Wertungen sagt.

web-mistakes = Fehler pro Partie
web-mistakes-none = Analysiere eine Partie nach ihrem Ende: was sich darin fand, steht dann hier.
web-mistakes-one = { $date }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
web-openings = Liebste Eröffnungen
web-opening-first = Erste Entscheidung
web-opening-place = Erster Ort auf dem Plan
web-opening-won = { $won } von { $games } gewonnen
