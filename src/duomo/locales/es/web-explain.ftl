# «¿Qué es esto?»: las fichas que explican cada pieza, cada signo y cada número.

web-explain-when = ¿Cuándo puedo usarlo?
web-explain-now = Ahora:
web-explain-next = Si tu turno empezara ahora:
web-explain-theirs = Si el turno de { $name } empezara ahora:
web-explain-then = { $name } podía:
web-explain-more = { $n } más
web-explain-rules = Las reglas

## Answers

web-asked-now = Ahora se pregunta: { $asked }
web-awaited = Ahora decide { $name }.
web-awaited-question = Ahora decide { $name }. La pregunta: «{ $question }»
web-awaited-dice = Antes vienen los dados o las cartas.
web-why-no-part = Ahora no se hace nada con esto.
web-held = Elegido: { $what }. Termina el turno para confirmarlo, o elige otra vez.
web-key-explain = recorrer todo lo que tiene explicación
web-key-what = ir a la cosa siguiente; ¿qué es?
web-invite = Enlaces de invitación
web-pocket-theirs = Lo que tiene el jugador
web-turn-theirs = El turno
web-rc-workshop-of = Taller de { $who }
web-rc-contracts-of = Contratos de { $who }
web-rc-buttresses-of = Contrafuertes de { $who }
web-score-last = Última acción: { $what }
web-sum-length = Unos { $minutes } minutos.

## The Red Cathedral: the market

web-explain-rc-to =
    { $rubles ->
        [0] Al espacio { $space }: { $gain }
       *[other] Por { rc-rubles } al espacio { $space }: { $gain }
    }
web-explain-rc-die = Muestra { $face }, está en el espacio { $space }
web-explain-rc-die-moves =
    { $face ->
        [one] Avanza 1 espacio en el sentido del reloj, hasta el { $goal } ({ $gain }).
       *[other] Avanza { $face } espacios en el sentido del reloj, hasta el { $goal } ({ $gain }).
    }
web-explain-rc-die-further = El dado blanco y el de tu color avanzan un espacio más por cada rublo.
web-explain-rc-die-tile = Quien lo mueve puede activar además la loseta de una casilla de su color.
web-explain-rc-die-black = Quien lo mueve puede usar además un especialista.
web-explain-rc-die-when = Mover un dado es una de las acciones de un turno: la visita al mercado.
web-explain-rc-stall = Loseta de recurso, espacio { $space } del mercado
web-explain-rc-stall-gives = Quien mueve un dado aquí puede tomar { $gain }, una vez por cada dado en este espacio.
web-explain-rc-stall-dice = Aquí ahora: { $dice }.
web-explain-rc-stall-room = No se puede tomar más de lo que hay en la reserva ni de lo que cabe en el inventario.
web-explain-rc-stall-when = Cuando un dado que mueves acaba aquí.
web-explain-rc-card = Carta de influencia: una de las dos
web-explain-rc-card-when = Cuando un dado que mueves acaba en el espacio { $one } o { $other }.
web-explain-rc-action = { rc-action }; { rc-mark }.
web-explain-rc-action-shown = { rc-action } ({ $shown }); { rc-mark }.
web-explain-rc-reserve = Quedan { $what }. Lo que se paga vuelve aquí; nadie puede tomar más de lo que hay.
web-explain-rc-diamond = Un diamante entregado vale por cualquier material que haga falta allí.

## The Red Cathedral: the site

web-explain-rc-section = Sección { $section }
web-explain-rc-claimed = El estandarte es de { $who }: solo su dueño entrega aquí.
web-explain-rc-pays = Quien la termina gana { $what }.
web-explain-rc-section-tile = Quien la reclama recibe su loseta: { $tile }.
web-explain-rc-adorn =
    Una vez terminada, cualquiera puede decorarla con { rc-ornament }; cuesta { rc-one }.
web-explain-rc-counts = Cuenta para su dueño cuando se puntúa la torre.
web-explain-rc-section-when =
    { $state ->
        [free] Para reclamarla hace falta un estandarte; sobre el suelo, la sección de debajo ya debe tener uno.
        [claimed] Su dueño entrega materiales aquí con la acción «Construir».
       *[finished] Un adorno es una entrega de la acción «Construir».
    }
web-explain-rc-tower = Lo que vale ahora, y para quién
web-explain-rc-worth = Ahora vale { $value } de prestigio: 2 por cada sección terminada, 1 por cada adorno.
web-explain-rc-presence = { $who }: presencia { $presence } ({ $banners ->
        [one] 1 sección
       *[other] { $banners } secciones
    }, { $ornaments ->
        [one] 1 adorno
       *[other] { $ornaments } adornos
    }), obtendría { $prestige } de prestigio.
web-explain-rc-tower-city = Su ciudad es { $city }; se cierra cuando se termina la última sección.
web-explain-rc-foreman = Donde está el capataz, terminar una sección da 1 de reconocimiento más y las penalizaciones cuentan doble.
web-explain-rc-marker = Marcador de Iván: su próximo contratista va a la ciudad de esta torre.

## The Red Cathedral: players

web-explain-rc-recognition = El marcador está en la casilla { $space }. El reconocimiento lo avanza otras tantas casillas; las penalizaciones lo retrasan.
web-explain-rc-prestige = { $prestige } de prestigio si la partida acabara ahora, antes de lo que sobra y de las torres. 1 de prestigio lleva el marcador a la estrella siguiente.
web-explain-rc-rubles = Los rublos avanzan dados y pagan casillas y acciones de cartas. Al final, 5 entre rublos y materiales son 1 de prestigio.
web-explain-rc-banner = Estandarte
web-explain-rc-banners = Un estandarte reclama una sección y se queda en ella. El que sale del inventario libera un espacio.
web-explain-rc-finished = Secciones terminadas
web-explain-rc-sixth = Quien termina antes una sexta sección gana 3 de prestigio; los demás tienen un turno más.
web-explain-rc-party = Tablero de un jugador
web-explain-rc-material = Material
web-explain-rc-material-for = Con materiales se construyen y se decoran secciones. Cada uno ocupa un espacio del inventario.
web-explain-rc-material-when = Se entrega con la acción «Construir»; se da por acciones de cartas.
web-explain-rc-inventory = Un material en cada espacio. Un estandarte que está sobre un espacio lo cubre.
web-explain-rc-covered = Tomado para reclamar, libera este espacio para un material.
web-explain-rc-ornament = Adorno
web-explain-rc-ornament-for =
    Para una sección terminada ({ rc-kind }), la terminara quien la terminara; cuesta { rc-one } y cuenta como presencia en la torre.
web-explain-rc-gems = Una gema engastada da al momento 1 de prestigio, dos del mismo color 2, dos distintas 3.
web-explain-rc-at-hand = Disponibles: { $n } de { $all }.
web-explain-rc-ornament-when = Un adorno es una entrega de la acción «Construir».
web-explain-rc-slot = Taller de { $who }
web-explain-rc-tile = Activada, la loseta da: { $tile }.
web-explain-rc-tile-die = Da lo que muestra la loseta de recurso bajo ese dado.
web-explain-rc-face-down = La loseta está boca abajo y no se usa nunca.
web-explain-rc-slot-empty = Vacía. Colocar aquí una loseta boca arriba cuesta { rc-rubles }; boca abajo es gratis.
web-explain-rc-slot-banner = Mientras esté el estandarte, no admite losetas.
web-explain-rc-slot-ornament = Una loseta colocada boca arriba libera el adorno que hay encima: { rc-ornament-name }.
web-explain-rc-tile-when = Cuando visitas el mercado con { rc-die }, y una vez al colocar la loseta.
web-explain-rc-slot-when = Cuando reclamas una sección, su loseta va a una casilla.
web-explain-rc-aside-trade = Tu marcador vuelve a la estrella anterior y recibes 2 rublos. Tantas veces como quieras.
web-explain-rc-aside-permit = Tu marcador vuelve a la estrella anterior y recibes 1 permiso. Tantas veces como quieras.
web-explain-rc-aside-reroll = Tu marcador vuelve a la estrella anterior y se vuelven a tirar todos los dados de un espacio. Una vez por turno.
web-explain-rc-aside-when = En cualquier momento de tu turno.
web-explain-rc-track = El reconocimiento cuenta cada casilla; el prestigio, las estrellas. Al final solo cuenta el prestigio.

## Contractors

web-explain-rc-specialist = Especialista
web-explain-rc-tool = Su herramienta cuenta al final: { ct-tool }.
web-explain-rc-no-specialist = Aquí está el especialista que se tiene, uno cada vez.
web-explain-rc-specialist-when = Cuando visitas el mercado con el dado negro.
web-explain-ct-city = Ciudad de la región
web-explain-ct-there = Contratistas allí: { $who }.
web-explain-ct-closes = Se cierra cuando la torre { $tower } está completa, y entonces se puntúa.
web-explain-ct-closed = Está cerrada: ya nadie puede ir.
web-explain-ct-recruit = Tu próximo contratista va por { ct-permits }; luego eliges un especialista de al lado.
web-explain-ct-city-when = Contratar es una de las acciones de un turno.
web-explain-ct-nobody = Aquí no espera nadie. La bolsa llena el espacio mientras tenga especialistas.
web-explain-ct-space = Espera en el espacio { $space } de la región
web-explain-ct-hire-when = Cuando un contratista tuyo llega a una ciudad de al lado: por 2 rublos es tuyo; si no, sale de la partida.
web-explain-ct-bag = De ella se sacan especialistas al azar.
web-explain-ct-permits = Los permisos pagan las contrataciones; una ciudad pide más cuando hay contratistas en ella.
web-explain-ct-crew = Sale primero el siguiente. Cuanto más a la derecha estaba, más da su sitio.
web-explain-ct-bonus = El siguiente da { $gain }.
web-explain-ct-tools = Herramientas
web-explain-ct-sets = Las series de herramientas distintas dan prestigio al final; ahora { $prestige }.

## Guilds

web-explain-guild-contract = Contrato
web-explain-guild-contracts = Los contratos son secretos, 3 en mano como mucho, y se puntúan al final de la partida.
web-explain-guild-secret = Solo su dueño sabe lo que piden.
web-explain-guild-buttress = Contrafuerte
web-explain-guild-buttresses = Se usa en cualquier momento del propio turno, uno por turno; luego sale de la partida.
web-explain-guild-use-when = En cualquier momento de tu turno, si entonces tiene efecto.
web-explain-guild-take-when = Con la acción de los Ladrilleros, por 2 ladrillos.
web-explain-guild-cards = Cartas de sección que no están en la catedral. Las robadas se barajan de nuevo cuando el mazo se acaba.
web-explain-guild-foreman = El capataz

## Ivan

web-explain-solo-card = Carta de Iván
web-explain-solo-does =
    { $card ->
        [recognition] Gana 4 de reconocimiento.
        [inventory] Toma 4 materiales del montón más grande de la reserva y los guarda aquí.
        [transport] Todo lo que hay en Inventario pasa a Construir.
        [claim] Pone un estandarte, mejor justo encima de una sección tuya. Si varias valen igual, eliges tú.
        [build] Entrega a sus secciones todo lo que hay aquí.
       *[recruit] Envía un contratista a la ciudad de su marcador y toma allí un especialista.
    }
web-explain-solo-die = Cuando le toca, también se mueve { rc-die }.
web-explain-solo-down = Ya usada. Cuando todas las losetas están boca abajo se barajan y se colocan de nuevo.
web-explain-solo-holds = Aquí ahora: { $what }.
web-explain-solo-ivan = El arquitecto del zar
web-explain-solo-turn = En su turno se usa la carta siguiente de su fila: se gira su loseta, se mueve su dado, ocurre su efecto.
web-explain-solo-end = Puntúa como un jugador. Donde las reglas le dejan elegir, eliges tú.

## The final scoring

web-explain-scored = Puntuación final
web-explain-scored-track-name = Prestigio en el marcador
web-explain-scored-track = La última estrella que el marcador ha alcanzado o pasado.
web-explain-scored-leftovers-name = Lo que sobra
web-explain-scored-leftovers = 1 de prestigio por cada 5 entre rublos y materiales.
web-explain-scored-towers-name = Torres
web-explain-scored-towers = Cada torre vale 2 por sección terminada y 1 por adorno. La presencia más fuerte se lo lleva todo; las siguientes, una parte.
web-explain-scored-tools-name = Herramientas
web-explain-scored-tools = Series de herramientas distintas, primero las mayores.
web-explain-scored-contract-name = Contratos
web-explain-scored-contract = Lo que piden los contratos en mano se paga antes que todo lo demás.
web-explain-scored-total-name = Prestigio en total
web-explain-scored-total = Gana quien más prestigio tiene; si empatan, más secciones terminadas, luego más adornos.

## Basilica

web-explain-ba-order = Loseta de orden
web-explain-ba-order-when = Ejecutar una orden es una de las tres acciones de un turno.
web-explain-ba-coin = La moneda: después el rival puede darte una moneda y ejecutarla también.
web-explain-ba-back = En su reverso hay una bóveda ({ ba-colours }); baja cuando se toma la bóveda de debajo.
web-explain-ba-vault = Loseta de bóveda
web-explain-ba-vault-for = Va a una casilla vacía junto a una bóveda o un andamio, o en la primera fila.
web-explain-ba-vault-when = Colocar una bóveda es una de las tres acciones de un turno.
web-explain-ba-joker = Un comodín cuenta para una zona de cada uno de sus colores y no puede estar junto a otro comodín.
web-explain-ba-crown = Una corona avanza al rey una casilla cuando se coloca la bóveda.
web-explain-ba-cell = Casilla { $cell }: fila, columna
web-explain-ba-empty = Aquí aún no hay nada construido.
web-explain-ba-scaffold = Bloquea la casilla hasta el próximo recuento.
web-explain-ba-builder = Los constructores luchan por la mayoría en su zona.
web-explain-ba-glass = Una vidriera suma 2 puntos a la mayoría.
web-explain-ba-glass-kind = Sobre una bóveda
web-explain-ba-rank = Rango de un constructor
web-explain-ba-rank-architect = Un arquitecto dobla las bóvedas de la zona, sea de quien sea; una vez.
web-explain-ba-rank-mason = Un maestro albañil cuenta como dos constructores.
web-explain-ba-rank-hercules = Hércules gana la mayoría cuando la fuerza es igual.
web-explain-ba-cell-when = Cuando la frase pide una casilla, o sobre la bóveda que acabas de colocar.
web-explain-ba-zone = La zona { ba-zone-colour } ({ $vaults ->
        [one] 1 bóveda
       *[other] { $vaults } bóvedas
    }): ahora { $white } puntos para Blanco, { $black } para Negro.
web-explain-ba-zone-name = La zona { ba-zone-colour } en { $cell }
web-explain-ba-zone-worth = { $vaults ->
        [one] 1 bóveda: 1 punto
       *[other] { $vaults } bóvedas: { $vaults } puntos
    } para la mayoría.
web-explain-ba-strength =
    { $lead ->
        [white] Fuerza { $white } a { $black }: Blanco tiene la mayoría.
        [black] Fuerza { $white } a { $black }: Negro tiene la mayoría.
       *[nobody] Fuerza { $white } a { $black }: nadie tiene la mayoría.
    }
web-explain-ba-gets = Puntuado ahora: Blanco { $white }, Negro { $black }. La minoría obtiene 1 por constructor.
web-explain-ba-scored-zone = La mayoría obtiene 1 punto por cada bóveda. La minoría obtiene 1 por cada uno de sus constructores.
web-explain-ba-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
web-explain-ba-points-about = Gana quien más puntos tiene al final. Vienen de los tres recuentos.
web-explain-ba-reserve-about = Un constructor se coloca con la acción justo después de una bóveda, sobre ella, o con Reclutar. Tras un recuento vuelven todos.
web-explain-ba-tokens-about = Un ascenso toma una para un nuevo rango. Vuelve con su constructor.
web-explain-ba-coins-about = Una moneda, dada al rival, repite para ti su ascenso, su reclutamiento o su confusión.
web-explain-ba-king = El rey
web-explain-ba-king-about = Cuando entra en 10, 20 o 30, el turno acaba y sigue un recuento; el tercero acaba la partida.
web-explain-ba-actions = Un turno son exactamente tres acciones: bóvedas, órdenes, y un constructor justo después de una bóveda.
web-explain-ba-pile = { $tiles ->
        [one] Pila de 1 loseta
       *[other] Pila de { $tiles } losetas
    }
web-explain-ba-top = Encima está { ba-order } ({ ba-colours }): es la siguiente.
web-explain-ba-pile-first = Cuando la pila se acaba por primera vez, los descartes forman una nueva.
web-explain-ba-pile-last = Cuando la pila se acaba otra vez, la partida termina con un último recuento.
