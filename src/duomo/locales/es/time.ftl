# El tiempo para pensar, y quien no está.

server-game-over = La partida ha terminado.
server-table-given-up = La partida de esta mesa se abandonó.
server-bot-plays = En este asiento juega ahora un bot.
server-nobody-gone = Ahí no se espera a nadie.
server-not-gone-long =
    { $minutes ->
        [one] Se espera un minuto más.
       *[other] Se espera { $minutes } minutos más.
    }
server-not-away = Nadie juega por ti; estás aquí.
server-out-of-game = Quien está fuera de una partida no puede volver.
server-vote-runs = Se está votando otra propuesta; espera a que acabe.
server-too-few-to-vote = Hacen falta al menos dos votos a favor: en esta mesa sois muy pocos.
server-no-vote = No se está votando nada.
server-on-vacation = Ya estás de vacaciones.
server-no-vacation-left =
    { $days ->
        [one] Te queda 1 día de vacaciones este año.
       *[other] Te quedan { $days } días de vacaciones este año.
    }
server-too-many-votes = Has hecho muchas propuestas en una hora; inténtalo más tarde.

web-time = Tiempo
web-time-about = Cuánto puede pensar cada cual.
web-time-none = Sin límite
web-time-move = Por jugada
web-time-player = Por jugador
web-time-days = Días
web-time-minutes-move = Minutos para cada jugada
web-time-minutes-player = Minutos para cada jugador
web-time-increment = Segundos más por cada jugada
web-time-days-each = Días para cada jugada
web-time-out = Sin tiempo
web-time-out-about = Qué ocurre con quien ya no tiene.
web-time-out-bot = Un bot, hasta que vuelva
web-time-out-lost = Queda fuera
web-stand-in = Suplente
web-stand-in-about = El bot que juega por quien no está.
web-pace-move = { $time } para cada jugada
web-pace-player = { $time } para cada jugador
web-pace-increment = { $time } para cada jugador, { $seconds } s más por cada jugada
web-pace-days =
    { $days ->
        [one] un día para cada jugada
       *[other] { $days } días para cada jugada
    }
web-clock = Tiempo restante: { $time }
web-clock-days =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }
web-clock-days-hours = { $days } d { $hours } h
web-clock-out = sin tiempo

web-seating-slow = { $name } se ha quedado sin tiempo. Un bot juega hasta que vuelva.
web-seating-claimed = { $name } lleva mucho tiempo fuera. Un bot juega hasta que vuelva.
web-seating-back = { $name } ha vuelto.
web-seating-late = { $name } se ha quedado sin tiempo y está fuera. Un bot juega el resto.
web-seating-resigned = { $name } se rinde. Un bot juega el resto.
web-seating-voted = Los demás siguen sin { $name }. Un bot juega el resto.
web-seating-ended = La partida se abandonó, como propuso { $name }.

web-gone-away = ausente; juega { $level }
web-gone-late = sin tiempo; juega { $level }
web-gone-resigned = se rindió; juega { $level }
web-gone-voted = fuera por votación; juega { $level }
web-on-vacation = de vacaciones hasta el { $date }
web-bot-plays-for-you = Un bot juega por ti: { $level }.
web-i-am-back = Ya estoy aquí
web-you-are-out = Estás fuera de esta partida; un bot juega el resto.
web-seat-away = ausente
web-seat-rating = Puntuación { $rating }
web-claim-in = { $name } no está. Dentro de { $time } podrá jugar un bot.
web-claim-now = { $name } lleva mucho tiempo sin estar.
web-claim = Dejar jugar a un bot
web-vote-end = { $name } propone abandonar la partida.
web-vote-out = { $name } propone seguir sin { $other }.
web-vote-yours-end = Has propuesto abandonar la partida.
web-vote-yours-out = Has propuesto seguir sin { $other }.
web-vote-waits = Aún sin respuesta: { $names }
web-vote-agree = De acuerdo
web-vote-refuse = No
web-vote-withdraw = Retirar
web-people-here = Personas
web-resign = Rendirse
web-resign-about = Un bot juega el resto y el resultado queda marcado. No podrás volver.
web-give-up = Abandonar la partida
web-give-up-about = Termina sin resultado cuando todos los que juegan están de acuerdo.
web-play-without = Seguir sin { $name }
web-play-without-about = Un bot juega el resto cuando la mayoría de los demás está de acuerdo.
web-really = ¿De verdad?
web-given-up = La partida se abandonó.

web-vacation = Vacaciones
web-vacation-about = Mientras tanto, en las partidas por días tu tiempo se detiene.
web-vacation-days = Días
web-vacation-go = Irme de vacaciones
web-vacation-end = He vuelto de vacaciones
web-vacation-until = Estás de vacaciones hasta el { $date }.
web-vacation-left =
    { $days ->
        [one] Queda 1 día este año.
       *[other] Quedan { $days } días este año.
    }
