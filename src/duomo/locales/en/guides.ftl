# How to play, in pictures: for each panel a title, one sentence that must be read, more words, and details.

## The Red Cathedral

guide-red-cathedral-title = The Red Cathedral
guide-red-cathedral-goal-title = The goal
guide-red-cathedral-goal-lead = Raise one cathedral with your rivals; own the best of it.
guide-red-cathedral-goal-words = Finished sections bring points at once, and every tower is counted at the end. Most prestige wins.
guide-red-cathedral-goal-1 = Recognition moves your marker space by space.
guide-red-cathedral-goal-2 = Prestige jumps to the next red number, and only prestige wins.
guide-red-cathedral-goal-3 = You have six banners: six sections, no more.
guide-red-cathedral-claim-title = Claim a section
guide-red-cathedral-claim-lead = Plant a banner on a base, or on a section right above a banner.
guide-red-cathedral-claim-words = Its workshop tile is yours: pay the slot’s price and lay it face up, or lay it face down for nothing.
guide-red-cathedral-claim-1 = It does not matter whose banner is below, nor whether that section is finished.
guide-red-cathedral-claim-2 = A tile that lies face down will never work.
guide-red-cathedral-claim-3 = A tile laid face up works at once, the first time for nothing more.
guide-red-cathedral-build-title = Build and decorate
guide-red-cathedral-build-lead = Deliver up to three materials, then see the drawing turn to paint.
guide-red-cathedral-build-words = The last one finishes the section. Any finished section takes an ornament, yours or not: a gem in it is prestige at once.
guide-red-cathedral-build-1 = Three deliveries in one action, shared among your sections as you like.
guide-red-cathedral-build-2 = A door takes wood, an arch stone, a cross gold; it counts as a delivery.
guide-red-cathedral-build-3 = One gem in it brings 1 prestige, two different ones bring 3.
guide-red-cathedral-build-4 = Whoever leaves a section unfinished below the finished ones of others loses recognition.
guide-red-cathedral-market-title = Visit the market
guide-red-cathedral-market-lead = Move any die clockwise by its value, never onto three others.
guide-red-cathedral-market-words = Take the tile once for each die there, use the card of the quarter, let one tile of yours work. Then all dice there are rolled again.
guide-red-cathedral-market-1 = The white die and the one of your colour go one space further for each ruble.
guide-red-cathedral-market-2 = The goods of the tile, times the dice now on the space.
guide-red-cathedral-market-3 = One of the two actions on the card: lightning once, infinity as often as you can pay.
guide-red-cathedral-market-4 = Your face-up tile on the slot of the die’s colour.
guide-red-cathedral-workshop-title = Run your workshop
guide-red-cathedral-workshop-lead = The die you move wakes the face-up tile of its colour.
guide-red-cathedral-workshop-words = Materials lie in ten places; four are covered by banners, so every claim makes room. What does not fit is lost.
guide-red-cathedral-workshop-1 = Choose the slot by the die that you will move most: white has two.
guide-red-cathedral-workshop-2 = Banners leave the store first; each frees one place.
guide-red-cathedral-workshop-3 = Nothing may be thrown away to make room. Rubles and points need none.
guide-red-cathedral-end-title = The end and the count
guide-red-cathedral-end-lead = A sixth section: 3 prestige, and one last turn for the others.
guide-red-cathedral-end-words = A tower is worth 2 for each section and 1 for each ornament. Most presence takes it all, the next one half; of two players, a third.
guide-red-cathedral-end-1 = The first to finish a sixth section gets 3 prestige and ends the game.
guide-red-cathedral-end-2 = Presence: your banners on finished sections, and your ornaments, wherever they are.
guide-red-cathedral-end-3 = Of two players who are level in a tower nobody gets anything.
guide-red-cathedral-end-4 = Five goods or rubles that are left over make 1 prestige.

## Alone against Ivan

guide-red-cathedral-solo-title = Alone against Ivan
guide-red-cathedral-solo-row-title = Ivan’s row
guide-red-cathedral-solo-row-lead = Ivan, the tsar’s architect, has five cards and needs no rubles.
guide-red-cathedral-solo-row-words = They lie in a row, each under a die tile. The leftmost open one says what he does; you always know it beforehand.
guide-red-cathedral-solo-turn-title = His turn
guide-red-cathedral-solo-turn-lead = His tile moves the die it shows, then his card acts.
guide-red-cathedral-solo-turn-words = The market gives him recognition and nothing else. The dice he joins are rolled again: your plans, too.
guide-red-cathedral-solo-claims-title = His claims
guide-red-cathedral-solo-claims-lead = He claims above you, where he can.
guide-red-cathedral-solo-claims-words = So finish what you begin: when he finishes above your unfinished section, you lose recognition as usual.
guide-red-cathedral-solo-ornament-title = His ornaments
guide-red-cathedral-solo-ornament-lead = Once his row is through, he sets an ornament, on your sections first.
guide-red-cathedral-solo-ornament-words = It costs him nothing. Decorate your own sections before he does; at the end the towers are counted as with two players.

## Contractors

guide-red-cathedral-contractors-title = Contractors
guide-red-cathedral-contractors-region-title = The region
guide-red-cathedral-contractors-region-lead = Six cities, and five specialists between them.
guide-red-cathedral-contractors-region-words = Every tower belongs to a city. While the tower grows, the city takes contractors.
guide-red-cathedral-contractors-recruit-title = Recruit
guide-red-cathedral-contractors-recruit-lead = The fourth action: send a contractor to an open city.
guide-red-cathedral-contractors-recruit-words = It costs a permit for every contractor who is there then, the new one included. Be early, or bring many permits.
guide-red-cathedral-contractors-hire-title = Hire
guide-red-cathedral-contractors-hire-lead = For 2 rubles a specialist beside that city is yours.
guide-red-cathedral-contractors-hire-words = Or send one away whom a rival could use. The empty space is filled from the bag.
guide-red-cathedral-contractors-specialist-title = A specialist
guide-red-cathedral-contractors-specialist-lead = The black die calls your specialist, once.
guide-red-cathedral-contractors-specialist-words = Then the tile shows its tool. Different tools make a set, and sets are worth up to 16 prestige at the end.
guide-red-cathedral-contractors-black-die-title = The black die
guide-red-cathedral-contractors-black-die-lead = A sixth die, and permits instead of recognition.
guide-red-cathedral-contractors-black-die-words = Anybody may push the black die further for rubles, as with the white one.
guide-red-cathedral-contractors-cities-title = A city closes
guide-red-cathedral-contractors-cities-lead = When a tower is complete, its city pays.
guide-red-cathedral-contractors-cities-words = Everybody gains recognition: own banners in the tower times own contractors in the city. Towers left unfinished pay nothing.

## Basilica

guide-basilica-title = Basilica
guide-basilica-goal-title = The goal
guide-basilica-goal-lead = Two masons vault one nave. Hold the zones when the king walks in.
guide-basilica-goal-words = Three actions a turn, in any mix: lay a vault, stand a builder on it, execute an order. Most points win.
guide-basilica-goal-1 = The king walks 30 steps and scores on 10, 20 and 30.
guide-basilica-goal-2 = You have five builders, four ranks to give, and one coin.
guide-basilica-vault-title = Lay a vault
guide-basilica-vault-lead = Any of three vaults, in five columns, touching what stands.
guide-basilica-vault-words = The first row is always open. A joker, of two colours, may not touch a joker.
guide-basilica-vault-1 = Touching means along a side, never across a corner.
guide-basilica-vault-2 = A crown on the vault moves the king one step.
guide-basilica-vault-3 = The order above the empty place is turned over and becomes the next vault.
guide-basilica-builder-title = Stand a builder
guide-basilica-builder-lead = Right after laying a vault, on that vault: it costs an action.
guide-basilica-builder-words = You have five. An order lets you promote one of them.
guide-basilica-builder-1 = An architect doubles the vaults of the zone, whoever wins it.
guide-basilica-builder-2 = A master mason counts for two.
guide-basilica-builder-3 = Hercules wins where both are equally strong.
guide-basilica-order-title = Execute an order
guide-basilica-order-lead = Three of seven orders lie open; take one that you can carry out wholly.
guide-basilica-order-words = With a coin on the tile your rival may pay you his and do it too. The tile goes, the place is refilled at once.
guide-basilica-order-1 = Promote gives a rank.
guide-basilica-order-2 = Recruit puts a builder on any free vault; Move sends one to the next vault.
guide-basilica-order-3 = Catastrophe takes away a vault on which nobody stands.
guide-basilica-order-4 = There are only two coins: whoever pays arms the other.
guide-basilica-zones-title = Zones and majority
guide-basilica-zones-lead = A zone is what touches in one colour; jokers count in both.
guide-basilica-zones-words = More strength takes 1 for each vault and 2 for each glass. The other takes 1 for each builder there.
guide-basilica-zones-1 = With an architect in it every vault counts twice.
guide-basilica-zones-2 = Glass is worth 2 to whoever wins the zone.
guide-basilica-zones-3 = The weaker side is not empty-handed: 1 point for each builder.
guide-basilica-king-title = The king arrives
guide-basilica-king-lead = On steps 10, 20 and 30 the turn stops and every zone is scored.
guide-basilica-king-words = Then builders go home, rows 1 and 2 and all scaffolds are cleared, the rest slides down. The third scoring ends the game.
guide-basilica-king-1 = Whoever lays the crown ends their turn at once, so choose the moment.
guide-basilica-king-2 = All builders come back, and their ranks too.
guide-basilica-king-3 = After the third scoring most points win.
