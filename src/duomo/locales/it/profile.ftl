# Ciò che un profilo dice oltre ai punteggi.

web-mistakes = Errori per partita
web-mistakes-none = Analizza una partita finita: ciò che vi si trova appare qui.
web-mistakes-one = { $date }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
web-openings = Aperture preferite
web-opening-first = Prima decisione
web-opening-place = Primo posto sul tabellone
web-opening-won = vinte { $won } su { $games }
