# Lessons: what the coach says. For each step `do` is what to do, in one line, and `why` the reason; further parts
# answer another move. Numbers come from the position.

course-red-cathedral-title = The Red Cathedral
lesson-try-move = Do what is lit: { $move }.
lesson-try-one = Do one of the moves that are lit.
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
lesson-red-cathedral-turn-claim-why = Only a section with your banner is yours to build. This one asks for { $wood } wood and { $brick } brick, and you have a wood already.
lesson-red-cathedral-turn-claim-elsewhere = That section could be yours as well, but you have nothing for it. Take the base that is lit.
lesson-red-cathedral-turn-claim-market = The market comes next. Without a banner you would not know what to fetch.
lesson-red-cathedral-turn-market-do = Move the white die to the bricks.
lesson-red-cathedral-turn-market-why = It shows { $pips }, so it goes two spaces clockwise and joins the blue die. The more dice on a space, the more it brings.
lesson-red-cathedral-turn-market-further = For rubles the die goes further, but then it passes the bricks.
lesson-red-cathedral-turn-market-other-die = That die lands somewhere else. The white one reaches the bricks.
lesson-red-cathedral-turn-market-claim-again = You have a section to build. Fetch its materials first.
lesson-red-cathedral-turn-market-too-early = You have a wood, but no brick yet. Fetch bricks first.
lesson-red-cathedral-turn-take-do = Take the bricks.
lesson-red-cathedral-turn-take-why = The tile shows { $shown } and there are two dice: { $bricks } bricks.
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
lesson-red-cathedral-market-times-dice-why = The tile shows { $shown } bricks, and three dice stand there now. Three times two is six.
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
lesson-red-cathedral-market-rubles-do = Pay { $paid } ruble to send the red die one space further.
lesson-red-cathedral-market-rubles-why = It shows { $pips } and would stop on the gold. For { $paid } ruble it reaches the bell. Only your own die and the white one can be pushed like this.
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
lesson-red-cathedral-influence-clergy-why = It shows { $pips } and lands on the stones, in the quarter of the Clergy.
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
lesson-red-cathedral-build-build-why = Your section in the first tower lacks { $wood } wood and { $gold } gold, and you have both.
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
lesson-red-cathedral-towers-worth-why = It is worth 2 for each finished section and 1 for each ornament. The third tower: two sections and a door, so { $worth }.
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

course-basilica-title = Basilica

## Basilica: A turn

lesson-basilica-turn-title = A turn
lesson-basilica-turn-aim = Three actions: a vault, a builder, an order, in any mix.
lesson-basilica-turn-end = Three actions every turn, no passing. Next: where vaults may go.
lesson-basilica-turn-nave-do = This is the nave that the two of you vault.
lesson-basilica-turn-nave-why = It has five columns and grows away from the board. You are White. Whoever is strongest in a zone of one colour takes its points when the king comes.
lesson-basilica-turn-vault-do = Take the yellow vault.
lesson-basilica-turn-vault-why = Your builder stands on yellow. More yellow beside it makes your zone larger.
lesson-basilica-turn-vault-other-vault = That one does not help your zone. Take the yellow one.
lesson-basilica-turn-vault-order = First a vault. The order comes third.
lesson-basilica-turn-place-do = Lay it beside your yellow vault.
lesson-basilica-turn-place-why = Vaults of one colour that touch are one zone: now it counts two.
lesson-basilica-turn-place-apart = There it would be a zone of its own. Lay it beside your yellow vault.
lesson-basilica-turn-builder-do = Stand a builder on it.
lesson-basilica-turn-builder-why = Only right after laying a vault, and only on that vault. Two builders are hard to beat.
lesson-basilica-turn-builder-now-or-never = If you do something else now, you can no longer stand a builder on that vault.
lesson-basilica-turn-order-do = Execute the order with the glass.
lesson-basilica-turn-order-why = Three orders lie open. Glass makes a zone worth 2 more for whoever holds it.
lesson-basilica-turn-order-order-now = One action is left. Use it for the glass.
lesson-basilica-turn-order-other-order = Good as well, but the glass is worth 2 points to you.
lesson-basilica-turn-glass-do = Set the glass on your first vault.
lesson-basilica-turn-glass-why = It must be a vault with a builder of yours. It counts for the whole zone.
lesson-basilica-turn-glass-either = Both would count alike. Take the first one.
lesson-basilica-turn-over-do = Your three actions are done.
lesson-basilica-turn-over-why = Vault, builder, order: use them in any mix, the same one three times if you like.

## Basilica: Vaults

lesson-basilica-vaults-title = Vaults
lesson-basilica-vaults-aim = Where a vault may go, and what jokers and crowns do.
lesson-basilica-vaults-end = Every vault is a choice of two things: whose zone grows, and whether the king walks.
lesson-basilica-vaults-columns-do = A vault touches what stands, or the board.
lesson-basilica-vaults-columns-why = Every free cell of the first row is open. Further out it must lie beside a vault or a scaffold, never across a corner.
lesson-basilica-vaults-joker-do = Take the joker: green and blue.
lesson-basilica-vaults-joker-why = A vault of two colours belongs to a zone of each of them.
lesson-basilica-vaults-joker-joker-first = First the joker.
lesson-basilica-vaults-joker-vaults = This lesson is about vaults.
lesson-basilica-vaults-not-beside-do = Lay it in the first row, right of the blue vault.
lesson-basilica-vaults-not-beside-why = Joker beside joker is forbidden: above the red and yellow one it could not go. Here it joins the blue zone.
lesson-basilica-vaults-not-beside-elsewhere = Possible, but the lit cell is better here: it stays useful for green.
lesson-basilica-vaults-crown-do = Take the green vault with the crown.
lesson-basilica-vaults-crown-why = A crown moves the king one step. He brings the scoring nearer.
lesson-basilica-vaults-crown-crown-now = That one has no crown. Take the green one.
lesson-basilica-vaults-crown-later = You may do that in your own game. Here take the crown.
lesson-basilica-vaults-crown-vaults = This lesson is about vaults.
lesson-basilica-vaults-king-do = Lay it beside your joker.
lesson-basilica-vaults-king-why = With green beside it the joker is in a green zone as well. The king walks { $steps } step.
lesson-basilica-vaults-king-green-beside-green = There it would touch nothing green. Lay it beside the joker.
lesson-basilica-vaults-refill-do = See how the display fills up.
lesson-basilica-vaults-refill-why = The order above the empty place is turned over and becomes a vault. So an order you leave lying may be a vault later.
lesson-basilica-vaults-over-do = You know the vaults.
lesson-basilica-vaults-over-why = If none of the three fits anywhere, all three are exchanged. That is rare: it takes three jokers.

## Basilica: Builders

lesson-basilica-builders-title = Builders
lesson-basilica-builders-aim = Who is stronger in a zone, and three ways to be promoted.
lesson-basilica-builders-end = Five builders are all you have until the next scoring. Stand them where they win.
lesson-basilica-builders-strength-do = In the blue zone you are behind.
lesson-basilica-builders-strength-why = You have one builder there. Black has two, and a master mason counts for two: three against one.
lesson-basilica-builders-recruit-do = Take the order Recruit.
lesson-basilica-builders-recruit-why = It puts a builder on any free vault, without laying one first.
lesson-basilica-builders-recruit-recruit-first = First a builder on the yellow vault: take Recruit.
lesson-basilica-builders-recruit-no-vault = This lesson is about builders. Take Recruit.
lesson-basilica-builders-where-do = Stand the builder on yellow.
lesson-basilica-builders-where-why = A vault beside the others can grow, and nobody else is there.
lesson-basilica-builders-where-contested = Red lies at the edge. Yellow has more room to grow.
lesson-basilica-builders-promote-do = Take an order Promote.
lesson-basilica-builders-promote-why = It gives a builder a rank, and takes one of your four tokens.
lesson-basilica-builders-promote-other-order = Not that one. Take Promote.
lesson-basilica-builders-promote-no-vault = This lesson is about builders. Take Promote.
lesson-basilica-builders-whom-do = Promote the builder on yellow.
lesson-basilica-builders-whom-why = There you win the zone. In blue even a rank would not be enough.
lesson-basilica-builders-whom-the-other = In blue you would still be behind. Promote the one on yellow.
lesson-basilica-builders-rank-do = Make him an architect.
lesson-basilica-builders-rank-why = An architect doubles the points of the zone’s vaults for whoever wins it.
lesson-basilica-builders-rank-mason = A master mason counts for two. You are alone there, so one is enough.
lesson-basilica-builders-rank-hercules = Hercules wins a tie. There is none here.
lesson-basilica-builders-over-do = You know the builders.
lesson-basilica-builders-over-why = Whoever is behind in a zone still gets one point for each builder there.

## Basilica: Orders

lesson-basilica-orders-title = Orders
lesson-basilica-orders-aim = Move, tear down, and what a coin on the tile means.
lesson-basilica-orders-end = Orders are the sharp tools. Look at what your rival could do with the ones you leave.
lesson-basilica-orders-whole-do = Three orders lie open.
lesson-basilica-orders-whole-why = You take one and carry it out wholly, or you cannot take it. There are seven kinds.
lesson-basilica-orders-move-do = Take the order Move.
lesson-basilica-orders-move-why = Your builder on red stands alone on one vault. Beside it is green.
lesson-basilica-orders-move-other-order = That one comes later. Take Move.
lesson-basilica-orders-move-orders = This lesson is about orders.
lesson-basilica-orders-who-do = Choose the builder on red.
lesson-basilica-orders-who-why = He goes to a free vault beside his, of any colour.
lesson-basilica-orders-who-stay = The one on yellow holds a tie there. Leave him.
lesson-basilica-orders-to-do = Move him to green.
lesson-basilica-orders-to-why = Only one way is open: the blue vault beside him is taken.
lesson-basilica-orders-catastrophe-do = Take the order Catastrophe.
lesson-basilica-orders-catastrophe-why = It takes away a vault without a builder. Black’s blue zone has one.
lesson-basilica-orders-catastrophe-other-order = Not that one. Take Catastrophe.
lesson-basilica-orders-catastrophe-orders = This lesson is about orders.
lesson-basilica-orders-fall-do = Let the free blue vault fall.
lesson-basilica-orders-fall-why = Black’s zone shrinks from two vaults to one.
lesson-basilica-orders-fall-blue-one = That does Black no harm. Take the blue vault.
lesson-basilica-orders-coin-do = Now look at the coin on Confound.
lesson-basilica-orders-coin-why = On Promote, Recruit and Confound there is a coin: a rival who has one may give it to you and do the same right after you, without an action.
lesson-basilica-orders-over-do = You know the orders.
lesson-basilica-orders-over-why = There are only two coins. Whoever pays gives the other the means to pay next time.

## Basilica: Zones and majority

lesson-basilica-zones-title = Zones and majority
lesson-basilica-zones-aim = What a zone is worth, and to whom.
lesson-basilica-zones-end = Count zones before you lay a crown: you decide whether the scoring comes now.
lesson-basilica-zones-zone-do = Find the zones.
lesson-basilica-zones-zone-why = Vaults of one colour that touch are one zone. Here there is a yellow one on the left and a blue one on the right.
lesson-basilica-zones-joker-do = The joker belongs to both.
lesson-basilica-zones-joker-why = So does the builder on it: your architect counts in yellow and in blue.
lesson-basilica-zones-majority-do = Who holds the majority?
lesson-basilica-zones-majority-why = In yellow you are alone. In blue Black’s master mason counts two against your one: Black takes the zone, and your architect doubles it for Black.
lesson-basilica-zones-grow-do = Take the yellow vault with the crown.
lesson-basilica-zones-grow-why = The king stands on { $king }. One more step, and every zone is scored.
lesson-basilica-zones-grow-yellow = The scoring comes with the yellow vault. Take it.
lesson-basilica-zones-score-do = Lay it above your yellow vault.
lesson-basilica-zones-score-why = Yellow then has three vaults. You get { $white } points, Black { $black }.
lesson-basilica-zones-score-apart = There it does not join your yellow zone.
lesson-basilica-zones-count-do = Count it again.
lesson-basilica-zones-count-why = Yellow: 3 vaults, doubled by the architect, 6 for you. Blue: 4 vaults doubled and 2 for the glass, { $black } for Black; you get 1 for your builder there.
lesson-basilica-zones-over-do = You know the zones.
lesson-basilica-zones-over-why = If strength is equal, Hercules decides. Without him nobody scores.

## Basilica: The king arrives

lesson-basilica-king-title = The king arrives
lesson-basilica-king-aim = When a scoring comes, and what it leaves behind.
lesson-basilica-king-end = You know Basilica. Three scorings, and the most points win.
lesson-basilica-king-track-do = The king stands on { $king }.
lesson-basilica-king-track-why = Each crown laid is one step. On 10, 20 and 30 the turn stops at once and every zone is scored.
lesson-basilica-king-first-do = Take the yellow vault with the crown.
lesson-basilica-king-first-why = You are ahead in yellow. Bring the king while that is so.
lesson-basilica-king-first-crown = No crown, no step. Take the yellow vault.
lesson-basilica-king-yellow-do = Lay it between yellow and green.
lesson-basilica-king-yellow-why = Your yellow zone has three vaults now, and the king walks { $steps } step.
lesson-basilica-king-yellow-own-zone = There it does not help your yellow zone.
lesson-basilica-king-last-do = Now take the blue vault with the crown.
lesson-basilica-king-last-why = One more step, and the king arrives in your turn, not in Black’s.
lesson-basilica-king-last-crown = The king needs a crown. Take the blue vault.
lesson-basilica-king-last-enough = You hold yellow already. Keep the builder for later.
lesson-basilica-king-arrive-do = Lay it in the third row, away from Black’s blue zone.
lesson-basilica-king-arrive-why = It must not make Black’s zone larger. You score { $white }, Black { $black }.
lesson-basilica-king-arrive-not-there = Choose the third row: it stays after the scoring.
lesson-basilica-king-arrive-helps-black = That makes Black’s blue zone larger, just before it is scored.
lesson-basilica-king-cleared-do = The nave has moved.
lesson-basilica-king-cleared-why = Builders go home, the first two rows and all scaffolds are cleared, and the rest slides down. Your action that was left is lost.
lesson-basilica-king-over-do = The third scoring ends the game.
lesson-basilica-king-over-why = If the pile runs out for the second time, it ends as well, with a last scoring.

course-ivan-title = Alone against Ivan

## Alone against Ivan: Ivan’s turn

lesson-ivan-turn-title = Ivan’s turn
lesson-ivan-turn-aim = A rival without a hand: his row of cards decides.
lesson-ivan-turn-end = You can always read what Ivan does next. Use that.
lesson-ivan-turn-row-do = This is Ivan’s row.
lesson-ivan-turn-row-why = Five cards, on each a die tile. Every turn he takes the leftmost tile that lies face up, moves that die and does what the card says.
lesson-ivan-turn-build-do = You move first: build.
lesson-ivan-turn-build-why = Ivan has claimed the base that brings most. You play by the rules for two players.
lesson-ivan-turn-build-claim = You have a base that wants building.
lesson-ivan-turn-build-market = You have wood and brick already. Build.
lesson-ivan-turn-deliver-do = Deliver the wood and the brick.
lesson-ivan-turn-deliver-why = One stone is missing then. Now see what Ivan does.
lesson-ivan-turn-end-do = End your turn and watch Ivan.
lesson-ivan-turn-end-why = His first tile shows the white die, and it lies on the card Recognition. He will gain { $recognition } recognition.
lesson-ivan-turn-die-do = First his die moved.
lesson-ivan-turn-die-why = White went two spaces to the bell. From the market Ivan takes only recognition: 1 for each of the two dice there, and 1 from the Clergy.
lesson-ivan-turn-card-do = Then came his card.
lesson-ivan-turn-card-why = Recognition gives him 4. The others: gather materials, carry them on, claim, build.
lesson-ivan-turn-over-do = You know Ivan’s turn.
lesson-ivan-turn-over-why = When all his tiles lie face down he sets an ornament, then they are shuffled anew. The end and the count are as for two players, without the 3 prestige.

## Alone against Ivan: What Ivan claims

lesson-ivan-claims-title = What Ivan claims
lesson-ivan-claims-aim = He climbs on what you build. Sometimes you choose for him.
lesson-ivan-claims-end = You can beat Ivan. Start a solo game and try.
lesson-ivan-claims-look-do = Ivan’s next card is Claim.
lesson-ivan-claims-look-why = He takes a section right above one of yours, if there is one. You have two bases: two of them are in danger.
lesson-ivan-claims-build-do = Build before he comes.
lesson-ivan-claims-build-why = A finished base suffers no penalty when Ivan finishes above it.
lesson-ivan-claims-build-claim = You could, but first make your base safe.
lesson-ivan-claims-build-market = You have what you need. Build.
lesson-ivan-claims-finish-do = Finish the base of the second tower.
lesson-ivan-claims-finish-why = Brick and stone are all it lacks. It brings { $recognition } recognition.
lesson-ivan-claims-finish-elsewhere = The second tower lacks just these two. Finish it.
lesson-ivan-claims-end-do = End your turn.
lesson-ivan-claims-end-why = Ivan moves the blue die, then he claims.
lesson-ivan-claims-choose-do = Choose for him: the section in the third tower.
lesson-ivan-claims-choose-why = Where several would do, you decide. This one needs four pieces, the other only three: it will keep him busy longer.
lesson-ivan-claims-choose-dear = That one needs only three pieces. Give him the one with four.
lesson-ivan-claims-numbers-do = Ivan builds by numbers.
lesson-ivan-claims-numbers-why = On his card Build four pieces are waiting. Their kind does not matter to him: a section needs only as many pieces as its cost shows, first tower to last, from below.
lesson-ivan-claims-over-do = You know Ivan.
lesson-ivan-claims-over-why = He suffers penalties as you do. Finish above his unfinished sections.

course-contractors-title = Contractors

## Contractors: Recruit

lesson-contractors-recruit-title = Recruit
lesson-contractors-recruit-aim = The fourth action: send a contractor to a city.
lesson-contractors-recruit-end = Early contractors are cheap: each one already in a city makes the next dearer.
lesson-contractors-recruit-region-do = Beside the cathedral lies the region.
lesson-contractors-recruit-region-why = Six cities, and between them five specialists. Each tower has a city: yours in the first tower belongs to Suzdal.
lesson-contractors-recruit-send-do = Send a contractor to Suzdal.
lesson-contractors-recruit-send-why = You pay a permit for each contractor there, yours included. Blue has one, so it costs { $permits }.
lesson-contractors-recruit-send-other-city = That city is cheaper, but your tower belongs to Suzdal.
lesson-contractors-recruit-send-recruit-now = This lesson is about the region. Send a contractor.
lesson-contractors-recruit-hire-do = Hire the specialist with gold and a green gem.
lesson-contractors-recruit-hire-why = A contractor brings one of the specialists beside his city. You pay { $rubles } rubles and keep him until the black die activates him.
lesson-contractors-recruit-hire-other-specialist = Gold and gems are rarer. Take the other one.
lesson-contractors-recruit-hire-dismiss = Without pay he leaves the game. You have the rubles: hire him.
lesson-contractors-recruit-over-do = You know how to recruit.
lesson-contractors-recruit-over-why = Permits come from the market and from tiles. In need, 1 prestige buys one at any moment of your turn.

## Contractors: Specialists and tools

lesson-contractors-specialists-title = Specialists and tools
lesson-contractors-specialists-aim = What the black die does, and what stays of a specialist.
lesson-contractors-specialists-end = Use a specialist before you hire the next: two at a time you cannot hold.
lesson-contractors-specialists-held-do = You hold a specialist.
lesson-contractors-specialists-held-why = He works once, when you move the black die.
lesson-contractors-specialists-black-do = Move the black die.
lesson-contractors-specialists-black-why = Everybody may push it on with rubles, as the white one. On any space it activates your specialist.
lesson-contractors-specialists-black-further = No need to pay here.
lesson-contractors-specialists-black-other-die = Only the black die activates a specialist.
lesson-contractors-specialists-black-market = This lesson is about specialists. Move the black die.
lesson-contractors-specialists-use-do = Use your specialist.
lesson-contractors-specialists-use-why = He brings { $gold } gold and { $gems } green gem. Then he is laid face down and shows his tool.
lesson-contractors-specialists-use-later = First the specialist.
lesson-contractors-specialists-use-leave = Use him before you go.
lesson-contractors-specialists-tools-do = Now you have two different tools.
lesson-contractors-specialists-tools-why = At the end a set of different tools is worth prestige: 1, 2, 4, 7, 11 or 16 for one to six.
lesson-contractors-specialists-over-do = You know the specialists.
lesson-contractors-specialists-over-why = If you hire while you hold one, the old one becomes a tool unused.

## Contractors: Cities

lesson-contractors-cities-title = Cities
lesson-contractors-cities-aim = A finished tower pays those who have people in its city.
lesson-contractors-cities-end = Banners times contractors: put both in the same place.
lesson-contractors-cities-tower-do = The first tower lacks one gem.
lesson-contractors-cities-tower-why = Its city is Suzdal. You have two contractors there, Blue has one.
lesson-contractors-cities-build-do = Build.
lesson-contractors-cities-build-why = The green gem in your inventory finishes the dome, and with it the tower.
lesson-contractors-cities-build-finish = You can finish a tower right now. Build.
lesson-contractors-cities-close-do = Deliver the gem to the dome.
lesson-contractors-cities-close-why = The dome and the city together bring you { $recognition } recognition; the city gives Blue { $other }.
lesson-contractors-cities-sum-do = How the city was counted
lesson-contractors-cities-sum-why = You: two banners in the tower times two contractors, 4. Blue: one times one, 1. Then Suzdal closes for good.
lesson-contractors-cities-over-do = You know the cities.
lesson-contractors-cities-over-why = The city of a tower that stays unfinished never pays.

## Contractors: New guilds

lesson-contractors-guilds-title = New guilds
lesson-contractors-guilds-aim = One of ten guilds takes the place of the Clergy.
lesson-contractors-guilds-end = Every guild has its own tricks. The card and its panel tell them at the table.
lesson-contractors-guilds-ten-do = Where the Clergy was, the Brickmakers trade.
lesson-contractors-guilds-ten-why = For two bricks they give a buttress: help that you call when you need it, once.
lesson-contractors-guilds-go-do = Move the red die to the Brickmakers.
lesson-contractors-guilds-go-why = It shows { $pips } and lands in their quarter.
lesson-contractors-guilds-go-further = Three spaces are enough.
lesson-contractors-guilds-go-other-die = Take the red die here.
lesson-contractors-guilds-go-guild = First the Brickmakers.
lesson-contractors-guilds-buttress-do = Give two bricks for a buttress.
lesson-contractors-guilds-buttress-why = You have exactly two.
lesson-contractors-guilds-buttress-lower = The upper action gives a buttress. Take that one.
lesson-contractors-guilds-buttress-later = First the card.
lesson-contractors-guilds-choose-do = Choose the buttress with two materials.
lesson-contractors-guilds-choose-why = There are eight, one of each. This one gives two of any kind.
lesson-contractors-guilds-choose-other = Good as well. Here take the one with two materials.
lesson-contractors-guilds-choose-paid = You have paid for it. Choose one.
lesson-contractors-guilds-use-do = Use it at once.
lesson-contractors-guilds-use-why = At any moment of your turn, one a turn. Then it leaves the game.
lesson-contractors-guilds-use-later = First the buttress.
lesson-contractors-guilds-wood-do = Take wood.
lesson-contractors-guilds-wood-why = Your base in the first tower needs two wood and a brick.
lesson-contractors-guilds-wood-needed = Your base needs wood.
lesson-contractors-guilds-brick-do = And a brick.
lesson-contractors-guilds-brick-why = Now you can finish the base with one building action.
lesson-contractors-guilds-brick-needed = Your base needs a brick.
lesson-contractors-guilds-over-do = You know how a guild works.
lesson-contractors-guilds-over-why = The Archivists deal in secret contracts, the Foremen walk along the towers, the Jewellers sell diamonds that stand for anything.
