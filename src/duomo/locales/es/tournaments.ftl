# Torneos: lo que no se puede hacer.

server-no-tournament = Este torneo no existe.
server-not-your-tournament = Este torneo lo organiza otra persona.
server-tournament-not-open = En este torneo ya no se puede cambiar nada: ha empezado o se ha anulado.
server-tournament-full = El torneo está completo.
server-tournament-entered = Ya participas.
server-tournament-over = El torneo ha terminado.
server-tournament-changed = Alguien ha cambiado el torneo mientras tanto; inténtalo de nuevo.
server-tournament-few = Hacen falta al menos { $fewest } participantes para empezar.
server-tournament-most = Aquí un torneo tiene de { $least } a { $most } participantes.
server-tournament-start = Un torneo no puede empezar en ese momento: solo dentro de un año a partir de ahora.
server-too-many-tournaments = Ya organizas { $most } torneos; deja que termine uno antes.
server-no-entrant = Este participante no existe.
telling-tournament = Tu próxima partida de { $tournament } está lista: { $game }.
