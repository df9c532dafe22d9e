# Lo que dice un perfil además de las puntuaciones.

web-mistakes = Errores por partida
web-mistakes-none = Analiza una partida acabada: lo que se encuentre aparece aquí.
web-mistakes-one = { $date }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
web-openings = Aperturas favoritas
web-opening-first = Primera decisión
web-opening-place = Primer lugar del tablero
web-opening-won = ganadas { $won } de { $games }
