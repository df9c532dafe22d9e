# En solitario contra Iván (RC-11).

rc-party =
    { $party ->
       *[ivan] Iván
    }
rc-solo-card =
    { $card ->
        [recognition] Reconocimiento
        [inventory] Inventario
        [transport] Transporte
        [claim] Reclamar
        [build] Construir
       *[recruit] Reclutar
    }
rc-solo-does =
    { $card ->
        [recognition] gana 4 de reconocimiento
        [inventory] toma 4 materiales
        [transport] sus materiales pasan a Construir
        [claim] reclama una sección
        [build] construye con sus materiales
       *[recruit] envía un contratista
    }

## La mesa

cli-solo-row = La fila de Iván
cli-solo-next = después: { rc-solo-card } con { rc-die }: { rc-solo-does }
cli-solo-new-tiles = después: un adorno si cabe, luego nuevas losetas
cli-solo-needs = cualquiera: { $count }
cli-solo-your-choice = { $who }, elige por Iván.
cli-solo-marker = su marcador está en la torre { $tower }
cli-solo-materials = en { rc-solo-card }: { $things }
cli-solo-banners = secciones terminadas: { $finished }, { $banners ->
        [one] queda 1 estandarte
       *[other] quedan { $banners } estandartes
    }

## Qué hay que decidir

decision-solo-decorate = Iván decora una sección con { rc-ornament }. ¿Cuál?
decision-solo-claim = Iván reclama una sección. ¿Cuál?
move-solo-decorate = Iván decora { $section }, con el estandarte de { $owner }
move-solo-claim = Iván reclama { $section } ({ rc-kind }, { $recognition } de reconocimiento)

## Sucesos

event-rc-lay-solo-card = Carta { $place } de la fila de Iván: { rc-solo-card }.
event-rc-lay-solo-tile = { rc-solo-card }: loseta con { rc-die }.
event-rc-ivan-card = { $who } usa la carta { $place }, { rc-solo-card }, y gira su loseta: { rc-die }.
event-rc-ivan-die = { rc-solo-card }: { $who } mueve { rc-die } del espacio { $from } al { $space }.
event-rc-ivan-blocked = { rc-solo-card }: en el espacio { $space } ya hay tres dados; no se mueve { rc-die }.
event-rc-ivan-market = { rc-solo-card }: { $who } gana { $recognition } de reconocimiento en el espacio { $space }.
event-rc-ivan-recognition = { rc-solo-card }: { $who } gana { $recognition } de reconocimiento.
event-rc-ivan-takes = { rc-solo-card }: { $who } toma { rc-amount-object } del montón más grande.
event-rc-ivan-transports = { rc-solo-card }: { $who } pasa { $amount ->
        [one] 1 material
       *[other] { $amount } materiales
    } a Construir.
event-rc-ivan-claims = { rc-solo-card }: { $who } reclama la sección { $section }{ $recognition ->
        [0] {""}
       *[other] {" "}y gana { $recognition } de reconocimiento por su loseta
    }.
event-rc-ivan-delivers = { rc-solo-card }: { $who } entrega { rc-amount-object } en { $section }.
event-rc-ivan-skips = { rc-solo-card }: no pasa nada, { $why ->
        [no-banner] no queda ningún estandarte
        [no-section] no hay sección para ello
        [no-contractor] no queda ningún contratista
        [city-closed] la ciudad está cerrada
       *[no-materials] no hay materiales
    }.
event-rc-ivan-decorates = Todas las losetas están boca abajo: { $who } decora { $section } con { rc-ornament } y gana { $prestige } de prestigio.
event-rc-ivan-no-ornament = Todas las losetas están boca abajo: { $ornament ->
        [none] a { $who } no le quedan adornos
        [door] la puerta no cabe aún en ningún sitio
        [arch] el arco no cabe aún en ningún sitio
       *[cross] la cruz no cabe aún en ningún sitio
    }.
event-rc-ivan-reshuffles = { $who }: sus losetas se barajan y se colocan de nuevo.
event-rc-ivan-marker = Su marcador pasa a la torre { $tower }: { ct-city }.
event-rc-ivan-recruits = { rc-solo-card }: { $who } envía un contratista; ciudad: { ct-city }.
event-rc-ivan-specialist = { rc-solo-card }: { $who } aparta un especialista ({ $specialist }; { ct-tool }){ $recognition ->
        [0] {""}
       *[other] {" "}y gana { $recognition } de reconocimiento
    }.
event-rc-ivan-cancels = { rc-solo-card }: dos herramientas iguales vuelven a la bolsa: { ct-tool }.
event-rc-ivan-moscow = { rc-solo-card }: en Moscú { $who } gana { $prestige } de prestigio.
event-rc-last-turns = { $who } ha terminado una sexta sección. El otro tiene un turno más.
    .you = Has terminado una sexta sección. El otro tiene un turno más.

## Rechazos

refusal-solo-no-choice = Iván no te deja nada que elegir ahora.
refusal-solo-ivans-turn = Es el turno de Iván: solo eliges la sección por él.
refusal-solo-other-section = Iván no puede tomar { $section }; elige entre { $sections }.
