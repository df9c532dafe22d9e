# Positions, games and copies from a real table.

web-position = Set up a position
web-position-about = Bring any situation from a table into the page: study it, share it.
web-position-copy = Copy as text
web-position-text-copied = The text is copied.
web-position-text-marked = The text is marked below: copy it with the keyboard.
web-position-share = Link
web-position-link-copied = The link is copied; it holds the whole position.
web-position-link-above = The link is in the address line; it holds the whole position.
web-position-study = Play on and analyse
web-position-not-yet = Settle the problems first.
web-position-start = Start from
web-position-problems = Problems
web-position-problems-count =
    { $count ->
        [0] No problem
        [one] 1 problem
       *[other] { $count } problems
    }
web-position-text = The position as text
web-position-read = Read this text
web-position-pieces = Pieces
web-position-palette = Take a piece, then tap its place
web-position-finish = Finished
web-position-erase = Clear
web-position-to-move = { $who } to move
web-position-from-here = Edit this position

web-game-from-table = Write a game down
web-game-from-table-about = Move by move, with the dice you rolled; afterwards replay and analysis.
web-game-which = Which game?
web-game-about = First the table is laid out: tap what was drawn. A game in progress begins from a position instead.
web-real-game-over = The game is over: { $scores }
web-game-nature = What did dice or cards show?
web-game-find = Find a move
web-game-replay = Replay and analyse

web-own-copy = Your own copy
web-copy-about = Enter what is printed on it. The values stay in this browser.
web-copy-progress = { $done } of { $all }
web-copy-compare = Compare
web-copy-compared = { $same } alike, { $apart } different, { $fresh } new
web-copy-take = Take theirs
web-copy-taken-in =
    { $count ->
        [one] { $count } row was read.
       *[other] { $count } rows were read.
    }
web-copy-tables = Kinds of components
web-copy-all = All of this kind
web-copy-yours = yours
web-copy-before = Before:
web-copy-take-back = Take it back
web-copy-matches = It matches
web-copy-keep = Keep, next
web-copy-problems =
    { $count ->
        [one] { $count } value cannot be.
       *[other] { $count } values cannot be.
    }
web-copy-fine = All of it can be: { $changed } rows differ from the set that comes with the game ({ $hash }).
