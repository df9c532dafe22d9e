# Prime partite: che cosa dice l’allenatore. Per ogni consiglio una riga, e sotto `-why` la ragione; i commenti su ciò che
# è stato fatto hanno un solo testo. I numeri vengono dalla situazione.

## The Red Cathedral

coach-red-cathedral-title = La tua prima partita
coach-red-cathedral-aim = Una partita intera contro un principiante, dalla prima rivendicazione al conteggio. L’allenatore parla sempre meno.
coach-red-cathedral-topic-claim = Rivendicare
coach-red-cathedral-topic-market = Il Mercato
coach-red-cathedral-topic-workshop = La tua Bottega
coach-red-cathedral-topic-influence = L’influenza
coach-red-cathedral-topic-build = Costruire
coach-red-cathedral-topic-ornaments = Le Decorazioni
coach-red-cathedral-topic-penalty = Il lavoro incompiuto
coach-red-cathedral-topic-end = La fine
coach-red-cathedral-end-won = Hai vinto la tua prima partita. La prossima è tutta tua: senza allenatore, con una nuova cattedrale.
coach-red-cathedral-end-lost = Non stavolta. Guarda le torri nel conteggio: lì si decide la maggior parte delle partite. Poi riprova.
coach-red-cathedral-end-level = Un pareggio, alla tua prima partita. Guarda le torri nel conteggio, poi gioca la prossima senza di me.

coach-red-cathedral-own-penalty = Ti è costato { $recognition } ricompense: la tua sezione non era completa quando lo è stata quella sopra.
coach-red-cathedral-rival-penalty = Ben fatto: il tuo rivale perde { $recognition } ricompense per la sezione incompleta sotto.
coach-red-cathedral-own-sixth = La tua sesta sezione: 3 prestigio. Al tuo rivale resta un turno, poi si conta tutto.
coach-red-cathedral-rival-sixth = Il tuo rivale ha completato sei sezioni. Ti resta un turno.
coach-red-cathedral-own-finish = Completata! { $recognition } ricompense subito, e d’ora in poi la sezione conta nella sua torre.
coach-red-cathedral-own-finish-again = Un’altra. { $to_go ->
    [0] Era la sesta.
    [one] Ancora una, e comincia la fine.
   *[other] Ne mancano { $to_go }.
}
coach-red-cathedral-own-decorate = La tua Decorazione conta in questa torre come una Bandiera, chiunque abbia costruito la sezione.
coach-red-cathedral-own-claim = La tua Bandiera è piantata. Nessun altro può più costruire lì, e la sezione sopra è aperta a tutti.
coach-red-cathedral-own-open = A faccia in su: lavora per te subito, e ogni volta che muovi un dado di quel colore.
coach-red-cathedral-own-hide = A faccia in giù non costa nulla, ma la tessera non lavorerà mai per te.
coach-red-cathedral-many-dice = { $dice } dadi sullo spazio: tutto ciò che mostra la tessera, { $dice } volte. È così che si riempiono le scorte.
coach-red-cathedral-one-die = Un dado porta poco. Cerca spazi dove altri dadi già aspettano.
coach-red-cathedral-rival-claim = Il tuo rivale ha rivendicato una sezione. Quella sopra ora è aperta anche a te.
coach-red-cathedral-rival-finish = Il tuo rivale ha completato una sezione. { $rival_to_go ->
    [0] La partita finisce dopo il tuo prossimo turno.
    [one] Ancora una, e comincia la fine.
   *[other] Ancora { $rival_to_go } prima che cominci la fine.
}

coach-red-cathedral-last-turn = È il tuo ultimo turno.
coach-red-cathedral-last-turn-why = Ciò che non usi ora non vale quasi più nulla. Completa una sezione se puoi; se no, una Decorazione può darti una torre.
coach-red-cathedral-welcome = Un cantiere vuoto. Rivendica una sezione.
coach-red-cathedral-welcome-why = Chi completa sei sezioni chiude la partita. Comincia ai piedi di una torre e scegli una base di cui puoi trovare i materiali: sono disegnati in basso. Va bene anche ogni altra mossa.
coach-red-cathedral-sixth = Puoi completare la tua sesta sezione.
coach-red-cathedral-sixth-why = Porta altri 3 prestigio e lascia al tuo rivale un solo turno. Se le torri ti sono favorevoli, fallo ora.
coach-red-cathedral-penalty = Il tuo rivale costruisce sopra di te.
coach-red-cathedral-penalty-why = Se la sua sezione è completa prima della tua, perdi ricompense, e di nuovo per ogni altra sopra. Completa prima la tua.
coach-red-cathedral-strike = Sotto di te qualcuno è in ritardo.
coach-red-cathedral-strike-why = Completa ora la tua sezione, e il tuo rivale perde ricompense per quella incompleta sotto.
coach-red-cathedral-finish = Hai tutto ciò che manca a una tua sezione.
coach-red-cathedral-finish-why = Costruisci: i materiali nelle scorte non portano nulla, una sezione completa sì.
coach-red-cathedral-full = Il tuo Inventario è pieno.
coach-red-cathedral-full-why = Ciò che prenderesti andrebbe perso. Costruisci, o rivendica una sezione: la Bandiera lascia l’Inventario e fa posto.
coach-red-cathedral-rival-near = Al tuo rivale manca una sola sezione.
coach-red-cathedral-rival-near-why = La fine può arrivare presto. Non cominciare nulla di lungo, e spendi ciò che hai.
coach-red-cathedral-fetch = Procurati ciò che serve alla tua sezione.
coach-red-cathedral-fetch-why = { $lacking ->
    [one] Manca un materiale.
   *[other] Mancano { $lacking } materiali.
} Indica un dado per vedere dove va e che cosa porta. Più dadi ci sono su uno spazio, più prendi.
coach-red-cathedral-deliver = Tre dei tuoi materiali sono richiesti.
coach-red-cathedral-deliver-why = Una costruzione ne consegna fino a tre. Lì sono al sicuro e liberano posto.
coach-red-cathedral-two-at-once = Potresti cominciare una seconda sezione.
coach-red-cathedral-two-at-once-why = Con due in corso, quasi tutto ciò che offre il Mercato è utile. Una terza è di troppo: il lavoro incompiuto può costare punti.
coach-red-cathedral-claim-again = Non hai nulla in corso.
coach-red-cathedral-claim-again-why = Senza una Bandiera non sai che cosa cercare. Una torre dove sei già presente è un buon posto: si conta torre per torre.
coach-red-cathedral-place = Dove va la tessera?
coach-red-cathedral-place-why = Paga il prezzo di una Bottega e mettila a faccia in su: lavora ogni volta che muovi il dado di quel colore. Il bianco e il tuo colore servono di più. A faccia in giù è gratis.
coach-red-cathedral-place-poor = Hai a malapena un rublo.
coach-red-cathedral-place-poor-why = A faccia in giù non è una vergogna: tieni i soldi per un dado che deve andare uno spazio più in là.
coach-red-cathedral-visit = Qui ci sono tre cose da fare, nell’ordine che vuoi.
coach-red-cathedral-visit-why = Prendi ciò che offre lo spazio, usa un’azione della carta al centro, fai lavorare una tua tessera. Poi vai via.
coach-red-cathedral-tile = La tua tessera di questo colore è sveglia.
coach-red-cathedral-tile-why = Falla lavorare prima di andare: non costa più nulla.
coach-red-cathedral-card = Guarda anche la carta.
coach-red-cathedral-card-why = Il fulmine vale una volta per turno, l’infinito quante volte puoi pagare. Spesso dà proprio il pezzo che manca.
coach-red-cathedral-no-room = Non c’è posto per tutto.
coach-red-cathedral-no-room-why = Prendi ciò che serve alle tue sezioni. Ogni Bandiera e ogni consegna fanno posto.
coach-red-cathedral-build = Tre consegne, non di più.
coach-red-cathedral-build-why = Distribuiscile come vuoi fra le tue sezioni. Prima ciò che si può completare.
coach-red-cathedral-ornament = Potresti posare una Decorazione.
coach-red-cathedral-ornament-why = Vale un punto nella sua torre e vi conta come tua presenza. Cerca una torre dove sei pari o appena dietro.
coach-red-cathedral-gems = Le gemme fanno prestigio.
coach-red-cathedral-gems-why = Una gemma porta 1, due diverse portano 3. Anche una sezione può averne bisogno: decidi a che cosa servono.
coach-red-cathedral-pass-on = La tua azione è fatta.
coach-red-cathedral-pass-on-why = Puoi ancora ritirare tutto. Finisci il turno quando sei contento.

## Basilica

coach-basilica-title = La tua prima partita
coach-basilica-aim = Una partita intera, dalla prima volta al terzo punteggio. L’allenatore parla sempre meno.
coach-basilica-topic-vault = Le volte
coach-basilica-topic-builder = I costruttori
coach-basilica-topic-zones = Le zone
coach-basilica-topic-orders = Gli ordini
coach-basilica-topic-coin = La moneta
coach-basilica-topic-king = Il re
coach-basilica-topic-cleanup = Dopo un punteggio
coach-basilica-topic-end = La fine
coach-basilica-end-won = Hai vinto la tua prima partita. Gioca la prossima senza allenatore.
coach-basilica-end-lost = Non stavolta. Guarda nel conteggio quali zone hanno portato di più; poi riprova.
coach-basilica-end-level = Un pareggio, alla tua prima partita. Guarda nel conteggio quali zone hanno portato di più.

coach-basilica-scored = È arrivato il re: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te. I costruttori tornano, le due file più basse vengono sgomberate.
coach-basilica-rival-catastrophe = Una volta è caduta. Quelle con un costruttore sono al sicuro.
coach-basilica-own-promote = Un grado resta al costruttore fino al prossimo punteggio.
coach-basilica-own-builder = Il tuo costruttore tiene ora questa zona. { $reserve ->
    [0] Era l’ultimo.
    [one] Ne resta uno.
   *[other] Ne restano { $reserve }.
}
coach-basilica-own-glass = Due punti in più per chi tiene la zona quando arriva il re.
coach-basilica-own-king = Una corona: il re fa un passo. { $steps ->
    [one] Un passo
   *[other] { $steps } passi
} al prossimo punteggio.
coach-basilica-own-order = L’ordine è andato; la tessera dopo prende il suo posto e un giorno sarà una volta.
coach-basilica-own-vault = Si unisce a ciò che tocca dello stesso colore: una zona, un punto per ogni volta.
coach-basilica-rival-pay = Il tuo rivale ha pagato una moneta e fa lo stesso. Ora la moneta è tua.
coach-basilica-rival-builder = Il tuo rivale ha mandato un costruttore. Conta di nuovo chi è più forte in quella zona.
coach-basilica-rival-king = Il tuo rivale avvicina il re. Dove sei in vantaggio?

coach-basilica-pay = Puoi fare lo stesso, per la tua moneta.
coach-basilica-pay-why = Non ti costa un’azione. Ma poi la moneta è del tuo rivale, che potrà risponderti la prossima volta.
coach-basilica-welcome = Tre azioni: comincia con una volta.
coach-basilica-welcome-why = La cattedrale è vuota, e il re verrà tre volte a contare le sue zone. Prendi una volta: apre la tua prima zona. Va bene anche ogni altra mossa.
coach-basilica-fresh = Un costruttore potrebbe andare sulla nuova volta.
coach-basilica-fresh-why = Solo adesso, subito dopo averla posata, e costa un’azione. Chi è più forte in una zona ne prende tutti i punti.
coach-basilica-after-cleanup = Un nuovo inizio.
coach-basilica-after-cleanup-why = Tutti i costruttori sono tornati. Le zone rimaste sono libere: sii il primo in quelle grandi.
coach-basilica-last-steps = L’ultimo punteggio è vicino.
coach-basilica-last-steps-why = Dopo non conta più nulla. Usa ogni costruttore, e pensaci bene prima di posare una corona se sei indietro.
coach-basilica-king-near = Il re è vicino: { $steps ->
    [one] un passo
   *[other] { $steps } passi
}.
coach-basilica-king-near-why = Affrettalo se le tue zone stanno bene, lascia le corone se no. Un punteggio prende ogni zona com’è.
coach-basilica-no-builders = Tutti i tuoi costruttori sono fuori.
coach-basilica-no-builders-why = Ingrandisci le tue zone, promuovi o metti una vetrata. Confondere riprende in mano un costruttore.
coach-basilica-behind = Il tuo rivale tiene zone per { $behind } punti.
coach-basilica-behind-why = Un costruttore in più o un grado può ribaltare una zona. Se è troppo forte, lasciala: anche chi è più debole ha un punto per costruttore.
coach-basilica-orders = Ci sono tre ordini scoperti.
coach-basilica-orders-why = Non devi conoscerli tutti: indicane uno e dice che cosa fa. Puoi prenderne solo uno che sai eseguire per intero.
coach-basilica-more-builders = Quasi nessun tuo costruttore è fuori.
coach-basilica-more-builders-why = Le zone senza costruttore non ti portano nulla, per quanto grandi.
coach-basilica-open-zones = Alcune zone non sono di nessuno.
coach-basilica-open-zones-why = Una volta di quel colore e un costruttore sopra: due azioni, e la zona è tua.
coach-basilica-ahead = Tieni { $zones } zone.
coach-basilica-ahead-why = Ora ingrandiscile: ogni volta è un punto in più, due con un architetto.
coach-basilica-place = Posala dove tocca il suo colore.
coach-basilica-place-why = Volte di un colore che si toccano fanno una zona. Un jolly conta in tutti e due i suoi colori.
coach-basilica-promote = Quale grado?
coach-basilica-promote-why = Un architetto raddoppia le volte di una zona che vinci. Un maestro muratore conta doppio dove si è vicini. Ercole vince i pareggi.
coach-basilica-glass = Una vetrata su una zona che tieni.
coach-basilica-glass-why = Porta 2 punti a chi vince la zona: mettila dove sei al sicuro.
