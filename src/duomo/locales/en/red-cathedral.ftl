# The Red Cathedral. Messages without a sentence (rc-…) are parts of others: they read the same variables.

## Things

rc-colour =
    { $colour ->
        [white] White
        [red] Red
        [blue] Blue
        [green] Green
        [black] Black
       *[yellow] Yellow
    }
rc-colour-short =
    { $colour ->
        [white] W
        [red] R
        [blue] B
        [green] G
        [black] K
       *[yellow] Y
    }
rc-material =
    { $material ->
        [wood] wood
        [brick] brick
        [stone] stone
        [gold] gold
        [green] green gem
        [diamond] diamond
       *[purple] purple gem
    }
rc-material-short =
    { $material ->
        [wood] Wo
        [brick] Br
        [stone] St
        [gold] Go
        [green] Gr
        [diamond] Di
       *[purple] Pu
    }
# After “you have”, “the reserve holds”.
rc-no-material =
    { $material ->
        [wood] no wood
        [brick] no brick
        [stone] no stone
        [gold] no gold
        [green] no green gem
        [diamond] no diamond
       *[purple] no purple gem
    }
rc-amount =
    { $resource ->
        [wood] { $amount } wood
        [brick] { $amount } { $amount ->
                [one] brick
               *[other] bricks
            }
        [stone] { $amount } stone
        [gold] { $amount } gold
        [green] { $amount } green { $amount ->
                [one] gem
               *[other] gems
            }
        [diamond] { $amount } { $amount ->
                [one] diamond
               *[other] diamonds
            }
        [purple] { $amount } purple { $amount ->
                [one] gem
               *[other] gems
            }
        [rubles] { $amount } { $amount ->
                [one] ruble
               *[other] rubles
            }
        [recognition] { $amount } recognition
        [prestige] { $amount } prestige
        [permits] { $amount } { $amount ->
                [one] permit
               *[other] permits
            }
       *[material] { $amount } { $amount ->
               [one] material
              *[other] materials
           }
    }
# As the object of a verb.
rc-amount-object = { rc-amount }
rc-given =
    { $material ->
        [wood] { $amount } wood
        [brick] { $amount } { $amount ->
                [one] brick
               *[other] bricks
            }
        [stone] { $amount } stone
        [gold] { $amount } gold
        [green] { $amount } green { $amount ->
                [one] gem
               *[other] gems
            }
        [diamond] { $amount } { $amount ->
                [one] diamond
               *[other] diamonds
            }
       *[purple] { $amount } purple { $amount ->
               [one] gem
              *[other] gems
           }
    }
rc-one =
    { $material ->
        [wood] 1 wood
        [brick] 1 brick
        [stone] 1 stone
        [gold] 1 gold
        [green] 1 green gem
        [diamond] 1 diamond
       *[purple] 1 purple gem
    }
rc-die =
    { $die ->
        [white] the white die
        [red] the red die
        [blue] the blue die
        [green] the green die
        [black] the black die
       *[yellow] the yellow die
    }
rc-die-name =
    { $die ->
        [white] white die
        [red] red die
        [blue] blue die
        [green] green die
        [black] black die
       *[yellow] yellow die
    }
rc-die-face = { rc-colour } { $face }
rc-slot-onto =
    { $slot ->
        [white-1] onto the first white slot
        [white-2] onto the second white slot
        [red] onto the red slot
        [blue] onto the blue slot
        [green] onto the green slot
       *[yellow] onto the yellow slot
    }
rc-slot-at =
    { $slot ->
        [white-1] on the first white slot
        [white-2] on the second white slot
        [red] on the red slot
        [blue] on the blue slot
        [green] on the green slot
       *[yellow] on the yellow slot
    }
rc-slot-short =
    { $slot ->
        [white-1] white 1
        [white-2] white 2
        [red] red
        [blue] blue
        [green] green
       *[yellow] yellow
    }
rc-kind =
    { $kind ->
        [base] base
        [middle] middle
       *[dome] dome
    }
rc-ornament =
    { $ornament ->
        [door] a door
        [arch] an arch
       *[cross] a cross
    }
rc-ornament-name =
    { $ornament ->
        [door] door
        [arch] arch
       *[cross] cross
    }
rc-no-ornament =
    { $ornament ->
        [door] no door
        [arch] no arch
       *[cross] no cross
    }
rc-gems =
    { $gems ->
        [green] a green gem
        [purple] a purple gem
        [green-green] two green gems
        [purple-purple] two purple gems
        [green-purple] a green and a purple gem
       *[none] no gem
    }
rc-tile-at = { $gain } ({ $space })
rc-section-card = { rc-kind } ({ $cost })
rc-group =
    { $group ->
        [craftsmen] Craftsmen
        [teamsters] Teamsters
        [merchants] Merchants
        [clergy] Clergy
       *[other] { guild-name }
    }
rc-mark =
    { $mark ->
        [lightning] once a turn
       *[infinity] as often as you can pay
    }
rc-rubles = { $rubles } { $rubles ->
        [one] ruble
       *[other] rubles
    }
rc-action =
    { $action ->
        [C1] sell 1 material of any kind for 1 ruble
        [C2] pay 1 ruble for 1 of the shown materials
        [C3] sell 1 of the shown materials for 1 ruble
        [C4] pay 2 rubles for 1 material of any kind
        [C5] sell 1 of the shown materials for 2 rubles
        [C6] pay 2 rubles for 1 of the shown materials
        [T1] pay 1 ruble to deliver 1 material
        [T2] gain 1 ruble
        [T3] pay 3 rubles to deliver 1 or 2 materials
        [T4] pay 2 rubles to swap two resource tiles
        [M1] swap 2 equal materials for 1 of any kind
        [M2] swap 1 ruble and 1 material for 1 of another kind
        [M3] swap 4 equal materials for 2 of any kind
        [M4] activate any of your face-up workshop tiles
        [K1] gain 1 recognition
        [K2] pay 3 rubles for 1 prestige
        [K3] give 3 different materials for 1 prestige
        [K4] with a base, a middle and a dome finished: gain 2 recognition
       *[other] { guild-action }
    }

## What must be decided now

decision-rc-turn = Choose your action: { $actions }.
# What may be done, in a list.
rc-do =
    { $do ->
        [claim] claim a section
        [build] build
        [die] visit the market
        [recruit] recruit a contractor
        [pass] nothing is possible, so pass
        [resources] take resources
        [influence] use the influence card
        [activate] activate your tile
        [specialist] use your specialist
       *[leave] leave
    }
decision-rc-after = Your action is done. End your turn?
decision-rc-banner = Take the banner for { $section } from where?
decision-rc-place = Where does the workshop tile ({ $tile }) go? Face up costs the price of the slot; face down is free.
decision-rc-gain =
    { $amount ->
        [1] Take { rc-amount-object }?
       *[other] Take up to { rc-amount-object }?
    }
decision-rc-gain-less =
    { $amount ->
        [1] Take { rc-amount-object }? { $offered } are offered, but no more fits or is left.
       *[other] Take up to { rc-amount-object }? { $offered } are offered, but no more fits or is left.
    }
decision-rc-choose = Take { $count ->
        [one] a material
       *[other] { $count } materials, one at a time
    }. Which?
decision-rc-build = Deliver a material or decorate: { $left ->
        [one] 1 delivery
       *[other] { $left } deliveries
    } left.
decision-rc-gems = Set gems in the ornament on { $section }? { $left ->
        [one] One gem is your last delivery.
       *[other] Each is one of your { $left } deliveries.
    }
decision-rc-market = At the market, space { $space }: { $actions }.
decision-rc-give = Which material do you give?
decision-rc-swap = Which two resource tiles change places?
decision-rc-activate = Which of your face-up tiles do you activate?
# The same in short, inside a refusal.
rc-now =
    { $now ->
        [turn] the action of your turn: claim, build or market
        [after] when to end your turn
        [banner] which banner you take
        [place] where the workshop tile goes
        [gain] how much you take
        [choose] which material you take
        [build] what you deliver
        [gems] which gems you set
        [market] what you do at the market
        [give] which material you give
        [swap] which two resource tiles change places
       *[activate] which tile you activate
    }

## Moves in words

move-rc-end = end your turn
move-rc-pass = pass
move-rc-build = build: deliver up to 3 materials
move-rc-done = deliver no more
move-rc-resources = take resources: { $gain }
move-rc-influence = influence: { rc-action }; { rc-mark }
move-rc-influence-shown = influence: { rc-action } ({ $shown }); { rc-mark }
move-rc-leave = leave the market; { $dice ->
        [one] its die is
       *[other] its { $dice } dice are
    } rerolled
move-rc-trade = lose 1 prestige, gain 2 rubles
move-rc-reroll = lose 1 prestige, reroll space { $space } ({ $dice })
move-rc-rerolls = lose 1 prestige, reroll all dice of space { $spaces }
move-rc-take = take { rc-amount-object }
move-rc-decline = take nothing
move-rc-gain = take { rc-one }
move-rc-give = give { rc-given }
move-rc-activate = activate the tile { rc-slot-at }: { $gain }
move-rc-open = face up { rc-slot-onto }{ $price ->
        [0] , free
        [one] , 1 ruble
       *[other] , { $price } rubles
    }{ $holds ->
        [none] {""}
        [door] ; frees the door
        [arch] ; frees the arch
       *[cross] ; frees the cross
    }
move-rc-hide = face down { rc-slot-onto }{ $holds ->
        [none] {""}
        [door] ; the door is lost
        [arch] ; the arch is lost
       *[cross] ; the cross is lost
    }
move-rc-banner-inventory = from the inventory (frees a space)
move-rc-banner-white = from { $slot ->
        [white-1] the first white slot
       *[white-2] the second white slot
    } (frees the slot)
move-rc-gems = { $gems ->
        [none] set no gem
       *[other] set { rc-gems }: { $prestige } prestige
    }
move-rc-die = { rc-die-name } ({ $face }) → { $space }{ $rubles ->
        [0] {""}
        [one] {" "}for 1 ruble
       *[other] {" "}for { $rubles } rubles
    }: { $gain }; { rc-group }
move-rc-swap = { $one } and { $other }
move-rc-claim = { $section } ({ rc-kind }): needs { $cost }; pays { $reward }; tile: { $tile }
move-rc-claim-bare = { $section } ({ rc-kind }): needs { $cost }; pays { $reward }
move-rc-decorate = decorate { $section } with { rc-ornament } ({ rc-amount })
move-rc-deliver = { rc-one } to { $section }; then { $rest } is missing
move-rc-deliver-last = { rc-one } to { $section }; finishes it: { $reward }
move-group-rc-claim = Claim a section
move-group-rc-build = Build
move-group-rc-market = Go to the market

## Events

event-rc-starts = { $who } starts.
    .you = You start.
event-rc-lay-plan = Blueprint { $blueprint } is laid out.
event-rc-lay-resource = Space { $space } of the market: { $tile }.
event-rc-lay-influence = Quarter { $quadrant } of the market: { $card }.
event-rc-lay-section = Section { $section }: { $card }.
event-rc-lay-tile = Tile on section { $section }: { $tile }.
event-rc-drop = Space { $space } gets { rc-die }, showing { $face }.
event-rc-turn = Turn { $turn }: { $who }.
    .you = Turn { $turn }: you.
event-rc-pass = { $who } passes.
    .you = You pass.
event-rc-claim = { $who } claims section { $section }.
    .you = You claim section { $section }.
event-rc-open = { $who } places the tile face up { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}for { rc-rubles }
    }: { $tile }.
    .you = You place the tile face up { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}for { rc-rubles }
    }: { $tile }.
event-rc-hide = { $who } places the tile face down { rc-slot-onto }.
    .you = You place the tile face down { rc-slot-onto }.
event-rc-unlock = { $who } frees { rc-ornament }.
    .you = You free { rc-ornament }.
event-rc-build = { $who } builds.
    .you = You build.
event-rc-deliver = { $who } delivers { rc-one } to { $section }.
    .you = You deliver { rc-one } to { $section }.
event-rc-finish = { $who } finishes section { $section }: { $recognition } recognition{ $rubles ->
        [0] {""}
       *[other] {" "}and { rc-rubles }
    }.
    .you = You finish section { $section }: { $recognition } recognition{ $rubles ->
        [0] {""}
       *[other] {" "}and { rc-rubles }
    }.
event-rc-penalty = { $who } loses { $recognition } recognition: { $section } is finished above unfinished work.
    .you = You lose { $recognition } recognition: { $section } is finished above unfinished work.
event-rc-sixth = { $who } has finished a sixth section and gains { $prestige } prestige. Everybody else has one more turn.
    .you = You have finished a sixth section and gain { $prestige } prestige. Everybody else has one more turn.
event-rc-decorate = { $who } adorns { $section } with { rc-ornament }.
    .you = You adorn { $section } with { rc-ornament }.
event-rc-gems = { $who } sets { rc-gems } in { $section }: { $prestige } prestige.
    .you = You set { rc-gems } in { $section }: { $prestige } prestige.
event-rc-die = { $who } moves { rc-die } from space { $from } to { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}and pays { rc-rubles }
    }.
    .you = You move { rc-die } from space { $from } to { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}and pay { rc-rubles }
    }.
event-rc-resources = { $who } takes resources on space { $space } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }).
    .you = You take resources on space { $space } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }).
event-rc-influence = { $who } uses influence: { rc-action }.
    .you = You use influence: { rc-action }.
event-rc-activate = { $who } activates the tile { rc-slot-at }: { $tile }.
    .you = You activate the tile { rc-slot-at }: { $tile }.
event-rc-take = { $who } takes { rc-amount-object }.
    .you = You take { rc-amount-object }.
event-rc-decline = { $who } takes nothing.
    .you = You take nothing.
event-rc-give = { $who } gives { rc-given }.
    .you = You give { rc-given }.
event-rc-swap = { $who } swaps the resource tiles of spaces { $one } and { $other }.
    .you = You swap the resource tiles of spaces { $one } and { $other }.
event-rc-leave = { $who } leaves space { $space }.
    .you = You leave space { $space }.
event-rc-roll = { $who } rolls { rc-die }: { $face }.
    .you = You roll { rc-die }: { $face }.
event-rc-trade = { $who } gives 1 prestige for { rc-rubles }.
    .you = You give 1 prestige for { rc-rubles }.
event-rc-reroll = { $who } gives 1 prestige to reroll the dice of space { $space }.
    .you = You give 1 prestige to reroll the dice of space { $space }.
event-rc-score-track = { $who }: { $prestige } prestige on the track (space { $space }).
    .you = You: { $prestige } prestige on the track (space { $space }).
event-rc-score-leftovers = { $who }: { $prestige } prestige for leftovers.
    .you = You: { $prestige } prestige for leftovers.
event-rc-score-tower = { $who }: { $prestige } prestige for tower { $tower } (worth { $value }, presence { $presence }).
    .you = You: { $prestige } prestige for tower { $tower } (worth { $value }, presence { $presence }).
event-rc-wins = { $who } wins with { $prestige } prestige.
    .you = You win with { $prestige } prestige.

## Refusals

refusal-rc-nature-first = The dice or the set-up come first.
refusal-rc-not-nature = Nobody may choose what a die or a draw brings.
refusal-rc-basic-action-first = You must claim, build or go to the market before you may end your turn.
refusal-rc-no-pass = You may pass only when no action is possible.
refusal-rc-nothing-to-deliver = You have no material that any section could take now.
refusal-rc-build-first = To deliver or decorate, choose “Build” first.
refusal-rc-market-first = That is part of a visit to the market: move a die first.
refusal-rc-deliver-something = Whoever builds must deliver at least one material.
refusal-rc-no-banner-there = No banner lies there.
refusal-rc-basic-action-done = You have had your action; one is all a turn brings.
refusal-rc-not-now = Not now: first decide { rc-now }.
refusal-rc-no-prestige-behind = No prestige space lies behind your marker, so you have no prestige to give.
refusal-rc-rerolled-already = At this table a turn allows a reroll or rubles for prestige, and you have rerolled.
refusal-rc-traded-already = At this table a turn allows a reroll or rubles for prestige, and you have taken rubles.
refusal-rc-trades-over = At this table all trades for rubles follow one another, and your series is over.
refusal-rc-one-reroll = You have bought a reroll already; a turn allows one.
refusal-rc-no-dice-there = No die stands on space { $space }.
refusal-rc-not-your-die = Rubles move only the white die and the die of your own colour further, not { rc-die }.
refusal-rc-rubles-short = That costs { $needed ->
        [one] 1 ruble
       *[other] { $needed } rubles
    }, and you have { $have }.
refusal-rc-space-full = { $dice ->
        [3] Three
       *[other] { $dice }
    } dice already stand on space { $space }.
refusal-rc-no-such-section = There is no section { $section } here.
refusal-rc-no-banner-left = You have no banner left.
refusal-rc-already-claimed = A banner already stands on { $section }.
refusal-rc-claim-below-first = { $section } can be claimed only when a banner stands on { $below }.
refusal-rc-not-your-section = Your banner does not stand on { $section }.
refusal-rc-section-finished = { $section } is finished.
refusal-rc-not-needed = { $section } needs { rc-no-material } any more.
refusal-rc-material-missing = You have { rc-no-material }.
refusal-rc-not-finished = { $section } is not finished, so it cannot be decorated.
refusal-rc-ornament-there = { $section } has its ornament already.
refusal-rc-ornament-locked = You have { rc-no-ornament } at hand yet: a tile must be placed face up on its slot first.
refusal-rc-ornament-gone = You have { rc-no-ornament } left.
refusal-rc-took-already = You have taken resources in this visit already.
refusal-rc-inventory-full = Your inventory is full.
refusal-rc-reserve-empty = The reserve holds { rc-no-material }.
refusal-rc-influence-over = You have gone on to something else, so influence is over for this visit.
refusal-rc-one-action = Only one of the two actions may be used in a visit, and you have begun the other.
refusal-rc-lightning-used = An action with the lightning may be used once a turn.
refusal-rc-no-three-kinds = You have not finished a base, a middle and a dome yet.
refusal-rc-no-three-materials = You do not have three different materials.
refusal-rc-not-enough-equal = You do not have { $needed } equal materials of that kind.
refusal-rc-nothing-to-sell = You have nothing that is bought here.
refusal-rc-no-gain = You could take nothing of what that brings ({ rc-action }).
refusal-rc-activated-already = You have activated a tile in this visit already.
refusal-rc-other-slot = You moved { rc-die }; that does not activate the tile { rc-slot-at }.
refusal-rc-no-open-tile = No face-up tile lies { rc-slot-at }.
refusal-rc-tile-gives-nothing = The tile { rc-slot-at } gives nothing that you could take now.
refusal-rc-more-than-offered = Only { $offered } { $offered ->
        [one] is
       *[other] are
    } offered.
refusal-rc-same-kind = Here a material is exchanged for one of another kind.
refusal-rc-nothing-to-exchange = You have no material to give in exchange.
refusal-rc-other-die-due = Another die is rolled first: the { rc-die-name }.
refusal-rc-too-far = Rubles move a die at most { $most } spaces further.
refusal-rc-not-your-turn = This is the turn of { rc-party }. Nothing of your own turn can be done in it.
refusal-rc-too-much = { $resource ->
        [recognition] You may take at most { $most } recognition
        [prestige] You may take at most { $most } prestige
        [rubles] You may take at most { $most ->
                [one] 1 ruble
               *[other] { $most } rubles
            }
       *[other] Inventory and reserve allow at most { $most } of it
    }.
refusal-rc-not-offered = { $material ->
        [wood] Wood is
        [brick] Bricks are
        [stone] Stone is
        [gold] Gold is
        [green] Green gems are
        [diamond] Diamonds are
       *[purple] Purple gems are
    } not what this action deals in.
refusal-rc-in-order = The three materials are given in the order of the list, and from { rc-material } on you have too few kinds.
refusal-rc-given-already = The three must differ and are given in the order of the list; { rc-material } comes too late.
refusal-rc-slot-blocked = A banner still lies { rc-slot-at }.
refusal-rc-slot-taken = A tile already lies { rc-slot-at }.
refusal-rc-deliveries-left = { $left ->
        [one] Only 1 delivery is
       *[other] Only { $left } deliveries are
    } left for gems.
