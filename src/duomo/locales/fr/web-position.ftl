# Positions, parties et exemplaires d’une vraie table.

web-position = Composer une position
web-position-about = Amenez toute situation d’une table sur la page : étudiez-la, partagez-la.
web-position-copy = Copier le texte
web-position-text-copied = Le texte est copié.
web-position-text-marked = Le texte est sélectionné ci-dessous : copiez-le au clavier.
web-position-share = Lien
web-position-link-copied = Le lien est copié ; il contient toute la position.
web-position-link-above = Le lien est dans la barre d’adresse ; il contient toute la position.
web-position-study = Jouer la suite et analyser
web-position-not-yet = Réglez d’abord les problèmes.
web-position-start = Partir de
web-position-problems = Problèmes
web-position-problems-count =
    { $count ->
        [0] Aucun problème
        [one] 1 problème
       *[other] { $count } problèmes
    }
web-position-text = La position en texte
web-position-read = Lire ce texte
web-position-pieces = Pièces
web-position-palette = Prenez une pièce, puis touchez sa place
web-position-finish = Achevée
web-position-erase = Vider
web-position-to-move = Au tour de { $who }
web-position-from-here = Modifier cette position

web-game-from-table = Noter une partie
web-game-from-table-about = Coup par coup, avec vos dés ; ensuite reprise et analyse.
web-game-which = Quel jeu ?
web-game-about = D’abord la mise en place : touchez ce qui a été tiré. Une partie en cours part plutôt d’une position.
web-real-game-over = La partie est finie : { $scores }
web-game-nature = Qu’ont montré les dés ou les cartes ?
web-game-find = Chercher un coup
web-game-replay = Revoir et analyser

web-own-copy = Votre exemplaire
web-copy-about = Saisissez ce qui y est imprimé. Les valeurs restent dans ce navigateur.
web-copy-progress = { $done } sur { $all }
web-copy-compare = Comparer
web-copy-compared = { $same } identiques, { $apart } différentes, { $fresh } nouvelles
web-copy-take = Prendre la leur
web-copy-taken-in =
    { $count ->
        [one] { $count } ligne a été lue.
       *[other] { $count } lignes ont été lues.
    }
web-copy-tables = Types de matériel
web-copy-all = Tous de ce type
web-copy-yours = à vous
web-copy-before = Avant :
web-copy-take-back = Annuler
web-copy-matches = C’est bien cela
web-copy-keep = Garder, suivant
web-copy-problems =
    { $count ->
        [one] { $count } valeur est impossible.
       *[other] { $count } valeurs sont impossibles.
    }
web-copy-fine = Tout est possible : { $changed } lignes diffèrent du jeu fourni ({ $hash }).
