# Was in Erinnerung bleibt: Wertungen, Profile, Ranglisten, das Archiv.

server-no-person = Hier ist niemand, oder die Person möchte nicht gesehen werden.

web-profile = Profil
web-profile-share = Teilen
web-profile-since = hier seit { $date }
web-profile-count =
    { $count ->
        [one] Partie
       *[other] Partien
    }
web-profile-won = gewonnen
web-profile-seen = Andere dürfen diese Seite sehen
web-profile-seen-about = Sie sehen deine Wertungen und deine gewerteten Partien. Sonst stehst du auch auf keiner Rangliste.
web-profile-rated-only = Nur gewertete Partien werden gezeigt.
web-ratings = Wertungen
web-ratings-none = Noch keine gewertete Partie. Wähle „Gewertet“, wenn du einen Tisch eröffnest.
web-rating-kind =
    { $kind ->
        [two] zu zweit
        [slow] auf Tage
       *[many] zu dritt und mehr
    }
web-rating-of = { $game }, { $kind }
web-rating-now = { $name }: { $rating }
web-rating-few = Nach fünf Partien verbindet eine Linie die Punkte.
web-opponents = Gegner
web-opponents-about = vor ihnen, hinter ihnen
web-opponents-none = Noch niemand.
web-opponent-games =
    { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
web-opponent-result = davor { $ahead }, gleichauf { $level }, dahinter { $behind }
web-automaton = Der Automat
web-by-seat = Siege nach Platz
web-by-seat-of = { $players } Spieler
web-by-seat-one = Platz { $seat }: { $won } von { $games }
web-by-choice = Mit Erweiterungen
web-recent = Letzte Partien
web-all-own-games = Alle Partien
web-place-of = { $place }. von { $players }
web-alone-won = Allein gewonnen
web-alone-lost = Allein verloren
web-left-all = Alle sind gegangen
web-left-resigned = Aufgegeben
web-left-late = Zeit überschritten
web-left-voted = Von den anderen ausgeschlossen
web-not-rated = nicht gewertet
web-replay-it = Nachspielen

web-archive = Deine Partien
web-archive-search = Namen, Stichwörter, Notizen
web-archive-game = Spiel
web-archive-any-game = Alle Spiele
web-archive-outcome = Ergebnis
web-archive-any-outcome = Gewonnen oder nicht
web-archive-won = Gewonnen
web-archive-lost = Nicht gewonnen
web-archive-rated = Gewertet oder nicht
web-archive-any-rated = Gewertet oder nicht
web-archive-yes-rated = Gewertet
web-archive-no-rated = Nicht gewertet
web-archive-tag = Stichwort
web-archive-any-tag = Jedes Stichwort
web-archive-count =
    { $count ->
        [0] Keine Partie passt.
        [one] Eine Partie
       *[other] { $count } Partien
    }
web-archive-more = Mehr
web-archive-records = Alle Aufzeichnungen herunterladen
web-note-edit = Stichwörter und Notiz
web-note-tags = Stichwörter, durch Kommas getrennt
web-note = Notiz
web-note-about = Niemand sonst sieht, was du hier schreibst.
web-note-save = Speichern

web-leaders = Ranglisten
web-leaders-about = Es zählt, was sicher ist: die Wertung abzüglich ihrer Unsicherheit. Bots stehen zum Vergleich da.
web-leaders-kind = Art des Tisches
web-leader-place = Rang
web-leader-name = Name
web-leader-rating = Wertung
web-leader-games = Partien
web-leader-few = Eine Wertung nach wenigen Partien, die sich noch stark ändern kann.

web-rated = Gewertet
web-rated-about = Das Ergebnis zählt. Es gibt keine Tipps, und hinter einen Wurf oder einen fremden Zug geht nichts zurück.
