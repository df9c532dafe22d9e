# Junto a una mesa de verdad: los puntos y el cuaderno.

web-nav-real = En la mesa
web-real-about = La caja en la mesa, esta página al lado. Lo que introduces se queda en este dispositivo.
web-real-offline = Esta página también funciona sin red: todo está guardado en este navegador.
web-real-offline-soon = Esta página se está guardando en este navegador para cuando no haya red …
web-real-count = Contar los puntos
web-real-count-about = Toca quién está dónde; cada línea lleva su regla.
web-real-log-book = Cuaderno de partidas
web-real-log-about = Veladas de juego: quién jugó, quién ganó, con fotos.
web-real-back = Atrás
web-real-so-far = Puntos hasta ahora
web-real-parts = Partes del recuento
web-real-part-track = Marcador
web-real-part-goods = Bienes
web-real-part-crews = Equipo
web-real-part-contracts = Contratos
web-real-done = introducido
web-real-next = Siguiente
web-real-count-result = Resultado
web-real-count-again = Contar otra partida
web-real-nothing-to-undo = Aún no se ha introducido nada.
web-real-tower = Torre { $tower }
web-real-tower-sum = 2 × { $finished } + { $ornaments } =
web-real-middle = Medio { $number }
web-real-who-played = ¿Quién ha jugado?
web-real-players = Jugadores
web-real-players-count =
    { $players ->
        [one] 1, con Iván
       *[other] { $players }
    }
web-real-name-of = Nombre de { $colour }
web-real-with = con
web-real-without = sin
web-real-guild = Gremio
web-real-no-guild = ninguno
web-real-boards = Tableros de taller
web-real-board-standard = estándar
web-real-board-advanced = avanzados
web-real-blueprints = Planos
web-real-blueprints-base = del juego base
web-real-blueprints-all = todos
web-real-which-blueprint = Toca el plano que habéis construido.
web-real-blueprint = Torres de { $heights } secciones
web-real-where-marker = ¿Dónde está el marcador de { $who }?
web-real-track-about = Toca la casilla. Vuelve sola a la casilla de prestigio anterior.
web-real-lap = Vuelta { $lap }
web-real-how-many-materials = ¿Cuántos materiales le quedan a { $who }?
web-real-ivan-materials = ¿Cuántos materiales hay en las dos cartas de { $who }?
web-real-goods-about = Cada cinco materiales y rublos dan un prestigio.
web-real-materials = Materiales
web-real-rubles = Rublos
web-real-how-many-rubles = ¿Y cuántos rublos?
web-real-fewer = Menos
web-real-more = Más
web-real-so-many =
    { $count ->
        [one] { $count } material
       *[other] { $count } materiales
    }
web-real-crews-about = Los permisos, y las herramientas en el reverso de los especialistas usados.
web-real-permits = Permisos
web-real-tools = Herramientas
web-real-no-tools = Sin herramientas
web-real-contracts-about = ¿Qué contratos tiene cada uno? Pagan antes que todo lo demás.
web-real-open-tiles = Losetas de taller boca arriba
web-real-lost-ornaments = Ornamentos perdidos o descartados
web-real-banner = Estandarte
web-real-banner-of = Estandarte de { $who }
web-real-ornament-of = Ornamento de { $who }
web-real-nobody = Nadie la terminó
web-real-no-ornament = Sin ornamento
web-real-unfinished = sin terminar
web-real-presence =
    { $count ->
        [one] presente una vez
       *[other] presente { $count } veces
    }
web-real-not-there = ausente
web-real-most = { $who } tiene la mayoría y se lleva los { $worth }.
web-real-tie = { $count } empatan: { $places }, repartido, da { $each } a cada uno.
web-real-tie-of-two = Empate: nadie recibe nada.
web-real-wins = Gana { $who }.
web-real-shared = { $who } comparten la victoria.
web-real-drawn = Empate.
web-real-nobody-six = Nadie ha terminado aún seis secciones; ¿está todo introducido?
web-real-line = Línea
web-real-date = Fecha
web-real-note = Nota
web-real-photo = Foto de la mesa
web-real-add-photo = Foto
web-real-share-picture = Compartir como imagen
web-real-evening = Una velada de juego, { $date }
web-real-keep = Guardar en el cuaderno
web-real-kept = Guardado
web-real-to-log-book = Al cuaderno
web-real-storage-refused = Este navegador no guarda nada o no tiene sitio. Exporta lo que quieras conservar.
web-real-import = Importar
web-real-export = Exportar
web-real-taken-in =
    { $count ->
        [one] { $count } velada era nueva.
       *[other] { $count } veladas eran nuevas.
    }
web-real-no-log-book = Este archivo no es un cuaderno de partidas.
web-real-log-empty = Aún no hay veladas. Cuenta una partida y guárdala aquí.
web-real-name = Nombre
web-real-games = Partidas
web-real-won = Ganadas
web-real-average = Media
web-real-best = Mejor
web-real-forget = Quitar esta velada
web-real-king = La casilla del rey
web-real-pile-empty = Pila agotada
web-real-points-before = Puntos antes
web-real-tap-cell = Toca un lugar de la catedral y después lo que hay en él.
web-real-cathedral = La catedral
web-real-cell = Lugar { $cell }
web-real-vault = Bóveda
web-real-clear = Nada aquí
web-real-builder-of = Constructor de { $who }
web-real-zone = Zona
web-real-zone-line = { $size } alrededor de { $cell }
web-real-total = Puntos después
web-real-more-rows = Una fila más
web-real-add-points = Sumar y seguir a la próxima puntuación
