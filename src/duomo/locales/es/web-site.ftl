# La página sin servidor: arrancar, guardar, llevarse las partidas.

web-starting-fetching = Cargando el juego: { $done } de { $of } MB
web-starting-starting = Arrancando Python …
web-starting-rules = Abriendo las reglas …
web-starting-failed = El juego no pudo arrancar en este navegador. Recarga la página; si no basta, prueba con un navegador más nuevo.
web-starting-reload = Recargar
web-install = Instalar Duomo
web-update-there = Hay una versión nueva de Duomo. Tus partidas se quedan como están.
web-update-take = Tomarla ahora
web-update-later = Más tarde
web-kept = Tus partidas
web-kept-here = Todo ocurre dentro de este navegador: las partidas se guardan solo en este dispositivo y nadie más las ve.
web-kept-there = Tus partidas las guarda este servidor.
web-kept-save = Guardar todas las partidas en un archivo
web-kept-bring = Traer partidas de un archivo
web-kept-brought = { $games ->
    [one] Se ha traído una partida.
   *[other] Se han traído { $games } partidas.
} { $refused ->
    [0] { "" }
    [one] Una no se pudo leer.
   *[other] { $refused } no se pudieron leer.
}
web-kept-no-file = Este no es un archivo de partidas guardado por Duomo.
web-kept-record = Registro { $number }
web-give-up-here = Termina sin resultado y se sigue viendo entre las partidas terminadas.
web-kept-delete = Eliminar la partida
web-kept-delete-about = Desaparece para siempre de este navegador.
web-people-meet = La gente se encuentra en un servidor
web-people-meet-about = Los amigos, las mesas abiertas y las partidas de los demás están en un servidor al que todos llegáis. Todo lo demás está aquí, en este navegador.
web-elsewhere = Personas en otro lugar
web-elsewhere-about = Para jugar con personas en otro lugar hace falta un servidor al que todos lleguéis. Si quieres, guarda aquí tus partidas y tráelas allí: cada una sigue donde estaba.
web-elsewhere-address = Dirección de un servidor
web-elsewhere-go = Ir allí
web-elsewhere-wrong = Esto no es una dirección: empieza por https:// y nombra un servidor.
web-level-pace = { $simulations } simulaciones por turno: unos { $seconds } segundos en este dispositivo.
web-level-fast = { $simulations } simulaciones por turno: como mucho un segundo en este dispositivo.
web-level-slow = { $simulations } simulaciones por turno tardarían unos { $seconds } segundos en este dispositivo.
web-level-limited = { $simulations } simulaciones por turno; en este dispositivo solo unas { $reached }, en los { $seconds } segundos que se concede.
web-level-next = Tomar mejor { $level }
web-docs = Documentación
web-site-about = Todo ocurre en este navegador, sin servidor y sin red: bots, lecciones, problemas, análisis. Sin cuenta y sin instalar nada.
