# Le dieci gilde, una carta delle quali sostituisce quella del Clero.

## Things

guild-name =
    { $group ->
        [jewellers] Gioiellieri
        [weavers] Tessitori
        [foremen] Capomastri
        [contractors] Emissari
        [wholesalers] Grossisti
        [administrators] Amministratori
        [lawyers] Giuristi
        [archivists] Archivisti
        [master-builders] Mastri costruttori
       *[brickmakers] Mattonai
    }
guild-action =
    { $action ->
        [jewellers-a1] paga 1 rublo per 1 diamante
        [jewellers-a2] paga 3 rubli per 2 diamanti
        [jewellers-a3] dai 3 materiali per 2 diamanti
        [jewellers-a4] dai 1 diamante per 2 permessi
        [weavers-a1] attiva una tua tessera Bottega
        [weavers-a2] paga 1 rublo per attivare una tessera di un altro giocatore
        [weavers-a3] paga 2 rubli per attivare due volte una tua tessera
        [weavers-a4] paga 2 rubli per attivare due tue tessere
        [foremen-a1] muovi il capomastro; 1 ricompensa per ogni tua Bandiera nella sua torre
        [foremen-a2] muovi il capomastro; 1 rublo per ogni tua Bandiera nella sua torre
        [foremen-a3] muovi il capomastro; 1 ricompensa per ogni Bandiera di un altro giocatore nella sua torre
        [foremen-a4] muovi il capomastro; 1 rublo per ogni Bandiera di un altro giocatore nella sua torre
        [contractors-a1] ottieni ciò che mostra lo spazio del dado nero
        [contractors-a2] 1 permesso per ogni tuo emissario nella regione
        [contractors-a3] 1 rublo per ogni tuo emissario nella regione
        [contractors-a4] 1 rublo per ogni emissario di un altro giocatore nella regione
        [wholesalers-a1] paga 1 rublo per un’altra azione di mercato
        [wholesalers-a2] paga 2 rubli per un’altra azione di mercato e 1 materiale a scelta
        [wholesalers-a3] paga 3 rubli per fare due volte un’azione di mercato
        [wholesalers-a4] paga 4 rubli per due azioni di mercato diverse
        [administrators-a1] ottieni 1 dei materiali indicati
        [administrators-a2] scarta 1 dei materiali indicati per 1 ricompensa
        [administrators-a3] ottieni 1 rublo
        [administrators-a4] vendi 1 oro per 3 rubli
        [administrators-a5] ottieni 1 gemma verde o viola
        [administrators-a6] vendi 1 gemma verde e 1 viola per 1 prestigio e 2 rubli
        [lawyers-a1] ottieni 1 permesso
        [lawyers-a2] dai 1 permesso per consegnare 1 materiale
        [lawyers-a3] dai 2 permessi per 1 prestigio
        [lawyers-a4] dai 1 permesso per 1 materiale a scelta
        [archivists-a1] paga 2 rubli: pesca 3 contratti, tienine 1
        [archivists-a2] paga 1 ricompensa: prendi le risorse di uno spazio per i suoi dadi
        [archivists-a3] paga 1 ricompensa: un’azione di un’altra carta
        [archivists-a4] paga 1 ricompensa: ottieni ciò che mostra una tessera Risorsa
        [master-builders-a1] paga 2 rubli: pesca una carta Sezione, prendi fino a 2 dei suoi materiali
        [master-builders-a2] paga 3 rubli: pesca due carte Sezione, prendi fino a 2 e 1 dei loro materiali
        [master-builders-a3] paga 1 ricompensa per i rubli di una tua sezione in costruzione
        [master-builders-a4] paga 1 rublo per metà della ricompensa di una tua sezione in costruzione
        [brickmakers-a1] dai 2 mattoni per un contrafforte
        [brickmakers-a2] dai 1 mattone per consegnare 1 materiale
        [brickmakers-a3] vendi 1 mattone per 2 rubli
       *[brickmakers-a4] scarta 1 mattone per 1 ricompensa
    }
guild-contract =
    { $contract ->
        [sell-wood] vendi 2 legname: 2 prestigio
        [three-banners] 3 Bandiere in una torre: 3 prestigio
        [six-tiles] 6 tessere Bottega scoperte: 3 prestigio
        [sell-stone] vendi 2 pietra: 2 prestigio
        [absent] 2 prestigio per ogni torre senza di te (4 in uno o due giocatori)
        [kept-ornaments] 2 prestigio per ogni Decorazione tenuta
        [four-rubles] paga 4 rubli: 2 prestigio
        [each-kind] una base, una sezione mediana e una cupola completate: 2 prestigio
        [on-others] 1 prestigio per ogni Decorazione su sezioni altrui
        [all-ornaments] tutte le Decorazioni piazzate: 2 prestigio
        [sell-bricks] vendi 2 mattoni: 2 prestigio
        [three-ornaments] 3 Decorazioni in una torre: 3 prestigio
        [on-own] 1 prestigio per ogni Decorazione su sezioni tue
        [sell-gem-and-gold] vendi 1 gemma e 1 oro: 3 prestigio
        [present] 1 prestigio per ogni torre con te (2 in uno o due giocatori)
       *[other] { $contract }
    }
guild-buttress =
    { $buttress ->
        [rubles] 5 rubli
        [influence] un’azione di una carta qualsiasi
        [activate] attiva una tua tessera
        [deliver] consegna 1 materiale
        [recognition] 3 ricompensa
        [free-slot] lo spazio per la tessera rivendicata è gratis
        [materials] 2 materiali a scelta
        [market-space] ciò che mostra uno spazio del mercato con un dado
       *[other] { $buttress }
    }
guild-other =
    { $other ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[ivan] Ivan
    }

## What must be decided now

decision-guild-with-diamond = Per che cosa vale il diamante?
decision-guild-diamond-gems = Quali gemme incastoni? Di cui { $count } { $count ->
        [one] diamante
       *[other] diamanti
    }.
decision-guild-give = Quale materiale dai?
decision-guild-weave = Quale tua tessera attivi?
decision-guild-borrow = Quale tessera di { guild-other } attivi?
decision-guild-walk = Quanto avanza il capomastro?
decision-guild-whose = Di chi si tratta?
decision-guild-space = Quale spazio del mercato?
decision-guild-one-action = Quale azione di una carta in gioco?
decision-guild-return-contract = La tua mano è piena. Quale contratto va sotto il mazzo?
decision-guild-keep = Quale contratto tieni?
decision-guild-printed = Quale materiale indicato prendi?
decision-guild-own-section = Quale delle tue sezioni incompiute?
decision-guild-buttress = Quale contrafforte prendi?

## Moves in words

move-guild-diamond = usa un diamante per la prossima consegna
move-guild-diamond-as = un diamante come { rc-material }
move-guild-party = { guild-other }
move-guild-steps = { $steps ->
        [one] 1 torre
       *[other] { $steps } torri
    } più avanti, alla torre { $tower }
move-guild-contract = { guild-contract }
move-guild-space = spazio { $space }: { $gain }
move-guild-action = { rc-action } ({ rc-group })
move-guild-from-card = { rc-one } dalla carta { $card }
move-guild-section = { $section }: { $gain }
move-guild-take-buttress = { guild-buttress }
move-guild-use-buttress = usa il tuo contrafforte: { guild-buttress }
move-guild-done = basta così

## Events

event-rc-deliver-diamond = { $who } consegna un diamante come { rc-material } a { $section }.
    .you = Consegni un diamante come { rc-material } a { $section }.
event-rc-gems-diamonds = { $who } incastona { rc-gems } in { $section }, di cui { $diamonds } { $diamonds ->
        [one] diamante
       *[other] diamanti
    }: { $prestige } prestigio.
    .you = Incastoni { rc-gems } in { $section }, di cui { $diamonds } { $diamonds ->
        [one] diamante
       *[other] diamanti
    }: { $prestige } prestigio.
event-rc-borrow = { $who } attiva una tessera di { guild-other } { rc-slot-at }: { $tile }.
    .you = Attivi una tessera di { guild-other } { rc-slot-at }: { $tile }.
event-rc-foreman = { $who } muove il capomastro alla torre { $tower } ({ $steps }).
    .you = Muovi il capomastro alla torre { $tower } ({ $steps }).
event-rc-inspect = { $who } conta le Bandiere di { guild-other } nella torre { $tower }: { $banners }.
    .you = Conti le Bandiere di { guild-other } nella torre { $tower }: { $banners }.
event-rc-count-contractors = { $who } conta gli emissari di { guild-other }: { $contractors }.
    .you = Conti gli emissari di { guild-other }: { $contractors }.
event-rc-choose-space = { $who } sceglie lo spazio { $space } (per { $times }).
    .you = Scegli lo spazio { $space } (per { $times }).
event-rc-give-permits = { $who } dà { ct-permits }.
    .you = Dai { ct-permits }.
event-rc-pay-recognition = { $who } paga { $recognition } ricompensa.
    .you = Paghi { $recognition } ricompensa.
event-rc-draw-contract = { $who } pesca un contratto.
    .you = Peschi un contratto.
event-rc-drew-contract = Peschi: { guild-contract }.
event-rc-keep-contract = { $who } tiene un contratto.
    .you = Tieni un contratto.
event-rc-kept-contract = Tieni: { guild-contract }.
event-rc-return-contract = { $who } mette un contratto sotto il mazzo.
    .you = Metti un contratto sotto il mazzo.
event-rc-returned-contract = Metti sotto il mazzo: { guild-contract }.
event-rc-score-contract = { $who }: { $prestige } prestigio per un contratto ({ guild-contract }).
    .you = Tu: { $prestige } prestigio per un contratto ({ guild-contract }).
event-rc-own-section = { $who } sceglie la sezione { $section }.
    .you = Scegli la sezione { $section }.
event-rc-reshuffle = Le carte Sezione scartate vengono rimescolate.
event-rc-draw-card = { $who } pesca la carta Sezione { $card }.
    .you = Peschi la carta Sezione { $card }.
event-rc-take-buttress = { $who } prende un contrafforte: { guild-buttress }.
    .you = Prendi un contrafforte: { guild-buttress }.
event-rc-use-buttress = { $who } usa un contrafforte: { guild-buttress }.
    .you = Usi un contrafforte: { guild-buttress }.

## The terminal

scored-rc-contract = Contratti
cli-guild-foreman = Il capomastro è alla torre { $tower }.
cli-guild-contracts = contratti: { $things }
cli-guild-deck = Contratti nel mazzo: { $count }; sotto: { $under }.
cli-guild-offer = Contrafforti disponibili: { $things }.
cli-guild-buttresses = contrafforti: { $things }
cli-guild-cards = Carte Sezione nel mazzo: { $count }; scartate: { $discarded }.
cli-guild-diamonds = Diamanti sulle sezioni: { $things }.

## Refusals

refusal-ct-guild-not-now = Non ora: prima rispondi a ciò che chiede la gilda ({ guild-name }).
refusal-ct-guild-no-action = Non potresti pagarla, o non ne prenderesti nulla ({ rc-action }).
refusal-ct-guild-not-drawn = Non hai pescato quel contratto ({ guild-contract }).
refusal-ct-guild-not-in-hand = Non hai quel contratto ({ guild-contract }).
refusal-ct-guild-no-recognition = Il tuo segnalino è sullo spazio 0; non c’è ricompensa da pagare.
refusal-ct-guild-buttress-not-yours = Non hai quel contrafforte ({ guild-buttress }).
refusal-ct-guild-one-buttress = Hai già usato un contrafforte in questo turno; se ne può usare uno.
refusal-ct-guild-buttress-useless = Quel contrafforte ora non servirebbe a nulla ({ guild-buttress }).
refusal-ct-guild-buttress-gone = Quel contrafforte non è più disponibile ({ guild-buttress }).
