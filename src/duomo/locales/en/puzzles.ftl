# Puzzles and challenges of the day.

puzzle-theme = { $theme ->
     [tempo] Tempo
     [penalty] Penalty
     [majority] Majority
     [claim] Claiming
     [building] Building
     [ornaments] Ornaments
     [market] Market
     [dice] Dice
     [workshop] Workshop
     [contractors] Contractors
     [zones] Zones
     [promotion] Promotion
     [builders] Builders
     [orders] Orders
     [coins] Coins
    *[vaults] Vaults
}

puzzle-lesson = { $theme ->
     [tempo] What you do now, nobody can do before you: here the moment matters more than the gain.
     [penalty] An unfinished section below somebody else’s banner costs; a finished one above it makes others pay.
     [majority] Where a majority is open, one more piece decides over all the points there.
     [claim] Which section you claim decides what you will need, and who stands above you.
     [building] Three deliveries are few: they count most where they finish something or open the way.
     [ornaments] An ornament is prestige and presence at once; it need not wait for a full inventory.
     [market] A visit to the market can do three things; the order and the space decide how much it brings.
     [dice] The die that looks richest is not always the one to move: what it leaves behind counts as well.
     [workshop] A tile on the right slot pays again and again; one in the wrong place never does.
     [contractors] Permits, specialists and the new guild reach what the ordinary actions do not.
     [zones] Zones are counted as they stand when the king arrives: joining and dividing them is worth more than one cell.
     [promotion] A rank counts in every scoring that comes; promoted too late it counts once.
     [builders] A builder is worth most where the zone will still grow.
     [orders] An order changes what already lies there; often that is worth more than one vault more.
     [coins] A coin is a builder or an order later; spending it now must pay more.
    *[vaults] The vault you take is also the one that your opponent does not get.
}

puzzle-why-now = At once it brings: { $facts }.
puzzle-why-later = A round later, on average, you have: { $facts }.
puzzle-why-others = After the tempting turn the others have, a round later: { $facts }.
puzzle-why-own =
    { $own ->
        [one] In the end that is about 1 point more for you.
       *[other] In the end that is about { $own } points more for you.
    }
puzzle-why-rival =
    { $others ->
        [one] In the end your strongest rival has about 1 point less.
       *[other] In the end your strongest rival has about { $others } points less.
    }
puzzle-why-both = In the end that is about { $own } more for you and { $others } less for your strongest rival, in points.
puzzle-tempts = It looks best because at once it brings: { $facts }.
puzzle-tempts-plain = It looks best as long as nobody answers it.
server-no-puzzle = There is no such puzzle.
server-no-more-puzzles = You have tried all of these puzzles.
server-answer-unfinished = Play the turn to its end first.
server-no-challenge = There is no challenge of that day.
