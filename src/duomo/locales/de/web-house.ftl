# Plätze und das Haus, auf der Seite.

web-seating-taken = { $name } hat Platz genommen.
web-seating-renewed = Die Einladung auf den Platz von { $name } wurde erneuert.
web-seating-moved = { $name } spielt auf einem anderen Gerät weiter.
web-seats-of-people = Plätze von Menschen
web-seat-elsewhere = Auf einem anderen Gerät weiterspielen
web-seat-give-away = Den Platz jemand anderem geben
web-seat-once = Der Link gilt einmal: Wer ihn zuerst öffnet, hat den Platz.

web-house = Das Haus
web-house-counts = Personen: { $people } · Tische: { $tables }, im Spiel: { $running } · Verbindungen an diesem Prozess: { $connections }
web-house-announce = Ansage
web-house-text = Was allen gesagt wird
web-house-minutes = Für wie viele Minuten (0: bis du es änderst)
web-house-tell = Allen sagen
web-house-drain = Nichts Neues beginnen: gleich wird neu gestartet
web-house-open = Weiter wie immer
web-house-backup = Sicherung herunterladen
web-house-prune = Altes entfernen
web-house-pruned = Entfernt. Tische: { $tables }, Personen: { $people }.
web-house-search = Kennung oder Name
web-house-running = Nur laufende Tische
web-house-look = Suchen
web-house-tables = Tische
web-house-closed = geschlossen
web-house-over = beendet
web-house-close = Schließen
web-house-people = Personen
web-house-steward = kümmert sich um den Server
web-house-ban = Aussperren
web-house-unban = Wieder einlassen
web-house-bans = Ausgesperrt
web-house-address = Adresse oder Netz
web-house-reason = Grund, der genannt wird
web-house-read = Gelesen
