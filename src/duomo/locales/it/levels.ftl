# I livelli degli avversari, dal più debole (bots/levels.py)

level-name =
    { $level ->
        [apprentice] Apprendista
        [carter] Carrettiere
        [carpenter] Carpentiere
        [mason] Muratore
        [sculptor] Scultore
        [foreman] Capocantiere
        [architect] Architetto
        [master-builder] Maestro costruttore
        [grandmaster] Gran maestro
       *[other] { $level }
    }
level-about =
    { $level ->
        [apprentice] Sta imparando: non pensa né alle penalità né alle maggioranze e si lascia sfuggire molte possibilità.
        [carter] Conosce le regole, ma non vede ancora chi avrà la maggioranza; prende quello che ha sottomano.
        [carpenter] Gioca per guadagni rapidi e si lascia ancora sfuggire più di un buon turno.
        [mason] Gioca con solidità, ma ogni tanto giudica male quanto vale un turno.
        [sculptor] Nel proprio turno non si lascia sfuggire quasi nulla, ma guarda appena oltre.
        [foreman] Vede tutto il suo turno e dà un’occhiata a come gli altri potrebbero rispondere.
        [architect] Soppesa i suoi turni contro le risposte degli altri e la fortuna dei dadi.
        [master-builder] Cerca a fondo e in largo prima di ogni turno, con un occhio educato da migliaia di partite.
        [grandmaster] Pensa fino a cinque secondi quando la scelta è difficile: l’avversario più forte che ci sia.
       *[other] { "" }
    }
