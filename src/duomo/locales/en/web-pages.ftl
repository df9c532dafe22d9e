# Pages that are not a table: home, new table, joining, records, rules, components, about.

## Home

web-title-home = Duomo: build cathedrals together
web-about-red-cathedral = Raise towers with your rivals, from scaffold to painted dome. Work the market’s dice, decorate, and be named where it counts.
web-about-basilica = Two master masons, one nave. Lay painted vaults, place builders, and hold the majority when the king walks in.
web-players-red-cathedral = 1 to 4 players
web-players-any = { $counts } players
web-players-basilica = 2 players
web-solo-and-module = solo, Contractors
web-play-now = Play now
web-play-now-game = Play now: { $game }, against a bot
web-new-table = New table
web-new-table-game = New table for { $game }
web-continue = Continue
web-begin = Or begin otherwise
web-all-tables = All tables
web-running = Running games
web-none-yet = None yet.
web-card-with = with { $others }
web-card-alone = alone
web-card-your-turn = Your turn
web-card-waiting = waiting
web-card-over = finished
web-card-won = won
web-seat-open = free seat

## New table

web-game = Game
web-seats = Seats
web-solo-hint = one player alone meets Ivan
web-solo-ivan = you are alone: Ivan builds against you
web-seat-number = Who sits at seat { $number }
web-seat-name = Name at seat { $number }
web-seat-remove = Remove seat { $number }
web-seat-add = One more player
web-seat-me = Me
web-seat-screen = This screen
web-seat-friend = Friend
web-seat-friend-long = A friend, by link
web-seat-friend-about = you get the link when the table opens; whoever opens it first takes the seat
web-seat-bot = Bot
web-seat-bot-level = Bot: { $level }
web-level = Level of the bot
web-your-name = Your name
web-a-name = Name
web-options = Options
web-options-about = ready as they are; change what you like
web-option-set = { $option }: { $choice }
web-option-workshops = Workshop board
web-option-workshops-about = Advanced: ornaments wait on the slots, and every slot costs 3 rubles.
web-choice-workshops-standard = Standard
web-choice-workshops-advanced = Advanced
web-option-optional_actions = Rubles and reroll
web-option-optional_actions-about = Both trades in one turn, or one or the other.
web-choice-optional_actions-both = Both
web-choice-optional_actions-either = Either
web-option-ruble_trade = Prestige for rubles
web-option-ruble_trade-about = Give up prestige at any time of your turn, or all of it in one moment.
web-choice-ruble_trade-any_time = Any time
web-choice-ruble_trade-one_moment = One moment
web-option-start_player = First player
web-option-start_player-about = Drawn by lot, or as you like.
web-choice-start_player-random = By lot
web-option-blueprints = Blueprints
web-option-blueprints-about = The plans of the towers: those of the base game, the further ones, or all of them.
web-choice-blueprints-base = Base
web-choice-blueprints-extra = Further
web-choice-blueprints-all = All
web-option-contractors = Contractors
web-option-contractors-about = A region of six cities, permits, specialists, and recruiting as a fourth action.
web-choice-contractors-off = Off
web-choice-contractors-on = On
web-option-guild = New guild
web-option-guild-about = One card of a new guild takes the Clergy’s place in the market.
web-choice-guild-none = None
web-option-guild_card = Card of the guild
web-option-guild_card-about = Which of its three cards lies at the market.
web-choice-guild_card-random = By lot
web-option-ivan_market = Ivan at the market
web-option-ivan_market-about = Only when one player sits alone: recognition for each die, or once.
web-choice-ivan_market-per_die = Per die
web-choice-ivan_market-single = Once
web-option-paid_recruit = Paid Recruit
web-option-paid_recruit-about = Where the builder of a paid Recruit may stand: beside any builder, or only beside one of the payer.
web-choice-paid_recruit-any = Any
web-choice-paid_recruit-own = Own
web-sum-players = { $players ->
        [one] One player
        [2] Two players
        [3] Three players
       *[other] Four players
    }.
web-sum-ready = The table opens at once.
web-sum-friends = The table opens at once; { $friends ->
        [one] the friend
       *[other] the friends
    } may come later.
web-sum-settle = { $problems ->
        [one] One thing to settle
       *[other] { $problems } things to settle
    }
web-open-table = Open the table

## Joining and records

web-join = Join
web-join-by-link = Join by link
web-join-paste = Paste the link that you were sent.
web-join-wrong = That is no link to a seat or a table.
web-join-go = Go there
web-join-title = You are invited to { $game }
web-join-seat = Your seat: { $party }.
web-join-taken = { $name } has this seat already. An invitation works once; ask the host for a new one.
web-join-take = Take the seat
web-join-watch = Only watch
web-upload-about = Open a record that was downloaded here or written by the program, and step through the game.
web-upload-file = Choose a file, or drop it here
web-upload-paste = Or paste the text
web-upload-show = Show the game

## Rules and components

web-rules-search = Search the rules
web-rules-found = { $count } found
web-rules-none = Nothing found. Try another word, or a rule’s number such as RC-6.
web-rules-all = All
web-rules-contents = Contents
web-rules-example = Example:
web-rules-see = See also
web-rules-copy = Link
web-components-about = Duomo plays with these values. Some are printed facts, some follow from them, some had to be made up so that the game works; a piece bears the mark of its weakest value. With the values of your own copy you can play too.
web-components-expansions = With expansions
web-components-base = Base game
web-source-rulebook = rulebook
web-source-inferred = inferred from it
web-source-reconstructed = reconstructed: may differ from print
web-part-players = { $players ->
        [one] 1 player
       *[other] { $players } players
    }
web-part-three-plus = 3 or more players
web-part-board = { $board ->
        [advanced] advanced
       *[standard] standard
    }
web-part-crown = with a crown
web-part-space = space { $space }

## About, and what went wrong

web-about-what = Duomo lets you play The Red Cathedral, with its expansion and alone against Ivan, and Basilica: with friends by a link, at one screen, or against bots. Its rules are proved by tests, paragraph by paragraph.
web-about-independent = Duomo is an independent, open-source project. It is not connected with, nor endorsed by, the publishers or authors of these games, whose names belong to them. If you like a game, buy it.
web-about-art = Every picture is drawn by this program for this program; nothing is copied or traced from the published games. The rules are told in our own words.
web-about-components = Where the printed values are not publicly known, Duomo uses its own; the page on components says of each value where it comes from.
web-about-privacy = There is no registration. A cookie lets this browser keep its seats; your name is what you choose to enter. Nothing is sent to anybody else.
web-about-licence = Program and art are under the MIT licence, the typefaces Alegreya SC and Source Sans 3 under the SIL Open Font Licence.
web-not-found = There is nothing here
web-not-found-about = This address leads to no page: the plan was never built.
web-went-wrong = That did not work
web-try-again = Try again
web-to-home = To the first page
