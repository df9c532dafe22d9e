# Examples of the rules, one for each paragraph where one helps. Numbers in braces come from a position
# (docs/rules/examples.toml); the others are those of the rules themselves.

## The Red Cathedral

example-rc-1-1 = Ci sono 20 legni in gioco: quando sono tutti presso i giocatori, nessuno ne prende più finché non ne torna qualcuno.
example-rc-1-2 = Le caselle 1 e 2 formano il primo quadrante: chi arriva su una delle due può usare la stessa carta Influenza.
example-rc-1-9 = Rosso ha piantato una Bandiera dell’Inventario: ora sono liberi sette posti, per sette materiali.
example-rc-2-4 = La tessera Ricompensa è sulla casella 7: il primo dado va lì, gli altri su 8, 1, 2 e 3.
example-rc-2-5 = In tre: il primo ha 3 rubli, il secondo e il terzo ne hanno 4 ciascuno.
example-rc-3-2 = Blu è sulla casella 1 e perderebbe 3 ricompense: il segnalino si ferma sulla casella 0.
example-rc-3-3 = Rosso è sulla casella { $from } e perde 1 prestigio: torna alla casella di prestigio precedente, la casella { $to }.
example-rc-3-4 = Un segnalino sulla casella 78 che ottiene 5 ricompense va alla casella 3 del secondo giro, con il lato +40 in alto.
example-rc-4-1 = Rivendicare e costruire nello stesso turno non si può; usare subito la tessera fa però parte della rivendicazione.
example-rc-4-2 = Rosso torna indietro di { $spaces ->
    [one] una casella
   *[other] { $spaces } caselle
} fino alla casella di prestigio precedente e riceve { $rubles } rubli.
example-rc-4-3 = Sulla casella 4 ci sono due dadi: per 1 prestigio si rilanciano entrambi, mai uno solo.
example-rc-4-5 = Chi non ha nessun materiale che una sezione o una Decorazione possa ricevere non può scegliere di costruire.
example-rc-4-6 = A metà di una visita, prima di usare la carta, Rosso può ancora scambiare prestigio per rubli per pagarla.
example-rc-4-7 = Il mercato offre quattro mattoni e c’è posto per due: prendine due, uno o nessuno; il resto rimane nella riserva.
example-rc-5-1 = Blu ha una Bandiera su una base. Chiunque abbia una Bandiera può rivendicare la sezione sopra, anche se la base è incompleta.
example-rc-5-2 = Con quattro Bandiere sull’Inventario, la rivendicazione libera uno dei suoi posti; le due accanto vengono per ultime.
example-rc-5-3 = Sulla plancia standard la Bottega blu costa 2 rubli a faccia in su. Con 1 rublo la tessera può andarci a faccia in giù, ma non funzionerà mai.
example-rc-5-4 = La tessera mostra un legno e un rublo: a faccia in su li dà subito, e di nuovo ogni volta che si muove il dado della sua Bottega.
example-rc-6-1 = Due pietre a una sezione e il legno di una porta su un’altra sono tre consegne: l’azione è finita.
example-rc-6-2 = La sezione richiede due mattoni e un oro. Un terzo mattone non si può consegnare, e niente alla sezione di un rivale.
example-rc-6-3 = Arriva l’oro che mancava: Rosso ottiene { $recognition } ricompense e { $rubles ->
    [one] un rublo
   *[other] { $rubles } rubli
}, la carta si gira, la Bandiera resta.
example-rc-6-4 = Una porta con due gemme sono tre consegne: il legno e le due gemme. In quell’azione non si consegna altro.
example-rc-6-5 = Una gemma verde e una viola in una porta: { $prestige } prestigio. Due verdi ne avrebbero portato uno in meno.
example-rc-6-6 = Rosso ha completato { $lost } sezioni sopra la base incompleta di Blu: Blu perde { $lost } ricompense. Se Rosso ne completa un’altra sopra, contano di nuovo tutte.
example-rc-7-1 = Il dado blu mostra { $face } e va avanti di { $face } caselle. Per un rublo Blu potrebbe portarlo una casella oltre, Rosso no.
example-rc-7-2 = Due caselle avanti ci sono tre dadi: un dado che mostra 2 non si può muovere, a meno che dei rubli lo portino oltre.
example-rc-7-3 = Prima la tessera Bottega, che dà un rublo, poi la carta, che ne costa uno, poi le risorse: va bene ogni ordine.
example-rc-7-4 = La tessera mostra { $tile } legni, e con il dado mosso ci sono più dadi sulla casella: in tutto { $wood } legni.
example-rc-7-5 = C’è un posto libero; la casella offre due pietre e la tua tessera un rublo: si prendono una pietra e il rublo.
example-rc-7-6 = La carta vende mattoni con il segno infinito: si possono vendere tre mattoni di seguito. Con un fulmine sarebbe uno solo.
example-rc-7-7 = È stato mosso il dado verde: funziona solo la tessera della Bottega verde, di chiunque sia il colore verde.
example-rc-7-8 = Il dado è arrivato accanto ad altri due: si lanciano tutti e tre alla fine della visita, non prima.
example-rc-8-2 = Una tessera va a faccia in giù sulla Bottega con un arco: quell’arco è perso per tutta la partita.
example-rc-8-3 = Rosso rivendica con la Bandiera di una Bottega bianca; la tessera ottenuta può andare proprio su quella Bottega.
example-rc-9-1 = La tessera mostra il dado giallo, che sta sulla tessera Pietra con altri due: dà una volta ciò che questa mostra, non tre.
example-rc-10-1 = In tre, Verde completa una sesta sezione: Giallo e Rosso hanno ancora un turno ciascuno, poi si conta.
example-rc-10-2 = Un segnalino sulla casella { $space } torna alla casella di prestigio su cui è o dietro di sé: { $prestige } prestigio.
example-rc-10-3 = Materiali e rubli avanzati fanno { $goods } in tutto: { $prestige } prestigio, il resto va perso.
example-rc-10-4 = { $finished } sezioni complete e { $ornaments } Decorazioni: la torre vale { $worth }. La presenza di Rosso, Bandiere e Decorazioni, è { $red }.
example-rc-10-5 = Tre giocatori, una torre di { $finished } sezioni complete e { $ornaments } Decorazioni: { $first }, { $second } e { $third } prestigio per i tre posti.
example-rc-10-6 = Una torre vale { $worth }: Rosso con presenza { $red } prende { $worth }, Blu con { $blue } prende { $second }. In parità nessuno avrebbe niente.
example-rc-10-7 = Entrambi hanno 31 prestigio; Rosso ha completato sei sezioni, Blu cinque: vince Rosso.
example-rc-11-4 = La tessera aperta più a sinistra di Ivan mostra il dado bianco: si muove, lui prende ricompensa, poi agisce la carta sotto.
example-rc-11-5 = La sua prossima Decorazione è un arco, e tu non hai completato sezioni centrali senza Decorazione: va su una sua, o aspetta.

## Contractors

example-ct-1-5 = Con cinque permessi in mano e due da ottenere, uno va perso: il massimo è sei.
example-ct-2-1 = A Suzdal’ c’è già un emissario: il prossimo costa quindi { $permits } permessi, chiunque lo mandi.
example-ct-2-3 = Per 2 rubli lo specialista è tuo. Senza pagare, la tessera scelta esce dal gioco: non l’avrà nemmeno un rivale.
example-ct-3-1 = Con uno specialista, muovi il dado nero: la terza parte della visita lo usa, e diventa un attrezzo.
example-ct-3-4 = Martello, martello, sega, ascia: una serie di tre attrezzi diversi vale 4 e una di uno vale 1, in tutto 5 prestigio.
example-ct-4-1 = L’ultima sezione della torre è completa: le Bandiere di Blu lì per i suoi emissari nella città fanno { $blue } ricompense.

## Basilica

example-ba-2-2 = Volta, costruttore, volta è un turno intero. Volta, ordine, costruttore no: il costruttore deve seguire subito la sua volta.
example-ba-2-3 = È stata presa la volta al centro: l’ordine sopra si gira al suo posto, e dalla pila arriva un nuovo ordine.
example-ba-3-1 = Un jolly verde e blu può stare accanto a ogni volta di un solo colore, ma mai accanto a un altro jolly.
example-ba-3-3 = Il re è sul 19, e la prima azione posa una volta con corona: entra nel 20, le altre due azioni vanno perse, si conta.
example-ba-4-1 = Bianco prende Reclutare; Nero dà una moneta e recluta anche lui. Nero non ha speso azioni, e Bianco ora ha la moneta.
example-ba-4-2 = Bianco fa di un costruttore un architetto. Nero paga e può promuovere a mastro muratore o Ercole, non ad architetto.
example-ba-4-3 = Un costruttore promosso si sposta di una casella e mantiene il rango; la vetrata sulla vecchia volta resta.
example-ba-4-5 = Sulla volta c’è un tuo costruttore: nessuna Catastrofe può toglierla.
example-ba-5-1 = Blu, un jolly blu e giallo, poi giallo in fila: una zona blu di due e una gialla di due, il jolly in entrambe.
example-ba-5-2 = Due costruttori di Bianco contro un mastro muratore di Nero: 2 a 2. Con un Ercole di Bianco nella zona, è di Bianco.
example-ba-5-3 = Una zona di quattro volte con un architetto e una vetrata: 4 punti raddoppiati fanno 8, con 2 per la vetrata 10; l’altra parte ha 1 per costruttore.
example-ba-5-4 = Le volte sono nelle file da 1 a 4: le file 1 e 2 se ne vanno, la fila 3 diventa la 1, e ogni costruttore torna in mano.
example-ba-5-5 = 32 a 32 dopo il terzo punteggio è un pareggio: niente lo spezza.
