# La pagina senza server: avviare, conservare, portare con sé le partite.

web-starting-fetching = Carico il gioco: { $done } di { $of } MB
web-starting-starting = Avvio Python …
web-starting-rules = Apro le regole …
web-starting-failed = Il gioco non è partito in questo browser. Ricarica la pagina; se non basta, prova un browser più recente.
web-starting-reload = Ricarica
web-install = Installa Duomo
web-update-there = C’è una nuova versione di Duomo. Le tue partite restano come sono.
web-update-take = Prendila ora
web-update-later = Più tardi
web-kept = Le tue partite
web-kept-here = Tutto avviene in questo browser: le partite sono conservate solo su questo dispositivo e nessun altro le vede.
web-kept-there = Le tue partite sono conservate da questo server.
web-kept-save = Salva tutte le partite in un file
web-kept-bring = Riprendi partite da un file
web-kept-brought = { $games ->
    [one] È stata ripresa una partita.
   *[other] Sono state riprese { $games } partite.
} { $refused ->
    [0] { "" }
    [one] Una non era leggibile.
   *[other] { $refused } non erano leggibili.
}
web-kept-no-file = Questo non è un file di partite salvato da Duomo.
web-kept-record = Registrazione { $number }
web-give-up-here = Finisce senza risultato e resta visibile tra le partite finite.
web-kept-delete = Elimina la partita
web-kept-delete-about = Sparisce per sempre da questo browser.
web-people-meet = Le persone si incontrano su un server
web-people-meet-about = Amici, tavoli aperti e partite degli altri sono su un server che tutti potete raggiungere. Tutto il resto è qui, in questo browser.
web-elsewhere = Persone altrove
web-elsewhere-about = Per giocare con persone altrove serve un server che tutti possiate raggiungere. Se vuoi, salva qui le tue partite e riprendile lì: ognuna continua da dov’era.
web-elsewhere-address = Indirizzo di un server
web-elsewhere-go = Vai lì
web-elsewhere-wrong = Questo non è un indirizzo: comincia con https:// e nomina un server.
web-level-pace = { $simulations } simulazioni per turno: circa { $seconds } secondi su questo dispositivo.
web-level-fast = { $simulations } simulazioni per turno: al massimo un secondo circa su questo dispositivo.
web-level-slow = { $simulations } simulazioni per turno richiederebbero circa { $seconds } secondi su questo dispositivo.
web-level-limited = { $simulations } simulazioni per turno; su questo dispositivo solo circa { $reached }, nei { $seconds } secondi che si concede.
web-level-next = Prendi invece { $level }
web-docs = Documentazione
web-site-about = Tutto avviene in questo browser, senza server e senza rete: bot, lezioni, problemi, analisi. Nessun account, niente da installare.
