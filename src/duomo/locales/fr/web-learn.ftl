# Les pages des leçons.

web-learn = Apprendre
web-learn-so-far = { $finished } leçons peintes sur { $of }
web-learn-begin = Commencer : { $lesson }
web-learn-begun = commencée
web-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-lesson-coach = Guide
web-lesson-step = Étape { $number } sur { $of }
web-lesson-go-on = Continuer
web-lesson-show-me = Montrez-moi
web-lesson-done = Bravo
web-lesson-stars = { $stars ->
    [one] 1 étoile sur 3
   *[other] { $stars } étoiles sur 3
}
web-lesson-next = Leçon suivante
web-lesson-again = Recommencer
web-lesson-leave = Quitter la leçon
web-lesson-skip = Passer cette leçon
web-lesson-read-first = Lisez d’abord : appuyez sur « Continuer ».
web-i-am-new = Je débute
web-i-am-new-to = Je débute: { $game }
web-nav-learn = Apprendre

## A first game

web-coach-silent = Continuez ainsi. Je regarde ; demandez un conseil quand vous voulez.
web-coach-topics = Ce que vous avez déjà rencontré
web-coach-met = (rencontré)
web-coach-again = Rejouer
web-coach-leave = Quitter la partie
web-coach-real-game = Une vraie partie maintenant

## Learning

web-learn-how-to = Comment jouer
web-learn-how-to-about = En images, en trois minutes
web-learn-first-game = Votre première partie
web-learn-continue = Continuer
web-learn-new-lessons = Des leçons, pas à pas
web-learn-new-lessons-about = Trois minutes chacune, sur le vrai plateau.
web-learn-new-game = Une partie tout de suite, avec un entraîneur
web-learn-new-game-about = Une partie entière contre un débutant ; tout coup est permis, et quelqu’un explique.
web-learn-new-pictures = Les règles en images
web-learn-painted = { $finished } leçons peintes sur { $of }, { $stars } étoiles sur { $most }

## How to play, on one page

web-how-to = Comment jouer à { $game }
web-how-to-games = Jeux
web-how-to-rules = Toutes les règles
web-how-to-print = Imprimer
web-how-to-first-lesson = Première leçon
web-how-to-step = Image { $number } sur { $of }
web-how-to-back = Retour
web-how-to-lesson = Vers la leçon
web-how-to-try = Essayer

## Rules with pictures

web-rules-with-pictures = Avec images
web-rules-text-only = Texte seul
web-rules-print = Imprimer
web-rules-here = La règle de cette décision
web-rules-decision = Cette décision
web-rules-back-to-table = Retour à la table
web-rules-near = Peut-être l’un de ceux-ci :
web-rules-searching = Recherche …
