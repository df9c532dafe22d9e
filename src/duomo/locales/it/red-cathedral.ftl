# La Cattedrale Rossa. I testi rc-… sono parti di frasi: leggono le stesse variabili.

## Le cose

rc-colour =
    { $colour ->
        [white] Bianco
        [red] Rosso
        [blue] Blu
        [green] Verde
        [black] Nero
       *[yellow] Giallo
    }
rc-colour-short =
    { $colour ->
        [white] Bi
        [red] R
        [blue] B
        [green] V
        [black] N
       *[yellow] G
    }
rc-material =
    { $material ->
        [wood] legname
        [brick] mattone
        [stone] pietra
        [gold] oro
        [green] gemma verde
        [diamond] diamante
       *[purple] gemma viola
    }
rc-material-short =
    { $material ->
        [wood] Le
        [brick] Ma
        [stone] Pi
        [gold] Or
        [green] Ve
        [diamond] Di
       *[purple] Vi
    }
# Dopo «non hai», «non serve», «non c’è».
rc-no-material =
    { $material ->
        [wood] legname
        [brick] nessun mattone
        [stone] nessuna pietra
        [gold] oro
        [green] nessuna gemma verde
        [diamond] nessun diamante
       *[purple] nessuna gemma viola
    }
rc-amount =
    { $resource ->
        [wood] { $amount } legname
        [brick] { $amount } { $amount ->
                [one] mattone
               *[other] mattoni
            }
        [stone] { $amount } { $amount ->
                [one] pietra
               *[other] pietre
            }
        [gold] { $amount } oro
        [green] { $amount } { $amount ->
                [one] gemma verde
               *[other] gemme verdi
            }
        [diamond] { $amount } { $amount ->
                [one] diamante
               *[other] diamanti
            }
        [purple] { $amount } { $amount ->
                [one] gemma
               *[other] gemme
            } viola
        [rubles] { $amount } { $amount ->
                [one] rublo
               *[other] rubli
            }
        [recognition] { $amount } ricompensa
        [prestige] { $amount } prestigio
        [permits] { $amount } { $amount ->
                [one] permesso
               *[other] permessi
            }
       *[material] { $amount } { $amount ->
               [one] materiale
              *[other] materiali
           }
    }
rc-amount-object = { rc-amount }
rc-given =
    { $material ->
        [wood] { $amount } legname
        [brick] { $amount } { $amount ->
                [one] mattone
               *[other] mattoni
            }
        [stone] { $amount } { $amount ->
                [one] pietra
               *[other] pietre
            }
        [gold] { $amount } oro
        [green] { $amount } { $amount ->
                [one] gemma verde
               *[other] gemme verdi
            }
        [diamond] { $amount } { $amount ->
                [one] diamante
               *[other] diamanti
            }
       *[purple] { $amount } { $amount ->
               [one] gemma
              *[other] gemme
           } viola
    }
rc-one =
    { $material ->
        [wood] 1 legname
        [brick] 1 mattone
        [stone] 1 pietra
        [gold] 1 oro
        [green] 1 gemma verde
        [diamond] 1 diamante
       *[purple] 1 gemma viola
    }
rc-die =
    { $die ->
        [white] il dado bianco
        [red] il dado rosso
        [blue] il dado blu
        [green] il dado verde
        [black] il dado nero
       *[yellow] il dado giallo
    }
rc-die-name =
    { $die ->
        [white] dado bianco
        [red] dado rosso
        [blue] dado blu
        [green] dado verde
        [black] dado nero
       *[yellow] dado giallo
    }
rc-die-face = { rc-colour } { $face }
rc-slot-onto =
    { $slot ->
        [white-1] nella prima Bottega bianca
        [white-2] nella seconda Bottega bianca
        [red] nella Bottega rossa
        [blue] nella Bottega blu
        [green] nella Bottega verde
       *[yellow] nella Bottega gialla
    }
rc-slot-at =
    { $slot ->
        [white-1] della prima Bottega bianca
        [white-2] della seconda Bottega bianca
        [red] della Bottega rossa
        [blue] della Bottega blu
        [green] della Bottega verde
       *[yellow] della Bottega gialla
    }
rc-slot-short =
    { $slot ->
        [white-1] bianca 1
        [white-2] bianca 2
        [red] rossa
        [blue] blu
        [green] verde
       *[yellow] gialla
    }
rc-kind =
    { $kind ->
        [base] base
        [middle] mediana
       *[dome] cupola
    }
rc-ornament =
    { $ornament ->
        [door] una porta
        [arch] un arco
       *[cross] una croce
    }
rc-ornament-name =
    { $ornament ->
        [door] porta
        [arch] arco
       *[cross] croce
    }
rc-no-ornament =
    { $ornament ->
        [door] nessuna porta
        [arch] nessun arco
       *[cross] nessuna croce
    }
rc-gems =
    { $gems ->
        [green] una gemma verde
        [purple] una gemma viola
        [green-green] due gemme verdi
        [purple-purple] due gemme viola
        [green-purple] una gemma verde e una viola
       *[none] nessuna gemma
    }
rc-tile-at = { $gain } ({ $space })
rc-section-card = { rc-kind } ({ $cost })
rc-group =
    { $group ->
        [craftsmen] Artigiani
        [teamsters] Carrettieri
        [merchants] Mercanti
        [clergy] Clero
       *[other] { guild-name }
    }
rc-mark =
    { $mark ->
        [lightning] una volta per turno
       *[infinity] quante volte puoi pagare
    }
rc-rubles = { $rubles } { $rubles ->
        [one] rublo
       *[other] rubli
    }
rc-action =
    { $action ->
        [C1] vendi 1 materiale a scelta per 1 rublo
        [C2] paga 1 rublo per 1 dei materiali indicati
        [C3] vendi 1 dei materiali indicati per 1 rublo
        [C4] paga 2 rubli per 1 materiale a scelta
        [C5] vendi 1 dei materiali indicati per 2 rubli
        [C6] paga 2 rubli per 1 dei materiali indicati
        [T1] paga 1 rublo per consegnare 1 materiale
        [T2] ottieni 1 rublo
        [T3] paga 3 rubli per consegnare 1 o 2 materiali
        [T4] paga 2 rubli per scambiare due tessere Risorsa
        [M1] scambia 2 materiali uguali con 1 a scelta
        [M2] scambia 1 rublo e 1 materiale con 1 di altro tipo
        [M3] scambia 4 materiali uguali con 2 a scelta
        [M4] attiva una qualsiasi tua tessera Bottega scoperta
        [K1] ottieni 1 ricompensa
        [K2] paga 3 rubli per 1 prestigio
        [K3] dai 3 materiali diversi per 1 prestigio
        [K4] con una base, una sezione mediana e una cupola completate: ottieni 2 ricompensa
       *[other] { guild-action }
    }

## Che cosa decidere

decision-rc-turn = Scegli la tua azione: { $actions }.
# What may be done, in a list.
rc-do =
    { $do ->
        [claim] rivendicare una sezione
        [build] costruire
        [die] andare al Mercato
        [recruit] inviare un emissario
        [pass] nulla è possibile, quindi passare
        [resources] prendere risorse
        [influence] usare la carta Influenza
        [activate] attivare la tua tessera
        [specialist] usare il tuo specialista
       *[leave] andartene
    }
decision-rc-after = La tua azione è fatta. Termini il turno?
decision-rc-banner = Da dove prendi la Bandiera per { $section }?
decision-rc-place = Dove va la tessera Bottega ({ $tile })? A faccia in su costa il prezzo della Bottega, a faccia in giù nulla.
decision-rc-gain =
    { $amount ->
        [1] Prendi { rc-amount-object }?
       *[other] Prendi fino a { rc-amount-object }?
    }
decision-rc-gain-less =
    { $amount ->
        [1] Prendi { rc-amount-object }? L’offerta è di { $offered }, ma non c’è posto o riserva per altro.
       *[other] Prendi fino a { rc-amount-object }? L’offerta è di { $offered }, ma non c’è posto o riserva per altro.
    }
decision-rc-choose = Prendi { $count ->
        [one] un materiale
       *[other] { $count } materiali, uno alla volta
    }. Quale?
decision-rc-build = Consegna un materiale o decora: { $left ->
        [one] resta 1 consegna
       *[other] restano { $left } consegne
    }.
decision-rc-gems = Incastoni gemme nella Decorazione di { $section }? { $left ->
        [one] Una gemma è la tua ultima consegna.
       *[other] Ognuna vale una delle tue { $left } consegne.
    }
decision-rc-market = Al Mercato, spazio { $space }: { $actions }.
decision-rc-give = Quale materiale dai?
decision-rc-swap = Quali due tessere Risorsa si scambiano di posto?
decision-rc-activate = Quale delle tue tessere scoperte attivi?
rc-now =
    { $now ->
        [turn] l’azione del tuo turno: rivendicare, costruire o Mercato
        [after] se terminare il turno
        [banner] quale Bandiera prendi
        [place] dove va la tessera Bottega
        [gain] quanto prendi
        [choose] quale materiale prendi
        [build] che cosa consegni
        [gems] quali gemme incastoni
        [market] che cosa fai al Mercato
        [give] quale materiale dai
        [swap] quali due tessere Risorsa si scambiano
       *[activate] quale tessera attivi
    }

## Le mosse

move-rc-end = termina il turno
move-rc-pass = passa
move-rc-build = costruisci: consegna fino a 3 materiali
move-rc-done = non consegnare altro
move-rc-resources = prendi le risorse: { $gain }
move-rc-influence = influenza: { rc-action }; { rc-mark }
move-rc-influence-shown = influenza: { rc-action } ({ $shown }); { rc-mark }
move-rc-leave = lascia il Mercato; { $dice ->
        [one] il suo dado viene tirato
       *[other] i suoi { $dice } dadi vengono tirati
    } di nuovo
move-rc-trade = perdi 1 prestigio, ottieni 2 rubli
move-rc-rerolls = perdi 1 prestigio, ritira tutti i dadi dello spazio { $spaces }
move-rc-reroll = perdi 1 prestigio, ritira lo spazio { $space } ({ $dice })
move-rc-take = prendi { rc-amount-object }
move-rc-decline = non prendere nulla
move-rc-gain = prendi { rc-one }
move-rc-give = dai { rc-given }
move-rc-activate = attiva la tessera { rc-slot-at }: { $gain }
move-rc-open = a faccia in su { rc-slot-onto }{ $price ->
        [0] , gratis
        [one] , 1 rublo
       *[other] , { $price } rubli
    }{ $holds ->
        [none] {""}
        [door] ; sblocca la porta
        [arch] ; sblocca l’arco
       *[cross] ; sblocca la croce
    }
move-rc-hide = a faccia in giù { rc-slot-onto }{ $holds ->
        [none] {""}
        [door] ; la porta è persa
        [arch] ; l’arco è perso
       *[cross] ; la croce è persa
    }
move-rc-banner-inventory = dall’Inventario (libera uno spazio)
move-rc-banner-white = { $slot ->
        [white-1] dalla prima Bottega bianca
       *[white-2] dalla seconda Bottega bianca
    } (libera la Bottega)
move-rc-gems = { $gems ->
        [none] non incastonare gemme
       *[other] incastona { rc-gems }: { $prestige } prestigio
    }
move-rc-die = { rc-die-name } ({ $face }) → { $space }{ $rubles ->
        [0] {""}
        [one] {" "}per 1 rublo
       *[other] {" "}per { $rubles } rubli
    }: { $gain }; { rc-group }
move-rc-swap = { $one } e { $other }
move-rc-claim = { $section } ({ rc-kind }): richiede { $cost }; dà { $reward }; tessera: { $tile }
move-rc-claim-bare = { $section } ({ rc-kind }): richiede { $cost }; dà { $reward }
move-rc-decorate = decora { $section } con { rc-ornament } ({ rc-amount })
move-rc-deliver = { rc-one } a { $section }; poi mancherà { $rest }
move-rc-deliver-last = { rc-one } a { $section }, che è così completa: { $reward }
move-group-rc-claim = Rivendicare una sezione
move-group-rc-build = Costruire
move-group-rc-market = Andare al Mercato

## Che cosa è successo

event-rc-starts = { $who } comincia.
    .you = Cominci.
event-rc-lay-plan = Il Progetto di Costruzione { $blueprint } è sul tavolo.
event-rc-lay-resource = Spazio { $space } del Mercato: { $tile }.
event-rc-lay-influence = Quadrante { $quadrant } del Mercato: { $card }.
event-rc-lay-section = Sezione { $section }: { $card }.
event-rc-lay-tile = Tessera sulla sezione { $section }: { $tile }.
event-rc-drop = Lo spazio { $space } riceve { rc-die }, valore { $face }.
event-rc-turn = Turno { $turn }: { $who }.
    .you = Turno { $turn }: tu.
event-rc-pass = { $who } passa.
    .you = Passi.
event-rc-claim = { $who } rivendica la sezione { $section }.
    .you = Rivendichi la sezione { $section }.
event-rc-open = { $who } piazza la tessera a faccia in su { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}per { rc-rubles }
    }: { $tile }.
    .you = Piazzi la tessera a faccia in su { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}per { rc-rubles }
    }: { $tile }.
event-rc-hide = { $who } piazza la tessera a faccia in giù { rc-slot-onto }.
    .you = Piazzi la tessera a faccia in giù { rc-slot-onto }.
event-rc-unlock = { $who } sblocca { rc-ornament }.
    .you = Sblocchi { rc-ornament }.
event-rc-build = { $who } costruisce.
    .you = Costruisci.
event-rc-deliver = { $who } consegna { rc-one } a { $section }.
    .you = Consegni { rc-one } a { $section }.
event-rc-finish = { $who } completa la sezione { $section }: { $recognition } ricompensa{ $rubles ->
        [0] {""}
       *[other] {" "}e { rc-rubles }
    }.
    .you = Completi la sezione { $section }: { $recognition } ricompensa{ $rubles ->
        [0] {""}
       *[other] {" "}e { rc-rubles }
    }.
event-rc-penalty = { $who } perde { $recognition } ricompensa: { $section } è completa sopra un lavoro incompiuto.
    .you = Perdi { $recognition } ricompensa: { $section } è completa sopra un lavoro incompiuto.
event-rc-sixth = { $who } ha completato la sesta sezione e ottiene { $prestige } prestigio. Gli altri hanno ancora un turno ciascuno.
    .you = Hai completato la sesta sezione e ottieni { $prestige } prestigio. Gli altri hanno ancora un turno ciascuno.
event-rc-decorate = { $who } decora { $section } con { rc-ornament }.
    .you = Decori { $section } con { rc-ornament }.
event-rc-gems = { $who } incastona { rc-gems } in { $section }: { $prestige } prestigio.
    .you = Incastoni { rc-gems } in { $section }: { $prestige } prestigio.
event-rc-die = { $who } sposta { rc-die } dallo spazio { $from } al { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}e paga { rc-rubles }
    }.
    .you = Sposti { rc-die } dallo spazio { $from } al { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}e paghi { rc-rubles }
    }.
event-rc-resources = { $who } prende risorse nello spazio { $space } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }).
    .you = Prendi risorse nello spazio { $space } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }).
event-rc-influence = { $who } usa l’influenza: { rc-action }.
    .you = Usi l’influenza: { rc-action }.
event-rc-activate = { $who } attiva la tessera { rc-slot-at }: { $tile }.
    .you = Attivi la tessera { rc-slot-at }: { $tile }.
event-rc-take = { $who } prende { rc-amount-object }.
    .you = Prendi { rc-amount-object }.
event-rc-decline = { $who } non prende nulla.
    .you = Non prendi nulla.
event-rc-give = { $who } dà { rc-given }.
    .you = Dai { rc-given }.
event-rc-swap = { $who } scambia le tessere Risorsa degli spazi { $one } e { $other }.
    .you = Scambi le tessere Risorsa degli spazi { $one } e { $other }.
event-rc-leave = { $who } lascia lo spazio { $space }.
    .you = Lasci lo spazio { $space }.
event-rc-roll = { $who } tira { rc-die }: { $face }.
    .you = Tiri { rc-die }: { $face }.
event-rc-trade = { $who } dà 1 prestigio per { rc-rubles }.
    .you = Dai 1 prestigio per { rc-rubles }.
event-rc-reroll = { $who } dà 1 prestigio per ritirare i dadi dello spazio { $space }.
    .you = Dai 1 prestigio per ritirare i dadi dello spazio { $space }.
event-rc-score-track = { $who }: { $prestige } prestigio sul tracciato (casella { $space }).
    .you = Tu: { $prestige } prestigio sul tracciato (casella { $space }).
event-rc-score-leftovers = { $who }: { $prestige } prestigio per ciò che resta.
    .you = Tu: { $prestige } prestigio per ciò che resta.
event-rc-score-tower = { $who }: { $prestige } prestigio per la torre { $tower } (valore { $value }, presenza { $presence }).
    .you = Tu: { $prestige } prestigio per la torre { $tower } (valore { $value }, presenza { $presence }).
event-rc-wins = { $who } vince con { $prestige } prestigio.
    .you = Vinci con { $prestige } prestigio.

## Rifiuti

refusal-rc-nature-first = Prima vengono i dadi o la preparazione.
refusal-rc-not-nature = Nessuno sceglie che cosa porta un dado o una pescata.
refusal-rc-basic-action-first = Prima di terminare il turno devi rivendicare, costruire o andare al Mercato.
refusal-rc-no-pass = Si può passare solo quando nessuna azione è possibile.
refusal-rc-nothing-to-deliver = Non hai alcun materiale che una sezione possa ricevere ora.
refusal-rc-build-first = Per consegnare o decorare scegli prima «Costruire».
refusal-rc-market-first = Fa parte di una visita al Mercato: prima muovi un dado.
refusal-rc-deliver-something = Chi costruisce deve consegnare almeno un materiale.
refusal-rc-no-banner-there = Lì non c’è alcuna Bandiera.
refusal-rc-basic-action-done = Hai già fatto la tua azione; ogni turno ne ha una sola.
refusal-rc-not-now = Non ora: prima devi decidere { rc-now }.
refusal-rc-no-prestige-behind = Dietro il tuo segnapunti non c’è alcuna casella prestigio: non hai prestigio da cedere.
refusal-rc-rerolled-already = A questo tavolo un turno permette un nuovo lancio oppure rubli per prestigio, e hai già tirato.
refusal-rc-traded-already = A questo tavolo un turno permette un nuovo lancio oppure rubli per prestigio, e hai già preso rubli.
refusal-rc-trades-over = A questo tavolo gli scambi per rubli si susseguono, e la tua serie è finita.
refusal-rc-one-reroll = Hai già pagato un nuovo lancio; ogni turno ne permette uno.
refusal-rc-no-dice-there = Nello spazio { $space } non c’è alcun dado.
refusal-rc-not-your-die = I rubli spingono oltre solo il dado bianco e quello del tuo colore, non { rc-die }.
refusal-rc-rubles-short = Costa { $needed ->
        [one] 1 rublo
       *[other] { $needed } rubli
    }, e tu ne hai { $have }.
refusal-rc-space-full = Nello spazio { $space } ci sono già { $dice ->
        [3] tre
       *[other] { $dice }
    } dadi.
refusal-rc-no-such-section = Qui non c’è una sezione { $section }.
refusal-rc-no-banner-left = Non hai più Bandiere.
refusal-rc-already-claimed = Su { $section } c’è già una Bandiera.
refusal-rc-claim-below-first = { $section } si può rivendicare solo quando c’è una Bandiera su { $below }.
refusal-rc-not-your-section = Su { $section } non c’è la tua Bandiera.
refusal-rc-section-finished = { $section } è completa.
refusal-rc-not-needed = A { $section } non serve { rc-no-material }.
refusal-rc-material-missing = Non hai { rc-no-material }.
refusal-rc-not-finished = { $section } non è completa: non si può ancora decorare.
refusal-rc-ornament-there = { $section } ha già la sua Decorazione.
refusal-rc-ornament-locked = Per ora non hai { rc-no-ornament }: prima va piazzata una tessera a faccia in su nella sua Bottega.
refusal-rc-ornament-gone = Non ti resta { rc-no-ornament }.
refusal-rc-took-already = In questa visita hai già preso le risorse.
refusal-rc-inventory-full = Il tuo Inventario è pieno.
refusal-rc-reserve-empty = Nella riserva generale non c’è { rc-no-material }.
refusal-rc-influence-over = Sei passato ad altro: l’influenza è finita per questa visita.
refusal-rc-one-action = In una visita si usa una sola delle due azioni, e hai cominciato l’altra.
refusal-rc-lightning-used = Un’azione con il fulmine si usa una sola volta per turno.
refusal-rc-no-three-kinds = Non hai ancora completato una base, una sezione mediana e una cupola.
refusal-rc-no-three-materials = Non hai tre materiali diversi.
refusal-rc-not-enough-equal = Non hai { $needed } materiali uguali di quel tipo.
refusal-rc-nothing-to-sell = Non hai nulla di ciò che qui si compra.
refusal-rc-no-gain = Di ciò che porta non potresti prendere nulla ({ rc-action }).
refusal-rc-activated-already = In questa visita hai già attivato una tessera.
refusal-rc-other-slot = Hai spostato { rc-die }: questo non attiva la tessera { rc-slot-at }.
refusal-rc-no-open-tile = Nello spazio { rc-slot-at } non c’è una tessera scoperta.
refusal-rc-tile-gives-nothing = La tessera { rc-slot-at } non dà nulla che tu possa prendere ora.
refusal-rc-more-than-offered = Ne { $offered ->
        [one] è offerto solo 1
       *[other] sono offerti solo { $offered }
    }.
refusal-rc-same-kind = Qui un materiale si scambia con uno di un altro tipo.
refusal-rc-nothing-to-exchange = Non hai alcun materiale da dare in cambio.
refusal-rc-other-die-due = Prima si tira un altro dado: { rc-die-name }.
refusal-rc-too-far = I rubli spingono un dado al massimo { $most } spazi più avanti.
refusal-rc-not-your-turn = È il turno di { rc-party }. Nulla del tuo turno si può fare ora.
refusal-rc-too-much = { $resource ->
        [recognition] Puoi prendere al massimo { $most } ricompensa
        [prestige] Puoi prendere al massimo { $most } prestigio
        [rubles] Puoi prendere al massimo { $most ->
                [one] 1 rublo
               *[other] { $most } rubli
            }
       *[other] Inventario e riserva ne permettono al massimo { $most }
    }.
refusal-rc-not-offered = Questa azione non riguarda { $material ->
        [wood] il legname
        [brick] i mattoni
        [stone] la pietra
        [gold] l’oro
        [green] le gemme verdi
        [diamond] i diamanti
       *[purple] le gemme viola
    }.
refusal-rc-in-order = I tre materiali si danno nell’ordine dell’elenco, e da «{ rc-material }» in poi hai troppo pochi tipi.
refusal-rc-given-already = I tre devono essere diversi e si danno nell’ordine dell’elenco; «{ rc-material }» arriva troppo tardi.
refusal-rc-slot-blocked = Una Bandiera occupa ancora lo spazio { rc-slot-at }.
refusal-rc-slot-taken = Una tessera occupa già lo spazio { rc-slot-at }.
refusal-rc-deliveries-left = Per le gemme { $left ->
        [one] resta solo 1 consegna
       *[other] restano solo { $left } consegne
    }.
