# What the page itself says, beside every game and on every screen. Keys begin with web-.

## The frame of a table
web-this-turn = Questo turno
web-turn-buttons = I pulsanti del tuo turno
web-log = Diario
web-log-undo = è tornato indietro
web-rule = Regola { $rule }
web-close = Chiudi
web-late = È successo qualcosa prima che la tua mossa arrivasse; guarda di nuovo e decidi.
web-why-possible = Adesso è possibile.
web-hint-none = Per questo non c’è un suggerimento.
web-replay-only = Questa è una replica: qui non si può giocare nulla.
