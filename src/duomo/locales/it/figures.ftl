# Figure delle regole: che cosa mostra ciascuna, in una frase. I numeri vengono dalla sua posizione.

server-no-figure = Questa figura non esiste.
server-no-guide = Questa pagina non esiste.

## The Red Cathedral

figure-goal = Quattro torri: le sezioni dipinte sono complete, i disegni no. Bandiere e Decorazioni dicono chi conta dove.
figure-section = Una sezione che è ancora un disegno: sotto che cosa costa, sopra che cosa porta.
figure-ring = Il Mercato: otto spazi con le loro tessere, cinque dadi, quattro carte al centro.
figure-room = { $places } posti: le Bandiere ne coprono ancora { $banners }, e ognuna che si pianta fa posto a un materiale in più.
figure-track = Le ricompense sopra, il prestigio sotto, su una sola riga: i numeri rossi sono prestigio.
figure-claim = Illuminate: una base, e la sezione subito sopra la Bandiera di Blu. Barrata: sotto nessuno ha rivendicato.
figure-tile = La tessera della sezione: a faccia in su per il prezzo di una Bottega, o a faccia in giù per niente.
figure-deliver = Manca dell’oro, e può essere consegnato.
figure-finished = L’ultimo materiale trasforma il disegno in pittura: { $recognition } ricompense e { $rubles } rublo subito.
figure-decorated = Una porta con una gemma verde e una viola sulla base di Blu: { $prestige } prestigio per due gemme diverse.
figure-penalty = Rosso completa la cupola. La base di Blu è incompleta, sezioni rosse sopra sono complete: Blu torna indietro di { $lost } caselle.
figure-move-die = Il dado blu mostra { $face } e avanza di { $face } spazi in senso orario.
figure-crowd = Il blu mostra { $face }, ma lì ci sono già tre dadi: non può andarci.
figure-visit = Dove il dado si è fermato: prendere ciò che mostra la tessera, usare la carta del quadrante, far lavorare una tua tessera.
figure-resources = { $tile } legno sulla tessera, una volta per ogni dado sullo spazio: { $wood } legno.
figure-influence = La carta del quadrante: si può usare una delle sue due azioni.
figure-activate = È stato mosso il dado blu, quindi la tessera della Bottega blu può lavorare.
figure-reroll = Alla fine della visita i due dadi vengono tirati di nuovo.
figure-advanced = La plancia avanzata: Decorazioni e Bandiere stanno sulle Botteghe e vanno liberate.
figure-worth = Sezioni complete: { $finished }, Decorazioni: { $ornaments }. La torre vale { $worth }. Rosso ha presenza { $red } e prende tutto, Blu { $blue } e prende un terzo: { $second }.
figure-shares = Sezioni complete: { $finished }, Decorazioni: { $ornaments }. Fanno { $first } alla presenza più forte, { $second } alla seconda, { $third } alla terza.
figure-ivan-row = Le cinque carte di Ivan in fila, ciascuna con una tessera dado.
figure-ivan-turn = La prima tessera scoperta è stata girata: il dado bianco si è mosso e la carta gli ha dato punti; in tutto { $recognition } ricompense.
figure-ivan-claim = Ivan rivendica sopra una tua sezione ogni volta che può.
figure-ivan-ornament = La sua porta sulla tua base: in questa torre conta per lui.

## Contractors

figure-region = Cinque città in cerchio attorno a Mosca; tra loro cinque specialisti.
figure-black-die = Il dado nero, e uno spazio che dà permessi.
figure-recruit = Blu ha un emissario a Suzdal’: il prossimo lì costa un permesso in più che in una città vuota.
figure-hire = L’emissario è a Suzdal’, per { $permits } permessi. Due specialisti toccano la città: uno può essere ingaggiato.
figure-specialist = Lo specialista aspetta il dado nero nella Bottega nera.
figure-city-closes = La torre è completa: la sua città chiude, e ognuno conta le sue Bandiere lì per i suoi emissari. Blu riceve { $blue }.

## Basilica

figure-nave = Cinque colonne di volte; costruttori delle due parti stanno in zone di un colore.
figure-display = Gli ordini sopra, le volte sotto: un ordine che nessuno prende un giorno diventa una volta.
figure-place = Il jolly può andare ovunque tocchi ciò che sta in piedi. Barrata: lì sarebbe accanto a un altro jolly.
figure-stand = La volta rossa è stata appena posata: adesso, e solo adesso, può andarci un costruttore.
figure-orders = I sette ordini. I tre con la cornice sono scoperti, e ognuno si può prendere.
figure-promote = Un ordine Promuovere: quale costruttore riceve un grado?
figure-move = Il costruttore va su una volta libera accanto alla sua.
figure-works = Due impalcature: lì non si può posare nulla prima del prossimo punteggio, ma le volte possono toccarle.
figure-zones = Una zona gialla e una blu; il jolly appartiene a entrambe. Accanto, che cosa porterebbe ora ciascuna.
figure-king = Il re è a un passo da una corona: il prossimo porta un punteggio.
figure-before-cleanup = Arriva il re: dopo il conto le prime due file se ne vanno.
figure-cleanup = I costruttori sono tornati, due file sono sparite, il resto è scivolato giù.
