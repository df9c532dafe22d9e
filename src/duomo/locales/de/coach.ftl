# Erste Partien: was der Begleiter sagt. Zu jedem Rat eine Zeile und unter `-why` der Grund; Bemerkungen zu dem, was
# geschehen ist, haben einen Text. Zahlen kommen aus der Lage.

## The Red Cathedral

coach-red-cathedral-title = Deine erste Partie
coach-red-cathedral-aim = Eine ganze Partie gegen einen Anfänger, vom ersten Banner bis zur Abrechnung. Der Begleiter sagt immer weniger.
coach-red-cathedral-topic-claim = Beanspruchen
coach-red-cathedral-topic-market = Der Markt
coach-red-cathedral-topic-workshop = Deine Werkstatt
coach-red-cathedral-topic-influence = Einfluss
coach-red-cathedral-topic-build = Bauen
coach-red-cathedral-topic-ornaments = Verzierungen
coach-red-cathedral-topic-penalty = Unfertiges
coach-red-cathedral-topic-end = Das Ende
coach-red-cathedral-end-won = Du hast deine erste Partie gewonnen. Die nächste gehört dir allein: ohne Begleiter, mit einer neuen Kathedrale.
coach-red-cathedral-end-lost = Diesmal nicht. Sieh dir in der Wertung die Türme an: Dort entscheiden sich die meisten Partien. Dann versuche es noch einmal.
coach-red-cathedral-end-level = Unentschieden, in deiner ersten Partie. Sieh dir in der Wertung die Türme an, und spiele die nächste ohne mich.

coach-red-cathedral-own-penalty = Das hat dich { $recognition } Baupunkte gekostet: Dein Bauabschnitt war nicht fertig, als der darüber fertig wurde.
coach-red-cathedral-rival-penalty = Gut abgepasst: Dein Gegner verliert { $recognition } Baupunkte für den unfertigen Bauabschnitt darunter.
coach-red-cathedral-own-sixth = Dein sechster Bauabschnitt: 3 Ruhm. Dein Gegner hat noch einen Zug, dann wird gewertet.
coach-red-cathedral-rival-sixth = Dein Gegner hat sechs Bauabschnitte fertig. Dir bleibt ein Zug.
coach-red-cathedral-own-finish = Fertig! { $recognition } Baupunkte sofort, und von nun an zählt der Bauabschnitt in seinem Turm.
coach-red-cathedral-own-finish-again = Noch einer. { $to_go ->
    [0] Das war dein sechster.
    [one] Noch einer, und das Ende beginnt.
   *[other] Noch { $to_go }.
}
coach-red-cathedral-own-decorate = Deine Verzierung zählt in diesem Turm wie ein Banner, wer auch immer den Bauabschnitt gebaut hat.
coach-red-cathedral-own-claim = Dein Banner steht. Dort kann sonst niemand mehr bauen, und der Bauabschnitt darüber ist für alle offen.
coach-red-cathedral-own-open = Offen: Es hilft dir sofort, und wieder, sooft du einen Würfel dieser Farbe ziehst.
coach-red-cathedral-own-hide = Verdeckt kostet nichts, aber das Plättchen wird dir nie helfen.
coach-red-cathedral-many-dice = { $dice } Würfel im Bereich: alles auf dem Plättchen { $dice }-mal. So füllen sich Lager.
coach-red-cathedral-one-die = Ein Würfel bringt wenig. Suche Bereiche, in denen schon Würfel warten.
coach-red-cathedral-rival-claim = Dein Gegner hat einen Bauabschnitt beansprucht. Der darüber steht dir von nun an offen.
coach-red-cathedral-rival-finish = Dein Gegner hat einen Bauabschnitt fertig. { $rival_to_go ->
    [0] Nach deinem nächsten Zug ist Schluss.
    [one] Noch einer, und das Ende beginnt.
   *[other] Noch { $rival_to_go }, bis das Ende beginnt.
}

coach-red-cathedral-last-turn = Das ist dein letzter Zug.
coach-red-cathedral-last-turn-why = Was du jetzt nicht nutzt, ist fast nichts mehr wert. Stelle einen Bauabschnitt fertig, wenn es geht; sonst gewinnt dir vielleicht eine Verzierung einen Turm.
coach-red-cathedral-welcome = Eine leere Baustelle. Beanspruche einen Bauabschnitt.
coach-red-cathedral-welcome-why = Wer sechs Bauabschnitte fertigstellt, beendet die Partie. Beginne am Fuß eines Turms und wähle einen Unterbau, dessen Material du bekommen kannst: Es ist an seinem Fuß gezeichnet. Jeder andere Zug ist auch recht.
coach-red-cathedral-sixth = Du kannst deinen sechsten Bauabschnitt fertigstellen.
coach-red-cathedral-sixth-why = Das bringt 3 Ruhm dazu und lässt deinem Gegner einen einzigen Zug. Stehen die Türme gut für dich, dann jetzt.
coach-red-cathedral-penalty = Dein Gegner baut über dir.
coach-red-cathedral-penalty-why = Wird sein Bauabschnitt vor deinem darunter fertig, verlierst du Baupunkte, und bei jedem weiteren darüber wieder. Stelle deinen zuerst fertig.
coach-red-cathedral-strike = Unter dir ist jemand spät dran.
coach-red-cathedral-strike-why = Stelle deinen Bauabschnitt jetzt fertig, und dein Gegner verliert Baupunkte für den unfertigen darunter.
coach-red-cathedral-finish = Du hast alles, was einem deiner Bauabschnitte noch fehlt.
coach-red-cathedral-finish-why = Baue jetzt: Material im Bestand bringt nichts, ein fertiger Bauabschnitt schon.
coach-red-cathedral-full = Dein Bestand ist voll.
coach-red-cathedral-full-why = Was du jetzt nähmst, wäre verloren. Baue, oder beanspruche einen Bauabschnitt: Das Banner verlässt den Bestand und macht Platz.
coach-red-cathedral-rival-near = Deinem Gegner fehlt nur noch ein Bauabschnitt.
coach-red-cathedral-rival-near-why = Das Ende kann bald kommen. Beginne nichts Langes mehr, und gib aus, was du hast.
coach-red-cathedral-fetch = Hole, was deinem Bauabschnitt fehlt.
coach-red-cathedral-fetch-why = { $lacking ->
    [one] Ein Material fehlt.
   *[other] { $lacking } Materialien fehlen.
} Zeige auf einen Würfel, und du siehst, wohin er geht und was er bringt. Je mehr Würfel in einem Bereich, desto mehr nimmst du.
coach-red-cathedral-deliver = Drei deiner Materialien werden gebraucht.
coach-red-cathedral-deliver-why = Eine Bauaktion liefert bis zu drei. Dort sind sie sicher und machen Platz im Bestand.
coach-red-cathedral-two-at-once = Du könntest einen zweiten Bauabschnitt beginnen.
coach-red-cathedral-two-at-once-why = Mit zweien in Arbeit ist fast alles nützlich, was der Markt bringt. Ein dritter ist zu viel: Unfertiges kann Punkte kosten.
coach-red-cathedral-claim-again = Von dir ist nichts in Arbeit.
coach-red-cathedral-claim-again-why = Ohne Banner weißt du nicht, was du holen sollst. Ein Turm, in dem du schon stehst, ist ein guter Ort: Gezählt wird Turm für Turm.
coach-red-cathedral-place = Wohin mit dem Plättchen?
coach-red-cathedral-place-why = Bezahle den Preis eines Feldes und lege es offen hin: Dann hilft es, sooft du den Würfel dieser Farbe ziehst. Weiß und deine eigene Farbe nutzt man am meisten. Verdeckt ist umsonst.
coach-red-cathedral-place-poor = Du hast kaum einen Rubel.
coach-red-cathedral-place-poor-why = Verdeckt ist keine Schande: Behalte dein Geld für einen Würfel, der einen Bereich weiter muss.
coach-red-cathedral-visit = Hier gibt es dreierlei zu tun, in beliebiger Reihenfolge.
coach-red-cathedral-visit-why = Nimm, was der Bereich bietet, nutze eine Aktion der Karte in der Mitte, lass eines deiner Plättchen arbeiten. Dann geh.
coach-red-cathedral-tile = Dein Plättchen dieser Farbe ist wach.
coach-red-cathedral-tile-why = Lass es arbeiten, ehe du gehst: Es kostet nichts mehr.
coach-red-cathedral-card = Sieh auch auf die Karte.
coach-red-cathedral-card-why = Der Blitz wirkt einmal im Zug, das Unendlichzeichen, so oft du zahlen kannst. Oft gibt sie genau das Stück, das fehlt.
coach-red-cathedral-no-room = Nicht alles hat Platz.
coach-red-cathedral-no-room-why = Nimm, was deine Bauabschnitte brauchen. Jedes Banner und jede Lieferung schafft Platz.
coach-red-cathedral-build = Drei Lieferungen, nicht mehr.
coach-red-cathedral-build-why = Verteile sie auf deine Bauabschnitte, wie du magst. Zuerst, was fertig werden kann.
coach-red-cathedral-ornament = Du könntest eine Verzierung anbringen.
coach-red-cathedral-ornament-why = Sie macht ihren Turm um einen Punkt wertvoller und zählt dort für dich. Suche einen Turm, in dem du gleichauf oder knapp zurück bist.
coach-red-cathedral-gems = Edelsteine bringen Ruhm.
coach-red-cathedral-gems-why = Einer bringt 1, zwei verschiedene bringen 3. Vielleicht braucht sie auch ein Bauabschnitt: Entscheide, wofür sie sind.
coach-red-cathedral-pass-on = Deine Aktion ist getan.
coach-red-cathedral-pass-on-why = Noch kannst du alles zurücknehmen. Beende deinen Zug, wenn du zufrieden bist.

## Basilica

coach-basilica-title = Deine erste Partie
coach-basilica-aim = Eine ganze Partie, vom ersten Gewölbe bis zur dritten Wertung. Der Begleiter sagt immer weniger.
coach-basilica-topic-vault = Gewölbe
coach-basilica-topic-builder = Baumeister
coach-basilica-topic-zones = Zonen
coach-basilica-topic-orders = Befehle
coach-basilica-topic-coin = Die Münze
coach-basilica-topic-king = Der König
coach-basilica-topic-cleanup = Nach einer Wertung
coach-basilica-topic-end = Das Ende
coach-basilica-end-won = Du hast deine erste Partie gewonnen. Spiele die nächste ohne Begleiter.
coach-basilica-end-lost = Diesmal nicht. Sieh in der Wertung, welche Zonen am meisten gebracht haben; dann versuche es noch einmal.
coach-basilica-end-level = Unentschieden, in deiner ersten Partie. Sieh in der Wertung, welche Zonen am meisten gebracht haben.

coach-basilica-scored = Der König war da: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für dich. Baumeister kommen heim, die zwei untersten Reihen werden geräumt.
coach-basilica-rival-catastrophe = Ein Gewölbe ist eingestürzt. Gewölbe mit einem Baumeister sind sicher.
coach-basilica-own-promote = Ein Rang bleibt dem Baumeister bis zur nächsten Wertung.
coach-basilica-own-builder = Dein Baumeister hält jetzt diese Zone. { $reserve ->
    [0] Das war dein letzter.
    [one] Einer ist noch da.
   *[other] { $reserve } sind noch da.
}
coach-basilica-own-glass = Zwei Punkte mehr für den, der die Zone hält, wenn der König kommt.
coach-basilica-own-king = Eine Krone: Der König geht einen Schritt. { $steps ->
    [one] Ein Schritt
   *[other] { $steps } Schritte
} bis zur nächsten Wertung.
coach-basilica-own-order = Der Befehl ist weg; das Plättchen darunter rückt nach und wird einmal ein Gewölbe.
coach-basilica-own-vault = Es verbindet sich mit allem Gleichfarbigen, das es berührt: eine Zone, ein Punkt für jedes Gewölbe darin.
coach-basilica-rival-pay = Dein Gegner hat eine Münze gezahlt und tut dasselbe. Die Münze gehört jetzt dir.
coach-basilica-rival-builder = Dein Gegner hat einen Baumeister geschickt. Zähle nach, wer in dieser Zone stärker ist.
coach-basilica-rival-king = Dein Gegner holt den König näher. Wo liegst du vorn?

coach-basilica-pay = Du darfst dasselbe tun, für deine Münze.
coach-basilica-pay-why = Es kostet dich keine Aktion. Aber dann hat dein Gegner die Münze und kann dir beim nächsten Mal antworten.
coach-basilica-welcome = Drei Aktionen: Beginne mit einem Gewölbe.
coach-basilica-welcome-why = Die Kathedrale ist leer, und der König kommt dreimal, um ihre Zonen zu werten. Nimm ein Gewölbe: Es eröffnet deine erste Zone. Jeder andere Zug ist auch recht.
coach-basilica-fresh = Auf das neue Gewölbe könnte ein Baumeister.
coach-basilica-fresh-why = Nur jetzt, gleich nach dem Legen, und es kostet eine Aktion. Wer in einer Zone stärker ist, bekommt alle ihre Punkte.
coach-basilica-after-cleanup = Ein neuer Anfang.
coach-basilica-after-cleanup-why = Alle Baumeister sind wieder bei dir. Was an Zonen noch steht, ist frei: Sei in den großen der Erste.
coach-basilica-last-steps = Die letzte Wertung ist nah.
coach-basilica-last-steps-why = Danach zählt nichts mehr. Nutze jeden Baumeister, und lege keine Krone unbedacht, solange du zurückliegst.
coach-basilica-king-near = Der König ist nah: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}.
coach-basilica-king-near-why = Treibe ihn an, wenn deine Zonen gut stehen, und lass Kronen liegen, wenn nicht. Eine Wertung nimmt jede Zone, wie sie ist.
coach-basilica-no-builders = Alle deine Baumeister sind draußen.
coach-basilica-no-builders-why = Mach deine Zonen größer, befördere oder setze Glas. Der Befehl Verwirren nimmt einen Baumeister zurück.
coach-basilica-behind = Dein Gegner hält Zonen im Wert von { $behind } Punkten.
coach-basilica-behind-why = Ein Baumeister mehr oder ein Rang kann eine Zone wenden. Ist sie zu stark, so lass sie: Auch der Schwächere bekommt einen Punkt je Baumeister.
coach-basilica-orders = Drei Befehle liegen offen.
coach-basilica-orders-why = Du musst nicht alle kennen: Zeige auf einen, und er sagt, was er tut. Nehmen kannst du nur einen, den du ganz ausführen kannst.
coach-basilica-more-builders = Von dir ist kaum ein Baumeister draußen.
coach-basilica-more-builders-why = Zonen ohne Baumeister bringen dir nichts, so groß sie auch sind.
coach-basilica-open-zones = Manche Zone hält niemand.
coach-basilica-open-zones-why = Ein Gewölbe in dieser Farbe und ein Baumeister darauf: zwei Aktionen, und die Zone ist dein.
coach-basilica-ahead = Du hältst { $zones } Zonen.
coach-basilica-ahead-why = Mach sie jetzt größer: Jedes Gewölbe ist ein Punkt mehr, mit einem Architekten zwei.
coach-basilica-place = Lege es dorthin, wo es seine Farbe berührt.
coach-basilica-place-why = Gewölbe einer Farbe, die sich berühren, sind eine Zone. Ein Joker zählt in seinen beiden Farben.
coach-basilica-promote = Welcher Rang?
coach-basilica-promote-why = Ein Architekt verdoppelt die Gewölbe einer Zone, die du gewinnst. Ein Steinmetzmeister zählt doppelt, wo es knapp ist. Herkules gewinnt den Gleichstand.
coach-basilica-glass = Glas auf eine Zone, die du hältst.
coach-basilica-glass-why = Es bringt 2 Punkte für den, der die Zone gewinnt: Setze es, wo du sicher bist.
