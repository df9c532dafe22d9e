# Palabras que no pertenecen a ningún juego.

language-name = Español
nature = el azar
party-any = { $party }
list-or = { $others } o { $last }
decision-any = Elige una jugada.
move-any = { $move }
refusal-no-such-move = «{ $move }» no es una jugada de { $game }; docs/notation.md las enumera.
refusal-game-over = La partida ha terminado.
told-with-rule = { $why } ({ $rule })
rule-alone = { $rule }
rule-place = { $rule }, véase docs/rules/es/{ $page }
