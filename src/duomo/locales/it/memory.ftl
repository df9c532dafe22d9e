# Ciò che si ricorda: punteggi, profili, classifiche, l’archivio.

server-no-person = Qui non c’è nessuno, oppure la persona non vuole essere vista.

web-profile = Profilo
web-profile-share = Condividi
web-profile-since = qui dal { $date }
web-profile-count =
    { $count ->
        [one] partita
       *[other] partite
    }
web-profile-won = vinte
web-profile-seen = Gli altri possono vedere questa pagina
web-profile-seen-about = Vedono i tuoi punteggi e le tue partite classificate. Altrimenti non sei in nessuna classifica.
web-profile-rated-only = Si vedono solo le partite classificate.
web-ratings = Punteggi
web-ratings-none = Ancora nessuna partita classificata. Scegli «Classificata» quando apri un tavolo.
web-rating-kind =
    { $kind ->
        [two] in due
        [slow] a giorni
       *[many] in tre e più
    }
web-rating-of = { $game }, { $kind }
web-rating-now = { $name }: { $rating }
web-rating-few = Dopo cinque partite una linea unisce i punti.
web-opponents = Avversari
web-opponents-about = davanti a loro, dietro di loro
web-opponents-none = Ancora nessuno.
web-opponent-games =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
web-opponent-result = davanti { $ahead }, alla pari { $level }, dietro { $behind }
web-automaton = L’automa
web-by-seat = Vittorie per posto
web-by-seat-of = { $players } giocatori
web-by-seat-one = Posto { $seat }: { $won } su { $games }
web-by-choice = Con le espansioni
web-recent = Ultime partite
web-all-own-games = Tutte le partite
web-place-of = { $place }º su { $players }
web-alone-won = Vinta in solitario
web-alone-lost = Persa in solitario
web-left-all = Se ne sono andati tutti
web-left-resigned = Ritirato
web-left-late = Tempo scaduto
web-left-voted = Escluso dagli altri
web-not-rated = non classificata
web-replay-it = Rivedi

web-archive = Le tue partite
web-archive-search = Nomi, etichette, note
web-archive-game = Gioco
web-archive-any-game = Tutti i giochi
web-archive-outcome = Risultato
web-archive-any-outcome = Vinte o no
web-archive-won = Vinte
web-archive-lost = Non vinte
web-archive-rated = Classificate o no
web-archive-any-rated = Classificate o no
web-archive-yes-rated = Classificate
web-archive-no-rated = Non classificate
web-archive-tag = Etichetta
web-archive-any-tag = Qualsiasi etichetta
web-archive-count =
    { $count ->
        [0] Nessuna partita corrisponde.
        [one] Una partita
       *[other] { $count } partite
    }
web-archive-more = Altre
web-archive-records = Scarica tutte le registrazioni
web-note-edit = Etichette e nota
web-note-tags = Etichette, separate da virgole
web-note = Nota
web-note-about = Nessun altro vede ciò che scrivi qui.
web-note-save = Salva

web-leaders = Classifiche
web-leaders-about = Conta ciò che è certo: il punteggio meno la sua incertezza. I bot servono da confronto.
web-leaders-kind = Tipo di tavolo
web-leader-place = Posizione
web-leader-name = Nome
web-leader-rating = Punteggio
web-leader-games = Partite
web-leader-few = Un punteggio dopo poche partite, che può ancora cambiare molto.

web-rated = Classificata
web-rated-about = Il risultato conta. Niente suggerimenti, e non si torna oltre un lancio o il turno di un altro.
