# Registrazioni, posizioni, file di componenti e altri che non si possono usare.

refusal-in-english = { $detail }

## Registrazioni

refusal-record-no-rule = { $name }: manca la riga «---» tra intestazione e mosse; non è una registrazione, o ne è solo l’inizio.
refusal-record-header-unreadable = { $name }: l’intestazione non si può leggere: { $detail }.
refusal-record-no-line = { $name }, riga { $line }: «{ $text }» non ha la forma «chi: mossa».
refusal-record-cut-off = { $name } si interrompe dopo la riga { $line }: manca l’ultima riga «--- end».
refusal-record-after-end = { $name }, riga { $line }: dopo «--- end» c’è ancora qualcosa.
refusal-record-unknown-entry = { $name }: l’intestazione ha una voce sconosciuta, «{ $entry }».
refusal-record-format = { $name }: nell’intestazione manca «duomo_record = { $format }», o il file viene da una versione più recente.
refusal-record-entry = { $name }: nell’intestazione «{ $entry }» deve essere { $kind ->
        [number] un numero intero
        [text] un testo
        [table] una tabella
       *[number-or-text] un numero intero o un testo
    }.
refusal-record-wrong-decider = riga { $line }: muove «{ $who }», ma la decisione spetta a «{ $decider }».
refusal-record-no-move = riga { $line }: { $why }
refusal-record-illegal-move = riga { $line }: { $move }: { $why }
refusal-record-header-unusable = L’intestazione della registrazione non si può usare: { $why }
refusal-record-other-components = La partita è stata giocata con i componenti «{ $played }» ({ $played-hash }); qui ci sono «{ $here }» ({ $here-hash }). Indica il file di quei componenti.
refusal-record-other-position = Giocatori e opzioni non sono quelli della posizione che contiene.
refusal-record-not-over = L’intestazione riporta un risultato, ma dopo l’ultima mossa la partita non è finita.
refusal-record-other-result = Il risultato dell’intestazione è { $given }; le mosse portano a { $found }.

## Posizioni

refusal-position-wrong = La posizione non si può usare: { $detail }
refusal-position-not-toml = { $place } non è TOML: { $detail }.
refusal-position-format = { $place }: manca «duomo_position = { $format }», o la posizione viene da una versione più recente.
refusal-position-no-game = { $place }: «game» deve indicare il gioco, come in game = "red-cathedral".
refusal-position-other-game = La posizione è di { $game }, non di { $wanted }.
refusal-position-unknown-entry = { $place }: la voce { $entry } è sconosciuta; ci possono essere: { $known }.
refusal-position-value = { $place }: { $value } è sbagliato; deve essere { $kind ->
        [table] una tabella
        [list] un elenco
       *[flag] true o false
    }.
refusal-position-too-many = { $place }: { $count } voci sono troppe; possono essere { $most }.
refusal-position-number = { $place }: { $value } è sbagliato; deve essere un numero da { $least } a { $most }.
refusal-position-word = { $place }: { $value } è sbagliato; ci può essere: { $known }.

## Componenti

refusal-components-wrong = I componenti non si possono usare: { $detail }

## File

file-cause =
    { $cause ->
        [denied] l’accesso è negato
        [no-folder] non c’è una cartella simile
        [folder] è una cartella
        [file] c’è già un file con quel nome
        [full] il disco è pieno
       *[other] { $detail }
    }
refusal-file-missing = Non c’è nessun file { $file }.
refusal-file-is-folder = { $file } è una cartella, non un file.
refusal-file-not-text = { $file } non è un file di testo.
refusal-file-unreadable = Non si può leggere { $file }: { file-cause }.
refusal-file-unwritable = Non si può scrivere { $file }: { file-cause }.
refusal-file-other-arena = { $file } contiene un’altra arena, o nessuna: la prima riga non è quella di questa.
refusal-file-no-result = { $file }, riga { $line }: questo non è il risultato di una partita.
refusal-file-other-data-set = { $folder } contiene un’altra raccolta di dati: «{ $entry }» è diverso. Scegli una nuova cartella.
