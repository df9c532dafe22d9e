# Le scelte al tavolo: il vassoio, la mano, gli annullamenti, ciò che è cambiato, il sipario.

web-tray = Scelte
web-tray-costs = Costa { rc-rubles }
web-tray-fewer = Prenderne meno
web-tray-done = fatto
web-tray-hand = Nella tua mano
web-tray-lost = Andrebbe perso: { $what }.
web-tray-stay = Restare
web-rc-tray-take = Prendi { $what }
web-rc-tray-sum =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    } × { $each } = { $offered }
web-rc-tray-room = { $sum }, c’è posto per { $n }
web-rc-tray-reserve = { $sum }, nella riserva ne restano { $n }
web-rc-tray-offered = { $offered } offerti, se ne possono prendere { $n }
web-rc-tray-once = Ognuna una volta
web-rc-tray-leave = Vai via a mani vuote
web-rc-tray-leave-rest = Lascia il resto
web-rc-tray-face-up = paghi la bottega, poi la puoi usare
web-rc-tray-face-down = gratis, mai utilizzabile
web-rc-tray-hand-gives = Una volta adesso, e ogni volta che il dado della bottega ti porta al mercato.
web-rc-tray-hand-die = Quello che dà lo spazio di quel dado: una volta adesso, e ogni volta che il dado della bottega ti porta al mercato.
web-tray-put-back = Rimettila a posto (Esc)
web-rc-half-place = Posa la tessera su una bottega illuminata.
web-rc-slot-pay = paga { $rubles }
web-rc-slot-left = ne restano { $left }
web-rc-slot-down-only = Solo coperta: { $why }
web-rc-slot-short = Solo coperta: { $missing ->
    [one] manca 1 rublo
   *[other] mancano { $missing } rubli
}
web-redo = Ripeti
web-key-redo = rifare ciò che è stato annullato
web-restart-ask = Chiedi di ricominciare
web-restart-nothing = In questo turno non è stato deciso nulla.
web-undo-past = Annullare più del tuo turno?
web-undo-past-about = Questo annulla anche: { $turns }.
web-undo-past-asks = Tutti gli altri devono essere d’accordo.
web-undo-turns =
    { $turns ->
        [one] il turno di { $name }
       *[other] { $turns } turni di { $name }
    }
web-undo-do = Annulla la mossa
web-undo-keep = Lascia così
web-undo-waiting = In attesa del consenso di { $names } …
web-undo-withdraw = Ritira la richiesta
web-undo-withdrawn = { $name } non chiede più di annullare.
web-offline-waits = Nessuna connessione: la tua mossa aspetta qui e parte appena torna.
web-slow = In attesa del server …
web-curtain = Ora decide { $name }
web-curtain-about = Una parte di ciò che è sul tavolo è solo per { $name }. Passa lo schermo.
web-curtain-open = Sono { $name }: mostra il tavolo
web-standing = Se si contasse ora
web-standing-loading = Conteggio …
web-standing-secret = I contratti degli altri sono segreti e non sono contati.
web-standing-total = Totale
web-key-standing = quanto darebbe un conteggio adesso
web-key-choice = la scelta con quel numero
web-since = Dal tuo ultimo turno
web-since-all = Rivedi tutto
web-since-again = Rivedi il turno di { $name }
web-go-on = Avanti
