# Figures of the rules: what each shows, in a sentence. Numbers come from its position.

server-no-figure = There is no such picture.
server-no-guide = There is no such page.

## The Red Cathedral

figure-goal = Four towers: painted sections are finished, drawings are not. Banners and ornaments say who counts where.
figure-section = A section that is still a drawing: what it costs below, what it brings above.
figure-ring = The market: eight spaces with their tiles, five dice, four cards in the middle.
figure-room = { $places } places: banners still cover { $banners } of them, and each one that is planted makes room for one more material.
figure-track = Recognition above, prestige below, on one rule: the red numbers are prestige.
figure-claim = Lit: a base, and the section right above Blue’s banner. Crossed out: nobody has claimed below it.
figure-tile = The tile of the claim: face up for the price of a slot, or face down for nothing.
figure-deliver = Gold is missing, and it can be delivered.
figure-finished = The last material turns the drawing into paint: { $recognition } recognition and { $rubles } ruble at once.
figure-decorated = A door with a green and a purple gem on Blue’s base: { $prestige } prestige for the two different gems.
figure-penalty = Red finishes the dome. Blue’s base below is not finished, red sections above it are: Blue moves back { $lost } spaces.
figure-move-die = The blue die shows { $face } and goes { $face } spaces clockwise.
figure-crowd = Blue shows { $face }, but three dice stand there already: it may not go.
figure-visit = Where the die has landed: take the tile’s goods, use the card of the quarter, let a tile of yours work.
figure-resources = { $tile } wood on the tile, once for each die on the space: { $wood } wood.
figure-influence = The card of the quarter: one of its two actions may be used.
figure-activate = The blue die was moved, so the tile on the blue slot may work.
figure-reroll = At the end of the visit both dice there are rolled again.
figure-advanced = The advanced board: ornaments and banners lie on the slots and have to be freed.
figure-worth = Finished sections: { $finished }, ornaments: { $ornaments }. The tower is worth { $worth }. Red’s presence is { $red } and takes it all, Blue’s is { $blue } and takes a third: { $second }.
figure-shares = Finished sections: { $finished }, ornaments: { $ornaments }. That is { $first } for the strongest presence, { $second } for the next, { $third } for the third.
figure-ivan-row = Ivan’s five cards in a row, each with a die tile.
figure-ivan-turn = The leftmost open tile was turned: the white die moved, and the card gave him points; { $recognition } recognition in all.
figure-ivan-claim = Ivan claims above a section of yours whenever he can.
figure-ivan-ornament = His door on your base: in this tower it counts for him.

## Contractors

figure-region = Five cities in a ring round Moscow; between them five specialists.
figure-black-die = The black die, and a space that gives permits.
figure-recruit = Blue has a contractor in Suzdal: the next one there costs a permit more than in an empty city.
figure-hire = The contractor is in Suzdal, for { $permits } permits. Two specialists touch the city: one of them can be hired.
figure-specialist = The specialist waits in the black slot for the black die.
figure-city-closes = The tower is complete: its city closes, and everybody counts banners there times contractors. Blue gets { $blue }.

## Basilica

figure-nave = Five columns of vaults; builders of both sides stand in zones of one colour.
figure-display = Orders above, vaults below: an order that nobody takes becomes a vault one day.
figure-place = The joker may go wherever it touches something that stands. Crossed out: it would lie beside another joker.
figure-stand = The red vault has just been laid: now, and only now, a builder may go onto it.
figure-orders = The seven orders. The three with a frame lie open, and each of them can be taken.
figure-promote = An order Promote: which of the builders gets a rank?
figure-move = The builder goes to a free vault beside his own.
figure-works = Two scaffolds: nothing can be laid there before the next scoring, but vaults may touch them.
figure-zones = A yellow zone and a blue one; the joker belongs to both. Beside it what each would bring now.
figure-king = The king is one step before a crown: his next step brings a scoring.
figure-before-cleanup = The king arrives: after the count the first two rows go.
figure-cleanup = Builders are home, two rows are gone, the rest has slid down.
