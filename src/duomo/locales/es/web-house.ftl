# Los asientos y la casa, en la página.

web-seating-taken = { $name } ha tomado asiento.
web-seating-renewed = Se ha renovado la invitación al asiento de { $name }.
web-seating-moved = { $name } sigue jugando en otro dispositivo.
web-seats-of-people = Asientos de las personas
web-seat-elsewhere = Seguir en otro dispositivo
web-seat-give-away = Dar el asiento a otra persona
web-seat-once = El enlace sirve una sola vez: quien lo abra primero se queda con el asiento.

web-house = La casa
web-house-counts = Personas: { $people } · mesas: { $tables }, en curso: { $running } · conexiones en este proceso: { $connections }
web-house-announce = Anuncio
web-house-text = Lo que se dice a todos
web-house-minutes = Durante cuántos minutos (0: hasta que lo cambies)
web-house-tell = Decirlo a todos
web-house-drain = No empezar nada nuevo: pronto se reinicia
web-house-open = Seguir como siempre
web-house-backup = Descargar una copia de seguridad
web-house-prune = Quitar lo antiguo
web-house-pruned = Quitado. Mesas: { $tables }, personas: { $people }.
web-house-search = Identificador o nombre
web-house-running = Solo mesas en curso
web-house-look = Buscar
web-house-tables = Mesas
web-house-closed = cerrada
web-house-over = terminada
web-house-close = Cerrar
web-house-people = Personas
web-house-steward = cuida del servidor
web-house-ban = Excluir
web-house-unban = Readmitir
web-house-bans = Excluidos
web-house-address = Dirección o red
web-house-reason = Motivo, que se les dice
web-house-read = Leído
