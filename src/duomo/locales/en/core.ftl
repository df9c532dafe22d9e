# Words that belong to no game.

language-name = English
nature = nature
party-any = { $party }
list-or = { $others } or { $last }
decision-any = Choose a move.
move-any = { $move }
refusal-no-such-move = “{ $move }” is no move of { $game }; docs/notation.md lists them.
refusal-game-over = The game is over.
told-with-rule = { $why } ({ $rule })
rule-alone = { $rule }
rule-place = { $rule }, see docs/rules/{ $page }
