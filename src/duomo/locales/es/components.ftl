# Cartas y losetas: los títulos de sus tablas, qué muestra cada una y por qué.

## Tablas

parts-section_cards = Cartas de sección
parts-workshop_tiles = Losetas de taller
parts-resource_tiles = Losetas de recurso
parts-influence_cards = Cartas de influencia
parts-blueprints = Planos
parts-track = El prestigio en el marcador
parts-workshop_slots = Talleres de los tableros
parts-reserve = Reserva y otras piezas
parts-specialists = Especialistas
parts-cities = Ciudades
parts-contractor_spaces = Espacios de los contratistas
parts-module_tiles = Losetas del módulo
parts-extra_blueprints = Otros planos
parts-guild_cards = Cartas de gremio
parts-contracts = Contratos
parts-buttresses = Contrafuertes
parts-tiles = Losetas

## Qué muestran

part-section = { rc-kind }: { $cost } → { $reward }
part-tile = { $shows }
part-tile-three-plus = { $shows } (3 o más jugadores)
part-actions = { rc-group }: { $upper } / { $lower }
part-action = { rc-action } ({ rc-mark })
part-action-shown = { rc-action }: { $shown } ({ rc-mark })
part-blueprint = { $players } { $players ->
        [one] jugador
       *[other] jugadores
    }: torres de { $heights }
part-track = { $prestige } de prestigio en la casilla { $space }
part-slot = taller { rc-slot-short } de la cara { $board ->
        [advanced] avanzada
       *[standard] estándar
    }: { rc-rubles }{ $holds ->
        [nothing] {""}
        [banner] , con un estandarte
        [door] , con una puerta
        [arch] , con un arco
       *[cross] , con una cruz
    }
part-reserve = { $piece ->
        [wood] madera
        [brick] ladrillos
        [stone] piedras
        [gold] oro
        [green] gemas verdes
        [purple] gemas moradas
        [coins-1] monedas de 1 rublo
        [coins-3] monedas de 3 rublos
        [banners] estandartes de un jugador
        [doors] puertas de un jugador
        [arches] arcos de un jugador
        [crosses] cruces de un jugador
        [inventory] espacios de un inventario
        [inventory-banners] estandartes sobre el inventario
        [start-space] casilla de reconocimiento donde empiezan los marcadores
        [rubles-player-1] rublos del primer jugador
        [rubles-player-2] rublos del segundo jugador
        [rubles-player-3] rublos del tercer jugador
        [rubles-player-4] rublos del cuarto jugador
       *[other] { $piece }
    }: { $amount }
part-specialist = { $specialist } ({ ct-tool })
part-contractor = contratista { $place }: { $gain }
part-contractor-bare = contratista { $place }: sin bonificación
part-vault = { ba-colours }: { ba-order }{ $crown ->
        [with] , con corona
       *[without] {""}
    }
part-reason = { $before }; { $clause }
