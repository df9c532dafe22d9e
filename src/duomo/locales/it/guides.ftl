# Come si gioca, in figure: per ognuna un titolo, una frase da leggere, altre parole e dettagli.

## The Red Cathedral

guide-red-cathedral-title = The Red Cathedral
guide-red-cathedral-goal-title = Lo scopo
guide-red-cathedral-goal-lead = Innalzate insieme una cattedrale; che il meglio sia tuo.
guide-red-cathedral-goal-words = Le sezioni complete portano subito punti, e alla fine si conta ogni torre. Vince chi ha più prestigio.
guide-red-cathedral-goal-1 = Le ricompense muovono il tuo segnalino casella per casella.
guide-red-cathedral-goal-2 = Il prestigio salta al prossimo numero rosso, e solo il prestigio vince.
guide-red-cathedral-goal-3 = Hai sei Bandiere: sei sezioni, non di più.
guide-red-cathedral-claim-title = Rivendicare una sezione
guide-red-cathedral-claim-lead = Pianta una Bandiera su una base, o subito sopra un’altra Bandiera.
guide-red-cathedral-claim-words = La sua tessera è tua: paga il prezzo di una Bottega e mettila a faccia in su, o a faccia in giù per niente.
guide-red-cathedral-claim-1 = Non importa di chi sia la Bandiera sotto, né se quella sezione sia completa.
guide-red-cathedral-claim-2 = Una tessera a faccia in giù non lavorerà mai.
guide-red-cathedral-claim-3 = Una tessera a faccia in su lavora subito, senza altri costi.
guide-red-cathedral-build-title = Costruire e decorare
guide-red-cathedral-build-lead = Consegna fino a tre materiali, e guarda il disegno diventare pittura.
guide-red-cathedral-build-words = L’ultimo completa la sezione. Ogni sezione completa accoglie una Decorazione, anche quella di un altro: una gemma dentro è subito prestigio.
guide-red-cathedral-build-1 = Tre consegne in un’azione, distribuite come vuoi.
guide-red-cathedral-build-2 = Una porta richiede legno, un arco pietra, una croce oro; conta come consegna.
guide-red-cathedral-build-3 = Una gemma porta 1 prestigio, due diverse ne portano 3.
guide-red-cathedral-build-4 = Chi lascia una sezione incompleta sotto quelle complete degli altri perde ricompense.
guide-red-cathedral-market-title = Visitare il Mercato
guide-red-cathedral-market-lead = Muovi un dado del suo valore in senso orario, mai verso altri tre.
guide-red-cathedral-market-words = Prendi la tessera una volta per ogni dado lì, usa la carta del quadrante, fai lavorare una tua tessera. Poi tutti quei dadi si tirano di nuovo.
guide-red-cathedral-market-1 = Il dado bianco e quello del tuo colore vanno uno spazio più in là per ogni rublo.
guide-red-cathedral-market-2 = Ciò che mostra la tessera, per i dadi ora sullo spazio.
guide-red-cathedral-market-3 = Una delle due azioni della carta: il fulmine una volta, l’infinito quante volte puoi pagare.
guide-red-cathedral-market-4 = La tua tessera a faccia in su nella Bottega del colore del dado.
guide-red-cathedral-workshop-title = Far girare la Bottega
guide-red-cathedral-workshop-lead = Il dado che muovi sveglia la tessera scoperta del suo colore.
guide-red-cathedral-workshop-words = I materiali stanno in dieci posti; quattro sono coperti da Bandiere, quindi ogni rivendicazione fa posto. Ciò che non entra è perso.
guide-red-cathedral-workshop-1 = Scegli la Bottega secondo il dado che muoverai di più: il bianco ne ha due.
guide-red-cathedral-workshop-2 = Prima lasciano l’Inventario le Bandiere; ognuna libera un posto.
guide-red-cathedral-workshop-3 = Non si butta via nulla per fare posto. Rubli e punti non ne occupano.
guide-red-cathedral-end-title = La fine e il conteggio
guide-red-cathedral-end-lead = Una sesta sezione: 3 prestigio, e un ultimo turno per gli altri.
guide-red-cathedral-end-words = Una torre vale 2 per sezione e 1 per Decorazione. Chi è più presente prende tutto, il secondo la metà; in due giocatori, un terzo.
guide-red-cathedral-end-1 = Chi completa per primo una sesta sezione riceve 3 prestigio e chiude la partita.
guide-red-cathedral-end-2 = La presenza: le tue Bandiere su sezioni complete e le tue Decorazioni, ovunque siano.
guide-red-cathedral-end-3 = In due, se siete pari in una torre, nessuno riceve nulla.
guide-red-cathedral-end-4 = Cinque materiali o rubli avanzati fanno 1 prestigio.

## Da soli contro Ivan

guide-red-cathedral-solo-title = Da soli contro Ivan
guide-red-cathedral-solo-row-title = La fila di Ivan
guide-red-cathedral-solo-row-lead = Ivan, l’architetto dello zar, ha cinque carte e non usa rubli.
guide-red-cathedral-solo-row-words = Stanno in fila, ognuna sotto una tessera dado. La prima scoperta dice che cosa fa; lo sai sempre in anticipo.
guide-red-cathedral-solo-turn-title = Il suo turno
guide-red-cathedral-solo-turn-lead = La sua tessera muove il dado che mostra, poi agisce la sua carta.
guide-red-cathedral-solo-turn-words = Il Mercato gli dà ricompense e nient’altro. I dadi che raggiunge si tirano di nuovo: anche i tuoi piani.
guide-red-cathedral-solo-claims-title = Le sue rivendicazioni
guide-red-cathedral-solo-claims-lead = Rivendica sopra di te, dove può.
guide-red-cathedral-solo-claims-words = Perciò finisci ciò che cominci: se completa sopra una tua sezione incompleta, perdi ricompense come al solito.
guide-red-cathedral-solo-ornament-title = Le sue Decorazioni
guide-red-cathedral-solo-ornament-lead = Finita la fila, posa una Decorazione, prima sulle tue sezioni.
guide-red-cathedral-solo-ornament-words = Non gli costa nulla. Decora le tue sezioni prima di lui; alla fine le torri si contano come in due.

## Contractors

guide-red-cathedral-contractors-title = Contractors
guide-red-cathedral-contractors-region-title = La regione
guide-red-cathedral-contractors-region-lead = Sei città, e cinque specialisti fra loro.
guide-red-cathedral-contractors-region-words = Ogni torre appartiene a una città. Finché la torre cresce, la città accoglie emissari.
guide-red-cathedral-contractors-recruit-title = Reclutare
guide-red-cathedral-contractors-recruit-lead = La quarta azione: manda un emissario in una città aperta.
guide-red-cathedral-contractors-recruit-words = Costa un permesso per ogni emissario allora presente, compreso il nuovo. Arriva presto, o con molti permessi.
guide-red-cathedral-contractors-hire-title = Ingaggiare
guide-red-cathedral-contractors-hire-lead = Per 2 rubli uno specialista vicino a quella città è tuo.
guide-red-cathedral-contractors-hire-words = Oppure manda via quello che servirebbe a un rivale. Il posto vuoto si riempie dal sacchetto.
guide-red-cathedral-contractors-specialist-title = Uno specialista
guide-red-cathedral-contractors-specialist-lead = Il dado nero chiama il tuo specialista, una volta.
guide-red-cathedral-contractors-specialist-words = Poi la tessera mostra il suo attrezzo. Attrezzi diversi fanno una serie, e le serie valgono fino a 16 prestigio alla fine.
guide-red-cathedral-contractors-black-die-title = Il dado nero
guide-red-cathedral-contractors-black-die-lead = Un sesto dado, e permessi invece di ricompense.
guide-red-cathedral-contractors-black-die-words = Chiunque può spingere più in là il dado nero per rubli, come il bianco.
guide-red-cathedral-contractors-cities-title = Una città chiude
guide-red-cathedral-contractors-cities-lead = Quando una torre è completa, la sua città paga.
guide-red-cathedral-contractors-cities-words = Tutti ricevono ricompense: le proprie Bandiere nella torre per i propri emissari nella città. Le torri incomplete non pagano nulla.

## Basilica

guide-basilica-title = Basilica
guide-basilica-goal-title = Lo scopo
guide-basilica-goal-lead = Due muratori voltano una navata. Tieni le zone quando entra il re.
guide-basilica-goal-words = Tre azioni per turno, come vuoi: posare una volta, metterci un costruttore, eseguire un ordine. Vincono più punti.
guide-basilica-goal-1 = Il re fa 30 passi e conta su 10, 20 e 30.
guide-basilica-goal-2 = Hai cinque costruttori, quattro gradi da dare e una moneta.
guide-basilica-vault-title = Posare una volta
guide-basilica-vault-lead = Una di tre, in cinque colonne, accanto a ciò che sta in piedi.
guide-basilica-vault-words = La prima fila è sempre aperta. Un jolly, di due colori, non può toccare un jolly.
guide-basilica-vault-1 = Toccare vuol dire con un lato, mai con uno spigolo.
guide-basilica-vault-2 = Una corona sulla volta fa avanzare il re di un passo.
guide-basilica-vault-3 = L’ordine sopra il posto vuoto si gira e diventa la prossima volta.
guide-basilica-builder-title = Mettere un costruttore
guide-basilica-builder-lead = Subito dopo aver posato una volta, su quella: costa un’azione.
guide-basilica-builder-words = Ne hai cinque. Un ordine permette di promuoverne uno.
guide-basilica-builder-1 = Un architetto raddoppia le volte della zona, chiunque la vinca.
guide-basilica-builder-2 = Un maestro muratore conta per due.
guide-basilica-builder-3 = Ercole vince dove i due sono ugualmente forti.
guide-basilica-order-title = Eseguire un ordine
guide-basilica-order-lead = Tre ordini su sette sono scoperti; prendine uno che puoi eseguire per intero.
guide-basilica-order-words = Se c’è una moneta, il rivale può darti la sua e fare lo stesso. La tessera se ne va, il posto si riempie subito.
guide-basilica-order-1 = Promuovere dà un grado.
guide-basilica-order-2 = Reclutare mette un costruttore su una volta libera; Muovere ne manda uno sulla volta accanto.
guide-basilica-order-3 = Catastrofe toglie una volta dove non c’è nessuno.
guide-basilica-order-4 = Ci sono solo due monete: chi paga arma l’altro.
guide-basilica-zones-title = Zone e maggioranza
guide-basilica-zones-lead = Una zona è ciò che si tocca in un colore; i jolly contano in entrambi.
guide-basilica-zones-words = Chi è più forte prende 1 per volta e 2 per vetrata. L’altro prende 1 per ogni suo costruttore lì.
guide-basilica-zones-1 = Con un architetto ogni volta conta doppio.
guide-basilica-zones-2 = Una vetrata vale 2 per chi vince la zona.
guide-basilica-zones-3 = Il più debole non resta a mani vuote: 1 punto per costruttore.
guide-basilica-king-title = Arriva il re
guide-basilica-king-lead = Ai passi 10, 20 e 30 il turno si ferma e ogni zona viene contata.
guide-basilica-king-words = Poi i costruttori tornano, le file 1 e 2 e le impalcature vengono tolte, il resto scivola giù. Il terzo punteggio chiude la partita.
guide-basilica-king-1 = Chi posa la corona finisce subito il turno: scegli il momento.
guide-basilica-king-2 = Tornano tutti i costruttori, e anche i loro gradi.
guide-basilica-king-3 = Dopo il terzo punteggio vincono più punti.
