# El final de una partida en el navegador: quién ha ganado, cada línea del recuento final, qué hacer después.

## La frase de arriba

# who: you | other; unit: prestige | points
web-score-wins =
    { $who ->
        [you] { $unit ->
            [prestige] Ganas con { $points } de prestigio.
           *[points] Ganas con { $points } puntos.
        }
       *[other] { $unit ->
            [prestige] { $name } gana con { $points } de prestigio.
           *[points] { $name } gana con { $points } puntos.
        }
    }
# by: sections | ornaments
web-score-wins-tie =
    { $who ->
        [you] Ganas: { $points } de prestigio como { $rival }, pero { $by ->
            [sections] { $one } secciones terminadas contra { $other }.
           *[ornaments] { $one } adornos contra { $other }.
        }
       *[other] { $name } gana: { $points } de prestigio como { $rival }, pero { $by ->
            [sections] { $one } secciones terminadas contra { $other }.
           *[ornaments] { $one } adornos contra { $other }.
        }
    }
web-score-shared =
    { $unit ->
        [prestige] Victoria compartida: { $names }, { $points } de prestigio cada uno.
       *[points] Empate: { $names }, { $points } puntos cada uno.
    }
web-score-none = La partida terminó sin resultado.

## Datos de la partida

web-score-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
web-score-sections = { $finished } de { $all } secciones
web-score-ornaments =
    { $ornaments ->
        [one] { $ornaments } adorno
       *[other] { $ornaments } adornos
    }
web-score-minutes =
    { $minutes ->
        [0] menos de un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
web-score-king = el rey en { $king }

## Botones

web-score-board = Tablero
web-score-replay = Repetición
web-score-analyse = Analizar
web-score-record = Registro
web-score-rematch = Revancha
web-score-home = Inicio

## Puestos

web-score-podium = Resultado
web-score-winner = Ganador
web-score-place = { $place }.º
web-score-cathedral = La catedral

## Líneas del recuento

web-score-lines = Línea por línea
web-score-lines-about = Recuento final, línea por línea
web-score-track = Marcador
web-score-track-about = atrás hasta una casilla de prestigio
web-score-leftovers = Sobrantes
web-score-leftovers-about = 1 por cada 5 mercancías y rublos
web-score-tools = Herramientas
web-score-tools-about = herramientas que muestran los especialistas
web-score-contracts-note = Los contratos se puntúan antes: lo que dan ya se ha anotado en el marcador. La línea «Marcador» lo incluye; los números entre paréntesis no se suman otra vez.
web-score-towers = Torres
web-score-tower = Torre { $tower }
web-score-space = casilla { $space }
web-score-not-there = ausente
web-score-presence = { $banners } terminadas, { $ornaments ->
        [one] { $ornaments } adorno
       *[other] { $ornaments } adornos
    }
web-score-prestige = Prestigio
web-score-points = Puntos

## Empates

web-score-tie-two = Presencias iguales: entre dos nadie recibe nada.
web-score-tie-many = { $parties } jugadores empatados: { $sum }, a partes iguales y redondeando hacia abajo: { $each } cada uno.
web-score-equal =
    { $by ->
        [sections] Prestigio igual: deciden las secciones terminadas, { $one } a { $other }; después serían los adornos.
        [ornaments] Prestigio igual y las mismas secciones terminadas: deciden los adornos, { $one } a { $other }.
       *[shared] Prestigio igual, las mismas secciones terminadas y los mismos adornos: la victoria se comparte.
    }
web-score-tied = empate
web-score-nobody-stood = No había ningún constructor en una zona.
web-score-draw = A igualdad de puntos hay empate.
web-score-more-points = Gana quien tiene más puntos.
