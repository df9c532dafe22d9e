# Páginas para la mesa real: preparar con piezas, seguir jugando, partidas anotadas, la propia copia.

web-position-how = Arrastra una pieza a su sitio o toca ambos; las letras toman una pieza, las flechas e Intro la ponen.
web-position-play = Jugar desde aquí
web-position-play-about = La partida sigue desde esta posición. ¿Quién juega?
web-position-me = Yo
web-position-screen = Alguien en esta pantalla
web-position-write = Anotar una partida desde aquí
web-position-paste = Pegar un texto
web-position-paste-below = El navegador no deja que la página lea lo copiado. Ponlo en el campo de abajo.
web-position-plan = Sin terminar
web-position-banners = Estandartes
web-position-dice = Dados
web-position-materials = Materiales
web-position-tiles = Losetas de taller
web-position-brush = Pincel
web-position-left = { $what }, quedan { $count }
web-position-space = Casilla del marcador
web-position-banners-inventory = Estandartes en el inventario
web-position-banners-beside = Estandartes junto al inventario
web-position-inventory = Inventario: el material en la mano va aquí
web-position-take = Quitar uno: { $what }
web-position-moves = le toca
web-position-slots-about = Una loseta en la mano va a un espacio; «Terminada» la voltea, «Vaciar» la quita.
web-position-tap-tile = toca dos losetas para cambiarlas
web-position-quadrant = Carta del cuadrante { $quadrant }
web-position-card = Carta
web-position-tile = Loseta
web-position-taller = Un piso más
web-position-lower = Un piso menos
web-position-else = Todo lo demás que dice la posición
web-position-vaults = Bóvedas
web-position-builders = Constructores y rangos
web-position-other = Andamio y vidriera
web-position-ba-fresh = Recién colocada
web-position-ba-erase = Vaciar la casilla
web-position-top = Encima de la pila
web-position-coins = Monedas
web-position-actions-left = Acciones restantes
web-game-roll-all = ¿Qué muestran los dados?
web-game-roll = ¿Qué muestra el dado? ({ rc-die-name })
web-game-name = Nombre, si quieres
web-game-set-up = Primero prepara la mesa con piezas
web-game-laying = Se está preparando la mesa: di qué hay en ella, una cosa tras otra.
web-game-moves = { $moves ->
    [one] 1 jugada anotada
   *[other] { $moves } jugadas anotadas
 }
web-copy-used = Se juega con los valores de tu propia copia.
web-copy-house = Se juega con los valores de la copia de la casa.
web-copy-use = Las mesas nuevas de este dispositivo usan mi copia
web-copy-use-about = Nunca partidas puntuadas. Quien recibe la invitación lo sabe, y los valores van en el registro.
web-copy-not-yet = Hay un valor que no puede ser; mira abajo.
web-copy-only-open = Solo lo abierto
web-copy-show-all = Todo
web-copy-add = Añadir uno
web-copy-remove = Quitar uno
web-copy-merge-all = Tomar todo lo que solo tiene la otra
web-copy-mine = La mía
web-copy-other = La otra
web-copy-mine-kept = Conservar el mío
web-copy-nothing-apart = Ambas dicen lo mismo.
web-copy-preview = El archivo cambia { $count ->
    [one] un valor tuyo
   *[other] { $count } valores tuyos
 }. ¿Lo importas?
web-copy-take-in = Importar
web-copy-table-plays = Esta mesa usa los valores de la copia de quien invita.
web-what-does-this-mean = ¿Qué significa esto?
