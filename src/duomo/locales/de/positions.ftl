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
refusal-position-enders = Ende: { position-party } und { $other } haben sechs Abschnitte fertig; sagen Sie, wer zuerst.
refusal-position-ended = Zug: { position-party } hat den sechsten Abschnitt fertig, also endet die Partie vor dem nächsten Zug von { position-party }.
refusal-position-nothing-to-do = Entscheidung { $number }: { position-party } kann nichts tun, was sie verlangt.
refusal-position-tiles = { $place }: { $tiles } Werkstattplättchen, aber { $claims } Banner auf Abschnitten; jedes Plättchen kam mit einem Anspruch.
refusal-position-not-over = Nichts ist zu entscheiden, also wäre die Partie zu Ende; aber niemand hat sechs Abschnitte fertig.
refusal-position-last-turn = Zug: Wenn { position-party } das Ende auslöst, hat { $other } den letzten Zug.
refusal-position-twice = { $place }: „{ $name }“ ({ $kind }) kommt zweimal vor; schon bei { $there }.

position-fix =
    { $how ->
        [take-off] Wegnehmen
        [finish] Fertigstellen
       *[correct] Berichtigen
    }
