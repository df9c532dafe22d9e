# Pages that are not a table: home, new table, joining, records, rules, components, about.

## Home

web-title-home = Duomo: construir catedrales juntos
web-about-red-cathedral = Levanta torres con tus rivales, del andamio a la cúpula pintada. Aprovecha los dados del mercado, decora, y hazte presente donde cuenta.
web-about-basilica = Dos maestros de obras, una nave. Coloca bóvedas pintadas, sitúa constructores, y ten la mayoría cuando entre el rey.
web-players-red-cathedral = De 1 a 4 jugadores
web-players-any = { $counts } jugadores
web-players-basilica = 2 jugadores
web-solo-and-module = solitario, Contratistas
web-play-now = Jugar ya
web-play-now-game = Jugar ya a { $game }, contra un bot
web-new-table = Nueva mesa
web-new-table-game = Nueva mesa para { $game }
web-continue = Continuar
web-begin = O empezar de otro modo
web-all-tables = Todas las mesas
web-running = Partidas en curso
web-none-yet = Todavía ninguna.
web-card-with = con { $others }
web-card-alone = en solitario
web-card-your-turn = Te toca
web-card-waiting = en espera
web-card-over = terminada
web-card-won = ganada
web-seat-open = asiento libre

## New table

web-game = Juego
web-seats = Asientos
web-solo-hint = quien juega solo se enfrenta a Iván
web-solo-ivan = juegas en solitario: Iván construye contra ti
web-seat-number = Quién ocupa el asiento { $number }
web-seat-name = Nombre en el asiento { $number }
web-seat-remove = Quitar el asiento { $number }
web-seat-add = Un jugador más
web-seat-me = Yo
web-seat-screen = Esta pantalla
web-seat-friend = Amigo
web-seat-friend-long = Un amigo, por enlace
web-seat-friend-about = recibes el enlace al abrir la mesa; quien lo abra primero ocupa el asiento
web-seat-bot = Bot
web-seat-bot-level = Bot: { $level }
web-level = Nivel del bot
web-your-name = Tu nombre
web-a-name = Nombre
web-options = Opciones
web-options-about = listas tal como están; cambia lo que quieras
web-option-set = { $option }: { $choice }
web-option-workshops = Tablero de taller
web-option-workshops-about = Avanzado: los adornos hay que liberarlos, y cada taller cuesta 3 rublos.
web-choice-workshops-standard = Estándar
web-choice-workshops-advanced = Avanzado
web-option-optional_actions = Rublos y nueva tirada
web-option-optional_actions-about = Ambos cambios en un turno, o uno u otro.
web-choice-optional_actions-both = Ambos
web-choice-optional_actions-either = Uno
web-option-ruble_trade = Prestigio por rublos
web-option-ruble_trade-about = Ceder prestigio en cualquier momento de tu turno, o todo de una vez.
web-choice-ruble_trade-any_time = En cualquier momento
web-choice-ruble_trade-one_moment = De una vez
web-option-start_player = Primer jugador
web-option-start_player-about = Por sorteo, o como quieras.
web-choice-start_player-random = Sorteo
web-option-blueprints = Planos
web-option-blueprints-about = Los planos de las torres: los del juego básico, los demás, o todos.
web-choice-blueprints-base = Básicos
web-choice-blueprints-extra = Otros
web-choice-blueprints-all = Todos
web-option-contractors = Contratistas
web-option-contractors-about = Una región de seis ciudades, permisos, especialistas, y reclutar como cuarta acción.
web-choice-contractors-off = No
web-choice-contractors-on = Sí
web-option-guild = Nuevo gremio
web-option-guild-about = Una carta de un nuevo gremio ocupa el lugar del Clero en el mercado.
web-choice-guild-none = Ninguno
web-option-guild_card = Carta del gremio
web-option-guild_card-about = Cuál de sus tres cartas está en el mercado.
web-choice-guild_card-random = Sorteo
web-option-ivan_market = Iván en el mercado
web-option-ivan_market-about = Solo en solitario: reconocimiento por cada dado, o una vez.
web-choice-ivan_market-per_die = Por dado
web-choice-ivan_market-single = Una vez
web-option-paid_recruit = Reclutar pagado
web-option-paid_recruit-about = Dónde puede estar el constructor de un Reclutar pagado: junto a cualquier constructor, o solo junto a uno de quien paga.
web-choice-paid_recruit-any = Cualquiera
web-choice-paid_recruit-own = Propio
web-sum-players = { $players ->
        [one] Un jugador
        [2] Dos jugadores
        [3] Tres jugadores
       *[other] Cuatro jugadores
    }.
web-sum-ready = La mesa se abre enseguida.
web-sum-friends = La mesa se abre enseguida; { $friends ->
        [one] el amigo puede
       *[other] los amigos pueden
    } llegar más tarde.
web-sum-settle = { $problems ->
        [one] Una cosa por resolver
       *[other] { $problems } cosas por resolver
    }
web-open-table = Abrir la mesa

## Joining and records

web-join = Unirse
web-join-by-link = Unirse por enlace
web-join-paste = Pega el enlace que te enviaron.
web-join-wrong = Eso no es un enlace a un asiento ni a una mesa.
web-join-go = Ir
web-join-title = Te invitan a { $game }
web-join-seat = Tu asiento: { $party }.
web-join-taken = { $name } ya tiene este asiento. Una invitación sirve una sola vez; pide otra al anfitrión.
web-join-take = Ocupar el asiento
web-join-watch = Solo mirar
web-upload-about = Abre una partida registrada, descargada aquí o escrita por el programa, y recórrela paso a paso.
web-upload-file = Elige un archivo, o suéltalo aquí
web-upload-paste = O pega el texto
web-upload-show = Mostrar la partida

## Rules and components

web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
        [one] { $count } encontrado
       *[other] { $count } encontrados
    }
web-rules-none = Nada encontrado. Prueba con otra palabra, o con el número de una regla como RC-6.
web-rules-all = Todas
web-rules-contents = Índice
web-rules-example = Ejemplo:
web-rules-see = Véase también
web-rules-copy = Enlace
web-components-about = Duomo juega con estos valores. Unos están impresos, otros se deducen de ellos, otros hubo que inventarlos para que el juego funcione; una pieza lleva la marca de su valor más débil. También se puede jugar con los valores del propio ejemplar.
web-components-expansions = Con expansiones
web-components-base = Juego básico
web-source-rulebook = reglamento
web-source-inferred = deducido
web-source-reconstructed = reconstruido: puede diferir de lo impreso
web-part-players = { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
web-part-three-plus = 3 o más jugadores
web-part-board = { $board ->
        [advanced] avanzado
       *[standard] estándar
    }
web-part-crown = con corona
web-part-space = espacio { $space }

## About, and what went wrong

web-about-what = Con Duomo se juega a La Catedral Roja, con su expansión y en solitario contra Iván, y a Basilica: con amigos por un enlace, en una misma pantalla, o contra bots. Sus reglas están probadas con tests, párrafo a párrafo.
web-about-independent = Duomo es un proyecto independiente de código abierto. No tiene relación con las editoriales ni los autores de estos juegos, a quienes pertenecen los nombres, ni cuenta con su respaldo. Si te gusta un juego, cómpralo.
web-about-art = Cada imagen la dibuja este programa; nada está copiado ni calcado de los juegos publicados. Las reglas están contadas con palabras propias.
web-about-components = Donde los valores impresos no son de conocimiento público, Duomo usa los suyos; la página de componentes dice de cada valor de dónde viene.
web-about-privacy = No hay registro. Una cookie permite a este navegador conservar sus asientos; tu nombre es el que escribes. Nada se transmite a nadie más.
web-about-licence = El programa y las imágenes están bajo licencia MIT; las tipografías Alegreya SC y Source Sans 3, bajo SIL Open Font License.
web-not-found = Aquí no hay nada
web-not-found-about = Esta dirección no lleva a ninguna página: el plano nunca se construyó.
web-went-wrong = No ha funcionado
web-try-again = Intentar de nuevo
web-to-home = A la página principal
