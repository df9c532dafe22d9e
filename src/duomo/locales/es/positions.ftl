# Lo que se contradice en una posición, y dónde.

position-party =
    { $party ->
        [red] Rojo
        [blue] Azul
        [green] Verde
        [yellow] Amarillo
       *[ivan] Ivan
    }
refusal-place-section = sección { $section }
refusal-place-player = jugador { $seat } ({ rc-colour })
refusal-place-party = { position-party }
refusal-place-slot = jugador { $seat } ({ rc-colour }), espacio { rc-slot-short }
refusal-place-die = mercado, { rc-die-name }
refusal-position-no-banner-below = { $place }: tiene estandarte, pero la sección de debajo no.
refusal-position-tile-gone = { $place }: tiene estandarte, así que su loseta de taller ya no está.
refusal-position-finished-unclaimed = { $place }: está terminada, así que debe llevar un estandarte.
refusal-position-delivered-unclaimed = { $place }: hay materiales encima, así que debe llevar un estandarte.
refusal-position-delivered-finished = { $place }: está terminada, así que ya no hay materiales encima.
refusal-position-ornament-unfinished = { $place }: tiene un ornamento, así que debe estar terminada.
refusal-position-all-delivered = { $place }: están todos sus materiales, así que está terminada.
refusal-position-delivered-too-many = { $place }: { $count } entregados ({ rc-material }), pero solo necesita { $whole }.
refusal-position-inventory = { $place }: hay { $count } materiales en el inventario, pero solo { $spaces } casillas están libres de estandartes.
refusal-position-banners = { $place }: hay { $count } estandartes en secciones; cada jugador tiene { $most }.
refusal-position-banner-places = { $place }, estandartes: { $claims } en secciones, { $inventory } en el inventario, { $beside } al lado y { $slots } en espacios no suman { $all }, como máximo { $ruler } en el inventario y { $most } al lado.
refusal-position-ornaments = { $place }, ornamentos ({ rc-ornament-name }): { $available } disponibles, { $lying } en espacios y { $placed } en secciones no suman { $all }.
refusal-position-slot-bare = { $place }: en un tablero estándar no hay nada.
refusal-position-slot-banner = { $place }: los estandartes solo están en espacios blancos.
refusal-position-slot-ornament = { $place }: los ornamentos solo están en espacios de color.
refusal-position-slot-blocked = { $place }: un estandarte lo bloquea, así que no hay ninguna loseta.
refusal-position-slot-freed = { $place }: su loseta está boca arriba, así que el ornamento ({ rc-ornament-name }) está disponible.
refusal-position-dice-full = { $place }: ya hay tres dados en la casilla { $space }.
refusal-position-too-much-in-play = { rc-material }: hay { $count } piezas en juego, pero solo existen { $exist }.
refusal-position-reserve = reserva ({ rc-material }): { $left } y { $count } en juego son más que los { $exist } que hay.
refusal-position-turn-order = turno: el turno { $turns } es de { $party } si empieza { $starter }, no de { $other }.
refusal-position-ender-early = final: { position-party } solo ha terminado { $count } secciones.
refusal-position-enders = final: { position-party } y { $other } han terminado seis secciones; diga quién fue primero.
refusal-position-ended = turno: { position-party } terminó la sexta sección, así que la partida acaba antes del próximo turno de { position-party }.
refusal-position-nothing-to-do = decisión { $number }: { position-party } no puede hacer nada de lo que pide.
refusal-position-tiles = { $place }: { $tiles } losetas de taller, pero { $claims } estandartes en secciones; cada loseta llegó con una reclamación.
refusal-position-not-over = no hay nada que decidir, así que la partida habría acabado; pero nadie ha terminado seis secciones.
refusal-position-last-turn = turno: si { position-party } pone fin a la partida, el último turno es de { $other }.
position-part =
    { $kind ->
        [section] carta de sección
        [workshop] loseta de taller
        [resource] loseta de recurso
       *[influence] carta de influencia
    }
refusal-place-towers = torres
refusal-place-tower = torre { $tower }
refusal-place-quadrant = mercado, cuadrante { $quadrant }
refusal-place-pending = decisión pendiente { $number } (pending)
refusal-place-turns = turnos (turns)
refusal-place-track = marcador (track)
refusal-place-final = resultado (final)
refusal-place-contractors = contratistas
refusal-place-contractors-cities = contratistas, ciudades
refusal-place-contractors-space = contratistas, espacio { $space }
refusal-place-contractors-removed = contratistas, fuera del juego
refusal-place-contractors-board = contratistas, tablero { $board }
refusal-place-ivan = Iván
refusal-place-ivan-row = Iván, fila
refusal-place-ivan-tiles = Iván, losetas
refusal-place-ivan-marker = Iván, marcador
refusal-place-guild-hand = gremio, mano del jugador { $seat }
refusal-place-guild-drawn = gremio, cartas robadas
refusal-place-guild-under = gremio, bajo el mazo { $number }
refusal-place-guild-buttresses = gremio, contrafuertes del jugador { $seat }
refusal-place-guild-offer = gremio, oferta
refusal-position-twice = { $place }: «{ $name }» ({ position-part }) se usa dos veces; ya está en { $there }.
refusal-position-no-part = { $place }: { $value } no existe ({ position-part }); hay: { $known }.
refusal-position-no-name = { $place }: { $value } no es un nombre; se forma con minúsculas, cifras y guiones.
refusal-position-card-kind =
    { $place }: «{ $name }» es de otro tipo ({ $other ->
        [base] base
        [middle] centro
       *[dome] cúpula
    }); aquí hace falta: { rc-kind }.
refusal-position-section-kind =
    { $place }: aquí va { rc-kind }, no { $other ->
        [base] base
        [middle] centro
       *[dome] cúpula
    }.
refusal-position-card-cost = { $place }, coste: una sección cuesta de 1 a { $most } materiales.
refusal-position-card-lacks = { $place }: una carta descrita necesita también: { $entry }.
refusal-position-tile-both = { $place }: una loseta tiene o una ganancia (gives) o un dado (die).
refusal-position-tile-nothing = { $place }, ganancia: una loseta da algo.
refusal-position-action-group = { $place }: { $code } no es una acción de este grupo ({ rc-group }).
refusal-position-action-pair = { $place }: { $upper } y { $lower } no son dos acciones distintas de un mismo grupo.
refusal-position-action-free = { $place }: { $code } no cuesta nada, así que debe ser un rayo.
refusal-position-action-shows =
    { $shows ->
        [0] { $place }: { $code } no muestra materiales.
       *[1] { $place }: { $code } debe mostrar al menos un material.
    }
refusal-position-face-alone = { $place }: no hay ninguna loseta que pueda estar boca arriba o boca abajo.
refusal-position-banner-count = { $place }, estandartes: con { $claims } en secciones quedan { $left }, no { $count }.
refusal-position-no-decision = { $place }: { $value } es desconocido; una decisión empieza por { $known }.
refusal-position-decision-text = { $place }: { $value } es incorrecto; una decisión es un texto.
refusal-position-first-decision = { $place }: la primera debe ser «turn» (antes de la acción básica) o «after».
refusal-position-decides-nothing = { $place }: { position-party } no decide nada.
refusal-position-decision-above = { $place }: { $this } no puede ir encima de { $below }.
refusal-position-decision-unfit = { $place }: { $decision } no encaja con lo que hay en la mesa ({ $detail }).
refusal-position-set-up-alone = { $place }: durante la preparación no hay nada más pendiente.
position-laid =
    { $things ->
        [resources] losetas de recurso
        [influence] cartas de influencia
        [sections] cartas de sección
        [tiles] losetas de taller
       *[dice] dados
    }
refusal-position-set-up-laid = { $place }: en este paso hay { $expected } { position-laid }, no { $count }.
refusal-position-set-up-towers = { $place }: durante la preparación las torres son las de un plano, una vez robado.
refusal-position-set-up-start = { $place }: el jugador inicial lo elige una opción, no se sortea.
refusal-position-set-up-banners = { $place }: durante la preparación ninguna sección lleva estandarte.
refusal-position-set-up-turns = { $place }: durante la preparación no ha empezado ningún turno.
refusal-position-turns-none = { $place }: el primer turno ha empezado, así que debe ser al menos 1.
refusal-position-track = { $place }: indica los espacios de prestigio de 1 a { $count }.
refusal-position-colour-twice = { $place }: dos jugadores no pueden tener el mismo color.
refusal-position-group-twice = { $place }: de este grupo hay una sola carta ({ rc-group }).
refusal-position-no-card-left = { $place }: no quedan cartas ({ rc-kind }); indica su coste y reconocimiento.
refusal-position-final-wrong = { $place }: { $value } es incorrecto; la puntuación da { $scores }.
refusal-position-final-early = { $place }: la partida no ha terminado; solo entonces hay un resultado.
refusal-position-no-tower = { $place }: debe haber al menos una torre.
refusal-position-tower-low = { $place }: una torre tiene al menos base y cúpula.
refusal-position-needs-and-delivered = { $place }: «needs» dice qué falta; así que ni está terminada ni tiene «delivered».
refusal-position-needs-unclaimed = { $place }: sin estandarte le falta todo su coste.
refusal-position-needs-too-much = { $place }: le falta más de lo que cuesta su carta.
refusal-position-ct-cities-early = { $place }: las ciudades llegan cuando el juego base está preparado.
refusal-position-ct-space-empty = { $place }: está vacío, pero en la bolsa aún quedan especialistas.
refusal-position-ct-twice = { $place }: el especialista «{ $name }» se usa dos veces; ya está en { $there }.
refusal-position-ct-city-twice = { $place }: cada ciudad está en una sola torre ({ ct-city }).
refusal-position-ct-sent = { $place }: { $count } contratistas están enviados; cada uno tiene { $most }.
refusal-position-ct-city-closed = { $place }: { ct-city } estaba cerrada desde el principio.
refusal-position-ct-specialists = { $place }: { $count } especialistas con { $sent } contratistas; cada uno trae uno como máximo.
refusal-position-ivan-banners = { $place }: { $count } estandartes están en secciones; tiene { $most }.
refusal-position-ivan-ornaments = { $place }: tiene una puerta, dos arcos y una cruz.
refusal-position-ivan-ornament-order = { $place }: sus adornos llegan en el orden puerta, arco, arco, cruz.
refusal-position-ivan-no-banner = { $place }: reclamó una base en la preparación, así que su estandarte está en una sección.
refusal-position-ivan-contractors-early = { $place }: ha enviado contratistas, así que su estandarte está en una sección.
refusal-position-ivan-tile = { $place }: la loseta { $tile } está en su fila.
refusal-position-ivan-marker-module = { $place }: llega con el módulo de contratistas.
refusal-position-ivan-specialist = { $place }: no conserva especialistas ni descarta adornos.
refusal-position-ivan-tools = { $place }: dos herramientas iguales suyas se anulan.
refusal-position-ivan-marker-early = { $place }: llega con su primera reclamación.
refusal-position-ivan-marker-tower = { $place }: está en la torre de la última reclamación.
refusal-position-ivan-first-contractor = { $place }: su primer contratista salió en la preparación.
refusal-position-ivan-row-twice = { $place }: hay uno de cada.
refusal-position-ivan-row-short = { $place }: su fila tiene { $count } cartas, cada una con una loseta.
refusal-position-guild-under-empty = { $place }: indica los contratos que se pusieron ahí.
refusal-position-guild-contract-twice = { $place }: hay un solo contrato de cada.
refusal-position-guild-buttress-twice = { $place }: este contrafuerte se usa dos veces ({ guild-buttress }).
refusal-position-guild-diamonds = { $place }: ahí no se han entregado tantos diamantes.

position-fix =
    { $how ->
        [take-off] Quitarlo
        [finish] Terminarla
       *[correct] Corregir
    }
