# The board of Basilica in the browser. Parts (ba-…) come from basilica.ftl and read the same variables.

## Pieces, as screen readers name them

web-ba-vault = vault ({ ba-colours })
web-ba-joker = joker ({ ba-colours })
web-ba-crown = with a crown
web-ba-glass = glass
web-ba-scaffold = scaffold
web-ba-empty = empty
web-ba-builder =
    { $rank ->
        [builder] builder of { ba-side }
       *[other] builder of { ba-side } ({ ba-rank })
    }
web-ba-cell = { $cell }: { $what }
web-ba-may = may be chosen
web-ba-chosen = chosen
web-ba-held = chosen, not confirmed yet
web-ba-order-tile = { ba-order }, on its back a vault ({ ba-colours }). { $about }
web-ba-order-place = Order place { $place }: { $what }
web-ba-vault-place = Vault place { $place }: { $what }
web-ba-no-tile = no tile

## Orders in one sentence

web-ba-order-about-promote = One of your builders gets a rank.
web-ba-order-about-move = One of your builders goes to the vault beside it.
web-ba-order-about-recruit = A builder from the reserve goes to any free vault.
web-ba-order-about-confound = Take back one of your builders, then move one of the opponent’s.
web-ba-order-about-glass = A window over one of your builders: 2 points for the majority.
web-ba-order-about-scaffold = Two scaffolds block cells until the next scoring.
web-ba-order-about-catastrophe = A vault without a builder falls.

## Parts of the table

web-ba-floor = Cathedral
web-ba-floor-about = Floor of the cathedral. Arrow keys go from cell to cell; the first number is the row, the second the column.
web-ba-display = Orders over vaults
web-ba-in-pile =
    { $tiles ->
        [one] in the pile: { ba-order }
       *[other] in the pile; the next order is { ba-order }
    }
web-ba-pile-empty = The pile is empty.
web-ba-discarded =
    { $tiles ->
        [one] discarded
       *[other] discarded
    }
web-ba-discarded-last =
    { $tiles ->
        [one] discarded; it does not come back
       *[other] discarded; they do not come back
    }
web-ba-king = The king on space { $king } of 30; scorings on 10, 20 and 30
web-ba-players = Players
web-ba-action-of = Action { $action } of { $actions }
web-ba-points = Points:
web-ba-reserve =
    { $builders ->
        [one] 1 builder in reserve
       *[other] { $builders } builders in reserve
    }
web-ba-tokens =
    { $tokens ->
        [one] 1 promotion token
       *[other] { $tokens } promotion tokens
    }
web-ba-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }

## Ranks and glass

web-ba-legend-rank =
    { $rank ->
        [architect] Architect
        [mason] Master mason
       *[hercules] Hercules
    }
web-ba-legend-architect = doubles the zone
web-ba-legend-mason = counts for two
web-ba-legend-hercules = breaks a tie
web-ba-legend-glass-name = Glass
web-ba-legend-glass = adds 2 to the majority

## Standings and scorings

web-ba-if-scored = If scored now
web-ba-zone = Zone
web-ba-size = Size
web-ba-worth = Worth
web-ba-strength = Strength
web-ba-together = Together
web-ba-total = In all
web-ba-nobody-stands = No builder stands in a zone yet.
web-ba-scoring-at = Scoring on { $king }
web-ba-scoring-last = The last scoring
web-ba-vaults =
    { $vaults ->
        [one] 1 vault
       *[other] { $vaults } vaults
    }

## Steps of a turn

web-ba-step-vault = Vault ({ ba-colours }) on { $cell }
web-ba-step-builder = Builder on { $cell }
web-ba-step-open = Action { $action }
web-ba-step-now = Action { $action }: { $what }

## Tabs on a phone

web-ba-tab-floor = Floor
web-ba-tab-standings = Standings
web-ba-tab-log = Log
