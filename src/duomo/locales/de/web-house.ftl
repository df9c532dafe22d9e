# Plätze und das Haus, auf der Seite.

web-seating-taken = { $name } hat Platz genommen.
web-seating-renewed = Die Einladung auf den Platz von { $name } wurde erneuert.
web-seating-moved = { $name } spielt auf einem anderen Gerät weiter.
web-seats = Plätze von Menschen
web-seat-elsewhere = Auf einem anderen Gerät weiterspielen
web-seat-give-away = Den Platz jemand anderem geben
web-seat-once = Der Link gilt einmal: Wer ihn zuerst öffnet, hat den Platz.
