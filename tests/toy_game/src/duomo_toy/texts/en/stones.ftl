# Stone by Stone.

web-game-stones = Stone by Stone
web-about-stones = Towers, a die and a secret plan.
parts-plans = Plans
option-quarry = Quarry
option-quarry-about = How many stones there are at the start.
option-quarry-12 = 12 stones
option-quarry-12-about = A short game.
option-quarry-18 = 18 stones
option-quarry-18-about = The usual game.
option-quarry-24 = 24 stones
option-quarry-24-about = A long game.
stones-seat = { $seat ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
  }
stones-plan = { $plan ->
    [even] even
    [odd] odd
   *[three] a multiple of three
  }
stones-decide = The die shows { $number }: how many stones do you lay?
stones-lay = { $stones ->
    [0] Lay none: a stone is lost
    [one] Lay { $stones } stone
   *[other] Lay { $stones } stones
  }
event-stones-plan = { $who } has a plan: { stones-plan }.
event-stones-roll = { $who } rolls a { $number }.
event-stones-lay = { $stones ->
    [0] { $who } lays none, and a stone is lost.
   *[other] { $who } lays { $stones }; the tower is { $height } high.
  }
event-stones-score = { $who } has { $points } points; the plan was: { stones-plan }.
refusal-stones-nature = Only the die decides that.
refusal-stones-quarry = There are only { $stones } stones left in the quarry.
refusal-stones-die = The die shows { $number }; you may not lay more.
view-stones-turn = Turn
view-stones-turns = Turns
view-stones-quarry = Quarry
view-stones-rolled = Die
view-stones-player = Players
view-stones-colour = Colour
view-stones-height = Height
view-stones-plan = Plan
view-stones-red = red
view-stones-blue = blue
view-stones-green = green
view-stones-yellow = yellow
view-stones-even = even
view-stones-odd = odd
view-stones-three = a multiple of three
view-stones-none = none yet
