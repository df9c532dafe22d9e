# What the page itself says, beside every game and on every screen. Keys begin with web-.

## Names and navigation

web-game-red-cathedral = The Red Cathedral
web-game-basilica = Basilica
web-nav = Main
web-nav-play = Play
web-nav-games = Games
web-nav-finished = Finished games
web-nav-replay = Replay a record
web-nav-rules = Rules
web-nav-components = Components
web-nav-about = About
web-title = { $page } · Duomo
web-language = Language
web-independent = An independent, open-source project; not connected with the publishers of these games. All art is our own.
web-close = Close
web-cancel = Cancel
web-copy = Copy
web-copied = Copied
web-you = You
web-name-shared = { $name } ({ $party })
web-rule = Rule { $rule }
web-rule-whole = Open the rulebook
web-rule-opening = Opening the rulebook …
web-on = On
web-off = Off

## The frame of a table

web-this-turn = This turn
web-turn-buttons = Your turn
web-boards = Boards
web-pocket = What you have
web-points-there = Something to look at is there
web-targets = { $count } { $count ->
        [one] target
       *[other] targets
    } here
web-plain-position = The table
web-log = Log
web-log-undo = Took a move back.
web-closing-end = End turn
web-closing-leave = Leave the market
web-closing-done = Done
web-closing-pass = Pass
web-end-not-yet = Not yet: first decide what the sentence asks.
web-undo = Undo
web-undo-ask = Ask for undo
web-undo-asks = Dice or cards have been seen since; the others are asked.
web-undo-never = Nothing can be taken back in this game.
web-undo-nothing = There is nothing to take back.
web-restart = Restart turn
web-waits-for = { $name } is deciding.
web-waits-for-away = { $name } is away; the game waits.
web-waits-for-friend = Waiting for a friend to take this seat.
web-game-over = The game is over.
web-show-score = Show the score
web-watching = You are watching
web-offline = Connection lost. Trying again …
web-opening = Opening the table …
web-tab = { $game } · Duomo
web-tab-yours = ● Your turn · { $game } · Duomo
web-late = Something happened before your move arrived; look again and decide.
web-why-possible = This is possible right now.
web-replay-only = This is a replay: nothing can be played here.
web-server-unreachable = The server cannot be reached. Is it running?
web-server-trouble = The server could not do that.

## Questions and menus of a table

web-undo-question = May this be taken back?
web-undo-question-about = { $name } asks to take a move back, though dice or cards have been seen since.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-undo-refused = { $name } does not agree to the undo.
web-waiting-title = { $seats ->
        [one] One seat is free
       *[other] { $seats } seats are free
    }
web-waiting-about = Send each friend one of these links. Whoever opens it first has the seat; you may begin meanwhile.
web-new-link = Make a link
web-hint = A hint
web-hint-thinking = Thinking …
web-hint-play = Play it
web-menu = Menu
web-theme = Light
web-theme-system = As the system
web-theme-day = Day
web-theme-candle = Candle
web-theme-to-day = Switch to daylight
web-theme-to-candle = Switch to candle-light
web-motion = Motion
web-motion-system = As the system
web-motion-full = On
web-motion-off = Off
web-sound = Sound
web-obvious = Play obvious moves by themselves
web-obvious-about = Where nobody would do anything else.
web-confirm = Confirm the last move of a turn
web-confirm-about = It waits for “End turn”, where the turn would pass on at once.
web-share = For spectators
web-share-about = Whoever opens this link may watch.
web-leave = Leave the table
web-all-moves = All moves
web-no-moves = You have no move to make now.
web-moves-beside = Possible at any moment
web-keys = Keys
web-key-next = next thing that can be chosen
web-key-undo = undo
web-key-restart = restart the turn
web-key-end = end the turn
web-key-moves = list of all moves
web-key-hint = ask for a hint
web-key-log = go to the log
web-key-help = this list
web-key-tab = go through everything, choose
web-key-escape = close; let go of what is chosen
