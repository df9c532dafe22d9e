# Problèmes et défis du jour.

puzzle-theme = { $theme ->
     [tempo] Tempo
     [penalty] Pénalité
     [majority] Majorité
     [claim] Réserver
     [building] Construire
     [ornaments] Ornements
     [market] Marché
     [dice] Dés
     [workshop] Atelier
     [contractors] Entrepreneurs
     [zones] Zones
     [promotion] Promotion
     [builders] Bâtisseurs
     [orders] Ordres
     [coins] Pièces
    *[vaults] Voûtes
}

puzzle-lesson = { $theme ->
     [tempo] Ce que vous faites maintenant, personne ne peut le faire avant vous : ici le moment compte plus que le gain.
     [penalty] Une section inachevée sous la bannière d’un autre coûte cher ; achevée au-dessus, elle fait payer les autres.
     [majority] Là où une majorité est ouverte, une pièce de plus décide de tous les points.
     [claim] La section que vous réservez décide de ce qu’il vous faudra, et de qui sera au-dessus de vous.
     [building] Trois livraisons, c’est peu : elles comptent surtout là où elles achèvent quelque chose ou ouvrent la voie.
     [ornaments] Un ornement est à la fois du prestige et une présence ; inutile d’attendre un inventaire plein.
     [market] Une visite au marché permet trois choses ; l’ordre et la case décident de ce qu’elle rapporte.
     [dice] Le dé qui semble le plus riche n’est pas toujours celui qu’il faut déplacer : ce qu’il laisse compte aussi.
     [workshop] Une tuile au bon emplacement paie encore et encore ; mal placée, elle ne paie jamais.
     [contractors] Permis, spécialistes et nouvelle guilde atteignent ce que les actions ordinaires n’atteignent pas.
     [zones] Les zones comptent telles qu’elles sont à l’arrivée du roi : les réunir ou les couper vaut plus qu’une case.
     [promotion] Un rang compte à chaque décompte à venir ; promu trop tard, il ne compte qu’une fois.
     [builders] Un bâtisseur vaut le plus là où la zone va encore grandir.
     [orders] Un ordre change ce qui est déjà posé ; souvent cela vaut plus qu’une voûte de plus.
     [coins] Une pièce est plus tard un bâtisseur ou un ordre ; la dépenser maintenant doit rapporter davantage.
    *[vaults] La voûte que vous prenez est aussi celle que l’adversaire n’a pas.
}

puzzle-why-now = Aussitôt il apporte : { $facts }.
puzzle-why-later = Un tour plus tard, en moyenne, vous avez : { $facts }.
puzzle-why-others = Après le tour tentant, les autres ont, un tour plus tard : { $facts }.
puzzle-why-own =
    { $own ->
        [one] À la fin cela fait environ 1 point de plus pour vous.
       *[other] À la fin cela fait environ { $own } points de plus pour vous.
    }
puzzle-why-rival =
    { $others ->
        [one] À la fin votre rival le plus fort a environ 1 point de moins.
       *[other] À la fin votre rival le plus fort a environ { $others } points de moins.
    }
puzzle-why-both = À la fin cela fait environ { $own } de plus pour vous et { $others } de moins pour votre rival le plus fort, en points.
puzzle-tempts = Il paraît le meilleur parce qu’aussitôt il apporte : { $facts }.
puzzle-tempts-plain = Il paraît le meilleur tant que personne n’y répond.
server-no-puzzle = Ce problème n’existe pas.
server-no-more-puzzles = Vous avez essayé tous ces problèmes.
server-answer-unfinished = Jouez d’abord le tour jusqu’au bout.
server-no-challenge = Il n’y a pas de défi ce jour-là.
