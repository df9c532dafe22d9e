# Lo que se recuerda: puntuaciones, perfiles, clasificaciones, el archivo.

server-no-person = Aquí no hay nadie, o esa persona no quiere que la vean.

web-profile = Perfil
web-profile-share = Compartir
web-profile-since = aquí desde { $date }
web-profile-count =
    { $count ->
        [one] partida
       *[other] partidas
    }
web-profile-won = ganadas
web-profile-seen = Los demás pueden ver esta página
web-profile-seen-about = Ven tus puntuaciones y tus partidas puntuadas. Si no, tampoco apareces en ninguna clasificación.
web-profile-rated-only = Solo se muestran las partidas puntuadas.
web-ratings = Puntuaciones
web-ratings-none = Aún no hay partidas puntuadas. Elige «Puntuada» al abrir una mesa.
web-rating-kind =
    { $kind ->
        [two] de dos
        [slow] por días
       *[many] de tres y más
    }
web-rating-of = { $game }, { $kind }
web-rating-now = { $name }: { $rating }
web-rating-few = Tras cinco partidas una línea une los puntos.
web-opponents = Rivales
web-opponents-about = por delante de ellos, por detrás
web-opponents-none = Nadie todavía.
web-opponent-games =
    { $count ->
        [one] una partida
       *[other] { $count } partidas
    }
web-opponent-result = por delante { $ahead }, empate { $level }, por detrás { $behind }
web-automaton = El autómata
web-by-seat = Victorias por asiento
web-by-seat-of = { $players } jugadores
web-by-seat-one = Asiento { $seat }: { $won } de { $games }
web-by-choice = Con expansiones
web-recent = Últimas partidas
web-all-own-games = Todas las partidas
web-place-of = { $place }.º de { $players }
web-alone-won = Ganada en solitario
web-alone-lost = Perdida en solitario
web-left-all = Todos se fueron
web-left-resigned = Abandono
web-left-late = Tiempo agotado
web-left-voted = Los demás lo excluyeron
web-not-rated = no puntuada
web-replay-it = Ver de nuevo

web-archive = Tus partidas
web-archive-search = Nombres, etiquetas, notas
web-archive-game = Juego
web-archive-any-game = Todos los juegos
web-archive-outcome = Resultado
web-archive-any-outcome = Ganadas o no
web-archive-won = Ganadas
web-archive-lost = No ganadas
web-archive-rated = Puntuadas o no
web-archive-any-rated = Puntuadas o no
web-archive-yes-rated = Puntuadas
web-archive-no-rated = No puntuadas
web-archive-tag = Etiqueta
web-archive-any-tag = Cualquier etiqueta
web-archive-count =
    { $count ->
        [0] Ninguna partida encaja.
        [one] Una partida
       *[other] { $count } partidas
    }
web-archive-more = Más
web-archive-records = Descargar todos los registros
web-note-edit = Etiquetas y nota
web-note-tags = Etiquetas, separadas por comas
web-note = Nota
web-note-about = Nadie más ve lo que escribes aquí.
web-note-save = Guardar

web-leaders = Clasificaciones
web-leaders-about = Cuenta lo que es seguro: la puntuación menos su duda. Los bots sirven de comparación.
web-leaders-kind = Tipo de mesa
web-leader-place = Puesto
web-leader-name = Nombre
web-leader-rating = Puntuación
web-leader-games = Partidas
web-leader-few = Una puntuación tras pocas partidas, que aún puede cambiar mucho.

web-rated = Puntuada
web-rated-about = El resultado cuenta. No hay pistas, y nada se deshace más allá de una tirada o del turno de otro.
