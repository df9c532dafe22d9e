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
refusal-position-twice = { $place }: the { $kind } “{ $name }” is used twice; it is at { $there } already.

position-fix =
    { $how ->
        [take-off] Take it off
        [finish] Finish it
       *[correct] Correct it
    }
