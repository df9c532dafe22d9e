# Basilica. Los mensajes sin frase (ba-…) son partes de otros: leen las mismas variables.

## Cosas

ba-seat =
    { $seat ->
        [white] Blanco
       *[black] Negro
    }
ba-side =
    { $side ->
        [white] Blanco
       *[black] Negro
    }
# En «la zona roja».
ba-zone-colour =
    { $colour ->
        [red] roja
        [yellow] amarilla
        [green] verde
       *[blue] azul
    }
ba-colours =
    { $colours ->
        [red] roja
        [yellow] amarilla
        [green] verde
        [blue] azul
        [red-yellow] roja y amarilla
        [red-green] roja y verde
        [red-blue] roja y azul
        [yellow-green] amarilla y verde
        [yellow-blue] amarilla y azul
       *[green-blue] verde y azul
    }
ba-order =
    { $order ->
        [promote] Ascender
        [move] Mover
        [recruit] Reclutar
        [confound] Confundir
        [glass] Vidriera
        [scaffold] Andamio
       *[catastrophe] Catástrofe
    }
ba-rank =
    { $rank ->
        [architect] arquitecto
        [mason] maestro cantero
        [hercules] Hércules
       *[builder] constructor
    }
ba-colour-short =
    { $colour ->
        [red] Ro
        [yellow] Am
        [green] Ve
       *[blue] Az
    }
ba-rank-short =
    { $rank ->
        [architect] A
        [mason] M
       *[hercules] H
    }

## Partes de la imagen

ba-cathedral = Catedral
ba-orders = Órdenes
ba-vaults = Bóvedas
ba-pile-empty = La pila está vacía
ba-pile =
    { $tiles ->
        [one] Pila: { $tiles } loseta, encima { ba-order } ({ ba-colours })
       *[other] Pila: { $tiles } losetas, encima { ba-order } ({ ba-colours })
    }
ba-discards =
    { $tiles ->
        [one] { $tiles } loseta descartada
       *[other] { $tiles } losetas descartadas
    }
ba-king-at = El rey está en la casilla { $king } de 30
ba-actions-left =
    { $actions ->
        [one] queda { $actions } acción
       *[other] quedan { $actions } acciones
    }
ba-stock = { $points } puntos · { $reserve ->
        [one] { $reserve } constructor
       *[other] { $reserve } constructores
    } · { $tokens ->
        [one] { $tokens } ascenso
       *[other] { $tokens } ascensos
    } · { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
ba-legend-colours = Una bóveda: su color; dos colores: un comodín
ba-legend-signs = ^ corona · * vidriera · ## andamio
ba-legend-builders = ○ un constructor de Blanco, ● de Negro; tras él { ba-legend-ranks }
ba-legend-ranks = A arquitecto, M maestro cantero, H Hércules

## Qué hay que decidir

ba-decide-turn = Elige una acción ({ ba-actions-left })
ba-decide-place = Elige una casilla para la bóveda
ba-decide-scaffold = Elige una casilla para un andamio
ba-decide-promote = Elige el constructor que asciende
ba-decide-rank = Elige el nuevo rango
ba-decide-recruit = Elige una bóveda para el nuevo constructor
ba-decide-move = Elige el constructor que se mueve
ba-decide-target = Elige adónde va el constructor
ba-decide-take-back = Elige el constructor que vuelve
ba-decide-glass = Elige la bóveda para la vidriera
ba-decide-catastrophe = Elige la bóveda que se derrumba
ba-decide-offer = ¿Pagar una moneda por la orden pagada { ba-order }?

## Las jugadas con palabras

ba-heading-vault = Colocar una bóveda
ba-heading-order = Ejecutar una orden
ba-heading-builder = Colocar un constructor
ba-move-vault =
    { $crown ->
        [1] { ba-colours }, con una corona
       *[0] { ba-colours }
    }
ba-move-replace = ninguna encaja: descartar las tres bóvedas y robar otras
ba-move-builder = colocar un constructor en la bóveda recién colocada
ba-move-order = { ba-order } ({ ba-colours })
ba-move-at = casilla { $cell }
ba-move-rank = { ba-rank }
ba-move-pay = pagar una moneda
ba-move-decline = no pagar

## Qué ha pasado

event-ba-starts = { $who } empieza.
    .you = Empiezas.
event-ba-top = Encima de la pila: { ba-order } ({ ba-colours }).
event-ba-turned = Espacio de bóveda { $place }: { ba-move-vault }.
event-ba-reshuffle = La pila está vacía: { $tiles ->
        [one] la loseta descartada es la nueva pila
       *[other] las { $tiles } losetas descartadas se barajan y forman una nueva pila
    }.
event-ba-turn = Turno { $turn }: { $who }.
    .you = Turno { $turn }: tú.
event-ba-vault = { $who } coloca una bóveda ({ ba-colours }) en { $cell }.
    .you = Colocas una bóveda ({ ba-colours }) en { $cell }.
event-ba-king = El rey avanza a la casilla { $king }.
event-ba-builder = { $who } coloca un constructor en { $cell }.
    .you = Colocas un constructor en { $cell }.
event-ba-replace = Ninguna bóveda encaja: { $who } descarta las tres, y llegan otras de la pila.
    .you = Ninguna bóveda encaja: descartas las tres, y llegan otras de la pila.
event-ba-order = { $who } ejecuta { ba-order }.
    .you = Ejecutas { ba-order }.
event-ba-scoring = El rey ha llegado a { $king }: recuento. El turno de { $who } ha terminado.
    .you = El rey ha llegado a { $king }: recuento. Tu turno ha terminado.
event-ba-exhausted = La pila se ha agotado: último recuento.
event-ba-zone = { $who } tiene la mayoría en la zona { ba-zone-colour } en { $cell } ({ $size ->
        [one] { $size } bóveda
       *[other] { $size } bóvedas
    }): Blanco { $white }, Negro { $black }.
    .you = Tienes la mayoría en la zona { ba-zone-colour } en { $cell } ({ $size ->
        [one] { $size } bóveda
       *[other] { $size } bóvedas
    }): Blanco { $white }, Negro { $black }.
event-ba-zone-tied = Nadie tiene la mayoría en la zona { ba-zone-colour } en { $cell } ({ $size ->
        [one] { $size } bóveda
       *[other] { $size } bóvedas
    }).
event-ba-scored = { $who } suma { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $total } en total.
    .you = Sumas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $total } en total.
event-ba-clean-up = Los constructores vuelven a casa, { $vaults ->
        [one] se descarta { $vaults } bóveda
       *[other] se descartan { $vaults } bóvedas
    }, se retiran los andamios y el resto se desliza { $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }.
event-ba-end =
    { $by ->
        [king] El tercer recuento termina la partida.
       *[pile] La pila agotada termina la partida.
    }
event-ba-wins = { $who } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
    .you = Ganas con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-ba-draw = Empate: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } cada uno.
event-ba-pay = { $who } paga una moneda por la orden pagada { ba-order }.
    .you = Pagas una moneda por la orden pagada { ba-order }.
event-ba-decline = { $who } no paga por { ba-order }.
    .you = No pagas por { ba-order }.
event-ba-promote = { $who } asciende al constructor en { $cell }: { ba-rank }.
    .you = Asciendes al constructor en { $cell }: { ba-rank }.
event-ba-move = Un constructor de { $who } va de { $cell } a { $target }.
    .you = Uno de tus constructores va de { $cell } a { $target }.
event-ba-recruit = { $who } recluta un constructor en { $cell }.
    .you = Reclutas un constructor en { $cell }.
event-ba-take-back = { $who } retira el constructor de { $cell }.
    .you = Retiras el constructor de { $cell }.
event-ba-glass = { $who } pone una vidriera en { $cell }.
    .you = Pones una vidriera en { $cell }.
event-ba-scaffold = { $who } coloca un andamio en { $cell }.
    .you = Colocas un andamio en { $cell }.
event-ba-catastrophe = { $who } derrumba la bóveda en { $cell }.
    .you = Derrumbas la bóveda en { $cell }.

## Rechazos

refusal-ba-nature-first = Primero hay que robar o dar la vuelta a una loseta.
refusal-ba-not-nature = Esto lo decide el azar; no es una jugada de un jugador.
refusal-ba-not-now =
    { $now ->
        [turn] Ahora hay que elegir una acción: una bóveda, un constructor en la bóveda recién colocada o una orden.
        [place] Ahora hay que elegir una casilla para la bóveda.
        [scaffold] Ahora hay que elegir una casilla para un andamio.
        [promoted] Ahora hay que elegir el constructor que asciende.
        [rank] Ahora hay que elegir un rango: architect, mason o hercules.
        [recruit] Ahora hay que elegir una bóveda para el nuevo constructor.
        [mover] Ahora hay que elegir el constructor que se mueve.
        [target] Ahora hay que elegir adónde va el constructor.
        [removed] Ahora hay que elegir el constructor que vuelve.
        [glass] Ahora hay que elegir una bóveda para la vidriera.
        [ruin] Ahora hay que elegir la bóveda que se derrumba.
       *[offer] Ahora el rival debe decir si paga una moneda.
    }
refusal-ba-no-cell-for-joker = El comodín del espacio de bóveda { $place } no tiene ninguna casilla que no esté junto a un comodín.
refusal-ba-vault-fits = Al menos una de las tres bóvedas tiene casilla: no se cambian.
refusal-ba-no-passing = Hay que hacer tres acciones; no se puede pasar.
refusal-ba-vault-must-follow = Después de cambiar las bóvedas hay que colocar una.
refusal-ba-builder-after-vault = Un constructor solo se coloca justo después de una bóveda, en esa bóveda.
refusal-ba-no-builder-left = Los cinco constructores están en la catedral.
refusal-ba-no-free-vault = No hay ninguna bóveda sin constructor.
refusal-ba-no-own-builder = No tienes ningún constructor en la catedral.
refusal-ba-no-token = No tienes fichas de ascenso en la reserva.
refusal-ba-nobody-can-move = Ninguno de tus constructores está junto a una bóveda libre.
refusal-ba-opponent-cannot-move = Retires el constructor que retires, ningún constructor rival podría moverse.
refusal-ba-all-glazed = Todas las bóvedas con un constructor tuyo tienen ya vidriera.
refusal-ba-rank-just-given = El rango que se acaba de dar no se puede elegir: { ba-rank }.
refusal-ba-same-rank = El constructor ya tiene este rango: { ba-rank }.
refusal-ba-scaffold-there = En { $cell } hay un andamio; nada puede estar encima y no se puede quitar.
refusal-ba-no-vault-there = En { $cell } no hay ninguna bóveda.
refusal-ba-vault-occupied = En { $cell } ya hay un constructor.
refusal-ba-recruit-beside = Un recluta pagado se coloca junto a una bóveda con constructor; { $cell } no está junto a ninguna.
refusal-ba-recruit-beside-own = Un recluta pagado se coloca junto a un constructor del mismo bando; { $cell } no está junto a ninguno.
refusal-ba-builder-stands-there = En { $cell } hay un constructor: la bóveda no puede derrumbarse.
refusal-ba-not-adjacent = { $cell } no es adyacente a { $from }.
refusal-ba-cell-taken = { $cell } no está vacía.
refusal-ba-nothing-adjacent = { $cell } no es adyacente a ningún hueco inicial, bóveda ni andamio.
refusal-ba-joker-beside-joker = En { $cell } el comodín estaría junto a un comodín.
refusal-ba-no-such-builder = En { $cell } no hay ningún constructor de { ba-side }.
refusal-ba-builder-cannot-move = El constructor de { $cell } no tiene ninguna bóveda libre al lado.
refusal-ba-removal-frees-nobody = Tampoco sin el constructor de { $cell } podría moverse ningún constructor rival.
refusal-ba-glass-there = La bóveda de { $cell } ya tiene vidriera.
