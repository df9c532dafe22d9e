# Pagine per il tavolo vero: preparare con i pezzi, continuare, partite annotate, la propria copia.

web-position-how = Trascina un pezzo al suo posto o tocca entrambi; le lettere prendono un pezzo, frecce e Invio lo posano.
web-position-play = Gioca da qui
web-position-play-about = La partita continua da questa posizione. Chi gioca?
web-position-me = Io
web-position-screen = Qualcuno a questo schermo
web-position-write = Annota una partita da qui
web-position-paste = Incolla un testo
web-position-paste-below = Il browser non lascia leggere alla pagina ciò che è stato copiato. Mettilo nel campo qui sotto.
web-position-plan = Non finita
web-position-banners = Stendardi
web-position-dice = Dadi
web-position-materials = Materiali
web-position-tiles = Tessere bottega
web-position-brush = Pennello
web-position-left = { $what }, ne restano { $count }
web-position-space = Casella del tracciato
web-position-banners-inventory = Stendardi sull’inventario
web-position-banners-beside = Stendardi accanto all’inventario
web-position-inventory = Inventario: il materiale in mano va qui
web-position-take = Toglierne uno: { $what }
web-position-moves = di turno
web-position-slots-about = Una tessera in mano va su uno spazio; “Finita” la gira, “Svuota” la toglie.
web-position-tap-tile = tocca due tessere per scambiarle
web-position-quadrant = Carta del quadrante { $quadrant }
web-position-card = Carta
web-position-tile = Tessera
web-position-taller = Un piano in più
web-position-lower = Un piano in meno
web-position-else = Tutto il resto che la posizione dice
web-position-vaults = Volte
web-position-builders = Costruttori e ranghi
web-position-other = Impalcatura e vetro
web-position-ba-fresh = Appena posata
web-position-ba-erase = Svuota la cella
web-position-top = In cima alla pila
web-position-coins = Monete
web-position-actions-left = Azioni rimaste
web-game-roll-all = Che cosa mostrano i dadi?
web-game-roll = Che cosa mostra il dado? ({ rc-die-name })
web-game-name = Nome, se vuoi
web-game-set-up = Prima prepara il tavolo con i pezzi
web-game-laying = Il tavolo viene preparato: indica che cosa c’è, una cosa dopo l’altra.
web-game-moves = { $moves ->
    [one] 1 mossa annotata
   *[other] { $moves } mosse annotate
 }
web-copy-used = Si gioca con i valori della tua copia.
web-copy-house = Si gioca con i valori della copia della casa.
web-copy-use = I nuovi tavoli di questo dispositivo usano la mia copia
web-copy-use-about = Mai partite classificate. Chi è invitato lo sa, e i valori stanno nella registrazione.
web-copy-not-yet = Un valore non è possibile; vedi sotto.
web-copy-only-open = Solo ciò che è aperto
web-copy-show-all = Tutto
web-copy-add = Aggiungine uno
web-copy-remove = Togline uno
web-copy-merge-all = Prendi tutto ciò che ha solo l’altra
web-copy-mine = La mia
web-copy-other = L’altra
web-copy-mine-kept = Tieni il mio valore
web-copy-nothing-apart = Dicono entrambe lo stesso.
web-copy-preview = Il file cambia { $count ->
    [one] un tuo valore
   *[other] { $count } tuoi valori
 }. Lo importi?
web-copy-take-in = Importa
web-copy-table-plays = Questo tavolo usa i valori della copia di chi ospita.
web-what-does-this-mean = Che cosa significa?
