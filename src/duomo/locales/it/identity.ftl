# Chi è una persona, su tutti i suoi dispositivi.

server-no-ticket = Questo link non vale più: vale una volta sola, e non a lungo.
server-no-passkey = Nessuno qui ha questa passkey.
server-bad-passkey = La passkey non è stata accettata; riprova.
server-no-mail-server = Questo server non invia e-mail.
server-no-mail = Non è stato possibile inviare l’e-mail; riprova più tardi.
server-mail-subject = Il tuo link per Duomo
server-mail-text =
    Apri questo link per continuare su Duomo con il tuo nome:

    { $link }

    Vale una volta sola, per { $minutes } minuti. Se non l’hai chiesto, non fare nulla.
server-too-many-names = Hai cambiato nome spesso in un’ora; riprova più tardi.
server-too-many-tickets = Hai chiesto molti link in un’ora; riprova più tardi.

web-me = Tu
web-choose-name = Scegli un nome
web-me-name = Il tuo nome
web-me-name-about = Cambia a tutti i tuoi tavoli, anche a quelli passati.
web-me-save = Salva
web-me-saved = Salvato.
web-carry-on = Continua su un altro dispositivo
web-carry-on-about = Apri lì il link, o mostra il codice all’altro dispositivo. Vale una volta sola ed è solo per te.
web-carry-on-show = Mostra link e codice
web-carry-on-code = Il link come codice QR
web-carry-on-minutes = Vale { $minutes } minuti.
web-here = Continua qui
web-here-as = Questo dispositivo diventa di { $name }.
web-here-nameless = Questo dispositivo diventa di chi ha creato il link.
web-here-same = Questo dispositivo è già tuo.
web-here-go = Continua
web-passkeys = Passkey
web-passkeys-about = Con una passkey sei te stesso su ogni dispositivo che ce l’ha, senza password.
web-passkey-add = Aggiungi una passkey
web-passkey-of = Passkey del { $date }
web-passkey-remove = Rimuovi
web-passkey-sign-in = Accedi con una passkey
web-passkey-none = Il browser non ha creato nessuna passkey.
web-email = E-mail
web-email-about = Un link per e-mail ti fa continuare ovunque. Nessun altro vede l’indirizzo.
web-email-address = Indirizzo e-mail
web-email-confirm = Conferma
web-email-sign-in = Ricevi un link per accedere
web-email-sent = Guarda la posta: un link è in arrivo, se l’indirizzo è noto.
web-email-remove = Dimentica l’indirizzo
web-devices = Dispositivi
web-devices-about = Dove sei conosciuto, e da quando.
web-device-this = questo dispositivo
web-device-unknown = Dispositivo sconosciuto
web-device-of = da { $since }, visto { $seen }
web-device-end = Disconnetti
web-your-data = I tuoi dati
web-everything = Scarica tutto
web-forget-me = Elimina tutto
web-forget-about = Nome, dispositivi, chiavi e registrazioni spariscono. I bot finiscono le tue partite; quelle degli altri restano, senza il tuo nome.
web-forget-sure = Sì, elimina tutto
web-forget-not = No, tieni tutto
web-played-elsewhere = Ora giochi su un altro dispositivo; qui guardi.
web-behind =
    { $games ->
        [one] Questo browser ha 1 partita come altro ospite.
       *[other] Questo browser ha { $games } partite come altro ospite.
    }
web-behind-stays = Restano a quel membro, che può accedere di nuovo.
web-here-known = { $name } ha già questo indirizzo: con il link anche questo dispositivo è suo.
web-here-bring = Continua e portale con te
web-here-leave = Continua senza
web-passkey-bring = Accedi e portale con te
web-passkey-leave = Accedi senza
web-device-new = Ora anche un altro dispositivo è tuo.
web-device-look = Vedi i tuoi dispositivi
web-device-fine = Ero io
web-me-named = Tu: { $name }
web-leaving = Tutto ciò che ti riguarda sparisce il { $date }. Fino ad allora puoi restare.
web-stay = Resta, dopotutto
web-forget-regret = Hai { $days } giorni per ripensarci, con questo dispositivo, un link o una passkey: fino ad allora giocano per te dei bot e nessuno vede la tua pagina.
