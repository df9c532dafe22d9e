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
ivan-ask-tile = Which tile lies on the next card of his row?
ivan-ask-specialist = Draw a specialist from the bag. Which one?
ivan-ask-card = Ivan claims section { $section }. What is printed there?
ivan-ask-reserve = Which pile of the reserve is the fullest?
ivan-ask-over = The game is over. Count it.
server-no-position = This is no position.
server-no-copy = This file holds no values of a copy.
server-bad-position = { $reason }
refusal-companion-dice-full = More than three dice stand on space { $space }.
