# Gli altri, nella pagina: tavoli aperti, ricerche, amici, circoli, che cosa è convenuto a un tavolo.

## La prima pagina

web-turn-of =
    { $turns ->
        [one] Tocca a te
       *[other] Tocca a te, 1 di { $turns }
    }
web-take-turn = Gioca il tuo turno
web-what-happened = Che cosa è successo
web-all = Tutti
web-days-row =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni di fila
    }
web-somebody = qualcuno
web-offline-people = Il server non è raggiungibile: questo è l’ultimo stato noto.

## Tavoli aperti

web-open-tables = Tavoli aperti
web-open-count =
    { $tables ->
        [one] 1 in attesa
       *[other] { $tables } in attesa
    }, { $people ->
        [one] 1 persona qui
       *[other] { $people } persone qui
    }
web-open-game =
    { $players ->
        [one] { $game }, da soli
       *[other] { $game }, { $players } giocatori
    }
web-open-none = Nessun tavolo aspetta qualcuno.
web-open-one = Aprine uno; un bot può tenere il posto
web-open-mine = Al tavolo
web-join-table = Unisciti a { $name }: { $game }
web-friend-waits = un amico aspetta
web-range = Punteggio
web-range-about = Chi può occupare i posti aperti; vuoto: chiunque.
web-range-lowest = Punteggio minimo
web-range-highest = Punteggio massimo
web-range-between = da { $lowest } a { $highest }
web-range-from = da { $lowest }
web-range-to = fino a { $highest }
web-range-any = chiunque
web-filter-players = Giocatori
web-filter-count =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
web-filter-any-players = Qualsiasi numero
web-filter-any-pace = Qualsiasi tempo
web-filter-anybody = Con chiunque
web-filter-friends = Con amici
web-open-to = Aperto a
web-open-to-about = Chi può occupare i posti aperti.
web-open-all = Tutti
web-open-friends = I tuoi amici
web-open-to-all = Apri a tutti
web-open-to-friends = Apri agli amici
web-open-now =
    { $to ->
        [friends] Gli amici trovano questo tavolo.
        [club] Il circolo trova questo tavolo.
       *[all] Tutti trovano questo tavolo.
    }
web-open-close = Solo con il link
web-seat-anybody = Chiunque
web-seat-anybody-long = Chi arriva
web-seat-anybody-about = Il tavolo resta fra quelli aperti finché qualcuno si siede.

## Ricerche

web-seek = Cerca avversari
web-seek-title = Qualcuno della mia forza
web-seek-count =
    { $people ->
        [0] nessuno aspetta
        [one] una persona aspetta
       *[other] { $people } persone aspettano
    }
web-seek-near = vicino alla mia forza
web-seek-about = Appena abbastanza persone vogliono lo stesso, sedete a un tavolo. Più aspetti, più si allarga la fascia di punteggio. Chi lascia la pagina non aspetta più.
web-seek-stop = Non aspettare più
web-seek-found = Gli avversari ci sono.
web-seek-go = Al tavolo

## Inviti

web-asks-you = { $name } ti invita a un tavolo
web-asks-rematch = { $name } vuole rigiocare; il tuo posto è tenuto
web-accept = Accetta
web-decline = Rifiuta
web-invite-them = Invita
web-invite-friend = Invita { $name }
web-invited = invitato
web-seating-declined = { $name } non vuole il posto: è libero.

## Amici

web-friends = Amici
web-friends-here =
    { $count ->
        [0] nessuno qui
        [one] 1 qui
       *[other] { $count } qui
    }
web-friends-none = Ancora nessun amico. Dai a qualcuno questo indirizzo.
web-friends-share = Condividi un link
web-friends-share-about = Chi lo apre chiede di essere tuo amico.
web-friends-asked = Hai chiesto a
web-friends-part = Non essere più amici
web-friend-part = Non essere più amico di { $name }
web-part = Rimuovi
web-take-back = Ritira
web-friend-take-back = Ritira la richiesta a { $name }
web-wants-friend = vuole essere tuo amico
web-decline-friend = Rifiuta { $name }
web-ask-friend = Chiedi a { $name } di essere amici
web-friend-asked = { $name } ha ricevuto la richiesta
web-watch = Guarda
web-watch-friend = Guarda { $name }
web-where =
    { $where ->
        [table] a un tavolo
        [watching] guarda una partita
        [puzzles] risolve problemi
        [learning] impara
        [lobby] cerca una partita
        [away] assente
       *[here] qui
    }
web-where-yours = al tuo tavolo
web-where-table-game = gioca a { $game }
web-where-watching-game = guarda { $game }
web-unseen = Gli amici vedono dove sei
web-unseen-about = Altrimenti per loro sei assente, anche mentre giochi.

## Circoli

web-clubs = Circoli
web-clubs-mine = I tuoi circoli
web-clubs-none = Non appartieni ancora a nessuno.
web-clubs-others = Altri circoli
web-clubs-search = Cerca
web-club-new = Fonda un circolo
web-club-name = Nome del circolo
web-club-about = Di che cosa si tratta
web-club-listed = Chiunque può trovarlo e chiedere di entrare
web-club-make = Fonda
web-club-size =
    { $count ->
        [one] un membro
       *[other] { $count } membri
    }
web-club-role =
    { $role ->
        [owner] guida
        [helper] aiutante
        [asked] chiede di entrare
       *[member] membro
    }
web-club-ask = Chiedi di entrare
web-club-join = Entra
web-club-members = Membri
web-club-member = Un membro
web-club-care = Gestione
web-club-link = Link d’invito
web-club-helper = Nomina aiutante
web-club-no-helper = Non più aiutante
web-club-hand-over = Affida il circolo
web-club-remove = Escludi
web-club-delete = Sciogli il circolo
web-club-leave = Lascia il circolo
web-standings = Classifica
web-standings-about = partite classificate fra membri: un punto per chi è arrivato dietro
web-standings-none = Ancora nessuna partita classificata fra membri.
web-standings-points = Punti

## Che cosa è convenuto

web-hints = Suggerimenti
web-hints-about = Se si possono chiedere. Tutti al tavolo lo vedono.
web-hints-choice =
    { $hints ->
        [off] No
       *[all] Visibili a tutti
    }
web-hints-terms =
    { $hints ->
        [off] senza suggerimenti
       *[all] suggerimenti visibili a tutti
    }
web-undo-title = Annullare
web-undo-about =
    { $undo ->
        [consent] Ogni volta si chiede agli altri.
        [free] Ogni mossa si può annullare, anche tiri e pescate.
        [off] Ciò che è fatto è fatto.
       *[usual] Liberamente finché nulla è svelato; oltre, si chiede agli altri.
    }
web-undo-choice =
    { $undo ->
        [consent] Chiedere
        [free] Libero
        [off] No
       *[usual] Solito
    }
web-undo-terms =
    { $undo ->
        [consent] annullare: chiedere
        [free] annullare: libero
        [off] senza annullare
       *[usual] annullare: solito
    }
web-watchers = Spettatori
web-watchers-about = Chi può guardare mentre si gioca.
web-watchers-choice =
    { $watchers ->
        [friends] Amici
        [nobody] Nessuno
       *[all] Chiunque
    }
web-watchers-terms =
    { $watchers ->
        [friends] gli amici possono guardare
        [nobody] nessuno può guardare
       *[all] chiunque può guardare
    }
