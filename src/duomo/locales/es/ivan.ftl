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
ivan-ask-tile = ¿Qué loseta está en la siguiente carta de su fila?
ivan-ask-specialist = Saca un especialista de la bolsa. ¿Cuál?
ivan-ask-card = Iván reclama la sección { $section }. ¿Qué hay impreso?
ivan-ask-reserve = ¿Qué montón de la reserva es el mayor?
ivan-ask-over = La partida ha acabado. Cuenta los puntos.
server-no-position = Esto no es una posición.
server-no-copy = Este archivo no contiene valores de un ejemplar.
server-bad-position = { $reason }
refusal-companion-dice-full = Hay más de tres dados en la casilla { $space }.
