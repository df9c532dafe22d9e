# What a shared link shows: title and sentence.

preview-table = { $game }: a table
preview-table-about = { $names }. Whoever opens the link may watch.
preview-join = { $game }: a seat is waiting for you
preview-join-about = Open the link, take the seat and play in the browser.
preview-replay = { $game }: a game to look at
preview-replay-about = { $names }. Step through every move.
preview-moment = { $game }: move { $move } of { $moves }
