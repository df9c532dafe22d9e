# Wörter, die zu keinem bestimmten Spiel gehören.

language-name = Deutsch
nature = der Zufall
party-any = { $party }
list-or = { $others } oder { $last }
decision-any = Wähle einen Zug.
move-any = { $move }
refusal-no-such-move = „{ $move }“ ist kein Zug von { $game }; docs/notation.md zählt sie auf.
refusal-game-over = Das Spiel ist zu Ende.
told-with-rule = { $why } ({ $rule })
rule-alone = { $rule }
rule-place = { $rule }, siehe docs/rules/de/{ $page }
