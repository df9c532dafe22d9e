# Wörter, die zu keinem bestimmten Spiel gehören.

nature = der Zufall
refusal-no-such-move = „{ $move }“ ist kein Zug dieses Spiels; ? hilft weiter.
refusal-game-over = Das Spiel ist zu Ende.
rule-place = { $rule }, siehe { $place }
