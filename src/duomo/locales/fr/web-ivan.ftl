# La page à côté d’une partie en solo.

web-ivan = Ivan à votre table
web-ivan-about = Il dit que faire de ses pièces ; vous dites ce que vous avez lancé et choisi.
web-ivan-turn = Ivan, tour { $turn }
web-ivan-row = La rangée d’Ivan
web-ivan-ring = Le marché tel qu’il est retenu ici
web-ivan-space = Case { $space }
web-ivan-space-of = Son marqueur
web-ivan-die = { $die } : { $face } sur la case { $space }
web-ivan-tap-die = Touchez un dé placé autrement.
web-ivan-tap-space = { $die } : touchez sa case, puis ce qu’il montre.
web-ivan-what-did-you-do = Qu’avez-vous fait ?
web-ivan-part-claim = Revendiqué
web-ivan-part-build = Construit
web-ivan-part-market = Marché
web-ivan-part-region = Région
web-ivan-tap-claim = Touchez la section revendiquée.
web-ivan-tap-build = Touchez ce que vous avez achevé, ou où se trouve votre ornement.
web-ivan-tap-region = Qui se trouve dans la région à présent ?
web-ivan-region-space = Région, case { $space }
web-ivan-empty = vide
web-ivan-recognition-space = Tuile de reconnaissance sur la case
web-ivan-claimed = revendiquée à l’instant
web-ivan-finished = achevée à l’instant
web-ivan-adorned = ornée à l’instant
web-ivan-done-ivan = Terminé, au tour d’Ivan
web-ivan-nothing-ivan = Rien de tout cela, au tour d’Ivan
web-ivan-you-begin = Vous jouez en premier, avec 3 roubles.
web-ivan-aloud = Lire à voix haute
web-ivan-section = Section { $section }
web-ivan-read-out = C’est imprimé ainsi
web-ivan-how-many-there = Combien y en a-t-il ?
web-ivan-card-short =
    { $card ->
        [recognition] Reconn.
        [inventory] Invent.
        [transport] Transp.
        [claim] Revend.
        [build] Constr.
       *[other] { rc-solo-card }
    }
web-ivan-back = Revenir à la partie quittée
web-ivan-new = Nouvelle partie
web-ivan-set-up = La table avant le premier tour
web-ivan-your-colour = Votre couleur
web-ivan-base-game = Jeu de base
web-ivan-market = Ce qu’Ivan prend au marché
web-ivan-market-per_die = Pour chaque dé
web-ivan-market-single = 1 en tout
web-ivan-which-blueprint = Quelles tours a votre plan ?
web-ivan-tap-row = Touchez ses cartes de gauche à droite.
web-ivan-tap-tiles = Touchez les tuiles dessus, dans le même ordre.
web-ivan-first-where = Sur quelle case est la tuile de { $tile ->
        [permits] laissez-passer
       *[recognition] reconnaissance
    } ? Les dés commencent là.
web-ivan-recognition-shows = Elle montre
web-ivan-clergy = La carte du Clergé est aux cases
web-ivan-quadrant = Cases { $from }–{ $to }
web-ivan-clergy-offers = Touchez ses deux actions.
web-ivan-dice-lie = Les dés : sont-ils placés et montrent-ils ceci ?
web-ivan-tap-cities = Touchez les villes sur les tours, de gauche à droite.
web-ivan-specialists = Les spécialistes des cases 1 à 5
web-ivan-which-base = Quelle base montre le plus de reconnaissance ? Ivan la revendique.
web-ivan-card-materials = Matériaux qu’elle coûte
web-ivan-card-recognition = Reconnaissance à l’achèvement
web-ivan-card-tile = Reconnaissance sur sa tuile d’atelier
web-ivan-not-whole = Il faut d’abord le plan, les cartes et les tuiles.
web-ivan-begin = Commencer
web-ivan-lay-out = Installez la table
web-ivan-how-it-lies = Comment est-elle ?
web-ivan-dice-differ = Mes dés sont placés autrement
web-ivan-dice-how = Comment sont-ils ?
web-ivan-dice-so = Ils sont ainsi
