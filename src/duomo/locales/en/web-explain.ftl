# “What is this?”: the cards that explain every piece, sign and number.

web-explain-when = When can I use it?
web-explain-now = Now:
web-explain-next = If your turn began now:
web-explain-theirs = If { $name }’s turn began now:
web-explain-then = { $name } could:
web-explain-more = { $n } more
web-explain-rules = The rules

## Answers

web-asked-now = Asked now: { $asked }
web-awaited = { $name } decides now.
web-awaited-question = { $name } decides now. The question: “{ $question }”
web-awaited-dice = The dice or cards come first.
web-why-no-part = Nothing is done with this now.
web-held = Chosen: { $what }. End your turn to confirm it, or choose again.
web-key-explain = go through everything that has an explanation
web-key-what = go to the next thing; what is it?
web-invite = Invitation links
web-pocket-theirs = What the player has
web-turn-theirs = The turn
web-rc-workshop-of = Workshop of { $who }
web-rc-contracts-of = Contracts of { $who }
web-rc-buttresses-of = Buttresses of { $who }
web-score-last = Last action: { $what }
web-sum-length = About { $minutes } minutes.

## The Red Cathedral: the market

web-explain-rc-to =
    { $rubles ->
        [0] To space { $space }: { $gain }
       *[other] For { rc-rubles } to space { $space }: { $gain }
    }
web-explain-rc-die = Shows { $face }, stands on space { $space }
web-explain-rc-die-moves =
    { $face ->
        [one] It goes 1 space clockwise, to space { $goal } ({ $gain }).
       *[other] It goes { $face } spaces clockwise, to space { $goal } ({ $gain }).
    }
web-explain-rc-die-further = The white die and the die of your own colour go one space further for each ruble.
web-explain-rc-die-tile = Whoever moves it may also activate the tile on a slot of its colour.
web-explain-rc-die-black = Whoever moves it may also use a specialist.
web-explain-rc-die-when = Moving a die is one of the actions of a turn: the visit to the market.
web-explain-rc-stall = Resource tile, space { $space } of the market
web-explain-rc-stall-gives = Whoever moves a die here may take { $gain }, once for each die on this space.
web-explain-rc-stall-dice = On it now: { $dice }.
web-explain-rc-stall-room = More than the reserve holds, or than fits into the inventory, cannot be taken.
web-explain-rc-stall-when = When a die that you move ends here.
web-explain-rc-card = Influence card: one of the two
web-explain-rc-card-when = When a die that you move ends on space { $one } or { $other }.
web-explain-rc-action = { rc-action }; { rc-mark }.
web-explain-rc-action-shown = { rc-action } ({ $shown }); { rc-mark }.
web-explain-rc-reserve = { $what } left. What is paid comes back here; nobody can take more than lies here.
web-explain-rc-diamond = A delivered diamond stands for any material that is needed there.

## The Red Cathedral: the site

web-explain-rc-section = Section { $section }
web-explain-rc-claimed = The banner on it is { $who }’s: only { $who } delivers here.
web-explain-rc-pays = Whoever finishes it gains { $what }.
web-explain-rc-section-tile = Whoever claims it gets its tile: { $tile }.
web-explain-rc-adorn =
    Once it is finished, anybody may adorn it with { rc-ornament } and { rc-one }.
web-explain-rc-counts = It counts for its owner when the tower is scored.
web-explain-rc-section-when =
    { $state ->
        [free] Claiming it takes a banner; a section above the ground needs a banner on the one below.
        [claimed] Its owner delivers materials here with the action “build”.
       *[finished] An ornament is one delivery of the action “build”.
    }
web-explain-rc-tower = What it is worth now, and to whom
web-explain-rc-worth = Worth { $value } prestige now: 2 for each finished section, 1 for each ornament.
web-explain-rc-presence = { $who }: presence { $presence } ({ $banners ->
        [one] 1 section
       *[other] { $banners } sections
    }, { $ornaments ->
        [one] 1 ornament
       *[other] { $ornaments } ornaments
    }), would get { $prestige } prestige.
web-explain-rc-tower-city = Its city is { $city }; it closes when the last section is finished.
web-explain-rc-foreman = Where the foreman stands, a finished section brings 1 recognition more, and penalties count double.
web-explain-rc-marker = Ivan’s marker: his next contractor goes to the city of this tower.

## The Red Cathedral: players

web-explain-rc-recognition = The marker stands on space { $space }. Recognition moves it that many spaces; penalties move it back.
web-explain-rc-prestige = { $prestige } prestige if the game ended now, before leftovers and towers. 1 prestige moves the marker to the next star.
web-explain-rc-rubles = Rubles move dice further, pay for slots and for actions of cards. At the end, 5 rubles and materials together are 1 prestige.
web-explain-rc-banner = Banner
web-explain-rc-banners = A banner claims a section and stays there. One that comes from the inventory frees a space.
web-explain-rc-finished = Sections finished
web-explain-rc-sixth = Whoever finishes a sixth section first gains 3 prestige; everybody else has one more turn.
web-explain-rc-party = A player’s board
web-explain-rc-material = Material
web-explain-rc-material-for = Materials build sections and adorn them. Each needs a space of the inventory.
web-explain-rc-material-when = Delivered with the action “build”; given for actions of cards.
web-explain-rc-inventory = One material on each space. A banner that lies on a space covers it.
web-explain-rc-covered = Taken for a claim, it frees this space for a material.
web-explain-rc-ornament = Ornament
web-explain-rc-ornament-for =
    It adorns a finished { rc-kind }, whoever finished it, and costs { rc-one }. It counts as presence in the tower.
web-explain-rc-gems = A gem set in it brings 1 prestige at once, two of one colour 2, two different ones 3.
web-explain-rc-at-hand = At hand: { $n } of { $all }.
web-explain-rc-ornament-when = An ornament is one delivery of the action “build”.
web-explain-rc-slot = Workshop of { $who }
web-explain-rc-tile = Activated, the tile brings: { $tile }.
web-explain-rc-tile-die = It brings what the resource tile under that die shows.
web-explain-rc-face-down = The tile lies face down and is never used.
web-explain-rc-slot-empty = Empty. A tile placed here face up costs { rc-rubles }; face down it is free.
web-explain-rc-slot-banner = As long as the banner lies on it, it takes no tile.
web-explain-rc-slot-ornament = A tile placed face up frees the ornament on it: { rc-ornament-name }.
web-explain-rc-tile-when = When you visit the market with { rc-die }, and once when the tile is placed.
web-explain-rc-slot-when = When you claim a section, its tile goes onto a slot.
web-explain-rc-aside-trade = Your marker goes back to the star before it, and you get 2 rubles. As often as you like.
web-explain-rc-aside-permit = Your marker goes back to the star before it, and you get 1 permit. As often as you like.
web-explain-rc-aside-reroll = Your marker goes back to the star before it, and all dice of one space are rolled again. Once a turn.
web-explain-rc-aside-when = At any moment of your turn.
web-explain-rc-track = Recognition counts every space, prestige the stars. At the end only prestige counts.

## Contractors

web-explain-rc-specialist = Specialist
web-explain-rc-tool = Its tool counts at the end: { ct-tool }.
web-explain-rc-no-specialist = Here lies the specialist that its owner holds, one at a time.
web-explain-rc-specialist-when = When you visit the market with the black die.
web-explain-ct-city = City of the region
web-explain-ct-there = Contractors there: { $who }.
web-explain-ct-closes = It closes when tower { $tower } is complete, and is scored then.
web-explain-ct-closed = It is closed: nobody can go there any more.
web-explain-ct-recruit = Your next contractor goes there for { ct-permits }; then you choose a specialist beside it.
web-explain-ct-city-when = Recruiting is one of the actions of a turn.
web-explain-ct-nobody = Nobody waits here. The bag fills the space again, as long as it holds specialists.
web-explain-ct-space = Waits on space { $space } of the region
web-explain-ct-hire-when = When one of your contractors comes to a city beside it: for 2 rubles you get it, else it leaves the game.
web-explain-ct-bag = Specialists that come from it are drawn at random.
web-explain-ct-permits = Permits pay for recruiting; a city asks for more of them when contractors are there.
web-explain-ct-crew = The next one goes first. The farther right it stood, the more its place brings.
web-explain-ct-bonus = The next one brings { $gain }.
web-explain-ct-tools = Tools
web-explain-ct-sets = Sets of different tools bring prestige at the end; now { $prestige }.

## Guilds

web-explain-guild-contract = Contract
web-explain-guild-contracts = Contracts are secret, at most 3 in hand, and are scored at the end of the game.
web-explain-guild-secret = What they ask for is known to their owner alone.
web-explain-guild-buttress = Buttress
web-explain-guild-buttresses = Used at any moment of your turn, one a turn; then it leaves the game.
web-explain-guild-use-when = At any moment of your turn, if it has an effect then.
web-explain-guild-take-when = With the Brickmakers’ action, for 2 bricks.
web-explain-guild-cards = Section cards that are not in the cathedral. Drawn ones are shuffled again when the deck is empty.
web-explain-guild-foreman = The foreman

## Ivan

web-explain-solo-card = Ivan’s card
web-explain-solo-does =
    { $card ->
        [recognition] He gains 4 recognition.
        [inventory] He takes 4 materials from the fullest pile of the reserve and keeps them here.
        [transport] Everything on Inventory moves to Build.
        [claim] He puts a banner on a section, best directly above one of yours. If several fit equally, you choose.
        [build] He delivers everything that lies here to his sections.
       *[recruit] He sends a contractor to the city of his marker’s tower and takes a specialist there.
    }
web-explain-solo-die = When its turn comes, { rc-die } moves as well.
web-explain-solo-down = Used already. When all tiles are face down they are shuffled and laid out again.
web-explain-solo-holds = Here now: { $what }.
web-explain-solo-ivan = The tsar’s architect
web-explain-solo-turn = In his turn the next card of his row is used: its tile is turned over, its die moves, its effect happens.
web-explain-solo-end = He scores like a player. You choose where the rules leave him a choice.

## The final scoring

web-explain-scored = Final scoring
web-explain-scored-track-name = Prestige on the track
web-explain-scored-track = The star that the marker has reached or passed last.
web-explain-scored-leftovers-name = Leftovers
web-explain-scored-leftovers = 1 prestige for every 5 rubles and materials together.
web-explain-scored-towers-name = Towers
web-explain-scored-towers = Each tower is worth 2 for a finished section and 1 for an ornament. The strongest presence gets all of it, the next ones a part.
web-explain-scored-tools-name = Tools
web-explain-scored-tools = Sets of different tools, the largest sets first.
web-explain-scored-contract-name = Contracts
web-explain-scored-contract = What the contracts in hand ask for is paid before everything else.
web-explain-scored-total-name = Prestige in all
web-explain-scored-total = Most prestige wins; if that is equal, most finished sections, then most ornaments.

## Basilica

web-explain-ba-order = Order tile
web-explain-ba-order-when = Executing an order is one of the three actions of a turn.
web-explain-ba-coin = The coin: afterwards the opponent may give you a coin and execute it too.
web-explain-ba-back = On its back is a vault ({ ba-colours }); it slides down when the vault below is taken.
web-explain-ba-vault = Vault tile
web-explain-ba-vault-for = It goes to an empty cell beside another vault, a scaffold, or in the first row.
web-explain-ba-vault-when = Placing a vault is one of the three actions of a turn.
web-explain-ba-joker = A joker counts for a zone of each of its colours, and may not lie beside a joker.
web-explain-ba-crown = A crown moves the king one space when the vault is placed.
web-explain-ba-cell = Cell { $cell }: row, column
web-explain-ba-empty = Nothing is built here yet.
web-explain-ba-scaffold = It blocks the cell until the next scoring.
web-explain-ba-builder = Builders fight for the majority in their zone.
web-explain-ba-glass = Glass adds 2 points for the majority.
web-explain-ba-glass-kind = On a vault
web-explain-ba-rank = Rank of a builder
web-explain-ba-rank-architect = An architect doubles the vaults of the zone, whoever’s he is; once.
web-explain-ba-rank-mason = A master mason counts as two builders.
web-explain-ba-rank-hercules = Hercules wins the majority when strength is equal.
web-explain-ba-cell-when = When the sentence asks for a cell, or on the vault that you have just placed.
web-explain-ba-zone = The { ba-zone-colour } zone ({ $vaults ->
        [one] 1 vault
       *[other] { $vaults } vaults
    }): now { $white } points for White, { $black } for Black.
web-explain-ba-zone-name = The { ba-zone-colour } zone at { $cell }
web-explain-ba-zone-worth = { $vaults ->
        [one] 1 vault: 1 point
       *[other] { $vaults } vaults: { $vaults } points
    } for the majority.
web-explain-ba-strength =
    { $lead ->
        [white] Strength { $white } to { $black }: White has the majority.
        [black] Strength { $white } to { $black }: Black has the majority.
       *[nobody] Strength { $white } to { $black }: nobody has the majority.
    }
web-explain-ba-gets = Scored now: White { $white }, Black { $black }. The minority gets 1 for each builder.
web-explain-ba-scored-zone = The majority gets 1 point for each vault. The minority gets 1 for each of its builders.
web-explain-ba-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-explain-ba-points-about = More points at the end win. They come from the three scorings.
web-explain-ba-reserve-about = A builder is placed as the action right after a vault, on that vault, or by Recruit. After a scoring all come home.
web-explain-ba-tokens-about = Promote takes one for a new rank. It comes back with its builder.
web-explain-ba-coins-about = A coin, given to the opponent, repeats the opponent’s Promote, Recruit or Confound for you.
web-explain-ba-king = The king
web-explain-ba-king-about = When he enters 10, 20 or 30, the turn ends and a scoring follows; the third ends the game.
web-explain-ba-actions = A turn is exactly three actions: vaults, orders, and a builder right after a vault.
web-explain-ba-pile = { $tiles ->
        [one] Pile of 1 tile
       *[other] Pile of { $tiles } tiles
    }
web-explain-ba-top = On top lies { ba-order } ({ ba-colours }): it comes next.
web-explain-ba-pile-first = When the pile is empty for the first time, the discards become a new one.
web-explain-ba-pile-last = When the pile is empty again, the game ends with a last scoring.
