# A record stepped through in the browser, and its analysis.

## The bar

web-replay-title = Replay · { $title }
web-replay-sentence = Turn { $turn }: { $what }
web-replay-move-of = Move { $number } of { $all }
web-replay-loss = { $kind }: { $loss } points of win share

## Controls

web-replay-controls = Controls
web-replay-back = One move back
web-replay-forward = One move forward
web-replay-turn-back = One turn back
web-replay-turn-forward = One turn forward
web-replay-play = Play
web-replay-pause = Pause
web-replay-next-error = Next mistake
web-replay-link = Copy the link to this moment
web-replay-copied = Copied
web-replay-record = Download the record
web-replay-whole = Show the whole table
web-replay-half = Show decisions and graph

## Decisions

web-replay-decisions = Decisions
web-replay-filter = Which lines are shown
web-replay-all = All
web-replay-errors = Mistakes { $errors }
web-replay-luck = Luck
web-replay-turn = Turn { $turn } · { $name }
web-replay-setup = Set-up
web-replay-chance = Chance
web-replay-none = Nothing of this kind.

## Graph

web-replay-graph = Win shares, turn by turn
web-replay-timeline = Course of the game
web-replay-start = start

## Judgements

web-replay-why = The decision
web-replay-best = Best move
web-replay-good = Good move
web-replay-inaccuracy = Inaccuracy
web-replay-mistake = Mistake
web-replay-blunder = Blunder
web-replay-better = better
web-replay-played = played
web-replay-points = { $points } points lost
web-replay-show-after = Position after the move
web-replay-show-before = Position before the move
web-replay-no-judgement = Nothing is judged here.

## Luck and skill

web-replay-own = Decisions
web-replay-others = Rivals

## The analysis

web-replay-analysis = Analysis
web-replay-analyse = Analyse this game
web-replay-analyse-about = Every decision is judged, and luck is told from skill. It takes from seconds to minutes.
web-replay-running = Analysing: { $done } of { $of }

## Tabs on a phone

web-replay-tab-board = Board
web-replay-tab-moves = Moves
web-replay-tab-graph = Graph
