# Los demás, en la página: mesas abiertas, búsquedas, amigos, clubes, lo acordado en una mesa.

## La primera página

web-turn-of =
    { $turns ->
        [one] Te toca
       *[other] Te toca, 1 de { $turns }
    }
web-take-turn = Jugar tu turno
web-what-happened = Qué ha pasado
web-all = Todo
web-days-row =
    { $days ->
        [one] 1 día
       *[other] { $days } días seguidos
    }
web-somebody = alguien
web-offline-people = No se puede llegar al servidor: así estaba por última vez.

## Mesas abiertas

web-open-tables = Mesas abiertas
web-open-count =
    { $tables ->
        [one] 1 en espera
       *[other] { $tables } en espera
    }, { $people ->
        [one] 1 persona aquí
       *[other] { $people } personas aquí
    }
web-open-game =
    { $players ->
        [one] { $game }, en solitario
       *[other] { $game }, { $players } jugadores
    }
web-open-none = Ninguna mesa espera a nadie.
web-open-one = Abre una; un bot puede guardar el asiento
web-open-mine = A la mesa
web-join-table = Unirse a { $name }: { $game }
web-friend-waits = espera un amigo
web-range = Puntuación
web-range-about = Quién puede ocupar los asientos abiertos; vacío: cualquiera.
web-range-lowest = Puntuación mínima
web-range-highest = Puntuación máxima
web-range-between = de { $lowest } a { $highest }
web-range-from = desde { $lowest }
web-range-to = hasta { $highest }
web-range-any = cualquiera
web-filter-players = Jugadores
web-filter-count =
    { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
web-filter-any-players = Cualquier número
web-filter-any-pace = Cualquier tiempo
web-filter-anybody = Con cualquiera
web-filter-friends = Con amigos
web-open-to = Abierta a
web-open-to-about = Quién puede ocupar los asientos abiertos.
web-open-all = Todos
web-open-friends = Tus amigos
web-open-to-all = Abrir a todos
web-open-to-friends = Abrir a los amigos
web-open-now =
    { $to ->
        [friends] Los amigos encuentran esta mesa.
        [club] El club encuentra esta mesa.
       *[all] Todos encuentran esta mesa.
    }
web-open-close = Solo por enlace
web-seat-anybody = Cualquiera
web-seat-anybody-long = Quien venga
web-seat-anybody-about = La mesa figura entre las abiertas hasta que alguien se siente.

## Búsquedas

web-seek = Buscar rivales
web-seek-title = Alguien de mi nivel
web-seek-count =
    { $people ->
        [0] nadie espera
        [one] espera una persona
       *[other] esperan { $people } personas
    }
web-seek-near = cerca de mi nivel
web-seek-about = En cuanto bastantes personas quieran lo mismo, os sentáis a una mesa. Cuanto más esperas, más se amplía el margen de puntuación. Si dejas la página, ya no esperas.
web-seek-stop = Dejar de esperar
web-seek-found = Hay rivales.
web-seek-go = A la mesa

## Invitaciones

web-asks-you = { $name } te invita a una mesa
web-asks-rematch = { $name } quiere jugar otra vez; tu asiento está guardado
web-accept = Aceptar
web-decline = Rechazar
web-invite-them = Invitar
web-invite-friend = Invitar a { $name }
web-invited = invitado
web-seating-declined = { $name } no quiere el asiento: queda libre.

## Amigos

web-friends = Amigos
web-friends-here =
    { $count ->
        [0] ninguno aquí
        [one] 1 aquí
       *[other] { $count } aquí
    }
web-friends-none = Aún no hay amigos. Dale a alguien esta dirección.
web-friends-share = Compartir un enlace
web-friends-share-about = Quien lo abra te pide ser tu amigo.
web-friends-asked = Has preguntado a
web-friends-part = Dejar de ser amigos
web-friend-part = Dejar de ser amigo de { $name }
web-part = Quitar
web-take-back = Retirar
web-friend-take-back = Retirar la petición a { $name }
web-wants-friend = quiere ser tu amigo
web-decline-friend = Rechazar a { $name }
web-ask-friend = Pedir amistad a { $name }
web-friend-asked = Se lo has pedido a { $name }
web-watch = Mirar
web-watch-friend = Mirar a { $name }
web-where =
    { $where ->
        [table] en una mesa
        [watching] mira una partida
        [puzzles] resuelve problemas
        [learning] aprende
        [lobby] busca una partida
        [away] ausente
       *[here] aquí
    }
web-where-yours = en tu mesa
web-where-table-game = juega a { $game }
web-where-watching-game = mira { $game }
web-unseen = Los amigos ven dónde estás
web-unseen-about = Si no, para ellos estás ausente, incluso cuando juegas.

## Clubes

web-clubs = Clubes
web-clubs-mine = Tus clubes
web-clubs-none = Aún no perteneces a ninguno.
web-clubs-others = Otros clubes
web-clubs-search = Buscar
web-club-new = Fundar un club
web-club-name = Nombre del club
web-club-about = De qué se trata
web-club-listed = Cualquiera puede encontrarlo y pedir entrar
web-club-make = Fundar
web-club-size =
    { $count ->
        [one] un miembro
       *[other] { $count } miembros
    }
web-club-role =
    { $role ->
        [owner] dirección
        [helper] ayudante
        [asked] pide entrar
       *[member] miembro
    }
web-club-ask = Pedir entrar
web-club-join = Entrar
web-club-members = Miembros
web-club-member = Un miembro
web-club-care = Gestión
web-club-link = Enlace de invitación
web-club-helper = Nombrar ayudante
web-club-no-helper = Ya no ayudante
web-club-hand-over = Traspasar el club
web-club-remove = Expulsar
web-club-delete = Disolver el club
web-club-leave = Dejar el club
web-standings = Clasificación
web-standings-about = partidas puntuadas entre miembros: un punto por cada uno que quedó detrás
web-standings-none = Aún no hay partidas puntuadas entre miembros.
web-standings-points = Puntos

## Lo acordado

web-hints = Pistas
web-hints-about = Si se pueden pedir. Todos en la mesa lo ven.
web-hints-choice =
    { $hints ->
        [off] No
       *[all] A la vista de todos
    }
web-hints-terms =
    { $hints ->
        [off] sin pistas
       *[all] pistas a la vista de todos
    }
web-undo-title = Deshacer
web-undo-about =
    { $undo ->
        [consent] Cada vez se pregunta a los demás.
        [free] Toda jugada se puede deshacer, también tiradas y robos.
        [off] Lo hecho, hecho está.
       *[usual] Libremente hasta que se revele algo; más allá se pregunta a los demás.
    }
web-undo-choice =
    { $undo ->
        [consent] Preguntar
        [free] Libre
        [off] No
       *[usual] Habitual
    }
web-undo-terms =
    { $undo ->
        [consent] deshacer: preguntar
        [free] deshacer: libre
        [off] sin deshacer
       *[usual] deshacer: habitual
    }
web-watchers = Espectadores
web-watchers-about = Quién puede mirar mientras se juega.
web-watchers-choice =
    { $watchers ->
        [friends] Amigos
        [nobody] Nadie
       *[all] Cualquiera
    }
web-watchers-terms =
    { $watchers ->
        [friends] los amigos pueden mirar
        [nobody] nadie puede mirar
       *[all] cualquiera puede mirar
    }
