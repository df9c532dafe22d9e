# Playing on from a moment of a replay.

web-study = Study
web-study-title = Study: play on from here
web-study-for = Find the best turn for { $name }
web-study-about = Play a turn on the board; any turn will do. It is judged when it is over, or when you ask. After that, play on for both sides.
web-study-played = In the game: { $what } (−{ $loss } points of win share)
web-study-shares = Win shares
web-study-weighing = being weighed
web-study-verdict = Judgement
web-study-lost = { $loss } points of win share lost, found with { NUMBER($simulations) } simulations.
web-study-best = best
web-study-yours = yours
web-study-answer = Your answer
web-study-best-turn = Best turn
web-study-show-best = Play the best turn
web-study-judge = Judge my turn
web-study-judging = Judging …
web-study-again = Try again
web-study-at-start = You are at the start.
web-study-deal = Other dice and cards
web-study-back = Back to the replay
web-study-line = This line

## The way there

web-study-retry = Retry this mistake
web-study-retry-move = Retry the mistake of move { $number }
web-study-from-here = Play on from here
