# What is remembered: ratings, profiles, leader boards, the archive.

server-no-person = There is nobody here, or they do not want to be seen.

web-profile = Profile
web-profile-share = Share
web-profile-since = here since { $date }
web-profile-count =
    { $count ->
        [one] game
       *[other] games
    }
web-profile-won = won
web-profile-seen = Others may see this page
web-profile-seen-about = They see your ratings and your rated games. If not, you are on no leader board either.
web-profile-rated-only = Rated games alone are shown.
web-ratings = Ratings
web-ratings-none = No rated game yet. Choose “Rated” when you open a table.
web-rating-kind =
    { $kind ->
        [two] two players
        [slow] by days
       *[many] three and more
    }
web-rating-of = { $game }, { $kind }
web-rating-now = { $name }: { $rating }
web-rating-few = After five games a line joins the points.
web-opponents = Opponents
web-opponents-about = ahead of them, behind them
web-opponents-none = Nobody yet.
web-opponent-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
web-opponent-result = ahead { $ahead }, level { $level }, behind { $behind }
web-automaton = The automaton
web-by-seat = Wins by seat
web-by-seat-of = { $players } players
web-by-seat-one = Seat { $seat }: { $won } of { $games }
web-by-choice = With expansions
web-recent = Latest games
web-all-own-games = All games
web-place-of = Place { $place } of { $players }
web-alone-won = Won alone
web-alone-lost = Lost alone
web-left-all = All have left
web-left-resigned = Resigned
web-left-late = Out of time
web-left-voted = Put out by the others
web-not-rated = not rated
web-replay-it = Replay

web-archive = Your games
web-archive-search = Names, tags, notes
web-archive-game = Game
web-archive-any-game = All games
web-archive-outcome = Result
web-archive-any-outcome = Won or lost
web-archive-won = Won
web-archive-lost = Not won
web-archive-rated = Rated or not
web-archive-any-rated = Rated or not
web-archive-yes-rated = Rated
web-archive-no-rated = Not rated
web-archive-tag = Tag
web-archive-any-tag = Any tag
web-archive-count =
    { $count ->
        [0] No game fits.
        [one] One game
       *[other] { $count } games
    }
web-archive-more = More
web-archive-records = Download all records
web-note-edit = Tags and note
web-note-tags = Tags, with commas between them
web-note = Note
web-note-about = Nobody else sees what you write here.
web-note-save = Save

web-leaders = Leader boards
web-leaders-about = The order counts what is certain: the rating less its doubt. Bots stand there for comparison.
web-leaders-kind = Kind of table
web-leader-place = Place
web-leader-name = Name
web-leader-rating = Rating
web-leader-games = Games
web-leader-few = A rating after few games, which may still change a lot.

web-rated = Rated
web-rated-about = The result counts. There are no hints, and nothing is taken back beyond a roll or another’s turn.
