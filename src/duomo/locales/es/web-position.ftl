# Posiciones, partidas y ejemplares de una mesa de verdad.

web-position = Componer una posición
web-position-about = Lleva cualquier situación de la mesa a la página: estúdiala, compártela.
web-position-copy = Copiar como texto
web-position-text-copied = El texto está copiado.
web-position-text-marked = El texto está marcado abajo: cópialo con el teclado.
web-position-share = Enlace
web-position-link-copied = El enlace está copiado; contiene toda la posición.
web-position-link-above = El enlace está en la barra de direcciones; contiene toda la posición.
web-position-study = Seguir jugando y analizar
web-position-not-yet = Primero resuelve los problemas.
web-position-start = Partir de
web-position-problems = Problemas
web-position-problems-count =
    { $count ->
        [0] Ningún problema
        [one] 1 problema
       *[other] { $count } problemas
    }
web-position-text = La posición como texto
web-position-read = Leer este texto
web-position-pieces = Piezas
web-position-palette = Toma una pieza y toca su lugar
web-position-finish = Terminada
web-position-erase = Vaciar
web-position-to-move = Turno de { $who }
web-position-from-here = Editar esta posición

web-game-from-table = Anotar una partida
web-game-from-table-about = Jugada a jugada, con tus dados; después repetición y análisis.
web-game-which = ¿Qué juego?
web-game-about = Primero la preparación: toca lo que salió. Una partida empezada parte mejor de una posición.
web-real-game-over = La partida ha acabado: { $scores }
web-game-nature = ¿Qué mostraron los dados o las cartas?
web-game-find = Buscar una jugada
web-game-replay = Ver y analizar

web-own-copy = Tu ejemplar
web-copy-about = Introduce lo que está impreso. Los valores se quedan en este navegador.
web-copy-progress = { $done } de { $all }
web-copy-compare = Comparar
web-copy-compared = { $same } iguales, { $apart } distintas, { $fresh } nuevas
web-copy-take = Tomar la suya
web-copy-taken-in =
    { $count ->
        [one] Se ha leído { $count } fila.
       *[other] Se han leído { $count } filas.
    }
web-copy-tables = Tipos de componentes
web-copy-all = Todos de este tipo
web-copy-yours = tuyo
web-copy-before = Antes:
web-copy-take-back = Deshacer
web-copy-matches = Coincide
web-copy-keep = Guardar, siguiente
web-copy-problems =
    { $count ->
        [one] { $count } valor es imposible.
       *[other] { $count } valores son imposibles.
    }
web-copy-fine = Todo es posible: { $changed } filas difieren del conjunto incluido ({ $hash }).
