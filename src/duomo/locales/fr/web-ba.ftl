# Le plateau de Basilica dans le navigateur. Les parties (ba-…) viennent de basilica.ftl et lisent les mêmes variables.

## Les pièces, telles que les nomment les lecteurs d'écran

web-ba-vault = voûte ({ ba-colours })
web-ba-joker = joker ({ ba-colours })
web-ba-crown = avec une couronne
web-ba-glass = vitrail
web-ba-scaffold = échafaudage
web-ba-empty = vide
web-ba-builder =
    { $rank ->
        [builder] bâtisseur de { ba-side }
       *[other] bâtisseur de { ba-side } ({ ba-rank })
    }
web-ba-cell = { $cell } : { $what }
web-ba-may = peut être choisi
web-ba-chosen = choisi
web-ba-held = choisi, pas encore confirmé
web-ba-order-tile = { ba-order }, au dos une voûte ({ ba-colours }). { $about }
web-ba-order-place = Case consigne { $place } : { $what }
web-ba-vault-place = Case voûte { $place } : { $what }
web-ba-no-tile = aucune tuile

## Les consignes en une phrase

web-ba-order-about-promote = Un de vos bâtisseurs reçoit un rang.
web-ba-order-about-move = Un de vos bâtisseurs va sur la voûte voisine.
web-ba-order-about-recruit = Un bâtisseur de la réserve va sur une voûte libre.
web-ba-order-about-confound = Reprenez un de vos bâtisseurs, puis déplacez-en un de l'adversaire.
web-ba-order-about-glass = Un vitrail au-dessus d'un de vos bâtisseurs : 2 points pour la majorité.
web-ba-order-about-scaffold = Deux échafaudages bloquent des cases jusqu'au prochain décompte.
web-ba-order-about-catastrophe = Une voûte sans bâtisseur s'écroule.

## Les parties de la table

web-ba-floor = Cathédrale
web-ba-floor-about = Sol de la cathédrale. Les flèches mènent de case en case ; le premier nombre est la rangée, le second la colonne.
web-ba-display = Consignes et voûtes
web-ba-in-pile =
    { $tiles ->
        [one] dans la pile : { ba-order }
       *[other] dans la pile ; prochaine consigne : { ba-order }
    }
web-ba-pile-empty = La pile est vide.
web-ba-discarded =
    { $tiles ->
        [one] défaussée
       *[other] défaussées
    }
web-ba-discarded-last =
    { $tiles ->
        [one] défaussée, sans retour
       *[other] défaussées, sans retour
    }
web-ba-king = Le roi sur la case { $king } de 30 ; décomptes sur 10, 20 et 30
web-ba-players = Joueurs
web-ba-action-of = Action { $action } sur { $actions }
web-ba-points = Points :
web-ba-reserve =
    { $builders ->
        [one] { $builders } bâtisseur en réserve
       *[other] { $builders } bâtisseurs en réserve
    }
web-ba-tokens =
    { $tokens ->
        [one] { $tokens } jeton de promotion
       *[other] { $tokens } jetons de promotion
    }
web-ba-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Rangs et vitraux

web-ba-legend-rank =
    { $rank ->
        [architect] Architecte
        [mason] Maître maçon
       *[hercules] Hercule
    }
web-ba-legend-architect = double la zone
web-ba-legend-mason = compte pour deux
web-ba-legend-hercules = départage une égalité
web-ba-legend-glass-name = Vitrail
web-ba-legend-glass = ajoute 2 à la majorité

## Situation et décomptes

web-ba-if-scored = Si l'on comptait maintenant
web-ba-zone = Zone
web-ba-size = Taille
web-ba-worth = Valeur
web-ba-strength = Force
web-ba-together = Ensemble
web-ba-total = En tout
web-ba-nobody-stands = Aucun bâtisseur ne se tient encore dans une zone.
web-ba-scoring-at = Décompte sur { $king }
web-ba-scoring-last = Le dernier décompte
web-ba-vaults =
    { $vaults ->
        [one] { $vaults } voûte
       *[other] { $vaults } voûtes
    }

## Les étapes d'un tour

web-ba-step-vault = Voûte ({ ba-colours }) en { $cell }
web-ba-step-builder = Bâtisseur en { $cell }
web-ba-step-open = Action { $action }
web-ba-step-now = Action { $action } : { $what }

## Onglets sur un téléphone

web-ba-tab-floor = Sol
web-ba-tab-standings = Situation
web-ba-tab-log = Journal
