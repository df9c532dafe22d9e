# Dadi che si possono controllare.

server-word-given = Hai già aggiunto una parola.
server-one-deal = Oggi tutti giocano la stessa partita: non si aggiungono parole.
server-dice-tomorrow = Altri giocano ancora oggi la stessa partita: il segreto sarà rivelato domani.
web-seating-hint = { $name } ha ricevuto un suggerimento.

web-dice = Dadi onesti
web-dice-about = Prima della partita il server ha promesso i suoi dadi: questo è l’hash del suo segreto. Viene rivelato alla fine, e allora ogni lancio e ogni pescata si può controllare.
web-dice-word = Una parola tua
web-dice-word-about = I dadi da ora in poi dipendono da ciò che aggiungi; così nessuno può averli conosciuti.
web-dice-add = Aggiungi
web-dice-added = { $name } ha aggiunto «{ $word }».
web-dice-check = Controlla i dadi
web-dice-check-about = Il segreto viene rivelato; poi a questo tavolo non si può più tornare indietro.
web-dice-wrong = Il lancio o la pescata { $number } non segue dal segreto.
web-dice-other = Il segreto non è quello promesso.
web-dice-unable = Questo browser non può controllare qui, perché la pagina è arrivata senza cifratura. Salva la prova e usa: duomo verify-dice
web-dice-save = Salva la prova
web-dice-right =
    { $count ->
        [one] Un lancio o una pescata è stata controllata: segue dal segreto.
       *[other] { $count } lanci e pescate sono stati controllati: tutti seguono dal segreto.
    }
web-dice-right-unnoted =
    { $count ->
        [one] Un lancio o una pescata è stata controllata: segue dal segreto.
       *[other] { $count } lanci e pescate sono stati controllati: tutti seguono dal segreto.
    } Questo browser non c’era durante la partita e non ha annotato alcuna promessa: il server può aver scelto il segreto più tardi.
