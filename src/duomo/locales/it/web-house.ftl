# I posti e la casa, nella pagina.

web-seating-taken = { $name } ha preso posto.
web-seating-renewed = L’invito al posto di { $name } è stato rinnovato.
web-seating-moved = { $name } continua su un altro dispositivo.
web-seats-of-people = Posti delle persone
web-seat-elsewhere = Continua su un altro dispositivo
web-seat-give-away = Dai il posto a qualcun altro
web-seat-once = Il link vale una volta sola: chi lo apre per primo ha il posto.

web-house = La casa
web-house-counts = Persone: { $people } · tavoli: { $tables }, in corso: { $running } · connessioni a questo processo: { $connections }
web-house-announce = Annuncio
web-house-text = Ciò che tutti leggono
web-house-minutes = Per quanti minuti (0: finché non lo cambi)
web-house-tell = Dillo a tutti
web-house-drain = Non iniziare nulla di nuovo: riavvio vicino
web-house-open = Continua come sempre
web-house-backup = Scarica una copia di sicurezza
web-house-prune = Rimuovi ciò che è vecchio
web-house-pruned = Rimossi. Tavoli: { $tables }, persone: { $people }.
web-house-search = Identificativo o nome
web-house-running = Solo tavoli in corso
web-house-look = Cerca
web-house-tables = Tavoli
web-house-closed = chiuso
web-house-over = finito
web-house-close = Chiudi
web-house-people = Persone
web-house-steward = si occupa del server
web-house-ban = Escludi
web-house-unban = Riammetti
web-house-bans = Esclusi
web-house-address = Indirizzo o rete
web-house-reason = Motivo, che viene detto
web-house-read = Ho letto
