# Words that belong to no game.

nature = nature
party-any = { $party }
decision-any = Choose a move.
move-any = { $move }
refusal-no-such-move = “{ $move }” is no move of this game; type ? for help.
refusal-game-over = The game is over.
told-with-rule = { $why } ({ rule-place })
rule-place = { $rule }, see { $place }
