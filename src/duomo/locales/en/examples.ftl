# Examples of the rules, one for each paragraph where one helps. Numbers in braces come from a position
# (docs/rules/examples.toml); the others are those of the rules themselves.

## The Red Cathedral

example-rc-1-1 = Twenty wood are in play: once all of it lies with the players, nobody can take any more until some goes back.
example-rc-1-2 = Spaces 1 and 2 form the first quadrant: whoever lands on either of them may use the same influence card.
example-rc-1-9 = Red has planted one banner from the inventory: seven spaces are free now, and room for seven materials.
example-rc-2-4 = The recognition tile lies on space 7: the first die goes there, the others on 8, 1, 2 and 3.
example-rc-2-5 = Three play: the first has 3 rubles, the second and the third have 4 each.
example-rc-3-2 = Blue stands on space 1 and would lose 3 recognition: the marker stops on space 0.
example-rc-3-3 = Red stands on space { $from } and loses 1 prestige: back to the prestige space behind it, space { $to }.
example-rc-3-4 = A marker on space 78 that gains 5 recognition goes on to space 3 of the second lap, with +40 up.
example-rc-4-1 = Claiming and building in one turn is not possible; but using the tile of the claim at once is a part of claiming.
example-rc-4-2 = Red goes back { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to the prestige space behind and gets { $rubles } rubles for it.
example-rc-4-3 = Two dice stand on space 4: for 1 prestige both are rolled again, never only one of them.
example-rc-4-5 = Whoever has no material that a section or an ornament can take cannot choose to build.
example-rc-4-6 = In the middle of a visit, before using the card, Red may still trade prestige for rubles to pay for it.
example-rc-4-7 = The market offers four bricks and there is room for two: take two, one or none; the rest stays in the reserve.
example-rc-5-1 = Blue has a banner on a base. Anybody with a banner in hand may claim the middle above it, even while the base is unfinished.
example-rc-5-2 = With four banners on the inventory, the claim uncovers one of its spaces; the two beside it come last.
example-rc-5-3 = On the standard board the blue slot costs 2 rubles face up. With 1 ruble the tile can still go there face down, but then it never works.
example-rc-5-4 = The tile shows a wood and a ruble: laid face up it gives both at once, and again whenever the die of its slot is moved.
example-rc-6-1 = Two stones to one section and the wood of a door on another are three deliveries: the action is used up.
example-rc-6-2 = The section needs two bricks and a gold. A third brick cannot be delivered to it, nor anything to a rival’s section.
example-rc-6-3 = The missing gold arrives: Red gains { $recognition } recognition and { $rubles ->
    [one] a ruble
   *[other] { $rubles } rubles
}, the card is turned over, the banner stays.
example-rc-6-4 = A door with two gems is three deliveries: wood and both gems. Nothing else can be delivered in that action.
example-rc-6-5 = A green and a purple gem in one door: { $prestige } prestige. Two green ones would have brought one less.
example-rc-6-6 = Red has finished { $lost } sections above Blue’s unfinished base by now: Blue loses { $lost } recognition. When Red finishes one more above, it counts them all again.
example-rc-7-1 = The blue die shows { $face } and moves { $face } spaces. For one ruble Blue could carry it one space further, Red could not.
example-rc-7-2 = Three dice stand two spaces ahead: a die that shows 2 cannot be moved, unless rubles carry it further.
example-rc-7-3 = First the tile of the workshop, which gives a ruble, then the card, which costs one, then the goods: any order will do.
example-rc-7-4 = The tile shows { $tile } wood, and with the moved die there are several dice on the space: { $wood } wood in all.
example-rc-7-5 = One place is free and the space offers two stones and a ruble from your tile: one stone and the ruble can be taken.
example-rc-7-6 = The card sells bricks with an infinity sign: three bricks may be sold one after the other. With a lightning it would be one.
example-rc-7-7 = The green die was moved: only the tile on the green slot works, whoever’s colour green is.
example-rc-7-8 = The die landed beside two others: all three are rolled when the visit ends, not before.
example-rc-8-2 = A tile goes face down onto the slot with an arch: that arch cannot be used in this game any more.
example-rc-8-3 = Red claims with the banner of a white slot; the tile of this claim may go onto that very slot.
example-rc-9-1 = The tile shows the yellow die, which stands on the stone tile beside two others: it gives what the tile shows once, not three times.
example-rc-10-1 = Green finishes a sixth section in a game for three: Yellow and Red have one more turn each, then everything is counted.
example-rc-10-2 = A marker on space { $space } goes back to the prestige space at or behind it: { $prestige } prestige.
example-rc-10-3 = Materials and rubles left over make { $goods } together: { $prestige } prestige, and the remainder is lost.
example-rc-10-4 = { $finished } finished sections and { $ornaments } ornaments: the tower is worth { $worth }. Red’s presence, banners and ornaments together, is { $red }.
example-rc-10-5 = Three players, a tower of { $finished } finished sections and { $ornaments } ornaments: { $first }, { $second } and { $third } prestige for the three places.
example-rc-10-6 = A tower worth { $worth }: Red with presence { $red } takes { $worth }, Blue with { $blue } takes { $second }. At equal presence both would get nothing.
example-rc-10-7 = Both have 31 prestige; Red has finished six sections, Blue five: Red wins.
example-rc-11-4 = Ivan’s leftmost open tile shows the white die: it moves, he takes recognition, then the card below acts.
example-rc-11-5 = His next ornament is an arch, and you have finished no undecorated middle: it goes onto a middle of his own, or waits.

## Contractors

example-ct-1-5 = With five permits in hand and two to gain, one of them is lost: six is the most.
example-ct-2-1 = Somebody’s contractor is in Suzdal already, so the next one costs { $permits } permits, whoever sends it.
example-ct-2-3 = For 2 rubles the specialist is yours. Unpaid, the chosen tile leaves the game, so a rival cannot have it either.
example-ct-3-1 = With a specialist in hand, move the black die: the third part of the visit uses him, and he becomes a tool.
example-ct-3-4 = Hammer, hammer, saw, axe: a set of three different tools brings 4 and a set of one brings 1, together 5 prestige.
example-ct-4-1 = The last section of the tower is finished: Blue’s banners there times Blue’s contractors in the city make { $blue } recognition.

## Basilica

example-ba-2-2 = Vault, builder, vault is a whole turn. Vault, order, builder is not: the builder must follow its vault directly.
example-ba-2-3 = A vault was taken from the middle: the order above it is turned over into its place, and a new order comes from the pile.
example-ba-3-1 = A joker of green and blue may lie beside any plain vault, whatever its colour, but never beside another joker.
example-ba-3-3 = The king stands on 19, and the first action lays a vault with a crown: he enters 20, the other two actions are lost, scoring follows.
example-ba-4-1 = White takes Recruit; Black gives a coin and recruits too. Black has spent no action, and White now holds the coin.
example-ba-4-2 = White makes a builder an architect. Black pays and may promote to master mason or Hercules, not to architect.
example-ba-4-3 = A promoted builder moves one cell to the side and keeps the rank; the glass on the old vault stays behind.
example-ba-4-5 = A builder of yours stands on the vault: no Catastrophe can take it away.
example-ba-5-1 = Blue, a joker of blue and yellow, then yellow in a row: a blue zone of two and a yellow zone of two, the joker in both.
example-ba-5-2 = Two builders of White against a master mason of Black: 2 to 2. With a Hercules of White in the zone it is White’s.
example-ba-5-3 = A zone of four vaults with an architect and one glass: 4 points doubled are 8, and 2 for the glass make 10; the other side has 1 for each builder.
example-ba-5-4 = Vaults lie in rows 1 to 4: rows 1 and 2 go, what lay in row 3 is now row 1, and every builder is back in hand.
example-ba-5-5 = 32 to 32 after the third scoring is a draw: nothing breaks the tie.
