# El tablero de The Red Cathedral en el navegador: títulos, y nombres de las piezas para lectores de pantalla.

## Tableros

web-rc-table = The Red Cathedral
web-rc-market = Mercado
web-rc-turn-number = Turno { $turn }
web-rc-site = Obra
web-rc-others = Otros jugadores
web-rc-track = Contador de puntos
web-rc-workshop = Tu taller
web-rc-you = Tú
web-rc-region = Región
web-rc-guild = Gremio
web-rc-log = Crónica
web-rc-sheets = Qué muestra este panel
web-rc-tab-site = Obra
web-rc-tab-workshop = Taller
web-rc-tab-players = Rivales
web-rc-tab-ivan = Iván
web-rc-bot = bot

## Cosas

web-rc-recognition = Reconocimiento
web-rc-prestige = Prestigio
web-rc-rubles = rublos
web-rc-permits = { $permits } de 6 permisos
web-rc-reserve = Queda en la reserva
web-rc-left-in-reserve = En la reserva: { $what }
web-rc-inventory-title = Inventario
web-rc-of = { $n } de { $all }
web-rc-inventory = Inventario: { $held } de { $room } espacios ocupados
web-rc-covered = Espacio del inventario cubierto por un estandarte
web-rc-ornaments = Adornos
web-rc-ornament-gone = { rc-ornament-name }: no disponible
web-rc-slots = Talleres
web-rc-slot =
    { $slot ->
        [white-1] Primer taller blanco
        [white-2] Segundo taller blanco
        [red] Taller rojo
        [blue] Taller azul
        [green] Taller verde
       *[yellow] Taller amarillo
    }
web-rc-empty-slot = Vacío
web-rc-blocked = Bajo un estandarte
web-rc-face-down = Boca abajo
web-rc-face-up = boca arriba
web-rc-no-tile = sin loseta
web-rc-tile-gives = Da { $gain }
web-rc-tile-die =
    { $die ->
        [white] Espacio del dado blanco
        [red] Espacio del dado rojo
        [blue] Espacio del dado azul
        [green] Espacio del dado verde
        [black] Espacio del dado negro
       *[yellow] Espacio del dado amarillo
    }
web-rc-holds-banner = Hay un estandarte encima
web-rc-holds-ornament = Encima hay { rc-ornament }
web-rc-no-specialist = Sin especialista
web-rc-finished = { $finished } de 6 terminadas
web-rc-banners-left = { $banners ->
        [one] queda 1 estandarte
       *[other] quedan { $banners } estandartes
    }
web-rc-contractors-left = { $left ->
        [one] queda 1 contratista
       *[other] quedan { $left } contratistas
    }
web-rc-contracts-held = { $n ->
        [one] 1 contrato
       *[other] { $n } contratos
    }
web-rc-buttresses-held = { $n ->
        [one] 1 contrafuerte
       *[other] { $n } contrafuertes
    }
web-rc-no-contractors = ningún contratista
web-rc-closed = cerrada
web-rc-nothing = nada
web-rc-no-dice = ningún dado
web-rc-bag = { $n ->
        [one] 1 especialista en la bolsa
       *[other] { $n } especialistas en la bolsa
    }
web-rc-foreman = Aquí está el capataz
web-rc-foreman-at = El capataz está en la torre { $tower }.
web-rc-ivan-marker = Aquí está el marcador de Iván

## Nombres de las piezas

web-rc-tower = Torre { $tower }
web-rc-name-section = Sección { $section }, { rc-kind }
web-rc-name-finished = Terminada por { $who }
web-rc-name-ornament = Decorada por { $who }
web-rc-name-claimed = Reclamada por { $who }
web-rc-name-unclaimed = Libre
web-rc-name-needs = Todavía necesita { $what }
web-rc-name-delivered = Entregado: { $what }
web-rc-name-pays = Da { $what }
web-rc-name-tile = Loseta: { $tile }
web-rc-name-worth = Torre { $tower }: ahora vale { $value } de prestigio
web-rc-name-city = Ciudad: { $city }
web-rc-name-city-closed = Ciudad: { $city }, cerrada
web-rc-name-die = { $die ->
        [white] Dado blanco
        [red] Dado rojo
        [blue] Dado azul
        [green] Dado verde
        [black] Dado negro
       *[yellow] Dado amarillo
    }: { $face }, en el espacio { $space }; iría al espacio { $goal }
web-rc-name-space = Espacio { $space }: { $gain }
web-rc-name-tool = Herramienta: { $tool }
web-rc-name-price = Cuesta { rc-rubles }
web-rc-name-fee = Ir allí cuesta { ct-permits }
web-rc-name-holds = Inventario: { $what }
web-rc-name-score = { $who }: { $recognition } de reconocimiento, { $prestige } de prestigio
web-rc-name-ivan-card = { $card }: { $does }. Loseta del { $die }, { $state }
web-rc-specialist-at = Especialista del espacio { $space }: { $words }
web-rc-nobody-at = Nadie en el espacio { $space }
web-rc-cathedral = La catedral: { $done } de { $all } secciones terminadas

## Elegir

web-rc-cancel = Cancelar
web-rc-asides = En cualquier momento de tu turno
web-rc-reroll = perder 1 de prestigio, volver a tirar todos los dados de un espacio
web-rc-half-die = ¿Adónde va { rc-die }?
web-rc-half-reroll = ¿Qué espacio se vuelve a tirar?
web-rc-half-swap = ¿Qué loseta se intercambia con la del espacio { $space }?
web-rc-half-material = { rc-material }: ¿a qué sección?
web-rc-half-ornament = ¿Qué sección recibe { rc-ornament }?
web-rc-step-die = { rc-die-name } al espacio { $space }
web-rc-step-claim = { $section } reclamada
web-rc-step-resources = Recursos
web-rc-step-influence = Influencia
web-rc-step-tile = Loseta de taller
web-rc-step-specialist = Especialista
web-rc-mark-played = jugada
web-rc-mark-better = mejor

## Gremios

web-rc-drawn = Robados
web-rc-your-contracts = Tus contratos
web-rc-your-buttresses = Tus contrafuertes
web-rc-buttresses = Disponibles
web-rc-drawn-cards = Cartas robadas
web-rc-within = Una acción de mercado comprada a los Mayoristas
web-rc-deck = En el mazo: { $n }
web-rc-discards = descartadas: { $n }

## Iván

web-rc-ivans-turn = Turno de Iván
web-rc-cards-used = { $n } de { $all } cartas
web-rc-you-choose = Tú eliges por él.
web-rc-again = Otra vez
web-rc-all = Todo
web-rc-ivan-waits = Espera a que termines tu turno.
web-rc-ivan-does =
    { $card ->
        [recognition] gana 4 de reconocimiento
        [inventory] 4 del montón más grande
        [transport] de Inventario a Construir
        [claim] encima de una tuya
        [build] todo a sus secciones
       *[recruit] un contratista a la ciudad
    }
