# The contractors module: permits, recruiting, specialists, cities.

## Things

ct-city =
    { $city ->
        [moscow] Moscow
        [vologda] Vologda
        [suzdal] Suzdal
        [ryazan] Ryazan
        [smolensk] Smolensk
        [tver] Tver
       *[other] { $city }
    }
ct-tool =
    { $tool ->
        [hammer] hammer
        [saw] saw
        [chisel] chisel
        [trowel] trowel
        [plumb-line] plumb line
       *[compasses] compasses
    }
ct-permits = { $permits } { $permits ->
        [one] permit
       *[other] permits
    }
ct-effect =
    { $effect ->
        [gain] gain { $gain }
        [sell-for-prestige] give { rc-one } for { $prestige } prestige
        [sell-for-recognition] give { rc-one } for 3 recognition
        [activate] activate two of your workshop tiles, or one twice
        [discard-ornament] discard an ornament for 3 prestige
        [buy-recognition] pay up to 5 rubles for as much recognition
        [material-and-delivery] 1 material of choice and 1 delivery, in either order
        [resource-tile] gain what one resource tile shows
       *[claim] claim a section
    }

## What must be decided now

decision-ct-hire = Which specialist of { ct-city }: for 2 rubles, or sent away?
decision-ct-both = Take a material, or deliver one?
decision-ct-two-tiles = Which tile do you activate? { $left } to go.
decision-ct-ornament = Which ornament do you discard?
decision-ct-rubles-paid = How many rubles do you pay?
decision-ct-any-tile = Which resource tile?
decision-ct-free-claim = Which section do you claim?
ct-now =
    { $now ->
        [hire] which specialist you choose
        [material-and-delivery] whether you take a material or deliver one
        [two-tiles] which tile you activate
        [ornament] which ornament you discard
        [rubles-paid] how many rubles you pay
        [any-tile] which resource tile you use
       *[free-claim] which section you claim
    }

## Moves in words

move-ct-recruit = { ct-city } for { ct-permits }
move-ct-recruit-bonus = { ct-city } for { ct-permits }; then { $gain }
move-ct-permit = lose 1 prestige, gain 1 permit
move-ct-hire = pay 2 rubles: { $specialist } ({ ct-tool })
move-ct-dismiss = send away: { $specialist } ({ ct-tool })
move-ct-specialist = use your specialist: { $specialist } ({ ct-tool })
move-ct-discard = discard { rc-ornament } for 3 prestige
move-ct-pay = pay { rc-rubles } for { $rubles } recognition
move-ct-gather = space { $space }: { $gain }
move-ct-deliver = deliver 1 material
move-ct-done = no more of it
move-group-ct-recruit = Recruit

## Events

event-rc-lay-city = Above tower { $tower }: { ct-city }.
event-rc-draw-specialist = A specialist comes to space { $space }: { $specialist }.
event-rc-permit = { $who } gives 1 prestige for { ct-permits }.
    .you = You give 1 prestige for { ct-permits }.
event-rc-recruit = { $who } sends contractor number { $contractor } to { ct-city } and pays { ct-permits }.
    .you = You send contractor number { $contractor } to { ct-city } and pay { ct-permits }.
event-rc-lay-by = { $who } lays the specialist held so far face down: { ct-tool }.
    .you = You lay the specialist that you held face down: { ct-tool }.
event-rc-hire = { $who } pays { rc-rubles } for the specialist of space { $space }: { $specialist }.
    .you = You pay { rc-rubles } for the specialist of space { $space }: { $specialist }.
event-rc-send-away = { $who } does not pay: the specialist of space { $space } leaves the game ({ $specialist }).
    .you = You do not pay: the specialist of space { $space } leaves the game ({ $specialist }).
event-rc-use-specialist = { $who } uses the specialist: { $specialist }; tool: { ct-tool }.
    .you = You use your specialist: { $specialist }; tool: { ct-tool }.
event-rc-pay-rubles = { $who } pays { rc-rubles } for recognition.
    .you = You pay { rc-rubles } for recognition.
event-rc-gather = { $who } uses the resource tile of space { $space }.
    .you = You use the resource tile of space { $space }.
event-rc-discard-ornament = { $who } discards { rc-ornament }.
    .you = You discard { rc-ornament }.
event-rc-close-city = Tower { $tower } is complete: { ct-city } closes.
event-rc-city-points = { $who } gains { $recognition } recognition in { ct-city }.
    .you = You gain { $recognition } recognition in { ct-city }.
event-rc-score-tools = { $who }: { $prestige } prestige for tools.
    .you = You: { $prestige } prestige for tools.

## The terminal

scored-rc-tools = Tools in different sets
cli-ct-region = REGION (each city has the specialists on both sides of it, { ct-city } all five)
cli-ct-tower = tower { $tower }
cli-ct-closed = closed
cli-ct-nobody = nobody
cli-ct-bag = in the bag: { $count }
cli-ct-row = { ct-permits } · contractors: { $left } · specialist: { $specialist } · tools: { $tools }

## Refusals

refusal-ct-not-now = Not now: first decide { ct-now }.
refusal-ct-delivered-already = You have made the delivery already.
refusal-ct-gained-already = You have taken the material already.
refusal-ct-permits-full = You hold { $most } permits already; there is no room for more.
refusal-ct-no-contractor = You have no contractor left.
refusal-ct-city-closed = { ct-city } is closed.
refusal-ct-permits-short = { ct-city } costs { $needed } { $needed ->
        [one] permit
       *[other] permits
    } now, and you have { $have }.
refusal-ct-not-beside = Space { $space } does not touch { ct-city }.
refusal-ct-nobody-there = No specialist waits on space { $space }.
refusal-ct-black-die-only = A specialist works only when you have moved the black die.
refusal-ct-no-specialist = You have no specialist.
refusal-ct-no-ornament = You have no ornament at hand to discard.
refusal-ct-no-claim = There is no section that you could claim.
refusal-rc-no-room-for-it = You have no room for any of it.
