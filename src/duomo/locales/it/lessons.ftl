# Lezioni: ciò che dice la guida. Per ogni passo `do` è che cosa fare e `why` il motivo; le altre parti rispondono a
# un’altra mossa. I numeri vengono dalla posizione.

course-red-cathedral-title = La Cattedrale Rossa
lesson-try-move = Fai ciò che è illuminato: { $move }.
lesson-try-one = Fai una delle mosse illuminate.
lesson-other-move = È permesso, ma non è ciò che mostra questo passo. Provalo nella tua partita.
cli-lessons-checked = { $lessons ->
    [one] 1 lezione
   *[other] { $lessons } lezioni
}, { $steps } passi, { $failed ->
    [0] tutto a posto
    [one] 1 difettosa
   *[other] { $failed } difettose
}

## Un turno

lesson-red-cathedral-turn-title = Un turno
lesson-red-cathedral-turn-aim = Rivendicare, commerciare, costruire: una di tre azioni a ogni turno.
lesson-red-cathedral-turn-end = È tutto il ritmo del gioco: rivendicare una sezione, procurarsi ciò che serve, costruirla.
lesson-red-cathedral-turn-cathedral-do = Questa è la cattedrale che costruite insieme.
lesson-red-cathedral-turn-cathedral-why = Ogni riquadro è una sezione ancora disegnata: sotto il prezzo in materiali, sopra la ricompensa. Vince chi raccoglie più prestigio.
lesson-red-cathedral-turn-claim-do = Rivendica la base illuminata della seconda torre.
lesson-red-cathedral-turn-claim-why = Costruisci solo ciò che porta la tua Bandiera. Questa chiede { $wood } legno e { $brick } mattone, e un legno l’hai già.
lesson-red-cathedral-turn-claim-elsewhere = Anche quella sezione potrebbe essere tua, ma non hai ancora nulla per lei. Prendi la base illuminata.
lesson-red-cathedral-turn-claim-market = Il Mercato viene dopo. Senza Bandiera non sapresti che cosa cercare.
lesson-red-cathedral-turn-market-do = Muovi il dado bianco fino ai mattoni.
lesson-red-cathedral-turn-market-why = Mostra { $pips }: avanza di due spazi in senso orario e raggiunge il dado blu. Più dadi ci sono in uno spazio, più rende.
lesson-red-cathedral-turn-market-further = Pagando rubli il dado va oltre, ma così supera i mattoni.
lesson-red-cathedral-turn-market-other-die = Quel dado finisce altrove. È il bianco che arriva ai mattoni.
lesson-red-cathedral-turn-market-claim-again = Hai una sezione da costruire. Procurati prima i suoi materiali.
lesson-red-cathedral-turn-market-too-early = Hai il legno, ma ancora nessun mattone. Procuratelo prima.
lesson-red-cathedral-turn-take-do = Prendi i mattoni.
lesson-red-cathedral-turn-take-why = La tessera mostra { $shown } e i dadi sono due: { $bricks } mattoni.
lesson-red-cathedral-turn-take-leave = Non andartene a mani vuote: prendi prima i mattoni.
lesson-red-cathedral-turn-take-influence = La carta al centro ha una lezione tutta sua. Prendi prima i mattoni.
lesson-red-cathedral-turn-build-do = Ora costruisci.
lesson-red-cathedral-turn-build-why = Hai legno e mattoni. Un’azione di costruzione consegna fino a tre materiali.
lesson-red-cathedral-turn-build-claim-again = Costruisci prima ciò che hai rivendicato.
lesson-red-cathedral-turn-build-market-again = Hai ciò che cercavi. Costruisci.
lesson-red-cathedral-turn-deliver-do = Consegna il legno e un mattone.
lesson-red-cathedral-turn-deliver-why = Restano sulla carta. Ancora un legno e la sezione sarà completa.
lesson-red-cathedral-turn-deliver-done = C’è ancora da consegnare.
lesson-red-cathedral-turn-over-do = Hai visto tutte e tre le azioni.
lesson-red-cathedral-turn-over-why = A ogni turno ne fai esattamente una: rivendicare, costruire o andare al Mercato. Poi tocca al prossimo.

## Rivendicare una sezione

lesson-red-cathedral-claim-title = Rivendicare una sezione
lesson-red-cathedral-claim-aim = Dove può andare una Bandiera, e a che serve la sua tessera.
lesson-red-cathedral-claim-end = Ogni rivendicazione libera un posto nell’Inventario e porta una tessera. Paga per quelle che userai spesso; le altre nascondile.
lesson-red-cathedral-claim-where-do = Guarda quali sezioni sono libere.
lesson-red-cathedral-claim-where-why = Tutte le basi lo sono. Più in alto una sezione si libera appena quella sotto porta una Bandiera, di chiunque, completa o no.
lesson-red-cathedral-claim-above-do = Rivendica la sezione subito sopra la Bandiera blu.
lesson-red-cathedral-claim-above-why = La Bandiera di Blu l’ha aperta a tutti. La tua esce dall’Inventario e vi libera { $spaces } posto.
lesson-red-cathedral-claim-above-base = Anche una base va bene. Qui però approfitta di Blu: prendi la sezione sopra la sua.
lesson-red-cathedral-claim-above-market = Più tardi. Questo turno serve per rivendicare.
lesson-red-cathedral-claim-open-do = Piazza la tessera oro a faccia in su sulla Bottega blu.
lesson-red-cathedral-claim-open-why = Costa { $paid } dei tuoi { $rubles } rubli. D’ora in poi il dado blu la attiva ogni volta che lo muovi.
lesson-red-cathedral-claim-open-hidden = A faccia in giù è gratis, ma la tessera è persa per sempre. L’oro vale il prezzo.
lesson-red-cathedral-claim-open-elsewhere = Andrebbe bene qualsiasi Bottega. Il colore decide quale dado attiva la tessera; noi vogliamo il blu.
lesson-red-cathedral-claim-use-do = Usa subito la tessera: prendi l’oro.
lesson-red-cathedral-claim-use-why = Una tessera piazzata a faccia in su dà subito il suo beneficio: { $gold } oro ora, e altro più tardi.
lesson-red-cathedral-claim-use-decline = Puoi lasciarlo, ma l’oro è raro. Prendilo.
lesson-red-cathedral-claim-second-do = Rivendica la base della prima torre.
lesson-red-cathedral-claim-second-why = Appena porta la tua Bandiera, la sezione sopra si libera. Ogni tua rivendicazione ne apre una anche agli altri.
lesson-red-cathedral-claim-second-elsewhere = Anche quella è libera. Prendi la base della prima torre.
lesson-red-cathedral-claim-second-market = Più tardi. Questo turno serve per rivendicare.
lesson-red-cathedral-claim-second-build = Più tardi. Questo turno serve per rivendicare.
lesson-red-cathedral-claim-hide-do = Piazza questa tessera a faccia in giù, sul verde o sul giallo.
lesson-red-cathedral-claim-hide-why = Una ricompensa alla volta è poco, e hai solo { $rubles } rubli. A faccia in giù non costa nulla.
lesson-red-cathedral-claim-hide-other-slot = Il bianco e il tuo colore sono i più facili da attivare. Tienili per tessere buone.
lesson-red-cathedral-claim-hide-too-dear = Resteresti senza rubli per una tessera debole. Piazzala a faccia in giù.
lesson-red-cathedral-claim-over-do = Sai rivendicare.
lesson-red-cathedral-claim-over-why = Hai sei Bandiere, quindi al massimo sei sezioni. Il tuo Inventario ora ha due posti in più rispetto all’inizio.

## Il Mercato

lesson-red-cathedral-market-title = Il Mercato
lesson-red-cathedral-market-aim = Fin dove va un dado, e che cosa porta.
lesson-red-cathedral-market-end = Cerca gli spazi dove ci sono già dadi: uno in più moltiplica ciò che prendi.
lesson-red-cathedral-market-ring-do = Il Mercato è un anello di otto spazi.
lesson-red-cathedral-market-ring-why = Muovi un dado, di qualsiasi colore, in senso orario esattamente del suo valore. Commerci dove arriva.
lesson-red-cathedral-market-own-die-do = Muovi il dado rosso.
lesson-red-cathedral-market-own-die-why = Il suo { $face } lo porta ai mattoni, dove aspettano due dadi.
lesson-red-cathedral-market-own-die-paid = Non serve pagare: arriva ai mattoni da solo.
lesson-red-cathedral-market-own-die-other-die = Quel dado va altrove. Con il rosso ci saranno tre dadi sui mattoni.
lesson-red-cathedral-market-own-die-claim = Questa lezione riguarda il Mercato. Muovi il dado rosso.
lesson-red-cathedral-market-own-die-build = Questa lezione riguarda il Mercato. Muovi il dado rosso.
lesson-red-cathedral-market-times-dice-do = Prendi ciò che lo spazio offre.
lesson-red-cathedral-market-times-dice-why = La tessera mostra { $shown } mattoni e ora ci sono tre dadi. Tre per due fa sei.
lesson-red-cathedral-market-times-dice-leave = Non andartene a mani vuote: prendi i mattoni.
lesson-red-cathedral-market-times-dice-influence = La carta ha una lezione tutta sua. Prendi i mattoni.
lesson-red-cathedral-market-room-do = Prendili tutti e sei.
lesson-red-cathedral-market-room-why = Prendi quanto vuoi, finché c’è posto. Ne hai per { $bricks }.
lesson-red-cathedral-market-room-fewer = C’è posto per tutti.
lesson-red-cathedral-market-room-decline = C’è posto per tutti.
lesson-red-cathedral-market-roll-do = Ora si tirano i dadi dello spazio.
lesson-red-cathedral-market-roll-why = Dopo una visita ogni dado dello spazio riceve un nuovo valore. Rosso, verde e giallo mostrano che cosa potrà usare il prossimo.
lesson-red-cathedral-market-end-do = Termina il turno.
lesson-red-cathedral-market-end-why = La tua azione è fatta. Tocca a Blu.
lesson-red-cathedral-market-rubles-do = Paga { $paid } rublo per mandare il dado rosso uno spazio più in là.
lesson-red-cathedral-market-rubles-why = Mostra { $pips } e si fermerebbe sull’oro. Per { $paid } rublo raggiunge la campana. Solo il tuo dado e il bianco si possono spingere così.
lesson-red-cathedral-market-rubles-not-there = Non è la campana. Paga per esattamente uno spazio in più.
lesson-red-cathedral-market-rubles-white = Anche il dado bianco si può spingere, ma non fino alla campana.
lesson-red-cathedral-market-rubles-no-rubles-on-others = Gli altri colori avanzano esattamente del loro valore. Usa il dado rosso.
lesson-red-cathedral-market-rubles-build = Questa lezione riguarda il Mercato. Muovi il dado rosso.
lesson-red-cathedral-market-rubles-claim = Questa lezione riguarda il Mercato. Muovi il dado rosso.
lesson-red-cathedral-market-points-do = Prendi la ricompensa.
lesson-red-cathedral-market-points-why = I punti non occupano posto: il tuo segnalino avanza di { $recognition } casella.
lesson-red-cathedral-market-points-leave = Prendi prima la ricompensa.
lesson-red-cathedral-market-points-influence = La carta ha una lezione tutta sua. Prendi la ricompensa.
lesson-red-cathedral-market-over-do = Conosci il Mercato.
lesson-red-cathedral-market-over-why = Ancora una cosa: uno spazio contiene al massimo tre dadi. Il quarto non può andarci.

## Influenza

lesson-red-cathedral-influence-title = Influenza
lesson-red-cathedral-influence-aim = Le carte al centro cambiano ciò che hai in ciò che ti serve.
lesson-red-cathedral-influence-end = Due spazi condividono una carta. Prima di muovere un dado guarda anche la carta del suo quadrante.
lesson-red-cathedral-influence-cards-do = Ogni quadrante del Mercato ha una carta.
lesson-red-cathedral-influence-cards-why = Mostra due azioni. Il fulmine: una volta per turno; l’infinito: quante volte puoi pagare. In una visita usi una delle due.
lesson-red-cathedral-influence-go-do = Muovi il dado bianco fino ai mattoni.
lesson-red-cathedral-influence-go-why = Lì commerciano i Mercanti. Hai due pietre che nessuno ti chiede.
lesson-red-cathedral-influence-go-further = Basta uno spazio.
lesson-red-cathedral-influence-go-other-die = Quel dado non arriva ai mattoni dei Mercanti.
lesson-red-cathedral-influence-go-build = Prima i Mercanti: renderanno utili le tue pietre.
lesson-red-cathedral-influence-go-claim = Prima i Mercanti: renderanno utili le tue pietre.
lesson-red-cathedral-influence-swap-do = Usa l’azione in alto dei Mercanti.
lesson-red-cathedral-influence-swap-why = Due materiali uguali diventano uno a scelta.
lesson-red-cathedral-influence-swap-later = I mattoni puoi prenderli dopo. L’ordine lo decidi tu.
lesson-red-cathedral-influence-swap-lower = Quella costa un rublo ogni volta. Quella in alto per te è gratis.
lesson-red-cathedral-influence-swap-leave = Usa prima la carta.
lesson-red-cathedral-influence-give-do = Dai le due pietre.
lesson-red-cathedral-influence-give-why = Sono la tua unica coppia.
lesson-red-cathedral-influence-gain-do = Prendi una gemma viola.
lesson-red-cathedral-influence-gain-why = La tua sezione nella prima torre aspetta proprio questa.
lesson-red-cathedral-influence-gain-other = Ora non ti serve. La tua sezione aspetta una gemma viola.
lesson-red-cathedral-influence-gain-decline = Hai già pagato. Prendi una gemma viola.
lesson-red-cathedral-influence-resources-do = Ora prendi i mattoni.
lesson-red-cathedral-influence-resources-why = In una visita puoi prendere, usare la carta e attivare una tessera: una volta ciascuno, nell’ordine che vuoi. { $bricks } mattoni sono tuoi.
lesson-red-cathedral-influence-resources-leave = Prendi i mattoni prima di andare.
lesson-red-cathedral-influence-clergy-do = Muovi il dado giallo dal Clero.
lesson-red-cathedral-influence-clergy-why = Mostra { $pips } e arriva alle pietre, nel quadrante del Clero.
lesson-red-cathedral-influence-clergy-other-die = Quel dado non arriva alle pietre.
lesson-red-cathedral-influence-clergy-build = Costruire può aspettare un turno. Vai dal Clero.
lesson-red-cathedral-influence-clergy-claim = Una rivendicazione può aspettare un turno. Vai dal Clero.
lesson-red-cathedral-influence-recognition-do = Usa l’azione in alto del Clero.
lesson-red-cathedral-influence-recognition-why = Dà { $recognition } ricompensa per niente, una volta per turno.
lesson-red-cathedral-influence-recognition-prestige = Tre rubli per 1 prestigio vanno bene a fine partita. Adesso i rubli ti servono.
lesson-red-cathedral-influence-recognition-later = Le pietre possono aspettare. Usa la carta.
lesson-red-cathedral-influence-recognition-leave = Usa prima la carta.
lesson-red-cathedral-influence-over-do = Conosci le carte.
lesson-red-cathedral-influence-over-why = Gli usi di una carta si seguono. Appena prendi risorse o attivi una tessera, per questo turno la carta è finita.

## La tua Bottega

lesson-red-cathedral-workshop-title = La tua Bottega
lesson-red-cathedral-workshop-aim = Tessere che lavorano ogni volta che muovi il dado giusto.
lesson-red-cathedral-workshop-end = Buone tessere su buone Botteghe migliorano ogni visita al Mercato.
lesson-red-cathedral-workshop-slots-do = Guarda le tue Botteghe.
lesson-red-cathedral-workshop-slots-why = Ce n’è una per colore e due bianche. Muovere un dado attiva la tessera scoperta sulla Bottega del suo colore. La tessera sul rosso è coperta e non si attiva mai.
lesson-red-cathedral-workshop-blue-do = Muovi il dado blu.
lesson-red-cathedral-workshop-blue-why = Raggiunge il legno e attiva la tua tessera blu.
lesson-red-cathedral-workshop-blue-face-down = La tua tessera rossa è coperta: il dado rosso non attiva nulla.
lesson-red-cathedral-workshop-blue-other-die = Quel dado qui non attiva nessuna tua tessera. Muovi il blu.
lesson-red-cathedral-workshop-blue-build = Questa lezione riguarda la Bottega. Muovi il dado blu.
lesson-red-cathedral-workshop-blue-claim = Questa lezione riguarda la Bottega. Muovi il dado blu.
lesson-red-cathedral-workshop-activate-do = Attiva la tessera blu.
lesson-red-cathedral-workshop-activate-why = Dà { $stone } pietra e { $rubles } rublo, ogni volta che muovi il dado blu.
lesson-red-cathedral-workshop-activate-later = Il legno non scappa. Attiva prima la tessera.
lesson-red-cathedral-workshop-activate-leave = Attiva la tessera prima di andare.
lesson-red-cathedral-workshop-resources-do = Ora prendi il legno.
lesson-red-cathedral-workshop-resources-why = Con il dado verde che c’è lì sono { $wood } legno.
lesson-red-cathedral-workshop-resources-leave = Prendi il legno prima di andare.
lesson-red-cathedral-workshop-resources-influence = Non questa volta. Prendi il legno.
lesson-red-cathedral-workshop-white-do = Muovi il dado bianco.
lesson-red-cathedral-workshop-white-why = Attiva una delle tue due Botteghe bianche, quella che vuoi. Lì c’è una tessera con un dado.
lesson-red-cathedral-workshop-white-further = Non serve pagare. Qualsiasi spazio attiva la tessera.
lesson-red-cathedral-workshop-white-other-die = Solo il dado bianco attiva le Botteghe bianche.
lesson-red-cathedral-workshop-white-build = Questa lezione riguarda la Bottega. Muovi il dado bianco.
lesson-red-cathedral-workshop-white-claim = Questa lezione riguarda la Bottega. Muovi il dado bianco.
lesson-red-cathedral-workshop-die-tile-do = Attiva la tessera con il dado rosso.
lesson-red-cathedral-workshop-die-tile-why = Dà una volta ciò che mostra lo spazio del dado rosso. Il dado rosso è sull’oro: { $gold } oro.
lesson-red-cathedral-workshop-die-tile-later = Prima la tessera.
lesson-red-cathedral-workshop-die-tile-leave = Attiva la tessera prima di andare.
lesson-red-cathedral-workshop-over-do = Conosci la tua Bottega.
lesson-red-cathedral-workshop-over-why = Ciò che non ci sta è perso. Attiva una tessera finché nell’Inventario c’è posto.

## Costruire e decorare

lesson-red-cathedral-build-title = Costruire e decorare
lesson-red-cathedral-build-aim = Tre consegne: completare sezioni, posare Decorazioni.
lesson-red-cathedral-build-end = Una Decorazione con due gemme diverse vale quanto molte sezioni. Va bene qualsiasi sezione completa.
lesson-red-cathedral-build-three-do = Il tuo Inventario è pieno.
lesson-red-cathedral-build-three-why = Un’azione di costruzione consegna fino a tre materiali, alle sezioni che vuoi, uno dopo l’altro.
lesson-red-cathedral-build-build-do = Costruisci.
lesson-red-cathedral-build-build-why = Alla tua sezione della prima torre mancano { $wood } legno e { $gold } oro, e li hai entrambi.
lesson-red-cathedral-build-build-claim = Hai rivendicato abbastanza. Costruisci.
lesson-red-cathedral-build-build-market = Il tuo Inventario è pieno. Costruisci.
lesson-red-cathedral-build-finish-do = Consegna legno e oro alla sezione illuminata.
lesson-red-cathedral-build-finish-why = Con l’ultimo pezzo è completa: subito { $recognition } ricompense e { $rubles } rublo. I materiali tornano nella riserva.
lesson-red-cathedral-build-finish-elsewhere = Completa prima una sezione: a quella della prima torre mancano due pezzi.
lesson-red-cathedral-build-finish-later = Una Decorazione arriverà più avanti. Prima la sezione.
lesson-red-cathedral-build-third-do = Consegna la pietra alla tua base nella terza torre.
lesson-red-cathedral-build-third-why = Ti resta una consegna, che altrimenti andrebbe persa.
lesson-red-cathedral-build-third-no-gems-left = Una Decorazione con gemme richiede tre consegne: una per il materiale, una per ogni gemma. Te ne resta una.
lesson-red-cathedral-build-third-done = Resta una consegna. Usala.
lesson-red-cathedral-build-again-do = Costruisci ancora.
lesson-red-cathedral-build-again-why = Tre consegne, giuste per una Decorazione con due gemme.
lesson-red-cathedral-build-again-claim = Le tue gemme vogliono essere incastonate. Costruisci.
lesson-red-cathedral-build-again-market = Le tue gemme vogliono essere incastonate. Costruisci.
lesson-red-cathedral-build-decorate-do = Posa una porta nella base di Blu.
lesson-red-cathedral-build-decorate-why = Ogni sezione completa può essere decorata, anche quella di un rivale. Alla fine la porta conta per te in quella torre. Una porta richiede legno, un arco pietra, una croce oro.
lesson-red-cathedral-build-decorate-own-base = Nella tua torre sei già forte. Una porta in quella di Blu ti rende presente lì.
lesson-red-cathedral-build-gems-do = Incastona una gemma verde e una viola.
lesson-red-cathedral-build-gems-why = Due gemme diverse portano 3 prestigio; due uguali 2, una sola 1. Il tuo segnalino salta al terzo numero rosso: { $recognition } caselle.
lesson-red-cathedral-build-gems-none = Senza gemme ora non porta nulla. Le hai entrambe: incastonale.
lesson-red-cathedral-build-gems-fewer = Una gemma porta 1 prestigio, due diverse 3. Incastonale entrambe.
lesson-red-cathedral-build-over-do = Sai costruire.
lesson-red-cathedral-build-over-why = A una Decorazione non si aggiunge nulla in seguito. Aspetta di avere le gemme, se nessun altro sta per prendere il posto.

## Penalità

lesson-red-cathedral-penalty-title = Penalità
lesson-red-cathedral-penalty-aim = Chi è in ritardo sotto paga per ciò che si completa sopra.
lesson-red-cathedral-penalty-end = Rivendica in basso, costruisci in fretta. E guarda dove un rivale è in ritardo.
lesson-red-cathedral-penalty-late-do = La base di Blu nella seconda torre non è completa.
lesson-red-cathedral-penalty-late-why = La tua sezione sopra lo è già. Ogni volta che qualcuno completa una sezione sopra una incompleta, il proprietario di questa perde punti.
lesson-red-cathedral-penalty-build-do = Costruisci.
lesson-red-cathedral-penalty-build-why = Con una pietra e un oro puoi fare due cose: salvarti e far pagare Blu.
lesson-red-cathedral-penalty-build-claim = C’è qualcosa di urgente da costruire.
lesson-red-cathedral-penalty-build-market = C’è qualcosa di urgente da costruire.
lesson-red-cathedral-penalty-safe-do = Completa la tua base nella prima torre.
lesson-red-cathedral-penalty-safe-why = Blu sta per completare la sezione sopra, e tu perderesti un punto. Le sezioni complete sono al sicuro, e questa porta { $recognition } ricompense.
lesson-red-cathedral-penalty-safe-base-first = Farai anche quello. Salva prima la tua base, per non dimenticarla.
lesson-red-cathedral-penalty-strike-do = Completa la cupola della seconda torre.
lesson-red-cathedral-penalty-strike-why = Porta { $recognition } ricompense, e la base in ritardo costa { $lost } a Blu.
lesson-red-cathedral-penalty-strike-done = C’è ancora qualcosa da completare.
lesson-red-cathedral-penalty-why-two-do = Perché due punti e non uno?
lesson-red-cathedral-penalty-why-two-why = Il proprietario di una sezione incompleta perde un punto per ogni sezione completa sopra che porta un’altra Bandiera. Sopra la base di Blu ce ne sono due tue.
lesson-red-cathedral-penalty-over-do = Conosci le penalità.
lesson-red-cathedral-penalty-over-why = Ne soffrono solo le sezioni rivendicate, e solo da quelle degli altri sopra. Una sezione che nessuno ha rivendicato non costa nulla a nessuno.

## Le torri e la fine

lesson-red-cathedral-towers-title = Le torri e la fine
lesson-red-cathedral-towers-aim = Chi prende una torre, e come finisce la partita.
lesson-red-cathedral-towers-end = Hai imparato il gioco. Ora gioca la tua prima partita.
lesson-red-cathedral-towers-worth-do = Alla fine si conta ogni torre.
lesson-red-cathedral-towers-worth-why = Vale 2 per ogni sezione completa e 1 per ogni Decorazione. La terza torre: due sezioni e una porta, dunque { $worth }.
lesson-red-cathedral-towers-share-do = Il più forte in una torre la prende tutta.
lesson-red-cathedral-towers-share-why = Le tue Bandiere su sezioni complete e le tue Decorazioni contano insieme. Lì Blu ne ha due e tu una: in due giocatori il secondo ha solo un terzo, e un pareggio non dà nulla a nessuno.
lesson-red-cathedral-towers-build-do = Costruisci.
lesson-red-cathedral-towers-build-why = Due pietre possono fare due cose: spezzare la maggioranza di Blu e finire la partita.
lesson-red-cathedral-towers-build-market = La fine è vicina: costruisci.
lesson-red-cathedral-towers-majority-do = Posa un arco nella sezione di Blu della terza torre.
lesson-red-cathedral-towers-majority-why = Ora siete due a due, e la torre non dà nulla a nessuno: Blu perde ciò che sarebbe stato suo.
lesson-red-cathedral-towers-majority-elsewhere = Quello cambia meno. Nella terza torre il tuo arco toglie la maggioranza a Blu.
lesson-red-cathedral-towers-majority-last = Completa quella per ultima: finisce la partita.
lesson-red-cathedral-towers-sixth-do = Completa la tua sesta sezione.
lesson-red-cathedral-towers-sixth-why = Il primo che ne completa sei riceve altri 3 prestigio. Con la sezione stessa il tuo segnalino avanza di { $recognition } caselle.
lesson-red-cathedral-towers-sixth-elsewhere = La tua sesta sezione vale di più. Completala.
lesson-red-cathedral-towers-sixth-done = Alla tua sesta sezione manca una pietra. Consegnala.
lesson-red-cathedral-towers-last-turn-do = Tutti gli altri hanno ancora un turno.
lesson-red-cathedral-towers-last-turn-why = Quindi non finire la partita finché gli altri possono guadagnare più di te.
lesson-red-cathedral-towers-over-do = Poi si conta.
lesson-red-cathedral-towers-over-why = I segnalini tornano all’ultimo numero rosso, materiali e rubli portano 1 prestigio ogni 5, e ogni torre viene divisa. Vince chi ha più prestigio.

course-basilica-title = Basilica

## Basilica: Un turno

lesson-basilica-turn-title = Un turno
lesson-basilica-turn-aim = Tre azioni: una volta, un costruttore, un ordine, come vuoi.
lesson-basilica-turn-end = Tre azioni a ogni turno, senza passare. Poi: dove vanno le volte.
lesson-basilica-turn-nave-do = Questa è la navata che voltate in due.
lesson-basilica-turn-nave-why = Ha cinque colonne e cresce lontano dal tabellone. Sei Bianco. Chi è più forte in una zona di un colore ne prende i punti quando arriva il re.
lesson-basilica-turn-vault-do = Prendi la volta gialla.
lesson-basilica-turn-vault-why = Il tuo costruttore sta sul giallo. Altro giallo accanto ingrandisce la tua zona.
lesson-basilica-turn-vault-other-vault = Quella non aiuta la tua zona. Prendi la gialla.
lesson-basilica-turn-vault-order = Prima una volta. L’ordine viene per terzo.
lesson-basilica-turn-place-do = Posala accanto alla tua volta gialla.
lesson-basilica-turn-place-why = Volte di un colore che si toccano formano una zona: ora conta due.
lesson-basilica-turn-place-apart = Lì sarebbe una zona a sé. Posala accanto alla tua volta gialla.
lesson-basilica-turn-builder-do = Posaci un costruttore.
lesson-basilica-turn-builder-why = Solo subito dopo aver posato una volta, e solo su quella. Due costruttori sono duri da battere.
lesson-basilica-turn-builder-now-or-never = Se ora fai altro, non potrai più posare un costruttore su quella volta.
lesson-basilica-turn-order-do = Esegui l’ordine Vetrata.
lesson-basilica-turn-order-why = Tre ordini sono scoperti. Una vetrata dà 2 in più a chi tiene la zona.
lesson-basilica-turn-order-order-now = Resta un’azione. Usala per la vetrata.
lesson-basilica-turn-order-other-order = Va bene anche quello, ma la vetrata ti vale 2 punti.
lesson-basilica-turn-glass-do = Metti la vetrata sulla tua prima volta.
lesson-basilica-turn-glass-why = Deve essere una volta con un tuo costruttore. Conta per tutta la zona.
lesson-basilica-turn-glass-either = Conterebbero allo stesso modo. Prendi la prima.
lesson-basilica-turn-over-do = Le tue tre azioni sono fatte.
lesson-basilica-turn-over-why = Volta, costruttore, ordine: mescolali come vuoi, anche tre volte lo stesso.

## Basilica: Volte

lesson-basilica-vaults-title = Volte
lesson-basilica-vaults-aim = Dove può andare una volta, e che cosa fanno jolly e corone.
lesson-basilica-vaults-end = Ogni volta decide due cose: quale zona cresce, e se il re cammina.
lesson-basilica-vaults-columns-do = Una volta tocca ciò che è costruito, o il tabellone.
lesson-basilica-vaults-columns-why = Ogni casella libera della prima fila è aperta. Più in là deve stare accanto a una volta o a un’impalcatura, mai in diagonale.
lesson-basilica-vaults-joker-do = Prendi il jolly: verde e blu.
lesson-basilica-vaults-joker-why = Una volta di due colori appartiene a una zona di ciascuno.
lesson-basilica-vaults-joker-joker-first = Prima il jolly.
lesson-basilica-vaults-joker-vaults = Questa lezione riguarda le volte.
lesson-basilica-vaults-not-beside-do = Posala nella prima fila, a destra della volta blu.
lesson-basilica-vaults-not-beside-why = Jolly accanto a jolly è vietato: sopra quello rosso e giallo non potrebbe andare. Qui si unisce alla zona blu.
lesson-basilica-vaults-not-beside-elsewhere = Possibile, ma la casella illuminata è migliore: serve anche al verde.
lesson-basilica-vaults-crown-do = Prendi la volta verde con la corona.
lesson-basilica-vaults-crown-why = Una corona fa avanzare il re di un passo. Il punteggio si avvicina.
lesson-basilica-vaults-crown-crown-now = Quella non ha corona. Prendi la verde.
lesson-basilica-vaults-crown-later = Lo farai nella tua partita. Qui prendi la corona.
lesson-basilica-vaults-crown-vaults = Questa lezione riguarda le volte.
lesson-basilica-vaults-king-do = Posala accanto al tuo jolly.
lesson-basilica-vaults-king-why = Con il verde accanto il jolly è anche in una zona verde. Il re fa { $steps } passo.
lesson-basilica-vaults-king-green-beside-green = Lì non toccherebbe nulla di verde. Posala accanto al jolly.
lesson-basilica-vaults-refill-do = Guarda come si riempie l’esposizione.
lesson-basilica-vaults-refill-why = L’ordine sopra il posto vuoto viene girato e diventa una volta. Un ordine lasciato lì può quindi diventare una volta.
lesson-basilica-vaults-over-do = Conosci le volte.
lesson-basilica-vaults-over-why = Se nessuna delle tre va da qualche parte, si cambiano tutte. È raro: servono tre jolly.

## Basilica: Costruttori

lesson-basilica-builders-title = Costruttori
lesson-basilica-builders-aim = Chi è più forte in una zona, e tre promozioni.
lesson-basilica-builders-end = Hai solo cinque costruttori fino al prossimo punteggio. Mettili dove vincono.
lesson-basilica-builders-strength-do = Nella zona blu sei indietro.
lesson-basilica-builders-strength-why = Lì hai un costruttore. Nero ne ha due, e un maestro muratore conta doppio: tre contro uno.
lesson-basilica-builders-recruit-do = Prendi l’ordine Reclutare.
lesson-basilica-builders-recruit-why = Mette un costruttore su qualsiasi volta libera, senza posarne prima una.
lesson-basilica-builders-recruit-recruit-first = Prima un costruttore sulla volta gialla: prendi Reclutare.
lesson-basilica-builders-recruit-no-vault = Questa lezione riguarda i costruttori. Prendi Reclutare.
lesson-basilica-builders-where-do = Metti il costruttore sul giallo.
lesson-basilica-builders-where-why = Una volta in mezzo alle altre può crescere, e lì non c’è nessuno.
lesson-basilica-builders-where-contested = Il rosso sta al bordo. Il giallo ha più spazio.
lesson-basilica-builders-promote-do = Prendi un ordine Promuovere.
lesson-basilica-builders-promote-why = Dà un grado a un costruttore, e usa uno dei tuoi quattro segnalini.
lesson-basilica-builders-promote-other-order = Non quello. Prendi Promuovere.
lesson-basilica-builders-promote-no-vault = Questa lezione riguarda i costruttori. Prendi Promuovere.
lesson-basilica-builders-whom-do = Promuovi il costruttore sul giallo.
lesson-basilica-builders-whom-why = Lì vinci la zona. Nel blu non basterebbe nemmeno un grado.
lesson-basilica-builders-whom-the-other = Nel blu saresti ancora indietro. Promuovi quello sul giallo.
lesson-basilica-builders-rank-do = Fanne un architetto.
lesson-basilica-builders-rank-why = Un architetto raddoppia i punti delle volte per chi vince la zona.
lesson-basilica-builders-rank-mason = Un maestro muratore conta doppio. Lì sei solo, uno basta.
lesson-basilica-builders-rank-hercules = Ercole vince un pareggio. Qui non ce n’è.
lesson-basilica-builders-over-do = Conosci i costruttori.
lesson-basilica-builders-over-why = Chi è indietro in una zona prende comunque un punto per costruttore.

## Basilica: Ordini

lesson-basilica-orders-title = Ordini
lesson-basilica-orders-aim = Spostare, abbattere, e che cosa significa una moneta sulla tessera.
lesson-basilica-orders-end = Gli ordini sono gli attrezzi affilati. Guarda che cosa farebbe l’avversario con quelli che lasci.
lesson-basilica-orders-whole-do = Tre ordini sono scoperti.
lesson-basilica-orders-whole-why = Ne prendi uno e lo esegui per intero, altrimenti non puoi prenderlo. Ce ne sono sette tipi.
lesson-basilica-orders-move-do = Prendi l’ordine Spostare.
lesson-basilica-orders-move-why = Il tuo costruttore sul rosso è solo su una volta. Accanto c’è il verde.
lesson-basilica-orders-move-other-order = Quello viene dopo. Prendi Spostare.
lesson-basilica-orders-move-orders = Questa lezione riguarda gli ordini.
lesson-basilica-orders-who-do = Scegli il costruttore sul rosso.
lesson-basilica-orders-who-why = Va su una volta libera vicina, di qualsiasi colore.
lesson-basilica-orders-who-stay = Quello sul giallo tiene il pareggio. Lascialo.
lesson-basilica-orders-to-do = Spostalo sul verde.
lesson-basilica-orders-to-why = Una sola via è libera: la volta blu vicina è occupata.
lesson-basilica-orders-catastrophe-do = Prendi l’ordine Catastrofe.
lesson-basilica-orders-catastrophe-why = Toglie una volta senza costruttore. La zona blu di Nero ne ha una.
lesson-basilica-orders-catastrophe-other-order = Non quello. Prendi Catastrofe.
lesson-basilica-orders-catastrophe-orders = Questa lezione riguarda gli ordini.
lesson-basilica-orders-fall-do = Fai crollare la volta blu libera.
lesson-basilica-orders-fall-why = La zona di Nero passa da due volte a una.
lesson-basilica-orders-fall-blue-one = Quella non danneggia Nero. Prendi la volta blu.
lesson-basilica-orders-coin-do = Ora guarda la moneta su Confondere.
lesson-basilica-orders-coin-why = Su Promuovere, Reclutare e Confondere c’è una moneta: un rivale che ne ha una può dartela e fare lo stesso subito dopo, senza azione.
lesson-basilica-orders-over-do = Conosci gli ordini.
lesson-basilica-orders-over-why = Le monete sono solo due. Chi paga dà all’altro di che pagare la prossima volta.

## Basilica: Zone e maggioranza

lesson-basilica-zones-title = Zone e maggioranza
lesson-basilica-zones-aim = Quanto vale una zona, e per chi.
lesson-basilica-zones-end = Conta le zone prima di posare una corona: decidi tu se il punteggio arriva ora.
lesson-basilica-zones-zone-do = Trova le zone.
lesson-basilica-zones-zone-why = Volte di un colore che si toccano sono una zona. Qui ce n’è una gialla a sinistra e una blu a destra.
lesson-basilica-zones-joker-do = Il jolly appartiene a entrambe.
lesson-basilica-zones-joker-why = Anche il costruttore che c’è sopra: il tuo architetto conta nel giallo e nel blu.
lesson-basilica-zones-majority-do = Chi ha la maggioranza?
lesson-basilica-zones-majority-why = Nel giallo sei solo. Nel blu il maestro muratore di Nero conta due contro uno: Nero prende la zona, e il tuo architetto la raddoppia per lui.
lesson-basilica-zones-grow-do = Prendi la volta gialla con la corona.
lesson-basilica-zones-grow-why = Il re è sul { $king }. Ancora un passo e ogni zona viene contata.
lesson-basilica-zones-grow-yellow = Il punteggio arriva con la volta gialla. Prendila.
lesson-basilica-zones-score-do = Posala sopra la tua volta gialla.
lesson-basilica-zones-score-why = Il giallo ha allora tre volte. Tu fai { $white } punti, Nero { $black }.
lesson-basilica-zones-score-apart = Lì non si unisce alla tua zona gialla.
lesson-basilica-zones-count-do = Conta di nuovo.
lesson-basilica-zones-count-why = Giallo: 3 volte, raddoppiate dall’architetto, 6 per te. Blu: 4 volte raddoppiate e 2 per la vetrata, { $black } per Nero; tu prendi 1 per il tuo costruttore.
lesson-basilica-zones-over-do = Conosci le zone.
lesson-basilica-zones-over-why = A pari forza decide Ercole. Senza di lui nessuno fa punti.

## Basilica: Arriva il re

lesson-basilica-king-title = Arriva il re
lesson-basilica-king-aim = Quando arriva un punteggio, e che cosa lascia.
lesson-basilica-king-end = Conosci Basilica. Tre punteggi, e vince chi ha più punti.
lesson-basilica-king-track-do = Il re è sull’{ $king }.
lesson-basilica-king-track-why = Ogni corona posata è un passo. Su 10, 20 e 30 il turno si ferma subito e ogni zona viene contata.
lesson-basilica-king-first-do = Prendi la volta gialla con la corona.
lesson-basilica-king-first-why = Nel giallo sei avanti. Fai arrivare il re finché è così.
lesson-basilica-king-first-crown = Niente corona, niente passo. Prendi la volta gialla.
lesson-basilica-king-yellow-do = Posala tra il giallo e il verde.
lesson-basilica-king-yellow-why = La tua zona gialla ora ha tre volte, e il re fa { $steps } passo.
lesson-basilica-king-yellow-own-zone = Lì non aiuta la tua zona gialla.
lesson-basilica-king-last-do = Ora prendi la volta blu con la corona.
lesson-basilica-king-last-why = Ancora un passo, e il re arriva nel tuo turno, non in quello di Nero.
lesson-basilica-king-last-crown = Al re serve una corona. Prendi la volta blu.
lesson-basilica-king-last-enough = Il giallo è già tuo. Tieni il costruttore.
lesson-basilica-king-arrive-do = Posala nella terza fila, lontano dalla zona blu di Nero.
lesson-basilica-king-arrive-why = Non deve ingrandire la zona di Nero. Tu fai { $white }, Nero { $black }.
lesson-basilica-king-arrive-not-there = Scegli la terza fila: resta dopo il punteggio.
lesson-basilica-king-arrive-helps-black = Così ingrandisci la zona blu di Nero proprio prima del punteggio.
lesson-basilica-king-cleared-do = La navata è scivolata.
lesson-basilica-king-cleared-why = I costruttori tornano a casa, le prime due file e tutte le impalcature spariscono, il resto scivola giù. L’azione che restava è persa.
lesson-basilica-king-over-do = Il terzo punteggio finisce la partita.
lesson-basilica-king-over-why = Se la pila finisce per la seconda volta, finisce anche, con un ultimo punteggio.

course-ivan-title = Da solo contro Ivan

## Da solo contro Ivan: Il turno di Ivan

lesson-ivan-turn-title = Il turno di Ivan
lesson-ivan-turn-aim = Un rivale senza mano: decide la sua fila di carte.
lesson-ivan-turn-end = Puoi sempre leggere che cosa farà Ivan. Approfittane.
lesson-ivan-turn-row-do = Questa è la fila di Ivan.
lesson-ivan-turn-row-why = Cinque carte, su ognuna una tessera dado. A ogni turno prende la tessera scoperta più a sinistra, muove quel dado e fa ciò che dice la carta.
lesson-ivan-turn-build-do = Cominci tu: costruisci.
lesson-ivan-turn-build-why = Ivan ha rivendicato la base che rende di più. Giochi con le regole per due.
lesson-ivan-turn-build-claim = Hai una base da costruire.
lesson-ivan-turn-build-market = Legno e mattone li hai già. Costruisci.
lesson-ivan-turn-deliver-do = Consegna il legno e il mattone.
lesson-ivan-turn-deliver-why = Mancherà una pietra. Ora guarda che cosa fa Ivan.
lesson-ivan-turn-end-do = Termina il turno e guarda Ivan.
lesson-ivan-turn-end-why = La sua prima tessera mostra il dado bianco, sulla carta Ricompensa. Guadagnerà { $recognition } ricompense.
lesson-ivan-turn-die-do = Prima si è mosso il suo dado.
lesson-ivan-turn-die-why = Il bianco è avanzato di due fino alla campana. Dal Mercato Ivan prende solo ricompensa: 1 per ciascuno dei due dadi, e 1 dal Clero.
lesson-ivan-turn-card-do = Poi la sua carta.
lesson-ivan-turn-card-why = Ricompensa gli dà 4. Le altre: raccogliere, trasportare, rivendicare, costruire.
lesson-ivan-turn-over-do = Conosci il turno di Ivan.
lesson-ivan-turn-over-why = Quando tutte le sue tessere sono coperte posa una Decorazione, poi si rimescolano. La fine e il conteggio sono come in due, senza i 3 prestigio.

## Da solo contro Ivan: Che cosa rivendica Ivan

lesson-ivan-claims-title = Che cosa rivendica Ivan
lesson-ivan-claims-aim = Sale su ciò che costruisci. A volte scegli per lui.
lesson-ivan-claims-end = Ivan si può battere. Inizia una partita in solitario e prova.
lesson-ivan-claims-look-do = La prossima carta di Ivan è Rivendicare.
lesson-ivan-claims-look-why = Prende una sezione subito sopra una delle tue, se c’è. Hai due basi: entrambe sono a rischio.
lesson-ivan-claims-build-do = Costruisci prima che arrivi.
lesson-ivan-claims-build-why = Una base completa non soffre quando Ivan completa sopra.
lesson-ivan-claims-build-claim = Potresti, ma prima metti al sicuro la tua base.
lesson-ivan-claims-build-market = Hai ciò che serve. Costruisci.
lesson-ivan-claims-finish-do = Completa la base della seconda torre.
lesson-ivan-claims-finish-why = Mancano solo mattone e pietra. Porta { $recognition } ricompense.
lesson-ivan-claims-finish-elsewhere = Alla seconda torre manca proprio questo. Completala.
lesson-ivan-claims-end-do = Termina il turno.
lesson-ivan-claims-end-why = Ivan muove il dado blu, poi rivendica.
lesson-ivan-claims-choose-do = Scegli per lui: la sezione della terza torre.
lesson-ivan-claims-choose-why = Dove ce n’è più d’una, decidi tu. Questa chiede quattro pezzi, l’altra solo tre: lo terrà occupato più a lungo.
lesson-ivan-claims-choose-dear = Quella chiede solo tre pezzi. Dagli quella da quattro.
lesson-ivan-claims-numbers-do = Ivan costruisce a numero.
lesson-ivan-claims-numbers-why = Sulla sua carta Costruire aspettano quattro pezzi. Il tipo non conta: una sezione chiede solo il numero del suo costo, dalla prima torre all’ultima, dal basso.
lesson-ivan-claims-over-do = Conosci Ivan.
lesson-ivan-claims-over-why = Subisce le penalità come te. Completa sopra le sue sezioni incompiute.

course-contractors-title = Emissari

## Emissari: Ingaggiare

lesson-contractors-recruit-title = Ingaggiare
lesson-contractors-recruit-aim = La quarta azione: mandare un emissario in una città.
lesson-contractors-recruit-end = I primi emissari costano poco: ognuno già in città rincara il prossimo.
lesson-contractors-recruit-region-do = Accanto alla cattedrale c’è la regione.
lesson-contractors-recruit-region-why = Sei città, e tra loro cinque specialisti. Ogni torre ha una città: alla tua, la prima, appartiene Suzdal’.
lesson-contractors-recruit-send-do = Manda un emissario a Suzdal’.
lesson-contractors-recruit-send-why = Paghi un permesso per ogni emissario presente, il tuo compreso. Blu ne ha uno, quindi { $permits }.
lesson-contractors-recruit-send-other-city = Quella città costa meno, ma la tua torre è di Suzdal’.
lesson-contractors-recruit-send-recruit-now = Questa lezione riguarda la regione. Manda un emissario.
lesson-contractors-recruit-hire-do = Assumi lo specialista con oro e gemma verde.
lesson-contractors-recruit-hire-why = Un emissario porta uno degli specialisti vicini alla sua città. Paghi { $rubles } rubli e lo tieni finché il dado nero lo attiva.
lesson-contractors-recruit-hire-other-specialist = Oro e gemme sono più rari. Prendi l’altro.
lesson-contractors-recruit-hire-dismiss = Senza paga lascia la partita. I rubli li hai: assumilo.
lesson-contractors-recruit-over-do = Sai ingaggiare.
lesson-contractors-recruit-over-why = I permessi vengono dal Mercato e dalle tessere. Al bisogno 1 prestigio ne compra uno in ogni momento del tuo turno.

## Emissari: Specialisti e attrezzi

lesson-contractors-specialists-title = Specialisti e attrezzi
lesson-contractors-specialists-aim = Che cosa fa il dado nero, e che cosa resta di uno specialista.
lesson-contractors-specialists-end = Usa uno specialista prima di assumerne un altro: due insieme non si tengono.
lesson-contractors-specialists-held-do = Hai uno specialista.
lesson-contractors-specialists-held-why = Lavora una volta, quando muovi il dado nero.
lesson-contractors-specialists-black-do = Muovi il dado nero.
lesson-contractors-specialists-black-why = Chiunque può spingerlo con rubli, come il bianco. In qualsiasi spazio attiva il tuo specialista.
lesson-contractors-specialists-black-further = Qui non serve pagare.
lesson-contractors-specialists-black-other-die = Solo il dado nero attiva uno specialista.
lesson-contractors-specialists-black-market = Questa lezione riguarda gli specialisti. Muovi il dado nero.
lesson-contractors-specialists-use-do = Usa il tuo specialista.
lesson-contractors-specialists-use-why = Porta { $gold } oro e { $gems } gemma verde. Poi si gira e mostra il suo attrezzo.
lesson-contractors-specialists-use-later = Prima lo specialista.
lesson-contractors-specialists-use-leave = Usalo prima di andare.
lesson-contractors-specialists-tools-do = Ora hai due attrezzi diversi.
lesson-contractors-specialists-tools-why = Alla fine una serie di attrezzi diversi vale prestigio: 1, 2, 4, 7, 11 o 16 da uno a sei.
lesson-contractors-specialists-over-do = Conosci gli specialisti.
lesson-contractors-specialists-over-why = Se assumi mentre ne tieni uno, il vecchio diventa attrezzo senza essere usato.

## Emissari: Città

lesson-contractors-cities-title = Città
lesson-contractors-cities-aim = Una torre completa paga chi ha gente nella sua città.
lesson-contractors-cities-end = Bandiere per emissari: metti entrambi nello stesso posto.
lesson-contractors-cities-tower-do = Alla prima torre manca una gemma.
lesson-contractors-cities-tower-why = La sua città è Suzdal’. Lì hai due emissari, Blu uno.
lesson-contractors-cities-build-do = Costruisci.
lesson-contractors-cities-build-why = La gemma verde nel tuo Inventario completa la cupola, e con essa la torre.
lesson-contractors-cities-build-finish = Puoi completare una torre. Costruisci.
lesson-contractors-cities-close-do = Consegna la gemma alla cupola.
lesson-contractors-cities-close-why = Cupola e città insieme ti portano { $recognition } ricompense; la città ne dà { $other } a Blu.
lesson-contractors-cities-sum-do = Come si è contata la città
lesson-contractors-cities-sum-why = Tu: due Bandiere nella torre per due emissari, 4. Blu: una per uno, 1. Poi Suzdal’ chiude per sempre.
lesson-contractors-cities-over-do = Conosci le città.
lesson-contractors-cities-over-why = La città di una torre incompiuta non paga mai.

## Emissari: Nuove gilde

lesson-contractors-guilds-title = Nuove gilde
lesson-contractors-guilds-aim = Una di dieci gilde prende il posto del Clero.
lesson-contractors-guilds-end = Ogni gilda ha i suoi trucchi. La carta e il suo pannello li dicono al tavolo.
lesson-contractors-guilds-ten-do = Al posto del Clero ci sono i Mattonai.
lesson-contractors-guilds-ten-why = Per due mattoni danno un contrafforte: un aiuto da chiamare quando serve, una volta.
lesson-contractors-guilds-go-do = Muovi il dado rosso dai Mattonai.
lesson-contractors-guilds-go-why = Mostra { $pips } e arriva nel loro quadrante.
lesson-contractors-guilds-go-further = Bastano tre spazi.
lesson-contractors-guilds-go-other-die = Qui usa il dado rosso.
lesson-contractors-guilds-go-guild = Prima i Mattonai.
lesson-contractors-guilds-buttress-do = Dai due mattoni per un contrafforte.
lesson-contractors-guilds-buttress-why = Ne hai esattamente due.
lesson-contractors-guilds-buttress-lower = È l’azione in alto che dà il contrafforte.
lesson-contractors-guilds-buttress-later = Prima la carta.
lesson-contractors-guilds-choose-do = Scegli il contrafforte con due materiali.
lesson-contractors-guilds-choose-why = Ce ne sono otto, uno di ciascuno. Questo ne dà due a scelta.
lesson-contractors-guilds-choose-other = Va bene anche quello. Qui prendi quello con due materiali.
lesson-contractors-guilds-choose-paid = L’hai pagato. Scegline uno.
lesson-contractors-guilds-use-do = Usalo subito.
lesson-contractors-guilds-use-why = In ogni momento del tuo turno, uno per turno. Poi lascia la partita.
lesson-contractors-guilds-use-later = Prima il contrafforte.
lesson-contractors-guilds-wood-do = Prendi legno.
lesson-contractors-guilds-wood-why = La tua base nella prima torre chiede due legno e un mattone.
lesson-contractors-guilds-wood-needed = Alla tua base serve legno.
lesson-contractors-guilds-brick-do = E un mattone.
lesson-contractors-guilds-brick-why = Ora puoi completare la base con una sola azione.
lesson-contractors-guilds-brick-needed = Alla tua base serve un mattone.
lesson-contractors-guilds-over-do = Sai come lavora una gilda.
lesson-contractors-guilds-over-why = Gli Archivisti trattano contratti segreti, i Capomastri camminano lungo le torri, i Gioiellieri vendono diamanti che valgono per tutto.
