# Cómo se juega, en imágenes: para cada una un título, una frase que hay que leer, más palabras y detalles.

## The Red Cathedral

guide-red-cathedral-title = The Red Cathedral
guide-red-cathedral-goal-title = El objetivo
guide-red-cathedral-goal-lead = Levantad juntos una catedral; que lo mejor de ella sea tuyo.
guide-red-cathedral-goal-words = Las secciones terminadas dan puntos al instante, y al final se cuenta cada torre. Gana quien tenga más prestigio.
guide-red-cathedral-goal-1 = El reconocimiento mueve tu marcador casilla a casilla.
guide-red-cathedral-goal-2 = El prestigio salta al siguiente número rojo, y solo el prestigio gana.
guide-red-cathedral-goal-3 = Tienes seis estandartes: seis secciones, no más.
guide-red-cathedral-claim-title = Reclamar una sección
guide-red-cathedral-claim-lead = Planta un estandarte en una base, o justo encima de otro estandarte.
guide-red-cathedral-claim-words = Su loseta es tuya: paga el precio de un taller y ponla boca arriba, o boca abajo gratis.
guide-red-cathedral-claim-1 = No importa de quién sea el estandarte de abajo, ni si esa sección está terminada.
guide-red-cathedral-claim-2 = Una loseta boca abajo nunca trabajará.
guide-red-cathedral-claim-3 = Una loseta boca arriba trabaja enseguida, sin pagar nada más.
guide-red-cathedral-build-title = Construir y decorar
guide-red-cathedral-build-lead = Entrega hasta tres materiales y mira cómo el dibujo se vuelve pintura.
guide-red-cathedral-build-words = El último termina la sección. Toda sección terminada admite un adorno, también la de otro: una gema en él es prestigio al instante.
guide-red-cathedral-build-1 = Tres entregas en una acción, repartidas como quieras.
guide-red-cathedral-build-2 = Una puerta pide madera, un arco piedra, una cruz oro; cuenta como entrega.
guide-red-cathedral-build-3 = Una gema da 1 de prestigio; dos distintas, 3.
guide-red-cathedral-build-4 = Quien deja una sección sin terminar bajo las terminadas de otros pierde reconocimiento.
guide-red-cathedral-market-title = Visitar el mercado
guide-red-cathedral-market-lead = Mueve un dado según su valor en sentido horario, nunca adonde haya otros tres.
guide-red-cathedral-market-words = Toma la loseta una vez por cada dado que haya, usa la carta del cuadrante y haz trabajar una loseta tuya. Después se vuelven a tirar todos esos dados.
guide-red-cathedral-market-1 = El dado blanco y el de tu color van un espacio más allá por cada rublo.
guide-red-cathedral-market-2 = Lo que muestra la loseta, por los dados que hay ahora en el espacio.
guide-red-cathedral-market-3 = Una de las dos acciones de la carta: el rayo una vez; el infinito, tantas como puedas pagar.
guide-red-cathedral-market-4 = Tu loseta boca arriba en el taller del color del dado.
guide-red-cathedral-workshop-title = Llevar el taller
guide-red-cathedral-workshop-lead = El dado que mueves despierta la loseta visible de su color.
guide-red-cathedral-workshop-words = Los materiales ocupan diez lugares; cuatro están cubiertos por estandartes, así que cada reclamación hace sitio. Lo que no cabe se pierde.
guide-red-cathedral-workshop-1 = Elige el taller según el dado que más vayas a mover: el blanco tiene dos.
guide-red-cathedral-workshop-2 = Primero salen del inventario los estandartes; cada uno libera un lugar.
guide-red-cathedral-workshop-3 = No se tira nada para hacer sitio. Los rublos y los puntos no lo necesitan.
guide-red-cathedral-end-title = El final y el recuento
guide-red-cathedral-end-lead = Una sexta sección: 3 de prestigio, y un último turno para los demás.
guide-red-cathedral-end-words = Una torre vale 2 por sección y 1 por adorno. La mayor presencia se lo lleva todo, la siguiente la mitad; entre dos jugadores, un tercio.
guide-red-cathedral-end-1 = Quien termina primero una sexta sección recibe 3 de prestigio y acaba la partida.
guide-red-cathedral-end-2 = La presencia: tus estandartes en secciones terminadas y tus adornos, estén donde estén.
guide-red-cathedral-end-3 = Entre dos, si hay empate en una torre, nadie recibe nada.
guide-red-cathedral-end-4 = Cinco materiales o rublos sobrantes hacen 1 de prestigio.

## En solitario contra Iván

guide-red-cathedral-solo-title = En solitario contra Iván
guide-red-cathedral-solo-row-title = La fila de Iván
guide-red-cathedral-solo-row-lead = Iván, el arquitecto del zar, tiene cinco cartas y no usa rublos.
guide-red-cathedral-solo-row-words = Están en fila, cada una bajo una loseta de dado. La primera visible dice lo que hace; siempre lo sabes de antemano.
guide-red-cathedral-solo-turn-title = Su turno
guide-red-cathedral-solo-turn-lead = Su loseta mueve el dado que muestra; después actúa su carta.
guide-red-cathedral-solo-turn-words = El mercado le da reconocimiento y nada más. Los dados a los que llega se vuelven a tirar: tus planes también.
guide-red-cathedral-solo-claims-title = Sus reclamaciones
guide-red-cathedral-solo-claims-lead = Reclama encima de ti, donde puede.
guide-red-cathedral-solo-claims-words = Así que termina lo que empieces: si termina encima de una sección tuya sin terminar, pierdes reconocimiento como siempre.
guide-red-cathedral-solo-ornament-title = Sus adornos
guide-red-cathedral-solo-ornament-lead = Acabada su fila, pone un adorno, primero en tus secciones.
guide-red-cathedral-solo-ornament-words = No le cuesta nada. Decora tus secciones antes que él; al final las torres se cuentan como entre dos.

## Contractors

guide-red-cathedral-contractors-title = Contractors
guide-red-cathedral-contractors-region-title = La región
guide-red-cathedral-contractors-region-lead = Seis ciudades, y cinco especialistas entre ellas.
guide-red-cathedral-contractors-region-words = Cada torre pertenece a una ciudad. Mientras la torre crece, la ciudad acoge contratistas.
guide-red-cathedral-contractors-recruit-title = Reclutar
guide-red-cathedral-contractors-recruit-lead = La cuarta acción: envía un contratista a una ciudad abierta.
guide-red-cathedral-contractors-recruit-words = Cuesta un permiso por cada contratista que haya entonces, incluido el nuevo. Llega pronto, o con muchos permisos.
guide-red-cathedral-contractors-hire-title = Contratar
guide-red-cathedral-contractors-hire-lead = Por 2 rublos un especialista junto a esa ciudad es tuyo.
guide-red-cathedral-contractors-hire-words = O despide a uno que le serviría a un rival. El hueco se llena de la bolsa.
guide-red-cathedral-contractors-specialist-title = Un especialista
guide-red-cathedral-contractors-specialist-lead = El dado negro llama a tu especialista, una vez.
guide-red-cathedral-contractors-specialist-words = Después la loseta muestra su herramienta. Herramientas distintas forman un juego, y los juegos valen hasta 16 de prestigio al final.
guide-red-cathedral-contractors-black-die-title = El dado negro
guide-red-cathedral-contractors-black-die-lead = Un sexto dado, y permisos en vez de reconocimiento.
guide-red-cathedral-contractors-black-die-words = Cualquiera puede llevar el dado negro más lejos por rublos, como el blanco.
guide-red-cathedral-contractors-cities-title = Una ciudad cierra
guide-red-cathedral-contractors-cities-lead = Cuando una torre está completa, su ciudad paga.
guide-red-cathedral-contractors-cities-words = Todos ganan reconocimiento: sus estandartes en la torre por sus contratistas en la ciudad. Las torres sin completar no pagan nada.

## Basilica

guide-basilica-title = Basilica
guide-basilica-goal-title = El objetivo
guide-basilica-goal-lead = Dos canteros abovedan una nave. Ten las zonas cuando entre el rey.
guide-basilica-goal-words = Tres acciones por turno, como quieras: poner una bóveda, un constructor en ella, cumplir una orden. Ganan más puntos.
guide-basilica-goal-1 = El rey da 30 pasos y puntúa en 10, 20 y 30.
guide-basilica-goal-2 = Tienes cinco constructores, cuatro rangos que dar y una moneda.
guide-basilica-vault-title = Poner una bóveda
guide-basilica-vault-lead = Una de tres, en cinco columnas, junto a algo que ya esté en pie.
guide-basilica-vault-words = La primera fila siempre está abierta. Un comodín, de dos colores, no puede tocar otro comodín.
guide-basilica-vault-1 = Tocar es por un lado, nunca por una esquina.
guide-basilica-vault-2 = Una corona en la bóveda mueve al rey un paso.
guide-basilica-vault-3 = La orden de encima del hueco se da la vuelta y es la siguiente bóveda.
guide-basilica-builder-title = Poner un constructor
guide-basilica-builder-lead = Justo después de poner una bóveda, en esa bóveda: cuesta una acción.
guide-basilica-builder-words = Tienes cinco. Una orden permite ascender a uno de ellos.
guide-basilica-builder-1 = Un arquitecto duplica las bóvedas de la zona, la gane quien la gane.
guide-basilica-builder-2 = Un maestro cantero cuenta por dos.
guide-basilica-builder-3 = Hércules gana donde los dos son igual de fuertes.
guide-basilica-order-title = Cumplir una orden
guide-basilica-order-lead = Tres de siete órdenes están a la vista; toma una que puedas cumplir entera.
guide-basilica-order-words = Si lleva una moneda, el rival puede darte la suya y hacer lo mismo. La loseta se va y el hueco se llena enseguida.
guide-basilica-order-1 = Ascender da un rango.
guide-basilica-order-2 = Reclutar pone un constructor en una bóveda libre; Mover envía uno a la de al lado.
guide-basilica-order-3 = Catástrofe quita una bóveda en la que no hay nadie.
guide-basilica-order-4 = Solo hay dos monedas: quien paga arma al otro.
guide-basilica-zones-title = Zonas y mayoría
guide-basilica-zones-lead = Una zona es lo que se toca en un color; los comodines cuentan en los dos.
guide-basilica-zones-words = El más fuerte recibe 1 por bóveda y 2 por vidriera. El otro recibe 1 por cada constructor suyo allí.
guide-basilica-zones-1 = Con un arquitecto cada bóveda cuenta doble.
guide-basilica-zones-2 = Una vidriera vale 2 para quien gana la zona.
guide-basilica-zones-3 = El más débil no se va con las manos vacías: 1 punto por constructor.
guide-basilica-king-title = Llega el rey
guide-basilica-king-lead = En los pasos 10, 20 y 30 el turno se detiene y se puntúa cada zona.
guide-basilica-king-words = Después los constructores vuelven, se retiran las filas 1 y 2 y los andamios, y el resto se desliza. La tercera puntuación acaba la partida.
guide-basilica-king-1 = Quien pone la corona acaba su turno enseguida: elige el momento.
guide-basilica-king-2 = Vuelven todos los constructores, y sus rangos también.
guide-basilica-king-3 = Tras la tercera puntuación ganan más puntos.
