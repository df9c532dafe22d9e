# Cartes et tuiles : les titres de leurs tables, ce que montre chacune, et pourquoi.

## Tables

parts-section_cards = Cartes Section
parts-workshop_tiles = Tuiles Atelier
parts-resource_tiles = Tuiles Ressource
parts-influence_cards = Cartes Influence
parts-blueprints = Plans de construction
parts-track = Le prestige sur la piste de score
parts-workshop_slots = Ateliers des plateaux
parts-reserve = Réserve et autres pièces
parts-specialists = Spécialistes
parts-cities = Villes
parts-contractor_spaces = Cases des recruteurs
parts-module_tiles = Tuiles du module
parts-extra_blueprints = Autres plans
parts-guild_cards = Cartes de guilde
parts-contracts = Contrats
parts-buttresses = Contreforts
parts-tiles = Tuiles

## Ce qu’elles montrent

part-section = { rc-kind } : { $cost } → { $reward }
part-tile = { $shows }
part-tile-three-plus = { $shows } (3 joueurs ou plus)
part-actions = { rc-group } : { $upper } / { $lower }
part-action = { rc-action } ({ rc-mark })
part-action-shown = { rc-action } : { $shown } ({ rc-mark })
part-blueprint = { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } : tours de { $heights }
part-track = { $prestige } prestige sur la case { $space }
part-slot = atelier { rc-slot-short } de la face { $board ->
        [advanced] avancée
       *[standard] standard
    } : { rc-rubles }{ $holds ->
        [nothing] {""}
        [banner] , avec une bannière
        [door] , avec une porte
        [arch] , avec une arche
       *[cross] , avec une croix
    }
part-reserve = { $piece ->
        [wood] bois
        [brick] briques
        [stone] pierres
        [gold] or
        [green] gemmes vertes
        [purple] gemmes violettes
        [coins-1] pièces de 1 rouble
        [coins-3] pièces de 3 roubles
        [banners] bannières d’un joueur
        [doors] portes d’un joueur
        [arches] arches d’un joueur
        [crosses] croix d’un joueur
        [inventory] emplacements d’un inventaire
        [inventory-banners] bannières sur l’inventaire
        [start-space] case de reconnaissance où commencent les marqueurs
        [rubles-player-1] roubles du premier joueur
        [rubles-player-2] roubles du deuxième joueur
        [rubles-player-3] roubles du troisième joueur
        [rubles-player-4] roubles du quatrième joueur
       *[other] { $piece }
    } : { $amount }
part-specialist = { $specialist } ({ ct-tool })
part-contractor = recruteur { $place } : { $gain }
part-contractor-bare = recruteur { $place } : pas de bonus
part-vault = { ba-colours } : { ba-order }{ $crown ->
        [with] , avec couronne
       *[without] {""}
    }
part-reason = { $before } ; { $clause }
