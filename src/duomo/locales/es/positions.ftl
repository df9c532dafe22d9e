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
refusal-position-twice = { $place }: «{ $name }» ({ $kind }) se usa dos veces; ya está en { $there }.

position-fix =
    { $how ->
        [take-off] Quitarlo
        [finish] Terminarla
       *[correct] Corregir
    }
