# Las decisiones en la mesa: la bandeja, la mano, deshacer, lo que ha cambiado, el telón.

web-tray = Opciones
web-tray-costs = Cuesta { rc-rubles }
web-tray-fewer = Tomar menos
web-tray-done = hecho
web-tray-hand = En tu mano
web-tray-lost = Esto se perdería: { $what }.
web-tray-stay = Quedarse
web-rc-tray-take = Tomar { $what }
web-rc-tray-sum =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } × { $each } = { $offered }
web-rc-tray-room = { $sum }, sitio para { $n }
web-rc-tray-reserve = { $sum }, quedan { $n } en la reserva
web-rc-tray-offered = { $offered } ofrecidos, se pueden tomar { $n }
web-rc-tray-once = Cada una una vez
web-rc-tray-leave = Irse con las manos vacías
web-rc-tray-leave-rest = Dejar el resto
web-rc-tray-face-up = pagas el taller y luego te sirve
web-rc-tray-face-down = gratis, nunca sirve
web-rc-tray-hand-gives = Una vez ahora, y siempre que el dado del taller te lleve al mercado.
web-rc-tray-hand-die = Lo que da el espacio de ese dado: una vez ahora, y siempre que el dado del taller te lleve al mercado.
web-tray-put-back = Devolverla (Esc)
web-rc-half-place = Pon la loseta en un taller iluminado.
web-rc-slot-pay = pagar { $rubles }
web-rc-slot-left = quedan { $left }
web-rc-slot-down-only = Solo boca abajo: { $why }
web-rc-slot-short = Solo boca abajo: { $missing ->
    [one] falta 1 rublo
   *[other] faltan { $missing } rublos
}
web-redo = Rehacer
web-key-redo = rehacer lo deshecho
web-restart-ask = Pedir reiniciar
web-restart-nothing = En este turno no se ha decidido nada.
web-undo-past = ¿Deshacer más que tu turno?
web-undo-past-about = Esto deshace también: { $turns }.
web-undo-past-asks = Todos los demás tienen que estar de acuerdo.
web-undo-turns =
    { $turns ->
        [one] el turno de { $name }
       *[other] { $turns } turnos de { $name }
    }
web-undo-do = Deshacer
web-undo-keep = Dejarlo así
web-undo-waiting = Esperando el consentimiento de { $names }…
web-undo-withdraw = Cancelar
web-undo-withdrawn = { $name } ya no pide deshacer.
web-offline-waits = Sin conexión: tu jugada espera aquí y se envía en cuanto la haya.
web-slow = Esperando al servidor…
web-curtain = Ahora decide { $name }
web-curtain-about = Parte de lo que hay en la mesa es solo para { $name }. Pasa la pantalla.
web-curtain-open = Soy { $name }: mostrar la mesa
web-standing = Si se puntuara ahora
web-standing-loading = Contando…
web-standing-secret = Los contratos de los demás son secretos y no se cuentan.
web-standing-total = Total
web-key-standing = lo que daría una puntuación ahora
web-key-choice = la opción de ese número
web-since = Desde tu último turno
web-since-all = Ver todo otra vez
web-since-again = Ver otra vez el turno de { $name }
web-go-on = Continuar
