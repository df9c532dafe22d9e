# Tournaments: what cannot be done.

server-no-tournament = There is no such tournament.
server-not-your-tournament = Somebody else organises this tournament.
server-tournament-not-open = Nobody can join or leave this tournament any more: it has begun or was called off.
server-tournament-full = The tournament is full.
server-tournament-entered = You take part already.
server-tournament-over = The tournament is over.
server-tournament-changed = Somebody has changed the tournament meanwhile; try again.
server-tournament-few = It takes at least { $fewest } entrants to begin.
server-tournament-most = A tournament has from { $least } to { $most } entrants here.
server-tournament-start = That is no time at which a tournament can begin: within a year from now.
server-too-many-tournaments = You organise { $most } tournaments already; let one of them end first.
server-no-entrant = There is no such entrant.
telling-tournament = Your next game of { $tournament } is ready: { $game }.
