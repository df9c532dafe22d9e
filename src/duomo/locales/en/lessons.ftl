# Lessons: what the coach says. For each step `do` is what to do, in one line, and `why` the reason; further parts
# answer another move. Numbers come from the position.

course-red-cathedral-title = The Red Cathedral
lesson-other-move = That is allowed, but it is not what this step shows. Take it later, in your own game.
cli-lessons-checked = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, { $steps } steps, { $failed ->
    [0] all good
    [one] 1 failed
   *[other] { $failed } failed
}

## A turn

lesson-red-cathedral-turn-title = A turn
lesson-red-cathedral-turn-aim = Claim, trade, build: one of three actions each turn.
lesson-red-cathedral-turn-end = That is the whole rhythm of the game: claim a section, fetch what it needs, build it.
lesson-red-cathedral-turn-cathedral-do = This is the cathedral you build together.
lesson-red-cathedral-turn-cathedral-why = Each frame is a section that is still a drawing: its price in materials below, its reward above. Whoever gathers the most prestige wins.
lesson-red-cathedral-turn-claim-do = Claim the lit base in the second tower.
lesson-red-cathedral-turn-claim-why = Only a section with your banner is yours to build. This one asks for 2 wood and 1 brick, the cheapest here.
lesson-red-cathedral-turn-claim-elsewhere = That section could be yours as well, but it costs more. Take the base that is lit.
lesson-red-cathedral-turn-claim-market = The market comes next. Without a banner you would not know what to fetch.
lesson-red-cathedral-turn-market-do = Move the white die to the bricks.
lesson-red-cathedral-turn-market-why = It shows 2, so it goes two spaces clockwise and joins the blue die. The more dice on a space, the more it brings.
lesson-red-cathedral-turn-market-further = For rubles the die goes further, but then it passes the bricks.
lesson-red-cathedral-turn-market-other-die = That die lands somewhere else. The white one reaches the bricks.
lesson-red-cathedral-turn-market-claim-again = You have a section to build. Fetch its materials first.
lesson-red-cathedral-turn-market-too-early = You have a wood, but no brick yet. Fetch bricks first.
lesson-red-cathedral-turn-take-do = Take the bricks.
lesson-red-cathedral-turn-take-why = The tile shows 2 and there are two dice: { $bricks } bricks.
lesson-red-cathedral-turn-take-leave = Do not leave empty-handed: take the bricks first.
lesson-red-cathedral-turn-take-influence = The card in the middle has a lesson of its own. Take the bricks first.
lesson-red-cathedral-turn-build-do = Now build.
lesson-red-cathedral-turn-build-why = You have wood and brick. One building action delivers up to three materials.
lesson-red-cathedral-turn-build-claim-again = First build what you have claimed.
lesson-red-cathedral-turn-build-market-again = You have what you came for. Build.
lesson-red-cathedral-turn-deliver-do = Deliver the wood and one brick.
lesson-red-cathedral-turn-deliver-why = They stay on the card. One more wood, and the section is finished.
lesson-red-cathedral-turn-deliver-done = There is more to deliver.
lesson-red-cathedral-turn-over-do = You have seen all three actions.
lesson-red-cathedral-turn-over-why = Each turn you take exactly one: claim, build, or visit the market. Then it is your rival’s turn.

## Claim

lesson-red-cathedral-claim-title = Claim a section
lesson-red-cathedral-claim-aim = Where a banner may go, and what its tile is good for.
lesson-red-cathedral-claim-end = Every claim clears a place in your inventory and brings a tile. Pay for tiles you will use often; hide the rest.
lesson-red-cathedral-claim-where-do = See which sections are open.
lesson-red-cathedral-claim-where-why = Every base is. Higher up, a section opens as soon as the one below it carries a banner, no matter whose, finished or not.
lesson-red-cathedral-claim-above-do = Claim the section right above the blue banner.
lesson-red-cathedral-claim-above-why = Blue’s banner opened it for everybody. Your banner comes out of the inventory and clears { $spaces } place there.
lesson-red-cathedral-claim-above-base = A base is possible too. Here you profit from Blue’s claim: take the section above it.
lesson-red-cathedral-claim-above-market = Later. This turn is for a claim.
lesson-red-cathedral-claim-open-do = Lay the gold tile face up on the blue slot.
lesson-red-cathedral-claim-open-why = It costs { $paid } of your { $rubles } rubles. From then on the blue die activates it whenever you move that die.
lesson-red-cathedral-claim-open-hidden = Face down is free, but the tile is lost for good. Gold is worth paying for.
lesson-red-cathedral-claim-open-elsewhere = Any slot would do. Its colour decides which die activates the tile; we want the blue one.
lesson-red-cathedral-claim-use-do = Use the tile at once: take the gold.
lesson-red-cathedral-claim-use-why = A tile laid face up gives its benefit the moment it is laid: { $gold } gold now, and more later.
lesson-red-cathedral-claim-use-decline = You may leave it, but gold is rare. Take it.
lesson-red-cathedral-claim-second-do = Claim the base of the first tower.
lesson-red-cathedral-claim-second-why = Once it carries your banner, the section above it opens. Every claim of yours opens one for the others as well.
lesson-red-cathedral-claim-second-elsewhere = That one is open, too. Take the base of the first tower.
lesson-red-cathedral-claim-second-market = Later. This turn is for a claim.
lesson-red-cathedral-claim-second-build = Later. This turn is for a claim.
lesson-red-cathedral-claim-hide-do = Lay this tile face down, on green or yellow.
lesson-red-cathedral-claim-hide-why = One recognition at a time is little, and you have only { $rubles } rubles. Face down costs nothing.
lesson-red-cathedral-claim-hide-other-slot = White and your own colour are the slots you can activate most easily. Keep them for good tiles.
lesson-red-cathedral-claim-hide-too-dear = You would be out of rubles for a weak tile. Lay it face down.
lesson-red-cathedral-claim-over-do = You know how to claim.
lesson-red-cathedral-claim-over-why = You have six banners, so six sections at most. Your inventory now has two places more than at the start.

## Market

lesson-red-cathedral-market-title = The market
lesson-red-cathedral-market-aim = How far a die goes, and what it brings.
lesson-red-cathedral-market-end = Look for spaces with dice on them: one more die there multiplies what you take.
lesson-red-cathedral-market-ring-do = The market is a ring of eight spaces.
lesson-red-cathedral-market-ring-why = You move one die, of any colour, clockwise by exactly its number. Where it lands, you trade.
lesson-red-cathedral-market-own-die-do = Move the red die.
lesson-red-cathedral-market-own-die-why = Its { $face } takes it to the bricks, where two dice are waiting.
lesson-red-cathedral-market-own-die-paid = You need not pay: it reaches the bricks by itself.
lesson-red-cathedral-market-own-die-other-die = That die goes elsewhere. The red one makes three dice on the bricks.
lesson-red-cathedral-market-own-die-claim = This lesson is about the market. Move the red die.
lesson-red-cathedral-market-own-die-build = This lesson is about the market. Move the red die.
lesson-red-cathedral-market-times-dice-do = Take what the space offers.
lesson-red-cathedral-market-times-dice-why = The tile shows 2 bricks, and three dice stand there now. Three times two is six.
lesson-red-cathedral-market-times-dice-leave = Do not leave empty-handed: take the bricks.
lesson-red-cathedral-market-times-dice-influence = The card has a lesson of its own. Take the bricks.
lesson-red-cathedral-market-room-do = Take all six.
lesson-red-cathedral-market-room-why = You take as much as you like, as long as it fits. You have room for { $bricks }.
lesson-red-cathedral-market-room-fewer = There is room for all of them.
lesson-red-cathedral-market-room-decline = There is room for all of them.
lesson-red-cathedral-market-roll-do = Now the dice of the space are rolled.
lesson-red-cathedral-market-roll-why = After a visit every die on the space gets a new number. Red, green and yellow show what the next player can use.
lesson-red-cathedral-market-end-do = End your turn.
lesson-red-cathedral-market-end-why = Your action is done. Blue is next.
lesson-red-cathedral-market-rubles-do = Pay 1 ruble to send the red die one space further.
lesson-red-cathedral-market-rubles-why = It shows 3 and would stop on the gold. For { $paid } ruble it reaches the bell. Only your own die and the white one can be pushed like this.
lesson-red-cathedral-market-rubles-not-there = That is not the bell. Pay for exactly one more space.
lesson-red-cathedral-market-rubles-white = The white die can be pushed as well, but not to the bell.
lesson-red-cathedral-market-rubles-no-rubles-on-others = Other colours go exactly as far as they show. Use the red die.
lesson-red-cathedral-market-rubles-build = This lesson is about the market. Move the red die.
lesson-red-cathedral-market-rubles-claim = This lesson is about the market. Move the red die.
lesson-red-cathedral-market-points-do = Take the recognition.
lesson-red-cathedral-market-points-why = Points need no room: your marker moves { $recognition } space on.
lesson-red-cathedral-market-points-leave = Take the recognition first.
lesson-red-cathedral-market-points-influence = The card has a lesson of its own. Take the recognition.
lesson-red-cathedral-market-over-do = You know the market.
lesson-red-cathedral-market-over-why = One more thing: a space holds three dice at most. A die that would be the fourth cannot go there.

## Influence

lesson-red-cathedral-influence-title = Influence
lesson-red-cathedral-influence-aim = The cards in the middle turn what you have into what you need.
lesson-red-cathedral-influence-end = Two spaces share a card. Before you move a die, look at the card of its quarter as well as at its space.
lesson-red-cathedral-influence-cards-do = Each quarter of the market has a card.
lesson-red-cathedral-influence-cards-why = It shows two actions. Lightning means once a turn, infinity as often as you can pay. On a visit you use one of the two.
lesson-red-cathedral-influence-go-do = Move the white die to the bricks.
lesson-red-cathedral-influence-go-why = There the Merchants trade. You hold two stones that nobody asks you for.
lesson-red-cathedral-influence-go-further = One space is enough.
lesson-red-cathedral-influence-go-other-die = That die does not reach the Merchants’ bricks.
lesson-red-cathedral-influence-go-build = First the Merchants: they make your stones useful.
lesson-red-cathedral-influence-go-claim = First the Merchants: they make your stones useful.
lesson-red-cathedral-influence-swap-do = Use the upper action of the Merchants.
lesson-red-cathedral-influence-swap-why = Two equal materials become one of any kind.
lesson-red-cathedral-influence-swap-later = You can take the bricks afterwards. The order is yours.
lesson-red-cathedral-influence-swap-lower = That costs a ruble each time. The upper action is free for you.
lesson-red-cathedral-influence-swap-leave = Use the card first.
lesson-red-cathedral-influence-give-do = Give the two stones.
lesson-red-cathedral-influence-give-why = They are the only pair you have.
lesson-red-cathedral-influence-gain-do = Take a purple gem.
lesson-red-cathedral-influence-gain-why = Your section in the first tower waits for exactly this.
lesson-red-cathedral-influence-gain-other = You have no use for that just now. Your section waits for a purple gem.
lesson-red-cathedral-influence-gain-decline = You have paid already. Take a purple gem.
lesson-red-cathedral-influence-resources-do = Now take the bricks.
lesson-red-cathedral-influence-resources-why = On a visit you may take, use the card and activate a tile: each once, in any order. { $bricks } bricks are yours.
lesson-red-cathedral-influence-resources-leave = Take the bricks before you go.
lesson-red-cathedral-influence-clergy-do = Move the yellow die to the Clergy.
lesson-red-cathedral-influence-clergy-why = It shows 5 and lands on the stones, in the quarter of the Clergy.
lesson-red-cathedral-influence-clergy-other-die = That die does not reach the stones.
lesson-red-cathedral-influence-clergy-build = Building can wait one turn. Visit the Clergy.
lesson-red-cathedral-influence-clergy-claim = A claim can wait one turn. Visit the Clergy.
lesson-red-cathedral-influence-recognition-do = Use the upper action of the Clergy.
lesson-red-cathedral-influence-recognition-why = It gives { $recognition } recognition for nothing, once a turn.
lesson-red-cathedral-influence-recognition-prestige = Three rubles for 1 prestige is good late in the game. Now you need your rubles.
lesson-red-cathedral-influence-recognition-later = The stones can wait. Use the card.
lesson-red-cathedral-influence-recognition-leave = Use the card first.
lesson-red-cathedral-influence-over-do = You know the cards.
lesson-red-cathedral-influence-over-why = All uses of a card follow one another. Once you take resources or activate a tile, the card is done for this turn.

## Workshop

lesson-red-cathedral-workshop-title = Your workshop
lesson-red-cathedral-workshop-aim = Tiles that work every time you move the right die.
lesson-red-cathedral-workshop-end = Good tiles on good slots make every visit to the market a little better.
lesson-red-cathedral-workshop-slots-do = Look at your slots.
lesson-red-cathedral-workshop-slots-why = There is one for each colour and two white ones. Moving a die activates the face-up tile on the slot of its colour. The tile on red lies face down and is never activated.
lesson-red-cathedral-workshop-blue-do = Move the blue die.
lesson-red-cathedral-workshop-blue-why = It reaches the wood, and it activates your blue tile.
lesson-red-cathedral-workshop-blue-face-down = Your red tile lies face down: the red die activates nothing.
lesson-red-cathedral-workshop-blue-other-die = That die activates no tile of yours here. Move the blue one.
lesson-red-cathedral-workshop-blue-build = This lesson is about the workshop. Move the blue die.
lesson-red-cathedral-workshop-blue-claim = This lesson is about the workshop. Move the blue die.
lesson-red-cathedral-workshop-activate-do = Activate the blue tile.
lesson-red-cathedral-workshop-activate-why = It gives { $stone } stone and { $rubles } ruble, each time the blue die moves for you.
lesson-red-cathedral-workshop-activate-later = The wood does not run away. Activate the tile first.
lesson-red-cathedral-workshop-activate-leave = Activate the tile before you go.
lesson-red-cathedral-workshop-resources-do = Now take the wood.
lesson-red-cathedral-workshop-resources-why = With the green die there it is { $wood } wood.
lesson-red-cathedral-workshop-resources-leave = Take the wood before you go.
lesson-red-cathedral-workshop-resources-influence = Not this time. Take the wood.
lesson-red-cathedral-workshop-white-do = Move the white die.
lesson-red-cathedral-workshop-white-why = It activates one of your two white slots, whichever you like. There lies a tile with a die on it.
lesson-red-cathedral-workshop-white-further = No need to pay. Any space activates the tile.
lesson-red-cathedral-workshop-white-other-die = Only the white die activates the white slots.
lesson-red-cathedral-workshop-white-build = This lesson is about the workshop. Move the white die.
lesson-red-cathedral-workshop-white-claim = This lesson is about the workshop. Move the white die.
lesson-red-cathedral-workshop-die-tile-do = Activate the tile with the red die.
lesson-red-cathedral-workshop-die-tile-why = It gives what the space of the red die shows, once. The red die stands on gold: { $gold } gold.
lesson-red-cathedral-workshop-die-tile-later = First the tile.
lesson-red-cathedral-workshop-die-tile-leave = Activate the tile before you go.
lesson-red-cathedral-workshop-over-do = You know your workshop.
lesson-red-cathedral-workshop-over-why = What does not fit is lost. Activate a tile while there is room in your inventory.

## Build and decorate

lesson-red-cathedral-build-title = Build and decorate
lesson-red-cathedral-build-aim = Three deliveries: finish sections, set ornaments.
lesson-red-cathedral-build-end = An ornament with two different gems is worth as much as many sections. Any finished section will do.
lesson-red-cathedral-build-three-do = You have a full store.
lesson-red-cathedral-build-three-why = One building action delivers up to three materials, to any sections you like, one after the other.
lesson-red-cathedral-build-build-do = Build.
lesson-red-cathedral-build-build-why = Your section in the first tower lacks 1 wood and 1 gold, and you have both.
lesson-red-cathedral-build-build-claim = You have enough claimed. Build.
lesson-red-cathedral-build-build-market = Your store is full. Build.
lesson-red-cathedral-build-finish-do = Deliver wood and gold to the lit section.
lesson-red-cathedral-build-finish-why = With the last piece it is finished: { $recognition } recognition and { $rubles } ruble at once. The materials go back to the reserve.
lesson-red-cathedral-build-finish-elsewhere = Finish a section first: the one in the first tower lacks two pieces.
lesson-red-cathedral-build-finish-later = An ornament comes later in this lesson. First the section.
lesson-red-cathedral-build-third-do = Deliver the stone to your base in the third tower.
lesson-red-cathedral-build-third-why = You have one delivery left, and it would be wasted otherwise.
lesson-red-cathedral-build-third-no-gems-left = An ornament with gems takes three deliveries: one for its material, one for each gem. You have one left.
lesson-red-cathedral-build-third-done = One delivery is left. Use it.
lesson-red-cathedral-build-again-do = Build again.
lesson-red-cathedral-build-again-why = Three deliveries, just right for an ornament with two gems.
lesson-red-cathedral-build-again-claim = Your gems want to be set. Build.
lesson-red-cathedral-build-again-market = Your gems want to be set. Build.
lesson-red-cathedral-build-decorate-do = Set a door in Blue’s base.
lesson-red-cathedral-build-decorate-why = Any finished section may be decorated, also a rival’s. At the end the door counts for you in that tower. A door takes wood, an arch stone, a cross gold.
lesson-red-cathedral-build-decorate-own-base = In your own tower you are strong already. A door in Blue’s tower makes you present there.
lesson-red-cathedral-build-gems-do = Set one green and one purple gem.
lesson-red-cathedral-build-gems-why = Two different gems bring 3 prestige; two of a kind 2, a single one 1. Your marker jumps to the third red number ahead: { $recognition } spaces.
lesson-red-cathedral-build-gems-none = Without gems it brings nothing now. You have both: set them.
lesson-red-cathedral-build-gems-fewer = One gem brings 1 prestige, two different ones 3. Set both.
lesson-red-cathedral-build-over-do = You know how to build.
lesson-red-cathedral-build-over-why = Nothing can be added to an ornament later. Wait with it until you have the gems, if nobody else is about to take the place.

## Penalties

lesson-red-cathedral-penalty-title = Penalties
lesson-red-cathedral-penalty-aim = Whoever is late below pays for what is finished above.
lesson-red-cathedral-penalty-end = Claim low, build fast. And look where a rival is late.
lesson-red-cathedral-penalty-late-do = Blue’s base in the second tower is unfinished.
lesson-red-cathedral-penalty-late-why = Your section above it is finished already. Each time somebody finishes a section above an unfinished one, its owner loses points.
lesson-red-cathedral-penalty-build-do = Build.
lesson-red-cathedral-penalty-build-why = With a stone and a gold you can do two things at once: save yourself, and make Blue pay.
lesson-red-cathedral-penalty-build-claim = There is something urgent to build.
lesson-red-cathedral-penalty-build-market = There is something urgent to build.
lesson-red-cathedral-penalty-safe-do = Finish your base in the first tower.
lesson-red-cathedral-penalty-safe-why = Blue is about to finish the section above it, and you would lose a point. Finished sections are safe, and this one brings { $recognition } recognition.
lesson-red-cathedral-penalty-safe-base-first = You will do that as well. Save your base first, so that you do not forget it.
lesson-red-cathedral-penalty-strike-do = Finish the dome of the second tower.
lesson-red-cathedral-penalty-strike-why = It brings { $recognition } recognition, and Blue’s late base costs Blue { $lost }.
lesson-red-cathedral-penalty-strike-done = There is one more thing to finish.
lesson-red-cathedral-penalty-why-two-do = Why two points, and not one?
lesson-red-cathedral-penalty-why-two-why = The owner of an unfinished section loses one point for each finished section above it that carries another banner. Above Blue’s base there are two of yours.
lesson-red-cathedral-penalty-over-do = You know the penalties.
lesson-red-cathedral-penalty-over-why = Only claimed sections suffer, and only from other players’ sections above. A section that nobody has claimed costs nobody anything.

## Towers and the end

lesson-red-cathedral-towers-title = Towers and the end
lesson-red-cathedral-towers-aim = Who takes a tower, and how the game ends.
lesson-red-cathedral-towers-end = You have learnt the game. Play your first one now.
lesson-red-cathedral-towers-worth-do = At the end every tower is counted.
lesson-red-cathedral-towers-worth-why = It is worth 2 for each finished section and 1 for each ornament. The third tower: two sections and a door, so 5.
lesson-red-cathedral-towers-share-do = The strongest in a tower takes it all.
lesson-red-cathedral-towers-share-why = Your banners on finished sections and your ornaments count together. There Blue has two and you have one: with two players the second gets only a third, and a tie gives nobody anything.
lesson-red-cathedral-towers-build-do = Build.
lesson-red-cathedral-towers-build-why = Two stones can do two things: break Blue’s majority, and end the game.
lesson-red-cathedral-towers-build-market = The end is near: build.
lesson-red-cathedral-towers-majority-do = Set an arch in Blue’s section of the third tower.
lesson-red-cathedral-towers-majority-why = Now it is two against two, and the tower gives nobody anything: Blue loses what would have been its points.
lesson-red-cathedral-towers-majority-elsewhere = That changes less. In the third tower your arch takes the majority from Blue.
lesson-red-cathedral-towers-majority-last = Finish that one last: it ends the game.
lesson-red-cathedral-towers-sixth-do = Finish your sixth section.
lesson-red-cathedral-towers-sixth-why = Whoever is first to finish six gets 3 prestige on top. With the section itself your marker goes { $recognition } spaces ahead.
lesson-red-cathedral-towers-sixth-elsewhere = Your sixth section is worth more. Finish it.
lesson-red-cathedral-towers-sixth-done = Your sixth section lacks one stone. Deliver it.
lesson-red-cathedral-towers-last-turn-do = Everybody else has one more turn.
lesson-red-cathedral-towers-last-turn-why = So do not end the game while others can still gain more than you.
lesson-red-cathedral-towers-over-do = Then it is counted.
lesson-red-cathedral-towers-over-why = Markers go back to the last red number, materials and rubles bring 1 prestige for every 5, and every tower is shared out. The most prestige wins.
