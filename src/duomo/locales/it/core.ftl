# Parole che non appartengono a nessun gioco.

nature = il caso
refusal-no-such-move = «{ $move }» non è una mossa di questo gioco; scrivi ? per avere aiuto.
refusal-game-over = La partita è finita.
rule-place = { $rule }, vedi { $place }
