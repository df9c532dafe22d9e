# Quanto una persona può chiedere a un server che usano anche altri, e che cosa non è un testo, un nome, un file.

## Limiti

server-busy = In questo momento il server ha troppo da fare; riprova tra poco.
server-too-much-work = Richiede più tempo di quanto il server possa dedicarvi.
server-hint-asked = Il tuo suggerimento è già in preparazione.
server-analyses-waiting = Diverse tue partite attendono già l’analisi; aspetta prima quelle.

## Nomi e testi

server-bad-name = Un nome è fatto di caratteri visibili: niente caratteri di controllo, né caratteri che cambiano la direzione del testo.
server-not-storable = Contiene caratteri che non si possono memorizzare.
server-unreadable-table = Il server non può aprire questo tavolo; chi lo gestisce trova il motivo nel registro.

## File

refusal-toml-large = È troppo grande: { $size } caratteri, al massimo { $most }
refusal-toml-entries = Ha più di { $most } voci
refusal-toml-deep = Riga { $line }: una voce si trova a più di { $most } livelli di profondità
refusal-toml-number = Riga { $line }: il numero è troppo lungo

## La pagina

web-waiting-place =
    { $place ->
        [one] Prima viene una domanda di altri …
       *[other] Prima vengono { $place } domande di altri …
    }
web-tables-unreadable =
    { $count ->
        [one] Il server non può aprire uno dei tuoi tavoli.
       *[other] Il server non può aprire { $count } dei tuoi tavoli.
    }
