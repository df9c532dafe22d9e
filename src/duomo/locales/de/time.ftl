# Bedenkzeit, und wer nicht da ist.

server-game-over = Die Partie ist zu Ende.
server-table-given-up = Die Partie an diesem Tisch wurde aufgegeben.
server-bot-plays = Für diesen Platz spielt gerade ein Bot.
server-nobody-gone = Dort wird auf niemanden gewartet.
server-not-gone-long =
    { $minutes ->
        [one] Es wird noch eine Minute gewartet.
       *[other] Es wird noch { $minutes } Minuten gewartet.
    }
server-not-away = Niemand spielt für dich; du bist da.
server-out-of-game = Wer aus einer Partie ausgeschieden ist, kann nicht zurückkommen.
server-vote-runs = Über einen anderen Vorschlag wird noch abgestimmt; warte das Ende ab.
server-too-few-to-vote = Dafür müssen mindestens zwei zustimmen: An diesem Tisch sind es zu wenige.
server-no-vote = Es wird über nichts abgestimmt.
server-on-vacation = Du bist schon im Urlaub.
server-no-vacation-left =
    { $days ->
        [one] Du hast in diesem Jahr noch 1 Urlaubstag.
       *[other] Du hast in diesem Jahr noch { $days } Urlaubstage.
    }
server-too-many-votes = Du hast in einer Stunde sehr viel vorgeschlagen; versuche es später wieder.

web-time = Bedenkzeit
web-time-about = Wie lange alle überlegen dürfen.
web-time-none = Ohne
web-time-move = Je Zug
web-time-player = Je Person
web-time-days = Tage
web-time-minutes-move = Minuten für jeden Zug
web-time-minutes-player = Minuten für jede Person
web-time-increment = Sekunden dazu für jeden Zug
web-time-days-each = Tage für jeden Zug
web-time-out = Zeit abgelaufen
web-time-out-about = Was geschieht, wenn jemand keine mehr hat.
web-time-out-bot = Ein Bot, bis sie zurück sind
web-time-out-lost = Ausgeschieden
web-stand-in = Vertretung
web-stand-in-about = Der Bot, der für alle spielt, die nicht da sind.
web-pace-move = { $time } für jeden Zug
web-pace-player = { $time } für jede Person
web-pace-increment = { $time } für jede Person, { $seconds } s dazu für jeden Zug
web-pace-days =
    { $days ->
        [one] ein Tag für jeden Zug
       *[other] { $days } Tage für jeden Zug
    }
web-clock = Restzeit: { $time }
web-clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-clock-days-hours = { $days } T { $hours } h
web-clock-out = Zeit abgelaufen

web-seating-slow = { $name } hat keine Zeit mehr. Ein Bot spielt bis zur Rückkehr.
web-seating-claimed = { $name } ist seit Langem weg. Ein Bot spielt bis zur Rückkehr.
web-seating-back = { $name } ist wieder da.
web-seating-late = { $name } hat keine Zeit mehr und scheidet aus. Ein Bot spielt den Rest.
web-seating-resigned = { $name } gibt auf. Ein Bot spielt den Rest.
web-seating-voted = Die anderen spielen ohne { $name } weiter. Ein Bot spielt den Rest.
web-seating-ended = Die Partie wurde aufgegeben, wie { $name } vorgeschlagen hat.

web-gone-away = nicht da; { $level } spielt
web-gone-late = Zeit abgelaufen; { $level } spielt
web-gone-resigned = aufgegeben; { $level } spielt
web-gone-voted = abgewählt; { $level } spielt
web-on-vacation = im Urlaub bis { $date }
web-bot-plays-for-you = Ein Bot spielt für dich: { $level }.
web-i-am-back = Ich bin wieder da
web-you-are-out = Du bist ausgeschieden; ein Bot spielt den Rest.
web-seat-away = abwesend
web-seat-rating = Wertung { $rating }
web-claim-in = { $name } ist nicht da. In { $time } darf ein Bot spielen.
web-claim-now = { $name } ist seit Langem nicht da.
web-claim = Einen Bot spielen lassen
web-vote-end = { $name } schlägt vor, die Partie aufzugeben.
web-vote-out = { $name } schlägt vor, ohne { $other } weiterzuspielen.
web-vote-yours-end = Du hast vorgeschlagen, die Partie aufzugeben.
web-vote-yours-out = Du hast vorgeschlagen, ohne { $other } weiterzuspielen.
web-vote-waits = Noch ohne Antwort: { $names }
web-vote-agree = Einverstanden
web-vote-refuse = Nein
web-vote-withdraw = Zurückziehen
web-people-here = Personen
web-resign = Aufgeben
web-resign-about = Ein Bot spielt den Rest, und das Ergebnis wird gekennzeichnet. Du kannst nicht zurückkommen.
web-give-up = Partie abbrechen
web-give-up-about = Sie endet ohne Ergebnis, wenn alle zustimmen, die spielen.
web-play-without = Ohne { $name } weiterspielen
web-play-without-about = Ein Bot spielt den Rest, wenn die meisten anderen zustimmen.
web-really = Wirklich?
web-given-up = Die Partie wurde abgebrochen.

web-vacation = Urlaub
web-vacation-about = In Partien nach Tagen steht deine Zeit solange still.
web-vacation-days = Tage
web-vacation-go = In Urlaub gehen
web-vacation-end = Ich bin aus dem Urlaub zurück
web-vacation-until = Du bist im Urlaub bis { $date }.
web-vacation-left =
    { $days ->
        [one] Noch 1 Tag in diesem Jahr.
       *[other] Noch { $days } Tage in diesem Jahr.
    }
