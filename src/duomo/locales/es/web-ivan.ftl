# La página junto a una partida en solitario.

web-ivan = Iván en tu mesa
web-ivan-about = Dice qué hacer con sus piezas; tú dices qué has tirado y elegido.
web-ivan-turn = Iván, turno { $turn }
web-ivan-row = La fila de Iván
web-ivan-ring = El mercado tal como se recuerda aquí
web-ivan-space = Espacio { $space }
web-ivan-space-of = Su marcador
web-ivan-die = { $die }: { $face } en el espacio { $space }
web-ivan-tap-die = Toca un dado que esté de otra forma.
web-ivan-tap-space = { $die }: toca su espacio y después lo que muestra.
web-ivan-what-did-you-do = ¿Qué has hecho?
web-ivan-part-claim = Reclamado
web-ivan-part-build = Construido
web-ivan-part-market = Mercado
web-ivan-part-region = Región
web-ivan-tap-claim = Toca la sección que has reclamado.
web-ivan-tap-build = Toca lo que has terminado o dónde está tu ornamento.
web-ivan-tap-region = ¿Quién está ahora en la región?
web-ivan-region-space = Región, espacio { $space }
web-ivan-empty = vacío
web-ivan-recognition-space = Loseta de reconocimiento en el espacio
web-ivan-claimed = recién reclamada
web-ivan-finished = recién terminada
web-ivan-adorned = recién adornada
web-ivan-done-ivan = Hecho, turno de Iván
web-ivan-nothing-ivan = Nada de esto, turno de Iván
web-ivan-you-begin = Tienes el primer turno y 3 rublos.
web-ivan-aloud = Leer en voz alta
web-ivan-section = Sección { $section }
web-ivan-read-out = Eso es lo que pone
web-ivan-how-many-there = ¿Cuántos hay?
web-ivan-card-short =
    { $card ->
        [recognition] Reconoc.
        [inventory] Invent.
        [transport] Transp.
        [build] Constr.
       *[other] { rc-solo-card }
    }
web-ivan-back = Volver a la partida que se dejó
web-ivan-new = Partida nueva
web-ivan-set-up = La mesa antes del primer turno
web-ivan-your-colour = Tu color
web-ivan-base-game = Juego base
web-ivan-market = Lo que Iván toma del mercado
web-ivan-market-per_die = Por cada dado
web-ivan-market-single = 1 en total
web-ivan-which-blueprint = ¿Qué torres tiene tu plano?
web-ivan-tap-row = Toca sus cartas de izquierda a derecha.
web-ivan-tap-tiles = Toca las losetas de encima, en el mismo orden.
web-ivan-first-where = ¿En qué espacio está la loseta de { $tile ->
        [permits] permiso
       *[recognition] reconocimiento
    }? Los dados empiezan ahí.
web-ivan-recognition-shows = Muestra
web-ivan-clergy = La carta del Clero está en los espacios
web-ivan-quadrant = Espacios { $from }–{ $to }
web-ivan-clergy-offers = Toca sus dos acciones.
web-ivan-dice-lie = Los dados: ¿están y muestran esto?
web-ivan-tap-cities = Toca las ciudades de las torres, de izquierda a derecha.
web-ivan-specialists = Los especialistas de los espacios 1 a 5
web-ivan-which-base = ¿Qué base muestra más reconocimiento? Iván la reclama.
web-ivan-card-materials = Materiales que cuesta
web-ivan-card-recognition = Reconocimiento al terminarla
web-ivan-card-tile = Reconocimiento en su loseta de taller
web-ivan-not-whole = Primero hacen falta plano, cartas y losetas.
web-ivan-begin = Empezar
web-ivan-lay-out = Prepara la mesa
web-ivan-how-it-lies = ¿Cómo está?
web-ivan-dice-differ = Mis dados están de otra manera
web-ivan-dice-how = ¿Cómo están?
web-ivan-dice-so = Están así
