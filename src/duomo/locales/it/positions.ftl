# Ciò che in una posizione si contraddice, e dove.

position-party =
    { $party ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[ivan] Ivan
    }
refusal-place-section = sezione { $section }
refusal-place-player = giocatore { $seat } ({ rc-colour })
refusal-place-party = { position-party }
refusal-place-slot = giocatore { $seat } ({ rc-colour }), casella { rc-slot-short }
refusal-place-die = mercato, { rc-die-name }
refusal-position-no-banner-below = { $place }: ha uno stendardo, ma la sezione sottostante non ne ha.
refusal-position-tile-gone = { $place }: ha uno stendardo, quindi la sua tessera laboratorio non c’è più.
refusal-position-finished-unclaimed = { $place }: è completata, quindi deve avere uno stendardo.
refusal-position-delivered-unclaimed = { $place }: vi sono dei materiali, quindi deve avere uno stendardo.
refusal-position-delivered-finished = { $place }: è completata, quindi non vi sono più materiali.
refusal-position-ornament-unfinished = { $place }: ha un ornamento, quindi dev’essere completata.
refusal-position-all-delivered = { $place }: tutti i materiali ci sono, quindi è completata.
refusal-position-delivered-too-many = { $place }: { $count } consegnati ({ rc-material }), ma ne servono solo { $whole }.
refusal-position-inventory = { $place }: { $count } materiali sono nell’inventario, ma solo { $spaces } spazi sono liberi da stendardi.
refusal-position-banners = { $place }: { $count } stendardi sono sulle sezioni; ogni giocatore ne ha { $most }.
refusal-position-banner-places = { $place }, stendardi: { $claims } sulle sezioni, { $inventory } sull’inventario, { $beside } accanto e { $slots } sulle caselle non fanno { $all }, al massimo { $ruler } sull’inventario e { $most } accanto.
refusal-position-ornaments = { $place }, ornamenti ({ rc-ornament-name }): { $available } disponibili, { $lying } sulle caselle e { $placed } sulle sezioni non fanno { $all }.
refusal-position-slot-bare = { $place }: su una plancia standard non c’è nulla.
refusal-position-slot-banner = { $place }: gli stendardi stanno solo sulle caselle bianche.
refusal-position-slot-ornament = { $place }: gli ornamenti stanno solo sulle caselle colorate.
refusal-position-slot-blocked = { $place }: uno stendardo la blocca, quindi lì non c’è nessuna tessera.
refusal-position-slot-freed = { $place }: la sua tessera è scoperta, quindi l’ornamento ({ rc-ornament-name }) è disponibile.
refusal-position-dice-full = { $place }: sullo spazio { $space } ci sono già tre dadi.
refusal-position-too-much-in-play = { rc-material }: { $count } pezzi sono in gioco, ma ce ne sono solo { $exist }.
refusal-position-reserve = riserva ({ rc-material }): { $left } e { $count } in gioco sono più dei { $exist } che esistono.
refusal-position-turn-order = turno: il turno { $turns } spetta a { $party } se inizia { $starter }, non a { $other }.
refusal-position-ender-early = fine: { position-party } ha completato solo { $count } sezioni.
refusal-position-enders = fine: { position-party } e { $other } hanno completato sei sezioni; indicate chi è stato il primo.
refusal-position-ended = turno: { position-party } ha completato la sesta sezione, quindi la partita finisce prima del prossimo turno di { position-party }.
refusal-position-nothing-to-do = decisione { $number }: { position-party } non può fare nulla di ciò che chiede.
refusal-position-tiles = { $place }: { $tiles } tessere laboratorio, ma { $claims } stendardi sulle sezioni; ogni tessera è arrivata con una rivendicazione.
refusal-position-not-over = non c’è nulla da decidere, quindi la partita sarebbe finita; ma nessuno ha completato sei sezioni.
refusal-position-last-turn = turno: se { position-party } pone fine alla partita, l’ultimo turno è di { $other }.
position-part =
    { $kind ->
        [section] carta sezione
        [workshop] tessera laboratorio
        [resource] tessera risorsa
       *[influence] carta influenza
    }
refusal-place-towers = torri
refusal-place-tower = torre { $tower }
refusal-place-quadrant = mercato, quadrante { $quadrant }
refusal-place-pending = decisione in sospeso { $number } (pending)
refusal-place-turns = turni (turns)
refusal-place-track = tracciato (track)
refusal-place-final = risultato (final)
refusal-place-contractors = emissari
refusal-place-contractors-cities = emissari, città
refusal-place-contractors-space = emissari, spazio { $space }
refusal-place-contractors-removed = emissari, fuori dal gioco
refusal-place-contractors-board = emissari, plancia { $board }
refusal-place-ivan = Ivan
refusal-place-ivan-row = Ivan, fila
refusal-place-ivan-tiles = Ivan, tessere
refusal-place-ivan-marker = Ivan, segnalino
refusal-place-guild-hand = gilda, mano del giocatore { $seat }
refusal-place-guild-drawn = gilda, carte pescate
refusal-place-guild-under = gilda, sotto il mazzo { $number }
refusal-place-guild-buttresses = gilda, contrafforti del giocatore { $seat }
refusal-place-guild-offer = gilda, offerta
refusal-position-twice = { $place }: «{ $name }» ({ position-part }) è usato due volte; è già in { $there }.
refusal-position-no-part = { $place }: { $value } non esiste ({ position-part }); ci sono: { $known }.
refusal-position-no-name = { $place }: { $value } non è un nome; servono minuscole, cifre e trattini.
refusal-position-card-kind =
    { $place }: «{ $name }» è di altro tipo ({ $other ->
        [base] base
        [middle] centro
       *[dome] cupola
    }); qui serve: { rc-kind }.
refusal-position-section-kind =
    { $place }: qui va { rc-kind }, non { $other ->
        [base] base
        [middle] centro
       *[dome] cupola
    }.
refusal-position-card-cost = { $place }, costo: una sezione costa da 1 a { $most } materiali.
refusal-position-card-lacks = { $place }: una carta descritta ha bisogno anche di: { $entry }.
refusal-position-tile-both = { $place }: una tessera ha o un guadagno (gives) o un dado (die).
refusal-position-tile-nothing = { $place }, guadagno: una tessera dà qualcosa.
refusal-position-action-group = { $place }: { $code } non è un’azione di questo gruppo ({ rc-group }).
refusal-position-action-pair = { $place }: { $upper } e { $lower } non sono due azioni diverse di uno stesso gruppo.
refusal-position-action-free = { $place }: { $code } non costa nulla, quindi dev’essere un fulmine.
refusal-position-action-shows =
    { $shows ->
        [0] { $place }: { $code } non mostra materiali.
       *[1] { $place }: { $code } deve mostrare almeno un materiale.
    }
refusal-position-face-alone = { $place }: non c’è alcuna tessera che possa stare a faccia in su o in giù.
refusal-position-banner-count = { $place }, stendardi: con { $claims } sulle sezioni ne restano { $left }, non { $count }.
refusal-position-no-decision = { $place }: { $value } è sconosciuto; una decisione comincia con { $known }.
refusal-position-decision-text = { $place }: { $value } è sbagliato; una decisione è un testo.
refusal-position-first-decision = { $place }: la prima dev’essere «turn» (prima dell’azione di base) o «after».
refusal-position-decides-nothing = { $place }: { position-party } non decide nulla.
refusal-position-decision-above = { $place }: { $this } non può stare sopra { $below }.
refusal-position-decision-unfit = { $place }: { $decision } non si accorda con ciò che è sul tavolo ({ $detail }).
refusal-position-set-up-alone = { $place }: durante la preparazione non è in sospeso nient’altro.
position-laid =
    { $things ->
        [resources] tessere risorsa
        [influence] carte influenza
        [sections] carte sezione
        [tiles] tessere laboratorio
       *[dice] dadi
    }
refusal-position-set-up-laid = { $place }: a questo punto ci sono { $expected } { position-laid }, non { $count }.
refusal-position-set-up-towers = { $place }: durante la preparazione le torri sono quelle di un progetto, una volta pescato.
refusal-position-set-up-start = { $place }: il primo giocatore è scelto da un’opzione, non sorteggiato.
refusal-position-set-up-banners = { $place }: durante la preparazione nessuna sezione porta uno stendardo.
refusal-position-set-up-turns = { $place }: durante la preparazione nessun turno è cominciato.
refusal-position-turns-none = { $place }: il primo turno è cominciato, quindi dev’essere almeno 1.
refusal-position-track = { $place }: indica gli spazi di prestigio da 1 a { $count }.
refusal-position-colour-twice = { $place }: due giocatori non possono avere lo stesso colore.
refusal-position-group-twice = { $place }: di questo gruppo c’è una sola carta ({ rc-group }).
refusal-position-no-card-left = { $place }: non restano carte ({ rc-kind }); indica costo e ricompensa.
refusal-position-final-wrong = { $place }: { $value } è sbagliato; il conteggio dà { $scores }.
refusal-position-final-early = { $place }: la partita non è finita; solo allora c’è un risultato.
refusal-position-no-tower = { $place }: ci dev’essere almeno una torre.
refusal-position-tower-low = { $place }: una torre ha almeno base e cupola.
refusal-position-needs-and-delivered = { $place }: «needs» dice che cosa manca; quindi non è finita né ha «delivered».
refusal-position-needs-unclaimed = { $place }: senza stendardo le manca tutto il costo.
refusal-position-needs-too-much = { $place }: le manca più di quanto costa la sua carta.
refusal-position-ct-cities-early = { $place }: le città arrivano quando il gioco base è preparato.
refusal-position-ct-space-empty = { $place }: è vuoto, ma nel sacchetto ci sono ancora specialisti.
refusal-position-ct-twice = { $place }: lo specialista «{ $name }» è usato due volte; è già in { $there }.
refusal-position-ct-city-twice = { $place }: ogni città è su una sola torre ({ ct-city }).
refusal-position-ct-sent = { $place }: { $count } emissari sono inviati; ognuno ne ha { $most }.
refusal-position-ct-city-closed = { $place }: { ct-city } era chiusa fin dall’inizio.
refusal-position-ct-specialists = { $place }: { $count } specialisti con { $sent } emissari; ognuno ne porta al massimo uno.
refusal-position-ivan-banners = { $place }: { $count } stendardi sono sulle sezioni; ne ha { $most }.
refusal-position-ivan-ornaments = { $place }: ha una porta, due archi e una croce.
refusal-position-ivan-ornament-order = { $place }: le sue decorazioni arrivano nell’ordine porta, arco, arco, croce.
refusal-position-ivan-no-banner = { $place }: ha rivendicato una base alla preparazione, quindi il suo stendardo è su una sezione.
refusal-position-ivan-contractors-early = { $place }: ha inviato emissari, quindi il suo stendardo è su una sezione.
refusal-position-ivan-tile = { $place }: la tessera { $tile } è nella sua fila.
refusal-position-ivan-marker-module = { $place }: arriva con il modulo degli emissari.
refusal-position-ivan-specialist = { $place }: non tiene specialisti e non scarta decorazioni.
refusal-position-ivan-tools = { $place }: due suoi attrezzi uguali si annullano.
refusal-position-ivan-marker-early = { $place }: arriva con la sua prima rivendicazione.
refusal-position-ivan-marker-tower = { $place }: sta sulla torre dell’ultima rivendicazione.
refusal-position-ivan-first-contractor = { $place }: il suo primo emissario è partito alla preparazione.
refusal-position-ivan-row-twice = { $place }: ce n’è uno per tipo.
refusal-position-ivan-row-short = { $place }: la sua fila ha { $count } carte, ognuna con una tessera.
refusal-position-guild-under-empty = { $place }: indica i contratti che vi sono stati messi.
refusal-position-guild-contract-twice = { $place }: c’è un solo contratto di ogni tipo.
refusal-position-guild-buttress-twice = { $place }: questo contrafforte è usato due volte ({ guild-buttress }).
refusal-position-guild-diamonds = { $place }: lì non sono stati consegnati tanti diamanti.

position-fix =
    { $how ->
        [take-off] Togliere
        [finish] Completare
       *[correct] Correggere
    }
