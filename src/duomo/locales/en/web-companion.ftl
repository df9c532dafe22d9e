# Pages beside a real table: setting up by pieces, playing on, games written down, one's own copy.

web-position-how = Drag a piece to its place, or tap both; letters take a piece, arrows and Enter put it.
web-position-play = Play from here
web-position-play-about = The game goes on from this position. Who plays?
web-position-me = Me
web-position-screen = Somebody at this screen
web-position-write = Write a game down from here
web-position-paste = Paste a text
web-position-paste-below = The browser does not let the page read what was copied. Put it into the field below.
web-position-plan = Unfinished
web-position-banners = Banners
web-position-dice = Dice
web-position-materials = Materials
web-position-tiles = Workshop tiles
web-position-brush = Brush
web-position-left = { $what }, { $count } left
web-position-space = Recognition space
web-position-banners-inventory = Banners on the inventory
web-position-banners-beside = Banners beside the inventory
web-position-inventory = Inventory: the material in hand goes here
web-position-take = Take one away: { $what }
web-position-moves = to move
web-position-slots-about = A tile in hand goes onto a slot; “Finished” turns it over, “Clear” takes it away.
web-position-tap-tile = tap two tiles to swap them
web-position-quadrant = Card of quadrant { $quadrant }
web-position-card = Card
web-position-tile = Tile
web-position-taller = One storey more
web-position-lower = One storey fewer
web-position-else = Everything else that the position says
web-position-vaults = Vaults
web-position-builders = Builders and ranks
web-position-other = Scaffold and glass
web-position-ba-fresh = Just placed
web-position-ba-erase = Clear the cell
web-position-top = Top of the pile
web-position-coins = Coins
web-position-actions-left = Actions left
web-game-roll-all = What do the dice show?
web-game-roll = What does the { rc-die-name } show?
web-game-name = Name, if wanted
web-game-set-up = Set the table up by pieces first
web-game-laying = The table is being laid out: say what lies there, one thing after the other.
web-game-moves = { $moves ->
    [one] 1 move written down
   *[other] { $moves } moves written down
 }
web-copy-used = It is played with the values of your own copy.
web-copy-house = It is played with the values of this house's own copy.
web-copy-use = New tables on this device are played with my copy
web-copy-use-about = Never rated games. Whoever is invited is told, and the values go into the record.
web-copy-not-yet = Some value cannot be yet; see below.
web-copy-only-open = Only what is open
web-copy-show-all = All
web-copy-add = Add one
web-copy-remove = Take one off
web-copy-merge-all = Take over everything that only the other has
web-copy-mine = Mine
web-copy-other = The other
web-copy-mine-kept = Keep mine
web-copy-nothing-apart = Both say the same.
web-copy-preview = The file changes { $count ->
    [one] one value
   *[other] { $count } values
 } of yours. Take it in?
web-copy-take-in = Take it in
web-copy-table-plays = This table is played with the values of its host's own copy.
web-what-does-this-mean = What does this mean?
