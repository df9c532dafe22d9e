# Time to think, and those who are gone.

server-game-over = The game is over.
server-table-given-up = The game at this table was given up.
server-bot-plays = A bot plays for this seat at present.
server-nobody-gone = Nobody is waited for there.
server-not-gone-long =
    { $minutes ->
        [one] They are waited for, for another minute.
       *[other] They are waited for, for another { $minutes } minutes.
    }
server-not-away = Nobody plays for you; you are here.
server-out-of-game = Whoever is out of a game cannot come back.
server-vote-runs = Another proposal is being voted on; wait for its end.
server-too-few-to-vote = That takes at least two who agree: there are too few at this table.
server-no-vote = Nothing is being voted on.
server-on-vacation = You are on vacation already.
server-no-vacation-left =
    { $days ->
        [one] You have 1 day of vacation left this year.
       *[other] You have { $days } days of vacation left this year.
    }
server-too-many-votes = You have proposed many things within an hour; try again later.

web-time = Time
web-time-about = How long everybody may think.
web-time-none = No limit
web-time-move = Per move
web-time-player = Per player
web-time-days = Days
web-time-minutes-move = Minutes for each move
web-time-minutes-player = Minutes for each player
web-time-increment = Seconds more for each move
web-time-days-each = Days for each move
web-time-out = Out of time
web-time-out-about = What happens to whoever has none left.
web-time-out-bot = A bot, until they are back
web-time-out-lost = They are out
web-stand-in = Stand-in
web-stand-in-about = The bot that plays for those who are gone.
web-pace-move = { $time } for each move
web-pace-player = { $time } for each player
web-pace-increment = { $time } for each player, { $seconds } s more for each move
web-pace-days =
    { $days ->
        [one] a day for each move
       *[other] { $days } days for each move
    }
web-clock = Time left: { $time }
web-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-clock-days-hours = { $days } d { $hours } h
web-clock-out = out of time

web-seating-slow = { $name } has no time left. A bot plays until they are back.
web-seating-claimed = { $name } has been gone for long. A bot plays until they are back.
web-seating-back = { $name } is back.
web-seating-late = { $name } has no time left and is out. A bot plays the rest.
web-seating-resigned = { $name } has resigned. A bot plays the rest.
web-seating-voted = The others play on without { $name }. A bot plays the rest.
web-seating-ended = The game was given up, as { $name } had proposed.

web-gone-away = away; { $level } plays
web-gone-late = out of time; { $level } plays
web-gone-resigned = resigned; { $level } plays
web-gone-voted = out by vote; { $level } plays
web-on-vacation = on vacation until { $date }
web-bot-plays-for-you = A bot plays for you: { $level }.
web-i-am-back = I am back
web-you-are-out = You are out of this game; a bot plays the rest.
web-seat-away = away
web-seat-rating = Rating { $rating }
web-claim-in = { $name } is away. In { $time } a bot may play.
web-claim-now = { $name } has been away for long.
web-claim = Let a bot play
web-vote-end = { $name } proposes to give the game up.
web-vote-out = { $name } proposes to play on without { $other }.
web-vote-yours-end = You have proposed to give the game up.
web-vote-yours-out = You have proposed to play on without { $other }.
web-vote-waits = Not answered yet: { $names }
web-vote-agree = Agree
web-vote-refuse = No
web-vote-withdraw = Withdraw
web-people-here = People
web-resign = Resign
web-resign-about = A bot plays the rest, and the result is marked. You cannot come back.
web-give-up = Give the game up
web-give-up-about = It ends without a result when all who play agree.
web-play-without = Play on without { $name }
web-play-without-about = A bot plays the rest when most of the others agree.
web-really = Really?
web-given-up = The game was given up.

web-vacation = Vacation
web-vacation-about = In games by days your time stands still meanwhile.
web-vacation-days = Days
web-vacation-go = Go on vacation
web-vacation-end = I am back from vacation
web-vacation-until = You are on vacation until { $date }.
web-vacation-left =
    { $days ->
        [one] 1 day left this year.
       *[other] { $days } days left this year.
    }
