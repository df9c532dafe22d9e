# Turniere, auf der Seite.

web-tournaments = Turniere
web-tournaments-about = Viele Tische, ein Sieger. Runden beginnen von selbst, und Bots dürfen mitspielen.
web-tournament-new = Neues Turnier
web-tournaments-state =
    { $state ->
        [open] Zum Mitmachen offen
        [running] Laufende
       *[over] Beendete
    }
web-tournaments-none = Kein Turnier ist angesagt. Es braucht einen Namen und einen Klick.
web-tournament-kind =
    { $kind ->
        [round-robin] Jeder gegen jeden
        [swiss] Schweizer System
       *[knock-out] K.-o.-System
    }
web-tournament-about =
    { $kind ->
        [round-robin] Alle treffen aufeinander.
        [swiss] In jeder Runde treffen sich die, die etwa gleich viele Punkte haben, und niemand zweimal.
       *[knock-out] Wer gewinnt, kommt weiter, bis nur noch einer übrig ist.
    }
web-tournament-size = Tische zu { $size }
web-tournament-count = { $entrants } von { $most } Teilnehmern
web-tournament-round = Runde { $round } von { $rounds }
web-tournament-round-number = Runde { $round }
web-tournament-starts = Beginnt am { $when }
web-tournament-by-hand = Beginnt, wenn der Ausrichter es sagt
web-tournament-by = Ausgerichtet von { $name }
web-tournament-nobody = jemandem, der nicht mehr da ist
web-tournament-entered = Du nimmst teil
web-tournament-join = Mitmachen
web-tournament-withdraw = Aussteigen
web-tournament-withdraw-sure = Aussteigen? Wenn es begonnen hat, gibt es keinen Weg zurück.
web-tournament-start = Jetzt beginnen
web-tournament-start-few = Es braucht { $fewest } Teilnehmer, um zu beginnen
web-tournament-cancel = Absagen
web-tournament-cancel-sure = Das Turnier absagen? Laufende Partien gehen weiter.
web-tournament-cancelled = Dieses Turnier wurde abgesagt.
web-tournament-add-bots = Bots hinzufügen
web-tournament-bots-count = Wie viele
web-tournament-remove = { $name } entfernen
web-tournament-ready = Deine nächste Partie ist bereit
web-tournament-to-table = An den Tisch
web-tournament-wait = Deine nächste Partie wird hier angesagt.
web-tournament-won = { $name } hat gewonnen
web-tournament-standings = Tabelle
web-tournament-points = Punkte
web-tournament-played = Partien
web-tournament-victories = Siege
web-tournament-buchholz = Buchholz: die Punkte der Gegner
web-tournament-berger = Sonneborn-Berger: die Punkte der Besiegten
web-tournament-rounds = Runden
web-tournament-bracket = Der Turm
web-tournament-heat-open = noch offen
web-tournament-watch = Zusehen
web-tournament-replay = Nachspielen
web-tournament-planned = wartet auf einen freien Tisch
web-tournament-alone =
    { $how ->
        [bye] hat ein Freilos
        [rest] setzt aus
       *[walkover] kommt kampflos weiter
    }
web-tournament-ended =
    { $ended ->
        [agreed] von allen aufgegeben
        [left] jemand war weg
       *[closed] vom Haus geschlossen
    }
web-tournament-entrant = Teilnehmer { $number }
web-tournament-bot = { $level } { $twin }
web-tournament-out = ausgestiegen
web-tournament-entrants = Teilnehmer
web-tournament-entrants-none = Noch hat sich niemand angemeldet.
web-tournament-rules = So wird gespielt
web-tournament-rule-match =
    { $games ->
        [one] Zwei spielen eine Partie. Steht es dann gleich, bis zu zwei weitere; danach kommt weiter, wer besser gesetzt ist.
       *[other] Zwei spielen { $games } Partien. Steht es dann gleich, bis zu zwei weitere; danach kommt weiter, wer besser gesetzt ist.
    }
web-tournament-rule-going-on =
    { $count ->
        [one] Von jedem Tisch kommt der Erste weiter.
       *[other] Von jedem Tisch kommen die ersten { $count } weiter.
    }
web-tournament-rule-points = Ein Punkt für jeden besiegten Gegner, ein halber für einen, mit dem man gleichauf ist.
web-tournament-rule-ties = Bei gleichen Punkten: Buchholz, dann Sonneborn-Berger, dann die Partien gegeneinander, dann die Startreihenfolge.
web-tournament-rule-time = { $pace }. Wer keine Zeit mehr hat, verliert.
web-tournament-rule-rated =
    { $rated ->
        [yes] Die Partien werden gewertet.
       *[no] Die Partien werden nicht gewertet.
    }
web-tournament-rule-link = Nur wer den Link hat, findet es.
web-tournament-name = Name
web-tournament-kind-label = Art
web-tournament-size-label = Spieler an einem Tisch
web-tournament-games-label = Partien je Begegnung
web-tournament-most-label = Teilnehmer höchstens
web-tournament-listed-label = Wer es findet
web-tournament-listed =
    { $listed ->
        [yes] Alle
       *[no] Wer den Link hat
    }
web-tournament-start-label = Beginn
web-tournament-start-how =
    { $how ->
        [time] Zu einer Zeit
       *[hand] Wenn ich es sage
    }
web-tournament-make = Ansagen
