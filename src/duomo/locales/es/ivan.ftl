# Iván en una mesa de verdad: qué hacer con las piezas.

ivan-do-card = Pon boca abajo la loseta de { rc-solo-card }: { rc-die-name }.
ivan-do-die = { rc-solo-card }: mueve el { rc-die-name } de la casilla { $from } a la { $space }.
ivan-do-blocked = { rc-solo-card }: hay tres dados en la casilla { $space }, el { rc-die-name } se queda. Sin ganancia ni tirada.
ivan-do-market = { rc-solo-card }: por la casilla { $space } su marcador avanza { $recognition }.
ivan-do-recognition = { rc-solo-card }: su marcador avanza { $recognition }.
ivan-do-takes = Pon { rc-amount-object } de la reserva en { rc-solo-card }.
ivan-do-transports = { rc-solo-card }: mueve todo de Inventario a Construir, { $amount } en total.
ivan-do-claims = { rc-solo-card }: pon su estandarte en la sección { $section }; su loseta de taller sale del juego.{ $recognition ->
        [0] {""}
       *[other] {" "}Su marcador avanza { $recognition }.
    }
ivan-do-delivers = { rc-solo-card }: pon { rc-amount-object } en la sección { $section }.
ivan-do-finish = La sección { $section } está terminada: gira su carta, los materiales vuelven a la reserva. Su marcador avanza { $recognition }.
ivan-do-penalty =
    { $whose ->
        [his] Su marcador retrocede { $recognition }: la sección { $section } se termina sobre su obra inacabada.
       *[yours] Tu marcador retrocede { $recognition }: la sección { $section } se termina sobre tu obra inacabada.
    }
ivan-do-decorates = Todas sus losetas están boca abajo: pon { rc-ornament } suyo en la sección { $section }. Su marcador avanza { $prestige } casilla de prestigio.
ivan-do-reshuffles = Mezcla sus losetas y vuelve a ponerlas boca arriba sobre la fila.
ivan-do-marker = Pon su indicador en la torre { $tower }: { ct-city }.
ivan-do-recruits = { rc-solo-card }: envía a uno de sus contratistas a { ct-city }.
ivan-do-specialist = { rc-solo-card }: toma al especialista con la herramienta { ct-tool }; pon la loseta junto a él.{ $recognition ->
        [0] {""}
       *[other] {" "}Su marcador avanza { $recognition }.
    }
ivan-do-cancels = { rc-solo-card }: dos herramientas iguales, { ct-tool }: ambos especialistas vuelven a la bolsa.
ivan-do-moscow = { rc-solo-card }: en Moscú su marcador avanza { $prestige } casilla de prestigio.
ivan-do-city-points =
    { $whose ->
        [his] { ct-city } cierra: su marcador avanza { $recognition }.
       *[yours] { ct-city } cierra: tu marcador avanza { $recognition }.
    }

ivan-ask-turn = Tu turno. Juega y después di lo que le importa a Iván.
ivan-ask-roll = Tira el { rc-die-name } donde está. ¿Qué muestra?
ivan-ask-rolls = Tira donde están los { $count } dados de esa casilla. ¿Qué muestran?
ivan-ask-tile = ¿Qué loseta está en la siguiente carta de su fila?
ivan-ask-specialist = Saca un especialista de la bolsa. ¿Cuál?
ivan-ask-card = Iván reclama la sección { $section }. ¿Qué hay impreso?
ivan-ask-reserve = ¿Qué montón de la reserva es el mayor?
ivan-ask-over = La partida ha acabado. Cuenta los puntos.
server-no-position = Esto no es una posición.
server-no-copy = Este archivo no contiene valores de un ejemplar.
server-bad-position = { $reason }
refusal-companion-dice-full = Hay más de tres dados en la casilla { $space }.
refusal-companion-section = Eso no puede haberle pasado a la sección { $section } en este turno.
refusal-companion-no-die = En esta mesa no está ese dado: { rc-die-name }.
refusal-companion-none-to-roll = No quedaría ningún dado que tirar: { rc-die-name } tiene que estar en el espacio al que llegó.
refusal-companion-no-recognition = Con Contratistas no hay ninguna loseta de reconocimiento en el mercado.
refusal-count-seventh-section = { position-party } tiene { $count } secciones terminadas. La sexta acaba la partida, y nadie tiene un séptimo estandarte.

ivan-coming-card =
    { $card ->
        [recognition] Después su marcador avanza { $recognition }.
        [inventory] Después toma { $amount } materiales del montón más grande.
        [transport] Después todo pasa de Inventario a Construir.
        [claim] Después reclama: justo encima de una sección tuya, si no una base. Entre varias eliges tú.
        [build] Después construye con todo lo que hay en Construir.
       *[recruit] Después envía un contratista a la ciudad de su indicador.
    }
ivan-coming-first = Después su fila empieza de nuevo con { rc-solo-card }.
ivan-coming-you = Después te toca a ti. { $tiles ->
        [0] Todas sus losetas están boca abajo.
        [one] Una loseta suya sigue boca arriba.
       *[other] { $tiles } losetas suyas siguen boca arriba.
    }

ivan-lay-market = Mezcla las 8 losetas de recurso en el mercado{ $tile ->
        [permits] , con la loseta de permiso en lugar de la de reconocimiento
       *[recognition] {""}
    }. Roba una carta de influencia de cada grupo y repártelas en los cuadrantes.
ivan-lay-towers = Construye las { $towers } torres de izquierda a derecha, de { $heights } secciones: { $towers } bases, { $middles } cuerpos y { $towers } cúpulas al azar, con el coste a la vista.
ivan-lay-tiles = Deja fuera las losetas de taller con el signo 3+{ $contractors ->
        [on] ; salen dos de reconocimiento, entran una de permiso y una del dado negro
       *[off] {""}
    }. Mezcla las demás y pon una boca arriba en cada sección.
ivan-lay-dice = Tira los { $dice } dados. Pon uno en el espacio de la loseta de { $tile ->
        [permits] permiso
       *[recognition] reconocimiento
    } y uno en cada espacio siguiente, en sentido horario, en cualquier orden.
ivan-lay-you = Tú: 4 estandartes en tu inventario, 2 al lado, 4 ornamentos, tu marcador en el espacio 2, 3 rublos{ $contractors ->
        [on] , 1 permiso y tus 6 contratistas en fila
       *[off] {""}
    }.
ivan-lay-ivan = Iván: un color propio, 6 estandartes, 4 ornamentos, ni tablero ni rublos. Su marcador está en { $contractors ->
        [on] el espacio de prestigio 3
       *[off] el espacio 2
    }.
ivan-lay-row = Mezcla sus { $cards } cartas de solitario en una fila. Mezcla sus { $cards } losetas de dado, las del signo 3+, y pon una boca arriba en cada una. Pon 5 de sus estandartes en Reclamar.
ivan-lay-region = Prepara la región, mete los 24 especialistas en la bolsa y saca uno para cada uno de sus { $spaces } espacios. Todos los contratistas de Iván están bajo Reclutar.
ivan-lay-cities = Mezcla las 6 losetas de ciudad y pon una en cada una de las { $towers } torres. Las ciudades que sobran están cerradas.
ivan-lay-base = Pon su sexto estandarte en la base con más reconocimiento, la de más a la izquierda si hay empate. Su loseta sale del juego.
ivan-lay-marker = Pon su indicador en esa torre, y uno de sus contratistas en su ciudad, gratis.
