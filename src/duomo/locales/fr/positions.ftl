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
refusal-position-twice = { $place } : « { $name } » ({ $kind }) est utilisé deux fois ; déjà à { $there }.

position-fix =
    { $how ->
        [take-off] L’enlever
        [finish] L’achever
       *[correct] Corriger
    }
