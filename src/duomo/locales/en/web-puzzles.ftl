# The pages of puzzles and of the challenge of the day.

web-nav-puzzles = Puzzles
web-puzzles = Puzzles
web-puzzles-about = Positions from games of strong bots. One turn is clearly best, and it does not look it.
web-puzzle-day = Puzzle of the day
web-puzzle-day-about = The same for everybody until midnight UTC.
web-puzzle-solve = Solve it
web-puzzle-look-again = Look at it again
web-puzzle-found-by = { $part } % found it
web-puzzle-nobody-yet = Nobody has tried it yet today
web-puzzle-rating = puzzle rating
web-puzzle-progress = How far you are
web-puzzle-in-a-row = { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
web-puzzle-most-in-a-row = most so far: { $days }
web-puzzle-tried = { $count ->
        [one] 1 puzzle tried
       *[other] { $count } puzzles tried
    }
web-puzzle-next = Next puzzle
web-puzzle-near = A puzzle near your rating
web-puzzle-solved-of = { $solved } of { $count } solved
web-puzzle-level = { $level ->
     [1] easy
     [2] fair
     [3] tricky
     [4] hard
    *[5] very hard
    }
web-puzzle-players = { $players } players
web-puzzle-expansion = with expansion
web-puzzle-all-of = All puzzles: { $game }
web-puzzle-any = All themes
web-puzzle-number = Puzzle { $id }
web-puzzle-task = Find the best turn for { $name }.
web-puzzle-how = Play any turn on the board. Take back as you like; it counts when you say so.
web-puzzle-answer = That is my answer
web-puzzle-judging = Judging …
web-puzzle-yours = Yours
web-puzzle-your-answer = Your answer
web-puzzle-best = Best turn
web-puzzle-why = Why
web-puzzle-tempting = What tempts
web-puzzle-tempting-loses = loses { $loss } points of win share
web-puzzle-stars-said = { $stars ->
     [0] Not the one
     [1] On the way
     [2] Nearly
    *[3] As good as best
    }
web-puzzle-lost = points of win share lost
web-puzzle-best-share = best
web-puzzle-your-share = yours
web-puzzle-again = Try again
web-puzzle-show-best = Play the best turn
web-puzzle-first-counts = Only the first answer is rated.
web-puzzle-same = in the best turn too
web-puzzle-other = not in the best turn
web-puzzle-no-hints = There are no hints in a puzzle: play a turn, and you are told everything.
web-puzzle-tried-it = tried
web-challenge = Challenge of the day
web-challenge-against = { $game }, { $players ->
        [2] against { $level }
       *[other] { $players } at the table, against { $level }
    }
web-challenge-ivan = { $game }, alone against Ivan
web-challenge-about = The same deal for everybody. One attempt counts; after a roll or a draw nothing is taken back, and there are no hints.
web-challenge-take = Take the challenge
web-challenge-go-on = Go on with your game
web-challenge-results = Results
web-challenge-nobody = Nobody has finished yet. The first to do so leads.
web-challenge-hidden = The games can be watched when yours is over.
web-challenge-watch = Watch
web-challenge-watch-of = Watch the game of { $name }
web-challenge-yours = Your game
web-challenge-best = Best game
web-challenge-place = Place
web-challenge-name = Name
web-challenge-points = Points
web-challenge-lead = Lead
web-challenge-won = won
web-challenge-lost = lost
web-challenge-running = { $count ->
        [one] 1 game still goes on
       *[other] { $count } games still go on
    }
web-challenge-before = The day before
web-challenge-today = Today’s challenge
web-challenge-somebody = somebody
web-challenge-closed = This challenge is over.
