# Basilica. Les messages sans phrase (ba-…) sont des parties d'autres messages : ils lisent les mêmes variables.

## Choses

ba-seat =
    { $seat ->
        [white] Blanc
       *[black] Noir
    }
ba-side =
    { $side ->
        [white] Blanc
       *[black] Noir
    }
# Dans « la zone rouge ».
ba-zone-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
       *[blue] bleue
    }
ba-colours =
    { $colours ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
        [red-yellow] rouge et jaune
        [red-green] rouge et verte
        [red-blue] rouge et bleue
        [yellow-green] jaune et verte
        [yellow-blue] jaune et bleue
       *[green-blue] verte et bleue
    }
ba-order =
    { $order ->
        [promote] Promouvoir
        [move] Déplacer
        [recruit] Recruter
        [confound] Confondre
        [glass] Vitrail
        [scaffold] Échafaudage
       *[catastrophe] Catastrophe
    }
ba-rank =
    { $rank ->
        [architect] architecte
        [mason] maître maçon
        [hercules] hercule
       *[builder] bâtisseur
    }
ba-colour-short =
    { $colour ->
        [red] Ro
        [yellow] Ja
        [green] Ve
       *[blue] Bl
    }
ba-rank-short =
    { $rank ->
        [architect] A
        [mason] M
       *[hercules] H
    }

## Parties de l'image

ba-cathedral = Cathédrale
ba-orders = Consignes
ba-vaults = Voûtes
ba-pile-empty = La pile est vide
ba-pile =
    { $tiles ->
        [one] Pile : { $tiles } tuile, sur le dessus { ba-order } ({ ba-colours })
       *[other] Pile : { $tiles } tuiles, sur le dessus { ba-order } ({ ba-colours })
    }
ba-discards =
    { $tiles ->
        [one] { $tiles } tuile défaussée
       *[other] { $tiles } tuiles défaussées
    }
ba-king-at = Le roi est sur la case { $king } de 30
ba-actions-left =
    { $actions ->
        [one] encore { $actions } action
       *[other] encore { $actions } actions
    }
ba-stock = { $points } points · { $reserve ->
        [one] { $reserve } bâtisseur
       *[other] { $reserve } bâtisseurs
    } · { $tokens ->
        [one] { $tokens } promotion
       *[other] { $tokens } promotions
    } · { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
ba-legend-colours = Une voûte : sa couleur ; deux couleurs : un joker
ba-legend-signs = ^ couronne · * vitrail · ## échafaudage
ba-legend-builders = ○ un bâtisseur de Blanc, ● de Noir ; derrière lui { ba-legend-ranks }
ba-legend-ranks = A architecte, M maître maçon, H hercule

## Ce qui est à décider

ba-decide-turn = Choisissez une action ({ ba-actions-left })
ba-decide-place = Choisissez une case pour la voûte
ba-decide-scaffold = Choisissez une case pour un échafaudage
ba-decide-promote = Choisissez le bâtisseur à promouvoir
ba-decide-rank = Choisissez le nouveau rang
ba-decide-recruit = Choisissez une voûte pour le nouveau bâtisseur
ba-decide-move = Choisissez le bâtisseur à déplacer
ba-decide-target = Choisissez où va le bâtisseur
ba-decide-take-back = Choisissez le bâtisseur à reprendre
ba-decide-glass = Choisissez la voûte du vitrail
ba-decide-catastrophe = Choisissez la voûte qui s'écroule
ba-decide-offer = Payer une pièce pour la consigne rémunérée { ba-order } ?

## Les coups en mots

ba-heading-vault = Placer une voûte
ba-heading-order = Exécuter une consigne
ba-heading-builder = Placer un bâtisseur
ba-move-vault =
    { $crown ->
        [1] { ba-colours }, avec une couronne
       *[0] { ba-colours }
    }
ba-move-replace = aucune ne convient : défausser les trois voûtes et en piocher d'autres
ba-move-builder = placer un bâtisseur sur la voûte qui vient d'être placée
ba-move-order = { ba-order } ({ ba-colours })
ba-move-at = case { $cell }
ba-move-rank = { ba-rank }
ba-move-pay = payer une pièce
ba-move-decline = ne pas payer

## Ce qui s'est passé

event-ba-starts = { $who } commence.
    .you = Vous commencez.
event-ba-top = Sur le dessus de la pile : { ba-order } ({ ba-colours }).
event-ba-turned = Case voûte { $place } : { ba-move-vault }.
event-ba-reshuffle = La pile est vide : { $tiles ->
        [one] la tuile défaussée est la nouvelle pile
       *[other] les { $tiles } tuiles défaussées sont mélangées et forment la nouvelle pile
    }.
event-ba-turn = Tour { $turn } : { $who }.
    .you = Tour { $turn } : vous.
event-ba-vault = { $who } place une voûte ({ ba-colours }) en { $cell }.
    .you = Vous placez une voûte ({ ba-colours }) en { $cell }.
event-ba-king = Le roi avance sur la case { $king }.
event-ba-builder = { $who } place un bâtisseur en { $cell }.
    .you = Vous placez un bâtisseur en { $cell }.
event-ba-replace = Aucune voûte ne convient : { $who } défausse les trois, et de nouvelles viennent de la pile.
    .you = Aucune voûte ne convient : vous défaussez les trois, et de nouvelles viennent de la pile.
event-ba-order = { $who } exécute { ba-order }.
    .you = Vous exécutez { ba-order }.
event-ba-scoring = Le roi a atteint la case { $king } : décompte. Le tour de { $who } est terminé.
    .you = Le roi a atteint la case { $king } : décompte. Votre tour est terminé.
event-ba-exhausted = La pile est épuisée : dernier décompte.
event-ba-zone = { $who } a la majorité dans la zone { ba-zone-colour } en { $cell } ({ $size ->
        [one] { $size } voûte
       *[other] { $size } voûtes
    }) : Blanc { $white }, Noir { $black }.
    .you = Vous avez la majorité dans la zone { ba-zone-colour } en { $cell } ({ $size ->
        [one] { $size } voûte
       *[other] { $size } voûtes
    }) : Blanc { $white }, Noir { $black }.
event-ba-zone-tied = Personne n'a la majorité dans la zone { ba-zone-colour } en { $cell } ({ $size ->
        [one] { $size } voûte
       *[other] { $size } voûtes
    }).
event-ba-scored = { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
    .you = Vous marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $total } en tout.
event-ba-clean-up = Les bâtisseurs rentrent, { $vaults ->
        [one] { $vaults } voûte est défaussée
       *[other] { $vaults } voûtes sont défaussées
    }, les échafaudages sont retirés, et le reste glisse de { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }.
event-ba-end =
    { $by ->
        [king] Le troisième décompte termine la partie.
       *[pile] La pile épuisée termine la partie.
    }
event-ba-wins = { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .you = Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-ba-draw = Égalité : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
event-ba-pay = { $who } paie une pièce pour la consigne rémunérée { ba-order }.
    .you = Vous payez une pièce pour la consigne rémunérée { ba-order }.
event-ba-decline = { $who } ne paie pas pour { ba-order }.
    .you = Vous ne payez pas pour { ba-order }.
event-ba-promote = { $who } promeut le bâtisseur en { $cell } : { ba-rank }.
    .you = Vous promouvez le bâtisseur en { $cell } : { ba-rank }.
event-ba-move = Un bâtisseur de { $who } va de { $cell } en { $target }.
    .you = L’un de vos bâtisseurs va de { $cell } en { $target }.
event-ba-recruit = { $who } recrute un bâtisseur en { $cell }.
    .you = Vous recrutez un bâtisseur en { $cell }.
event-ba-take-back = { $who } reprend le bâtisseur en { $cell }.
    .you = Vous reprenez le bâtisseur en { $cell }.
event-ba-glass = { $who } pose un vitrail en { $cell }.
    .you = Vous posez un vitrail en { $cell }.
event-ba-scaffold = { $who } place un échafaudage en { $cell }.
    .you = Vous placez un échafaudage en { $cell }.
event-ba-catastrophe = { $who } fait écrouler la voûte en { $cell }.
    .you = Vous faites écrouler la voûte en { $cell }.

## Refus

refusal-ba-nature-first = Il faut d'abord piocher ou retourner une tuile.
refusal-ba-not-nature = C'est une pioche du hasard, pas un coup d'un joueur.
refusal-ba-not-now =
    { $now ->
        [turn] Il faut maintenant choisir une action : une voûte, un bâtisseur sur la voûte qui vient d'être placée, ou une consigne.
        [place] Il faut maintenant choisir une case pour la voûte.
        [scaffold] Il faut maintenant choisir une case pour un échafaudage.
        [promoted] Il faut maintenant choisir le bâtisseur à promouvoir.
        [rank] Il faut maintenant choisir un rang : architect, mason ou hercules.
        [recruit] Il faut maintenant choisir une voûte pour le nouveau bâtisseur.
        [mover] Il faut maintenant choisir le bâtisseur à déplacer.
        [target] Il faut maintenant choisir où va le bâtisseur.
        [removed] Il faut maintenant choisir le bâtisseur à reprendre.
        [glass] Il faut maintenant choisir une voûte pour le vitrail.
        [ruin] Il faut maintenant choisir la voûte qui s'écroule.
       *[offer] L'adversaire doit maintenant dire s'il paie une pièce.
    }
refusal-ba-no-cell-for-joker = Le joker de la case voûte { $place } n'a aucune place qui ne soit à côté d'un joker.
refusal-ba-vault-fits = Au moins une des trois voûtes peut être placée : elles ne sont pas remplacées.
refusal-ba-no-passing = Il faut faire trois actions ; on ne passe pas.
refusal-ba-vault-must-follow = Après le remplacement des voûtes, il faut en placer une.
refusal-ba-builder-after-vault = Un bâtisseur ne se place que juste après une voûte, sur cette voûte.
refusal-ba-no-builder-left = Les cinq bâtisseurs sont dans la cathédrale.
refusal-ba-no-free-vault = Il n'y a aucune voûte sans bâtisseur.
refusal-ba-no-own-builder = Vous n'avez aucun bâtisseur dans la cathédrale.
refusal-ba-no-token = Vous n'avez plus de jeton promotion en réserve.
refusal-ba-nobody-can-move = Aucun de vos bâtisseurs n'est à côté d'une voûte libre.
refusal-ba-opponent-cannot-move = Aucun retrait d'un de vos bâtisseurs ne permet à un bâtisseur adverse de bouger.
refusal-ba-all-glazed = Toutes les voûtes où vous avez un bâtisseur ont déjà un vitrail.
refusal-ba-rank-just-given = Le rang qui vient d'être donné ne peut être choisi : { ba-rank }.
refusal-ba-same-rank = Le bâtisseur a déjà ce rang : { ba-rank }.
refusal-ba-scaffold-there = Un échafaudage est en { $cell } ; rien ne peut s'y placer, et il ne peut être retiré.
refusal-ba-no-vault-there = Il n'y a pas de voûte en { $cell }.
refusal-ba-vault-occupied = Un bâtisseur est déjà en { $cell }.
refusal-ba-recruit-beside = Une recrue rémunérée se place à côté d'une voûte avec un bâtisseur ; { $cell } n'est à côté d'aucune.
refusal-ba-recruit-beside-own = Une recrue rémunérée se place à côté d'un bâtisseur du même camp ; { $cell } n'est à côté d'aucun.
refusal-ba-builder-stands-there = Un bâtisseur est en { $cell } : la voûte ne peut pas s'écrouler.
refusal-ba-not-adjacent = { $cell } n'est pas adjacente à { $from }.
refusal-ba-cell-taken = { $cell } n'est pas vide.
refusal-ba-nothing-adjacent = { $cell } n'est adjacente à aucun créneau de départ, voûte ou échafaudage.
refusal-ba-joker-beside-joker = En { $cell }, le joker serait à côté d'un joker.
refusal-ba-no-such-builder = Aucun bâtisseur de { ba-side } n'est en { $cell }.
refusal-ba-builder-cannot-move = Le bâtisseur en { $cell } n'a aucune voûte libre à côté de lui.
refusal-ba-removal-frees-nobody = Sans le bâtisseur en { $cell }, aucun bâtisseur adverse ne pourrait bouger non plus.
refusal-ba-glass-there = La voûte en { $cell } a déjà un vitrail.
