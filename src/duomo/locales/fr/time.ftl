# Le temps de réflexion, et ceux qui ne sont plus là.

server-game-over = La partie est finie.
server-table-given-up = La partie de cette table a été abandonnée.
server-bot-plays = Un robot joue à cette place en ce moment.
server-nobody-gone = On n’y attend personne.
server-not-gone-long =
    { $minutes ->
        [one] On attend encore une minute.
       *[other] On attend encore { $minutes } minutes.
    }
server-not-away = Personne ne joue pour vous ; vous êtes là.
server-out-of-game = Qui a quitté une partie ne peut plus y revenir.
server-vote-runs = Une autre proposition est soumise au vote ; attendez qu’il soit fini.
server-too-few-to-vote = Il faut au moins deux voix pour cela : il y a trop peu de monde à cette table.
server-no-vote = Rien n’est soumis au vote.
server-on-vacation = Vous êtes déjà en vacances.
server-no-vacation-left =
    { $days ->
        [one] Il vous reste 1 jour de vacances cette année.
       *[other] Il vous reste { $days } jours de vacances cette année.
    }
server-too-many-votes = Vous avez fait beaucoup de propositions en une heure ; réessayez plus tard.

web-time = Temps
web-time-about = Combien de temps chacun peut réfléchir.
web-time-none = Sans limite
web-time-move = Par coup
web-time-player = Par joueur
web-time-days = Jours
web-time-minutes-move = Minutes pour chaque coup
web-time-minutes-player = Minutes pour chaque joueur
web-time-increment = Secondes de plus à chaque coup
web-time-days-each = Jours pour chaque coup
web-time-out = Temps écoulé
web-time-out-about = Ce qui arrive à qui n’en a plus.
web-time-out-bot = Un robot, jusqu’au retour
web-time-out-lost = Éliminé
web-stand-in = Remplaçant
web-stand-in-about = Le robot qui joue pour ceux qui ne sont plus là.
web-pace-move = { $time } pour chaque coup
web-pace-player = { $time } pour chaque joueur
web-pace-increment = { $time } pour chaque joueur, { $seconds } s de plus à chaque coup
web-pace-days =
    { $days ->
        [one] un jour pour chaque coup
       *[other] { $days } jours pour chaque coup
    }
web-clock = Temps restant : { $time }
web-clock-days =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
web-clock-days-hours = { $days } j { $hours } h
web-clock-out = temps écoulé

web-seating-slow = { $name } n’a plus de temps. Un robot joue jusqu’à son retour.
web-seating-claimed = { $name } est absent depuis longtemps. Un robot joue jusqu’à son retour.
web-seating-back = { $name } est de retour.
web-seating-late = { $name } n’a plus de temps et quitte la partie. Un robot joue la suite.
web-seating-resigned = { $name } abandonne. Un robot joue la suite.
web-seating-voted = Les autres continuent sans { $name }. Un robot joue la suite.
web-seating-ended = La partie a été abandonnée, comme { $name } l’avait proposé.

web-gone-away = absent ; { $level } joue
web-gone-late = temps écoulé ; { $level } joue
web-gone-resigned = a abandonné ; { $level } joue
web-gone-voted = exclu par vote ; { $level } joue
web-on-vacation = en vacances jusqu’au { $date }
web-bot-plays-for-you = Un robot joue pour vous : { $level }.
web-i-am-back = Me revoilà
web-you-are-out = Vous avez quitté cette partie ; un robot joue la suite.
web-seat-away = absent
web-seat-rating = Classement { $rating }
web-claim-in = { $name } n’est pas là. Dans { $time }, un robot pourra jouer.
web-claim-now = { $name } est absent depuis longtemps.
web-claim = Laisser jouer un robot
web-vote-end = { $name } propose d’abandonner la partie.
web-vote-out = { $name } propose de continuer sans { $other }.
web-vote-yours-end = Vous avez proposé d’abandonner la partie.
web-vote-yours-out = Vous avez proposé de continuer sans { $other }.
web-vote-waits = Sans réponse encore : { $names }
web-vote-agree = D’accord
web-vote-refuse = Non
web-vote-withdraw = Retirer
web-people-here = Personnes
web-resign = Abandonner
web-resign-about = Un robot joue la suite, et le résultat est marqué. Vous ne pourrez pas revenir.
web-give-up = Arrêter la partie
web-give-up-about = Elle s’arrête sans résultat quand tous ceux qui jouent sont d’accord.
web-play-without = Continuer sans { $name }
web-play-without-about = Un robot joue la suite quand la plupart des autres sont d’accord.
web-really = Vraiment ?
web-given-up = La partie a été arrêtée.

web-vacation = Vacances
web-vacation-about = Pendant ce temps, votre temps s’arrête dans les parties par jours.
web-vacation-days = Jours
web-vacation-go = Partir en vacances
web-vacation-end = Je suis de retour de vacances
web-vacation-until = Vous êtes en vacances jusqu’au { $date }.
web-vacation-left =
    { $days ->
        [one] Il reste 1 jour cette année.
       *[other] Il reste { $days } jours cette année.
    }
