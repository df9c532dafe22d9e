# Dice that can be checked.

server-word-given = You have added a word already.
server-one-deal = Everybody gets the same deal today: no words are added to it.
server-dice-tomorrow = Others still play the same deal today: its secret is told tomorrow.
web-seating-hint = { $name } was given a hint.

web-dice = Fair dice
web-dice-about = Before the game the server has promised its dice: this is the hash of its secret. It is told when the game is over, and then every roll and draw can be checked.
web-dice-word = A word of your own
web-dice-word-about = Whatever you add, the dice from now on depend on it; so nobody can have known them.
web-dice-add = Add it
web-dice-added = { $name } has added “{ $word }”.
web-dice-check = Check the dice
web-dice-check-about = The secret is told; then nothing can be taken back at this table.
web-dice-wrong = Roll or draw { $number } does not follow from the secret.
web-dice-other = The secret is not the one that was promised.
web-dice-unable = This browser cannot check here, because the page came without encryption. Save the proof and use: duomo verify-dice
web-dice-save = Save the proof
web-dice-right =
    { $count ->
        [one] One roll or draw was checked: it follows from the secret.
       *[other] { $count } rolls and draws were checked: all follow from the secret.
    }
web-dice-right-unnoted =
    { $count ->
        [one] One roll or draw was checked: it follows from the secret.
       *[other] { $count } rolls and draws were checked: all follow from the secret.
    } This browser was not there during the game and has noted no promise: the server may have chosen the secret later.
