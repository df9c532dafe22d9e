# Che cosa dice il server quando qualcosa non si può fare.

## Ai giocatori

server-no-guest = Questo browser qui non è ancora conosciuto; ricarica la pagina.
server-not-your-seat = Questo non è il tuo posto.
server-not-your-table = Non sei seduto a questo tavolo.
server-not-your-turn = Non tocca a te decidere.
server-no-undo = Non c’è niente da annullare.
server-no-redo = Non c’è niente da rifare.
server-not-asked = Non ti è stato chiesto nulla.
server-no-table = Questo tavolo non esiste.
server-no-seat = Questo posto non esiste.
server-no-link = Questo link non porta ad alcun posto, o un altro lo ha sostituito.
server-no-game = Non c’è un gioco «{ $game }».
server-no-level = Non c’è un avversario «{ $level }».
server-no-language = Non ci sono regole in «{ $language }».
server-bad-options = Queste scelte non vanno insieme: { $reason }
server-wrong-seats =
    { $seats ->
        [one] Questo gioco ha 1 posto.
       *[other] Questo gioco ha { $seats } posti.
    }
server-nobody-plays = Almeno un posto deve essere di una persona.
server-cannot-count =
    { $why ->
        [position] Questa partita non può valere per la classifica: comincia a metà.
        [copy] Questa partita non può valere per la classifica: si gioca con i valori di una copia propria.
        [alone] Questa partita non può valere per la classifica: gioca una persona sola.
        [screen] Questa partita non può valere per la classifica: più persone giocano allo stesso schermo.
       *[bot] Questa partita non può valere per la classifica: uno dei suoi bot non ha punteggio.
    }
server-one-seat-each = A un tavolo valido per la classifica ognuno ha un posto solo.
server-no-hints = Nelle partite classificate non ci sono suggerimenti.
server-analysis-failed = L’analisi non è riuscita; riprova.
server-not-over = Sarà possibile a partita finita.
server-other-components = Questa partita è stata iniziata con carte e tessere diverse da quelle di questa versione di Duomo; qui non può continuare.
server-bad-record = Questa registrazione non si può rigiocare: { $reason }
server-not-text = Una registrazione è testo; questo non lo è.
server-long-record = Questa registrazione è troppo lunga; il massimo è di { $moves } mosse.
server-no-moment = In questa partita non c’è un momento simile.
server-bad-line = Questa variante non si può giocare: «{ $move }». { $reason }
server-no-answer = Gioca prima almeno una mossa.

## Limiti

server-too-large = È troppo in una volta.
server-too-many-requests = Troppo in fretta; aspetta un momento.
server-too-many-guests = Dal tuo indirizzo arrivano troppi nuovi ospiti; riprova più tardi.
server-too-many-tables = Hai aperto molti tavoli in un’ora; riprova più tardi.
server-too-many-records = Hai caricato molte registrazioni in un’ora; riprova più tardi.
server-too-many-analyses = Hai fatto analizzare molte partite in un’ora; riprova più tardi.
server-too-many-thoughts = Hai chiesto molti suggerimenti e giudizi in un’ora; riprova più tardi.
server-too-many-connections = Ci sono troppe finestre aperte; chiudine qualcuna.

## Ai programmi

server-bad-request = Il server non capisce la richiesta.
server-bad-message = Il server non capisce il messaggio.
server-bad-method = A questo indirizzo non si può fare.
server-not-found = A questo indirizzo non c’è niente.
server-needs-server = Servono persone altrove e un server che anche loro possano raggiungere.
server-others-play = A questo tavolo giocano anche altri, o è valido per la classifica: non si può portare via.
server-other-site = La richiesta veniva da un altro sito.
server-fault = Qualcosa è andato storto nel server; è stato annotato.
server-gap = Alla partita salvata { $table } manca qualcosa prima della voce { $number }.

## A chi ospita

server-ready = Duomo è all’indirizzo { $address } – Ctrl+C lo ferma.
server-no-page = La pagina non è ancora stata costruita: esegui «make page» nella cartella del progetto e ricarica.
server-disk-full = Il disco del server è pieno; la mossa non è stata fatta. Si continua quando c’è spazio.
server-browser-full = Su questo dispositivo non c’è più spazio per quello che il browser conserva; la mossa non è stata fatta. Si continua quando c’è spazio.
server-browser-fault = Qualcosa è andato storto in questo browser; la mossa non è stata fatta. Tutto quello che c’era prima è conservato.
server-not-writable = Il server non può scrivere nella sua cartella dei dati.
server-folder-not-writable = Non si può scrivere nella cartella { $folder }; indicane un’altra con --data.
server-folder-in-use = Un altro Duomo sta usando la cartella { $folder }; fermalo, o indica un’altra cartella con --data.
server-database-locked = Un altro programma ha bloccato il database; riprova tra un momento.
server-database-unreachable = Il database non risponde; riprova tra un momento.
server-no-database = Il file del database è danneggiato o non è un database.
server-bad-database = «{ $url }» non è un database che Duomo conosce: sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
server-no-postgres = PostgreSQL richiede un altro pacchetto: pip install "duomo[postgres]".
server-newer-database = La base di dati ha lo schema { $found } di un Duomo più recente; questo conosce al massimo { $wanted }. Reinstalla la versione più recente, o ripristina una copia precedente in una nuova base di dati: duomo admin restore FILE
server-port-taken = La porta { $port } è occupata, forse da un altro Duomo; scegline un’altra, per esempio --port { $other }.
server-port-forbidden = Questo utente non può usare la porta { $port }; scegline una sopra 1024.
server-no-such-host = Questa macchina non ha l’indirizzo { $host }.
server-workers-need-postgres = Più processi hanno bisogno di un database comune: --database postgresql://UTENTE@HOST/NOME.
server-no-lesson = Questa lezione non esiste.
server-bad-lesson-line = La lezione non può riprendere da lì: { $reason }
server-no-lesson-answer = Non c’è nulla da dire su questa mossa.
