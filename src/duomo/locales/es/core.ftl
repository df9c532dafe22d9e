# Palabras que no pertenecen a ningún juego.

nature = el azar
refusal-no-such-move = «{ $move }» no es una jugada de este juego; escribe ? para ver la ayuda.
refusal-game-over = La partida ha terminado.
rule-place = { $rule }, véase { $place }
