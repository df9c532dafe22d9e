# Analysis of games and positions, and the reasons of hints.

analysis-budget = { $simulations } simulations for every turn
analysis-by = Judged with { $budget }.
analysis-static = Judged by the hand-made estimate alone.
analysis-move = { $number }. { $who }: { $words }
analysis-loss = { $mark } loses { $percent } % of a win, { $points } points
analysis-better = Better: { $words }
analysis-better-because = Better: { $words } – { $why }
analysis-flawless = No inaccuracy, no mistake, no blunder.
analysis-lucky = Rolls and draws that changed most
analysis-totals = Skill and luck, in per cent of a win
analysis-column-party = Party
analysis-column-start = Start
analysis-column-own = Own decisions
analysis-column-others = Decisions of others
analysis-column-luck = Luck
analysis-column-result = Result
analysis-column-accuracy = Accuracy
analysis-column-points = Points lost
analysis-counts = { $who }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
analysis-working = Analysing

## A position

analysis-position = { $who } decides. { $simulations } simulations.
analysis-column-move = Move
analysis-column-share = Wins
analysis-column-lead = Points ahead
analysis-expected = The turn could go on like this: { $line }.
analysis-why = Why: { $why }

## Reasons: what the better way has at the end of the turn

why-only = It is the only legal move.
why-share = It wins about { $share } % of the games from here.
why-shares = It wins about { $share } % of the games from here, the next best move { $other } %.
why-even = It wins about { $share } % of the games from here, hardly more than the next best move.
why-rc-prestige = { $amount ->
    [one] one more prestige point
   *[other] { $amount } more prestige points
  }
why-rc-finished = { $amount ->
    [one] one more section finished
   *[other] { $amount } more sections finished
  }
why-rc-standing = { $amount ->
    [one] one more point from the towers as they stand
   *[other] { $amount } more points from the towers as they stand
  }
why-rc-majorities = { $amount ->
    [one] the majority in one more tower
   *[other] the majority in { $amount } more towers
  }
why-rc-ornaments = { $amount ->
    [one] one more ornament placed
   *[other] { $amount } more ornaments placed
  }
why-rc-claimed = { $amount ->
    [one] one more section claimed
   *[other] { $amount } more sections claimed
  }
why-rc-delivered = { $amount ->
    [one] one more material delivered
   *[other] { $amount } more materials delivered
  }
why-rc-hanging = { $amount ->
    [one] one rival banner fewer above an unfinished section: a smaller penalty threatens
   *[other] { $amount } rival banners fewer above unfinished sections: smaller penalties threaten
  }
why-rc-tiles = { $amount ->
    [one] one more open workshop tile
   *[other] { $amount } more open workshop tiles
  }
why-rc-materials = { $amount ->
    [one] one more material in the inventory
   *[other] { $amount } more materials in the inventory
  }
why-rc-rubles = { $amount ->
    [one] one more ruble
   *[other] { $amount } more rubles
  }
why-ba-points = { $amount ->
    [one] one point further ahead
   *[other] { $amount } points further ahead
  }
why-ba-zones = { $amount ->
    [one] one point further ahead if the zones were scored now
   *[other] { $amount } points further ahead if the zones were scored now
  }
why-ba-majorities = { $amount ->
    [one] the majority in one more zone
   *[other] the majority in { $amount } more zones
  }
why-ba-reserve = { $amount ->
    [one] one more builder in the reserve
   *[other] { $amount } more builders in the reserve
  }
why-ba-coins = { $amount ->
    [one] one more coin
   *[other] { $amount } more coins
  }
why-ba-tokens = { $amount ->
    [one] one more promotion
   *[other] { $amount } more promotions
  }
