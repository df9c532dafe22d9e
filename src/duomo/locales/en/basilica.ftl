# Basilica. Messages without a sentence (ba-…) are parts of others: they read the same variables.

## Things

ba-seat =
    { $seat ->
        [white] White
       *[black] Black
    }
ba-side =
    { $side ->
        [white] White
       *[black] Black
    }
# In “the red zone”.
ba-zone-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
       *[blue] blue
    }
ba-colours =
    { $colours ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [red-yellow] red and yellow
        [red-green] red and green
        [red-blue] red and blue
        [yellow-green] yellow and green
        [yellow-blue] yellow and blue
       *[green-blue] green and blue
    }
ba-order =
    { $order ->
        [promote] Promote
        [move] Move
        [recruit] Recruit
        [confound] Confound
        [glass] Glass
        [scaffold] Scaffold
       *[catastrophe] Catastrophe
    }
ba-rank =
    { $rank ->
        [architect] architect
        [mason] master mason
        [hercules] Hercules
       *[builder] builder
    }

ba-colour-short =
    { $colour ->
        [red] Re
        [yellow] Ye
        [green] Gr
       *[blue] Bl
    }
ba-rank-short =
    { $rank ->
        [architect] A
        [mason] M
       *[hercules] H
    }

## Parts of the picture

ba-cathedral = Cathedral
ba-orders = Orders
ba-vaults = Vaults
ba-pile-empty = The pile is empty
ba-pile =
    { $tiles ->
        [one] Pile: 1 tile, on top { ba-order } ({ ba-colours })
       *[other] Pile: { $tiles } tiles, on top { ba-order } ({ ba-colours })
    }
ba-discards =
    { $tiles ->
        [one] 1 tile discarded
       *[other] { $tiles } tiles discarded
    }
ba-king-at = The king is on { $king } of 30
ba-actions-left =
    { $actions ->
        [one] 1 action left
       *[other] { $actions } actions left
    }
ba-stock = { $points } points · { $reserve ->
        [one] 1 builder
       *[other] { $reserve } builders
    } · { $tokens ->
        [one] 1 promotion
       *[other] { $tokens } promotions
    } · { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
ba-legend-colours = A vault: its colour; two colours: a joker
ba-legend-signs = ^ crown · * glass · ## scaffold
ba-legend-builders = ○ a builder of White, ● of Black; behind it { ba-legend-ranks }
ba-legend-ranks = A architect, M master mason, H Hercules

## What has to be decided

ba-decide-turn = Choose an action ({ ba-actions-left })
ba-decide-place = Choose a cell for the vault
ba-decide-scaffold = Choose a cell for a scaffold
ba-decide-promote = Choose the builder to promote
ba-decide-rank = Choose the new rank
ba-decide-recruit = Choose a vault for the new builder
ba-decide-move = Choose the builder to move
ba-decide-target = Choose where the builder goes
ba-decide-take-back = Choose the builder to take back
ba-decide-glass = Choose the vault for the glass
ba-decide-catastrophe = Choose the vault that falls
ba-decide-offer = Pay a coin for the paid order { ba-order }?

## Moves in words

ba-heading-vault = Place a vault
ba-heading-order = Execute an order
ba-heading-builder = Place a builder
ba-move-vault =
    { $crown ->
        [1] { ba-colours }, with a crown
       *[0] { ba-colours }
    }
ba-move-replace = none fits: discard the three vaults and draw new ones
ba-move-builder = place a builder on the vault just placed
ba-move-order = { ba-order } ({ ba-colours })
ba-move-at = cell { $cell }
ba-move-rank = { ba-rank }
ba-move-pay = pay a coin
ba-move-decline = do not pay

## What happened

event-ba-starts = { $who } starts.
    .you = You start.
event-ba-top = On top of the pile: { ba-order } ({ ba-colours }).
event-ba-turned = Vault place { $place }: { ba-move-vault }.
event-ba-reshuffle = The pile is empty: { $tiles ->
        [one] the discarded tile is the new pile
       *[other] the { $tiles } discarded tiles are shuffled into a new pile
    }.
event-ba-turn = Turn { $turn }: { $who }.
    .you = Turn { $turn }: you.
event-ba-vault = { $who } places a vault ({ ba-colours }) on { $cell }.
    .you = You place a vault ({ ba-colours }) on { $cell }.
event-ba-king = The king moves to { $king }.
event-ba-builder = { $who } places a builder on { $cell }.
    .you = You place a builder on { $cell }.
event-ba-replace = No vault fits: { $who } discards all three, and new ones come from the pile.
    .you = No vault fits: you discard all three, and new ones come from the pile.
event-ba-order = { $who } executes { ba-order }.
    .you = You execute { ba-order }.
event-ba-scoring = The king has reached { $king }: a scoring. The turn of { $who } is over.
    .you = The king has reached { $king }: a scoring. Your turn is over.
event-ba-exhausted = The pile is exhausted: the last scoring.
event-ba-zone = { $who } has the majority in the { ba-zone-colour } zone at { $cell } ({ $size ->
        [one] 1 vault
       *[other] { $size } vaults
    }): White { $white }, Black { $black }.
    .you = You have the majority in the { ba-zone-colour } zone at { $cell } ({ $size ->
        [one] 1 vault
       *[other] { $size } vaults
    }): White { $white }, Black { $black }.
event-ba-zone-tied = Nobody has the majority in the { ba-zone-colour } zone at { $cell } ({ $size ->
        [one] 1 vault
       *[other] { $size } vaults
    }).
event-ba-scored = { $who } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
    .you = You score { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
event-ba-clean-up = Builders go home, { $vaults ->
        [one] 1 vault is
       *[other] { $vaults } vaults are
    } discarded, scaffolds are removed, and the rest slides down by { $rows ->
        [one] 1 row
       *[other] { $rows } rows
    }.
event-ba-end =
    { $by ->
        [king] The third scoring ends the game.
       *[pile] The exhausted pile ends the game.
    }
event-ba-wins = { $who } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you = You win with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-ba-draw = A draw: { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
event-ba-pay = { $who } pays a coin for the paid order { ba-order }.
    .you = You pay a coin for the paid order { ba-order }.
event-ba-decline = { $who } does not pay for { ba-order }.
    .you = You do not pay for { ba-order }.
event-ba-promote = { $who } promotes the builder on { $cell }: { ba-rank }.
    .you = You promote the builder on { $cell }: { ba-rank }.
event-ba-move = A builder of { $who } moves from { $cell } to { $target }.
    .you = One of your builders moves from { $cell } to { $target }.
event-ba-recruit = { $who } recruits a builder on { $cell }.
    .you = You recruit a builder on { $cell }.
event-ba-take-back = { $who } takes back the builder on { $cell }.
    .you = You take back the builder on { $cell }.
event-ba-glass = { $who } puts glass on { $cell }.
    .you = You put glass on { $cell }.
event-ba-scaffold = { $who } places a scaffold on { $cell }.
    .you = You place a scaffold on { $cell }.
event-ba-catastrophe = { $who } brings down the vault on { $cell }.
    .you = You bring down the vault on { $cell }.

## Refusals

refusal-ba-nature-first = A tile has to be drawn or turned over first.
refusal-ba-not-nature = This is a draw of nature's, not a player's move.
refusal-ba-not-now =
    { $now ->
        [turn] Now an action has to be chosen: a vault, a builder on the vault just placed, or an order.
        [place] Now a cell has to be chosen for the vault.
        [scaffold] Now a cell has to be chosen for a scaffold.
        [promoted] Now the builder to promote has to be chosen.
        [rank] Now a rank has to be chosen: architect, mason or hercules.
        [recruit] Now a vault has to be chosen for the new builder.
        [mover] Now the builder to move has to be chosen.
        [target] Now it has to be chosen where the builder goes.
        [removed] Now the builder to take back has to be chosen.
        [glass] Now a vault has to be chosen for the glass.
        [ruin] Now the vault that falls has to be chosen.
       *[offer] Now the opponent has to say whether a coin is paid.
    }
refusal-ba-no-cell-for-joker = The joker on vault place { $place } has no cell that is not beside a joker.
refusal-ba-vault-fits = At least one of the three vaults has a cell, so they are not replaced.
refusal-ba-no-passing = Three actions must be taken; nobody may pass.
refusal-ba-vault-must-follow = After the vaults have been replaced, one of them must be placed.
refusal-ba-builder-after-vault = A builder can be placed only directly after a vault, on that vault.
refusal-ba-no-builder-left = All five builders are in the cathedral.
refusal-ba-no-free-vault = There is no vault without a builder.
refusal-ba-no-own-builder = You have no builder in the cathedral.
refusal-ba-no-token = You have no promotion token in reserve.
refusal-ba-nobody-can-move = None of your builders stands beside an unoccupied vault.
refusal-ba-opponent-cannot-move = No removal of one of your builders lets a builder of the opponent move.
refusal-ba-all-glazed = Every vault with a builder of yours has glass already.
refusal-ba-rank-just-given = The rank just given may not be chosen: { ba-rank }.
refusal-ba-same-rank = The builder has this rank already: { ba-rank }.
refusal-ba-scaffold-there = A scaffold stands on { $cell }; nothing can stand on it, and it cannot be removed.
refusal-ba-no-vault-there = There is no vault on { $cell }.
refusal-ba-vault-occupied = A builder stands on { $cell } already.
refusal-ba-recruit-beside = A paid recruit must stand beside a vault with a builder; { $cell } is beside none.
refusal-ba-recruit-beside-own = A paid recruit must stand beside a builder of the same side; { $cell } is beside none.
refusal-ba-builder-stands-there = A builder stands on { $cell }, so the vault cannot fall.
refusal-ba-not-adjacent = { $cell } is not adjacent to { $from }.
refusal-ba-cell-taken = { $cell } is not empty.
refusal-ba-nothing-adjacent = { $cell } is adjacent to no starting slot, vault or scaffold.
refusal-ba-joker-beside-joker = On { $cell } the joker would be beside a joker.
refusal-ba-no-such-builder = No builder of { ba-side } stands on { $cell }.
refusal-ba-builder-cannot-move = The builder on { $cell } has no unoccupied vault beside it.
refusal-ba-removal-frees-nobody = Without the builder on { $cell } no builder of the opponent could move either.
refusal-ba-glass-there = The vault on { $cell } has glass already.
