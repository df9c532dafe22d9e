# The contractors module: permits, recruiting, specialists, cities.

## Things

ct-city =
    { $city ->
        [moscow] Mosca
        [vologda] Vologda
        [suzdal] Suzdal’
        [ryazan] Rjazan’
        [smolensk] Smolensk
        [tver] Tver’
       *[other] { $city }
    }
ct-tool =
    { $tool ->
        [hammer] martello
        [saw] sega
        [chisel] scalpello
        [trowel] cazzuola
        [plumb-line] filo a piombo
       *[compasses] compasso
    }
ct-permits = { $permits } { $permits ->
        [one] permesso
       *[other] permessi
    }
ct-effect =
    { $effect ->
        [gain] ottieni { $gain }
        [sell-for-prestige] dai { rc-one } per { $prestige } prestigio
        [sell-for-recognition] dai { rc-one } per 3 ricompensa
        [activate] attiva due tue tessere Bottega, o una due volte
        [discard-ornament] scarta una Decorazione per 3 prestigio
        [buy-recognition] paga fino a 5 rubli per altrettanta ricompensa
        [material-and-delivery] 1 materiale a scelta e 1 consegna, in qualsiasi ordine
        [resource-tile] ottieni ciò che mostra una tessera Risorsa
       *[claim] rivendica una sezione
    }

## What must be decided now

decision-ct-hire = Quale specialista di { ct-city }: per 2 rubli, o congedato?
decision-ct-both = Prendere un materiale, o consegnarne uno?
decision-ct-two-tiles = Quale tessera attivi? Ancora { $left }.
decision-ct-ornament = Quale Decorazione scarti?
decision-ct-rubles-paid = Quanti rubli paghi?
decision-ct-any-tile = Quale tessera Risorsa?
decision-ct-free-claim = Quale sezione rivendichi?
ct-now =
    { $now ->
        [hire] quale specialista scegli
        [material-and-delivery] se prendi un materiale o ne consegni uno
        [two-tiles] quale tessera attivi
        [ornament] quale Decorazione scarti
        [rubles-paid] quanti rubli paghi
        [any-tile] quale tessera Risorsa usi
       *[free-claim] quale sezione rivendichi
    }

## Moves in words

move-ct-recruit = { ct-city } per { ct-permits }
move-ct-recruit-bonus = { ct-city } per { ct-permits }; poi { $gain }
move-ct-permit = perdi 1 prestigio, ottieni 1 permesso
move-ct-hire = paga 2 rubli: { $specialist } ({ ct-tool })
move-ct-dismiss = congeda: { $specialist } ({ ct-tool })
move-ct-specialist = usa il tuo specialista: { $specialist } ({ ct-tool })
move-ct-discard = scarta { rc-ornament } per 3 prestigio
move-ct-pay = paga { rc-rubles } per { $rubles } ricompensa
move-ct-gather = spazio { $space }: { $gain }
move-ct-deliver = consegna 1 materiale
move-ct-done = basta così
move-group-ct-recruit = Reclutare

## Events

event-rc-lay-city = In cima alla torre { $tower }: { ct-city }.
event-rc-draw-specialist = Uno specialista arriva sullo spazio { $space }: { $specialist }.
event-rc-permit = { $who } dà 1 prestigio per { ct-permits }.
    .you = Dai 1 prestigio per { ct-permits }.
event-rc-recruit = { $who } invia l’emissario numero { $contractor } a { ct-city } e paga { ct-permits }.
    .you = Invii l’emissario numero { $contractor } a { ct-city } e paghi { ct-permits }.
event-rc-lay-by = { $who } gira lo specialista che aveva: { ct-tool }.
    .you = Giri lo specialista che avevi: { ct-tool }.
event-rc-hire = { $who } paga { rc-rubles } per lo specialista dello spazio { $space }: { $specialist }.
    .you = Paghi { rc-rubles } per lo specialista dello spazio { $space }: { $specialist }.
event-rc-send-away = { $who } non paga: lo specialista dello spazio { $space } lascia la partita ({ $specialist }).
    .you = Non paghi: lo specialista dello spazio { $space } lascia la partita ({ $specialist }).
event-rc-use-specialist = { $who } usa lo specialista: { $specialist }; attrezzo: { ct-tool }.
    .you = Usi lo specialista: { $specialist }; attrezzo: { ct-tool }.
event-rc-pay-rubles = { $who } paga { rc-rubles } per la ricompensa.
    .you = Paghi { rc-rubles } per la ricompensa.
event-rc-gather = { $who } usa la tessera Risorsa dello spazio { $space }.
    .you = Usi la tessera Risorsa dello spazio { $space }.
event-rc-discard-ornament = { $who } scarta { rc-ornament }.
    .you = Scarti { rc-ornament }.
event-rc-close-city = La torre { $tower } è completa: { ct-city } chiude.
event-rc-city-points = { $who } ottiene { $recognition } ricompensa a { ct-city }.
    .you = Ottieni { $recognition } ricompensa a { ct-city }.
event-rc-score-tools = { $who }: { $prestige } prestigio per gli attrezzi.
    .you = Tu: { $prestige } prestigio per gli attrezzi.

## The terminal

scored-rc-tools = Attrezzi in gruppi diversi
cli-ct-region = REGIONE (ogni città ha gli specialisti ai due lati, { ct-city } tutti e cinque)
cli-ct-tower = torre { $tower }
cli-ct-closed = chiusa
cli-ct-nobody = nessuno
cli-ct-bag = nel sacchetto: { $count }
cli-ct-row = { ct-permits } · emissari: { $left } · specialista: { $specialist } · attrezzi: { $tools }

## Refusals

refusal-ct-not-now = Non ora: prima devi decidere { ct-now }.
refusal-ct-delivered-already = Hai già fatto la consegna.
refusal-ct-gained-already = Hai già preso il materiale.
refusal-ct-permits-full = Hai già { $most } permessi; non c’è posto per altri.
refusal-ct-no-contractor = Non hai più emissari.
refusal-ct-city-closed = { ct-city } è chiusa.
refusal-ct-permits-short = { ct-city } costa ora { $needed } { $needed ->
        [one] permesso
       *[other] permessi
    }, e tu ne hai { $have }.
refusal-ct-not-beside = Lo spazio { $space } non tocca { ct-city }.
refusal-ct-nobody-there = Nessuno specialista attende sullo spazio { $space }.
refusal-ct-black-die-only = Uno specialista serve solo se hai spostato il dado nero.
refusal-ct-no-specialist = Non hai uno specialista.
refusal-ct-no-ornament = Non hai Decorazioni disponibili da scartare.
refusal-ct-no-claim = Non c’è alcuna sezione che tu possa rivendicare.
refusal-rc-no-room-for-it = Non hai posto per nulla di ciò.
