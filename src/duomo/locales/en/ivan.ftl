# Ivan at a real table: what to do with the pieces.

ivan-do-card = Turn the tile on { rc-solo-card } face down: { rc-die-name }.
ivan-do-die = { rc-solo-card }: move the { rc-die-name } from space { $from } to space { $space }.
ivan-do-blocked = { rc-solo-card }: three dice stand on space { $space }, so the { rc-die-name } stays. No gain, no roll.
ivan-do-market = { rc-solo-card }: for space { $space } his marker goes { $recognition } forward.
ivan-do-recognition = { rc-solo-card }: his marker goes { $recognition } forward.
ivan-do-takes = Lay { rc-amount-object } from the reserve on { rc-solo-card }.
ivan-do-transports = { rc-solo-card }: move everything from Inventory to Build, { $amount } in all.
ivan-do-claims = { rc-solo-card }: put his banner on section { $section }; its workshop tile leaves the game.{ $recognition ->
        [0] {""}
       *[other] {" "}His marker goes { $recognition } forward.
    }
ivan-do-delivers = { rc-solo-card }: lay { rc-amount-object } on section { $section }.
ivan-do-finish = Section { $section } is finished: turn its card over, the materials go back. His marker goes { $recognition } forward.
ivan-do-penalty =
    { $whose ->
        [his] His marker goes { $recognition } back: section { $section } is finished above his unfinished work.
       *[yours] Your marker goes { $recognition } back: section { $section } is finished above your unfinished work.
    }
ivan-do-decorates = All his tiles lie face down: put { rc-ornament } of his on section { $section }. His marker goes { $prestige } prestige space ahead.
ivan-do-reshuffles = Shuffle his tiles and lay them face up over the row again.
ivan-do-marker = Put his marker on tower { $tower }: { ct-city }.
ivan-do-recruits = { rc-solo-card }: send one of his contractors to { ct-city }.
ivan-do-specialist = { rc-solo-card }: he takes the specialist with the tool { ct-tool }; lay the tile by him.{ $recognition ->
        [0] {""}
       *[other] {" "}His marker goes { $recognition } forward.
    }
ivan-do-cancels = { rc-solo-card }: two equal tools, { ct-tool }: both specialists go back into the bag.
ivan-do-moscow = { rc-solo-card }: in Moscow his marker goes { $prestige } prestige space ahead.
ivan-do-city-points =
    { $whose ->
        [his] { ct-city } closes: his marker goes { $recognition } forward.
       *[yours] { ct-city } closes: your marker goes { $recognition } forward.
    }

ivan-ask-turn = Your turn. Play it, then tell what Ivan minds.
ivan-ask-roll = Roll the { rc-die-name } where it stands. What does it show?
ivan-ask-rolls = Roll the { $count } dice on that space where they stand. What do they show?
ivan-ask-tile = Which tile lies on the next card of his row?
ivan-ask-specialist = Draw a specialist from the bag. Which one?
ivan-ask-card = Ivan claims section { $section }. What is printed there?
ivan-ask-reserve = Which pile of the reserve is the fullest?
ivan-ask-over = The game is over. Count it.
server-no-position = This is no position.
server-no-copy = This file holds no values of a copy.
server-bad-position = { $reason }
refusal-companion-dice-full = More than three dice stand on space { $space }.
refusal-companion-section = That cannot have happened to section { $section } in this turn.
refusal-companion-no-die = There is no { rc-die-name } at this table.
refusal-companion-none-to-roll = No die would be left to roll: the { rc-die-name } has to lie on the space that it reached.
refusal-companion-no-recognition = No recognition tile lies in the market when it is played with Contractors.
refusal-count-seventh-section = { position-party } has { $count } finished sections. The sixth ends the game, and nobody has a seventh banner.

ivan-coming-card =
    { $card ->
        [recognition] Then his marker goes { $recognition } forward.
        [inventory] Then he takes { $amount } materials of the fullest pile.
        [transport] Then everything on Inventory goes to Build.
        [claim] Then he claims: right above a section of yours, else a base. You choose among several.
        [build] Then he builds with all that lies on Build.
       *[recruit] Then he sends a contractor to the city of his marker.
    }
ivan-coming-first = Then his row begins anew with { rc-solo-card }.
ivan-coming-you = Then it is your turn. { $tiles ->
        [0] All his tiles lie face down.
        [one] One tile of his is still face up.
       *[other] { $tiles } tiles of his are still face up.
    }

ivan-lay-market = Shuffle the 8 resource tiles onto the market{ $tile ->
        [permits] , with the permit tile instead of the recognition tile
       *[recognition] {""}
    }. Draw one influence card of each group and deal them to the quadrants.
ivan-lay-towers = Build the { $towers } towers from left to right, { $heights } sections high: { $towers } bases, { $middles } middles and { $towers } domes by chance, their costs up.
ivan-lay-tiles = Leave out the workshop tiles with the 3+ sign{ $contractors ->
        [on] ; two that show recognition go out, one permit tile and one black-die tile come in
       *[off] {""}
    }. Shuffle the others and lay one face up on every section.
ivan-lay-dice = Roll the { $dice } dice. Lay one on the space of the { $tile ->
        [permits] permit
       *[recognition] recognition
    } tile and one on each space after it, clockwise, in any order.
ivan-lay-you = You: 4 banners on your inventory, 2 beside it, 4 ornaments, your marker on space 2, 3 rubles{ $contractors ->
        [on] , 1 permit and your 6 contractors in a row
       *[off] {""}
    }.
ivan-lay-ivan = Ivan: a colour of his own, 6 banners, 4 ornaments, no board, no rubles. His marker stands on { $contractors ->
        [on] the space of prestige 3
       *[off] space 2
    }.
ivan-lay-row = Shuffle his { $cards } solo cards into a row. Shuffle his { $cards } die tiles, those with the 3+ sign, and lay one face up on each. Put 5 of his banners on Claim.
ivan-lay-region = Lay the region out, put the 24 specialists into the bag, and draw one for each of its { $spaces } spaces. All Ivan’s contractors lie under Recruit.
ivan-lay-cities = Shuffle the 6 city tiles and lay one on each of the { $towers } towers. Cities left over are closed.
ivan-lay-base = Put his sixth banner on the base with the most recognition, the leftmost of equals. Its tile leaves the game.
ivan-lay-marker = Put his marker on that tower, and one of his contractors into its city, for nothing.
