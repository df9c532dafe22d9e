# Was sich in einer Stellung widerspricht, und wo.

position-party =
    { $party ->
        [red] Rot
        [blue] Blau
        [green] Grün
        [yellow] Gelb
       *[ivan] Ivan
    }
refusal-place-section = Abschnitt { $section }
refusal-place-player = Spieler { $seat } ({ rc-colour })
refusal-place-party = { position-party }
refusal-place-slot = Spieler { $seat } ({ rc-colour }), Feld { rc-slot-short }
refusal-place-die = Markt, { rc-die-name }
refusal-position-no-banner-below = { $place }: Er trägt ein Banner, aber der Abschnitt darunter keines.
refusal-position-tile-gone = { $place }: Er trägt ein Banner, also ist sein Werkstattplättchen weg.
refusal-position-finished-unclaimed = { $place }: Er ist fertig, also muss er ein Banner tragen.
refusal-position-delivered-unclaimed = { $place }: Baustoffe liegen darauf, also muss er ein Banner tragen.
refusal-position-delivered-finished = { $place }: Er ist fertig, also liegen keine Baustoffe mehr darauf.
refusal-position-ornament-unfinished = { $place }: Er trägt einen Schmuck, also muss er fertig sein.
refusal-position-all-delivered = { $place }: Alle Baustoffe sind da, also ist er fertig.
refusal-position-delivered-too-many = { $place }: { $count } geliefert ({ rc-material }), aber er braucht nur { $whole }.
refusal-position-inventory = { $place }: { $count } Baustoffe liegen im Lager, aber nur { $spaces } Felder sind frei von Bannern.
refusal-position-banners = { $place }: { $count } Banner stehen auf Abschnitten; jeder hat { $most }.
refusal-position-banner-places = { $place }, Banner: { $claims } auf Abschnitten, { $inventory } auf dem Lager, { $beside } daneben und { $slots } auf Feldern ergeben nicht { $all }, höchstens { $ruler } auf dem Lager und { $most } daneben.
refusal-position-ornaments = { $place }, Schmuck ({ rc-ornament-name }): { $available } verfügbar, { $lying } auf Feldern und { $placed } auf Abschnitten ergeben nicht { $all }.
refusal-position-slot-bare = { $place }: Auf einem Standardtableau liegt nichts.
refusal-position-slot-banner = { $place }: Banner liegen nur auf weißen Feldern.
refusal-position-slot-ornament = { $place }: Schmuck liegt nur auf farbigen Feldern.
refusal-position-slot-blocked = { $place }: Ein Banner versperrt es, also liegt dort kein Plättchen.
refusal-position-slot-freed = { $place }: Sein Plättchen liegt offen, also ist der Schmuck ({ rc-ornament-name }) verfügbar.
refusal-position-dice-full = { $place }: Auf Feld { $space } stehen schon drei Würfel.
refusal-position-too-much-in-play = { rc-material }: { $count } Stück sind im Spiel, aber es gibt nur { $exist }.
refusal-position-reserve = Vorrat ({ rc-material }): { $left } und { $count } im Spiel sind mehr als die { $exist }, die es gibt.
refusal-position-turn-order = Zug: Zug { $turns } gehört { $party }, wenn { $starter } beginnt, nicht { $other }.
refusal-position-ender-early = Ende: { position-party } hat erst { $count } Abschnitte fertig.
refusal-position-enders = Ende: { position-party } und { $other } haben sechs Abschnitte fertig; sag, wer zuerst.
refusal-position-ended = Zug: { position-party } hat den sechsten Abschnitt fertig, also endet die Partie vor dem nächsten Zug von { position-party }.
refusal-position-nothing-to-do = Entscheidung { $number }: { position-party } kann nichts tun, was sie verlangt.
refusal-position-tiles = { $place }: { $tiles } Werkstattplättchen, aber { $claims } Banner auf Abschnitten; jedes Plättchen kam mit einem Anspruch.
refusal-position-not-over = Nichts ist zu entscheiden, also wäre die Partie zu Ende; aber niemand hat sechs Abschnitte fertig.
refusal-position-last-turn = Zug: Wenn { position-party } das Ende auslöst, hat { $other } den letzten Zug.
position-part =
    { $kind ->
        [section] Bauabschnittskarte
        [workshop] Werkstattplättchen
        [resource] Rohstoffplättchen
       *[influence] Einflusskarte
    }
refusal-place-towers = Türme
refusal-place-tower = Turm { $tower }
refusal-place-quadrant = Markt, Viertel { $quadrant }
refusal-place-pending = offene Entscheidung { $number } (pending)
refusal-place-turns = Züge (turns)
refusal-place-track = Leiste (track)
refusal-place-final = Ergebnis (final)
refusal-place-contractors = Anwerber
refusal-place-contractors-cities = Anwerber, Städte
refusal-place-contractors-space = Anwerber, Feld { $space }
refusal-place-contractors-removed = Anwerber, aus dem Spiel
refusal-place-contractors-board = Anwerber, Tableau { $board }
refusal-place-ivan = Iwan
refusal-place-ivan-row = Iwan, Reihe
refusal-place-ivan-tiles = Iwan, Plättchen
refusal-place-ivan-marker = Iwan, Marker
refusal-place-guild-hand = Gilde, Hand von Spieler { $seat }
refusal-place-guild-drawn = Gilde, gezogen
refusal-place-guild-under = Gilde, unter dem Stapel { $number }
refusal-place-guild-buttresses = Gilde, Strebepfeiler von Spieler { $seat }
refusal-place-guild-offer = Gilde, Angebot
refusal-position-twice = { $place }: „{ $name }“ ({ position-part }) kommt zweimal vor; schon bei { $there }.
refusal-position-no-part = { $place }: { $value } gibt es nicht ({ position-part }); es gibt: { $known }.
refusal-position-no-name = { $place }: { $value } ist kein Name; er besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
refusal-position-card-kind =
    { $place }: „{ $name }“ ist von anderer Art ({ $other ->
        [base] Sockel
        [middle] Mittelteil
       *[dome] Kuppel
    }); hierher gehört: { rc-kind }.
refusal-position-section-kind =
    { $place }: Hier ist der Platz von { rc-kind }, nicht von { $other ->
        [base] Sockel
        [middle] Mittelteil
       *[dome] Kuppel
    }.
refusal-position-card-cost = { $place }, Kosten: Ein Bauabschnitt kostet 1 bis { $most } Baumaterialien.
refusal-position-card-lacks = { $place }: Eine beschriebene Karte braucht auch: { $entry }.
refusal-position-tile-both = { $place }: Ein Plättchen hat entweder einen Gewinn (gives) oder einen Würfel (die).
refusal-position-tile-nothing = { $place }, Gewinn: Ein Plättchen bringt etwas ein.
refusal-position-action-group = { $place }: { $code } ist keine Aktion dieser Gruppe ({ rc-group }).
refusal-position-action-pair = { $place }: { $upper } und { $lower } sind nicht zwei verschiedene Aktionen einer Gruppe.
refusal-position-action-free = { $place }: { $code } kostet nichts, also muss es ein Blitz sein.
refusal-position-action-shows =
    { $shows ->
        [0] { $place }: { $code } zeigt keine Baumaterialien.
       *[1] { $place }: { $code } muss mindestens ein Baumaterial zeigen.
    }
refusal-position-face-alone = { $place }: Es liegt kein Plättchen da, das offen oder verdeckt sein könnte.
refusal-position-banner-count = { $place }, Banner: Mit { $claims } auf Bauabschnitten bleiben { $left }, nicht { $count }.
refusal-position-no-decision = { $place }: { $value } ist unbekannt; eine Entscheidung beginnt mit { $known }.
refusal-position-decision-text = { $place }: { $value } ist falsch; eine Entscheidung ist ein Text.
refusal-position-first-decision = { $place }: Die erste muss „turn“ (vor der Grundaktion) oder „after“ sein.
refusal-position-decides-nothing = { $place }: { position-party } entscheidet nichts.
refusal-position-decision-above = { $place }: { $this } kann nicht über { $below } liegen.
refusal-position-decision-unfit = { $place }: { $decision } passt nicht zu dem, was auf dem Tisch liegt ({ $detail }).
refusal-position-set-up-alone = { $place }: Während des Aufbaus steht nichts anderes an.
position-laid =
    { $things ->
        [resources] Rohstoffplättchen
        [influence] Einflusskarten
        [sections] Bauabschnittskarten
        [tiles] Werkstattplättchen
       *[dice] Würfel
    }
refusal-position-set-up-laid = { $place }: Bei diesem Schritt liegen { $expected } { position-laid }, nicht { $count }.
refusal-position-set-up-towers = { $place }: Während des Aufbaus sind die Türme die eines Bauplans, sobald er gezogen ist.
refusal-position-set-up-start = { $place }: Die Startperson ist durch eine Option bestimmt, sie wird nicht gelost.
refusal-position-set-up-banners = { $place }: Während des Aufbaus trägt kein Bauabschnitt ein Banner.
refusal-position-set-up-turns = { $place }: Während des Aufbaus hat kein Zug begonnen.
refusal-position-turns-none = { $place }: Der erste Zug hat begonnen, also muss es mindestens 1 sein.
refusal-position-track = { $place }: Nenne die Felder der Prestigepunkte 1 bis { $count }.
refusal-position-colour-twice = { $place }: Zwei Spieler können nicht dieselbe Farbe haben.
refusal-position-group-twice = { $place }: Von dieser Gruppe gibt es nur eine Karte ({ rc-group }).
refusal-position-no-card-left = { $place }: Es ist keine Karte mehr da ({ rc-kind }); gib Kosten und Baupunkte an.
refusal-position-final-wrong = { $place }: { $value } ist falsch; die Wertung ergibt { $scores }.
refusal-position-final-early = { $place }: Die Partie ist nicht zu Ende; erst dann gibt es ein Ergebnis.
refusal-position-no-tower = { $place }: Es muss mindestens einen Turm geben.
refusal-position-tower-low = { $place }: Ein Turm hat mindestens Sockel und Kuppel.
refusal-position-needs-and-delivered = { $place }: „needs“ sagt, was fehlt; also ist er weder fertig, noch steht „delivered“ dabei.
refusal-position-needs-unclaimed = { $place }: Ohne Banner fehlen ihm die ganzen Kosten.
refusal-position-needs-too-much = { $place }: Ihm fehlt mehr, als seine Karte kostet.
refusal-position-ct-cities-early = { $place }: Die Städte kommen, wenn das Grundspiel aufgebaut ist.
refusal-position-ct-space-empty = { $place }: Es ist leer, aber im Beutel sind noch Spezialisten.
refusal-position-ct-twice = { $place }: Der Spezialist „{ $name }“ kommt zweimal vor; schon bei { $there }.
refusal-position-ct-city-twice = { $place }: Jede Stadt gehört zu nur einem Turm ({ ct-city }).
refusal-position-ct-sent = { $place }: { $count } Anwerber sind unterwegs; jeder hat { $most }.
refusal-position-ct-city-closed = { $place }: { ct-city } war von Anfang an geschlossen.
refusal-position-ct-specialists = { $place }: { $count } Spezialisten bei { $sent } Anwerbern; jeder bringt höchstens einen.
refusal-position-ivan-banners = { $place }: { $count } Banner stehen auf Bauabschnitten; er hat { $most }.
refusal-position-ivan-ornaments = { $place }: Er hat eine Tür, zwei Bögen und ein Kreuz.
refusal-position-ivan-ornament-order = { $place }: Seine Verzierungen kommen in der Reihenfolge Tür, Bogen, Bogen, Kreuz.
refusal-position-ivan-no-banner = { $place }: Er hat beim Aufbau einen Sockel beansprucht, also steht sein Banner auf einem Bauabschnitt.
refusal-position-ivan-contractors-early = { $place }: Er hat Anwerber unterwegs, also steht sein Banner auf einem Bauabschnitt.
refusal-position-ivan-tile = { $place }: Das Plättchen { $tile } liegt in seiner Reihe.
refusal-position-ivan-marker-module = { $place }: Er kommt mit dem Modul der Anwerber.
refusal-position-ivan-specialist = { $place }: Er hält keinen Spezialisten und wirft keine Verzierung ab.
refusal-position-ivan-tools = { $place }: Zwei gleiche Werkzeuge bei ihm heben sich auf.
refusal-position-ivan-marker-early = { $place }: Er kommt mit seinem ersten Banner.
refusal-position-ivan-marker-tower = { $place }: Er steht bei dem Turm, der zuletzt ein Banner bekam.
refusal-position-ivan-first-contractor = { $place }: Sein erster Anwerber zog beim Aufbau aus.
refusal-position-ivan-row-twice = { $place }: Von jeder Art gibt es nur eine.
refusal-position-ivan-row-short = { $place }: Seine Reihe hat { $count } Karten, jede mit einem Plättchen.
refusal-position-guild-under-empty = { $place }: Nenne die Aufträge, die dort liegen.
refusal-position-guild-contract-twice = { $place }: Jeden Auftrag gibt es nur einmal.
refusal-position-guild-buttress-twice = { $place }: Dieser Strebepfeiler kommt zweimal vor ({ guild-buttress }).
refusal-position-guild-diamonds = { $place }: So viele Diamanten wurden dort nicht angeliefert.

position-fix =
    { $how ->
        [take-off] Wegnehmen
        [finish] Fertigstellen
       *[correct] Berichtigen
    }
