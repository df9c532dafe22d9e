# Il tempo per pensare, e chi non c’è.

server-game-over = La partita è finita.
server-table-given-up = La partita di questo tavolo è stata abbandonata.
server-bot-plays = A questo posto ora gioca un bot.
server-nobody-gone = Lì non si aspetta nessuno.
server-not-gone-long =
    { $minutes ->
        [one] Si aspetta ancora un minuto.
       *[other] Si aspetta ancora { $minutes } minuti.
    }
server-not-away = Nessuno gioca per te; ci sei.
server-out-of-game = Chi è fuori da una partita non può tornare.
server-vote-runs = Si sta votando un’altra proposta; aspetta che finisca.
server-too-few-to-vote = Servono almeno due voti favorevoli: a questo tavolo siete troppo pochi.
server-no-vote = Non si sta votando nulla.
server-on-vacation = Sei già in vacanza.
server-no-vacation-left =
    { $days ->
        [one] Quest’anno ti resta 1 giorno di vacanza.
       *[other] Quest’anno ti restano { $days } giorni di vacanza.
    }
server-too-many-votes = Hai fatto molte proposte in un’ora; riprova più tardi.

web-time = Tempo
web-time-about = Quanto può pensare ciascuno.
web-time-none = Senza limite
web-time-move = Per mossa
web-time-player = Per giocatore
web-time-days = Giorni
web-time-minutes-move = Minuti per ogni mossa
web-time-minutes-player = Minuti per ogni giocatore
web-time-increment = Secondi in più per ogni mossa
web-time-days-each = Giorni per ogni mossa
web-time-out = Tempo scaduto
web-time-out-about = Che cosa succede a chi non ne ha più.
web-time-out-bot = Un bot, fino al ritorno
web-time-out-lost = È fuori
web-stand-in = Sostituto
web-stand-in-about = Il bot che gioca per chi non c’è.
web-pace-move = { $time } per ogni mossa
web-pace-player = { $time } per ogni giocatore
web-pace-increment = { $time } per ogni giocatore, { $seconds } s in più per ogni mossa
web-pace-days =
    { $days ->
        [one] un giorno per ogni mossa
       *[other] { $days } giorni per ogni mossa
    }
web-clock = Tempo rimasto: { $time }
web-clock-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
web-clock-days-hours = { $days } g { $hours } h
web-clock-out = tempo scaduto

web-seating-slow = { $name } non ha più tempo. Un bot gioca fino al ritorno.
web-seating-claimed = { $name } manca da molto. Un bot gioca fino al ritorno.
web-seating-back = { $name } è di nuovo qui.
web-seating-late = { $name } non ha più tempo ed è fuori. Un bot gioca il resto.
web-seating-resigned = { $name } si ritira. Un bot gioca il resto.
web-seating-voted = Gli altri continuano senza { $name }. Un bot gioca il resto.
web-seating-ended = La partita è stata abbandonata, come aveva proposto { $name }.

web-gone-away = assente; gioca { $level }
web-gone-late = tempo scaduto; gioca { $level }
web-gone-resigned = ritirato; gioca { $level }
web-gone-voted = escluso dal voto; gioca { $level }
web-on-vacation = in vacanza fino al { $date }
web-bot-plays-for-you = Un bot gioca per te: { $level }.
web-i-am-back = Sono tornato
web-you-are-out = Sei fuori da questa partita; un bot gioca il resto.
web-seat-away = assente
web-seat-rating = Punteggio { $rating }
web-claim-in = { $name } non c’è. Fra { $time } potrà giocare un bot.
web-claim-now = { $name } manca da molto.
web-claim = Lascia giocare un bot
web-vote-end = { $name } propone di abbandonare la partita.
web-vote-out = { $name } propone di continuare senza { $other }.
web-vote-yours-end = Hai proposto di abbandonare la partita.
web-vote-yours-out = Hai proposto di continuare senza { $other }.
web-vote-waits = Ancora senza risposta: { $names }
web-vote-agree = D’accordo
web-vote-refuse = No
web-vote-withdraw = Ritira
web-people-here = Persone
web-resign = Ritirati
web-resign-about = Un bot gioca il resto e il risultato viene segnato. Non potrai tornare.
web-give-up = Interrompi la partita
web-give-up-about = Finisce senza risultato quando tutti quelli che giocano sono d’accordo.
web-play-without = Continua senza { $name }
web-play-without-about = Un bot gioca il resto quando la maggior parte degli altri è d’accordo.
web-really = Davvero?
web-given-up = La partita è stata interrotta.

web-vacation = Vacanza
web-vacation-about = Intanto nelle partite a giorni il tuo tempo si ferma.
web-vacation-days = Giorni
web-vacation-go = Vai in vacanza
web-vacation-end = Sono tornato dalla vacanza
web-vacation-until = Sei in vacanza fino al { $date }.
web-vacation-left =
    { $days ->
        [one] Resta 1 giorno quest’anno.
       *[other] Restano { $days } giorni quest’anno.
    }
