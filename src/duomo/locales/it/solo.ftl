# In solitario contro Ivan (RC-11).

rc-party =
    { $party ->
       *[ivan] Ivan
    }
rc-solo-card =
    { $card ->
        [recognition] Ricompensa
        [inventory] Inventario
        [transport] Trasporto
        [claim] Rivendicare
        [build] Costruire
       *[recruit] Reclutare
    }
rc-solo-does =
    { $card ->
        [recognition] ottiene 4 ricompensa
        [inventory] prende 4 materiali
        [transport] i suoi materiali vanno su Costruire
        [claim] rivendica una sezione
        [build] costruisce con i suoi materiali
       *[recruit] invia un reclutatore
    }

## Il tavolo

cli-solo-row = La fila di Ivan
cli-solo-next = poi: { rc-solo-card } con { rc-die }: { rc-solo-does }
cli-solo-new-tiles = poi: un ornamento se c’è posto, quindi nuove tessere
cli-solo-needs = a scelta: { $count }
cli-solo-your-choice = { $who }, scegli per Ivan.
cli-solo-marker = il suo segnalino è sulla torre { $tower }
cli-solo-materials = su { rc-solo-card }: { $things }
cli-solo-banners = sezioni completate: { $finished }, { $banners ->
        [one] resta 1 stendardo
       *[other] restano { $banners } stendardi
    }

## Che cosa decidere ora

decision-solo-decorate = Ivan decora una sezione con { rc-ornament }. Quale?
decision-solo-claim = Ivan rivendica una sezione. Quale?
move-solo-decorate = Ivan decora { $section }, con lo stendardo di { $owner }
move-solo-claim = Ivan rivendica { $section } ({ rc-kind }, { $recognition } ricompensa)

## Eventi

event-rc-lay-solo-card = Carta { $place } della fila di Ivan: { rc-solo-card }.
event-rc-lay-solo-tile = { rc-solo-card }: tessera con { rc-die }.
event-rc-ivan-card = { $who } usa la carta { $place }, { rc-solo-card }, e ne gira la tessera: { rc-die }.
event-rc-ivan-die = { rc-solo-card }: { $who } muove { rc-die } dallo spazio { $from } a { $space }.
event-rc-ivan-blocked = { rc-solo-card }: sullo spazio { $space } ci sono già tre dadi; non si muove { rc-die }.
event-rc-ivan-market = { rc-solo-card }: { $who } ottiene { $recognition } ricompensa sullo spazio { $space }.
event-rc-ivan-recognition = { rc-solo-card }: { $who } ottiene { $recognition } ricompensa.
event-rc-ivan-takes = { rc-solo-card }: { $who } prende { rc-amount-object } dal mucchio più ricco.
event-rc-ivan-transports = { rc-solo-card }: { $who } sposta { $amount ->
        [one] 1 materiale
       *[other] { $amount } materiali
    } su Costruire.
event-rc-ivan-claims = { rc-solo-card }: { $who } rivendica la sezione { $section }{ $recognition ->
        [0] {""}
       *[other] {" "}e ottiene { $recognition } ricompensa per la sua tessera
    }.
event-rc-ivan-delivers = { rc-solo-card }: { $who } consegna { rc-amount-object } a { $section }.
event-rc-ivan-skips = { rc-solo-card }: non succede nulla, { $why ->
        [no-banner] non restano stendardi
        [no-section] non c’è una sezione adatta
        [no-contractor] non restano reclutatori
        [city-closed] la città è chiusa
       *[no-materials] non ci sono materiali
    }.
event-rc-ivan-decorates = Tutte le tessere sono coperte: { $who } decora { $section } con { rc-ornament } e ottiene { $prestige } prestigio.
event-rc-ivan-no-ornament = Tutte le tessere sono coperte: { $ornament ->
        [none] { $who } non ha più ornamenti
        [door] la porta non ha ancora posto
        [arch] l’arco non ha ancora posto
       *[cross] la croce non ha ancora posto
    }.
event-rc-ivan-reshuffles = { $who }: le sue tessere vengono mescolate e disposte di nuovo.
event-rc-ivan-marker = Il suo segnalino va sulla torre { $tower }: { ct-city }.
event-rc-ivan-recruits = { rc-solo-card }: { $who } invia un reclutatore; città: { ct-city }.
event-rc-ivan-specialist = { rc-solo-card }: { $who } mette da parte uno specialista ({ $specialist }; { ct-tool }){ $recognition ->
        [0] {""}
       *[other] {" "}e ottiene { $recognition } ricompensa
    }.
event-rc-ivan-cancels = { rc-solo-card }: due attrezzi uguali tornano nel sacchetto: { ct-tool }.
event-rc-ivan-moscow = { rc-solo-card }: a Mosca { $who } ottiene { $prestige } prestigio.
event-rc-last-turns = { $who } ha completato una sesta sezione. L’altro ha ancora un turno.
    .you = Hai completato una sesta sezione. L’altro ha ancora un turno.

## Rifiuti

refusal-solo-no-choice = Ivan non ti lascia nulla da scegliere ora.
refusal-solo-ivans-turn = È il turno di Ivan: scegli solo la sezione per lui.
refusal-solo-other-section = Ivan non può prendere { $section }; scegli tra { $sections }.
