# Posizioni, partite e copie da un tavolo vero.

web-position = Componi una posizione
web-position-about = Porta qualsiasi situazione dal tavolo alla pagina: studiala, condividila.
web-position-copy = Copia come testo
web-position-text-copied = Il testo è copiato.
web-position-text-marked = Il testo è selezionato qui sotto: copialo con la tastiera.
web-position-share = Link
web-position-link-copied = Il link è copiato; contiene l’intera posizione.
web-position-link-above = Il link è nella barra degli indirizzi; contiene tutta la posizione.
web-position-study = Continua e analizza
web-position-not-yet = Prima risolvi i problemi.
web-position-start = Parti da
web-position-problems = Problemi
web-position-problems-count =
    { $count ->
        [0] Nessun problema
        [one] 1 problema
       *[other] { $count } problemi
    }
web-position-text = La posizione come testo
web-position-read = Leggi questo testo
web-position-pieces = Pezzi
web-position-palette = Prendi un pezzo, poi tocca il suo posto
web-position-finish = Finita
web-position-erase = Svuota
web-position-to-move = Tocca a { $who }
web-position-from-here = Modifica questa posizione

web-game-from-table = Annota una partita
web-game-from-table-about = Mossa per mossa, con i tuoi dadi; poi replay e analisi.
web-game-which = Quale gioco?
web-game-about = Prima l’allestimento: tocca ciò che è stato pescato. Una partita in corso parte invece da una posizione.
web-real-game-over = La partita è finita: { $scores }
web-game-nature = Che cosa hanno mostrato dadi o carte?
web-game-find = Cerca una mossa
web-game-replay = Rivedi e analizza

web-own-copy = La tua copia
web-copy-about = Inserisci ciò che vi è stampato. I valori restano in questo browser.
web-copy-progress = { $done } di { $all }
web-copy-compare = Confronta
web-copy-compared = { $same } uguali, { $apart } diverse, { $fresh } nuove
web-copy-take = Prendi la loro
web-copy-taken-in =
    { $count ->
        [one] { $count } riga è stata letta.
       *[other] { $count } righe sono state lette.
    }
web-copy-tables = Tipi di componenti
web-copy-all = Tutti di questo tipo
web-copy-yours = tuo
web-copy-before = Prima:
web-copy-take-back = Annulla
web-copy-matches = Corrisponde
web-copy-keep = Conserva, avanti
web-copy-problems =
    { $count ->
        [one] { $count } valore è impossibile.
       *[other] { $count } valori sono impossibili.
    }
web-copy-fine = Tutto è possibile: { $changed } righe differiscono dal set fornito ({ $hash }).
