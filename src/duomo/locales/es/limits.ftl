# Lo que una persona puede pedir a un servidor que otros también usan, y lo que no es texto, ni nombre, ni archivo.

## Límites

server-busy = El servidor tiene demasiado que hacer ahora mismo; inténtalo de nuevo en un momento.
server-too-much-work = Esto tarda más de lo que el servidor puede dedicarle.
server-hint-asked = Ya se está pensando tu consejo.
server-analyses-waiting = Varias de tus partidas ya esperan su análisis; espera primero a que terminen.

## Nombres y textos

server-bad-name = Un nombre se compone de caracteres visibles: sin caracteres de control ni otros que cambien la dirección del texto.
server-not-storable = Contiene caracteres que no se pueden guardar.
server-unreadable-table = El servidor no puede abrir esta mesa; quien lo administra encontrará el motivo en el registro.

## Archivos

refusal-toml-large = Es demasiado grande: { $size } caracteres, como máximo { $most }
refusal-toml-entries = Tiene más de { $most } entradas
refusal-toml-deep = Línea { $line }: una entrada está a más de { $most } niveles de profundidad
refusal-toml-number = Línea { $line }: el número es demasiado largo

## La página

web-waiting-place =
    { $place ->
        [one] Antes se piensa una pregunta de otros…
       *[other] Antes se piensan { $place } preguntas de otros…
    }
web-tables-unreadable =
    { $count ->
        [one] El servidor no puede abrir una de tus mesas.
       *[other] El servidor no puede abrir { $count } de tus mesas.
    }
