# Los torneos, en la página.

web-tournaments = Torneos
web-tournaments-about = Muchas mesas, un solo ganador. Las rondas empiezan solas, y los bots también pueden participar.
web-tournament-new = Nuevo torneo
web-tournaments-state =
    { $state ->
        [open] Inscripción abierta
        [running] En juego
       *[over] Terminados
    }
web-tournaments-none = No hay ningún torneo anunciado. Bastan un nombre y un clic.
web-tournament-kind =
    { $kind ->
        [round-robin] Todos contra todos
        [swiss] Sistema suizo
       *[knock-out] Eliminatorias
    }
web-tournament-about =
    { $kind ->
        [round-robin] Todos se enfrentan con todos.
        [swiss] En cada ronda se enfrentan quienes tienen más o menos los mismos puntos, y nunca dos veces.
       *[knock-out] Quien gana sigue, hasta que queda uno solo.
    }
web-tournament-size = Mesas de { $size }
web-tournament-count = { $entrants } de { $most } participantes
web-tournament-round = Ronda { $round } de { $rounds }
web-tournament-round-number = Ronda { $round }
web-tournament-starts = Empieza el { $when }
web-tournament-by-hand = Empieza cuando lo decide quien lo organiza
web-tournament-by = Organizado por { $name }
web-tournament-nobody = alguien que ya no está
web-tournament-entered = Participas
web-tournament-join = Participar
web-tournament-withdraw = Retirarse
web-tournament-withdraw-sure = ¿Retirarse? Una vez empezado, no se puede volver.
web-tournament-start = Empezar ahora
web-tournament-start-few = Hacen falta { $fewest } participantes para empezar
web-tournament-cancel = Anular el torneo
web-tournament-cancel-sure = ¿Anular el torneo? Las partidas en curso continúan.
web-tournament-cancelled = Este torneo se ha anulado.
web-tournament-add-bots = Añadir bots
web-tournament-bots-count = Cuántos
web-tournament-remove = Quitar a { $name }
web-tournament-ready = Tu próxima partida está lista
web-tournament-to-table = A la mesa
web-tournament-wait = Tu próxima partida se anunciará aquí.
web-tournament-won = { $name } ha ganado
web-tournament-standings = Clasificación
web-tournament-points = Puntos
web-tournament-played = Partidas
web-tournament-victories = Ganadas
web-tournament-buchholz = Buchholz: los puntos de los rivales
web-tournament-berger = Sonneborn-Berger: los puntos de los vencidos
web-tournament-rounds = Rondas
web-tournament-bracket = La torre
web-tournament-heat-open = aún abierto
web-tournament-watch = Mirar
web-tournament-replay = Repetición
web-tournament-planned = espera una mesa libre
web-tournament-alone =
    { $how ->
        [bye] descansa con puntos
        [rest] descansa
       *[walkover] pasa sin jugar
    }
web-tournament-ended =
    { $ended ->
        [agreed] abandonada por todos
        [left] alguien se había ido
       *[closed] cerrada por la casa
    }
web-tournament-entrant = Participante { $number }
web-tournament-bot = { $level } { $twin }
web-tournament-out = retirado
web-tournament-entrants = Participantes
web-tournament-entrants-none = Todavía no se ha inscrito nadie.
web-tournament-rules = Cómo se juega
web-tournament-rule-match =
    { $games ->
        [one] Dos juegan una partida. Si hay empate, hasta dos más; después sigue quien es mejor cabeza de serie.
       *[other] Dos juegan { $games } partidas. Si hay empate, hasta dos más; después sigue quien es mejor cabeza de serie.
    }
web-tournament-rule-going-on =
    { $count ->
        [one] Sigue el primero de cada mesa.
       *[other] Siguen los { $count } primeros de cada mesa.
    }
web-tournament-rule-points = Un punto por cada rival superado, medio por cada empate.
web-tournament-rule-ties = A igualdad de puntos: Buchholz, luego Sonneborn-Berger, luego las partidas entre ellos, luego el orden de salida.
web-tournament-rule-time = { $pace }. Quien se queda sin tiempo pierde.
web-tournament-rule-rated =
    { $rated ->
        [yes] Las partidas puntúan.
       *[no] Las partidas no puntúan.
    }
web-tournament-rule-link = Solo lo encuentra quien tiene el enlace.
web-tournament-name = Nombre
web-tournament-kind-label = Tipo
web-tournament-size-label = Jugadores por mesa
web-tournament-games-label = Partidas por encuentro
web-tournament-most-label = Participantes como máximo
web-tournament-listed-label = Quién lo encuentra
web-tournament-listed =
    { $listed ->
        [yes] Todos
       *[no] Quien tiene el enlace
    }
web-tournament-start-label = Comienzo
web-tournament-start-how =
    { $how ->
        [time] A una hora
       *[hand] Cuando yo lo diga
    }
web-tournament-make = Anunciarlo
