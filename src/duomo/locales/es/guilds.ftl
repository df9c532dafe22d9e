# Los diez gremios, una de cuyas cartas sustituye a la del Clero.

## Things

guild-name =
    { $group ->
        [jewellers] Joyeros
        [weavers] Tejedores
        [foremen] Capataces
        [contractors] Contratistas
        [wholesalers] Mayoristas
        [administrators] Administradores
        [lawyers] Juristas
        [archivists] Archiveros
        [master-builders] Maestros de obra
       *[brickmakers] Ladrilleros
    }
guild-action =
    { $action ->
        [jewellers-a1] pagar 1 rublo por 1 diamante
        [jewellers-a2] pagar 3 rublos por 2 diamantes
        [jewellers-a3] dar 3 materiales por 2 diamantes
        [jewellers-a4] dar 1 diamante por 2 permisos
        [weavers-a1] activar una de tus losetas de taller
        [weavers-a2] pagar 1 rublo para activar una loseta de otro jugador
        [weavers-a3] pagar 2 rublos para activar dos veces una de tus losetas
        [weavers-a4] pagar 2 rublos para activar dos de tus losetas
        [foremen-a1] mover al capataz; 1 de reconocimiento por cada estandarte tuyo en su torre
        [foremen-a2] mover al capataz; 1 rublo por cada estandarte tuyo en su torre
        [foremen-a3] mover al capataz; 1 de reconocimiento por cada estandarte de otro jugador en su torre
        [foremen-a4] mover al capataz; 1 rublo por cada estandarte de otro jugador en su torre
        [contractors-a1] ganar lo que muestra el espacio del dado negro
        [contractors-a2] 1 permiso por cada contratista tuyo en la región
        [contractors-a3] 1 rublo por cada contratista tuyo en la región
        [contractors-a4] 1 rublo por cada contratista de otro jugador en la región
        [wholesalers-a1] pagar 1 rublo por otra acción de mercado
        [wholesalers-a2] pagar 2 rublos por otra acción de mercado y 1 material a elegir
        [wholesalers-a3] pagar 3 rublos por una acción de mercado dos veces
        [wholesalers-a4] pagar 4 rublos por dos acciones de mercado distintas
        [administrators-a1] ganar 1 de los materiales indicados
        [administrators-a2] descartar 1 de los materiales indicados por 1 de reconocimiento
        [administrators-a3] ganar 1 rublo
        [administrators-a4] vender 1 oro por 3 rublos
        [administrators-a5] ganar 1 gema verde o morada
        [administrators-a6] vender 1 gema verde y 1 morada por 1 de prestigio y 2 rublos
        [lawyers-a1] ganar 1 permiso
        [lawyers-a2] dar 1 permiso para entregar 1 material
        [lawyers-a3] dar 2 permisos por 1 de prestigio
        [lawyers-a4] dar 1 permiso por 1 material a elegir
        [archivists-a1] pagar 2 rublos: robar 3 contratos, quedarse 1
        [archivists-a2] pagar 1 de reconocimiento: tomar los recursos de un espacio por sus dados
        [archivists-a3] pagar 1 de reconocimiento: una acción de otra carta
        [archivists-a4] pagar 1 de reconocimiento: ganar lo que muestra una loseta de recurso
        [master-builders-a1] pagar 2 rublos: robar una carta de sección, tomar hasta 2 de sus materiales
        [master-builders-a2] pagar 3 rublos: robar dos cartas de sección, tomar hasta 2 y 1 de sus materiales
        [master-builders-a3] pagar 1 de reconocimiento por los rublos de una de tus secciones en obras
        [master-builders-a4] pagar 1 rublo por la mitad del reconocimiento de una de tus secciones en obras
        [brickmakers-a1] dar 2 ladrillos por un contrafuerte
        [brickmakers-a2] dar 1 ladrillo para entregar 1 material
        [brickmakers-a3] vender 1 ladrillo por 2 rublos
       *[brickmakers-a4] descartar 1 ladrillo por 1 de reconocimiento
    }
guild-contract =
    { $contract ->
        [sell-wood] vender 2 de madera: 2 de prestigio
        [three-banners] 3 estandartes en una torre: 3 de prestigio
        [six-tiles] 6 losetas de taller visibles: 3 de prestigio
        [sell-stone] vender 2 de piedra: 2 de prestigio
        [absent] 2 de prestigio por cada torre sin ti (4 con una o dos personas)
        [kept-ornaments] 2 de prestigio por cada adorno guardado
        [four-rubles] pagar 4 rublos: 2 de prestigio
        [each-kind] una base, un cuerpo y una cúpula terminados: 2 de prestigio
        [on-others] 1 de prestigio por cada adorno en secciones ajenas
        [all-ornaments] todos los adornos colocados: 2 de prestigio
        [sell-bricks] vender 2 ladrillos: 2 de prestigio
        [three-ornaments] 3 adornos en una torre: 3 de prestigio
        [on-own] 1 de prestigio por cada adorno en tus secciones
        [sell-gem-and-gold] vender 1 gema y 1 oro: 3 de prestigio
        [present] 1 de prestigio por cada torre contigo (2 con una o dos personas)
       *[other] { $contract }
    }
guild-buttress =
    { $buttress ->
        [rubles] 5 rublos
        [influence] una acción de cualquier carta
        [activate] activar una de tus losetas
        [deliver] entregar 1 material
        [recognition] 3 de reconocimiento
        [free-slot] la casilla de la loseta reclamada es gratis
        [materials] 2 materiales a elegir
        [market-space] lo que muestra un espacio del mercado con un dado
       *[other] { $buttress }
    }
guild-other =
    { $other ->
        [red] Rojo
        [blue] Azul
        [green] Verde
        [yellow] Amarillo
       *[ivan] Iván
    }

## What must be decided now

decision-guild-with-diamond = ¿Por qué material vale el diamante?
decision-guild-diamond-gems = ¿Qué gemas engastas? De ellas { $count } { $count ->
        [one] diamante
       *[other] diamantes
    }.
decision-guild-give = ¿Qué material das?
decision-guild-weave = ¿Cuál de tus losetas activas?
decision-guild-borrow = ¿Qué loseta de { guild-other } activas?
decision-guild-walk = ¿Hasta dónde va el capataz?
decision-guild-whose = ¿De quién se trata?
decision-guild-space = ¿Qué espacio del mercado?
decision-guild-one-action = ¿Qué acción de una carta en juego?
decision-guild-return-contract = Tu mano está llena. ¿Qué contrato va debajo del mazo?
decision-guild-keep = ¿Qué contrato te quedas?
decision-guild-printed = ¿Qué material indicado tomas?
decision-guild-own-section = ¿Cuál de tus secciones sin terminar?
decision-guild-buttress = ¿Qué contrafuerte tomas?

## Moves in words

move-guild-diamond = usar un diamante para la próxima entrega
move-guild-diamond-as = un diamante como { rc-material }
move-guild-party = { guild-other }
move-guild-steps = { $steps ->
        [one] 1 torre
       *[other] { $steps } torres
    } más allá, a la torre { $tower }
move-guild-contract = { guild-contract }
move-guild-space = espacio { $space }: { $gain }
move-guild-action = { rc-action } ({ rc-group })
move-guild-from-card = { rc-one } de la carta { $card }
move-guild-section = { $section }: { $gain }
move-guild-take-buttress = { guild-buttress }
move-guild-use-buttress = usar tu contrafuerte: { guild-buttress }
move-guild-done = nada más

## Events

event-rc-deliver-diamond = { $who } entrega un diamante como { rc-material } a { $section }.
    .you = Entregas un diamante como { rc-material } a { $section }.
event-rc-gems-diamonds = { $who } engasta { rc-gems } en { $section }, { $diamonds } de ellas { $diamonds ->
        [one] diamante
       *[other] diamantes
    }: { $prestige } de prestigio.
    .you = Engastas { rc-gems } en { $section }, { $diamonds } de ellas { $diamonds ->
        [one] diamante
       *[other] diamantes
    }: { $prestige } de prestigio.
event-rc-borrow = { $who } activa una loseta de { guild-other } { rc-slot-at }: { $tile }.
    .you = Activas una loseta de { guild-other } { rc-slot-at }: { $tile }.
event-rc-foreman = { $who } mueve al capataz a la torre { $tower } ({ $steps }).
    .you = Mueves al capataz a la torre { $tower } ({ $steps }).
event-rc-inspect = { $who } cuenta los estandartes de { guild-other } en la torre { $tower }: { $banners }.
    .you = Cuentas los estandartes de { guild-other } en la torre { $tower }: { $banners }.
event-rc-count-contractors = { $who } cuenta los contratistas de { guild-other }: { $contractors }.
    .you = Cuentas los contratistas de { guild-other }: { $contractors }.
event-rc-choose-space = { $who } elige el espacio { $space } (por { $times }).
    .you = Eliges el espacio { $space } (por { $times }).
event-rc-give-permits = { $who } da { ct-permits }.
    .you = Das { ct-permits }.
event-rc-pay-recognition = { $who } paga { $recognition } de reconocimiento.
    .you = Pagas { $recognition } de reconocimiento.
event-rc-draw-contract = { $who } roba un contrato.
    .you = Robas un contrato.
event-rc-drew-contract = Robas: { guild-contract }.
event-rc-keep-contract = { $who } se queda un contrato.
    .you = Te quedas un contrato.
event-rc-kept-contract = Te quedas: { guild-contract }.
event-rc-return-contract = { $who } pone un contrato debajo del mazo.
    .you = Pones un contrato debajo del mazo.
event-rc-returned-contract = Pones debajo del mazo: { guild-contract }.
event-rc-score-contract = { $who }: { $prestige } de prestigio por un contrato ({ guild-contract }).
    .you = Tú: { $prestige } de prestigio por un contrato ({ guild-contract }).
event-rc-own-section = { $who } elige la sección { $section }.
    .you = Eliges la sección { $section }.
event-rc-reshuffle = Las cartas de sección descartadas se barajan de nuevo.
event-rc-draw-card = { $who } roba la carta de sección { $card }.
    .you = Robas la carta de sección { $card }.
event-rc-take-buttress = { $who } toma un contrafuerte: { guild-buttress }.
    .you = Tomas un contrafuerte: { guild-buttress }.
event-rc-use-buttress = { $who } usa un contrafuerte: { guild-buttress }.
    .you = Usas un contrafuerte: { guild-buttress }.

## The terminal

scored-rc-contract = Contratos
cli-guild-foreman = El capataz está en la torre { $tower }.
cli-guild-contracts = contratos: { $things }
cli-guild-deck = Contratos en el mazo: { $count }; debajo: { $under }.
cli-guild-offer = Contrafuertes disponibles: { $things }.
cli-guild-buttresses = contrafuertes: { $things }
cli-guild-cards = Cartas de sección en el mazo: { $count }; descartadas: { $discarded }.
cli-guild-diamonds = Diamantes en las secciones: { $things }.

## Refusals

refusal-ct-guild-not-now = Ahora no: antes responde a lo que pregunta el gremio ({ guild-name }).
refusal-ct-guild-no-action = No podrías pagarla, o no tomarías nada de ella ({ rc-action }).
refusal-ct-guild-not-drawn = No has robado ese contrato ({ guild-contract }).
refusal-ct-guild-not-in-hand = No tienes ese contrato ({ guild-contract }).
refusal-ct-guild-no-recognition = Tu marcador está en la casilla 0; no hay reconocimiento que pagar.
refusal-ct-guild-buttress-not-yours = No tienes ese contrafuerte ({ guild-buttress }).
refusal-ct-guild-one-buttress = Ya has usado un contrafuerte en este turno; solo se puede usar uno.
refusal-ct-guild-buttress-useless = Ese contrafuerte no serviría de nada ahora ({ guild-buttress }).
refusal-ct-guild-buttress-gone = Ese contrafuerte ya no está disponible ({ guild-buttress }).
