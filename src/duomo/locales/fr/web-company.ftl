# Les autres, sur la page : tables ouvertes, recherches, amis, clubs, ce qui est convenu à une table.

## La première page

web-turn-of =
    { $turns ->
        [one] À vous
       *[other] À vous, 1 sur { $turns }
    }
web-take-turn = Jouer votre tour
web-what-happened = Ce qui s’est passé
web-all = Tout
web-days-row =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours de suite
    }
web-somebody = quelqu’un
web-offline-people = Le serveur est injoignable : voici le dernier état connu.

## Tables ouvertes

web-open-tables = Tables ouvertes
web-open-count =
    { $tables ->
        [one] 1 en attente
       *[other] { $tables } en attente
    }, { $people ->
        [one] 1 personne ici
       *[other] { $people } personnes ici
    }
web-open-game =
    { $players ->
        [one] { $game }, en solo
       *[other] { $game }, { $players } joueurs
    }
web-open-none = Aucune table n’attend personne.
web-open-one = Ouvrez-en une ; un robot peut garder la place
web-open-mine = À la table
web-join-table = Rejoindre { $name } : { $game }
web-friend-waits = un ami attend
web-range = Classement
web-range-about = Qui peut prendre les places ouvertes ; vide : tout le monde.
web-range-lowest = Classement minimal
web-range-highest = Classement maximal
web-range-between = { $lowest } à { $highest }
web-range-from = à partir de { $lowest }
web-range-to = jusqu’à { $highest }
web-range-any = tout le monde
web-filter-players = Joueurs
web-filter-count =
    { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }
web-filter-any-players = Peu importe le nombre
web-filter-any-pace = Peu importe le temps
web-filter-anybody = Avec tout le monde
web-filter-friends = Avec des amis
web-open-to = Ouverte à
web-open-to-about = Qui peut prendre les places ouvertes.
web-open-all = Tout le monde
web-open-friends = Vos amis
web-open-to-all = Ouvrir à tout le monde
web-open-to-friends = Ouvrir aux amis
web-open-now =
    { $to ->
        [friends] Vos amis trouvent cette table.
        [club] Le club trouve cette table.
       *[all] Tout le monde trouve cette table.
    }
web-open-close = Seulement par lien
web-seat-anybody = N’importe qui
web-seat-anybody-long = Qui viendra
web-seat-anybody-about = La table est visible de tous jusqu’à ce que quelqu’un s’asseye.

## Recherches

web-seek = Trouver des adversaires
web-seek-title = Quelqu’un de ma force
web-seek-count =
    { $people ->
        [0] personne n’attend
        [one] une personne attend
       *[other] { $people } personnes attendent
    }
web-seek-near = proche de ma force
web-seek-about = Dès qu’assez de personnes veulent la même chose, vous voilà à une même table. Plus vous attendez, plus l’écart de classement s’élargit. Quitter la page met fin à l’attente.
web-seek-stop = Ne plus attendre
web-seek-found = Des adversaires sont trouvés.
web-seek-go = À la table

## Invitations

web-asks-you = { $name } vous invite à une table
web-asks-rematch = { $name } veut rejouer ; votre place est gardée
web-accept = Accepter
web-decline = Refuser
web-invite-them = Inviter
web-invite-friend = Inviter { $name }
web-invited = invité
web-seating-declined = { $name } ne veut pas de la place : elle est libre.

## Amis

web-friends = Amis
web-friends-here =
    { $count ->
        [0] aucun ici
        [one] 1 ici
       *[other] { $count } ici
    }
web-friends-none = Pas encore d’amis. Donnez cette adresse à quelqu’un.
web-friends-share = Partager un lien
web-friends-share-about = Qui l’ouvre demande à être votre ami.
web-friends-asked = Vous avez demandé à
web-friends-part = Ne plus être amis
web-friend-part = Ne plus être ami avec { $name }
web-part = Retirer
web-take-back = Retirer
web-friend-take-back = Retirer la demande faite à { $name }
web-wants-friend = veut être votre ami
web-decline-friend = Refuser { $name }
web-ask-friend = Demander à { $name } d’être amis
web-friend-asked = La demande est faite à { $name }
web-watch = Regarder
web-watch-friend = Regarder { $name }
web-where =
    { $where ->
        [table] à une table
        [watching] regarde une partie
        [puzzles] résout des problèmes
        [learning] apprend
        [lobby] cherche une partie
        [away] absent
       *[here] ici
    }
web-where-yours = à votre table
web-where-table-game = joue à { $game }
web-where-watching-game = regarde { $game }
web-unseen = Vos amis voient où vous êtes
web-unseen-about = Sinon, vous êtes absent pour eux, même en jouant.

## Clubs

web-clubs = Clubs
web-clubs-mine = Vos clubs
web-clubs-none = Vous n’appartenez encore à aucun.
web-clubs-others = Autres clubs
web-clubs-search = Chercher
web-club-new = Fonder un club
web-club-name = Nom du club
web-club-about = De quoi il s’agit
web-club-listed = Tout le monde peut le trouver et demander à entrer
web-club-make = Fonder
web-club-size =
    { $count ->
        [one] un membre
       *[other] { $count } membres
    }
web-club-role =
    { $role ->
        [owner] responsable
        [helper] assistant
        [asked] demande à entrer
       *[member] membre
    }
web-club-ask = Demander à entrer
web-club-join = Entrer
web-club-members = Membres
web-club-member = Un membre
web-club-care = S’en occuper
web-club-link = Lien d’invitation
web-club-helper = Nommer assistant
web-club-no-helper = Plus assistant
web-club-hand-over = Transmettre le club
web-club-remove = Exclure
web-club-delete = Dissoudre le club
web-club-leave = Quitter le club
web-standings = Classement
web-standings-about = parties classées entre membres : un point pour chacun resté derrière
web-standings-none = Pas encore de partie classée entre membres.
web-standings-points = Points

## Ce qui est convenu

web-hints = Indices
web-hints-about = Si l’on peut en demander. Tous à la table le voient.
web-hints-choice =
    { $hints ->
        [off] Non
       *[all] Vus de tous
    }
web-hints-terms =
    { $hints ->
        [off] sans indices
       *[all] indices vus de tous
    }
web-undo-title = Reprendre un coup
web-undo-about =
    { $undo ->
        [consent] Les autres sont consultés à chaque fois.
        [free] Tout coup se reprend, même après un dé ou une pioche.
        [off] Ce qui est joué est joué.
       *[usual] Librement tant que rien n’est révélé ; au-delà, les autres sont consultés.
    }
web-undo-choice =
    { $undo ->
        [consent] Demander
        [free] Libre
        [off] Non
       *[usual] Habituel
    }
web-undo-terms =
    { $undo ->
        [consent] reprise : demander
        [free] reprise : libre
        [off] sans reprise
       *[usual] reprise : habituelle
    }
web-watchers = Spectateurs
web-watchers-about = Qui peut regarder pendant la partie.
web-watchers-choice =
    { $watchers ->
        [friends] Amis
        [nobody] Personne
       *[all] Tout le monde
    }
web-watchers-terms =
    { $watchers ->
        [friends] les amis peuvent regarder
        [nobody] personne ne peut regarder
       *[all] tout le monde peut regarder
    }
