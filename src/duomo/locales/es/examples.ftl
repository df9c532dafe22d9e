# Examples of the rules, one for each paragraph where one helps. Numbers in braces come from a position
# (docs/rules/examples.toml); the others are those of the rules themselves.

## The Red Cathedral

example-rc-1-1 = Hay 20 maderas en juego: cuando todas están en manos de los jugadores, nadie toma más hasta que vuelva alguna.
example-rc-1-2 = Las casillas 1 y 2 forman el primer cuadrante: quien llega a cualquiera de las dos puede usar la misma carta de influencia.
example-rc-1-9 = Rojo ha plantado un estandarte del inventario: ahora hay siete lugares libres, para siete materiales.
example-rc-2-4 = La loseta de reconocimiento está en la casilla 7: el primer dado va ahí, los demás a 8, 1, 2 y 3.
example-rc-2-5 = Entre tres: el primero tiene 3 rublos, el segundo y el tercero tienen 4 cada uno.
example-rc-3-2 = Azul está en la casilla 1 y perdería 3 de reconocimiento: el marcador se para en la casilla 0.
example-rc-3-3 = Rojo está en la casilla { $from } y pierde 1 de prestigio: vuelve a la casilla de prestigio anterior, la { $to }.
example-rc-3-4 = Un marcador en la casilla 78 que gana 5 de reconocimiento pasa a la casilla 3 de la segunda vuelta, con +40 arriba.
example-rc-4-1 = Reclamar y construir en el mismo turno no es posible; pero usar enseguida la loseta es parte de reclamar.
example-rc-4-2 = Rojo retrocede { $spaces ->
    [one] una casilla
   *[other] { $spaces } casillas
} hasta la casilla de prestigio anterior y recibe { $rubles } rublos.
example-rc-4-3 = En la casilla 4 hay dos dados: por 1 de prestigio se vuelven a tirar los dos, nunca uno solo.
example-rc-4-5 = Quien no tiene ningún material que una sección o un adorno pueda recibir no puede elegir construir.
example-rc-4-6 = En mitad de una visita, antes de usar la carta, Rojo puede aún cambiar prestigio por rublos para pagarla.
example-rc-4-7 = El mercado ofrece cuatro ladrillos y hay sitio para dos: toma dos, uno o ninguno; el resto queda en la reserva.
example-rc-5-1 = Azul tiene un estandarte en una base. Cualquiera con un estandarte puede reclamar la sección de encima, aunque la base esté sin terminar.
example-rc-5-2 = Con cuatro estandartes en el inventario, la reclamación libera uno de sus lugares; los dos de al lado van al final.
example-rc-5-3 = En el tablero normal el taller azul cuesta 2 rublos boca arriba. Con 1 rublo la loseta puede ir boca abajo, pero nunca servirá.
example-rc-5-4 = La loseta muestra una madera y un rublo: boca arriba los da enseguida, y otra vez cuando se mueve el dado de su taller.
example-rc-6-1 = Dos piedras a una sección y la madera de una puerta en otra son tres entregas: la acción se agota.
example-rc-6-2 = La sección pide dos ladrillos y un oro. No se puede entregar un tercer ladrillo, ni nada a la sección de un rival.
example-rc-6-3 = Llega el oro que faltaba: Rojo gana { $recognition } de reconocimiento y { $rubles ->
    [one] un rublo
   *[other] { $rubles } rublos
}, la carta se gira, el estandarte queda.
example-rc-6-4 = Una puerta con dos gemas son tres entregas: la madera y las dos gemas. En esa acción no se entrega nada más.
example-rc-6-5 = Una gema verde y una morada en una puerta: { $prestige } de prestigio. Dos verdes habrían dado uno menos.
example-rc-6-6 = Rojo ha terminado { $lost } secciones encima de la base sin terminar de Azul: Azul pierde { $lost } de reconocimiento. Si Rojo termina otra encima, cuentan todas otra vez.
example-rc-7-1 = El dado azul muestra { $face } y avanza { $face } casillas. Por un rublo Azul podría llevarlo una casilla más; Rojo no.
example-rc-7-2 = Dos casillas más allá hay tres dados: un dado que muestra 2 no puede moverse, salvo que unos rublos lo lleven más lejos.
example-rc-7-3 = Primero la loseta de taller, que da un rublo, luego la carta, que cuesta uno, luego los recursos: vale cualquier orden.
example-rc-7-4 = La loseta muestra { $tile } maderas, y con el dado movido hay varios dados en la casilla: { $wood } maderas en total.
example-rc-7-5 = Hay un lugar libre; la casilla ofrece dos piedras y tu loseta un rublo: se toman una piedra y el rublo.
example-rc-7-6 = La carta vende ladrillos con el signo de infinito: se pueden vender tres ladrillos seguidos. Con un rayo sería uno.
example-rc-7-7 = Se movió el dado verde: solo funciona la loseta del taller verde, sea de quien sea el color verde.
example-rc-7-8 = El dado llegó junto a otros dos: los tres se tiran al final de la visita, no antes.
example-rc-8-2 = Una loseta va boca abajo al taller con un arco: ese arco se pierde para toda la partida.
example-rc-8-3 = Rojo reclama con el estandarte de un taller blanco; la loseta obtenida puede ir a ese mismo taller.
example-rc-9-1 = La loseta muestra el dado amarillo, que está en la loseta de piedra con otros dos: da una vez lo que esta muestra, no tres.
example-rc-10-1 = Entre tres, Verde termina una sexta sección: Amarillo y Rojo tienen un turno más cada uno, y luego se cuenta.
example-rc-10-2 = Un marcador en la casilla { $space } vuelve a la casilla de prestigio en la que está o la de detrás: { $prestige } de prestigio.
example-rc-10-3 = Los materiales y rublos sobrantes suman { $goods }: { $prestige } de prestigio, el resto se pierde.
example-rc-10-4 = { $finished } secciones terminadas y { $ornaments } adornos: la torre vale { $worth }. La presencia de Rojo, estandartes y adornos, es { $red }.
example-rc-10-5 = Tres jugadores, una torre de { $finished } secciones terminadas y { $ornaments } adornos: { $first }, { $second } y { $third } de prestigio para los tres puestos.
example-rc-10-6 = Una torre vale { $worth }: Rojo, con presencia { $red }, se lleva { $worth }; Azul, con { $blue }, { $second }. En empate nadie recibiría nada.
example-rc-10-7 = Los dos tienen 31 de prestigio; Rojo ha terminado seis secciones, Azul cinco: gana Rojo.
example-rc-11-4 = La loseta abierta más a la izquierda de Iván muestra el dado blanco: se mueve, él toma reconocimiento y luego actúa la carta de debajo.
example-rc-11-5 = Su próximo adorno es un arco, y no has terminado ninguna sección media sin adorno: va a una suya, o espera.

## Contractors

example-ct-1-5 = Con cinco permisos en mano y dos por ganar, uno se pierde: seis es el máximo.
example-ct-2-1 = En Súzdal ya hay un contratista: el siguiente cuesta { $permits } permisos, lo envíe quien lo envíe.
example-ct-2-3 = Por 2 rublos el especialista es tuyo. Sin pagar, la loseta elegida sale del juego: tampoco la tendrá un rival.
example-ct-3-1 = Con un especialista, mueve el dado negro: la tercera parte de la visita lo usa, y se convierte en herramienta.
example-ct-3-4 = Martillo, martillo, sierra, hacha: un juego de tres distintas da 4 y uno de una da 1, en total 5 de prestigio.
example-ct-4-1 = La última sección de la torre está terminada: los estandartes de Azul allí por sus contratistas en la ciudad dan { $blue } de reconocimiento.

## Basilica

example-ba-2-2 = Bóveda, constructor, bóveda es un turno entero. Bóveda, orden, constructor no: el constructor debe seguir directamente a su bóveda.
example-ba-2-3 = Se tomó la bóveda del centro: la orden de encima se gira a su lugar, y de la pila llega una nueva orden.
example-ba-3-1 = Un comodín verde y azul puede ir junto a cualquier bóveda de un solo color, pero nunca junto a otro comodín.
example-ba-3-3 = El rey está en 19 y la primera acción pone una bóveda con corona: entra en 20, las otras dos acciones se pierden y se puntúa.
example-ba-4-1 = Blanco toma Reclutar; Negro da una moneda y recluta también. Negro no ha gastado acciones, y Blanco tiene ahora la moneda.
example-ba-4-2 = Blanco hace arquitecto a un constructor. Negro paga y puede ascender a maestro albañil o a Hércules, no a arquitecto.
example-ba-4-3 = Un constructor ascendido va a la casilla de al lado y conserva el rango; la vidriera de la bóveda anterior se queda.
example-ba-4-5 = En la bóveda hay un constructor tuyo: ninguna Catástrofe puede quitarla.
example-ba-5-1 = Azul, un comodín azul y amarillo y luego amarillo en fila: una zona azul de dos y una amarilla de dos, el comodín en ambas.
example-ba-5-2 = Dos constructores de Blanco contra un maestro albañil de Negro: 2 a 2. Con un Hércules de Blanco en la zona, es de Blanco.
example-ba-5-3 = Una zona de cuatro bóvedas con un arquitecto y una vidriera: 4 puntos duplicados son 8, y con 2 por la vidriera 10; el otro bando tiene 1 por constructor.
example-ba-5-4 = Hay bóvedas en las filas 1 a 4: las filas 1 y 2 se van, la fila 3 es ahora la 1, y todos los constructores vuelven a la mano.
example-ba-5-5 = 32 a 32 tras la tercera puntuación es empate: nada lo rompe.
