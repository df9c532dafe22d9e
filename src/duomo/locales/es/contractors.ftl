# The contractors module: permits, recruiting, specialists, cities.

## Things

ct-city =
    { $city ->
        [moscow] Moscú
        [vologda] Vólogda
        [suzdal] Súzdal
        [ryazan] Riazán
        [smolensk] Smolensk
        [tver] Tver
       *[other] { $city }
    }
ct-tool =
    { $tool ->
        [hammer] martillo
        [saw] sierra
        [chisel] cincel
        [trowel] paleta
        [plumb-line] plomada
       *[compasses] compás
    }
ct-permits = { $permits } { $permits ->
        [one] permiso
       *[other] permisos
    }
ct-effect =
    { $effect ->
        [gain] gana { $gain }
        [sell-for-prestige] da { rc-one } por { $prestige } de prestigio
        [sell-for-recognition] da { rc-one } por 3 de reconocimiento
        [activate] activa dos de tus losetas de taller, o una dos veces
        [discard-ornament] descarta un adorno por 3 de prestigio
        [buy-recognition] paga hasta 5 rublos por otro tanto de reconocimiento
        [material-and-delivery] 1 material a elegir y 1 entrega, en cualquier orden
        [resource-tile] gana lo que muestra una loseta de recurso
       *[claim] reclama una sección
    }

## What must be decided now

decision-ct-hire = ¿Qué especialista de { ct-city }: por 2 rublos, o despedido?
decision-ct-both = ¿Tomar un material o entregar uno?
decision-ct-two-tiles = ¿Qué loseta activas? Quedan { $left }.
decision-ct-ornament = ¿Qué adorno descartas?
decision-ct-rubles-paid = ¿Cuántos rublos pagas?
decision-ct-any-tile = ¿Qué loseta de recurso?
decision-ct-free-claim = ¿Qué sección reclamas?
ct-now =
    { $now ->
        [hire] qué especialista eliges
        [material-and-delivery] si tomas un material o entregas uno
        [two-tiles] qué loseta activas
        [ornament] qué adorno descartas
        [rubles-paid] cuántos rublos pagas
        [any-tile] qué loseta de recurso usas
       *[free-claim] qué sección reclamas
    }

## Moves in words

move-ct-recruit = { ct-city } por { ct-permits }
move-ct-recruit-bonus = { ct-city } por { ct-permits }; después { $gain }
move-ct-permit = perder 1 de prestigio, ganar 1 permiso
move-ct-hire = pagar 2 rublos: { $specialist } ({ ct-tool })
move-ct-dismiss = despedir: { $specialist } ({ ct-tool })
move-ct-specialist = usar tu especialista: { $specialist } ({ ct-tool })
move-ct-discard = descartar { rc-ornament } por 3 de prestigio
move-ct-pay = pagar { rc-rubles } por { $rubles } de reconocimiento
move-ct-gather = espacio { $space }: { $gain }
move-ct-deliver = entregar 1 material
move-ct-done = nada más
move-group-ct-recruit = Contratar

## Events

event-rc-lay-city = Sobre la torre { $tower }: { ct-city }.
event-rc-draw-specialist = Un especialista llega al espacio { $space }: { $specialist }.
event-rc-permit = { $who } da 1 de prestigio por { ct-permits }.
    .you = Das 1 de prestigio por { ct-permits }.
event-rc-recruit = { $who } envía el contratista número { $contractor } a { ct-city } y paga { ct-permits }.
    .you = Envías el contratista número { $contractor } a { ct-city } y pagas { ct-permits }.
event-rc-lay-by = { $who } da la vuelta al especialista que tenía: { ct-tool }.
    .you = Das la vuelta al especialista que tenías: { ct-tool }.
event-rc-hire = { $who } paga { rc-rubles } por el especialista del espacio { $space }: { $specialist }.
    .you = Pagas { rc-rubles } por el especialista del espacio { $space }: { $specialist }.
event-rc-send-away = { $who } no paga: el especialista del espacio { $space } sale de la partida ({ $specialist }).
    .you = No pagas: el especialista del espacio { $space } sale de la partida ({ $specialist }).
event-rc-use-specialist = { $who } usa el especialista: { $specialist }; herramienta: { ct-tool }.
    .you = Usas tu especialista: { $specialist }; herramienta: { ct-tool }.
event-rc-pay-rubles = { $who } paga { rc-rubles } por reconocimiento.
    .you = Pagas { rc-rubles } por reconocimiento.
event-rc-gather = { $who } usa la loseta de recurso del espacio { $space }.
    .you = Usas la loseta de recurso del espacio { $space }.
event-rc-discard-ornament = { $who } descarta { rc-ornament }.
    .you = Descartas { rc-ornament }.
event-rc-close-city = La torre { $tower } está completa: { ct-city } cierra.
event-rc-city-points = { $who } gana { $recognition } de reconocimiento en { ct-city }.
    .you = Ganas { $recognition } de reconocimiento en { ct-city }.
event-rc-score-tools = { $who }: { $prestige } de prestigio por herramientas.
    .you = Tú: { $prestige } de prestigio por herramientas.

## The terminal

scored-rc-tools = Herramientas en grupos distintos
cli-ct-region = REGIÓN (cada ciudad tiene los especialistas de ambos lados, { ct-city } los cinco)
cli-ct-tower = torre { $tower }
cli-ct-closed = cerrada
cli-ct-nobody = nadie
cli-ct-bag = en la bolsa: { $count }
cli-ct-row = { ct-permits } · contratistas: { $left } · especialista: { $specialist } · herramientas: { $tools }

## Refusals

refusal-ct-not-now = Ahora no: antes decides { ct-now }.
refusal-ct-delivered-already = Ya has hecho la entrega.
refusal-ct-gained-already = Ya has tomado el material.
refusal-ct-permits-full = Ya tienes { $most } permisos; no caben más.
refusal-ct-no-contractor = No te quedan contratistas.
refusal-ct-city-closed = { ct-city } está cerrada.
refusal-ct-permits-short = { ct-city } cuesta ahora { $needed } { $needed ->
        [one] permiso
       *[other] permisos
    }, y tienes { $have }.
refusal-ct-not-beside = El espacio { $space } no toca { ct-city }.
refusal-ct-nobody-there = Ningún especialista espera en el espacio { $space }.
refusal-ct-black-die-only = Un especialista solo sirve si has movido el dado negro.
refusal-ct-no-specialist = No tienes ningún especialista.
refusal-ct-no-ornament = No tienes ningún adorno disponible que descartar.
refusal-ct-no-claim = No hay ninguna sección que puedas reclamar.
refusal-rc-no-room-for-it = No tienes sitio para nada de eso.
