# The board of The Red Cathedral in the browser: titles, and names of the pieces for screen readers.

## Boards

web-rc-table = The Red Cathedral
web-rc-market = Market
web-rc-turn-number = Turn { $turn }
web-rc-site = Construction site
web-rc-others = Other players
web-rc-track = Score track
web-rc-workshop = Your workshop
web-rc-you = You
web-rc-region = Region
web-rc-guild = Guild
web-rc-log = Log
web-rc-sheets = What this panel shows
web-rc-tab-site = Site
web-rc-tab-workshop = Workshop
web-rc-tab-players = Players
web-rc-tab-ivan = Ivan
web-rc-bot = bot

## Things

web-rc-recognition = Recognition
web-rc-prestige = Prestige
web-rc-rubles = rubles
web-rc-permits = { $permits } of 6 permits
web-rc-reserve = Left in the reserve
web-rc-left-in-reserve = In the reserve: { $what }
web-rc-inventory-title = Inventory
web-rc-of = { $n } of { $all }
web-rc-inventory = Inventory: { $held } of { $room } spaces used
web-rc-covered = Inventory space covered by a banner
web-rc-ornaments = Ornaments
web-rc-ornament-gone = { rc-ornament-name }: not at hand
web-rc-slots = Workshop slots
web-rc-slot =
    { $slot ->
        [white-1] First white slot
        [white-2] Second white slot
        [red] Red slot
        [blue] Blue slot
        [green] Green slot
       *[yellow] Yellow slot
    }
web-rc-empty-slot = Empty slot
web-rc-blocked = Under a banner
web-rc-face-down = Face down
web-rc-face-up = face up
web-rc-no-tile = no tile
web-rc-tile-gives = Gain { $gain }
web-rc-tile-die =
    { $die ->
        [white] White die’s space
        [red] Red die’s space
        [blue] Blue die’s space
        [green] Green die’s space
        [black] Black die’s space
       *[yellow] Yellow die’s space
    }
web-rc-holds-banner = A banner lies on it
web-rc-holds-ornament = Holds { rc-ornament }
web-rc-no-specialist = No specialist
web-rc-finished = { $finished } of 6 finished
web-rc-banners-left = { $banners ->
        [one] 1 banner left
       *[other] { $banners } banners left
    }
web-rc-contractors-left = { $left ->
        [one] 1 contractor left
       *[other] { $left } contractors left
    }
web-rc-contracts-held = { $n ->
        [one] 1 contract
       *[other] { $n } contracts
    }
web-rc-buttresses-held = { $n ->
        [one] 1 buttress
       *[other] { $n } buttresses
    }
web-rc-no-contractors = no contractors
web-rc-closed = closed
web-rc-nothing = nothing
web-rc-no-dice = no dice
web-rc-bag = { $n ->
        [one] 1 specialist in the bag
       *[other] { $n } specialists in the bag
    }
web-rc-foreman = The foreman is here
web-rc-foreman-at = The foreman is at tower { $tower }.
web-rc-ivan-marker = Ivan’s marker is here

## Names of pieces

web-rc-tower = Tower { $tower }
web-rc-name-section = Section { $section }, { rc-kind }
web-rc-name-finished = Finished by { $who }
web-rc-name-ornament = Adorned by { $who }
web-rc-name-claimed = Claimed by { $who }
web-rc-name-unclaimed = Not claimed
web-rc-name-needs = Still needs { $what }
web-rc-name-delivered = Delivered: { $what }
web-rc-name-pays = Pays { $what }
web-rc-name-tile = Tile: { $tile }
web-rc-name-worth = Tower { $tower }: worth { $value } prestige now
web-rc-name-city = City: { $city }
web-rc-name-city-closed = City: { $city }, closed
web-rc-name-die = { $die ->
        [white] White die
        [red] Red die
        [blue] Blue die
        [green] Green die
        [black] Black die
       *[yellow] Yellow die
    }: { $face }, on space { $space }; would go to space { $goal }
web-rc-name-space = Space { $space }: { $gain }
web-rc-name-tool = Tool: { $tool }
web-rc-name-price = Costs { rc-rubles }
web-rc-name-fee = Going there costs { ct-permits }
web-rc-name-holds = Inventory: { $what }
web-rc-name-score = { $who }: { $recognition } recognition, { $prestige } prestige
web-rc-name-ivan-card = { $card }: { $does }. Tile of the { $die }, { $state }
web-rc-specialist-at = Specialist on space { $space }: { $words }
web-rc-nobody-at = Nobody on space { $space }
web-rc-cathedral = The cathedral: { $done } of { $all } sections finished

## Choosing

web-rc-cancel = Cancel
web-rc-asides = At any moment of your turn
web-rc-reroll = lose 1 prestige, reroll all dice of one space
web-rc-half-die = Where does { rc-die } go?
web-rc-half-reroll = Which space is rerolled?
web-rc-half-swap = Which tile changes places with that of space { $space }?
web-rc-half-material = Where does the { rc-material } go?
web-rc-half-ornament = Which section gets { rc-ornament }?
web-rc-step-die = { rc-die-name } to space { $space }
web-rc-step-claim = { $section } claimed
web-rc-step-resources = Resources
web-rc-step-influence = Influence
web-rc-step-tile = Workshop tile
web-rc-step-specialist = Specialist
web-rc-mark-played = played
web-rc-mark-better = better

## Guilds

web-rc-drawn = Drawn
web-rc-your-contracts = Your contracts
web-rc-your-buttresses = Your buttresses
web-rc-buttresses = On offer
web-rc-drawn-cards = Cards drawn
web-rc-within = A market action bought from the Wholesalers
web-rc-deck = In the deck: { $n }
web-rc-discards = discarded: { $n }

## Ivan

web-rc-ivans-turn = Ivan’s turn
web-rc-cards-used = { $n } of { $all } cards
web-rc-you-choose = You choose for him.
web-rc-again = Again
web-rc-all = All
web-rc-ivan-waits = He waits for your turn to end.
web-rc-ivan-does =
    { $card ->
        [recognition] gains 4 recognition
        [inventory] 4 from the fullest pile
        [transport] Inventory to Build
        [claim] a section above yours
        [build] all to his sections
       *[recruit] a contractor to the city
    }
