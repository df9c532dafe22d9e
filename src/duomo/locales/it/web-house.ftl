# I posti e la casa, nella pagina.

web-seating-taken = { $name } ha preso posto.
web-seating-renewed = L’invito al posto di { $name } è stato rinnovato.
web-seating-moved = { $name } continua su un altro dispositivo.
web-seats = Posti delle persone
web-seat-elsewhere = Continua su un altro dispositivo
web-seat-give-away = Dai il posto a qualcun altro
web-seat-once = Il link vale una volta sola: chi lo apre per primo ha il posto.
