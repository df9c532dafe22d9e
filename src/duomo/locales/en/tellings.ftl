# How people are told of their turns.

telling-turn = It is your turn: { $game }.
telling-turn-with = It is your turn: { $game } with { $names }.
telling-calendar = Duomo: your deadlines
telling-mail-subject =
    { $count ->
        [one] Duomo: one game waits for you
       *[other] Duomo: { $count } games wait for you
    }
telling-mail-start = This waits for you at Duomo:
telling-mail-stop = You are sent this because you asked for it. No more such letters: { $link }
server-bad-endpoint = Push messages are not sent to such an address.
web-tellings = When it is your turn
web-telling-title = Number in the title and on the icon
web-telling-sound = Sounds
web-telling-push = Message from this browser
web-telling-push-about = It comes while the page is closed, once for each turn.
web-telling-push-denied = The browser does not allow messages of this page; its settings can change that.
web-telling-push-others =
    { $count ->
        [one] One other browser of yours is told too.
       *[other] { $count } other browsers of yours are told too.
    }
web-telling-push-end = None of them any more
web-telling-mail = Letters about games by days
web-telling-mail-about = At most one in the time you choose. They go to the address that you have confirmed.
web-telling-mail-unproven = Confirm an e-mail address first.
web-telling-mail-0 = none
web-telling-mail-1 = each hour
web-telling-mail-6 = every 6 hours
web-telling-mail-24 = each day
web-telling-mail-168 = each week
web-telling-calendar = Calendar of deadlines
web-telling-calendar-about = Any calendar can subscribe to the address. It is for you alone, and shown this once.
web-telling-calendar-make = Make an address
web-telling-calendar-new = New address; the old one ends
web-telling-calendar-end = No calendar any more
web-unsubscribe = No more letters
web-unsubscribe-about = You will not be sent letters about your games any more.
web-unsubscribe-go = Stop the letters
web-unsubscribe-done = Done: no more letters.
web-turns-waiting =
    { $count ->
        [one] 1 turn waits for you
       *[other] { $count } turns wait for you
    }
