# Die Seite ohne Server: starten, aufheben, Spiele mitnehmen.

web-starting-fetching = Das Spiel wird geladen: { $done } von { $of } MB
web-starting-starting = Python startet …
web-starting-rules = Die Regeln werden geöffnet …
web-starting-failed = Das Spiel ließ sich in diesem Browser nicht starten. Lade die Seite neu; hilft das nicht, nimm einen neueren Browser.
web-starting-reload = Neu laden
web-install = Duomo installieren
web-update-there = Es gibt eine neue Version von Duomo. Deine Spiele bleiben, wie sie sind.
web-update-take = Jetzt nehmen
web-update-later = Später
web-kept = Deine Spiele
web-kept-here = Alles läuft in diesem Browser: Die Spiele liegen allein auf diesem Gerät, und niemand sonst sieht sie.
web-kept-there = Deine Spiele liegen auf diesem Server.
web-kept-save = Alle Spiele in einer Datei sichern
web-kept-bring = Spiele aus einer Datei holen
web-kept-brought = { $games ->
    [one] Ein Spiel wurde geholt.
   *[other] { $games } Spiele wurden geholt.
} { $refused ->
    [0] { "" }
    [one] Eines war nicht lesbar.
   *[other] { $refused } waren nicht lesbar.
}
web-kept-no-file = Das ist keine Datei mit Spielen, die Duomo gesichert hat.
web-kept-record = Aufzeichnung { $number }
web-give-up-here = Sie endet ohne Ergebnis und bleibt unter den beendeten Spielen zu sehen.
web-kept-delete = Partie löschen
web-kept-delete-about = Sie verschwindet für immer aus diesem Browser.
web-people-meet = Menschen treffen sich auf einem Server
web-people-meet-about = Freunde, offene Tische und Spiele der anderen sind auf einem Server, den ihr alle erreicht. Alles andere ist hier, in diesem Browser.
web-elsewhere = Menschen anderswo
web-elsewhere-about = Um mit Menschen anderswo zu spielen, braucht es einen Server, den ihr alle erreicht. Wenn du magst, sichere deine Spiele hier und hole sie dort: Jedes geht weiter, wo es stand.
web-elsewhere-address = Adresse eines Servers
web-elsewhere-go = Dorthin
web-elsewhere-wrong = Das ist keine Adresse: Sie beginnt mit https:// und nennt einen Server.
web-level-pace = { $simulations } Simulationen je Zug: auf diesem Gerät etwa { $seconds } Sekunden.
web-level-fast = { $simulations } Simulationen je Zug: auf diesem Gerät höchstens etwa eine Sekunde.
web-level-slow = { $simulations } Simulationen je Zug würden auf diesem Gerät etwa { $seconds } Sekunden dauern.
web-level-limited = { $simulations } Simulationen je Zug; auf diesem Gerät nur etwa { $reached } davon, in den { $seconds } Sekunden, die sie sich nimmt.
web-level-next = Stattdessen { $level } nehmen
web-docs = Dokumentation
web-site-about = Alles läuft in diesem Browser, ohne Server und ohne Netz: Bots, Lektionen, Rätsel, Analyse. Kein Konto, nichts zu installieren.
