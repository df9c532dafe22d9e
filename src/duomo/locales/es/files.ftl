# Registros, posiciones, archivos de componentes y otros que no se pueden usar.

refusal-in-english = { $detail }

## Registros

refusal-record-no-rule = { $name }: falta la línea «---» entre la cabecera y las jugadas; no es un registro, o es solo su principio.
refusal-record-header-unreadable = { $name }: la cabecera no se puede leer: { $detail }.
refusal-record-no-line = { $name }, línea { $line }: «{ $text }» no tiene la forma «quién: jugada».
refusal-record-cut-off = { $name } se interrumpe tras la línea { $line }: falta la última línea «--- end».
refusal-record-after-end = { $name }, línea { $line }: hay algo después de «--- end».
refusal-record-unknown-entry = { $name }: la cabecera tiene una entrada desconocida, «{ $entry }».
refusal-record-format = { $name }: falta «duomo_record = { $format }» en la cabecera, o el archivo es de una versión más reciente.
refusal-record-entry = { $name }: en la cabecera, «{ $entry }» debe ser { $kind ->
        [number] un número entero
        [text] un texto
        [table] una tabla
       *[number-or-text] un número entero o un texto
    }.
refusal-record-wrong-decider = línea { $line }: juega «{ $who }», pero la decisión es de «{ $decider }».
refusal-record-no-move = línea { $line }: { $why }
refusal-record-illegal-move = línea { $line }: { $move }: { $why }
refusal-record-header-unusable = La cabecera del registro no se puede usar: { $why }
refusal-record-other-components = La partida se jugó con los componentes «{ $played }» ({ $played-hash }); aquí están «{ $here }» ({ $here-hash }). Indica el archivo de aquellos.
refusal-record-other-position = Los jugadores y las opciones no son los de la posición que contiene.
refusal-record-not-over = La cabecera da un resultado, pero tras la última jugada la partida no ha terminado.
refusal-record-other-result = El resultado de la cabecera es { $given }; las jugadas llevan a { $found }.

## Posiciones

refusal-position-wrong = La posición no se puede usar: { $detail }
refusal-position-not-toml = { $place } no es TOML: { $detail }.
refusal-position-format = { $place }: falta «duomo_position = { $format }», o la posición es de una versión más reciente.
refusal-position-no-game = { $place }: «game» debe nombrar el juego, como en game = "red-cathedral".
refusal-position-other-game = La posición es de { $game }, no de { $wanted }.
refusal-position-unknown-entry = { $place }: la entrada { $entry } es desconocida; puede haber: { $known }.
refusal-position-value = { $place }: { $value } es incorrecto; debe ser { $kind ->
        [table] una tabla
        [list] una lista
       *[flag] true o false
    }.
refusal-position-too-many = { $place }: { $count } entradas son demasiadas; puede haber { $most }.
refusal-position-number = { $place }: { $value } es incorrecto; debe ser un número de { $least } a { $most }.
refusal-position-word = { $place }: { $value } es incorrecto; puede haber: { $known }.

## Componentes

refusal-components-wrong = Los componentes no se pueden usar: { $detail }

## Archivos

file-cause =
    { $cause ->
        [denied] el acceso está denegado
        [no-folder] no existe esa carpeta
        [folder] es una carpeta
        [file] ya hay un archivo con ese nombre
        [full] el disco está lleno
       *[other] { $detail }
    }
refusal-file-missing = No hay ningún archivo { $file }.
refusal-file-is-folder = { $file } es una carpeta, no un archivo.
refusal-file-not-text = { $file } no es un archivo de texto.
refusal-file-unreadable = No se puede leer { $file }: { file-cause }.
refusal-file-unwritable = No se puede escribir { $file }: { file-cause }.
refusal-file-other-arena = { $file } contiene otra arena, o ninguna: su primera línea no es la de esta.
refusal-file-no-result = { $file }, línea { $line }: esto no es el resultado de una partida.
refusal-file-other-data-set = { $folder } contiene otro conjunto de datos: su «{ $entry }» es distinto. Elige una carpeta nueva.
