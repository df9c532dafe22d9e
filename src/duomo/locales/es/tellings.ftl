# Cómo se avisa de que es el turno.

telling-turn = Es tu turno: { $game }.
telling-turn-with = Es tu turno: { $game } con { $names }.
telling-calendar = Duomo: tus plazos
telling-mail-subject =
    { $count ->
        [one] Duomo: una partida te espera
       *[other] Duomo: { $count } partidas te esperan
    }
telling-mail-start = Esto te espera en Duomo:
telling-mail-stop = Recibes esta carta porque la pediste. No recibir más: { $link }
server-bad-endpoint = No se envían mensajes a una dirección así.
web-tellings = Cuando es tu turno
web-telling-title = Número en el título y en el icono
web-telling-sound = Sonidos
web-telling-push = Mensaje de este navegador
web-telling-push-about = Llega con la página cerrada, una vez por turno.
web-telling-push-denied = El navegador no permite mensajes de esta página; se cambia en sus ajustes.
web-telling-push-others =
    { $count ->
        [one] También se avisa a otro navegador tuyo.
       *[other] También se avisa a otros { $count } navegadores tuyos.
    }
web-telling-push-end = Ninguno más
web-telling-mail = Cartas sobre partidas por días
web-telling-mail-about = Como mucho una en el tiempo elegido. Van a la dirección que confirmaste.
web-telling-mail-unproven = Confirma antes una dirección de correo.
web-telling-mail-0 = ninguna
web-telling-mail-1 = cada hora
web-telling-mail-6 = cada 6 horas
web-telling-mail-24 = cada día
web-telling-mail-168 = cada semana
web-telling-calendar = Calendario de plazos
web-telling-calendar-about = Cualquier calendario puede suscribirse a la dirección. Es solo para ti y se muestra solo esta vez.
web-telling-calendar-make = Crear una dirección
web-telling-calendar-new = Dirección nueva; la anterior termina
web-telling-calendar-end = Ningún calendario más
web-unsubscribe = No más cartas
web-unsubscribe-about = No recibirás más cartas sobre tus partidas.
web-unsubscribe-go = Parar las cartas
web-unsubscribe-done = Hecho: no más cartas.
web-turns-waiting =
    { $count ->
        [one] 1 turno te espera
       *[other] { $count } turnos te esperan
    }
