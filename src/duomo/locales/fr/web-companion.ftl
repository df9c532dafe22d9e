# Pages pour la vraie table : installer pièce par pièce, continuer, parties notées, son propre exemplaire.

web-position-how = Faites glisser une pièce à sa place, ou touchez les deux ; une lettre prend une pièce, flèches et Entrée la posent.
web-position-play = Jouer à partir d’ici
web-position-play-about = La partie continue à partir de cette position. Qui joue ?
web-position-me = Moi
web-position-screen = Quelqu’un à cet écran
web-position-write = Noter une partie à partir d’ici
web-position-paste = Coller un texte
web-position-paste-below = Le navigateur ne laisse pas la page lire ce qui a été copié. Mettez-le dans le champ ci-dessous.
web-position-plan = Inachevée
web-position-banners = Bannières
web-position-dice = Dés
web-position-materials = Matériaux
web-position-tiles = Tuiles d’atelier
web-position-brush = Pinceau
web-position-left = { $what }, il en reste { $count }
web-position-space = Case de la piste de renommée
web-position-banners-inventory = Bannières sur l’inventaire
web-position-banners-beside = Bannières à côté de l’inventaire
web-position-inventory = Inventaire : le matériau en main va ici
web-position-take = En retirer un : { $what }
web-position-moves = au trait
web-position-slots-about = Une tuile en main va sur un emplacement ; « Achevée » la retourne, « Vider » l’enlève.
web-position-tap-tile = touchez deux tuiles pour les échanger
web-position-quadrant = Carte du quart { $quadrant }
web-position-card = Carte
web-position-tile = Tuile
web-position-taller = Un étage de plus
web-position-lower = Un étage de moins
web-position-else = Tout ce que la position dit encore
web-position-vaults = Voûtes
web-position-builders = Bâtisseurs et rangs
web-position-other = Échafaudage et vitrail
web-position-ba-fresh = Vient d’être posée
web-position-ba-erase = Vider la case
web-position-top = Dessus de la pile
web-position-coins = Pièces
web-position-actions-left = Actions restantes
web-game-roll-all = Que montrent les dés ?
web-game-roll = Que montre le dé ? ({ rc-die-name })
web-game-name = Nom, si vous voulez
web-game-set-up = Installer d’abord la table pièce par pièce
web-game-laying = La table est en train d’être installée : dites ce qui s’y trouve, une chose après l’autre.
web-game-moves = { $moves ->
    [one] 1 coup noté
   *[other] { $moves } coups notés
 }
web-copy-used = On joue avec les valeurs de votre propre exemplaire.
web-copy-house = On joue avec les valeurs de l’exemplaire de la maison.
web-copy-use = Les nouvelles tables de cet appareil jouent avec mon exemplaire
web-copy-use-about = Jamais de partie classée. Les personnes invitées le savent, et les valeurs sont dans l’enregistrement.
web-copy-not-yet = Une valeur n’est pas possible ; voir ci-dessous.
web-copy-only-open = Seulement ce qui est ouvert
web-copy-show-all = Tout
web-copy-add = En ajouter un
web-copy-remove = En retirer un
web-copy-merge-all = Reprendre tout ce que l’autre est seul à avoir
web-copy-mine = Le mien
web-copy-other = L’autre
web-copy-mine-kept = Garder le mien
web-copy-nothing-apart = Les deux disent la même chose.
web-copy-preview = Le fichier change { $count ->
    [one] une de vos valeurs
   *[other] { $count } de vos valeurs
 }. Le reprendre ?
web-copy-take-in = Le reprendre
web-copy-table-plays = Cette table joue avec les valeurs de l’exemplaire de son hôte.
web-what-does-this-mean = Qu’est-ce que cela veut dire ?
