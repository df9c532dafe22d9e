# Records, positions, component files and others that cannot be used.

refusal-in-english = { $detail }

## Records

refusal-record-no-rule = { $name }: no line “---” between header and moves; this is no record, or its beginning only.
refusal-record-header-unreadable = { $name }: the header cannot be read: { $detail }.
refusal-record-no-line = { $name }, line { $line }: “{ $text }” is not “who: move”.
refusal-record-cut-off = { $name } breaks off after line { $line }: the last line “--- end” is missing.
refusal-record-after-end = { $name }, line { $line }: something follows “--- end”.
refusal-record-unknown-entry = { $name }: the header has an unknown entry “{ $entry }”.
refusal-record-format = { $name }: “duomo_record = { $format }” is missing from the header, or the file was written by a newer version.
refusal-record-entry = { $name }: the header's “{ $entry }” must be { $kind ->
        [number] a whole number
        [text] a text
        [table] a table
       *[number-or-text] a whole number or a text
    }.
refusal-record-wrong-decider = line { $line }: “{ $who }” moves, but the decision is { $decider }'s.
refusal-record-no-move = line { $line }: { $why }
refusal-record-illegal-move = line { $line }: { $move }: { $why }
refusal-record-header-unusable = The record's header cannot be used: { $why }
refusal-record-other-components = The record was played with the components “{ $played }” ({ $played-hash }); here are “{ $here }” ({ $here-hash }). Give the file of that set.
refusal-record-other-position = Players and options are not those of the position in it.
refusal-record-not-over = The header has a result, but the game is not over after the last move.
refusal-record-other-result = The header's result is { $given }; the moves lead to { $found }.

## Positions

refusal-position-wrong = The position cannot be used: { $detail }
refusal-position-not-toml = { $place } is not TOML: { $detail }.
refusal-position-format = { $place }: “duomo_position = { $format }” is missing, or the position was written by a newer version.
refusal-position-no-game = { $place }: “game” must name the game, as in game = “red-cathedral”.
refusal-position-other-game = The position is one of { $game }, not of { $wanted }.
refusal-position-unknown-entry = { $place }: the entry { $entry } is unknown; there can be: { $known }.
refusal-position-value = { $place }: { $value } is wrong; it must be { $kind ->
        [table] a table
        [list] a list
       *[flag] true or false
    }.
refusal-position-too-many = { $place }: { $count } entries are too many; there can be { $most }.
refusal-position-number = { $place }: { $value } is wrong; it must be a number from { $least } to { $most }.
refusal-position-word = { $place }: { $value } is wrong; there can be: { $known }.

## Components

refusal-components-wrong = The components cannot be used: { $detail }

## Files

file-cause =
    { $cause ->
        [denied] permission is denied
        [no-folder] there is no such folder
        [folder] it is a folder
        [file] a file of that name is in the way
        [full] the disk is full
       *[other] { $detail }
    }
refusal-file-missing = There is no file { $file }.
refusal-file-is-folder = { $file } is a folder, not a file.
refusal-file-not-text = { $file } is not a text file.
refusal-file-unreadable = { $file } cannot be read: { file-cause }.
refusal-file-unwritable = { $file } cannot be written: { file-cause }.
refusal-file-other-arena = { $file } holds another arena, or none: its first line is not this one’s.
refusal-file-no-result = { $file }, line { $line }: this is no result of a game.
refusal-file-other-data-set = { $folder } holds another data set: its “{ $entry }” differs. Choose a new folder.
