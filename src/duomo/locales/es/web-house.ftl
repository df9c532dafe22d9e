# Los asientos y la casa, en la página.

web-seating-taken = { $name } ha tomado asiento.
web-seating-renewed = Se ha renovado la invitación al asiento de { $name }.
web-seating-moved = { $name } sigue jugando en otro dispositivo.
web-seats = Asientos de las personas
web-seat-elsewhere = Seguir en otro dispositivo
web-seat-give-away = Dar el asiento a otra persona
web-seat-once = El enlace sirve una sola vez: quien lo abra primero se queda con el asiento.
