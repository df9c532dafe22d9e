# Una partida registrada repetida en el navegador, y su análisis.

## La barra

web-replay-title = Repetición · { $title }
web-replay-sentence = Turno { $turn }: { $what }
web-replay-move-of = Jugada { $number } de { $all }
web-replay-loss = { $kind }: { $loss } puntos de probabilidad de ganar

## Controles

web-replay-controls = Controles
web-replay-back = Una jugada atrás
web-replay-forward = Una jugada adelante
web-replay-turn-back = Un turno atrás
web-replay-turn-forward = Un turno adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next-error = Siguiente error
web-replay-link = Copiar el enlace a este momento
web-replay-copied = Copiado
web-replay-record = Descargar el registro
web-replay-whole = Mostrar toda la mesa
web-replay-half = Mostrar decisiones y gráfico

## Decisiones

web-replay-decisions = Decisiones
web-replay-filter = Líneas que se muestran
web-replay-all = Todas
web-replay-errors = Errores { $errors }
web-replay-luck = Suerte
web-replay-turn = Turno { $turn } · { $name }
web-replay-setup = Preparación
web-replay-chance = Azar
web-replay-none = Nada de este tipo.

## Gráfico

web-replay-graph = Probabilidades de ganar, turno a turno
web-replay-timeline = Desarrollo de la partida
web-replay-start = inicio

## Juicios

web-replay-why = La decisión
web-replay-best = Mejor jugada
web-replay-good = Buena jugada
web-replay-inaccuracy = Imprecisión
web-replay-mistake = Error
web-replay-blunder = Error grave
web-replay-better = mejor
web-replay-played = jugada
web-replay-points = { $points } puntos perdidos
web-replay-show-after = Posición después de la jugada
web-replay-show-before = Posición antes de la jugada
web-replay-no-judgement = Aquí no se juzga nada.

## Suerte y habilidad

web-replay-own = Decisiones
web-replay-others = Rivales

## El análisis

web-replay-analysis = Análisis
web-replay-analyse = Analizar esta partida
web-replay-analyse-about = Se juzga cada decisión y se separa la suerte de la habilidad. Tarda de segundos a minutos.
web-replay-running = Analizando: { $done } de { $of }

## Pestañas en el teléfono

web-replay-tab-board = Tablero
web-replay-tab-moves = Jugadas
web-replay-tab-graph = Gráfico
