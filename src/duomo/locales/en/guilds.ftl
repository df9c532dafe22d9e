# The ten guilds, one card of which replaces the Clergy's.

## Things

guild-name =
    { $group ->
        [jewellers] Jewellers
        [weavers] Weavers
        [foremen] Foremen
        [contractors] Contractors
        [wholesalers] Wholesalers
        [administrators] Administrators
        [lawyers] Lawyers
        [archivists] Archivists
        [master-builders] Master builders
       *[brickmakers] Brickmakers
    }
guild-action =
    { $action ->
        [jewellers-a1] pay 1 ruble for 1 diamond
        [jewellers-a2] pay 3 rubles for 2 diamonds
        [jewellers-a3] give 3 materials for 2 diamonds
        [jewellers-a4] give 1 diamond for 2 permits
        [weavers-a1] activate one of your workshop tiles
        [weavers-a2] pay 1 ruble to activate a tile of another player
        [weavers-a3] pay 2 rubles to activate one of your tiles twice
        [weavers-a4] pay 2 rubles to activate two of your tiles
        [foremen-a1] move the foreman; 1 recognition for each of your banners in his tower
        [foremen-a2] move the foreman; 1 ruble for each of your banners in his tower
        [foremen-a3] move the foreman; 1 recognition for each banner of another player in his tower
        [foremen-a4] move the foreman; 1 ruble for each banner of another player in his tower
        [contractors-a1] gain what the black die’s space shows
        [contractors-a2] 1 permit for each of your contractors in the region
        [contractors-a3] 1 ruble for each of your contractors in the region
        [contractors-a4] 1 ruble for each contractor of another player in the region
        [wholesalers-a1] pay 1 ruble for one more market action
        [wholesalers-a2] pay 2 rubles for one more market action and 1 material of choice
        [wholesalers-a3] pay 3 rubles for one market action twice
        [wholesalers-a4] pay 4 rubles for two different market actions
        [administrators-a1] gain 1 of the shown materials
        [administrators-a2] discard 1 of the shown materials for 1 recognition
        [administrators-a3] gain 1 ruble
        [administrators-a4] sell 1 gold for 3 rubles
        [administrators-a5] gain 1 green or purple gem
        [administrators-a6] sell 1 green and 1 purple gem for 1 prestige and 2 rubles
        [lawyers-a1] gain 1 permit
        [lawyers-a2] give 1 permit to deliver 1 material
        [lawyers-a3] give 2 permits for 1 prestige
        [lawyers-a4] give 1 permit for 1 material of choice
        [archivists-a1] pay 2 rubles: draw 3 contracts, keep 1
        [archivists-a2] pay 1 recognition: take the resources of a space, times its dice
        [archivists-a3] pay 1 recognition: one action of another card
        [archivists-a4] pay 1 recognition: gain what one resource tile shows
        [master-builders-a1] pay 2 rubles: draw a section card, take up to 2 of its materials
        [master-builders-a2] pay 3 rubles: draw two section cards, take up to 2 and 1 of their materials
        [master-builders-a3] pay 1 recognition for the rubles of a section you are building
        [master-builders-a4] pay 1 ruble for half the recognition of a section you are building
        [brickmakers-a1] give 2 bricks for a buttress
        [brickmakers-a2] give 1 brick to deliver 1 material
        [brickmakers-a3] sell 1 brick for 2 rubles
       *[brickmakers-a4] discard 1 brick for 1 recognition
    }
guild-contract =
    { $contract ->
        [sell-wood] sell 2 wood: 2 prestige
        [three-banners] 3 banners in one tower: 3 prestige
        [six-tiles] 6 face-up workshop tiles: 3 prestige
        [sell-stone] sell 2 stone: 2 prestige
        [absent] 2 prestige for each tower without you (4 with one or two players)
        [kept-ornaments] 2 prestige for each ornament kept
        [four-rubles] pay 4 rubles: 2 prestige
        [each-kind] a finished base, middle and dome: 2 prestige
        [on-others] 1 prestige for each ornament on others’ sections
        [all-ornaments] all ornaments placed: 2 prestige
        [sell-bricks] sell 2 bricks: 2 prestige
        [three-ornaments] 3 ornaments in one tower: 3 prestige
        [on-own] 1 prestige for each ornament on your own sections
        [sell-gem-and-gold] sell 1 gem and 1 gold: 3 prestige
        [present] 1 prestige for each tower with you (2 with one or two players)
       *[other] { $contract }
    }
guild-buttress =
    { $buttress ->
        [rubles] 5 rubles
        [influence] one action of any card
        [activate] activate one of your tiles
        [deliver] deliver 1 material
        [recognition] 3 recognition
        [free-slot] the slot of a claim’s tile is free
        [materials] 2 materials of choice
        [market-space] what a market space with a die shows
       *[other] { $buttress }
    }
guild-other =
    { $other ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[ivan] Ivan
    }

## What must be decided now

decision-guild-with-diamond = What does the diamond stand for?
decision-guild-diamond-gems = Which gems do you set? { $count } of them { $count ->
        [one] is a diamond
       *[other] are diamonds
    }.
decision-guild-give = Which material do you give?
decision-guild-weave = Which of your tiles do you activate?
decision-guild-borrow = Which tile of { guild-other } do you activate?
decision-guild-walk = How far does the foreman go?
decision-guild-whose = Whose do you count or use?
decision-guild-space = Which space of the market?
decision-guild-one-action = Which action of a card in play?
decision-guild-return-contract = Your hand is full. Which contract goes under the deck?
decision-guild-keep = Which contract do you keep?
decision-guild-printed = Which printed material do you take?
decision-guild-own-section = Which of your unfinished sections?
decision-guild-buttress = Which buttress do you take?

## Moves in words

move-guild-diamond = use a diamond for the next delivery
move-guild-diamond-as = a diamond as { rc-material }
move-guild-party = { guild-other }
move-guild-steps = { $steps ->
        [one] 1 tower
       *[other] { $steps } towers
    } further, to tower { $tower }
move-guild-contract = { guild-contract }
move-guild-space = space { $space }: { $gain }
move-guild-action = { rc-action } ({ rc-group })
move-guild-from-card = { rc-one } from card { $card }
move-guild-section = { $section }: { $gain }
move-guild-take-buttress = { guild-buttress }
move-guild-use-buttress = use your buttress: { guild-buttress }
move-guild-done = no more of it

## Events

event-rc-deliver-diamond = { $who } delivers a diamond as { rc-material } to { $section }.
    .you = You deliver a diamond as { rc-material } to { $section }.
event-rc-gems-diamonds = { $who } sets { rc-gems } in { $section }, { $diamonds } of them { $diamonds ->
        [one] a diamond
       *[other] diamonds
    }: { $prestige } prestige.
    .you = You set { rc-gems } in { $section }, { $diamonds } of them { $diamonds ->
        [one] a diamond
       *[other] diamonds
    }: { $prestige } prestige.
event-rc-borrow = { $who } activates a tile of { guild-other } { rc-slot-at }: { $tile }.
    .you = You activate a tile of { guild-other } { rc-slot-at }: { $tile }.
event-rc-foreman = { $who } moves the foreman to tower { $tower } ({ $steps }).
    .you = You move the foreman to tower { $tower } ({ $steps }).
event-rc-inspect = { $who } counts the banners of { guild-other } in tower { $tower }: { $banners }.
    .you = You count the banners of { guild-other } in tower { $tower }: { $banners }.
event-rc-count-contractors = { $who } counts the contractors of { guild-other }: { $contractors }.
    .you = You count the contractors of { guild-other }: { $contractors }.
event-rc-choose-space = { $who } chooses space { $space } (times { $times }).
    .you = You choose space { $space } (times { $times }).
event-rc-give-permits = { $who } gives { ct-permits }.
    .you = You give { ct-permits }.
event-rc-pay-recognition = { $who } pays { $recognition } recognition.
    .you = You pay { $recognition } recognition.
event-rc-draw-contract = { $who } draws a contract.
    .you = You draw a contract.
event-rc-drew-contract = You draw: { guild-contract }.
event-rc-keep-contract = { $who } keeps a contract.
    .you = You keep a contract.
event-rc-kept-contract = You keep: { guild-contract }.
event-rc-return-contract = { $who } puts a contract under the deck.
    .you = You put a contract under the deck.
event-rc-returned-contract = You put under the deck: { guild-contract }.
event-rc-score-contract = { $who }: { $prestige } prestige for a contract ({ guild-contract }).
    .you = You: { $prestige } prestige for a contract ({ guild-contract }).
event-rc-own-section = { $who } chooses section { $section }.
    .you = You choose section { $section }.
event-rc-reshuffle = The discarded section cards are shuffled again.
event-rc-draw-card = { $who } draws the section card { $card }.
    .you = You draw the section card { $card }.
event-rc-take-buttress = { $who } takes a buttress: { guild-buttress }.
    .you = You take a buttress: { guild-buttress }.
event-rc-use-buttress = { $who } uses a buttress: { guild-buttress }.
    .you = You use a buttress: { guild-buttress }.

## The terminal

scored-rc-contract = Contracts
cli-guild-foreman = The foreman is at tower { $tower }.
cli-guild-contracts = contracts: { $things }
cli-guild-deck = Contracts in the deck: { $count }; under it: { $under }.
cli-guild-offer = Buttresses on offer: { $things }.
cli-guild-buttresses = buttresses: { $things }
cli-guild-cards = Section cards in the deck: { $count }; discarded: { $discarded }.
cli-guild-diamonds = Diamonds on sections: { $things }.

## Refusals

refusal-ct-guild-not-now = Not now: first answer what the { guild-name } ask.
refusal-ct-guild-no-action = You could not pay for it, or take nothing of what it brings ({ rc-action }).
refusal-ct-guild-not-drawn = You have not drawn that contract ({ guild-contract }).
refusal-ct-guild-not-in-hand = You do not hold that contract ({ guild-contract }).
refusal-ct-guild-no-recognition = Your marker is on space 0; there is no recognition to pay.
refusal-ct-guild-buttress-not-yours = You do not have that buttress ({ guild-buttress }).
refusal-ct-guild-one-buttress = You have used a buttress in this turn already; a turn allows one.
refusal-ct-guild-buttress-useless = That buttress would do nothing now ({ guild-buttress }).
refusal-ct-guild-buttress-gone = That buttress is no longer on offer ({ guild-buttress }).
