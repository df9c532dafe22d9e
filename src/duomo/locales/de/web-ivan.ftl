# Die Seite neben einer Solopartie am echten Tisch.

web-ivan = Iwan an deinem Tisch
web-ivan-about = Er sagt, was mit seinen Teilen geschieht; du sagst, was du gewürfelt und gewählt hast.
web-ivan-turn = Iwan, Zug { $turn }
web-ivan-row = Iwans Reihe
web-ivan-ring = Der Markt, wie er hier gemerkt ist
web-ivan-space = Feld { $space }
web-ivan-space-of = Sein Marker
web-ivan-die = { $die }: { $face } auf Feld { $space }
web-ivan-tap-die = Tippe einen Würfel an, der anders liegt.
web-ivan-tap-space = { $die }: Tippe sein Feld an, dann, was er zeigt.
web-ivan-what-did-you-do = Was hast du getan?
web-ivan-part-claim = Beansprucht
web-ivan-part-build = Gebaut
web-ivan-part-market = Markt
web-ivan-part-region = Region
web-ivan-tap-claim = Tippe den Abschnitt an, den du beansprucht hast.
web-ivan-tap-build = Tippe an, was du fertiggestellt hast oder wo dein Schmuck steht.
web-ivan-tap-region = Wer steht jetzt in der Region?
web-ivan-region-space = Region, Feld { $space }
web-ivan-empty = leer
web-ivan-recognition-space = Baupunkteplättchen auf Feld
web-ivan-claimed = eben beansprucht
web-ivan-finished = eben fertiggestellt
web-ivan-adorned = eben geschmückt
web-ivan-done-ivan = Fertig, Iwan ist dran
web-ivan-nothing-ivan = Nichts davon, Iwan ist dran
web-ivan-you-begin = Du hast den ersten Zug und 3 Rubel.
web-ivan-aloud = Vorlesen
web-ivan-section = Abschnitt { $section }
web-ivan-read-out = So steht es da
web-ivan-how-many-there = Wie viele liegen dort?
web-ivan-card-short =
    { $card ->
        [claim] Beanspr.
       *[other] { rc-solo-card }
    }
web-ivan-back = Zurück zur verlassenen Partie
web-ivan-new = Neue Partie
web-ivan-set-up = Der Tisch vor dem ersten Zug
web-ivan-your-colour = Deine Farbe
web-ivan-base-game = Grundspiel
web-ivan-market = Was Iwan vom Markt nimmt
web-ivan-market-per_die = Für jeden Würfel
web-ivan-market-single = 1 im Ganzen
web-ivan-which-blueprint = Welche Türme hat dein Bauplan?
web-ivan-tap-row = Tippe seine Karten von links nach rechts an.
web-ivan-tap-tiles = Tippe die Plättchen darauf an, in derselben Reihenfolge.
web-ivan-first-where = Auf welchem Feld liegt das { $tile ->
        [permits] Passierscheinplättchen
       *[recognition] Baupunkteplättchen
    }? Dort beginnen die Würfel.
web-ivan-recognition-shows = Es zeigt
web-ivan-clergy = Die Karte des Klerus liegt an den Feldern
web-ivan-quadrant = Felder { $from }–{ $to }
web-ivan-clergy-offers = Tippe die zwei Aktionen darauf an.
web-ivan-dice-lie = Die Würfel: Liegen und zeigen sie das?
web-ivan-tap-cities = Tippe die Städte auf den Türmen an, von links nach rechts.
web-ivan-specialists = Die Spezialisten auf den Feldern 1 bis 5
web-ivan-which-base = Welche Basis zeigt die meisten Baupunkte? Iwan beansprucht sie.
web-ivan-card-materials = Baumaterialien, die er kostet
web-ivan-card-recognition = Baupunkte für die Fertigstellung
web-ivan-card-tile = Baupunkte auf dem Werkstattplättchen
web-ivan-not-whole = Erst Bauplan, Karten und Plättchen angeben.
web-ivan-begin = Beginnen
web-ivan-lay-out = Bau den Tisch auf
web-ivan-how-it-lies = Wie liegt er?
web-ivan-dice-differ = Meine Würfel liegen anders
web-ivan-dice-how = Wie liegen sie?
web-ivan-dice-so = So liegen sie
