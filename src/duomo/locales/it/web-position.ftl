# Posizioni, partite e copie da un tavolo vero.

web-position = Componi una posizione
web-position-about = Porta qualsiasi situazione dal tavolo alla pagina: studiala, condividila.
web-position-copy = Copia come testo
web-position-text-copied = Il testo è copiato.
web-position-text-marked = Il testo è selezionato qui sotto: copialo con la tastiera.
web-position-share = Link
web-position-link-copied = Il link è copiato; contiene l’intera posizione.
web-position-link-above = Il link è nella barra degli indirizzi; contiene tutta la posizione.
web-position-study = Continua e analizza
web-position-not-yet = Prima risolvi i problemi.
web-position-start = Parti da
web-position-problems = Problemi
web-position-problems-count =
    { $count ->
        [0] Nessun problema
        [one] 1 problema
       *[other] { $count } problemi
    }
web-position-text = La posizione come testo
web-position-read = Leggi questo testo
web-position-pieces = Pezzi
web-position-palette = Prendi un pezzo, poi tocca il suo posto
web-position-finish = Finita
web-position-erase = Svuota
web-position-to-move = Tocca a { $who }
web-position-from-here = Modifica questa posizione
web-position-start-here = Prepara
web-position-ba-tile = { $vault }, { $order }
web-position-ba-rest = Tessere che non sono da nessuna parte
web-position-ba-rest-is =
    { $rest ->
        [discards] negli scarti
       *[pile] nella pila
    }
web-position-ba-reshuffled = Gli scarti sono diventati la pila
web-position-turns = Turni iniziati
web-position-remark = Nota
web-position-decisions = Che cosa si decide
web-position-decision-moves = (per questo si muovono dei pezzi)
web-position-pending = Che cosa si decide
web-position-pending-about = Una decisione per riga, come nel testo; l’ultima si decide per prima. Vuoto: comincia un turno.
web-position-parts = Parti del tavolo
web-position-cards = Carte dei quattro quadranti
web-position-part =
    { $part ->
        [below] Giocatori
       *[board] Cattedrale
    }
web-position-over = La partita è finita
web-position-starter = Primo giocatore
web-position-ender = Primo a finire sei sezioni
web-position-traded = Scambio in questo turno
web-position-traded-is =
    { $traded ->
        [yes] fatto
        [over] non più possibile
       *[no] non ancora
    }
web-position-rerolled = Rilancio usato in questo turno
web-position-inventory-spaces = Spazi di un inventario
web-position-used = Azioni di influenza usate in questo turno
web-position-action =
    { $half ->
        [upper] carta { $quadrant }, sopra
       *[lower] carta { $quadrant }, sotto
    }
web-position-track = Spazi di prestigio da 1 a 40, se il tuo tracciato è diverso
web-position-final = Prestigio finale, a partita finita
web-position-city = Città sulla torre { $tower }
web-position-specialist-space = Specialista, spazio { $space }
web-position-removed = Specialisti fuori dal gioco
web-position-permits = Permessi
web-position-discarded = { $what }, scartato
web-position-specialist = Specialista
web-position-tools = Specialisti a faccia in giù
web-position-add = Aggiungi: { $what }
web-position-ivan-card = Carta { $place } della sua fila
web-position-ivan-tile = Tessera sulla carta { $place }
web-position-face-down = Tessere a faccia in giù, da sinistra
web-position-ivan-marker = Torre dell’ultima rivendicazione
web-position-ivan-pile = Metti materiali sulla carta { rc-solo-card }
web-position-foreman = Torre del capomastro
web-position-hand = Contratti di { $who }
web-position-drawn = Contratti pescati tra cui scegliere
web-position-under = Sotto il mazzo, { $number }
web-position-put-under = Metti contratti sotto il mazzo
web-position-discards = Carte sezione pescate
web-position-offer = Contrafforti in offerta
web-position-buttresses = Contrafforti di { $who }
web-position-buttress-used = Uno è stato usato in questo turno
web-position-diamonds = Diamanti su { $section }, come
web-position-own-goods = una tessera che descrivi: beni
web-position-own-die = una tessera che descrivi: un dado
web-position-gives = Dà
web-position-three-plus = Solo con tre o più giocatori
web-position-slot-down = Coperta
web-position-slot-price = Prezzo dello spazio
web-position-holds = Contiene
web-position-space-tile = Tessera sullo spazio { $space }
web-position-described = descritta da te
web-position-resource = Risorsa
web-position-amount = Quantità
web-position-needs = Manca ancora
web-position-tower-more = Una torre in più
web-position-tower-fewer = Togli questa torre
web-position-colour = Colore
web-position-seat-more = Un giocatore in più
web-position-seat-fewer = Togli questo giocatore
web-position-table-full = Al massimo quattro giocatori.
web-position-table-empty = Deve giocare almeno qualcuno.
web-position-under-by = Sotto il mazzo, { $number }, noto a
web-position-waits = Una tessera che descrivi e che aspetta il suo spazio
web-position-free = Lo spazio è gratuito
web-position-reserve = Riserva
web-position-ba-cell = Casella { $cell }
web-position-ba-back = Sul retro
web-position-ba-unknown = non noto
web-position-ba-deal = L’esposizione viene pescata
web-position-ba-discarded-orders = Ordini eseguiti negli scarti
web-position-ba-discarded-vaults = Volte negli scarti
web-position-ba-crowns = Che cosa si sa delle corone dopo il rimescolamento
web-position-ba-earlier = Tessera del posto d’ordine { $place } allora
web-position-ba-lying = è ancora lì
web-position-ba-weights = Pesi degli otto casi
web-position-ba-set = Tessere della scatola
web-position-ba-own-set = La mia copia ha altre tessere
web-position-ba-default-set = Le tessere fornite con il gioco
web-position-ba-tiles-of = Tessere: { $tile }
web-position-ba-crowns-of = Con corona: { $tile }
web-position-holds-is =
    { $holds ->
        [banner] uno stendardo
       *[nothing] niente
    }

web-game-from-table = Annota una partita
web-game-from-table-about = Mossa per mossa, con i tuoi dadi; poi replay e analisi.
web-game-which = Quale gioco?
web-game-about = Prima l’allestimento: tocca ciò che è stato pescato. Una partita in corso parte invece da una posizione.
web-real-game-over = La partita è finita: { $scores }
web-game-nature = Che cosa hanno mostrato dadi o carte?
web-game-find = Cerca una mossa
web-game-replay = Rivedi e analizza

web-own-copy = La tua copia
web-copy-about = Inserisci ciò che vi è stampato. I valori restano in questo browser.
web-copy-progress = { $done } di { $all }
web-copy-compare = Confronta
web-copy-compared = { $same } uguali, { $apart } diverse, { $fresh } nuove
web-copy-take = Prendi la loro
web-copy-taken-in =
    { $count ->
        [one] { $count } riga è stata letta.
       *[other] { $count } righe sono state lette.
    }
web-copy-tables = Tipi di componenti
web-copy-all = Tutti di questo tipo
web-copy-yours = tuo
web-copy-before = Prima:
web-copy-take-back = Annulla
web-copy-matches = Corrisponde
web-copy-keep = Conserva, avanti
web-copy-problems =
    { $count ->
        [one] { $count } valore è impossibile.
       *[other] { $count } valori sono impossibili.
    }
web-copy-fine = Tutto è possibile: { $changed } righe differiscono dal set fornito ({ $hash }).
web-copy-field =
    { $field ->
        [kind] Tipo
        [cost] Costo
        [recognition] Ricompensa
        [rubles] Rubli
        [resource] Risorsa
        [amount] Quantità
        [gives] Guadagno
        [die] Dado
        [three_plus] Segno 3+
        [group] Gruppo
        [guild] Gilda
        [upper] Azione in alto
        [lower] Azione in basso
        [action] Azione
        [mark] Segno
        [shown] Materiali mostrati
        [players] Giocatori
        [heights] Altezze
        [prestige] Prestigio
        [space] Spazio
        [board] Plancia
        [slot] Casella
        [price] Prezzo
        [holds] Porta
        [effect] Effetto
        [tool] Attrezzo
        [material] Materiale
        [name] Nome
        [place] Posto
        [materials_of_choice] Materiali a scelta
        [replaces] Sostituisce
        [card] Carta
        [needs_module] Richiede gli emissari
        [task] Compito
        [prestige_for_two] Prestigio in due
        [sells] Vende
        [colours] Colori
        [order] Ordine
        [crown] Corona
       *[other] { $field }
    }
web-copy-said = { web-copy-field }: { $value }
web-copy-nothing-there = Niente: aggiungi
web-copy-take-off = Non ce n’è
web-copy-agree = Accetto di giocare con questi valori
web-copy-agree-first = Accetta prima i valori di questo tavolo.
