# What the page itself says, beside every game and on every screen. Keys begin with web-.

## The frame of a table
web-this-turn = Este turno
web-turn-buttons = Los botones de tu turno
web-log = Registro
web-log-undo = se retractó
web-rule = Regla { $rule }
web-close = Cerrar
web-late = Ocurrió algo antes de que llegara tu jugada; mira otra vez y decide.
web-why-possible = Ahora mismo es posible.
web-hint-none = No hay ninguna pista para esto.
web-replay-only = Esto es una repetición: aquí no se puede jugar nada.
