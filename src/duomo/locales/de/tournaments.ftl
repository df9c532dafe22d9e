# Turniere: was nicht geht.

server-no-tournament = Dieses Turnier gibt es nicht.
server-not-your-tournament = Dieses Turnier richtet jemand anders aus.
server-tournament-not-open = An diesem Turnier ist nichts mehr zu ändern: Es hat begonnen oder wurde abgesagt.
server-tournament-full = Das Turnier ist voll.
server-tournament-entered = Du nimmst schon teil.
server-tournament-over = Das Turnier ist zu Ende.
server-tournament-changed = Jemand hat das Turnier inzwischen geändert; versuche es noch einmal.
server-tournament-few = Es braucht mindestens { $fewest } Teilnehmer, um zu beginnen.
server-tournament-most = Ein Turnier hat hier { $least } bis { $most } Teilnehmer.
server-tournament-start = Zu dieser Zeit kann kein Turnier beginnen: nur innerhalb eines Jahres von jetzt an.
server-too-many-tournaments = Du richtest schon { $most } Turniere aus; lass erst eines davon enden.
server-no-entrant = Diesen Teilnehmer gibt es nicht.
telling-tournament = Deine nächste Partie in { $tournament } ist bereit: { $game }.
