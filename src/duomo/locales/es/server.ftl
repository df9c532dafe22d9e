# Lo que dice el servidor cuando algo no se puede hacer.

## A los jugadores

server-no-guest = Este navegador todavía no es conocido aquí; recarga la página.
server-not-your-seat = Este no es tu sitio.
server-not-your-table = No estás sentado a esta mesa.
server-not-your-turn = No te toca decidir.
server-no-undo = No hay nada que deshacer.
server-no-redo = No hay nada que rehacer.
server-not-asked = No se te ha preguntado nada.
server-no-table = Esa mesa no existe.
server-no-seat = Ese sitio no existe.
server-no-link = Este enlace no lleva a ningún sitio de la mesa, u otro lo ha sustituido.
server-no-game = No hay ningún juego «{ $game }».
server-no-level = No hay ningún rival «{ $level }».
server-no-language = No hay reglas en «{ $language }».
server-bad-options = Estas elecciones no van juntas: { $reason }
server-wrong-seats =
    { $seats ->
        [one] Este juego tiene 1 sitio.
       *[other] Este juego tiene { $seats } sitios.
    }
server-nobody-plays = Al menos un sitio debe ser de una persona.
server-cannot-count =
    { $why ->
        [position] Esta partida no puede puntuar: empieza a la mitad.
        [copy] Esta partida no puede puntuar: se juega con los valores de un ejemplar propio.
        [alone] Esta partida no puede puntuar: solo juega una persona.
        [screen] Esta partida no puede puntuar: varias personas juegan en una misma pantalla.
       *[bot] Esta partida no puede puntuar: uno de sus bots no tiene puntuación.
    }
server-one-seat-each = En una mesa puntuada cada persona tiene un solo asiento.
server-no-hints = En las partidas puntuadas no hay pistas.
server-analysis-failed = El análisis ha fallado; inténtalo de nuevo.
server-not-over = Eso se puede cuando la partida ha terminado.
server-other-components = Esta partida se empezó con cartas y losetas distintas de las de esta versión de Duomo; aquí no puede continuar.
server-bad-record = Este registro no se puede reproducir: { $reason }
server-not-text = Un registro es texto; esto no lo es.
server-long-record = Este registro es demasiado largo; el máximo son { $moves } jugadas.
server-no-moment = No existe tal momento en esta partida.
server-bad-line = Esta variante no puede jugarse: «{ $move }». { $reason }
server-no-answer = Juega primero al menos un movimiento.

## Límites

server-too-large = Es demasiado de una vez.
server-too-many-requests = Demasiado rápido; espera un momento.
server-too-many-guests = Llegan demasiados invitados nuevos desde tu dirección; inténtalo más tarde.
server-too-many-tables = Has abierto muchas mesas en una hora; inténtalo más tarde.
server-too-many-records = Has subido muchos registros en una hora; inténtalo más tarde.
server-too-many-analyses = Has hecho analizar muchas partidas en una hora; inténtalo más tarde.
server-too-many-thoughts = Has pedido muchas pistas y valoraciones en una hora; inténtalo más tarde.
server-too-many-connections = Hay demasiadas ventanas abiertas; cierra algunas.

## A los programas

server-bad-request = El servidor no entiende la petición.
server-bad-message = El servidor no entiende el mensaje.
server-bad-method = Eso no se puede hacer en esta dirección.
server-not-found = No hay nada en esta dirección.
server-needs-server = Para eso hacen falta personas en otro lugar y un servidor al que ellas también lleguen.
server-others-play = En esta mesa juegan también otras personas, o es puntuable: no se puede llevar.
server-other-site = La petición venía de otro sitio web.
server-fault = Algo ha fallado en el servidor; ha quedado anotado.
server-gap = A la partida guardada { $table } le falta algo antes de la entrada { $number }.

## A los anfitriones

server-ready = Duomo está en { $address } – Ctrl+C lo detiene.
server-no-page = La página aún no está construida: ejecuta «make page» en la carpeta del proyecto y recarga.
server-disk-full = El disco del servidor está lleno; la jugada no se ha hecho. La partida sigue cuando haya espacio.
server-browser-full = En este dispositivo ya no queda espacio para lo que guarda este navegador; la jugada no se ha hecho. La partida sigue cuando haya espacio.
server-browser-fault = Algo ha fallado en este navegador; la jugada no se ha hecho. Todo lo anterior está guardado.
server-not-writable = El servidor no puede escribir en su carpeta de datos.
server-folder-not-writable = No se puede escribir en la carpeta { $folder }; indica otra con --data.
server-folder-in-use = Otro Duomo está usando la carpeta { $folder }; detenlo, o indica otra carpeta con --data.
server-database-locked = Otro programa ha bloqueado la base de datos; inténtalo dentro de un momento.
server-database-unreachable = La base de datos no responde; inténtalo dentro de un momento.
server-no-database = El archivo de la base de datos está dañado o no es una base de datos.
server-bad-database = «{ $url }» no es una base de datos que Duomo conozca: sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
server-no-postgres = PostgreSQL necesita otro paquete: pip install "duomo[postgres]".
server-newer-database = La base de datos tiene el esquema { $found } de un Duomo más nuevo; este conoce como mucho { $wanted }. Vuelve a instalar esa versión más nueva, o restaura una copia anterior en una base de datos nueva: duomo admin restore ARCHIVO
server-port-taken = El puerto { $port } está ocupado, quizá por otro Duomo; elige otro, por ejemplo --port { $other }.
server-port-forbidden = Este usuario no puede usar el puerto { $port }; elige uno por encima de 1024.
server-no-such-host = Esta máquina no tiene la dirección { $host }.
server-workers-need-postgres = Varios procesos necesitan una base de datos común: --database postgresql://USUARIO@SERVIDOR/NOMBRE.
server-no-lesson = No existe esa lección.
server-bad-lesson-line = La lección no puede continuar desde ahí: { $reason }
server-no-lesson-answer = No hay nada que decir de esa jugada.
