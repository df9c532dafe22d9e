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
web-position-start-here = Mettre en place
web-position-ba-tile = { $vault }, { $order }
web-position-ba-rest = Tuiles qui ne sont nulle part
web-position-ba-rest-is =
    { $rest ->
        [discards] dans la défausse
       *[pile] dans la pile
    }
web-position-ba-reshuffled = La défausse est devenue la pile
web-position-turns = Tours commencés
web-position-remark = Remarque
web-position-decisions = Ce qui se décide
web-position-decision-moves = (des pièces bougent pour cela)
web-position-pending = Ce qui est à décider
web-position-pending-about = Une décision par ligne, comme dans le texte ; la dernière se décide d’abord. Vide : un tour commence.
web-position-parts = Parties de la table
web-position-cards = Cartes des quatre quarts
web-position-part =
    { $part ->
        [below] Joueurs
       *[board] Cathédrale
    }
web-position-over = La partie est finie
web-position-starter = Premier joueur
web-position-ender = Premier à finir six sections
web-position-traded = Échange ce tour-ci
web-position-traded-is =
    { $traded ->
        [yes] fait
        [over] plus possible
       *[no] pas encore
    }
web-position-rerolled = Relance utilisée ce tour-ci
web-position-inventory-spaces = Cases d’un inventaire
web-position-used = Actions d’influence utilisées ce tour-ci
web-position-action =
    { $half ->
        [upper] carte { $quadrant }, en haut
       *[lower] carte { $quadrant }, en bas
    }
web-position-track = Cases de prestige 1 à 40, si votre piste diffère
web-position-final = Prestige final, une fois la partie finie
web-position-city = Ville sur la tour { $tower }
web-position-specialist-space = Spécialiste, case { $space }
web-position-removed = Spécialistes hors jeu
web-position-permits = Laissez-passer
web-position-discarded = { $what }, défaussé
web-position-specialist = Spécialiste
web-position-tools = Spécialistes face cachée
web-position-add = Ajouter : { $what }
web-position-ivan-card = Carte { $place } de sa rangée
web-position-ivan-tile = Tuile sur la carte { $place }
web-position-face-down = Tuiles face cachée, depuis la gauche
web-position-ivan-marker = Tour de la dernière revendication
web-position-ivan-pile = Poser des matériaux sur la carte { rc-solo-card }
web-position-foreman = Tour du contremaître
web-position-hand = Contrats de { $who }
web-position-drawn = Contrats piochés au choix
web-position-under = Sous la pioche, { $number }
web-position-put-under = Mettre des contrats sous la pioche
web-position-discards = Cartes de section piochées
web-position-offer = Contreforts proposés
web-position-buttresses = Contreforts de { $who }
web-position-buttress-used = Un a été utilisé ce tour-ci
web-position-diamonds = Diamants sur { $section }, comme
web-position-own-goods = une tuile que vous décrivez : des biens
web-position-own-die = une tuile que vous décrivez : un dé
web-position-gives = Donne
web-position-three-plus = À partir de trois joueurs
web-position-slot-down = Face cachée
web-position-slot-price = Prix de l’emplacement
web-position-holds = Contient
web-position-space-tile = Tuile sur la case { $space }
web-position-described = décrite par vous
web-position-resource = Ressource
web-position-amount = Quantité
web-position-needs = Manque encore
web-position-tower-more = Une tour de plus
web-position-tower-fewer = Retirer cette tour
web-position-colour = Couleur
web-position-seat-more = Un joueur de plus
web-position-seat-fewer = Retirer ce joueur
web-position-table-full = Quatre joueurs au plus.
web-position-table-empty = Il faut au moins un joueur.
web-position-under-by = Sous la pioche, { $number }, connu de
web-position-waits = Une tuile que vous décrivez et qui attend son emplacement
web-position-free = L’emplacement est gratuit
web-position-reserve = Réserve
web-position-ba-cell = Case { $cell }
web-position-ba-back = Au dos
web-position-ba-unknown = inconnu
web-position-ba-deal = L’étalage est tiré au sort
web-position-ba-discarded-orders = Ordres exécutés dans la défausse
web-position-ba-discarded-vaults = Voûtes dans la défausse
web-position-ba-crowns = Ce que l’on sait des couronnes depuis le mélange
web-position-ba-earlier = Tuile de la place d’ordre { $place } alors
web-position-ba-lying = y est encore
web-position-ba-weights = Poids des huit cas
web-position-ba-set = Tuiles de la boîte
web-position-ba-own-set = Mon exemplaire a d’autres tuiles
web-position-ba-default-set = Les tuiles fournies avec le jeu
web-position-ba-tiles-of = Tuiles : { $tile }
web-position-ba-crowns-of = Avec couronne : { $tile }
web-position-holds-is =
    { $holds ->
        [banner] une bannière
       *[nothing] rien
    }

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
web-copy-field =
    { $field ->
        [kind] Genre
        [cost] Coût
        [recognition] Reconnaissance
        [rubles] Roubles
        [resource] Ressource
        [amount] Quantité
        [gives] Gain
        [die] Dé
        [three_plus] Signe 3+
        [group] Groupe
        [guild] Guilde
        [upper] Action du haut
        [lower] Action du bas
        [action] Action
        [mark] Signe
        [shown] Matériaux montrés
        [players] Joueurs
        [heights] Hauteurs
        [prestige] Prestige
        [space] Case
        [board] Plateau
        [slot] Emplacement
        [price] Prix
        [holds] Porte
        [effect] Effet
        [tool] Outil
        [material] Matériau
        [name] Nom
        [place] Place
        [materials_of_choice] Matériaux au choix
        [replaces] Remplace
        [card] Carte
        [needs_module] Exige les recruteurs
        [task] Tâche
        [prestige_for_two] Prestige à deux
        [sells] Vend
        [colours] Couleurs
        [order] Ordre
        [crown] Couronne
       *[other] { $field }
    }
web-copy-said = { web-copy-field } : { $value }
web-copy-nothing-there = Rien : en donner un
web-copy-take-off = Il n’y en a pas
web-copy-agree = J’accepte de jouer avec ces valeurs
web-copy-agree-first = Acceptez d’abord les valeurs de cette table.
