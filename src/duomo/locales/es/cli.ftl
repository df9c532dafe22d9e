# La línea de órdenes.

cli-you = (tú)
cli-total = Total
cli-rule = Regla
cli-winner = { $who } gana.
cli-shared-win = La victoria se comparte: { $who }.
cli-final-scoring = Puntuación final, en prestigio
cli-rolled = Dados tirados: { $dice }.

## Jugar

cli-welcome = { $title } · { $players } { $players ->
        [one] jugador
       *[other] jugadores
    } · semilla { $seed }
cli-first-help = Elige por número o por notación; ? muestra qué más puedes escribir.
cli-you-are = Juegas con { $who }.
cli-opponents = Tus rivales: { $who }.
cli-hot-seat = En este teclado: { $who }.
cli-your-turn = { $who }, te toca.
cli-prompt = { $who }>
cli-enter = Intro: { $move }
cli-forced = Solo hay una jugada: { $move }
cli-unknown = «{ $text }» no es un número de la lista ni una jugada. ? ayuda.
cli-no-number = La lista va del 1 al { $count }.
cli-may = Esa jugada está permitida.
cli-why-usage = Di qué jugada: why claim 1.2
cli-nothing-to-undo = No hay ninguna jugada tuya que deshacer.
cli-undone = Deshecha.
cli-no-log = Todavía no ha pasado nada.
cli-saved = La partida está guardada en { $file }. Para verla: duomo replay { $file }
cli-save-usage = Di dónde: save ARCHIVO
cli-goodbye = La partida se detiene aquí.
cli-offer-save = ¿Guardarla? Escribe un nombre de archivo, o Intro para salir sin guardar:
cli-help-title = Qué puedes escribir
cli-help-number = el número de una jugada de la lista
cli-help-notation = una jugada en notación, como «die white +1» o «claim 2.1» (docs/notation.md)
cli-help-enter = la respuesta habitual, donde se indica
cli-help-why = por qué una jugada no es posible ahora, con la regla
cli-help-board = otra vez toda la mesa
cli-help-moves = otra vez la lista de jugadas
cli-help-log = lo que ha pasado
cli-help-undo = deshacer tu última jugada y todo lo que siguió
cli-help-save = guardar la partida
cli-help-quit = parar
cli-help-auto = tomar rublos y puntos sin preguntar: sí o no
cli-auto-on = Los rublos y los puntos se toman sin preguntar.
cli-auto-off = Se te preguntará por cada ganancia.
cli-any-moment = También es posible ahora:
cli-meanwhile = Desde tu último turno:

## La Catedral Roja sobre la mesa

cli-rc-market = MERCADO (los dados van del 1 al 8 y luego al 1)
cli-rc-cathedral = CATEDRAL
cli-rc-legend = ₽ rublo · + reconocimiento · ▣ loseta de taller · ■ boca abajo · ◆ lo que muestra el espacio de ese dado · ▲▼ influence upper, lower · 1× una vez, ∞ repetible
cli-rc-inventory = inventario { $used }/{ $room }: { $things }
cli-rc-sections = { $finished ->
        [one] 1 sección
       *[other] { $finished } secciones
    } · { $banners ->
        [one] 1 estandarte
       *[other] { $banners } estandartes
    }
cli-rc-ornaments = adornos: { $things }
cli-rc-workshop = taller: { $slots }
cli-rc-banner = estandarte
scored-rc-track = Prestigio en el marcador
scored-rc-leftovers = Materiales y rublos sobrantes
scored-rc-tower = Torre { $tower }, valor { $value } (presencia)
scored-rc-sections = secciones terminadas
scored-rc-ornaments = adornos colocados

## Otras órdenes

cli-games-players = { $counts } jugadores
cli-games-use = Se elige con --option nombre=valor, por ejemplo: duomo play red-cathedral --option workshops=advanced
cli-choices = { $choices }: { $about }
cli-default = por defecto
cli-components-fine = { $file } está en orden: { $rows ->
        [one] 1 fila difiere
       *[other] { $rows } filas difieren
    } del conjunto incluido; nombre { $name }, huella { $hash }.
cli-components-source = { $source ->
        [rulebook] está en un reglamento
        [inferred] se deduce de los reglamentos
        [reconstructed] reconstruido: jugable y equilibrado, pero no el valor impreso
       *[other] del ejemplar de un jugador
    } ({ $count ->
            [one] 1 fila
           *[other] { $count } filas
        })
cli-replay-fine = { $moves ->
        [one] 1 jugada comprobada: sigue
       *[other] { $moves } jugadas comprobadas: todas siguen
    } las reglas.
cli-replay-help = Intro: jugada siguiente · back: atrás · un número: la posición tras tantas jugadas · board: la mesa · quit: salir
cli-replay-unfinished = El registro termina aquí; la partida no ha acabado.

cli-dice-bad-proof = { $file } no es una prueba de dados.
cli-dice-other-secret = El secreto no es el que se prometió antes de la partida.
cli-dice-wrong = La tirada o el robo { $number } no se sigue del secreto.
cli-dice-right =
    { $count ->
        [one] Se comprobó una tirada o un robo: se sigue del secreto.
       *[other] Se comprobaron { $count } tiradas y robos: todos se siguen del secreto.
    }
