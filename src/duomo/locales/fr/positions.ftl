# Ce qui se contredit dans une position, et où.

position-party =
    { $party ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
       *[ivan] Ivan
    }
refusal-place-section = section { $section }
refusal-place-player = joueur { $seat } ({ rc-colour })
refusal-place-party = { position-party }
refusal-place-slot = joueur { $seat } ({ rc-colour }), emplacement { rc-slot-short }
refusal-place-die = marché, { rc-die-name }
refusal-position-no-banner-below = { $place } : elle porte une bannière, mais celle du dessous n’en a pas.
refusal-position-tile-gone = { $place } : elle porte une bannière, donc sa tuile d’atelier n’y est plus.
refusal-position-finished-unclaimed = { $place } : elle est achevée, elle doit donc porter une bannière.
refusal-position-delivered-unclaimed = { $place } : des matériaux y sont posés, elle doit donc porter une bannière.
refusal-position-delivered-finished = { $place } : elle est achevée, aucun matériau ne s’y trouve donc plus.
refusal-position-ornament-unfinished = { $place } : elle porte un ornement, elle doit donc être achevée.
refusal-position-all-delivered = { $place } : tous ses matériaux sont là, elle est donc achevée.
refusal-position-delivered-too-many = { $place } : { $count } livrés ({ rc-material }), mais il n’en faut que { $whole }.
refusal-position-inventory = { $place } : { $count } matériaux sont dans l’inventaire, mais seules { $spaces } cases sont libres de bannières.
refusal-position-banners = { $place } : { $count } bannières sont sur des sections ; chacun en a { $most }.
refusal-position-banner-places = { $place }, bannières : { $claims } sur des sections, { $inventory } sur l’inventaire, { $beside } à côté et { $slots } sur des emplacements ne font pas { $all }, avec au plus { $ruler } sur l’inventaire et { $most } à côté.
refusal-position-ornaments = { $place }, ornements ({ rc-ornament-name }) : { $available } disponibles, { $lying } sur des emplacements et { $placed } sur des sections ne font pas { $all }.
refusal-position-slot-bare = { $place } : rien n’est posé sur un plateau standard.
refusal-position-slot-banner = { $place } : les bannières ne sont que sur les emplacements blancs.
refusal-position-slot-ornament = { $place } : les ornements ne sont que sur les emplacements colorés.
refusal-position-slot-blocked = { $place } : une bannière le bloque, aucune tuile ne s’y trouve donc.
refusal-position-slot-freed = { $place } : sa tuile est face visible, l’ornement ({ rc-ornament-name }) est donc disponible.
refusal-position-dice-full = { $place } : trois dés se trouvent déjà sur la case { $space }.
refusal-position-too-much-in-play = { rc-material } : { $count } pièces sont en jeu, mais il n’y en a que { $exist }.
refusal-position-reserve = réserve ({ rc-material }) : { $left } et { $count } en jeu font plus que les { $exist } qui existent.
refusal-position-turn-order = tour : le tour { $turns } revient à { $party } quand { $starter } commence, pas à { $other }.
refusal-position-ender-early = fin de partie : { position-party } n’a achevé que { $count } sections.
refusal-position-enders = fin de partie : { position-party } et { $other } ont achevé six sections ; dites qui fut le premier.
refusal-position-ended = tour : { position-party } a achevé la sixième section, la partie se termine donc avant le prochain tour de { position-party }.
refusal-position-nothing-to-do = décision { $number } : { position-party } ne peut rien faire de ce qu’elle demande.
refusal-position-tiles = { $place } : { $tiles } tuiles d’atelier, mais { $claims } bannières sur des sections ; chaque tuile vient d’une revendication.
refusal-position-not-over = rien n’est à décider, la partie serait donc finie ; mais personne n’a achevé six sections.
refusal-position-last-turn = tour : quand { position-party } met fin à la partie, { $other } joue le dernier tour.
position-part =
    { $kind ->
        [section] carte de section
        [workshop] tuile d’atelier
        [resource] tuile de ressource
       *[influence] carte d’influence
    }
refusal-place-towers = tours
refusal-place-tower = tour { $tower }
refusal-place-quadrant = marché, quart { $quadrant }
refusal-place-pending = décision { $number } en attente (pending)
refusal-place-turns = tours joués (turns)
refusal-place-track = piste (track)
refusal-place-final = résultat (final)
refusal-place-contractors = recruteurs
refusal-place-contractors-cities = recruteurs, villes
refusal-place-contractors-space = recruteurs, case { $space }
refusal-place-contractors-removed = recruteurs, hors jeu
refusal-place-contractors-board = recruteurs, plateau { $board }
refusal-place-ivan = Ivan
refusal-place-ivan-row = Ivan, rangée
refusal-place-ivan-tiles = Ivan, tuiles
refusal-place-ivan-marker = Ivan, marqueur
refusal-place-guild-hand = guilde, main du joueur { $seat }
refusal-place-guild-drawn = guilde, cartes piochées
refusal-place-guild-under = guilde, sous la pioche { $number }
refusal-place-guild-buttresses = guilde, contreforts du joueur { $seat }
refusal-place-guild-offer = guilde, offre
refusal-position-twice = { $place } : « { $name } » ({ position-part }) est utilisé deux fois ; déjà à { $there }.
refusal-position-no-part = { $place } : { $value } n’existe pas ({ position-part }) ; il y a : { $known }.
refusal-position-no-name = { $place } : { $value } n’est pas un nom ; il se compose de minuscules, de chiffres et de traits d’union.
refusal-position-card-kind =
    { $place } : « { $name } » est de l’autre genre ({ $other ->
        [base] base
        [middle] milieu
       *[dome] dôme
    }) ; ici il faut : { rc-kind }.
refusal-position-section-kind =
    { $place } : c’est la place d’un autre élément ({ rc-kind }), non de : { $other ->
        [base] base
        [middle] milieu
       *[dome] dôme
    }.
refusal-position-card-cost = { $place }, coût : une section coûte de 1 à { $most } matériaux.
refusal-position-card-lacks = { $place } : une carte décrite a besoin aussi de : { $entry }.
refusal-position-tile-both = { $place } : une tuile a soit un gain (gives), soit un dé (die).
refusal-position-tile-nothing = { $place }, gain : une tuile rapporte quelque chose.
refusal-position-action-group = { $place } : { $code } n’est pas une action de ce groupe ({ rc-group }).
refusal-position-action-pair = { $place } : { $upper } et { $lower } ne sont pas deux actions différentes d’un même groupe.
refusal-position-action-free = { $place } : { $code } ne coûte rien, ce doit donc être un éclair.
refusal-position-action-shows =
    { $shows ->
        [0] { $place } : { $code } ne montre aucun matériau.
       *[1] { $place } : { $code } doit montrer au moins un matériau.
    }
refusal-position-face-alone = { $place } : il n’y a pas de tuile qui puisse être face visible ou cachée.
refusal-position-banner-count = { $place }, bannières : avec { $claims } sur des sections, il en reste { $left }, non { $count }.
refusal-position-no-decision = { $place } : { $value } est inconnu ; une décision commence par { $known }.
refusal-position-decision-text = { $place } : { $value } est faux ; une décision est un texte.
refusal-position-first-decision = { $place } : la première doit être « turn » (avant l’action de base) ou « after ».
refusal-position-decides-nothing = { $place } : { position-party } ne décide rien.
refusal-position-decision-above = { $place } : { $this } ne peut pas venir au-dessus de { $below }.
refusal-position-decision-unfit = { $place } : { $decision } ne convient pas à ce qui est sur la table ({ $detail }).
refusal-position-set-up-alone = { $place } : rien d’autre n’attend pendant la mise en place.
position-laid =
    { $things ->
        [resources] tuiles de ressource
        [influence] cartes d’influence
        [sections] cartes de section
        [tiles] tuiles d’atelier
       *[dice] dés
    }
refusal-position-set-up-laid = { $place } : à cette étape, il y a { $expected } { position-laid }, non { $count }.
refusal-position-set-up-towers = { $place } : pendant la mise en place, les tours sont celles d’un plan, une fois pioché.
refusal-position-set-up-start = { $place } : le premier joueur est choisi par une option, non tiré au sort.
refusal-position-set-up-banners = { $place } : pendant la mise en place, aucune section ne porte de bannière.
refusal-position-set-up-turns = { $place } : pendant la mise en place, aucun tour n’a commencé.
refusal-position-turns-none = { $place } : le premier tour a commencé, ce doit être au moins 1.
refusal-position-track = { $place } : nommez les cases de prestige 1 à { $count }.
refusal-position-colour-twice = { $place } : deux joueurs ne peuvent pas avoir la même couleur.
refusal-position-group-twice = { $place } : il n’y a qu’une carte de ce groupe ({ rc-group }).
refusal-position-no-card-left = { $place } : il ne reste pas de carte ({ rc-kind }) ; donnez son coût et sa reconnaissance.
refusal-position-final-wrong = { $place } : { $value } est faux ; le décompte donne { $scores }.
refusal-position-final-early = { $place } : la partie n’est pas finie ; il n’y a de résultat qu’ensuite.
refusal-position-no-tower = { $place } : il faut au moins une tour.
refusal-position-tower-low = { $place } : une tour a au moins une base et un dôme.
refusal-position-needs-and-delivered = { $place } : « needs » dit ce qui manque ; elle n’est donc ni finie, ni avec « delivered ».
refusal-position-needs-unclaimed = { $place } : sans bannière, il lui manque tout son coût.
refusal-position-needs-too-much = { $place } : il lui manque plus que ne coûte sa carte.
refusal-position-ct-cities-early = { $place } : les villes viennent une fois le jeu de base mis en place.
refusal-position-ct-space-empty = { $place } : elle est vide, mais il reste des spécialistes dans le sac.
refusal-position-ct-twice = { $place } : le spécialiste « { $name } » est utilisé deux fois ; déjà à { $there }.
refusal-position-ct-city-twice = { $place } : chaque ville est sur une seule tour ({ ct-city }).
refusal-position-ct-sent = { $place } : { $count } recruteurs sont envoyés ; chacun en a { $most }.
refusal-position-ct-city-closed = { $place } : { ct-city } était fermée dès le début.
refusal-position-ct-specialists = { $place } : { $count } spécialistes pour { $sent } recruteurs ; chacun en amène un au plus.
refusal-position-ivan-banners = { $place } : { $count } bannières sont sur des sections ; il en a { $most }.
refusal-position-ivan-ornaments = { $place } : il a une porte, deux arcs et une croix.
refusal-position-ivan-ornament-order = { $place } : ses ornements viennent dans l’ordre porte, arc, arc, croix.
refusal-position-ivan-no-banner = { $place } : il a revendiqué une base à la mise en place, sa bannière est donc sur une section.
refusal-position-ivan-contractors-early = { $place } : il a envoyé des recruteurs, sa bannière est donc sur une section.
refusal-position-ivan-tile = { $place } : la tuile { $tile } est dans sa rangée.
refusal-position-ivan-marker-module = { $place } : il vient avec le module des recruteurs.
refusal-position-ivan-specialist = { $place } : il ne garde aucun spécialiste et ne défausse aucun ornement.
refusal-position-ivan-tools = { $place } : deux outils identiques chez lui s’annulent.
refusal-position-ivan-marker-early = { $place } : il vient avec sa première revendication.
refusal-position-ivan-marker-tower = { $place } : il est sur la tour de la dernière revendication.
refusal-position-ivan-first-contractor = { $place } : son premier recruteur est parti à la mise en place.
refusal-position-ivan-row-twice = { $place } : il y en a un de chaque.
refusal-position-ivan-row-short = { $place } : sa rangée a { $count } cartes, chacune avec une tuile.
refusal-position-guild-under-empty = { $place } : nommez les contrats qui y ont été mis.
refusal-position-guild-contract-twice = { $place } : il y a un seul exemplaire de chaque contrat.
refusal-position-guild-buttress-twice = { $place } : ce contrefort est utilisé deux fois ({ guild-buttress }).
refusal-position-guild-diamonds = { $place } : on n’y a pas livré autant de diamants.

position-fix =
    { $how ->
        [take-off] L’enlever
        [finish] L’achever
       *[correct] Corriger
    }
