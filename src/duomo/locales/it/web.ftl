# What the page itself says, beside every game and on every screen. Keys begin with web-.

## Names and navigation

web-game-red-cathedral = La Cattedrale Rossa
web-game-basilica = Basilica
web-nav = Principale
web-nav-play = Gioca
web-nav-games = Partite
web-nav-finished = Partite finite
web-nav-replay = Rivedi una partita
web-nav-rules = Regole
web-nav-components = Componenti
web-nav-about = Informazioni
web-title = { $page } · Duomo
web-language = Lingua
web-independent = Un progetto indipendente a codice aperto, senza legami con gli editori di questi giochi. Tutte le illustrazioni sono nostre.
web-close = Chiudi
web-cancel = Annulla
web-copy = Copia
web-copied = Copiato
web-you = Tu
web-name-shared = { $name } ({ $party })
web-rule = Regola { $rule }
web-rule-whole = Apri il regolamento
web-rule-opening = Apertura del regolamento …
web-on = Sì
web-off = No

## The frame of a table

web-this-turn = Questo turno
web-turn-buttons = Il tuo turno
web-boards = Plance
web-pocket = Ciò che hai
web-points-there = Lì c’è qualcosa da guardare
web-targets = { $count } { $count ->
        [one] bersaglio
       *[other] bersagli
    } qui
web-plain-position = Il tavolo
web-log = Diario
web-log-undo = Una mossa è stata ritirata.
web-closing-end = Fine turno
web-closing-leave = Lascia il mercato
web-closing-done = Fatto
web-closing-pass = Passa
web-end-not-yet = Non ancora: prima decidi ciò che chiede la frase.
web-undo = Annulla
web-undo-ask = Chiedi di annullare
web-undo-asks = Nel frattempo si sono visti dadi o carte; si chiede agli altri.
web-undo-never = In questa partita non si può ritirare nulla.
web-undo-nothing = Non c’è nulla da ritirare.
web-restart = Ricomincia il turno
web-waits-for = { $name } sta decidendo.
web-waits-for-away = { $name } non è in linea; la partita aspetta.
web-waits-for-friend = Si aspetta che qualcuno prenda questo posto.
web-game-over = La partita è finita.
web-show-score = Mostra il punteggio
web-watching = Stai guardando
web-offline = Connessione persa. Nuovo tentativo …
web-opening = Apertura del tavolo …
web-tab = { $game } · Duomo
web-tab-yours = ● Tocca a te · { $game } · Duomo
web-late = È successo qualcosa prima che la tua mossa arrivasse; guarda di nuovo e decidi.
web-why-possible = Adesso è possibile.
web-replay-only = Questa è una replica: qui non si può giocare nulla.
web-server-unreachable = Il server non risponde. È in funzione?
web-server-trouble = Il server non è riuscito a farlo.

## Questions and menus of a table

web-undo-question = Si può ritirare?
web-undo-question-about = { $name } chiede di ritirare una mossa, benché nel frattempo si siano visti dadi o carte.
web-undo-agree = Accetta
web-undo-refuse = Rifiuta
web-undo-refused = { $name } non accetta di tornare indietro.
web-waiting-title = { $seats ->
        [one] Un posto è libero
       *[other] { $seats } posti sono liberi
    }
web-waiting-about = Manda a ogni amico uno di questi link. Chi lo apre per primo ha il posto; intanto puoi cominciare.
web-new-link = Crea un link
web-hint = Un suggerimento
web-hint-thinking = Sto pensando …
web-hint-play = Giocala
web-menu = Menu
web-theme = Luce
web-theme-system = Come il sistema
web-theme-day = Giorno
web-theme-candle = Candela
web-theme-to-day = Passa alla luce del giorno
web-theme-to-candle = Passa al lume di candela
web-motion = Animazioni
web-motion-system = Come il sistema
web-motion-full = Sì
web-motion-off = No
web-sound = Suoni
web-obvious = Gioca da sé le mosse ovvie
web-obvious-about = Dove nessuno farebbe altro.
web-confirm = Conferma l’ultima mossa di un turno
web-confirm-about = Aspetta «Fine turno» quando il turno passerebbe subito.
web-share = Per gli spettatori
web-share-about = Chi apre questo link può guardare.
web-leave = Lascia il tavolo
web-all-moves = Tutte le mosse
web-no-moves = Adesso non hai mosse da fare.
web-moves-beside = Possibile in ogni momento
web-keys = Tasti
web-key-next = prossima cosa da scegliere
web-key-undo = annulla
web-key-restart = ricomincia il turno
web-key-end = fine turno
web-key-moves = elenco di tutte le mosse
web-key-hint = chiedi un suggerimento
web-key-log = vai al diario
web-key-help = questo elenco
web-key-tab = scorri tutto, scegli
web-key-escape = chiudi; lascia ciò che è scelto
