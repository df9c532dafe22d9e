# Le pagine dei problemi e della sfida del giorno.

web-nav-puzzles = Problemi
web-puzzles = Problemi
web-puzzles-about = Posizioni da partite di bot forti. Un turno è nettamente il migliore, e non lo sembra.
web-puzzle-day = Problema del giorno
web-puzzle-day-about = Lo stesso per tutti fino a mezzanotte UTC.
web-puzzle-solve = Risolvi
web-puzzle-look-again = Rivederlo
web-puzzle-found-by = { $part } % l’ha trovato
web-puzzle-nobody-yet = Oggi nessuno l’ha ancora provato
web-puzzle-rating = punteggio problemi
web-puzzle-progress = A che punto sei
web-puzzle-in-a-row = { $days ->
        [one] 1 giorno di fila
       *[other] { $days } giorni di fila
    }
web-puzzle-most-in-a-row = massimo finora: { $days }
web-puzzle-tried = { $count ->
        [one] 1 problema provato
       *[other] { $count } problemi provati
    }
web-puzzle-next = Prossimo problema
web-puzzle-near = Un problema vicino al tuo punteggio
web-puzzle-solved-of = { $solved } di { $count } risolti
web-puzzle-level = { $level ->
     [1] facile
     [2] medio
     [3] insidioso
     [4] difficile
    *[5] molto difficile
    }
web-puzzle-players = { $players } giocatori
web-puzzle-expansion = con espansione
web-puzzle-all-of = Tutti i problemi: { $game }
web-puzzle-any = Tutti i temi
web-puzzle-number = Problema { $id }
web-puzzle-task = Trova il turno migliore per { $name }.
web-puzzle-how = Gioca un turno qualsiasi sul tabellone. Ritira quanto vuoi; conta quando lo dici tu.
web-puzzle-answer = Questa è la mia risposta
web-puzzle-judging = In giudizio …
web-puzzle-yours = Il tuo
web-puzzle-your-answer = La tua risposta
web-puzzle-best = Turno migliore
web-puzzle-why = Perché
web-puzzle-tempting = Che cosa tenta
web-puzzle-tempting-loses = perde { $loss } punti di quota di vittoria
web-puzzle-stars-said = { $stars ->
     [0] Non è questo
     [1] Sulla strada
     [2] Quasi
    *[3] Buono come il migliore
    }
web-puzzle-lost = punti di quota di vittoria persi
web-puzzle-best-share = migliore
web-puzzle-your-share = il tuo
web-puzzle-again = Riprova
web-puzzle-show-best = Gioca il turno migliore
web-puzzle-first-counts = Solo la prima risposta conta per il punteggio.
web-puzzle-same = anche nel turno migliore
web-puzzle-other = non nel turno migliore
web-puzzle-no-hints = In un problema non ci sono suggerimenti: gioca un turno e saprai tutto.
web-puzzle-tried-it = provato
web-challenge = Sfida del giorno
web-challenge-against = { $game }, { $players ->
        [2] contro { $level }
       *[other] { $players } al tavolo, contro { $level }
    }
web-challenge-ivan = { $game }, da soli contro Ivan
web-challenge-about = La stessa distribuzione per tutti. Conta un solo tentativo; dopo un tiro o una pesca non si ritira nulla, e non ci sono suggerimenti.
web-challenge-take = Accetta la sfida
web-challenge-go-on = Continua la tua partita
web-challenge-results = Risultati
web-challenge-nobody = Nessuno ha ancora finito. Il primo sarà in testa.
web-challenge-hidden = Le partite si possono guardare quando la tua è finita.
web-challenge-watch = Guarda
web-challenge-watch-of = Guarda la partita di { $name }
web-challenge-yours = La tua partita
web-challenge-best = Partita migliore
web-challenge-place = Posto
web-challenge-name = Nome
web-challenge-points = Punti
web-challenge-lead = Vantaggio
web-challenge-won = vinta
web-challenge-lost = persa
web-challenge-running = { $count ->
        [one] 1 partita in corso
       *[other] { $count } partite in corso
    }
web-challenge-before = Il giorno prima
web-challenge-today = La sfida di oggi
web-challenge-somebody = qualcuno
web-challenge-closed = Questa sfida è finita.
