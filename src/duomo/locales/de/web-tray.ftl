# Entscheidungen am Tisch: Ablage, Hand, Zurücknehmen, was sich geändert hat, der Vorhang.

web-tray = Auswahl
web-tray-costs = Kostet { rc-rubles }
web-tray-fewer = Weniger nehmen
web-tray-done = erledigt
web-tray-hand = In der Hand
web-tray-lost = Das ginge verloren: { $what }.
web-tray-stay = Bleiben
web-rc-tray-take = { $what } nehmen
web-rc-tray-sum =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    } × { $each } = { $offered }
web-rc-tray-room = { $sum }, Platz für { $n }
web-rc-tray-reserve = { $sum }, im Vorrat noch { $n }
web-rc-tray-offered = { $offered } angeboten, { $n } sind möglich
web-rc-tray-once = Jedes einmal
web-rc-tray-leave = Mit leeren Händen gehen
web-rc-tray-leave-rest = Den Rest liegen lassen
web-rc-tray-face-up = das Feld bezahlen, dann nützt es dir
web-rc-tray-face-down = kostenlos, nie zu gebrauchen
web-rc-tray-hand-gives = Einmal jetzt, und immer wenn der Würfel des Feldes dich zum Markt führt.
web-rc-tray-hand-die = Was der Bereich jenes Würfels gibt: einmal jetzt, und immer wenn der Würfel des Feldes dich zum Markt führt.
web-tray-put-back = Zurücklegen (Esc)
web-rc-half-place = Lege das Plättchen auf ein leuchtendes Feld.
web-rc-slot-pay = { $rubles } zahlen
web-rc-slot-left = { $left } bleiben
web-rc-slot-down-only = Nur verdeckt: { $why }
web-rc-slot-short = Nur verdeckt: { $missing ->
    [one] 1 Rubel fehlt
   *[other] { $missing } Rubel fehlen
}
web-redo = Wiederholen
web-key-redo = Zurückgenommenes wiederholen
web-restart-ask = Um Neubeginn bitten
web-restart-nothing = In diesem Zug wurde noch nichts entschieden.
web-undo-past = Mehr als den eigenen Zug zurücknehmen?
web-undo-past-about = Das nimmt auch zurück: { $turns }.
web-undo-past-asks = Alle anderen müssen zustimmen.
web-undo-turns =
    { $turns ->
        [one] den Zug von { $name }
       *[other] { $turns } Züge von { $name }
    }
web-undo-do = Zurücknehmen
web-undo-keep = So lassen
web-undo-waiting = Warten auf die Zustimmung von { $names } …
web-undo-withdraw = Abbrechen
web-undo-withdrawn = { $name } möchte nichts mehr zurücknehmen.
web-offline-waits = Keine Verbindung: Dein Zug wartet hier und wird gesendet, sobald es wieder eine gibt.
web-slow = Warten auf den Server …
web-curtain = Jetzt entscheidet { $name }
web-curtain-about = Manches auf dem Tisch ist nur für { $name } bestimmt. Gib den Bildschirm weiter.
web-curtain-open = Ich bin { $name }: Tisch zeigen
web-standing = Wenn jetzt gewertet würde
web-standing-loading = Wird gezählt …
web-standing-secret = Aufträge in anderen Händen sind geheim und nicht mitgezählt.
web-standing-total = Zusammen
web-key-standing = was eine Wertung jetzt ergäbe
web-key-choice = die Auswahl mit dieser Zahl
web-since = Seit deinem letzten Zug
web-since-all = Alles noch einmal
web-since-again = Den Zug von { $name } noch einmal zeigen
web-go-on = Weiter
