# Quién es cada cual, en todos sus dispositivos.

server-no-ticket = Este enlace ya no sirve: sirve una sola vez y por poco tiempo.
server-no-passkey = Nadie tiene aquí esta clave de acceso.
server-bad-passkey = La clave de acceso no se aceptó; inténtalo de nuevo.
server-no-mail-server = Este servidor no envía correos.
server-no-mail = No se pudo enviar el correo; inténtalo más tarde.
server-mail-subject = Tu enlace a Duomo
server-mail-text =
    Abre este enlace para seguir en Duomo con tu nombre:

    { $link }

    Sirve una sola vez, durante { $minutes } minutos. Si no lo has pedido, no hagas nada.
server-too-many-names = Has cambiado de nombre muchas veces en una hora; inténtalo más tarde.
server-too-many-tickets = Has pedido muchos enlaces en una hora; inténtalo más tarde.

web-me = Tú
web-choose-name = Elige un nombre
web-me-name = Tu nombre
web-me-name-about = Cambia en todas tus mesas, también en las pasadas.
web-me-save = Guardar
web-me-saved = Guardado.
web-carry-on = Seguir en otro dispositivo
web-carry-on-about = Abre allí el enlace o enseña el código al otro dispositivo. Sirve una sola vez y es solo para ti.
web-carry-on-show = Mostrar enlace y código
web-carry-on-code = El enlace como código QR
web-carry-on-minutes = Sirve durante { $minutes } minutos.
web-here = Seguir aquí
web-here-as = Este dispositivo pasa a ser de { $name }.
web-here-nameless = Este dispositivo pasa a ser de quien creó el enlace.
web-here-same = Este dispositivo ya es tuyo.
web-here-go = Seguir
web-passkeys = Claves de acceso
web-passkeys-about = Con una clave de acceso eres tú en cada dispositivo que la tenga, sin contraseña.
web-passkey-add = Añadir una clave de acceso
web-passkey-of = Clave de acceso del { $date }
web-passkey-remove = Quitar
web-passkey-sign-in = Entrar con una clave de acceso
web-passkey-none = El navegador no ha creado ninguna clave de acceso.
web-email = Correo
web-email-about = Un enlace por correo te deja seguir en cualquier sitio. Nadie más ve la dirección.
web-email-address = Dirección de correo
web-email-confirm = Confirmar
web-email-sign-in = Recibir un enlace para entrar
web-email-sent = Mira tu correo: hay un enlace en camino, si la dirección es conocida.
web-email-remove = Olvidar la dirección
web-devices = Dispositivos
web-devices-about = Dónde se te conoce, y desde cuándo.
web-device-this = este dispositivo
web-device-unknown = Dispositivo desconocido
web-device-of = desde { $since }, visto { $seen }
web-device-end = Cerrar sesión allí
web-your-data = Tus datos
web-everything = Descargar todo
web-forget-me = Borrar todo
web-forget-about = Tu nombre, dispositivos, claves y registros desaparecen. Los bots acaban tus partidas; las de otros quedan, sin tu nombre.
web-forget-sure = Sí, borrar todo
web-forget-not = No, conservar todo
web-played-elsewhere = Ahora juegas en otro dispositivo; aquí miras.
web-behind =
    { $games ->
        [one] Este navegador tiene 1 partida como otro invitado.
       *[other] Este navegador tiene { $games } partidas como otro invitado.
    }
web-behind-stays = Se quedan con ese miembro, que puede volver a entrar.
web-here-known = { $name } ya tiene esa dirección: con el enlace este dispositivo también es suyo.
web-here-bring = Seguir y traerlas
web-here-leave = Seguir sin ellas
web-passkey-bring = Entrar y traerlas
web-passkey-leave = Entrar sin ellas
web-device-new = Ahora otro dispositivo también es tuyo.
web-device-look = Ver tus dispositivos
web-device-fine = Fui yo
web-me-named = Tú: { $name }
web-leaving = Todo sobre ti desaparece el { $date }. Hasta entonces puedes quedarte.
web-stay = Quedarme al final
web-forget-regret = Tienes { $days } días para cambiar de idea, con este dispositivo, un enlace o una llave de acceso: mientras tanto, bots juegan por ti y nadie ve tu página.
