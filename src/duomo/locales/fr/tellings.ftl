# Comment on apprend que c’est son tour.

telling-turn = C’est à vous de jouer : { $game }.
telling-turn-with = C’est à vous de jouer : { $game } avec { $names }.
telling-calendar = Duomo : vos échéances
telling-mail-subject =
    { $count ->
        [one] Duomo : une partie vous attend
       *[other] Duomo : { $count } parties vous attendent
    }
telling-mail-start = Ceci vous attend sur Duomo :
telling-mail-stop = Vous recevez cette lettre parce que vous l’avez demandée. Ne plus en recevoir : { $link }
server-bad-endpoint = Aucun message n’est envoyé à une telle adresse.
web-tellings = Quand c’est à vous
web-telling-title = Nombre dans le titre et sur l’icône
web-telling-sound = Sons
web-telling-push = Message de ce navigateur
web-telling-push-about = Il arrive quand la page est fermée, une fois par tour.
web-telling-push-denied = Le navigateur n’autorise pas les messages de cette page ; ses réglages permettent de le changer.
web-telling-push-others =
    { $count ->
        [one] Un autre de vos navigateurs est aussi averti.
       *[other] { $count } autres de vos navigateurs sont aussi avertis.
    }
web-telling-push-end = Plus aucun d’eux
web-telling-mail = Lettres sur les parties par jours
web-telling-mail-about = Une au plus dans le délai choisi. Elles vont à l’adresse que vous avez confirmée.
web-telling-mail-unproven = Confirmez d’abord une adresse e-mail.
web-telling-mail-0 = aucune
web-telling-mail-1 = chaque heure
web-telling-mail-6 = toutes les 6 heures
web-telling-mail-24 = chaque jour
web-telling-mail-168 = chaque semaine
web-telling-calendar = Calendrier des échéances
web-telling-calendar-about = Tout calendrier peut s’abonner à l’adresse. Elle est pour vous seul, et n’est montrée qu’une fois.
web-telling-calendar-make = Créer une adresse
web-telling-calendar-new = Nouvelle adresse ; l’ancienne prend fin
web-telling-calendar-end = Plus de calendrier
web-unsubscribe = Plus de lettres
web-unsubscribe-about = Vous ne recevrez plus de lettres sur vos parties.
web-unsubscribe-go = Arrêter les lettres
web-unsubscribe-done = C’est fait : plus de lettres.
web-turns-waiting =
    { $count ->
        [one] 1 coup vous attend
       *[other] { $count } coups vous attendent
    }
