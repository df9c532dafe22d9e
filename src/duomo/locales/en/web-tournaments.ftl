# Tournaments, in the page.

web-tournaments = Tournaments
web-tournaments-about = Many tables, one winner. Rounds begin by themselves, and bots may take part.
web-tournament-new = New tournament
web-tournaments-state =
    { $state ->
        [open] Open to join
        [running] Being played
       *[over] Finished
    }
web-tournaments-none = No tournament is announced. It takes a name and a click.
web-tournament-kind =
    { $kind ->
        [round-robin] Round robin
        [swiss] Swiss
       *[knock-out] Knock-out
    }
web-tournament-about =
    { $kind ->
        [round-robin] Everybody meets everybody.
        [swiss] In every round those meet who have about as many points, and nobody twice.
       *[knock-out] Whoever wins goes on, until one is left.
    }
web-tournament-size = Tables of { $size }
web-tournament-count = { $entrants } of { $most } entrants
web-tournament-round = Round { $round } of { $rounds }
web-tournament-round-number = Round { $round }
web-tournament-starts = Begins on { $when }
web-tournament-by-hand = Begins when its organiser says so
web-tournament-by = Organised by { $name }
web-tournament-nobody = somebody who has left
web-tournament-entered = You take part
web-tournament-join = Take part
web-tournament-withdraw = Withdraw
web-tournament-withdraw-sure = Withdraw? There is no way back in once it has begun.
web-tournament-start = Begin now
web-tournament-start-few = It takes { $fewest } entrants to begin
web-tournament-cancel = Call it off
web-tournament-cancel-sure = Call the tournament off? Games that are being played go on.
web-tournament-cancelled = This tournament was called off.
web-tournament-add-bots = Add bots
web-tournament-bots-count = How many
web-tournament-remove = Remove { $name }
web-tournament-ready = Your next game is ready
web-tournament-to-table = To the table
web-tournament-wait = Your next game will be announced here.
web-tournament-won = { $name } has won
web-tournament-standings = Standings
web-tournament-points = Points
web-tournament-played = Games
web-tournament-victories = Won
web-tournament-buchholz = Buchholz: the points of the opponents
web-tournament-berger = Sonneborn-Berger: the points of those left behind
web-tournament-rounds = Rounds
web-tournament-bracket = The tower
web-tournament-heat-open = still open
web-tournament-watch = Watch
web-tournament-replay = Replay
web-tournament-planned = waits for a free table
web-tournament-alone =
    { $how ->
        [bye] has a bye
        [rest] rests
       *[walkover] goes on without a game
    }
web-tournament-ended =
    { $ended ->
        [agreed] given up by all
        [left] somebody was gone
       *[closed] closed by the house
    }
web-tournament-entrant = Entrant { $number }
web-tournament-bot = { $level } { $twin }
web-tournament-out = withdrawn
web-tournament-entrants = Entrants
web-tournament-entrants-none = Nobody has entered yet.
web-tournament-rules = How it is played
web-tournament-rule-match =
    { $games ->
        [one] Two play one game. If they are level then, up to two more; after those the better seed goes on.
       *[other] Two play { $games } games. If they are level then, up to two more; after those the better seed goes on.
    }
web-tournament-rule-going-on =
    { $count ->
        [one] The first of every table goes on.
       *[other] The first { $count } of every table go on.
    }
web-tournament-rule-points = A point for every opponent left behind, half a point for one who is level.
web-tournament-rule-ties = Level on points: Buchholz, then Sonneborn-Berger, then the games against each other, then the starting order.
web-tournament-rule-time = { $pace }. Who runs out of time loses.
web-tournament-rule-rated =
    { $rated ->
        [yes] The games are rated.
       *[no] The games are not rated.
    }
web-tournament-rule-link = Only who has the link finds it.
web-tournament-name = Name
web-tournament-kind-label = Kind
web-tournament-size-label = Players at a table
web-tournament-games-label = Games of a match
web-tournament-most-label = Entrants at most
web-tournament-listed-label = Who finds it
web-tournament-listed =
    { $listed ->
        [yes] Everybody
       *[no] Who has the link
    }
web-tournament-start-label = Beginning
web-tournament-start-how =
    { $how ->
        [time] At a time
       *[hand] When I say so
    }
web-tournament-make = Announce it
