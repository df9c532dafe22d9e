# Des mots qui n’appartiennent à aucun jeu.

language-name = Français
nature = le hasard
party-any = { $party }
list-or = { $others } ou { $last }
decision-any = Choisissez un coup.
move-any = { $move }
refusal-no-such-move = « { $move } » n’est pas un coup de { $game } ; docs/notation.md les énumère.
refusal-game-over = La partie est terminée.
told-with-rule = { $why } ({ $rule })
rule-alone = { $rule }
rule-place = { $rule }, voir docs/rules/fr/{ $page }
