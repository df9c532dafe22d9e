# Pierre par pierre.

web-game-stones = Pierre par pierre
web-about-stones = Des tours, un dé et un plan secret.
parts-plans = Plans
option-quarry = Carrière
option-quarry-about = Combien de pierres il y a au début.
option-quarry-12 = 12 pierres
option-quarry-12-about = Une partie courte.
option-quarry-18 = 18 pierres
option-quarry-18-about = La partie habituelle.
option-quarry-24 = 24 pierres
option-quarry-24-about = Une longue partie.
stones-seat = { $seat ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
   *[yellow] Jaune
  }
stones-plan = { $plan ->
    [even] pair
    [odd] impair
   *[three] multiple de trois
  }
stones-decide = Le dé montre { $number } : combien de pierres posez-vous ?
stones-lay = { $stones ->
    [0] N’en poser aucune : une pierre est perdue
    [one] Poser { $stones } pierre
   *[other] Poser { $stones } pierres
  }
event-stones-plan = { $who } a un plan : { stones-plan }.
event-stones-roll = { $who } obtient un { $number }.
event-stones-lay = { $stones ->
    [0] { $who } n’en pose aucune, et une pierre est perdue.
   *[other] { $who } en pose { $stones } ; la hauteur de la tour est { $height }.
  }
event-stones-score = { $who } a { $points } points ; le plan était : { stones-plan }.
refusal-stones-nature = Seul le dé en décide.
refusal-stones-quarry = Il ne reste que { $stones } pierres dans la carrière.
refusal-stones-die = Le dé montre { $number } ; vous ne pouvez pas en poser davantage.
view-stones-turn = Au tour de
view-stones-turns = Tours
view-stones-quarry = Carrière
view-stones-rolled = Dé
view-stones-player = Joueurs
view-stones-colour = Couleur
view-stones-height = Hauteur
view-stones-plan = Plan
view-stones-red = rouge
view-stones-blue = bleu
view-stones-green = vert
view-stones-yellow = jaune
view-stones-even = pair
view-stones-odd = impair
view-stones-three = multiple de trois
view-stones-none = pas encore
