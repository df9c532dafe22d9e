# Las páginas de los problemas y del reto del día.

web-nav-puzzles = Problemas
web-puzzles = Problemas
web-puzzles-about = Posiciones de partidas de bots fuertes. Un turno es claramente el mejor, y no lo parece.
web-puzzle-day = Problema del día
web-puzzle-day-about = El mismo para todos hasta la medianoche UTC.
web-puzzle-solve = Resolver
web-puzzle-look-again = Verlo otra vez
web-puzzle-found-by = El { $part } % lo encontró
web-puzzle-nobody-yet = Hoy nadie lo ha probado aún
web-puzzle-rating = puntuación de problemas
web-puzzle-progress = Hasta dónde has llegado
web-puzzle-in-a-row = { $days ->
        [one] 1 día seguido
       *[other] { $days } días seguidos
    }
web-puzzle-most-in-a-row = máximo hasta ahora: { $days }
web-puzzle-tried = { $count ->
        [one] 1 problema probado
       *[other] { $count } problemas probados
    }
web-puzzle-next = Siguiente problema
web-puzzle-near = Un problema cercano a tu puntuación
web-puzzle-solved-of = { $solved } de { $count } resueltos
web-puzzle-level = { $level ->
     [1] fácil
     [2] medio
     [3] delicado
     [4] difícil
    *[5] muy difícil
    }
web-puzzle-players = { $players } jugadores
web-puzzle-expansion = con expansión
web-puzzle-all-of = Todos los problemas: { $game }
web-puzzle-any = Todos los temas
web-puzzle-number = Problema { $id }
web-puzzle-task = Encuentra el mejor turno para { $name }.
web-puzzle-how = Juega cualquier turno en el tablero. Deshaz cuanto quieras; cuenta cuando tú lo digas.
web-puzzle-answer = Esta es mi respuesta
web-puzzle-judging = Juzgando …
web-puzzle-yours = El tuyo
web-puzzle-your-answer = Tu respuesta
web-puzzle-best = Mejor turno
web-puzzle-why = Por qué
web-puzzle-tempting = Lo que tienta
web-puzzle-tempting-loses = pierde { $loss } puntos de probabilidad de ganar
web-puzzle-stars-said = { $stars ->
     [0] No es este
     [1] En camino
     [2] Casi
    *[3] Tan bueno como el mejor
    }
web-puzzle-lost = puntos de probabilidad de ganar perdidos
web-puzzle-best-share = mejor
web-puzzle-your-share = el tuyo
web-puzzle-again = Otra vez
web-puzzle-show-best = Jugar el mejor turno
web-puzzle-first-counts = Solo la primera respuesta puntúa.
web-puzzle-same = también en el mejor turno
web-puzzle-other = no en el mejor turno
web-puzzle-no-hints = En un problema no hay pistas: juega un turno y lo sabrás todo.
web-puzzle-tried-it = probado
web-challenge = Reto del día
web-challenge-against = { $game }, { $players ->
        [2] contra { $level }
       *[other] { $players } a la mesa, contra { $level }
    }
web-challenge-ivan = { $game }, a solas contra Iván
web-challenge-about = El mismo reparto para todos. Cuenta un solo intento; tras una tirada o un robo no se deshace nada, y no hay pistas.
web-challenge-take = Aceptar el reto
web-challenge-go-on = Seguir tu partida
web-challenge-results = Resultados
web-challenge-nobody = Nadie ha terminado aún. El primero irá en cabeza.
web-challenge-hidden = Las partidas se pueden ver cuando termine la tuya.
web-challenge-watch = Ver
web-challenge-watch-of = Ver la partida de { $name }
web-challenge-yours = Tu partida
web-challenge-best = Mejor partida
web-challenge-place = Puesto
web-challenge-name = Nombre
web-challenge-points = Puntos
web-challenge-lead = Ventaja
web-challenge-won = ganada
web-challenge-lost = perdida
web-challenge-running = { $count ->
        [one] 1 partida en curso
       *[other] { $count } partidas en curso
    }
web-challenge-before = El día anterior
web-challenge-today = El reto de hoy
web-challenge-somebody = alguien
web-challenge-closed = Este reto ha terminado.
