# What the page itself says, beside every game and on every screen. Keys begin with web-.

## The frame of a table
web-this-turn = This turn
web-turn-buttons = Your turn’s buttons
web-log = Log
web-log-undo = took back
web-rule = Rule { $rule }
web-close = Close
web-late = Something happened before your move arrived; look again and decide.
web-why-possible = This is possible right now.
web-hint-none = There is no hint for this.
web-replay-only = This is a replay: nothing can be played here.
