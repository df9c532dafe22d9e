# I tornei, nella pagina.

web-tournaments = Tornei
web-tournaments-about = Molti tavoli, un solo vincitore. I turni cominciano da soli, e anche i bot possono partecipare.
web-tournament-new = Nuovo torneo
web-tournaments-state =
    { $state ->
        [open] Iscrizioni aperte
        [running] In corso
       *[over] Finiti
    }
web-tournaments-none = Nessun torneo in programma. Bastano un nome e un clic.
web-tournament-kind =
    { $kind ->
        [round-robin] Girone all’italiana
        [swiss] Sistema svizzero
       *[knock-out] Eliminazione diretta
    }
web-tournament-about =
    { $kind ->
        [round-robin] Tutti incontrano tutti.
        [swiss] A ogni turno si incontra chi ha circa gli stessi punti, e mai due volte.
       *[knock-out] Chi vince va avanti, finché ne resta uno solo.
    }
web-tournament-size = Tavoli da { $size }
web-tournament-count = { $entrants } partecipanti su { $most }
web-tournament-round = Turno { $round } di { $rounds }
web-tournament-round-number = Turno { $round }
web-tournament-starts = Comincia il { $when }
web-tournament-by-hand = Comincia quando lo dice chi lo organizza
web-tournament-by = Organizzato da { $name }
web-tournament-nobody = qualcuno che se n’è andato
web-tournament-entered = Partecipi
web-tournament-join = Partecipa
web-tournament-withdraw = Ritirati
web-tournament-withdraw-sure = Vuoi ritirarti? Dopo l’inizio non si può più rientrare.
web-tournament-start = Comincia ora
web-tournament-start-few = Servono { $fewest } partecipanti per cominciare
web-tournament-cancel = Annulla il torneo
web-tournament-cancel-sure = Annullare il torneo? Le partite in corso continuano.
web-tournament-cancelled = Questo torneo è stato annullato.
web-tournament-add-bots = Aggiungi bot
web-tournament-bots-count = Quanti
web-tournament-remove = Togli { $name }
web-tournament-ready = La tua prossima partita è pronta
web-tournament-to-table = Al tavolo
web-tournament-wait = La tua prossima partita sarà annunciata qui.
web-tournament-won = { $name } ha vinto
web-tournament-standings = Classifica
web-tournament-points = Punti
web-tournament-played = Partite
web-tournament-victories = Vinte
web-tournament-buchholz = Buchholz: i punti degli avversari
web-tournament-berger = Sonneborn-Berger: i punti dei battuti
web-tournament-rounds = Turni
web-tournament-bracket = La torre
web-tournament-heat-open = ancora aperto
web-tournament-watch = Guarda
web-tournament-replay = Rivedi
web-tournament-planned = aspetta un tavolo libero
web-tournament-alone =
    { $how ->
        [bye] ha il turno libero
        [rest] riposa
       *[walkover] passa senza giocare
    }
web-tournament-ended =
    { $ended ->
        [agreed] abbandonata da tutti
        [left] qualcuno se n’era andato
       *[closed] chiusa dalla casa
    }
web-tournament-entrant = Partecipante { $number }
web-tournament-bot = { $level } { $twin }
web-tournament-out = ritirato
web-tournament-entrants = Partecipanti
web-tournament-entrants-none = Non si è ancora iscritto nessuno.
web-tournament-rules = Come si gioca
web-tournament-rule-match =
    { $games ->
        [one] In due si gioca una partita. In parità, fino a due in più; poi va avanti chi è testa di serie migliore.
       *[other] In due si giocano { $games } partite. In parità, fino a due in più; poi va avanti chi è testa di serie migliore.
    }
web-tournament-rule-going-on =
    { $count ->
        [one] Va avanti il primo di ogni tavolo.
       *[other] Vanno avanti i primi { $count } di ogni tavolo.
    }
web-tournament-rule-points = Un punto per ogni avversario superato, mezzo per chi è alla pari.
web-tournament-rule-ties = A pari punti: Buchholz, poi Sonneborn-Berger, poi gli scontri diretti, poi l’ordine di partenza.
web-tournament-rule-time = { $pace }. Chi finisce il tempo perde.
web-tournament-rule-rated =
    { $rated ->
        [yes] Le partite sono valutate.
       *[no] Le partite non sono valutate.
    }
web-tournament-rule-link = Lo trova solo chi ha il link.
web-tournament-name = Nome
web-tournament-kind-label = Formula
web-tournament-size-label = Giocatori per tavolo
web-tournament-games-label = Partite per incontro
web-tournament-most-label = Partecipanti al massimo
web-tournament-listed-label = Chi lo trova
web-tournament-listed =
    { $listed ->
        [yes] Tutti
       *[no] Chi ha il link
    }
web-tournament-start-label = Inizio
web-tournament-start-how =
    { $how ->
        [time] A un’ora fissa
       *[hand] Quando lo dico io
    }
web-tournament-make = Annuncialo
