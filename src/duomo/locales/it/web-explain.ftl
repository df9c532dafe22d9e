# «Che cos’è?»: le schede che spiegano ogni pezzo, ogni simbolo e ogni numero.

web-explain-when = Quando posso usarlo?
web-explain-now = Ora:
web-explain-next = Se il tuo turno cominciasse ora:
web-explain-theirs = Se il turno di { $name } cominciasse ora:
web-explain-then = { $name } poteva:
web-explain-more = altri { $n }
web-explain-rules = Le regole

## Answers

web-asked-now = Domanda di adesso: { $asked }
web-awaited = Ora decide { $name }.
web-awaited-question = Ora decide { $name }. La domanda: «{ $question }»
web-awaited-dice = Prima vengono i dadi o le carte.
web-why-no-part = Ora con questo non si fa nulla.
web-held = Scelto: { $what }. Termina il turno per confermare, o scegli di nuovo.
web-key-explain = scorri tutto ciò che ha una spiegazione
web-key-what = vai alla cosa successiva; che cos’è?
web-invite = Link d’invito
web-pocket-theirs = Ciò che ha il giocatore
web-turn-theirs = Il turno
web-rc-workshop-of = Bottega di { $who }
web-rc-contracts-of = Contratti di { $who }
web-rc-buttresses-of = Contrafforti di { $who }
web-score-last = Ultima azione: { $what }
web-sum-length = Circa { $minutes } minuti.

## The Red Cathedral: the market

web-explain-rc-to =
    { $rubles ->
        [0] Allo spazio { $space }: { $gain }
       *[other] Per { rc-rubles } allo spazio { $space }: { $gain }
    }
web-explain-rc-die = Mostra { $face }, si trova sullo spazio { $space }
web-explain-rc-die-moves =
    { $face ->
        [one] Avanza di 1 spazio in senso orario, fino al { $goal } ({ $gain }).
       *[other] Avanza di { $face } spazi in senso orario, fino al { $goal } ({ $gain }).
    }
web-explain-rc-die-further = Il dado bianco e quello del tuo colore avanzano di uno spazio in più per ogni rublo.
web-explain-rc-die-tile = Chi lo muove può anche attivare la tessera su uno spazio Bottega del suo colore.
web-explain-rc-die-black = Chi lo muove può anche usare uno specialista.
web-explain-rc-die-when = Muovere un dado è una delle azioni di un turno: la visita al Mercato.
web-explain-rc-stall = Tessera Risorsa, spazio { $space } del Mercato
web-explain-rc-stall-gives = Chi muove un dado qui può prendere { $gain }, una volta per ogni dado su questo spazio.
web-explain-rc-stall-dice = Qui ora: { $dice }.
web-explain-rc-stall-room = Non si può prendere più di quanto c’è nella riserva o di quanto entra nell’inventario.
web-explain-rc-stall-when = Quando un dado che muovi arriva qui.
web-explain-rc-card = Carta Influenza: una delle due
web-explain-rc-card-when = Quando un dado che muovi arriva sullo spazio { $one } o { $other }.
web-explain-rc-action = { rc-action }; { rc-mark }.
web-explain-rc-action-shown = { rc-action } ({ $shown }); { rc-mark }.
web-explain-rc-reserve = Restano { $what }. Ciò che si paga torna qui; nessuno può prendere più di quanto c’è.
web-explain-rc-diamond = Un diamante consegnato vale qualsiasi materiale che serva lì.

## The Red Cathedral: the site

web-explain-rc-section = Sezione { $section }
web-explain-rc-claimed = La Bandiera è di { $who }: solo chi la possiede consegna qui.
web-explain-rc-pays = Chi la completa ottiene { $what }.
web-explain-rc-section-tile = Chi la rivendica riceve la sua tessera: { $tile }.
web-explain-rc-adorn =
    Una volta completa, chiunque può decorarla con { rc-ornament }; costa { rc-one }.
web-explain-rc-counts = Conta per il suo proprietario quando si valuta la torre.
web-explain-rc-section-when =
    { $state ->
        [free] Per rivendicarla serve una Bandiera; sopra il suolo ce ne vuole già una sulla sezione sottostante.
        [claimed] Il proprietario vi consegna materiali con l’azione «Costruire».
       *[finished] Una Decorazione è una consegna dell’azione «Costruire».
    }
web-explain-rc-tower = Quanto vale ora, e per chi
web-explain-rc-worth = Ora vale { $value } prestigio: 2 per ogni sezione completa, 1 per ogni Decorazione.
web-explain-rc-presence = { $who }: presenza { $presence } ({ $banners ->
        [one] 1 sezione
       *[other] { $banners } sezioni
    }, { $ornaments ->
        [one] 1 Decorazione
       *[other] { $ornaments } Decorazioni
    }), otterrebbe { $prestige } prestigio.
web-explain-rc-tower-city = La sua città è { $city }; chiude quando l’ultima sezione è completa.
web-explain-rc-foreman = Dove si trova il capomastro, una sezione completata dà 1 ricompensa in più e le penalità valgono doppio.
web-explain-rc-marker = Segnalino di Ivan: il suo prossimo emissario va nella città di questa torre.

## The Red Cathedral: players

web-explain-rc-recognition = Il segnapunti è sulla casella { $space }. La ricompensa lo fa avanzare di altrettante caselle, le penalità arretrare.
web-explain-rc-prestige = { $prestige } prestigio se la partita finisse ora, prima di avanzi e torri. 1 prestigio porta il segnapunti alla stella successiva.
web-explain-rc-rubles = I rubli fanno avanzare i dadi e pagano spazi Bottega e azioni delle carte. Alla fine 5 tra rubli e materiali valgono 1 prestigio.
web-explain-rc-banner = Bandiera
web-explain-rc-banners = Una Bandiera rivendica una sezione e vi resta. Presa dall’inventario, libera uno spazio.
web-explain-rc-finished = Sezioni completate
web-explain-rc-sixth = Chi completa per primo una sesta sezione ottiene 3 prestigio; gli altri hanno ancora un turno.
web-explain-rc-party = Plancia di un giocatore
web-explain-rc-material = Materiale
web-explain-rc-material-for = Con i materiali si costruiscono e si decorano le sezioni. Ognuno occupa uno spazio dell’inventario.
web-explain-rc-material-when = Si consegna con l’azione «Costruire»; si dà per azioni delle carte.
web-explain-rc-inventory = Un materiale per spazio. Una Bandiera posata su uno spazio lo copre.
web-explain-rc-covered = Presa per rivendicare, libera questo spazio per un materiale.
web-explain-rc-ornament = Decorazione
web-explain-rc-ornament-for =
    Per una sezione completa ({ rc-kind }), chiunque l’abbia completata; costa { rc-one } e conta come presenza nella torre.
web-explain-rc-gems = Una gemma incastonata dà subito 1 prestigio, due dello stesso colore 2, due diverse 3.
web-explain-rc-at-hand = Disponibili: { $n } di { $all }.
web-explain-rc-ornament-when = Una Decorazione è una consegna dell’azione «Costruire».
web-explain-rc-slot = Bottega di { $who }
web-explain-rc-tile = Attivata, la tessera dà: { $tile }.
web-explain-rc-tile-die = Dà ciò che mostra la tessera Risorsa sotto quel dado.
web-explain-rc-face-down = La tessera è a faccia in giù e non si usa mai.
web-explain-rc-slot-empty = Vuoto. Piazzarvi una tessera a faccia in su costa { rc-rubles }; a faccia in giù è gratis.
web-explain-rc-slot-banner = Finché c’è la Bandiera non accoglie tessere.
web-explain-rc-slot-ornament = Una tessera piazzata a faccia in su sblocca la Decorazione che c’è sopra: { rc-ornament-name }.
web-explain-rc-tile-when = Quando visiti il Mercato con { rc-die }, e una volta quando la tessera viene piazzata.
web-explain-rc-slot-when = Quando rivendichi una sezione, la sua tessera va su uno spazio.
web-explain-rc-aside-trade = Il tuo segnapunti torna alla stella precedente e ricevi 2 rubli. Quante volte vuoi.
web-explain-rc-aside-permit = Il tuo segnapunti torna alla stella precedente e ricevi 1 permesso. Quante volte vuoi.
web-explain-rc-aside-reroll = Il tuo segnapunti torna alla stella precedente e tutti i dadi di uno spazio si ritirano. Una volta per turno.
web-explain-rc-aside-when = In qualsiasi momento del tuo turno.
web-explain-rc-track = La ricompensa conta ogni casella, il prestigio le stelle. Alla fine conta solo il prestigio.

## Contractors

web-explain-rc-specialist = Specialista
web-explain-rc-tool = Il suo attrezzo conta alla fine: { ct-tool }.
web-explain-rc-no-specialist = Qui sta lo specialista che si possiede, uno alla volta.
web-explain-rc-specialist-when = Quando visiti il Mercato con il dado nero.
web-explain-ct-city = Città della regione
web-explain-ct-there = Emissari presenti: { $who }.
web-explain-ct-closes = Chiude quando la torre { $tower } è completa, e allora viene valutata.
web-explain-ct-closed = È chiusa: nessuno può più andarci.
web-explain-ct-recruit = Il tuo prossimo emissario ci va per { ct-permits }; poi scegli uno specialista accanto.
web-explain-ct-city-when = Reclutare è una delle azioni di un turno.
web-explain-ct-nobody = Qui non aspetta nessuno. Il sacchetto riempie lo spazio finché contiene specialisti.
web-explain-ct-space = Aspetta sullo spazio { $space } della regione
web-explain-ct-hire-when = Quando un tuo emissario arriva in una città accanto: per 2 rubli è tuo, altrimenti lascia la partita.
web-explain-ct-bag = Gli specialisti si pescano a caso da qui.
web-explain-ct-permits = I permessi pagano il reclutamento; una città ne chiede di più quando vi sono emissari.
web-explain-ct-crew = Parte prima il prossimo. Più stava a destra, più rende il suo posto.
web-explain-ct-bonus = Il prossimo dà { $gain }.
web-explain-ct-tools = Attrezzi
web-explain-ct-sets = Serie di attrezzi diversi danno prestigio alla fine; ora { $prestige }.

## Guilds

web-explain-guild-contract = Contratto
web-explain-guild-contracts = I contratti sono segreti, al massimo 3 in mano, e si contano a fine partita.
web-explain-guild-secret = Solo chi li possiede sa che cosa chiedono.
web-explain-guild-buttress = Contrafforte
web-explain-guild-buttresses = Si usa in qualsiasi momento del proprio turno, uno per turno; poi lascia la partita.
web-explain-guild-use-when = In qualsiasi momento del tuo turno, se ha effetto.
web-explain-guild-take-when = Con l’azione dei Mattonai, per 2 mattoni.
web-explain-guild-cards = Carte Sezione che non sono nella cattedrale. Quelle pescate si rimescolano quando il mazzo è vuoto.
web-explain-guild-foreman = Il capomastro

## Ivan

web-explain-solo-card = Carta di Ivan
web-explain-solo-does =
    { $card ->
        [recognition] Ottiene 4 ricompensa.
        [inventory] Prende 4 materiali dal mucchio più ricco della riserva e li tiene qui.
        [transport] Tutto ciò che è su Inventario passa a Costruire.
        [claim] Mette una Bandiera, meglio se proprio sopra una tua sezione. Se più d’una va bene, scegli tu.
        [build] Consegna alle sue sezioni tutto ciò che è qui.
       *[recruit] Invia un emissario nella città del suo segnalino e vi prende uno specialista.
    }
web-explain-solo-die = Quando tocca a lei, si muove anche { rc-die }.
web-explain-solo-down = Già usata. Quando tutte le tessere sono coperte si mescolano e si dispongono di nuovo.
web-explain-solo-holds = Qui ora: { $what }.
web-explain-solo-ivan = L’architetto dello zar
web-explain-solo-turn = Nel suo turno si usa la carta successiva della sua fila: si gira la tessera, si muove il dado, avviene l’effetto.
web-explain-solo-end = Si conta come un giocatore. Dove le regole gli lasciano una scelta, scegli tu.

## The final scoring

web-explain-scored = Punteggio finale
web-explain-scored-track-name = Prestigio sul tracciato
web-explain-scored-track = L’ultima stella raggiunta o superata dal segnapunti.
web-explain-scored-leftovers-name = Avanzi
web-explain-scored-leftovers = 1 prestigio ogni 5 tra rubli e materiali.
web-explain-scored-towers-name = Torri
web-explain-scored-towers = Ogni torre vale 2 per sezione completa e 1 per Decorazione. La presenza più forte ottiene tutto, le altre una parte.
web-explain-scored-tools-name = Attrezzi
web-explain-scored-tools = Serie di attrezzi diversi, prima le più grandi.
web-explain-scored-contract-name = Contratti
web-explain-scored-contract = Ciò che chiedono i contratti in mano si regola prima di tutto il resto.
web-explain-scored-total-name = Prestigio in tutto
web-explain-scored-total = Vince chi ha più prestigio; a parità, più sezioni complete, poi più Decorazioni.

## Basilica

web-explain-ba-order = Tessera Ordine
web-explain-ba-order-when = Eseguire un ordine è una delle tre azioni di un turno.
web-explain-ba-coin = La moneta: poi l’avversario può darti una moneta ed eseguirlo anche lui.
web-explain-ba-back = Sul retro c’è una volta ({ ba-colours }); scende quando si prende la volta sotto.
web-explain-ba-vault = Tessera Volta
web-explain-ba-vault-for = Va su una casella vuota accanto a una volta o a un’impalcatura, o nella prima fila.
web-explain-ba-vault-when = Posare una volta è una delle tre azioni di un turno.
web-explain-ba-joker = Un jolly conta per una zona di ciascuno dei suoi colori e non può stare accanto a un jolly.
web-explain-ba-crown = Una corona fa avanzare il re di una casella quando si posa la volta.
web-explain-ba-cell = Casella { $cell }: fila, colonna
web-explain-ba-empty = Qui non è ancora costruito nulla.
web-explain-ba-scaffold = Blocca la casella fino al prossimo conteggio.
web-explain-ba-builder = I costruttori si contendono la maggioranza nella loro zona.
web-explain-ba-glass = Una vetrata aggiunge 2 punti alla maggioranza.
web-explain-ba-glass-kind = Su una volta
web-explain-ba-rank = Grado di un costruttore
web-explain-ba-rank-architect = Un architetto raddoppia le volte della zona, di chiunque sia; una volta sola.
web-explain-ba-rank-mason = Un mastro muratore vale due costruttori.
web-explain-ba-rank-hercules = Ercole vince la maggioranza a parità di forza.
web-explain-ba-cell-when = Quando la frase chiede una casella, o sulla volta che hai appena posato.
web-explain-ba-zone = La zona { ba-zone-colour } ({ $vaults ->
        [one] 1 volta
       *[other] { $vaults } volte
    }): ora { $white } punti per il Bianco, { $black } per il Nero.
web-explain-ba-zone-name = La zona { ba-zone-colour } in { $cell }
web-explain-ba-zone-worth = { $vaults ->
        [one] 1 volta: 1 punto
       *[other] { $vaults } volte: { $vaults } punti
    } per la maggioranza.
web-explain-ba-strength =
    { $lead ->
        [white] Forza { $white } a { $black }: il Bianco ha la maggioranza.
        [black] Forza { $white } a { $black }: il Nero ha la maggioranza.
       *[nobody] Forza { $white } a { $black }: nessuno ha la maggioranza.
    }
web-explain-ba-gets = Contato ora: Bianco { $white }, Nero { $black }. La minoranza ottiene 1 per costruttore.
web-explain-ba-scored-zone = La maggioranza ottiene 1 punto per ogni volta. La minoranza ottiene 1 per ogni suo costruttore.
web-explain-ba-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
web-explain-ba-points-about = Vince chi ha più punti alla fine. Vengono dai tre conteggi.
web-explain-ba-reserve-about = Un costruttore si posa con l’azione subito dopo una volta, su quella volta, o con Reclutare. Dopo un conteggio tornano tutti.
web-explain-ba-tokens-about = Una promozione ne usa uno per un nuovo grado. Torna con il suo costruttore.
web-explain-ba-coins-about = Una moneta, data all’avversario, ripete per te la sua promozione, il suo reclutamento o la sua confusione.
web-explain-ba-king = Il re
web-explain-ba-king-about = Quando entra in 10, 20 o 30 il turno finisce e segue un conteggio; il terzo chiude la partita.
web-explain-ba-actions = Un turno ha esattamente tre azioni: volte, ordini, e un costruttore subito dopo una volta.
web-explain-ba-pile = { $tiles ->
        [one] Pila di 1 tessera
       *[other] Pila di { $tiles } tessere
    }
web-explain-ba-top = In cima c’è { ba-order } ({ ba-colours }): arriva per prima.
web-explain-ba-pile-first = Quando la pila è vuota per la prima volta, gli scarti ne formano una nuova.
web-explain-ba-pile-last = Quando la pila è di nuovo vuota, la partita finisce con un ultimo conteggio.
