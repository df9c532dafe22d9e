# Des mots qui n’appartiennent à aucun jeu.

nature = le hasard
refusal-no-such-move = « { $move } » n’est pas un coup de ce jeu ; tapez ? pour obtenir de l’aide.
refusal-game-over = La partie est terminée.
rule-place = { $rule }, voir { $place }
