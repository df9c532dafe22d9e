# Conversaciones en la mesa.

server-nothing-said = Di algo o elige una frase.
server-too-much-talk = Hablas demasiado rápido; espera un momento.
server-too-many-reports = Has denunciado mucho en una hora; inténtalo más tarde.

web-talk = Chat
web-talk-unread = nuevos: { $count }
web-talk-players = Solo lo leen los jugadores.
web-talk-watchers = Solo lo leen los espectadores.
web-talk-empty = Nadie ha dicho nada todavía.
web-talk-write = Escribir a la mesa
web-talk-send = Enviar
web-talk-somebody = Alguien
web-talk-mute = Silenciar el chat
web-talk-unmute = Volver a mostrar el chat
web-talk-muted = El chat está silenciado.
web-talk-about = Sobre esta línea
web-talk-hush = No oír a { $name } en esta mesa
web-talk-hear = Volver a oír a { $name }
web-talk-block = No leer más a { $name }
web-talk-report = Denunciar
web-talk-reason = Por qué no se debe decir (opcional)
web-talk-reported = Lo verán quienes cuidan del servidor.
web-blocked = A quién no oyes
web-unblock = Volver a oír
web-block-sure = ¿Seguro? Ya no seríais amigos
web-blocked-now = Ya no oyes a { $name }: ni chat, ni preguntas, ni mesa común por azar. Se deshace en la página «Tú».
web-house-reports = Denuncias
web-house-settle = Resuelto
web-house-reported = { $name }: «{ $said }»
web-house-none-reported = No se ha denunciado nada.

web-phrase =
    { $phrase ->
        [hello] ¡Hola!
        [good-luck] ¡Suerte!
        [well-built] ¡Bien construido!
        [thinking] Estoy pensando…
        [sorry] ¡Perdón!
        [thanks] ¡Gracias!
        [wait] Vuelvo enseguida.
       *[good-game] ¡Buena partida!
    }
