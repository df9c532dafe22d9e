# Basilica. Nachrichten ohne Satz (ba-…) sind Teile anderer: sie lesen dieselben Variablen.

## Dinge

ba-seat =
    { $seat ->
        [white] Weiß
       *[black] Schwarz
    }
ba-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }
# In „der roten Zone“.
ba-zone-colour =
    { $colour ->
        [red] roten
        [yellow] gelben
        [green] grünen
       *[blue] blauen
    }
ba-colours =
    { $colours ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
        [red-yellow] rot und gelb
        [red-green] rot und grün
        [red-blue] rot und blau
        [yellow-green] gelb und grün
        [yellow-blue] gelb und blau
       *[green-blue] grün und blau
    }
ba-order =
    { $order ->
        [promote] Befördern
        [move] Bewegen
        [recruit] Anwerben
        [confound] Verwirren
        [glass] Glasfenster
        [scaffold] Gerüst
       *[catastrophe] Katastrophe
    }
ba-rank =
    { $rank ->
        [architect] Architekt
        [mason] Steinmetzmeister
        [hercules] Herkules
       *[builder] Baumeister
    }
ba-colour-short =
    { $colour ->
        [red] Ro
        [yellow] Ge
        [green] Gr
       *[blue] Bl
    }
ba-rank-short =
    { $rank ->
        [architect] A
        [mason] S
       *[hercules] H
    }

## Teile des Bildes

ba-cathedral = Kathedrale
ba-orders = Befehle
ba-vaults = Gewölbe
ba-pile-empty = Der Stapel ist leer
ba-pile =
    { $tiles ->
        [one] Stapel: { $tiles } Plättchen, oben { ba-order } ({ ba-colours })
       *[other] Stapel: { $tiles } Plättchen, oben { ba-order } ({ ba-colours })
    }
ba-discards =
    { $tiles ->
        [one] { $tiles } Plättchen abgelegt
       *[other] { $tiles } Plättchen abgelegt
    }
ba-king-at = Der König steht auf { $king } von 30
ba-actions-left =
    { $actions ->
        [one] noch { $actions } Aktion
       *[other] noch { $actions } Aktionen
    }
ba-stock = { $points } Punkte · { $reserve ->
        [one] { $reserve } Baumeister
       *[other] { $reserve } Baumeister
    } · { $tokens ->
        [one] { $tokens } Beförderung
       *[other] { $tokens } Beförderungen
    } · { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
ba-legend-colours = Ein Gewölbe: seine Farbe; zwei Farben: ein Joker
ba-legend-signs = ^ Krone · * Glasfenster · ## Gerüst
ba-legend-builders = ○ ein Baumeister von Weiß, ● von Schwarz; dahinter { ba-legend-ranks }
ba-legend-ranks = A Architekt, S Steinmetzmeister, H Herkules

## Was zu entscheiden ist

ba-decide-turn = Wähle eine Aktion ({ ba-actions-left })
ba-decide-place = Wähle ein Feld für das Gewölbe
ba-decide-scaffold = Wähle ein Feld für ein Gerüst
ba-decide-promote = Wähle den Baumeister, der befördert wird
ba-decide-rank = Wähle den neuen Rang
ba-decide-recruit = Wähle ein Gewölbe für den neuen Baumeister
ba-decide-move = Wähle den Baumeister, der sich bewegt
ba-decide-target = Wähle, wohin der Baumeister geht
ba-decide-take-back = Wähle den Baumeister, der zurückkommt
ba-decide-glass = Wähle das Gewölbe für das Glasfenster
ba-decide-catastrophe = Wähle das Gewölbe, das einstürzt
ba-decide-offer = Eine Münze für den bezahlten Befehl { ba-order } zahlen?

## Züge in Worten

ba-heading-vault = Ein Gewölbe legen
ba-heading-order = Einen Befehl ausführen
ba-heading-builder = Einen Baumeister setzen
ba-move-vault =
    { $crown ->
        [1] { ba-colours }, mit Krone
       *[0] { ba-colours }
    }
ba-move-replace = keines passt: die drei Gewölbe ablegen und neue ziehen
ba-move-builder = einen Baumeister auf das eben gelegte Gewölbe setzen
ba-move-order = { ba-order } ({ ba-colours })
ba-move-at = Feld { $cell }
ba-move-rank = { ba-rank }
ba-move-pay = eine Münze zahlen
ba-move-decline = nicht zahlen

## Was geschehen ist

event-ba-starts = { $who } beginnt.
    .you = Du beginnst.
event-ba-top = Oben auf dem Stapel: { ba-order } ({ ba-colours }).
event-ba-turned = Gewölbeplatz { $place }: { ba-move-vault }.
event-ba-reshuffle = Der Stapel ist leer: { $tiles ->
        [one] das abgelegte Plättchen ist der neue Stapel
       *[other] die { $tiles } abgelegten Plättchen werden zu einem neuen Stapel gemischt
    }.
event-ba-turn = Zug { $turn }: { $who }.
    .you = Zug { $turn }: du.
event-ba-vault = { $who } legt ein Gewölbe ({ ba-colours }) auf { $cell }.
    .you = Du legst ein Gewölbe ({ ba-colours }) auf { $cell }.
event-ba-king = Der König rückt auf { $king } vor.
event-ba-builder = { $who } setzt einen Baumeister auf { $cell }.
    .you = Du setzt einen Baumeister auf { $cell }.
event-ba-replace = Kein Gewölbe passt: { $who } legt alle drei ab, und neue kommen vom Stapel.
    .you = Kein Gewölbe passt: Du legst alle drei ab, und neue kommen vom Stapel.
event-ba-order = { $who } führt { ba-order } aus.
    .you = Du führst { ba-order } aus.
event-ba-scoring = Der König hat { $king } erreicht: Wertung. Der Zug von { $who } ist vorbei.
    .you = Der König hat { $king } erreicht: Wertung. Dein Zug ist vorbei.
event-ba-exhausted = Der Stapel ist erschöpft: letzte Wertung.
event-ba-zone = { $who } hat die Mehrheit in der { ba-zone-colour } Zone bei { $cell } ({ $size ->
        [one] { $size } Gewölbe
       *[other] { $size } Gewölbe
    }): Weiß { $white }, Schwarz { $black }.
    .you = Du hast die Mehrheit in der { ba-zone-colour } Zone bei { $cell } ({ $size ->
        [one] { $size } Gewölbe
       *[other] { $size } Gewölbe
    }): Weiß { $white }, Schwarz { $black }.
event-ba-zone-tied = Niemand hat die Mehrheit in der { ba-zone-colour } Zone bei { $cell } ({ $size ->
        [one] { $size } Gewölbe
       *[other] { $size } Gewölbe
    }).
event-ba-scored = { $who } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
    .you = Du erhältst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, insgesamt { $total }.
event-ba-clean-up = Die Baumeister kehren heim, { $vaults ->
        [one] { $vaults } Gewölbe wird abgelegt
       *[other] { $vaults } Gewölbe werden abgelegt
    }, Gerüste verschwinden, und der Rest rutscht um { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    } nach.
event-ba-end =
    { $by ->
        [king] Die dritte Wertung beendet das Spiel.
       *[pile] Der erschöpfte Stapel beendet das Spiel.
    }
event-ba-wins = { $who } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    .you = Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
event-ba-draw = Unentschieden: je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-ba-pay = { $who } zahlt eine Münze für den bezahlten Befehl { ba-order }.
    .you = Du zahlst eine Münze für den bezahlten Befehl { ba-order }.
event-ba-decline = { $who } zahlt nicht für { ba-order }.
    .you = Du zahlst nicht für { ba-order }.
event-ba-promote = { $who } befördert den Baumeister auf { $cell }: { ba-rank }.
    .you = Du beförderst den Baumeister auf { $cell }: { ba-rank }.
event-ba-move = Ein Baumeister von { $who } geht von { $cell } nach { $target }.
    .you = Einer deiner Baumeister geht von { $cell } nach { $target }.
event-ba-recruit = { $who } wirbt einen Baumeister auf { $cell } an.
    .you = Du wirbst einen Baumeister auf { $cell } an.
event-ba-take-back = { $who } nimmt den Baumeister von { $cell } zurück.
    .you = Du nimmst den Baumeister von { $cell } zurück.
event-ba-glass = { $who } setzt ein Glasfenster auf { $cell }.
    .you = Du setzt ein Glasfenster auf { $cell }.
event-ba-scaffold = { $who } stellt ein Gerüst auf { $cell }.
    .you = Du stellst ein Gerüst auf { $cell }.
event-ba-catastrophe = { $who } lässt das Gewölbe auf { $cell } einstürzen.
    .you = Du lässt das Gewölbe auf { $cell } einstürzen.

## Ablehnungen

refusal-ba-nature-first = Erst muss ein Plättchen gezogen oder umgedreht werden.
refusal-ba-not-nature = Das zieht der Zufall; es ist kein Zug eines Spielers.
refusal-ba-not-now =
    { $now ->
        [turn] Jetzt ist eine Aktion zu wählen: ein Gewölbe, ein Baumeister auf dem eben gelegten Gewölbe oder ein Befehl.
        [place] Jetzt ist ein Feld für das Gewölbe zu wählen.
        [scaffold] Jetzt ist ein Feld für ein Gerüst zu wählen.
        [promoted] Jetzt ist der Baumeister zu wählen, der befördert wird.
        [rank] Jetzt ist ein Rang zu wählen: architect, mason oder hercules.
        [recruit] Jetzt ist ein Gewölbe für den neuen Baumeister zu wählen.
        [mover] Jetzt ist der Baumeister zu wählen, der sich bewegt.
        [target] Jetzt ist zu wählen, wohin der Baumeister geht.
        [removed] Jetzt ist der Baumeister zu wählen, der zurückkommt.
        [glass] Jetzt ist ein Gewölbe für das Glasfenster zu wählen.
        [ruin] Jetzt ist das Gewölbe zu wählen, das einstürzt.
       *[offer] Jetzt muss der Gegner sagen, ob er eine Münze zahlt.
    }
refusal-ba-no-cell-for-joker = Der Joker auf Gewölbeplatz { $place } hat kein Feld, das nicht neben einem Joker liegt.
refusal-ba-vault-fits = Mindestens eines der drei Gewölbe hat ein Feld; sie werden nicht ersetzt.
refusal-ba-no-passing = Es sind drei Aktionen auszuführen; niemand darf passen.
refusal-ba-vault-must-follow = Nachdem die Gewölbe ersetzt sind, muss eines gelegt werden.
refusal-ba-builder-after-vault = Ein Baumeister kann nur unmittelbar nach einem Gewölbe gesetzt werden, auf dieses.
refusal-ba-no-builder-left = Alle fünf Baumeister sind in der Kathedrale.
refusal-ba-no-free-vault = Es gibt kein Gewölbe ohne Baumeister.
refusal-ba-no-own-builder = Du hast keinen Baumeister in der Kathedrale.
refusal-ba-no-token = Du hast keinen Beförderungsmarker im Vorrat.
refusal-ba-nobody-can-move = Keiner deiner Baumeister steht neben einem freien Gewölbe.
refusal-ba-opponent-cannot-move = Welchen deiner Baumeister du auch zurücknimmst, kein gegnerischer könnte sich bewegen.
refusal-ba-all-glazed = Jedes Gewölbe mit einem deiner Baumeister hat schon ein Glasfenster.
refusal-ba-rank-just-given = Der eben vergebene Rang darf nicht gewählt werden: { ba-rank }.
refusal-ba-same-rank = Der Baumeister hat diesen Rang schon: { ba-rank }.
refusal-ba-scaffold-there = Auf { $cell } steht ein Gerüst; darauf kann nichts stehen, und es kann nicht weg.
refusal-ba-no-vault-there = Auf { $cell } liegt kein Gewölbe.
refusal-ba-vault-occupied = Auf { $cell } steht schon ein Baumeister.
refusal-ba-recruit-beside = Wer gegen Münze angeworben wird, steht neben einem Gewölbe mit Baumeister; { $cell } liegt neben keinem.
refusal-ba-recruit-beside-own = Wer gegen Münze angeworben wird, steht neben einem Baumeister derselben Seite; { $cell } liegt neben keinem.
refusal-ba-builder-stands-there = Auf { $cell } steht ein Baumeister; das Gewölbe kann nicht einstürzen.
refusal-ba-not-adjacent = { $cell } liegt nicht neben { $from }.
refusal-ba-cell-taken = { $cell } ist nicht leer.
refusal-ba-nothing-adjacent = { $cell } liegt neben keinem Startplatz, Gewölbe oder Gerüst.
refusal-ba-joker-beside-joker = Auf { $cell } läge der Joker neben einem Joker.
refusal-ba-no-such-builder = Auf { $cell } steht kein Baumeister von { ba-side }.
refusal-ba-builder-cannot-move = Der Baumeister auf { $cell } hat kein freies Gewölbe neben sich.
refusal-ba-removal-frees-nobody = Auch ohne den Baumeister auf { $cell } könnte sich kein gegnerischer bewegen.
refusal-ba-glass-there = Das Gewölbe auf { $cell } hat schon ein Glasfenster.
