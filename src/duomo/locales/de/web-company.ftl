# Andere Leute, auf der Seite: offene Tische, Gesuche, Freunde, Vereine, was an einem Tisch vereinbart ist.

## Die erste Seite

web-turn-of =
    { $turns ->
        [one] Du bist dran
       *[other] Du bist dran, 1 von { $turns }
    }
web-take-turn = Am Zug weiterspielen
web-what-happened = Was geschah
web-all = Alle
web-days-row =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage in Folge
    }
web-somebody = jemand
web-offline-people = Der Server ist nicht erreichbar: So war es zuletzt.

## Offene Tische

web-open-tables = Offene Tische
web-open-count =
    { $tables ->
        [one] 1 wartet
       *[other] { $tables } warten
    }, { $people ->
        [one] 1 Person hier
       *[other] { $people } Leute hier
    }
web-open-game =
    { $players ->
        [one] { $game }, allein
       *[other] { $game }, { $players } Spieler
    }
web-open-none = Kein Tisch wartet auf jemanden.
web-open-one = Eröffne einen; ein Bot kann den Platz halten
web-open-mine = Zum Tisch
web-join-table = Zu { $name } setzen: { $game }
web-friend-waits = ein Freund wartet
web-range = Wertung
web-range-about = Wer sich auf die offenen Plätze setzen darf; leer: alle.
web-range-lowest = Niedrigste Wertung
web-range-highest = Höchste Wertung
web-range-between = { $lowest } bis { $highest }
web-range-from = ab { $lowest }
web-range-to = bis { $highest }
web-range-any = alle
web-filter-players = Spieler
web-filter-count =
    { $players ->
        [one] 1 Spieler
       *[other] { $players } Spieler
    }
web-filter-any-players = Beliebig viele
web-filter-any-pace = Jede Bedenkzeit
web-filter-anybody = Mit allen
web-filter-friends = Mit Freunden
web-open-to = Offen für
web-open-to-about = Wer sich auf die offenen Plätze setzen darf.
web-open-all = Alle
web-open-friends = Deine Freunde
web-open-to-all = Für alle öffnen
web-open-to-friends = Für Freunde öffnen
web-open-now =
    { $to ->
        [friends] Freunde finden diesen Tisch.
        [club] Der Verein findet diesen Tisch.
       *[all] Alle finden diesen Tisch.
    }
web-open-close = Nur per Link
web-seat-anybody = Wer will
web-seat-anybody-long = Wer kommt
web-seat-anybody-about = Der Tisch steht bei den offenen Tischen, bis sich jemand setzt.

## Gesuche

web-seek = Gegner suchen
web-seek-title = Wer spielt etwa so stark wie ich?
web-seek-count =
    { $people ->
        [0] niemand wartet
        [one] eine Person wartet
       *[other] { $people } Leute warten
    }
web-seek-near = etwa meine Stärke
web-seek-about = Sobald genug Leute dasselbe wollen, sitzt ihr an einem Tisch. Je länger du wartest, desto weiter wird der Bereich der Wertungen. Wer die Seite verlässt, wartet nicht mehr.
web-seek-stop = Nicht mehr warten
web-seek-found = Es sind Gegner gefunden.
web-seek-go = Zum Tisch

## Einladungen

web-asks-you = { $name } lädt dich an einen Tisch ein
web-asks-rematch = { $name } möchte noch einmal spielen; dein Platz ist frei gehalten
web-accept = Annehmen
web-decline = Ablehnen
web-invite-them = Einladen
web-invite-friend = { $name } einladen
web-invited = eingeladen
web-seating-declined = { $name } möchte den Platz nicht: Er ist frei.

## Freunde

web-friends = Freunde
web-friends-here =
    { $count ->
        [0] niemand hier
        [one] 1 hier
       *[other] { $count } hier
    }
web-friends-none = Noch keine Freunde. Gib jemandem diese Adresse.
web-friends-share = Link weitergeben
web-friends-share-about = Wer ihn öffnet, fragt, ob ihr Freunde sein wollt.
web-friends-asked = Du hast gefragt
web-friends-part = Freundschaft beenden
web-friend-part = Freundschaft mit { $name } beenden
web-part = Entfernen
web-take-back = Zurückziehen
web-friend-take-back = Anfrage an { $name } zurückziehen
web-wants-friend = möchte mit dir befreundet sein
web-decline-friend = { $name } ablehnen
web-ask-friend = { $name } Freundschaft anbieten
web-friend-asked = { $name } ist gefragt
web-watch = Zuschauen
web-watch-friend = { $name } zuschauen
web-where =
    { $where ->
        [table] an einem Tisch
        [watching] schaut zu
        [puzzles] löst Aufgaben
        [learning] lernt
        [lobby] sucht eine Partie
        [away] nicht da
       *[here] hier
    }
web-where-yours = an deinem Tisch
web-where-table-game = spielt { $game }
web-where-watching-game = schaut bei { $game } zu
web-unseen = Freunde sehen, wo du bist
web-unseen-about = Wenn nicht, bist du für sie nicht da, auch wenn du spielst.

## Vereine

web-clubs = Vereine
web-clubs-mine = Deine Vereine
web-clubs-none = Du gehörst noch keinem an.
web-clubs-others = Andere Vereine
web-clubs-search = Suchen
web-club-new = Einen Verein gründen
web-club-name = Name des Vereins
web-club-about = Worum es geht
web-club-listed = Alle dürfen ihn finden und fragen
web-club-make = Gründen
web-club-size =
    { $count ->
        [one] ein Mitglied
       *[other] { $count } Mitglieder
    }
web-club-role =
    { $role ->
        [owner] Leitung
        [helper] Helfer
        [asked] möchte beitreten
       *[member] Mitglied
    }
web-club-ask = Beitritt erfragen
web-club-join = Beitreten
web-club-members = Mitglieder
web-club-member = Ein Mitglied
web-club-care = Verwalten
web-club-link = Einladungslink
web-club-helper = Zum Helfer machen
web-club-no-helper = Nicht mehr Helfer
web-club-hand-over = Verein übergeben
web-club-remove = Ausschließen
web-club-delete = Verein auflösen
web-club-leave = Verein verlassen
web-standings = Rangliste
web-standings-about = gewertete Partien unter Mitgliedern: ein Punkt für alle, die dahinter lagen
web-standings-none = Noch keine gewertete Partie unter Mitgliedern.
web-standings-points = Punkte

## Was vereinbart ist

web-hints = Tipps
web-hints-about = Ob man darum bitten darf. Alle am Tisch sehen, wer es tut.
web-hints-choice =
    { $hints ->
        [off] Keine
       *[all] Für alle sichtbar
    }
web-hints-terms =
    { $hints ->
        [off] keine Tipps
       *[all] Tipps für alle sichtbar
    }
web-undo-title = Zurücknehmen
web-undo-about =
    { $undo ->
        [consent] Die anderen werden jedes Mal gefragt.
        [free] Jeder Zug lässt sich zurücknehmen, auch Würfe und gezogene Karten.
        [off] Was getan ist, ist getan.
       *[usual] Frei, bis etwas aufgedeckt ist; darüber hinaus werden die anderen gefragt.
    }
web-undo-choice =
    { $undo ->
        [consent] Fragen
        [free] Frei
        [off] Nie
       *[usual] Üblich
    }
web-undo-terms =
    { $undo ->
        [consent] Zurücknehmen: fragen
        [free] Zurücknehmen: frei
        [off] ohne Zurücknehmen
       *[usual] Zurücknehmen: üblich
    }
web-watchers = Zuschauer
web-watchers-about = Wer zusehen darf, solange gespielt wird.
web-watchers-choice =
    { $watchers ->
        [friends] Freunde
        [nobody] Niemand
       *[all] Alle
    }
web-watchers-terms =
    { $watchers ->
        [friends] Freunde dürfen zusehen
        [nobody] niemand darf zusehen
       *[all] alle dürfen zusehen
    }
