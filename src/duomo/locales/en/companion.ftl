# Beside a real table: what a position of Basilica can get wrong, playing on from it, one's own copy, a game that is written down.

refusal-position-ba-taken = { $place }: something stands on { $cell } already.
refusal-position-ba-jokers = { $place }: a joker stands beside a joker.
refusal-position-ba-glass = { $place }: { $cell } has glass already.
refusal-position-ba-no-vault = { $place }: there is no vault on { $cell }.
refusal-position-ba-builder = { $place }: a builder stands on { $cell } already.
refusal-position-ba-tokens = { $place }: there are only { $tokens } promotion tokens.
refusal-position-ba-coins = { $place }: there are { $coins } in all, and they never leave the table.
refusal-position-ba-fresh-builder = { $place }: a builder stands on { $cell } already, so none can follow.
refusal-position-ba-fresh-early = { $place }: no action of this turn has been taken yet.
refusal-position-ba-no-tile = { $place }: no tile is left for place { $number }, so the game is over.
refusal-position-ba-none-left =
    { $place }: the tiles of the set do not allow one more { $name }{ $side ->
        [crowned] {" "}vault with a crown
        [plain] {" "}vault without a crown
       *[order] {""}
    }; there are { $count } in all.
refusal-position-ba-not-next = { $place }: “{ $decision }” is not what comes next.
refusal-position-ba-nothing-to-do = { $place }: { $side } can do nothing that this decision asks for.
refusal-position-ba-display = { $place }: in the middle of an action all tiles of the display and the top of the pile must be named.
refusal-position-ba-not-over = { $place }: nothing is, so the game is over; but the king is not on { $last } and the pile is not exhausted.
refusal-position-ba-first = { $place }: the first must be “turn” and whose it is, or “start”.
refusal-position-ba-order = { $place }: “{ $above }” cannot come above “{ $below }”.
server-position-over = In this position the game is over: nobody can play on.
server-bad-copy =
    { $problems ->
        [one] Your own copy cannot be played with: one value is wrong. The page of your copy says which.
       *[other] Your own copy cannot be played with: { $problems } values are wrong. The page of your copy says which.
    }
