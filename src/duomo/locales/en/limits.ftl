# What one person may ask of a server that others use too, and what is no text, no name, no file.

## Limits

server-busy = The server has too much to do at present; try again in a moment.
server-too-much-work = This takes longer than the server may spend on it.
server-hint-asked = Your hint is being thought about already.
server-analyses-waiting = Several of your games are waiting to be analysed; wait for them first.

## Names and texts

server-bad-name = A name consists of visible characters: no control characters, none that change the direction of the text.
server-not-storable = There are characters in it that cannot be stored.
server-unreadable-table = The server cannot open this table; its host finds the reason in the log.

## Files

refusal-toml-large = It is too large: { $size } characters, and { $most } are the most
refusal-toml-entries = It has more than { $most } entries
refusal-toml-deep = Line { $line }: an entry lies more than { $most } levels deep
refusal-toml-number = Line { $line }: the number is too long

## The page

web-waiting-place =
    { $place ->
        [one] One question of others is thought about first …
       *[other] { $place } questions of others are thought about first …
    }
web-tables-unreadable =
    { $count ->
        [one] One of your tables cannot be opened by the server.
       *[other] { $count } of your tables cannot be opened by the server.
    }
