# Stein auf Stein.

web-game-stones = Stein auf Stein
web-about-stones = Türme, ein Würfel und ein geheimer Plan.
parts-plans = Pläne
option-quarry = Steinbruch
option-quarry-about = Wie viele Steine zu Beginn da sind.
option-quarry-12 = 12 Steine
option-quarry-12-about = Eine kurze Partie.
option-quarry-18 = 18 Steine
option-quarry-18-about = Die übliche Partie.
option-quarry-24 = 24 Steine
option-quarry-24-about = Eine lange Partie.
stones-seat = { $seat ->
    [red] Rot
    [blue] Blau
    [green] Grün
   *[yellow] Gelb
  }
stones-plan = { $plan ->
    [even] gerade
    [odd] ungerade
   *[three] durch drei teilbar
  }
stones-decide = Der Würfel zeigt { $number }: Wie viele Steine legst du?
stones-lay = { $stones ->
    [0] Keinen legen: Ein Stein geht verloren
    [one] { $stones } Stein legen
   *[other] { $stones } Steine legen
  }
event-stones-plan = { $who } hat einen Plan: { stones-plan }.
event-stones-roll = { $who } würfelt eine { $number }.
event-stones-lay = { $stones ->
    [0] { $who } legt keinen, und ein Stein geht verloren.
   *[other] { $who } legt { $stones }; der Turm ist { $height } hoch.
  }
event-stones-score = { $who } hat { $points } Punkte; der Plan war: { stones-plan }.
refusal-stones-nature = Das entscheidet nur der Würfel.
refusal-stones-quarry = Im Steinbruch liegen nur noch { $stones } Steine.
refusal-stones-die = Der Würfel zeigt { $number }; mehr darfst du nicht legen.
view-stones-turn = Am Zug
view-stones-turns = Züge
view-stones-quarry = Steinbruch
view-stones-rolled = Würfel
view-stones-player = Spieler
view-stones-colour = Farbe
view-stones-height = Höhe
view-stones-plan = Plan
view-stones-red = rot
view-stones-blue = blau
view-stones-green = grün
view-stones-yellow = gelb
view-stones-even = gerade
view-stones-odd = ungerade
view-stones-three = durch drei teilbar
view-stones-none = noch keiner
