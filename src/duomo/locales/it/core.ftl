# Parole che non appartengono a nessun gioco.

language-name = Italiano
nature = il caso
party-any = { $party }
list-or = { $others } o { $last }
decision-any = Scegli una mossa.
move-any = { $move }
refusal-no-such-move = «{ $move }» non è una mossa di { $game }; docs/notation.md le elenca.
refusal-game-over = La partita è finita.
told-with-rule = { $why } ({ $rule })
rule-alone = { $rule }
rule-place = { $rule }, vedi docs/rules/it/{ $page }
