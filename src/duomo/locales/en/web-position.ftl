# Positions, games and copies from a real table.

web-position = Set up a position
web-position-about = Bring any situation from a table into the page: study it, share it.
web-position-copy = Copy as text
web-position-text-copied = The text is copied.
web-position-text-marked = The text is marked below: copy it with the keyboard.
web-position-share = Link
web-position-link-copied = The link is copied; it holds the whole position.
web-position-link-above = The link is in the address line; it holds the whole position.
web-position-study = Play on and analyse
web-position-not-yet = Settle the problems first.
web-position-start = Start from
web-position-problems = Problems
web-position-problems-count =
    { $count ->
        [0] No problem
        [one] 1 problem
       *[other] { $count } problems
    }
web-position-text = The position as text
web-position-read = Read this text
web-position-pieces = Pieces
web-position-palette = Take a piece, then tap its place
web-position-finish = Finished
web-position-erase = Clear
web-position-to-move = { $who } to move
web-position-from-here = Edit this position
web-position-start-here = Lay it out
web-position-ba-tile = { $vault }, { $order }
web-position-ba-rest = Tiles that lie nowhere
web-position-ba-rest-is =
    { $rest ->
        [discards] in the discards
       *[pile] in the pile
    }
web-position-ba-reshuffled = The discards have become the pile
web-position-turns = Turns begun
web-position-remark = Remark
web-position-decisions = What is being decided
web-position-decision-moves = (pieces move for it)
web-position-pending = What is being decided
web-position-pending-about = One decision to a line, as in the text; the last is decided first. Empty: a turn begins.
web-position-parts = Parts of the table
web-position-cards = Cards of the four quadrants
web-position-part =
    { $part ->
        [below] Players
       *[board] Cathedral
    }
web-position-over = The game is over
web-position-starter = Start player
web-position-ender = First to finish six sections
web-position-traded = Trade in this turn
web-position-traded-is =
    { $traded ->
        [yes] made
        [over] no longer possible
       *[no] not yet
    }
web-position-rerolled = Reroll used in this turn
web-position-inventory-spaces = Spaces of an inventory
web-position-used = Influence actions used in this turn
web-position-action =
    { $half ->
        [upper] card { $quadrant }, upper
       *[lower] card { $quadrant }, lower
    }
web-position-track = Spaces of prestige 1 to 40, if your track differs
web-position-final = Final prestige, once the game is over
web-position-city = City on tower { $tower }
web-position-specialist-space = Specialist, space { $space }
web-position-removed = Specialists out of the game
web-position-permits = Permits
web-position-discarded = { $what }, discarded
web-position-specialist = Specialist
web-position-tools = Specialists face down
web-position-add = Add: { $what }
web-position-ivan-card = Card { $place } of his row
web-position-ivan-tile = Tile on card { $place }
web-position-face-down = Tiles face down, from the left
web-position-ivan-marker = Tower of the last claim
web-position-ivan-pile = Put materials on the card { rc-solo-card }
web-position-foreman = Tower of the foreman
web-position-hand = Contracts of { $who }
web-position-drawn = Contracts drawn to choose from
web-position-under = Under the deck, { $number }
web-position-put-under = Put contracts under the deck
web-position-discards = Section cards that were drawn
web-position-offer = Buttresses on offer
web-position-buttresses = Buttresses of { $who }
web-position-buttress-used = One was used in this turn
web-position-diamonds = Diamonds on { $section }, as
web-position-own-goods = a tile you describe: goods
web-position-own-die = a tile you describe: a die
web-position-gives = Gives
web-position-three-plus = Only with three players or more
web-position-slot-down = Face down
web-position-slot-price = Price of the slot
web-position-holds = Holds
web-position-space-tile = Tile on space { $space }
web-position-described = described by you
web-position-resource = Resource
web-position-amount = Amount
web-position-needs = Still needs
web-position-tower-more = One tower more
web-position-tower-fewer = Take this tower away
web-position-colour = Colour
web-position-seat-more = One player more
web-position-seat-fewer = Take this player away
web-position-table-full = Four play at most.
web-position-table-empty = Somebody has to play.
web-position-under-by = Under the deck, { $number }, known to
web-position-waits = A tile that you describe and that waits for its slot
web-position-free = The slot is free
web-position-reserve = Reserve
web-position-ba-cell = Cell { $cell }
web-position-ba-back = On its back
web-position-ba-unknown = not known
web-position-ba-deal = Nature deals the display
web-position-ba-discarded-orders = Executed orders in the discards
web-position-ba-discarded-vaults = Vaults in the discards
web-position-ba-crowns = What is known of crowns since the reshuffle
web-position-ba-earlier = Tile of order place { $place } then
web-position-ba-lying = still lies there
web-position-ba-weights = Weights of the eight cases
web-position-ba-set = Tiles of the box
web-position-ba-own-set = My copy has other tiles
web-position-ba-default-set = The tiles that come with the game
web-position-ba-tiles-of = Tiles: { $tile }
web-position-ba-crowns-of = With a crown: { $tile }
web-position-holds-is =
    { $holds ->
        [banner] a banner
       *[nothing] nothing
    }

web-game-from-table = Write a game down
web-game-from-table-about = Move by move, with the dice you rolled; afterwards replay and analysis.
web-game-which = Which game?
web-game-about = First the table is laid out: tap what was drawn. A game in progress begins from a position instead.
web-real-game-over = The game is over: { $scores }
web-game-nature = What did dice or cards show?
web-game-find = Find a move
web-game-replay = Replay and analyse

web-own-copy = Your own copy
web-copy-about = Enter what is printed on it. The values stay in this browser.
web-copy-progress = { $done } of { $all }
web-copy-compare = Compare
web-copy-compared = { $same } alike, { $apart } different, { $fresh } new
web-copy-take = Take theirs
web-copy-taken-in =
    { $count ->
        [one] { $count } row was read.
       *[other] { $count } rows were read.
    }
web-copy-tables = Kinds of components
web-copy-all = All of this kind
web-copy-yours = yours
web-copy-before = Before:
web-copy-take-back = Take it back
web-copy-matches = It matches
web-copy-keep = Keep, next
web-copy-problems =
    { $count ->
        [one] { $count } value cannot be.
       *[other] { $count } values cannot be.
    }
web-copy-fine = All of it can be: { $changed } rows differ from the set that comes with the game ({ $hash }).
web-copy-field =
    { $field ->
        [kind] Kind
        [cost] Cost
        [recognition] Recognition
        [rubles] Rubles
        [resource] Resource
        [amount] Amount
        [gives] Gives
        [die] Die
        [three_plus] 3+ sign
        [group] Group
        [guild] Guild
        [upper] Upper action
        [lower] Lower action
        [action] Action
        [mark] Mark
        [shown] Shown materials
        [players] Players
        [heights] Heights
        [prestige] Prestige
        [space] Space
        [board] Board
        [slot] Slot
        [price] Price
        [holds] Holds
        [effect] Effect
        [tool] Tool
        [material] Material
        [name] Name
        [place] Place
        [materials_of_choice] Materials of choice
        [replaces] Replaces
        [card] Card
        [needs_module] Needs Contractors
        [task] Task
        [prestige_for_two] Prestige for two
        [sells] Sells
        [colours] Colours
        [order] Order
        [crown] Crown
       *[other] { $field }
    }
web-copy-said = { web-copy-field }: { $value }
web-copy-nothing-there = Nothing there: give it one
web-copy-take-off = There is none
web-copy-agree = I agree to play with these values
web-copy-agree-first = Agree to the values of this table first.
