# Continuer à jouer depuis un moment d’une partie revue.

web-study = Étude
web-study-title = Étude : continuer depuis ce moment
web-study-for = Trouvez le meilleur tour pour { $name }
web-study-about = Jouez un tour sur le plateau, n’importe lequel. Il est jugé quand il est terminé, ou quand vous le demandez. Ensuite, continuez pour les deux camps.
web-study-played = Dans la partie : { $what } (−{ $loss } points de chances de gain)
web-study-shares = Chances de gain
web-study-weighing = en cours d’évaluation
web-study-verdict = Jugement
web-study-lost = { $loss } points de chances de gain perdus, trouvés avec { NUMBER($simulations) } simulations.
web-study-best = meilleur
web-study-yours = le vôtre
web-study-answer = Votre réponse
web-study-best-turn = Meilleur tour
web-study-show-best = Jouer le meilleur tour
web-study-judge = Juger mon tour
web-study-judging = Jugement en cours …
web-study-again = Réessayer
web-study-at-start = Vous êtes au début.
web-study-deal = D’autres dés et d’autres cartes
web-study-back = Retour à la partie revue
web-study-line = Cette variante

## Pour y arriver

web-study-retry = Reprendre cette erreur
web-study-retry-move = Reprendre l’erreur du coup { $number }
web-study-from-here = Continuer depuis ce moment
