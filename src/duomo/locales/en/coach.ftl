# First games: what the coach says. For each advice one line, and under `-why` the reason; comments on what was done
# have one text. Numbers come from the situation.

## The Red Cathedral

coach-red-cathedral-title = Your first game
coach-red-cathedral-aim = A whole game against a beginner, from the first claim to the count. The coach says less and less.
coach-red-cathedral-topic-claim = Claiming
coach-red-cathedral-topic-market = The market
coach-red-cathedral-topic-workshop = Your workshop
coach-red-cathedral-topic-influence = Influence
coach-red-cathedral-topic-build = Building
coach-red-cathedral-topic-ornaments = Ornaments
coach-red-cathedral-topic-penalty = Unfinished work
coach-red-cathedral-topic-end = The end
coach-red-cathedral-end-won = You have won your first game. The next one is yours alone: no coach, a new cathedral.
coach-red-cathedral-end-lost = Not this time. Look at the towers in the count: that is where most games are decided. Then try again.
coach-red-cathedral-end-level = A tie, in your first game. Look at the towers in the count, then play the next one without me.

coach-red-cathedral-own-penalty = That cost you { $recognition } recognition: your section below was not finished when the one above it was.
coach-red-cathedral-rival-penalty = Well timed: your rival loses { $recognition } recognition for the unfinished section below.
coach-red-cathedral-own-sixth = Your sixth section: 3 prestige. Your rival has one turn left, then everything is counted.
coach-red-cathedral-rival-sixth = Your rival has finished six sections. One turn is left to you.
coach-red-cathedral-own-finish = Finished! { $recognition } recognition at once, and from now on the section counts in its tower.
coach-red-cathedral-own-finish-again = Another one. { $to_go ->
    [0] That was your sixth.
    [one] One more, and the end begins.
   *[other] { $to_go } to go.
}
coach-red-cathedral-own-decorate = Your ornament counts in this tower like a banner, whoever built the section.
coach-red-cathedral-own-claim = Your banner stands. Nobody else can build there now, and the section above is open to everybody.
coach-red-cathedral-own-open = Face up: it works for you at once, and again whenever you move a die of that colour.
coach-red-cathedral-own-hide = Face down costs nothing, but the tile will never work for you.
coach-red-cathedral-many-dice = { $dice } dice on the space: everything on its tile { $dice } times. That is how stores fill.
coach-red-cathedral-one-die = One die brings little. Look for spaces where dice are waiting already.
coach-red-cathedral-rival-claim = Your rival has claimed a section. The one above it is open to you from now on.
coach-red-cathedral-rival-finish = Your rival has finished a section. { $rival_to_go ->
    [0] That ends the game after your next turn.
    [one] One more, and the end begins.
   *[other] { $rival_to_go } more until the end begins.
}

coach-red-cathedral-last-turn = This is your last turn.
coach-red-cathedral-last-turn-why = What you do not use now is worth next to nothing. Finish a section if you can; if not, an ornament may win you a tower.
coach-red-cathedral-welcome = An empty building site. Claim a section.
coach-red-cathedral-welcome-why = Whoever finishes six sections ends the game. Begin at the foot of a tower, and choose a base whose materials you can get: they are drawn at its foot. Any other move is fine, too.
coach-red-cathedral-sixth = You can finish your sixth section.
coach-red-cathedral-sixth-why = It brings 3 prestige more and leaves your rival a single turn. If the towers stand well for you, do it now.
coach-red-cathedral-penalty = Your rival is building above you.
coach-red-cathedral-penalty-why = If that section is finished before yours below, you lose recognition, again for every further one above. Finish yours first.
coach-red-cathedral-strike = Somebody below you is late.
coach-red-cathedral-strike-why = Finish your section now, and your rival loses recognition for the unfinished one underneath.
coach-red-cathedral-finish = You hold all that a section of yours still needs.
coach-red-cathedral-finish-why = Build now: materials that lie in your store earn nothing, a finished section does.
coach-red-cathedral-full = Your store is full.
coach-red-cathedral-full-why = Whatever you took now would be lost. Build, or claim a section: its banner leaves the store and makes room.
coach-red-cathedral-rival-near = Your rival needs only one more section.
coach-red-cathedral-rival-near-why = The end may come soon. Begin nothing that takes long, and spend what you have.
coach-red-cathedral-fetch = Fetch what your section needs.
coach-red-cathedral-fetch-why = { $lacking ->
    [one] One material is missing.
   *[other] { $lacking } materials are missing.
} Point at a die to see where it goes and what it brings. The more dice on a space, the more you take.
coach-red-cathedral-deliver = Three of your materials are wanted.
coach-red-cathedral-deliver-why = One building action delivers up to three. They are safe there and leave room in your store.
coach-red-cathedral-two-at-once = You could begin a second section.
coach-red-cathedral-two-at-once-why = With two under way, nearly everything the market brings is of use. A third one is too many: unfinished work can cost points.
coach-red-cathedral-claim-again = Nothing of yours is under way.
coach-red-cathedral-claim-again-why = Without a claim you do not know what to fetch. A tower where you already stand is a good place: presence is counted tower by tower.
coach-red-cathedral-place = Where does the tile go?
coach-red-cathedral-place-why = Pay the price of a slot and lay it face up, and it works whenever you move the die of that colour. White and your own colour are used most. Face down is free.
coach-red-cathedral-place-poor = You have hardly a ruble.
coach-red-cathedral-place-poor-why = Face down is no shame: keep your money for a die that must go one space further.
coach-red-cathedral-visit = Three things to do here, in any order.
coach-red-cathedral-visit-why = Take what the space offers, use one action of the card in the middle, let one of your tiles work. Then leave.
coach-red-cathedral-tile = Your tile of this colour is awake.
coach-red-cathedral-tile-why = Let it work before you leave: it costs nothing any more.
coach-red-cathedral-card = Look at the card, too.
coach-red-cathedral-card-why = Lightning works once a turn, infinity as often as you can pay. It often gives just the piece that is missing.
coach-red-cathedral-no-room = There is not room for everything.
coach-red-cathedral-no-room-why = Take what your sections need. Every claim and every delivery makes room.
coach-red-cathedral-build = Three deliveries, no more.
coach-red-cathedral-build-why = Share them among your sections as you like. First finish what can be finished.
coach-red-cathedral-ornament = You could set an ornament.
coach-red-cathedral-ornament-why = It is worth a point in its tower and counts as your presence there. Look for a tower in which you are level or just behind.
coach-red-cathedral-gems = Gems make prestige.
coach-red-cathedral-gems-why = One gem brings 1, two different ones bring 3. A section may need them as well: decide what they are for.
coach-red-cathedral-pass-on = Your action is done.
coach-red-cathedral-pass-on-why = You may still take everything back. End your turn when you are content.

## Basilica

coach-basilica-title = Your first game
coach-basilica-aim = A whole game, from the first vault to the third scoring. The coach says less and less.
coach-basilica-topic-vault = Vaults
coach-basilica-topic-builder = Builders
coach-basilica-topic-zones = Zones
coach-basilica-topic-orders = Orders
coach-basilica-topic-coin = The coin
coach-basilica-topic-king = The king
coach-basilica-topic-cleanup = After a scoring
coach-basilica-topic-end = The end
coach-basilica-end-won = You have won your first game. Play the next one without a coach.
coach-basilica-end-lost = Not this time. See in the count which zones brought the most; then try again.
coach-basilica-end-level = A tie, in your first game. See in the count which zones brought the most.

coach-basilica-scored = The king has come: { $points ->
    [one] 1 point
   *[other] { $points } points
} for you. Builders come home, the two lowest rows are cleared.
coach-basilica-rival-catastrophe = A vault has fallen. Vaults with a builder on them are safe.
coach-basilica-own-promote = A rank stays with the builder until the next scoring.
coach-basilica-own-builder = Your builder holds this zone now. { $reserve ->
    [0] That was your last one.
    [one] One is left.
   *[other] { $reserve } are left.
}
coach-basilica-own-glass = Two points more for whoever holds the zone when the king comes.
coach-basilica-own-king = A crown: the king walks a step. { $steps ->
    [one] One step
   *[other] { $steps } steps
} to the next scoring.
coach-basilica-own-order = The order is gone; the tile below moves up and becomes a vault one day.
coach-basilica-own-vault = It joins what it touches in the same colour: one zone, one point for every vault in it.
coach-basilica-rival-pay = Your rival has paid a coin and does the same. The coin is yours now.
coach-basilica-rival-builder = Your rival has sent a builder. Count again who is stronger in that zone.
coach-basilica-rival-king = Your rival brings the king nearer. Where are you ahead?

coach-basilica-pay = You may do the same, for your coin.
coach-basilica-pay-why = It takes no action of yours. But your rival then has the coin, and can answer you next time.
coach-basilica-welcome = Three actions: begin with a vault.
coach-basilica-welcome-why = The cathedral is empty, and the king will come three times to count its zones. Take a vault: it opens your first zone. Any other move is fine, too.
coach-basilica-fresh = A builder could go onto the new vault.
coach-basilica-fresh-why = Only now, right after laying it, and it costs an action. Whoever is stronger in a zone takes all its points.
coach-basilica-after-cleanup = A new beginning.
coach-basilica-after-cleanup-why = All builders are back in hand. Zones that still stand are free to be taken: be first in the large ones.
coach-basilica-last-steps = The last scoring is near.
coach-basilica-last-steps-why = After it nothing counts any more. Use every builder, and think twice before you lay a crown while you are behind.
coach-basilica-king-near = The king is near: { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
coach-basilica-king-near-why = Hurry him if your zones stand well, leave crowns lying if they do not. A scoring counts every zone as it is.
coach-basilica-no-builders = All your builders are out.
coach-basilica-no-builders-why = Make your zones larger, promote, or set glass. Confound takes a builder back into the hand.
coach-basilica-behind = Your rival holds zones worth { $behind } points.
coach-basilica-behind-why = One more builder or a rank may turn a zone. If it is too strong, let it be: even the weaker side has a point for each builder.
coach-basilica-orders = Three orders lie open.
coach-basilica-orders-why = You need not understand them all: point at one, and it says what it does. You can only take one that you can carry out wholly.
coach-basilica-more-builders = Hardly a builder of yours is out.
coach-basilica-more-builders-why = Zones without a builder bring you nothing, however large they are.
coach-basilica-open-zones = Nobody holds some of the zones.
coach-basilica-open-zones-why = A vault in that colour, and a builder on it: two actions, and the zone is yours.
coach-basilica-ahead = You hold { $zones } zones.
coach-basilica-ahead-why = Now make them larger: every vault is a point more, two with an architect.
coach-basilica-place = Lay it where it touches its own colour.
coach-basilica-place-why = Vaults of one colour that touch make one zone. A joker counts in both of its colours.
coach-basilica-promote = Which rank?
coach-basilica-promote-why = An architect doubles the vaults of a zone you win. A master mason counts for two where it is close. Hercules wins a tie.
coach-basilica-glass = Glass on a zone you hold.
coach-basilica-glass-why = It brings 2 points to whoever wins the zone, so set it where you are safe.
