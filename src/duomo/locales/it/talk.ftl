# Conversazioni al tavolo.

server-nothing-said = Di’ qualcosa, o scegli una frase.
server-too-much-talk = Parli troppo in fretta; aspetta un momento.
server-too-many-reports = Hai segnalato molto in un’ora; riprova più tardi.

web-talk = Chat
web-talk-unread = nuovi: { $count }
web-talk-players = Lo leggono solo i giocatori.
web-talk-watchers = Lo leggono solo gli spettatori.
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-write = Scrivi al tavolo
web-talk-send = Invia
web-talk-somebody = Qualcuno
web-talk-mute = Silenzia la chat
web-talk-unmute = Mostra di nuovo la chat
web-talk-muted = La chat è silenziata.
web-talk-about = Su questa riga
web-talk-hush = Non sentire { $name } a questo tavolo
web-talk-hear = Senti di nuovo { $name }
web-talk-block = Non leggere più { $name }
web-talk-report = Segnala
web-talk-reason = Perché non va detto (facoltativo)
web-talk-reported = Lo vedrà chi si occupa del server.
web-blocked = Chi non senti
web-unblock = Senti di nuovo
web-block-sure = Davvero? Non sareste più amici
web-blocked-now = Non senti più { $name }: niente chat, niente domande, nessun tavolo in comune per caso. Si annulla nella pagina «Tu».
web-house-reports = Segnalazioni
web-house-settle = Risolto
web-house-reported = { $name }: «{ $said }»
web-house-none-reported = Nulla è stato segnalato.

web-phrase =
    { $phrase ->
        [hello] Ciao!
        [good-luck] Buona fortuna!
        [well-built] Ben costruito!
        [thinking] Sto pensando…
        [sorry] Scusa!
        [thanks] Grazie!
        [wait] Torno subito.
       *[good-game] Bella partita!
    }
