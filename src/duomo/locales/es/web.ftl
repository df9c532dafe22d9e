# What the page itself says, beside every game and on every screen. Keys begin with web-.

## Names and navigation

web-game-red-cathedral = La Catedral Roja
web-game-basilica = Basilica
web-nav = Principal
web-nav-play = Jugar
web-nav-games = Partidas
web-nav-finished = Partidas terminadas
web-nav-replay = Ver una partida
web-nav-rules = Reglas
web-nav-components = Componentes
web-nav-about = Acerca de
web-title = { $page } · Duomo
web-language = Idioma
web-independent = Un proyecto independiente de código abierto, sin relación con las editoriales de estos juegos. Todas las ilustraciones son propias.
web-close = Cerrar
web-cancel = Cancelar
web-copy = Copiar
web-copied = Copiado
web-you = Tú
web-name-shared = { $name } ({ $party })
web-rule = Regla { $rule }
web-rule-whole = Abrir el reglamento
web-rule-opening = Abriendo el reglamento …
web-on = Sí
web-off = No

## The frame of a table

web-this-turn = Este turno
web-turn-buttons = Tu turno
web-boards = Tableros
web-pocket = Lo que tienes
web-points-there = Allí hay algo que mirar
web-targets = { $count } { $count ->
        [one] objetivo
       *[other] objetivos
    } aquí
web-plain-position = La mesa
web-log = Registro
web-log-undo = Se deshizo una jugada.
web-closing-end = Terminar turno
web-closing-leave = Dejar el mercado
web-closing-done = Listo
web-closing-pass = Pasar
web-end-not-yet = Todavía no: decide primero lo que pide la frase.
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-asks = Desde entonces se han visto dados o cartas; se pregunta a los demás.
web-undo-never = En esta partida no se puede deshacer nada.
web-undo-nothing = No hay nada que deshacer.
web-restart = Reiniciar turno
web-waits-for = { $name } está decidiendo.
web-waits-for-away = { $name } no está en línea; la partida espera.
web-waits-for-friend = Se espera a que alguien ocupe este asiento.
web-game-over = La partida ha terminado.
web-show-score = Ver la puntuación
web-watching = Estás mirando
web-offline = Conexión perdida. Nuevo intento …
web-opening = Abriendo la mesa …
web-tab = { $game } · Duomo
web-tab-yours = ● Te toca · { $game } · Duomo
web-late = Ocurrió algo antes de que llegara tu jugada; mira otra vez y decide.
web-why-possible = Ahora mismo es posible.
web-replay-only = Esto es una repetición: aquí no se puede jugar nada.
web-server-unreachable = No se puede acceder al servidor. ¿Está en marcha?
web-server-trouble = El servidor no ha podido hacerlo.

## Questions and menus of a table

web-undo-question = ¿Se puede deshacer?
web-undo-question-about = { $name } pide deshacer una jugada, aunque desde entonces se han visto dados o cartas.
web-undo-agree = Aceptar
web-undo-refuse = Rechazar
web-undo-refused = { $name } no acepta deshacer.
web-waiting-title = { $seats ->
        [one] Un asiento está libre
       *[other] { $seats } asientos están libres
    }
web-waiting-about = Envía a cada amigo uno de estos enlaces. Quien lo abra primero ocupa el asiento; mientras tanto puedes empezar.
web-new-link = Crear un enlace
web-hint = Una pista
web-hint-thinking = Pensando …
web-hint-play = Jugarla
web-menu = Menú
web-theme = Luz
web-theme-system = Como el sistema
web-theme-day = Día
web-theme-candle = Vela
web-theme-to-day = Cambiar a luz del día
web-theme-to-candle = Cambiar a luz de vela
web-motion = Movimiento
web-motion-system = Como el sistema
web-motion-full = Sí
web-motion-off = No
web-sound = Sonido
web-obvious = Jugar solas las jugadas obvias
web-obvious-about = Donde nadie haría otra cosa.
web-confirm = Confirmar la última jugada de un turno
web-confirm-about = Espera a «Terminar turno» donde el turno pasaría enseguida.
web-share = Para espectadores
web-share-about = Quien abra este enlace puede mirar.
web-leave = Dejar la mesa
web-all-moves = Todas las jugadas
web-no-moves = Ahora no tienes ninguna jugada.
web-moves-beside = Posible en cualquier momento
web-keys = Teclas
web-key-next = siguiente cosa que se puede elegir
web-key-undo = deshacer
web-key-restart = reiniciar el turno
web-key-end = terminar el turno
web-key-moves = lista de todas las jugadas
web-key-hint = pedir una pista
web-key-log = ir al registro
web-key-help = esta lista
web-key-tab = recorrer todo, elegir
web-key-escape = cerrar; soltar lo elegido
