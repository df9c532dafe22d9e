# What a profile tells beside ratings.

web-mistakes = Mistakes per game
web-mistakes-none = Analyse a game after its end: what was found in it shows here.
web-mistakes-one = { $date }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
web-openings = Favourite openings
web-opening-first = First decision
web-opening-place = First place on the board
web-opening-won = won { $won } of { $games }
