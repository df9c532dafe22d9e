# Wörter, die zu keinem bestimmten Spiel gehören.

nature = der Zufall
party-any = { $party }
decision-any = Wähle einen Zug.
move-any = { $move }
refusal-no-such-move = „{ $move }“ ist kein Zug dieses Spiels; ? hilft weiter.
refusal-game-over = Das Spiel ist zu Ende.
told-with-rule = { $why } ({ rule-place })
rule-place = { $rule }, siehe { $place }
