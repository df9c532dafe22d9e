# Words that belong to no game.

nature = nature
refusal-no-such-move = “{ $move }” is no move of this game; type ? for help.
refusal-game-over = The game is over.
rule-place = { $rule }, see { $place }
