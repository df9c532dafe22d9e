# Wie man erfährt, dass man am Zug ist.

telling-turn = Du bist am Zug: { $game }.
telling-turn-with = Du bist am Zug: { $game } mit { $names }.
telling-calendar = Duomo: deine Fristen
telling-mail-subject =
    { $count ->
        [one] Duomo: ein Spiel wartet auf dich
       *[other] Duomo: { $count } Spiele warten auf dich
    }
telling-mail-start = Das wartet bei Duomo auf dich:
telling-mail-stop = Du bekommst diesen Brief, weil du es so wolltest. Keine solchen Briefe mehr: { $link }
server-bad-endpoint = An eine solche Adresse werden keine Meldungen geschickt.
web-tellings = Wenn du am Zug bist
web-telling-title = Zahl im Titel und auf dem Symbol
web-telling-sound = Töne
web-telling-push = Meldung dieses Browsers
web-telling-push-about = Sie kommt, während die Seite geschlossen ist, einmal für jeden Zug.
web-telling-push-denied = Der Browser erlaubt dieser Seite keine Meldungen; seine Einstellungen können das ändern.
web-telling-push-others =
    { $count ->
        [one] Ein anderer Browser von dir meldet es auch.
       *[other] { $count } andere Browser von dir melden es auch.
    }
web-telling-push-end = Keiner mehr davon
web-telling-mail = Briefe zu Spielen mit Tagen Bedenkzeit
web-telling-mail-about = Höchstens einer in der gewählten Zeit. Sie gehen an die Adresse, die du bestätigt hast.
web-telling-mail-unproven = Bestätige erst eine E-Mail-Adresse.
web-telling-mail-0 = keine
web-telling-mail-1 = stündlich
web-telling-mail-6 = alle 6 Stunden
web-telling-mail-24 = täglich
web-telling-mail-168 = wöchentlich
web-telling-calendar = Kalender der Fristen
web-telling-calendar-about = Jeder Kalender kann die Adresse abonnieren. Sie ist für dich allein und wird nur dieses Mal gezeigt.
web-telling-calendar-make = Adresse machen
web-telling-calendar-new = Neue Adresse; die alte endet
web-telling-calendar-end = Kein Kalender mehr
web-unsubscribe = Keine Briefe mehr
web-unsubscribe-about = Du bekommst keine Briefe zu deinen Spielen mehr.
web-unsubscribe-go = Briefe abstellen
web-unsubscribe-done = Erledigt: keine Briefe mehr.
web-turns-waiting =
    { $count ->
        [one] 1 Zug wartet auf dich
       *[other] { $count } Züge warten auf dich
    }
