# Cards and tiles: the titles of their tables, what each one shows, and why.

## Tables

parts-section_cards = Section cards
parts-workshop_tiles = Workshop tiles
parts-resource_tiles = Resource tiles
parts-influence_cards = Influence cards
parts-blueprints = Blueprints
parts-track = Prestige on the score track
parts-workshop_slots = Slots of the workshop boards
parts-reserve = Reserve and further pieces
parts-specialists = Specialists
parts-cities = Cities
parts-contractor_spaces = Spaces of the contractors
parts-module_tiles = Tiles of the module
parts-extra_blueprints = Further blueprints
parts-guild_cards = Guild cards
parts-contracts = Contracts
parts-buttresses = Buttresses
parts-tiles = Tiles

## What they show

part-section = { rc-kind }: { $cost } → { $reward }
part-tile = { $shows }
part-tile-three-plus = { $shows } (3 or more players)
part-actions = { rc-group }: { $upper } / { $lower }
part-action = { rc-action } ({ rc-mark })
part-action-shown = { rc-action }: { $shown } ({ rc-mark })
part-blueprint = { $players } { $players ->
        [one] player
       *[other] players
    }: towers of { $heights }
part-track = { $prestige } prestige on space { $space }
part-slot = slot { rc-slot-short } of the { $board ->
        [advanced] advanced
       *[standard] standard
    } board: { rc-rubles }{ $holds ->
        [nothing] {""}
        [banner] , with a banner
        [door] , with a door
        [arch] , with an arch
       *[cross] , with a cross
    }
part-reserve = { $piece ->
        [wood] wood
        [brick] bricks
        [stone] stone
        [gold] gold
        [green] green gems
        [purple] purple gems
        [coins-1] coins of 1 ruble
        [coins-3] coins of 3 rubles
        [banners] banners of a player
        [doors] doors of a player
        [arches] arches of a player
        [crosses] crosses of a player
        [inventory] spaces of an inventory
        [inventory-banners] banners on the inventory
        [start-space] recognition space where the markers start
        [rubles-player-1] rubles of the first player
        [rubles-player-2] rubles of the second player
        [rubles-player-3] rubles of the third player
        [rubles-player-4] rubles of the fourth player
       *[other] { $piece }
    }: { $amount }
part-specialist = { $specialist } ({ ct-tool })
part-contractor = contractor { $place }: { $gain }
part-contractor-bare = contractor { $place }: no bonus
part-vault = { ba-colours }: { ba-order }{ $crown ->
        [with] , with a crown
       *[without] {""}
    }
part-reason = { $before }; { $clause }
