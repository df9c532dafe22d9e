# What the page itself says, beside every game and on every screen. Keys begin with web-.

## The frame of a table
web-this-turn = Ce tour
web-turn-buttons = Les boutons de votre tour
web-log = Journal
web-log-undo = est revenu en arrière
web-rule = Règle { $rule }
web-close = Fermer
web-late = La partie a avancé avant l’arrivée de votre coup ; regardez à nouveau et décidez.
web-why-possible = C’est possible en ce moment.
web-hint-none = Il n’y a pas d’indice pour ceci.
web-replay-only = Ceci est une rediffusion : rien ne peut y être joué.
