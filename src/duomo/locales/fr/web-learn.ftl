# Les pages des leçons.

web-learn = Apprendre
web-learn-so-far = { $finished } leçons peintes sur { $of }
web-learn-begin = Commencer : { $lesson }
web-learn-go-on = Continuer : { $lesson }
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
web-nav-learn = Apprendre
