# Tornei: che cosa non si può fare.

server-no-tournament = Questo torneo non esiste.
server-not-your-tournament = Questo torneo è organizzato da qualcun altro.
server-tournament-not-open = In questo torneo non si può più cambiare nulla: è cominciato o è stato annullato.
server-tournament-full = Il torneo è al completo.
server-tournament-entered = Partecipi già.
server-tournament-over = Il torneo è finito.
server-tournament-changed = Nel frattempo qualcuno ha cambiato il torneo; riprova.
server-tournament-few = Per cominciare servono almeno { $fewest } partecipanti.
server-tournament-most = Qui un torneo ha da { $least } a { $most } partecipanti.
server-tournament-start = Un torneo non può cominciare in quel momento: solo entro un anno da ora.
server-too-many-tournaments = Organizzi già { $most } tornei; lascia che prima ne finisca uno.
server-no-entrant = Questo partecipante non esiste.
telling-tournament = La tua prossima partita di { $tournament } è pronta: { $game }.
