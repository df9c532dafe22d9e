# Les pages des problèmes et du défi du jour.

web-nav-puzzles = Problèmes
web-puzzles = Problèmes
web-puzzles-about = Des positions de parties entre bots forts. Un tour est nettement le meilleur, et il n’en a pas l’air.
web-puzzle-day = Problème du jour
web-puzzle-day-about = Le même pour tous jusqu’à minuit UTC.
web-puzzle-solve = Résoudre
web-puzzle-look-again = Le revoir
web-puzzle-found-by = { $part } % l’ont trouvé
web-puzzle-nobody-yet = Personne ne l’a encore essayé aujourd’hui
web-puzzle-rating = cote de problèmes
web-puzzle-progress = Où vous en êtes
web-puzzle-in-a-row = { $days ->
        [one] 1 jour de suite
       *[other] { $days } jours de suite
    }
web-puzzle-most-in-a-row = record : { $days }
web-puzzle-tried = { $count ->
        [one] 1 problème essayé
       *[other] { $count } problèmes essayés
    }
web-puzzle-next = Problème suivant
web-puzzle-near = Un problème proche de votre cote
web-puzzle-solved-of = { $solved } sur { $count } résolus
web-puzzle-level = { $level ->
     [1] facile
     [2] abordable
     [3] délicat
     [4] difficile
    *[5] très difficile
    }
web-puzzle-players = { $players } joueurs
web-puzzle-expansion = avec extension
web-puzzle-all-of = Tous les problèmes : { $game }
web-puzzle-any = Tous les thèmes
web-puzzle-number = Problème { $id }
web-puzzle-task = Trouvez le meilleur tour pour { $name }.
web-puzzle-how = Jouez n’importe quel tour sur le plateau. Reprenez à volonté ; il compte quand vous le dites.
web-puzzle-answer = C’est ma réponse
web-puzzle-judging = Jugement …
web-puzzle-yours = Le vôtre
web-puzzle-your-answer = Votre réponse
web-puzzle-best = Meilleur tour
web-puzzle-why = Pourquoi
web-puzzle-tempting = Ce qui tente
web-puzzle-tempting-loses = perd { $loss } points de chances de victoire
web-puzzle-stars-said = { $stars ->
     [0] Ce n’est pas ça
     [1] En chemin
     [2] Presque
    *[3] Aussi bon que le meilleur
    }
web-puzzle-lost = points de chances de victoire perdus
web-puzzle-best-share = meilleur
web-puzzle-your-share = le vôtre
web-puzzle-again = Réessayer
web-puzzle-show-best = Jouer le meilleur tour
web-puzzle-first-counts = Seule la première réponse compte pour la cote.
web-puzzle-same = aussi dans le meilleur tour
web-puzzle-other = pas dans le meilleur tour
web-puzzle-no-hints = Pas d’indices dans un problème : jouez un tour, et tout vous sera dit.
web-puzzle-tried-it = essayé
web-challenge = Défi du jour
web-challenge-against = { $game }, { $players ->
        [2] contre { $level }
       *[other] { $players } à la table, contre { $level }
    }
web-challenge-ivan = { $game }, seul contre Ivan
web-challenge-about = La même donne pour tous. Un seul essai compte ; après un lancer ou une pioche on ne reprend rien, et il n’y a pas d’indices.
web-challenge-take = Relever le défi
web-challenge-go-on = Continuer votre partie
web-challenge-results = Résultats
web-challenge-nobody = Personne n’a encore fini. Le premier mènera.
web-challenge-hidden = Les parties se regardent quand la vôtre est finie.
web-challenge-watch = Regarder
web-challenge-watch-of = Regarder la partie de { $name }
web-challenge-yours = Votre partie
web-challenge-best = Meilleure partie
web-challenge-place = Place
web-challenge-name = Nom
web-challenge-points = Points
web-challenge-lead = Avance
web-challenge-won = gagné
web-challenge-lost = perdu
web-challenge-running = { $count ->
        [one] 1 partie en cours
       *[other] { $count } parties en cours
    }
web-challenge-before = La veille
web-challenge-today = Le défi d’aujourd’hui
web-challenge-somebody = quelqu’un
web-challenge-closed = Ce défi est terminé.
