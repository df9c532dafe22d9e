# Seguir jugando desde un momento de una repetición.

web-study = Estudio
web-study-title = Estudio: seguir desde aquí
web-study-for = Encuentra el mejor turno para { $name }
web-study-about = Juega un turno en el tablero, el que quieras. Se valora cuando termina o cuando lo pides. Después, sigue jugando por ambos bandos.
web-study-played = En la partida: { $what } (−{ $loss } puntos de probabilidad de victoria)
web-study-shares = Probabilidad de victoria
web-study-weighing = en cálculo
web-study-verdict = Valoración
web-study-lost = { $loss } puntos de probabilidad de victoria perdidos, calculados con { NUMBER($simulations) } simulaciones.
web-study-best = mejor
web-study-yours = el tuyo
web-study-answer = Tu respuesta
web-study-best-turn = Mejor turno
web-study-show-best = Jugar el mejor turno
web-study-judge = Valorar mi turno
web-study-judging = Valorando …
web-study-again = Otra vez
web-study-at-start = Estás al principio.
web-study-deal = Otros dados y otras cartas
web-study-back = Volver a la repetición
web-study-line = Esta variante

## El camino hasta allí

web-study-retry = Rehacer este error
web-study-retry-move = Rehacer el error del movimiento { $number }
web-study-from-here = Seguir desde aquí
