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
web-position-start-here = Preparar
web-position-ba-tile = { $vault }, { $order }
web-position-ba-rest = Losetas que no están en ningún sitio
web-position-ba-rest-is =
    { $rest ->
        [discards] en los descartes
       *[pile] en la pila
    }
web-position-ba-reshuffled = Los descartes se han convertido en la pila
web-position-turns = Turnos empezados
web-position-remark = Nota
web-position-decisions = Qué se está decidiendo
web-position-decision-moves = (para ello se mueven piezas)
web-position-pending = Qué se decide
web-position-pending-about = Una decisión por línea, como en el texto; la última se decide primero. Vacío: empieza un turno.
web-position-parts = Partes de la mesa
web-position-cards = Cartas de los cuatro cuadrantes
web-position-part =
    { $part ->
        [below] Jugadores
       *[board] Catedral
    }
web-position-over = La partida ha terminado
web-position-starter = Jugador inicial
web-position-ender = Primero en terminar seis secciones
web-position-traded = Intercambio en este turno
web-position-traded-is =
    { $traded ->
        [yes] hecho
        [over] ya no es posible
       *[no] todavía no
    }
web-position-rerolled = Repetición usada en este turno
web-position-inventory-spaces = Espacios de un inventario
web-position-used = Acciones de influencia usadas en este turno
web-position-action =
    { $half ->
        [upper] carta { $quadrant }, arriba
       *[lower] carta { $quadrant }, abajo
    }
web-position-track = Espacios de prestigio de 1 a 40, si tu marcador es distinto
web-position-final = Prestigio final, terminada la partida
web-position-city = Ciudad en la torre { $tower }
web-position-specialist-space = Especialista, espacio { $space }
web-position-removed = Especialistas fuera del juego
web-position-permits = Permisos
web-position-discarded = { $what }, descartado
web-position-specialist = Especialista
web-position-tools = Especialistas boca abajo
web-position-add = Añadir: { $what }
web-position-ivan-card = Carta { $place } de su fila
web-position-ivan-tile = Loseta en la carta { $place }
web-position-face-down = Losetas boca abajo, desde la izquierda
web-position-ivan-marker = Torre de la última reclamación
web-position-ivan-pile = Pon materiales en la carta { rc-solo-card }
web-position-foreman = Torre del capataz
web-position-hand = Contratos de { $who }
web-position-drawn = Contratos robados para elegir
web-position-under = Bajo el mazo, { $number }
web-position-put-under = Pon contratos bajo el mazo
web-position-discards = Cartas de sección robadas
web-position-offer = Contrafuertes en oferta
web-position-buttresses = Contrafuertes de { $who }
web-position-buttress-used = Se ha usado uno en este turno
web-position-diamonds = Diamantes en { $section }, como
web-position-own-goods = una loseta que describes: bienes
web-position-own-die = una loseta que describes: un dado
web-position-gives = Da
web-position-three-plus = Solo con tres jugadores o más
web-position-slot-down = Boca abajo
web-position-slot-price = Precio del espacio
web-position-holds = Contiene
web-position-space-tile = Loseta en la casilla { $space }
web-position-described = descrita por ti
web-position-resource = Recurso
web-position-amount = Cantidad
web-position-needs = Aún necesita
web-position-tower-more = Una torre más
web-position-tower-fewer = Quitar esta torre
web-position-colour = Color
web-position-seat-more = Un jugador más
web-position-seat-fewer = Quitar a este jugador
web-position-table-full = Cuatro jugadores como máximo.
web-position-table-empty = Alguien tiene que jugar.
web-position-under-by = Bajo el mazo, { $number }, conocido por
web-position-waits = Una loseta que describes y que espera su espacio
web-position-free = El espacio es gratis
web-position-reserve = Reserva
web-position-ba-cell = Casilla { $cell }
web-position-ba-back = Al dorso
web-position-ba-unknown = desconocido
web-position-ba-deal = La oferta se roba al azar
web-position-ba-discarded-orders = Órdenes ejecutadas en los descartes
web-position-ba-discarded-vaults = Bóvedas en los descartes
web-position-ba-crowns = Lo que se sabe de las coronas desde la mezcla
web-position-ba-earlier = Loseta del lugar de orden { $place } entonces
web-position-ba-lying = sigue allí
web-position-ba-weights = Pesos de los ocho casos
web-position-ba-set = Losetas de la caja
web-position-ba-own-set = Mi ejemplar tiene otras losetas
web-position-ba-default-set = Las losetas que trae el juego
web-position-ba-tiles-of = Losetas: { $tile }
web-position-ba-crowns-of = Con corona: { $tile }
web-position-holds-is =
    { $holds ->
        [banner] un estandarte
       *[nothing] nada
    }

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
web-copy-field =
    { $field ->
        [kind] Tipo
        [cost] Coste
        [recognition] Reconocimiento
        [rubles] Rublos
        [resource] Recurso
        [amount] Cantidad
        [gives] Ganancia
        [die] Dado
        [three_plus] Signo 3+
        [group] Grupo
        [guild] Gremio
        [upper] Acción superior
        [lower] Acción inferior
        [action] Acción
        [mark] Signo
        [shown] Materiales mostrados
        [players] Jugadores
        [heights] Alturas
        [prestige] Prestigio
        [space] Espacio
        [board] Tablero
        [slot] Hueco
        [price] Precio
        [holds] Lleva
        [effect] Efecto
        [tool] Herramienta
        [material] Material
        [name] Nombre
        [place] Lugar
        [materials_of_choice] Materiales a elegir
        [replaces] Sustituye
        [card] Carta
        [needs_module] Requiere contratistas
        [task] Tarea
        [prestige_for_two] Prestigio para dos
        [sells] Vende
        [colours] Colores
        [order] Orden
        [crown] Corona
       *[other] { $field }
    }
web-copy-said = { web-copy-field }: { $value }
web-copy-nothing-there = Nada: añadir
web-copy-take-off = No hay ninguno
web-copy-agree = Acepto jugar con estos valores
web-copy-agree-first = Acepta antes los valores de esta mesa.
