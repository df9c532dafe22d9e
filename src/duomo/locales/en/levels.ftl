# The levels of the opponents, weakest first (bots/levels.py)

level-name =
    { $level ->
        [apprentice] Apprentice
        [carter] Carter
        [carpenter] Carpenter
        [mason] Mason
        [sculptor] Sculptor
        [foreman] Foreman
        [architect] Architect
        [master-builder] Master builder
        [grandmaster] Grandmaster
       *[other] { $level }
    }
level-about =
    { $level ->
        [apprentice] Is learning the game: does not think of penalties or majorities, and overlooks many a possibility.
        [carter] Knows the rules, but not yet who will have the majority; takes what lies nearest.
        [carpenter] Plays for quick gains and still overlooks many a good turn.
        [mason] Plays soundly, but now and then misjudges what a turn is worth.
        [sculptor] Rarely overlooks anything in its own turn, but hardly looks beyond it.
        [foreman] Sees its whole turn and glances at what the others may answer.
        [architect] Weighs its turns against the answers of the others and the luck of the dice.
        [master-builder] Searches deep and wide before every turn, with an eye that learned from thousands of games.
        [grandmaster] Thinks for up to five seconds where turns are close: the strongest opponent there is.
       *[other] { "" }
    }
