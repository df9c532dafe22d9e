# Lo que muestra un enlace compartido: título y frase.

preview-table = { $game }: una mesa
preview-table-about = { $names }. Quien abre el enlace puede mirar.
preview-join = { $game }: te espera un asiento
preview-join-about = Abre el enlace, toma el asiento y juega en el navegador.
preview-replay = { $game }: una partida para ver
preview-replay-about = { $names }. Recorre cada jugada.
preview-moment = { $game }: jugada { $move } de { $moves }
