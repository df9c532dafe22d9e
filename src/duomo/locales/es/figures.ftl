# Figuras de las reglas: qué muestra cada una, en una frase. Los números vienen de su posición.

server-no-figure = No existe esa figura.
server-no-guide = No existe esa página.

## The Red Cathedral

figure-goal = Cuatro torres: las secciones pintadas están terminadas, los dibujos no. Estandartes y adornos dicen quién cuenta y dónde.
figure-section = Una sección que aún es un dibujo: abajo lo que cuesta, arriba lo que da.
figure-ring = El mercado: ocho espacios con sus losetas, cinco dados, cuatro cartas en el centro.
figure-room = { $places } lugares: los estandartes cubren todavía { $banners }, y cada uno que se planta deja sitio a un material más.
figure-track = El reconocimiento arriba, el prestigio abajo, en una sola regla: los números rojos son prestigio.
figure-claim = Iluminadas: una base, y la sección justo encima del estandarte de Azul. Tachada: nadie ha reclamado debajo.
figure-tile = La loseta de la sección: boca arriba por el precio de un taller, o boca abajo gratis.
figure-deliver = Falta oro, y se puede entregar.
figure-finished = El último material convierte el dibujo en pintura: { $recognition } de reconocimiento y { $rubles } rublo al instante.
figure-decorated = Una puerta con una gema verde y una morada en la base de Azul: { $prestige } de prestigio por dos gemas distintas.
figure-penalty = Rojo termina la cúpula. La base de Azul está sin terminar, secciones rojas de encima están terminadas: Azul retrocede { $lost } casillas.
figure-move-die = El dado azul muestra { $face } y avanza { $face } espacios en sentido horario.
figure-crowd = El azul muestra { $face }, pero allí ya hay tres dados: no puede ir.
figure-visit = Donde ha caído el dado: tomar lo que muestra la loseta, usar la carta del cuadrante, hacer trabajar una loseta tuya.
figure-resources = { $tile } de madera en la loseta, una vez por cada dado en el espacio: { $wood } de madera.
figure-influence = La carta del cuadrante: se puede usar una de sus dos acciones.
figure-activate = Se movió el dado azul, así que la loseta del taller azul puede trabajar.
figure-reroll = Al final de la visita se vuelven a tirar los dos dados.
figure-advanced = El tablero avanzado: adornos y estandartes están en los talleres y hay que liberarlos.
figure-worth = Secciones terminadas: { $finished }, adornos: { $ornaments }. La torre vale { $worth }. Rojo tiene presencia { $red } y se lo lleva todo, Azul { $blue } y recibe un tercio: { $second }.
figure-shares = Secciones terminadas: { $finished }, adornos: { $ornaments }. Son { $first } para la mayor presencia, { $second } para la siguiente, { $third } para la tercera.
figure-ivan-row = Las cinco cartas de Iván en fila, cada una con una loseta de dado.
figure-ivan-turn = La primera loseta visible se dio la vuelta: se movió el dado blanco y la carta le dio puntos; { $recognition } de reconocimiento en total.
figure-ivan-claim = Iván reclama encima de una sección tuya siempre que puede.
figure-ivan-ornament = Su puerta en tu base: en esta torre cuenta para él.

## Contractors

figure-region = Cinco ciudades en círculo alrededor de Moscú; entre ellas cinco especialistas.
figure-black-die = El dado negro, y un espacio que da permisos.
figure-recruit = Azul tiene un contratista en Súzdal: el siguiente allí cuesta un permiso más que en una ciudad vacía.
figure-hire = El contratista está en Súzdal, por { $permits } permisos. Dos especialistas tocan la ciudad: uno puede ser contratado.
figure-specialist = El especialista espera al dado negro en el taller negro.
figure-city-closes = La torre está completa: su ciudad cierra, y cada uno cuenta sus estandartes allí por sus contratistas. Azul recibe { $blue }.

## Basilica

figure-nave = Cinco columnas de bóvedas; constructores de los dos bandos están en zonas de un color.
figure-display = Órdenes arriba, bóvedas abajo: una orden que nadie toma será un día una bóveda.
figure-place = El comodín puede ir a donde toque algo que esté en pie. Tachada: allí quedaría junto a otro comodín.
figure-stand = La bóveda roja se acaba de poner: ahora, y solo ahora, puede ir un constructor encima.
figure-orders = Las siete órdenes. Las tres con marco están descubiertas, y cualquiera de ellas se puede tomar.
figure-promote = Una orden Ascender: ¿qué constructor recibe un rango?
figure-move = El constructor va a una bóveda libre junto a la suya.
figure-works = Dos andamios: allí no se puede poner nada antes de la próxima puntuación, pero las bóvedas pueden tocarlos.
figure-zones = Una zona amarilla y una azul; el comodín pertenece a las dos. Al lado, lo que daría ahora cada una.
figure-king = El rey está a un paso de una corona: el próximo trae una puntuación.
figure-before-cleanup = Llega el rey: tras el recuento se van las dos primeras filas.
figure-cleanup = Los constructores han vuelto, dos filas se han ido, el resto se ha deslizado.
