# Une partie enregistrée revue dans le navigateur, et son analyse.

## La barre

web-replay-title = Partie revue · { $title }
web-replay-sentence = Tour { $turn } : { $what }
web-replay-move-of = Coup { $number } sur { $all }
web-replay-loss = { $kind } : { $loss } points de chances de gain

## Commandes

web-replay-controls = Commandes
web-replay-back = Un coup en arrière
web-replay-forward = Un coup en avant
web-replay-turn-back = Un tour en arrière
web-replay-turn-forward = Un tour en avant
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next-error = Erreur suivante
web-replay-link = Copier le lien vers ce moment
web-replay-copied = Copié
web-replay-record = Télécharger l'enregistrement
web-replay-whole = Montrer toute la table
web-replay-half = Montrer les décisions et le graphique

## Décisions

web-replay-decisions = Décisions
web-replay-filter = Lignes à montrer
web-replay-all = Toutes
web-replay-errors = Erreurs { $errors }
web-replay-luck = Chance
web-replay-turn = Tour { $turn } · { $name }
web-replay-setup = Mise en place
web-replay-chance = Hasard
web-replay-none = Rien de ce genre.

## Graphique

web-replay-graph = Chances de gain, tour par tour
web-replay-timeline = Déroulement de la partie
web-replay-start = début

## Jugements

web-replay-why = La décision
web-replay-best = Meilleur coup
web-replay-good = Bon coup
web-replay-inaccuracy = Imprécision
web-replay-mistake = Erreur
web-replay-blunder = Gaffe
web-replay-better = mieux
web-replay-played = joué
web-replay-points = { $points } points perdus
web-replay-show-after = Position après le coup
web-replay-show-before = Position avant le coup
web-replay-no-judgement = Rien n'est jugé ici.

## Chance et talent

web-replay-own = Décisions
web-replay-others = Adversaires

## L'analyse

web-replay-analysis = Analyse
web-replay-analyse = Analyser cette partie
web-replay-analyse-about = Chaque décision est jugée, et la chance séparée du talent. Cela prend de quelques secondes à quelques minutes.
web-replay-running = Analyse : { $done } sur { $of }

## Onglets sur un téléphone

web-replay-tab-board = Plateau
web-replay-tab-moves = Coups
web-replay-tab-graph = Graphique
