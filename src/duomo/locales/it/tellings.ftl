# Come si viene a sapere che tocca a sé.

telling-turn = Tocca a te: { $game }.
telling-turn-with = Tocca a te: { $game } con { $names }.
telling-calendar = Duomo: le tue scadenze
telling-mail-subject =
    { $count ->
        [one] Duomo: una partita ti aspetta
       *[other] Duomo: { $count } partite ti aspettano
    }
telling-mail-start = Questo ti aspetta su Duomo:
telling-mail-stop = Ricevi questa lettera perché l’hai chiesta. Non riceverne più: { $link }
server-bad-endpoint = A un indirizzo simile non si inviano messaggi.
web-tellings = Quando tocca a te
web-telling-title = Numero nel titolo e sull’icona
web-telling-sound = Suoni
web-telling-push = Messaggio da questo browser
web-telling-push-about = Arriva a pagina chiusa, una volta per turno.
web-telling-push-denied = Il browser non consente messaggi da questa pagina; si cambia nelle sue impostazioni.
web-telling-push-others =
    { $count ->
        [one] Viene avvisato anche un altro tuo browser.
       *[other] Vengono avvisati anche altri { $count } tuoi browser.
    }
web-telling-push-end = Nessuno più
web-telling-mail = Lettere sulle partite a giorni
web-telling-mail-about = Al massimo una nel tempo scelto. Vanno all’indirizzo che hai confermato.
web-telling-mail-unproven = Prima conferma un indirizzo e-mail.
web-telling-mail-0 = nessuna
web-telling-mail-1 = ogni ora
web-telling-mail-6 = ogni 6 ore
web-telling-mail-24 = ogni giorno
web-telling-mail-168 = ogni settimana
web-telling-calendar = Calendario delle scadenze
web-telling-calendar-about = Ogni calendario può abbonarsi all’indirizzo. È solo per te e viene mostrato solo ora.
web-telling-calendar-make = Crea un indirizzo
web-telling-calendar-new = Nuovo indirizzo; il vecchio decade
web-telling-calendar-end = Niente più calendario
web-unsubscribe = Niente più lettere
web-unsubscribe-about = Non riceverai più lettere sulle tue partite.
web-unsubscribe-go = Ferma le lettere
web-unsubscribe-done = Fatto: niente più lettere.
web-turns-waiting =
    { $count ->
        [one] 1 turno ti aspetta
       *[other] { $count } turni ti aspettano
    }
