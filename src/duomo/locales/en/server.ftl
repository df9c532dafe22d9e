# What the server says when something cannot be done.

## To players

server-no-guest = This browser is not known here yet; reload the page.
server-not-your-seat = This is not your seat.
server-not-your-table = You do not sit at this table.
server-not-your-turn = It is not your turn to decide.
server-no-undo = There is nothing that could be taken back.
server-no-redo = There is nothing that could be made again.
server-not-asked = You were not asked.
server-no-table = There is no such table.
server-no-seat = There is no such seat.
server-no-link = This link leads to no seat, or another one has replaced it.
server-no-game = There is no game “{ $game }”.
server-no-level = There is no opponent “{ $level }”.
server-no-language = There are no rules in “{ $language }”.
server-bad-options = These choices do not go together: { $reason }
server-wrong-seats =
    { $seats ->
        [one] This game has 1 seat.
       *[other] This game has { $seats } seats.
    }
server-nobody-plays = At least one seat must be a person’s.
server-cannot-count =
    { $why ->
        [position] This game cannot be rated: it begins in the middle.
        [copy] This game cannot be rated: it is played with the values of somebody’s own copy.
        [alone] This game cannot be rated: only one plays.
        [screen] This game cannot be rated: several people play at one screen.
       *[bot] This game cannot be rated: one of its bots has no rating.
    }
server-one-seat-each = At a rated table everybody has one seat.
server-no-hints = There are no hints in rated play.
server-analysis-failed = The analysis has failed; try again.
server-not-over = That is possible when the game is over.
server-other-components = This game was begun with other cards and tiles than this version of Duomo has; it cannot be continued here.
server-bad-record = This record cannot be replayed: { $reason }
server-not-text = A record is text; this is none.
server-long-record = This record is too long; { $moves } moves are the most.
server-no-moment = There is no such moment in this game.
server-bad-line = The line cannot be played: “{ $move }”. { $reason }
server-no-answer = Play at least one move first.

## Limits

server-too-large = That is too much at once.
server-too-many-requests = That was too fast; wait a moment.
server-too-many-guests = Too many new guests come from your address; try again later.
server-too-many-tables = You have begun many tables within an hour; try again later.
server-too-many-records = You have uploaded many records within an hour; try again later.
server-too-many-analyses = You have had many games analysed within an hour; try again later.
server-too-many-thoughts = You have asked for many hints and judgements within an hour; try again later.
server-too-many-connections = Too many windows are open; close some.

## To programs

server-bad-request = The server does not understand the request.
server-bad-message = The server does not understand the message.
server-bad-method = That cannot be done with this address.
server-not-found = There is nothing at this address.
server-needs-server = This needs people elsewhere, and a server that they can reach too.
server-others-play = Other people play at this table, or it is rated: it cannot be taken along.
server-other-site = The request came from another site.
server-fault = Something went wrong in the server; it has been written down.
server-gap = The stored game { $table } has a gap before entry { $number }.

## To hosts

server-no-page = The page has not been built yet: run “make page” in the folder of the project and reload.
server-disk-full = The disk of the server is full; the move was not made. Play goes on when there is room.
server-browser-full = There is no room left on this device for what this browser keeps; the move was not made. Play goes on when there is room.
server-browser-fault = Something went wrong in this browser; the move was not made. Everything before it is kept.
server-not-writable = The server cannot write into its data folder.
server-folder-in-use = Another Duomo is using the folder { $folder }; stop it, or name another folder with --data.
server-database-locked = Another program has locked the database; try again in a moment.
server-database-unreachable = The database does not answer; try again in a moment.
server-no-database = The file of the database is damaged or is no database.
server-bad-database = “{ $url }” is no database that Duomo knows: sqlite:///FILE or postgresql://USER@HOST/NAME.
server-no-postgres = PostgreSQL needs a further package: pip install "duomo[postgres]".
server-newer-database = The database has the schema { $found } of a newer Duomo; this one knows { $wanted } at most. Install that newer version again, or restore a backup from before into a new database: duomo admin restore FILE
server-ready = Duomo is at { $address } – Ctrl+C stops it.
server-folder-not-writable = The folder { $folder } cannot be written; name another one with --data.
server-port-taken = Port { $port } is taken, perhaps by another Duomo; choose another one, as in --port { $other }.
server-port-forbidden = This user may not listen at port { $port }; choose one above 1024.
server-no-such-host = This machine does not have the address { $host }.
server-workers-need-postgres = Several workers need a database that they can share: --database postgresql://USER@HOST/NAME.
server-no-lesson = There is no such lesson.
server-bad-lesson-line = The lesson cannot be taken up there: { $reason }
server-no-lesson-answer = There is nothing to say to that move.
