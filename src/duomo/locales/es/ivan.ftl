# Iván en una mesa de verdad: qué hacer con las piezas.

ivan-do-card = Ponga boca abajo la loseta de { rc-solo-card }: { rc-die-name }.
ivan-do-die = { rc-solo-card }: mueva el { rc-die-name } de la casilla { $from } a la { $space }.
ivan-do-blocked = { rc-solo-card }: hay tres dados en la casilla { $space }, el { rc-die-name } se queda. Sin ganancia ni tirada.
ivan-do-market = { rc-solo-card }: por la casilla { $space } su marcador avanza { $recognition }.
ivan-do-recognition = { rc-solo-card }: su marcador avanza { $recognition }.
ivan-do-takes = Ponga { rc-amount-object } de la reserva en { rc-solo-card }.
ivan-do-transports = { rc-solo-card }: mueva todo de Inventario a Construir, { $amount } en total.
ivan-do-claims = { rc-solo-card }: ponga su estandarte en la sección { $section }; su loseta de taller sale del juego.{ $recognition ->
        [0] {""}
       *[other] {" "}Su marcador avanza { $recognition }.
    }
ivan-do-delivers = { rc-solo-card }: ponga { rc-amount-object } en la sección { $section }.
ivan-do-finish = La sección { $section } está terminada: gire su carta, los materiales vuelven a la reserva. Su marcador avanza { $recognition }.
ivan-do-penalty =
    { $whose ->
        [his] Su marcador retrocede { $recognition }: la sección { $section } se termina sobre su obra inacabada.
       *[yours] El marcador de usted retrocede { $recognition }: la sección { $section } se termina sobre su obra inacabada.
    }
ivan-do-decorates = Todas sus losetas están boca abajo: ponga { rc-ornament } suyo en la sección { $section }. Su marcador avanza { $prestige } casilla de prestigio.
ivan-do-reshuffles = Mezcle sus losetas y vuelva a ponerlas boca arriba sobre la fila.
ivan-do-marker = Ponga su indicador en la torre { $tower }: { ct-city }.
ivan-do-recruits = { rc-solo-card }: envíe a uno de sus contratistas a { ct-city }.
ivan-do-specialist = { rc-solo-card }: toma al especialista con la herramienta { ct-tool }; ponga la loseta junto a él.{ $recognition ->
        [0] {""}
       *[other] {" "}Su marcador avanza { $recognition }.
    }
ivan-do-cancels = { rc-solo-card }: dos herramientas iguales, { ct-tool }: ambos especialistas vuelven a la bolsa.
ivan-do-moscow = { rc-solo-card }: en Moscú su marcador avanza { $prestige } casilla de prestigio.
ivan-do-city-points =
    { $whose ->
        [his] { ct-city } cierra: su marcador avanza { $recognition }.
       *[yours] { ct-city } cierra: el marcador de usted avanza { $recognition }.
    }

ivan-ask-turn = Su turno. Juegue y después diga lo que le importa a Iván.
ivan-ask-roll = Tire el { rc-die-name } donde está. ¿Qué muestra?
ivan-ask-tile = ¿Qué loseta está en la siguiente carta de su fila?
ivan-ask-specialist = Saque un especialista de la bolsa. ¿Cuál?
ivan-ask-card = Iván reclama la sección { $section }. ¿Qué hay impreso?
ivan-ask-reserve = ¿Qué montón de la reserva es el mayor?
ivan-ask-over = La partida ha acabado. Cuente los puntos.
server-no-position = Esto no es una posición.
server-no-copy = Este archivo no contiene valores de un ejemplar.
server-bad-position = { $reason }
refusal-companion-dice-full = Hay más de tres dados en la casilla { $space }.
