# What the page itself says, beside every game and on every screen. Keys begin with web-.

## The frame of a table
web-this-turn = Dieser Zug
web-turn-buttons = Die Tasten deines Zugs
web-log = Protokoll
web-log-undo = nahm zurück
web-rule = Regel { $rule }
web-close = Schließen
web-late = Bevor dein Zug ankam, ist etwas geschehen; schau noch einmal hin und entscheide dann.
web-why-possible = Das ist gerade möglich.
web-hint-none = Dafür gibt es keinen Tipp.
web-replay-only = Das ist eine Aufzeichnung: Hier lässt sich nichts spielen.
