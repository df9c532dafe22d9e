# Analyse de parties et de positions, et raisons des conseils.

analysis-budget = { $simulations } simulations par tour de jeu
analysis-by = Jugé avec { $budget }.
analysis-static = Jugé par la seule estimation faite à la main.
analysis-move = { $number }. { $who } : { $words }
analysis-loss = { $mark } perd { $percent } % d’une victoire, { $points } points
analysis-better = Mieux : { $words }
analysis-better-because = Mieux : { $words } – { $why }
analysis-flawless = Ni imprécision, ni erreur, ni gaffe.
analysis-lucky = Lancers et pioches qui ont le plus changé
analysis-totals = Adresse et chance, en pour cent d’une victoire
analysis-column-party = Camp
analysis-column-start = Début
analysis-column-own = Propres décisions
analysis-column-others = Décisions des autres
analysis-column-luck = Chance
analysis-column-result = Résultat
analysis-column-accuracy = Précision
analysis-column-points = Points perdus
analysis-counts = { $who } : { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
analysis-working = Analyse

## Une position

analysis-position = { $who } décide. { $simulations } simulations.
analysis-column-move = Coup
analysis-column-share = Gagne
analysis-column-lead = Points d’avance
analysis-expected = Le tour pourrait continuer ainsi : { $line }.
analysis-why = Pourquoi : { $why }

## Raisons : ce que la meilleure voie a de plus à la fin du tour

why-only = C’est le seul coup permis.
why-share = Il gagne environ { $share } % des parties à partir d’ici.
why-shares = Il gagne environ { $share } % des parties à partir d’ici, le deuxième choix { $other } %.
why-even = Il gagne environ { $share } % des parties à partir d’ici, à peine plus que le deuxième choix.
why-rc-prestige = { $amount ->
    [one] un prestige de plus
   *[other] { $amount } prestige de plus
  }
why-rc-finished = { $amount ->
    [one] une section achevée de plus
   *[other] { $amount } sections achevées de plus
  }
why-rc-standing = { $amount ->
    [one] un point de plus pour les tours dans leur état actuel
   *[other] { $amount } points de plus pour les tours dans leur état actuel
  }
why-rc-majorities = { $amount ->
    [one] la majorité dans une tour de plus
   *[other] la majorité dans { $amount } tours de plus
  }
why-rc-ornaments = { $amount ->
    [one] un ornement posé de plus
   *[other] { $amount } ornements posés de plus
  }
why-rc-claimed = { $amount ->
    [one] une section revendiquée de plus
   *[other] { $amount } sections revendiquées de plus
  }
why-rc-delivered = { $amount ->
    [one] un matériau livré de plus
   *[other] { $amount } matériaux livrés de plus
  }
why-rc-hanging = { $amount ->
    [one] une bannière adverse de moins au-dessus d’une section inachevée : la pénalité menace moins
   *[other] { $amount } bannières adverses de moins au-dessus de sections inachevées : les pénalités menacent moins
  }
why-rc-tiles = { $amount ->
    [one] une tuile ouverte de plus dans l’atelier
   *[other] { $amount } tuiles ouvertes de plus dans l’atelier
  }
why-rc-materials = { $amount ->
    [one] un matériau de plus dans l’inventaire
   *[other] { $amount } matériaux de plus dans l’inventaire
  }
why-rc-rubles = { $amount ->
    [one] un rouble de plus
   *[other] { $amount } roubles de plus
  }
why-ba-points = { $amount ->
    [one] un point d’avance de plus
   *[other] { $amount } points d’avance de plus
  }
why-ba-zones = { $amount ->
    [one] un point d’avance de plus si l’on comptait les zones maintenant
   *[other] { $amount } points d’avance de plus si l’on comptait les zones maintenant
  }
why-ba-majorities = { $amount ->
    [one] la majorité dans une zone de plus
   *[other] la majorité dans { $amount } zones de plus
  }
why-ba-reserve = { $amount ->
    [one] un bâtisseur de plus en réserve
   *[other] { $amount } bâtisseurs de plus en réserve
  }
why-ba-coins = { $amount ->
    [one] une pièce de plus
   *[other] { $amount } pièces de plus
  }
why-ba-tokens = { $amount ->
    [one] une promotion de plus
   *[other] { $amount } promotions de plus
  }
