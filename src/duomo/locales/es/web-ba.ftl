# El tablero de Basilica en el navegador. Las partes (ba-…) vienen de basilica.ftl y leen las mismas variables.

## Las piezas, como las nombran los lectores de pantalla

web-ba-vault = bóveda ({ ba-colours })
web-ba-joker = comodín ({ ba-colours })
web-ba-crown = con una corona
web-ba-glass = vidriera
web-ba-scaffold = andamio
web-ba-empty = vacía
web-ba-builder =
    { $rank ->
        [builder] constructor de { ba-side }
       *[other] constructor de { ba-side } ({ ba-rank })
    }
web-ba-cell = { $cell }: { $what }
web-ba-may = se puede elegir
web-ba-chosen = elegido
web-ba-held = elegido, sin confirmar todavía
web-ba-order-tile = { ba-order }, al dorso una bóveda ({ ba-colours }). { $about }
web-ba-order-place = Espacio de orden { $place }: { $what }
web-ba-vault-place = Espacio de bóveda { $place }: { $what }
web-ba-no-tile = ninguna loseta

## Las órdenes en una frase

web-ba-order-about-promote = Un constructor tuyo recibe un rango.
web-ba-order-about-move = Un constructor tuyo va a la bóveda de al lado.
web-ba-order-about-recruit = Un constructor de la reserva va a cualquier bóveda libre.
web-ba-order-about-confound = Retira un constructor tuyo y luego mueve uno del rival.
web-ba-order-about-glass = Una vidriera sobre un constructor tuyo: 2 puntos para la mayoría.
web-ba-order-about-scaffold = Dos andamios bloquean casillas hasta el próximo recuento.
web-ba-order-about-catastrophe = Se derrumba una bóveda sin constructor.

## Las partes de la mesa

web-ba-floor = Catedral
web-ba-floor-about = Planta de la catedral. Las flechas llevan de casilla en casilla; el primer número es la fila, el segundo la columna.
web-ba-display = Órdenes sobre bóvedas
web-ba-in-pile =
    { $tiles ->
        [one] en la pila: { ba-order }
       *[other] en la pila; la próxima orden es { ba-order }
    }
web-ba-pile-empty = La pila está vacía.
web-ba-discarded =
    { $tiles ->
        [one] descartada
       *[other] descartadas
    }
web-ba-discarded-last =
    { $tiles ->
        [one] descartada; no vuelve
       *[other] descartadas; no vuelven
    }
web-ba-king = El rey en la casilla { $king } de 30; recuentos en 10, 20 y 30
web-ba-players = Jugadores
web-ba-action-of = Acción { $action } de { $actions }
web-ba-points = Puntos:
web-ba-reserve =
    { $builders ->
        [one] { $builders } constructor en reserva
       *[other] { $builders } constructores en reserva
    }
web-ba-tokens =
    { $tokens ->
        [one] { $tokens } ficha de ascenso
       *[other] { $tokens } fichas de ascenso
    }
web-ba-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }

## Rangos y vidrieras

web-ba-legend-rank =
    { $rank ->
        [architect] Arquitecto
        [mason] Maestro cantero
       *[hercules] Hércules
    }
web-ba-legend-architect = duplica la zona
web-ba-legend-mason = cuenta por dos
web-ba-legend-hercules = deshace el empate
web-ba-legend-glass-name = Vidriera
web-ba-legend-glass = suma 2 a la mayoría

## Situación y recuentos

web-ba-if-scored = Si se contara ahora
web-ba-zone = Zona
web-ba-size = Tamaño
web-ba-worth = Valor
web-ba-strength = Fuerza
web-ba-together = En conjunto
web-ba-total = En total
web-ba-nobody-stands = Aún no hay ningún constructor en una zona.
web-ba-scoring-at = Recuento en { $king }
web-ba-scoring-last = El último recuento
web-ba-vaults =
    { $vaults ->
        [one] { $vaults } bóveda
       *[other] { $vaults } bóvedas
    }

## Los pasos de un turno

web-ba-step-vault = Bóveda ({ ba-colours }) en { $cell }
web-ba-step-builder = Constructor en { $cell }
web-ba-step-open = Acción { $action }
web-ba-step-now = Acción { $action }: { $what }

## Pestañas en el teléfono

web-ba-tab-floor = Planta
web-ba-tab-standings = Situación
web-ba-tab-log = Registro
