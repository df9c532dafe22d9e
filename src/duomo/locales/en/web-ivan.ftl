# The page beside a solo game at a real table.

web-ivan = Ivan at your table
web-ivan-about = He says what to do with his pieces; you tell what you rolled and chose.
web-ivan-turn = Ivan, turn { $turn }
web-ivan-row = Ivan’s row
web-ivan-ring = The market as it is remembered here
web-ivan-space = Space { $space }
web-ivan-space-of = His marker
web-ivan-die = { $die }: { $face } on space { $space }
web-ivan-tap-die = Tap a die that lies differently.
web-ivan-tap-space = { $die }: tap its space, then what it shows.
web-ivan-what-did-you-do = What did you do?
web-ivan-part-claim = Claimed
web-ivan-part-build = Built
web-ivan-part-market = Market
web-ivan-part-region = Region
web-ivan-tap-claim = Tap the section that you claimed.
web-ivan-tap-build = Tap what you finished, or where your ornament stands.
web-ivan-tap-region = Who stands in the region now?
web-ivan-region-space = Region, space { $space }
web-ivan-empty = empty
web-ivan-recognition-space = Recognition tile on space
web-ivan-claimed = just claimed
web-ivan-finished = just finished
web-ivan-adorned = just adorned
web-ivan-done-ivan = Done, Ivan’s turn
web-ivan-nothing-ivan = Nothing of this, Ivan’s turn
web-ivan-you-begin = You have the first turn, and 3 rubles.
web-ivan-aloud = Read aloud
web-ivan-section = Section { $section }
web-ivan-read-out = That is printed there
web-ivan-how-many-there = How many lie there?
web-ivan-card-short =
    { $card ->
        [recognition] Recogn.
        [inventory] Invent.
        [transport] Transp.
       *[other] { rc-solo-card }
    }
web-ivan-back = Back to the game that was left
web-ivan-new = New game
web-ivan-set-up = The table before the first turn
web-ivan-your-colour = Your colour
web-ivan-base-game = Base game
web-ivan-market = What Ivan takes from the market
web-ivan-market-per_die = For each die
web-ivan-market-single = 1 in all
web-ivan-which-blueprint = Which towers does your blueprint have?
web-ivan-tap-row = Tap his cards from left to right.
web-ivan-tap-tiles = Tap the tiles on them, in the same order.
web-ivan-first-where = On which space lies the { $tile ->
        [permits] permit
       *[recognition] recognition
    } tile? The dice begin there.
web-ivan-recognition-shows = It shows
web-ivan-clergy = The Clergy’s card lies at spaces
web-ivan-quadrant = Spaces { $from }–{ $to }
web-ivan-clergy-offers = Tap the two actions on it.
web-ivan-dice-lie = The dice: do they lie and show like this?
web-ivan-tap-cities = Tap the cities on the towers, from left to right.
web-ivan-specialists = The specialists on spaces 1 to 5
web-ivan-which-base = Which base shows the most recognition? Ivan claims it.
web-ivan-card-materials = Materials that it costs
web-ivan-card-recognition = Recognition for finishing it
web-ivan-card-tile = Recognition on its workshop tile
web-ivan-not-whole = Blueprint, cards and tiles are needed first.
web-ivan-begin = Begin
web-ivan-lay-out = Lay the table out
web-ivan-how-it-lies = How does it lie?
web-ivan-dice-differ = My dice lie differently
web-ivan-dice-how = How do they lie?
web-ivan-dice-so = They lie like this
