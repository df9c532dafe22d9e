# What contradicts itself in a position, and where.

position-party =
    { $party ->
        [red] Red
        [blue] Blue
        [green] Green
        [yellow] Yellow
       *[ivan] Ivan
    }
refusal-place-section = section { $section }
refusal-place-player = player { $seat } ({ rc-colour })
refusal-place-party = { position-party }
refusal-place-slot = player { $seat } ({ rc-colour }), slot { rc-slot-short }
refusal-place-die = market, { rc-die-name }
refusal-position-no-banner-below = { $place }: it has a banner, but the section below has none.
refusal-position-tile-gone = { $place }: it has a banner, so its workshop tile is gone.
refusal-position-finished-unclaimed = { $place }: it is finished, so it must carry a banner.
refusal-position-delivered-unclaimed = { $place }: materials lie on it, so it must carry a banner.
refusal-position-delivered-finished = { $place }: it is finished, so no materials lie on it any more.
refusal-position-ornament-unfinished = { $place }: it has an ornament, so it must be finished.
refusal-position-all-delivered = { $place }: all its materials are there, so it is finished.
refusal-position-delivered-too-many = { $place }: { $count } { rc-material } delivered, but it needs only { $whole }.
refusal-position-inventory = { $place }: { $count } materials are in the inventory, but only { $spaces } of its spaces are free of banners.
refusal-position-banners = { $place }: { $count } banners are on sections; each player has { $most }.
refusal-position-banner-places = { $place }, banners: { $claims } on sections, { $inventory } on the inventory, { $beside } beside it and { $slots } on slots do not make { $all }, at most { $ruler } on the inventory and { $most } beside it.
refusal-position-ornaments = { $place }, ornaments: { $available } { rc-ornament-name } available, { $lying } on slots and { $placed } on sections do not make { $all }.
refusal-position-slot-bare = { $place }: nothing lies on a standard board.
refusal-position-slot-banner = { $place }: banners lie on white slots only.
refusal-position-slot-ornament = { $place }: ornaments lie on coloured slots only.
refusal-position-slot-blocked = { $place }: a banner blocks it, so no tile lies there.
refusal-position-slot-freed = { $place }: its tile is face up, so the { rc-ornament-name } is available.
refusal-position-dice-full = { $place }: three dice already stand on space { $space }.
refusal-position-too-much-in-play = { rc-material }: { $count } pieces are in play, but there are only { $exist }.
refusal-position-reserve = reserve: { $left } { rc-material } and { $count } in play are more than the { $exist } there are.
refusal-position-turn-order = turn: turn { $turns } belongs to { $party } when { $starter } starts, not to { $other }.
refusal-position-ender-early = ender: { position-party } has finished { $count } sections only.
refusal-position-enders = ender: { position-party } and { $other } have finished six sections; say who was first.
refusal-position-ended = turn: { position-party } finished the sixth section, so the game ends before the next turn of { position-party }.
refusal-position-nothing-to-do = pending { $number }: { position-party } can do nothing that this decision asks for.
refusal-position-tiles = { $place }: { $tiles } workshop tiles, but { $claims } banners on sections; each tile came with a claim.
refusal-position-not-over = pending: nothing is, so the game is over; but nobody has finished six sections.
refusal-position-last-turn = turn: when { position-party } ends the game, { $other } has the last turn.
position-part =
    { $kind ->
        [section] section card
        [workshop] workshop tile
        [resource] resource tile
       *[influence] influence card
    }
refusal-place-towers = tower
refusal-place-tower = tower { $tower }
refusal-place-quadrant = market, quadrant { $quadrant }
refusal-place-pending = pending { $number }
refusal-place-turns = turns
refusal-place-track = track
refusal-place-final = final
refusal-place-contractors = contractors
refusal-place-contractors-cities = contractors, cities
refusal-place-contractors-space = contractors, space { $space }
refusal-place-contractors-removed = contractors, removed
refusal-place-contractors-board = contractors, board { $board }
refusal-place-ivan = ivan
refusal-place-ivan-row = ivan, row
refusal-place-ivan-tiles = ivan, tiles
refusal-place-ivan-marker = ivan, marker
refusal-place-guild-hand = guild, hand of player { $seat }
refusal-place-guild-drawn = guild, drawn
refusal-place-guild-under = guild, under { $number }
refusal-place-guild-buttresses = guild, buttresses of player { $seat }
refusal-place-guild-offer = guild, offer
refusal-position-twice = { $place }: the { position-part } “{ $name }” is used twice; it is at { $there } already.
refusal-position-no-part = { $place }: there is no { position-part } { $value }; there are: { $known }.
refusal-position-no-name = { $place }: { $value } is no name; lower-case letters, digits and hyphens make one.
refusal-position-card-kind =
    { $place }: “{ $name }” is a { $other ->
        [base] base
        [middle] middle
       *[dome] dome
    }; this place needs a { rc-kind }.
refusal-position-section-kind =
    { $place }: this is the place of a { rc-kind }, not of a { $other ->
        [base] base
        [middle] middle
       *[dome] dome
    }.
refusal-position-card-cost = { $place }, cost: a section costs 1 to { $most } materials.
refusal-position-card-lacks = { $place }: a card that is described needs its { $entry } too.
refusal-position-tile-both = { $place }: a tile has either gives or die.
refusal-position-tile-nothing = { $place }, gives: a tile gives something.
refusal-position-action-group = { $place }: { $code } is no action of the { rc-group }.
refusal-position-action-pair = { $place }: { $upper } and { $lower } are not two different actions of one group.
refusal-position-action-free = { $place }: { $code } costs nothing, so it must be lightning.
refusal-position-action-shows =
    { $shows ->
        [0] { $place }: { $code } shows no materials.
       *[1] { $place }: { $code } must show at least one material.
    }
refusal-position-face-alone = { $place }: there is no tile that could lie face up or down.
refusal-position-banner-count = { $place }, banners: with { $claims } on sections { $left } are left, not { $count }.
refusal-position-no-decision = { $place }: { $value } is unknown; a decision begins with { $known }.
refusal-position-decision-text = { $place }: { $value } is wrong; a decision is a text.
refusal-position-first-decision = { $place }: the first must be “turn” (before the basic action) or “after”.
refusal-position-decides-nothing = { $place }: { $party } decides nothing.
refusal-position-decision-above = { $place }: { $this } cannot come above { $below }.
refusal-position-decision-unfit = { $place }: { $decision } does not fit the table: { $detail }.
refusal-position-set-up-alone = { $place }: nothing else is pending while the table is laid out.
position-laid =
    { $things ->
        [resources] resource tiles
        [influence] influence cards
        [sections] section cards
        [tiles] workshop tiles
       *[dice] dice
    }
refusal-position-set-up-laid = { $place }: at this step { $expected } { position-laid } have been laid, not { $count }.
refusal-position-set-up-towers = { $place }: during set-up the towers are those of a blueprint, once it is drawn.
refusal-position-set-up-start = { $place }: the start player is chosen by an option, not drawn.
refusal-position-set-up-banners = { $place }: during set-up no section carries a banner.
refusal-position-set-up-turns = { $place }: while the table is laid out no turn has begun.
refusal-position-turns-none = { $place }: the first turn has begun, so it must be 1 at least.
refusal-position-track = { $place }: name the spaces of prestige 1 to { $count }.
refusal-position-colour-twice = { $place }: two players cannot have the same colour.
refusal-position-group-twice = { $place }: there is one card of the { rc-group } only.
refusal-position-no-card-left = { $place }: no { rc-kind } card is left; give its cost and recognition.
refusal-position-final-wrong = { $place }: { $value } is wrong; the scoring gives { $scores }.
refusal-position-final-early = { $place }: the game is not over; only then is there a result.
refusal-position-no-tower = { $place }: there must be at least one tower.
refusal-position-tower-low = { $place }: a tower has a base and a dome at least.
refusal-position-needs-and-delivered = { $place }: needs says what it lacks, so it is neither finished nor has it delivered.
refusal-position-needs-unclaimed = { $place }: without a banner it lacks its whole cost.
refusal-position-needs-too-much = { $place }: it needs more than its card costs.
refusal-position-ct-cities-early = { $place }: cities come when the base game is laid out.
refusal-position-ct-space-empty = { $place }: it is empty, but the bag still holds specialists.
refusal-position-ct-twice = { $place }: the specialist “{ $name }” is used twice; it is at { $there } already.
refusal-position-ct-city-twice = { $place }: each city is on one tower only ({ ct-city }).
refusal-position-ct-sent = { $place }: { $count } contractors are sent; each has { $most }.
refusal-position-ct-city-closed = { $place }: { $city } was closed from the start.
refusal-position-ct-specialists = { $place }: { $count } specialists came with { $sent } contractors; each brings one at most.
refusal-position-ivan-banners = { $place }: { $count } banners are on sections; he has { $most }.
refusal-position-ivan-ornaments = { $place }: he has one door, two arches and one cross.
refusal-position-ivan-ornament-order = { $place }: his ornaments come in the order door, arch, arch, cross.
refusal-position-ivan-no-banner = { $place }: he claimed a base at set-up, so his banner is on a section.
refusal-position-ivan-contractors-early = { $place }: he has contractors out, so his banner is on a section.
refusal-position-ivan-tile = { $place }: the tile { $tile } lies in his row.
refusal-position-ivan-marker-module = { $place }: it comes with the contractors module.
refusal-position-ivan-specialist = { $place }: he holds no specialist and discards no ornament.
refusal-position-ivan-tools = { $place }: two equal tools of his cancel each other.
refusal-position-ivan-marker-early = { $place }: it comes with his first claim.
refusal-position-ivan-marker-tower = { $place }: it stands on the tower of the last claim.
refusal-position-ivan-first-contractor = { $place }: his first contractor went out at set-up.
refusal-position-ivan-row-twice = { $place }: there is one of each.
refusal-position-ivan-row-short = { $place }: his row has { $count } cards, each with a tile.
refusal-position-guild-under-empty = { $place }: name the contracts that were put there.
refusal-position-guild-contract-twice = { $place }: there is one of each contract.
refusal-position-guild-buttress-twice = { $place }: the buttress “{ $buttress }” is used twice.
refusal-position-guild-diamonds = { $place }: so many diamonds have not been delivered there.

position-fix =
    { $how ->
        [take-off] Take it off
        [finish] Finish it
       *[correct] Correct it
    }
