# Die Rote Kathedrale. Die Texte rc-… sind Satzteile: Sie lesen dieselben Variablen.

## Dinge

rc-colour =
    { $colour ->
        [white] Weiß
        [red] Rot
        [blue] Blau
        [green] Grün
        [black] Schwarz
       *[yellow] Gelb
    }
rc-colour-short =
    { $colour ->
        [white] W
        [red] R
        [blue] B
        [green] Gr
        [black] S
       *[yellow] Ge
    }
rc-material =
    { $material ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [green] grüner Edelstein
        [diamond] Diamant
       *[purple] violetter Edelstein
    }
rc-material-short =
    { $material ->
        [wood] Ho
        [brick] Zi
        [stone] St
        [gold] Go
        [green] Gr
        [diamond] Di
       *[purple] Vi
    }
# Nach „du hast“, „im Vorrat ist“ (Wenfall).
rc-no-material =
    { $material ->
        [wood] kein Holz
        [brick] keinen Ziegel
        [stone] keinen Stein
        [gold] kein Gold
        [green] keinen grünen Edelstein
        [diamond] keinen Diamanten
       *[purple] keinen violetten Edelstein
    }
rc-amount =
    { $resource ->
        [wood] { $amount } Holz
        [brick] { $amount } Ziegel
        [stone] { $amount } Stein
        [gold] { $amount } Gold
        [green] { $amount } { $amount ->
                [one] grüner Edelstein
               *[other] grüne Edelsteine
            }
        [diamond] { $amount } { $amount ->
                [one] Diamant
               *[other] Diamanten
            }
        [purple] { $amount } { $amount ->
                [one] violetter Edelstein
               *[other] violette Edelsteine
            }
        [rubles] { $amount } Rubel
        [recognition] { $amount } { $amount ->
                [one] Baupunkt
               *[other] Baupunkte
            }
        [prestige] { $amount } { $amount ->
                [one] Ruhmespunkt
               *[other] Ruhmespunkte
            }
        [permits] { $amount } { $amount ->
                [one] Passierschein
               *[other] Passierscheine
            }
       *[material] { $amount } Baumaterial
    }
rc-amount-object =
    { $resource ->
        [wood] { $amount } Holz
        [brick] { $amount } Ziegel
        [stone] { $amount } Stein
        [gold] { $amount } Gold
        [green] { $amount } { $amount ->
                [one] grünen Edelstein
               *[other] grüne Edelsteine
            }
        [diamond] { $amount } { $amount ->
                [one] Diamanten
               *[other] Diamanten
            }
        [purple] { $amount } { $amount ->
                [one] violetten Edelstein
               *[other] violette Edelsteine
            }
        [rubles] { $amount } Rubel
        [recognition] { $amount } { $amount ->
                [one] Baupunkt
               *[other] Baupunkte
            }
        [prestige] { $amount } { $amount ->
                [one] Ruhmespunkt
               *[other] Ruhmespunkte
            }
        [permits] { $amount } { $amount ->
                [one] Passierschein
               *[other] Passierscheine
            }
       *[material] { $amount } Baumaterial
    }
rc-given =
    { $material ->
        [wood] { $amount } Holz
        [brick] { $amount } Ziegel
        [stone] { $amount } Stein
        [gold] { $amount } Gold
        [green] { $amount } { $amount ->
                [one] grünen Edelstein
               *[other] grüne Edelsteine
            }
        [diamond] { $amount } { $amount ->
                [one] Diamanten
               *[other] Diamanten
            }
       *[purple] { $amount } { $amount ->
               [one] violetten Edelstein
              *[other] violette Edelsteine
           }
    }
rc-one =
    { $material ->
        [wood] 1 Holz
        [brick] 1 Ziegel
        [stone] 1 Stein
        [gold] 1 Gold
        [green] 1 grünen Edelstein
        [diamond] 1 Diamanten
       *[purple] 1 violetten Edelstein
    }
# Wenfall.
rc-die =
    { $die ->
        [white] den weißen Würfel
        [red] den roten Würfel
        [blue] den blauen Würfel
        [green] den grünen Würfel
        [black] den schwarzen Würfel
       *[yellow] den gelben Würfel
    }
rc-die-name =
    { $die ->
        [white] weißer Würfel
        [red] roter Würfel
        [blue] blauer Würfel
        [green] grüner Würfel
        [black] schwarzer Würfel
       *[yellow] gelber Würfel
    }
rc-die-face = { rc-colour } { $face }
rc-slot-onto =
    { $slot ->
        [white-1] auf das erste weiße Werkstattfeld
        [white-2] auf das zweite weiße Werkstattfeld
        [red] auf das rote Werkstattfeld
        [blue] auf das blaue Werkstattfeld
        [green] auf das grüne Werkstattfeld
       *[yellow] auf das gelbe Werkstattfeld
    }
rc-slot-at =
    { $slot ->
        [white-1] auf dem ersten weißen Werkstattfeld
        [white-2] auf dem zweiten weißen Werkstattfeld
        [red] auf dem roten Werkstattfeld
        [blue] auf dem blauen Werkstattfeld
        [green] auf dem grünen Werkstattfeld
       *[yellow] auf dem gelben Werkstattfeld
    }
rc-slot-short =
    { $slot ->
        [white-1] weiß 1
        [white-2] weiß 2
        [red] rot
        [blue] blau
        [green] grün
       *[yellow] gelb
    }
rc-kind =
    { $kind ->
        [base] Unterbau
        [middle] Mittelbau
       *[dome] Kuppel
    }
rc-ornament =
    { $ornament ->
        [door] eine Tür
        [arch] einen Bogen
       *[cross] ein Kreuz
    }
rc-ornament-name =
    { $ornament ->
        [door] Tür
        [arch] Bogen
       *[cross] Kreuz
    }
rc-no-ornament =
    { $ornament ->
        [door] keine Tür
        [arch] keinen Bogen
       *[cross] kein Kreuz
    }
rc-gems =
    { $gems ->
        [green] einen grünen Edelstein
        [purple] einen violetten Edelstein
        [green-green] zwei grüne Edelsteine
        [purple-purple] zwei violette Edelsteine
        [green-purple] einen grünen und einen violetten Edelstein
       *[none] keinen Edelstein
    }
rc-tile-at = { $gain } ({ $space })
rc-section-card = { rc-kind } ({ $cost })
rc-group =
    { $group ->
        [craftsmen] Handwerker
        [teamsters] Fuhrleute
        [merchants] Händler
        [clergy] Klerus
       *[other] { guild-name }
    }
rc-mark =
    { $mark ->
        [lightning] einmal im Zug
       *[infinity] so oft du zahlen kannst
    }
rc-rubles = { $rubles } Rubel
rc-action =
    { $action ->
        [C1] 1 beliebiges Baumaterial für 1 Rubel verkaufen
        [C2] für 1 Rubel 1 der gezeigten Baumaterialien kaufen
        [C3] 1 der gezeigten Baumaterialien für 1 Rubel verkaufen
        [C4] für 2 Rubel 1 beliebiges Baumaterial kaufen
        [C5] 1 der gezeigten Baumaterialien für 2 Rubel verkaufen
        [C6] für 2 Rubel 1 der gezeigten Baumaterialien kaufen
        [T1] für 1 Rubel 1 Baumaterial anliefern
        [T2] 1 Rubel erhalten
        [T3] für 3 Rubel 1 oder 2 Baumaterialien anliefern
        [T4] für 2 Rubel zwei Ressourcenplättchen vertauschen
        [M1] 2 gleiche Baumaterialien gegen 1 beliebiges tauschen
        [M2] 1 Rubel und 1 Baumaterial gegen 1 anderes tauschen
        [M3] 4 gleiche Baumaterialien gegen 2 beliebige tauschen
        [M4] ein beliebiges eigenes offenes Werkstattplättchen aktivieren
        [K1] 1 Baupunkt erhalten
        [K2] für 3 Rubel 1 Ruhmespunkt erhalten
        [K3] für 3 verschiedene Baumaterialien 1 Ruhmespunkt erhalten
        [K4] mit je einem fertigen Unterbau, Mittelbau und einer Kuppel: 2 Baupunkte erhalten
       *[other] { guild-action }
    }

## Was zu entscheiden ist

decision-rc-turn = Wähle deine Aktion: { $actions }.
# What may be done, in a list.
rc-do =
    { $do ->
        [claim] Bauabschnitt beanspruchen
        [build] bauen
        [die] zum Markt gehen
        [recruit] einen Anwerber entsenden
        [pass] nichts ist möglich, also passen
        [resources] Ressourcen nehmen
        [influence] die Einflusskarte nutzen
        [activate] dein Plättchen aktivieren
        [specialist] deinen Spezialisten nutzen
       *[leave] gehen
    }
decision-rc-after = Deine Aktion ist getan. Zug beenden?
decision-rc-banner = Woher nimmst du das Banner für { $section }?
decision-rc-place = Wohin kommt das Werkstattplättchen ({ $tile })? Offen kostet es den Preis des Feldes, verdeckt nichts.
decision-rc-gain =
    { $amount ->
        [1] { rc-amount-object } nehmen?
       *[other] Bis zu { rc-amount-object } nehmen?
    }
decision-rc-gain-less =
    { $amount ->
        [1] { rc-amount-object } nehmen? Angeboten sind { $offered }, mehr hat keinen Platz oder ist nicht mehr da.
       *[other] Bis zu { rc-amount-object } nehmen? Angeboten sind { $offered }, mehr hat keinen Platz oder ist nicht mehr da.
    }
decision-rc-choose = Nimm { $count ->
        [one] ein Baumaterial
       *[other] { $count } Baumaterialien, eines nach dem anderen
    }. Welches?
decision-rc-build = Liefere Baumaterial an oder verziere: noch { $left ->
        [one] 1 Einheit
       *[other] { $left } Einheiten
    }.
decision-rc-gems = Edelsteine in die Verzierung von { $section } einsetzen? { $left ->
        [one] Ein Edelstein ist deine letzte Lieferung.
       *[other] Jeder zählt als eine deiner { $left } Lieferungen.
    }
decision-rc-market = Auf dem Markt, Bereich { $space }: { $actions }.
decision-rc-give = Welches Baumaterial gibst du ab?
decision-rc-swap = Welche zwei Ressourcenplättchen tauschen den Platz?
decision-rc-activate = Welches deiner offenen Plättchen aktivierst du?
rc-now =
    { $now ->
        [turn] die Aktion deines Zuges: beanspruchen, bauen oder Markt
        [after] das Ende deines Zuges
        [banner] welches Banner du nimmst
        [place] wohin das Werkstattplättchen kommt
        [gain] wie viel du nimmst
        [choose] welches Baumaterial du nimmst
        [build] was du anlieferst
        [gems] welche Edelsteine du einsetzt
        [market] was du auf dem Markt tust
        [give] welches Baumaterial du abgibst
        [swap] welche zwei Ressourcenplättchen den Platz tauschen
       *[activate] welches Plättchen du aktivierst
    }

## Züge in Worten

move-rc-end = Zug beenden
move-rc-pass = passen
move-rc-build = bauen: bis zu 3 Einheiten Baumaterial anliefern
move-rc-done = nichts mehr anliefern
move-rc-resources = Ressourcen nehmen: { $gain }
move-rc-influence = Einfluss: { rc-action }; { rc-mark }
move-rc-influence-shown = Einfluss: { rc-action } ({ $shown }); { rc-mark }
move-rc-leave = Markt verlassen; { $dice ->
        [one] sein Würfel wird
       *[other] seine { $dice } Würfel werden
    } neu geworfen
move-rc-trade = 1 Ruhmespunkt abgeben, 2 Rubel erhalten
move-rc-rerolls = 1 Ruhmespunkt abgeben, alle Würfel eines Bereichs neu werfen: { $spaces }
move-rc-reroll = 1 Ruhmespunkt abgeben, Bereich { $space } neu werfen ({ $dice })
move-rc-take = { rc-amount-object } nehmen
move-rc-decline = nichts nehmen
move-rc-gain = { rc-one } nehmen
move-rc-give = { rc-given } abgeben
move-rc-activate = das Plättchen { rc-slot-at } aktivieren: { $gain }
move-rc-open = offen { rc-slot-onto }{ $price ->
        [0] , kostenlos
       *[other] , { $price } Rubel
    }{ $holds ->
        [none] {""}
        [door] ; die Tür wird frei
        [arch] ; der Bogen wird frei
       *[cross] ; das Kreuz wird frei
    }
move-rc-hide = verdeckt { rc-slot-onto }{ $holds ->
        [none] {""}
        [door] ; die Tür ist verloren
        [arch] ; der Bogen ist verloren
       *[cross] ; das Kreuz ist verloren
    }
move-rc-banner-inventory = aus dem Bestand (macht einen Platz frei)
move-rc-banner-white = { $slot ->
        [white-1] vom ersten weißen Werkstattfeld
       *[white-2] vom zweiten weißen Werkstattfeld
    } (macht das Feld frei)
move-rc-gems = { $gems ->
        [none] keinen Edelstein einsetzen
       *[other] { rc-gems } einsetzen: { $prestige ->
               [one] 1 Ruhmespunkt
              *[other] { $prestige } Ruhmespunkte
           }
    }
move-rc-die = { rc-die-name } ({ $face }) → { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}für { $rubles } Rubel
    }: { $gain }; { rc-group }
move-rc-swap = { $one } und { $other }
move-rc-claim = { $section } ({ rc-kind }): braucht { $cost }; bringt { $reward }; Plättchen: { $tile }
move-rc-claim-bare = { $section } ({ rc-kind }): braucht { $cost }; bringt { $reward }
move-rc-decorate = { $section } verzieren: { rc-ornament-name } ({ rc-amount })
move-rc-deliver = { rc-one } nach { $section }; dann fehlt noch { $rest }
move-rc-deliver-last = { rc-one } nach { $section }; damit ist er fertig: { $reward }
move-group-rc-claim = Bauabschnitt beanspruchen
move-group-rc-build = Bauen
move-group-rc-market = Zum Markt

## Ereignisse

event-rc-starts = { $who } beginnt.
    .you = Du beginnst.
event-rc-lay-plan = Bauplan { $blueprint } liegt aus.
event-rc-lay-resource = Bereich { $space } des Marktes: { $tile }.
event-rc-lay-influence = Viertel { $quadrant } des Marktes: { $card }.
event-rc-lay-section = Bauabschnitt { $section }: { $card }.
event-rc-lay-tile = Plättchen auf Bauabschnitt { $section }: { $tile }.
event-rc-drop = Bereich { $space } erhält { rc-die } mit einer { $face }.
event-rc-turn = Zug { $turn }: { $who }.
    .you = Zug { $turn }: du.
event-rc-pass = { $who } passt.
    .you = Du passt.
event-rc-claim = { $who } beansprucht Bauabschnitt { $section }.
    .you = Du beanspruchst Bauabschnitt { $section }.
event-rc-open = { $who } legt das Plättchen offen { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}für { rc-rubles }
    }: { $tile }.
    .you = Du legst das Plättchen offen { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}für { rc-rubles }
    }: { $tile }.
event-rc-hide = { $who } legt das Plättchen verdeckt { rc-slot-onto }.
    .you = Du legst das Plättchen verdeckt { rc-slot-onto }.
event-rc-unlock = { $who } legt { rc-ornament } frei.
    .you = Du legst { rc-ornament } frei.
event-rc-build = { $who } baut.
    .you = Du baust.
event-rc-deliver = { $who } liefert { rc-one } nach { $section }.
    .you = Du lieferst { rc-one } nach { $section }.
event-rc-finish = { $who } stellt { $section } fertig: { $recognition ->
        [one] 1 Baupunkt
       *[other] { $recognition } Baupunkte
    }{ $rubles ->
        [0] {""}
       *[other] {" "}und { rc-rubles }
    }.
    .you = Du stellst { $section } fertig: { $recognition ->
        [one] 1 Baupunkt
       *[other] { $recognition } Baupunkte
    }{ $rubles ->
        [0] {""}
       *[other] {" "}und { rc-rubles }
    }.
event-rc-penalty = { $who } verliert { $recognition ->
        [one] 1 Baupunkt
       *[other] { $recognition } Baupunkte
    }: { $section } ist über Unfertigem fertig geworden.
    .you = Du verlierst { $recognition ->
        [one] 1 Baupunkt
       *[other] { $recognition } Baupunkte
    }: { $section } ist über Unfertigem fertig geworden.
event-rc-sixth = { $who } hat den sechsten Bauabschnitt fertig und erhält { $prestige } Ruhmespunkte. Alle anderen sind noch einmal am Zug.
    .you = Du hast den sechsten Bauabschnitt fertig und erhältst { $prestige } Ruhmespunkte. Alle anderen sind noch einmal am Zug.
event-rc-decorate = { $who } bringt an { $section } { rc-ornament } an.
    .you = Du bringst an { $section } { rc-ornament } an.
event-rc-gems = { $who } setzt in { $section } { rc-gems } ein: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    }.
    .you = Du setzt in { $section } { rc-gems } ein: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    }.
event-rc-die = { $who } zieht { rc-die } von Bereich { $from } nach { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}und zahlt { rc-rubles }
    }.
    .you = Du ziehst { rc-die } von Bereich { $from } nach { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}und zahlst { rc-rubles }
    }.
event-rc-resources = { $who } nimmt Ressourcen in Bereich { $space } ({ $dice } Würfel).
    .you = Du nimmst Ressourcen in Bereich { $space } ({ $dice } Würfel).
event-rc-influence = { $who } nutzt Einfluss: { rc-action }.
    .you = Du nutzt Einfluss: { rc-action }.
event-rc-activate = { $who } aktiviert das Plättchen { rc-slot-at }: { $tile }.
    .you = Du aktivierst das Plättchen { rc-slot-at }: { $tile }.
event-rc-take = { $who } nimmt { rc-amount-object }.
    .you = Du nimmst { rc-amount-object }.
event-rc-decline = { $who } nimmt nichts.
    .you = Du nimmst nichts.
event-rc-give = { $who } gibt { rc-given } ab.
    .you = Du gibst { rc-given } ab.
event-rc-swap = { $who } vertauscht die Ressourcenplättchen der Bereiche { $one } und { $other }.
    .you = Du vertauschst die Ressourcenplättchen der Bereiche { $one } und { $other }.
event-rc-leave = { $who } verlässt Bereich { $space }.
    .you = Du verlässt Bereich { $space }.
event-rc-roll = { $who } wirft { rc-die }: { $face }.
    .you = Du wirfst { rc-die }: { $face }.
event-rc-trade = { $who } gibt 1 Ruhmespunkt für { rc-rubles }.
    .you = Du gibst 1 Ruhmespunkt für { rc-rubles }.
event-rc-reroll = { $who } gibt 1 Ruhmespunkt, um die Würfel in Bereich { $space } neu zu werfen.
    .you = Du gibst 1 Ruhmespunkt, um die Würfel in Bereich { $space } neu zu werfen.
event-rc-score-track = { $who }: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    } auf der Leiste (Feld { $space }).
    .you = Du: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    } auf der Leiste (Feld { $space }).
event-rc-score-leftovers = { $who }: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    } für Übriges.
    .you = Du: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    } für Übriges.
event-rc-score-tower = { $who }: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    } für Turm { $tower } (Wert { $value }, Präsenz { $presence }).
    .you = Du: { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkte
    } für Turm { $tower } (Wert { $value }, Präsenz { $presence }).
event-rc-wins = { $who } gewinnt mit { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkten
    }.
    .you = Du gewinnst mit { $prestige ->
        [one] 1 Ruhmespunkt
       *[other] { $prestige } Ruhmespunkten
    }.

## Ablehnungen

refusal-rc-nature-first = Erst kommen die Würfel oder der Aufbau.
refusal-rc-not-nature = Was ein Würfel oder eine Karte bringt, sucht sich niemand aus.
refusal-rc-basic-action-first = Bevor du den Zug beendest, musst du beanspruchen, bauen oder zum Markt gehen.
refusal-rc-no-pass = Passen darf nur, wer keine Aktion ausführen kann.
refusal-rc-nothing-to-deliver = Du hast kein Baumaterial, das ein Bauabschnitt jetzt brauchen könnte.
refusal-rc-build-first = Zum Anliefern oder Verzieren wähle zuerst „Bauen“.
refusal-rc-market-first = Das gehört zu einem Marktbesuch: Ziehe zuerst einen Würfel.
refusal-rc-deliver-something = Wer baut, muss mindestens eine Einheit Baumaterial anliefern.
refusal-rc-no-banner-there = Dort liegt kein Banner.
refusal-rc-basic-action-done = Du hattest deine Aktion; mehr als eine gibt es im Zug nicht.
refusal-rc-not-now = Nicht jetzt. Zuerst ist zu entscheiden: { rc-now }.
refusal-rc-no-prestige-behind = Hinter deinem Punktestein liegt kein Ruhmesfeld, du hast also keinen Ruhmespunkt abzugeben.
refusal-rc-rerolled-already = An diesem Tisch erlaubt ein Zug einen neuen Wurf oder Rubel für Ruhmespunkte, und geworfen hast du schon.
refusal-rc-traded-already = An diesem Tisch erlaubt ein Zug einen neuen Wurf oder Rubel für Ruhmespunkte, und Rubel hast du schon genommen.
refusal-rc-trades-over = An diesem Tisch folgen alle Tausche gegen Rubel aufeinander, und deine Reihe ist vorbei.
refusal-rc-one-reroll = Du hast in diesem Zug schon einmal neu geworfen; öfter geht es nicht.
refusal-rc-no-dice-there = In Bereich { $space } liegt kein Würfel.
refusal-rc-not-your-die = Für Rubel ziehen nur der weiße Würfel und der deiner Farbe weiter. Du wolltest { rc-die } ziehen.
refusal-rc-rubles-short = Das kostet { $needed } Rubel, und du hast { $have }.
refusal-rc-space-full = In Bereich { $space } liegen schon { $dice ->
        [3] drei
       *[other] { $dice }
    } Würfel.
refusal-rc-no-such-section = Einen Bauabschnitt { $section } gibt es hier nicht.
refusal-rc-no-banner-left = Du hast kein Banner mehr.
refusal-rc-already-claimed = Auf { $section } liegt schon ein Banner.
refusal-rc-claim-below-first = { $section } wird erst verfügbar, wenn auf { $below } ein Banner liegt.
refusal-rc-not-your-section = Auf { $section } liegt nicht dein Banner.
refusal-rc-section-finished = { $section } ist fertig.
refusal-rc-not-needed = { $section } braucht { rc-no-material } mehr.
refusal-rc-material-missing = Du hast { rc-no-material }.
refusal-rc-not-finished = { $section } ist nicht fertig und kann noch nicht verziert werden.
refusal-rc-ornament-there = { $section } hat schon eine Verzierung.
refusal-rc-ornament-locked = Du hast noch { rc-no-ornament } verfügbar: Erst muss ein Plättchen offen auf das Feld gelegt werden.
refusal-rc-ornament-gone = Du hast { rc-no-ornament } mehr.
refusal-rc-took-already = Bei diesem Besuch hast du schon Ressourcen genommen.
refusal-rc-inventory-full = Dein Bestand ist voll.
refusal-rc-reserve-empty = Der Vorrat enthält { rc-no-material } mehr.
refusal-rc-influence-over = Du hast etwas anderes begonnen; der Einfluss ist für diesen Besuch vorbei.
refusal-rc-one-action = Nur eine der beiden Aktionen ist bei einem Besuch erlaubt, und du hast die andere begonnen.
refusal-rc-lightning-used = Eine Aktion mit Blitz geht nur einmal im Zug.
refusal-rc-no-three-kinds = Du hast noch nicht je einen Unterbau, einen Mittelbau und eine Kuppel fertig.
refusal-rc-no-three-materials = Du hast keine drei verschiedenen Baumaterialien.
refusal-rc-not-enough-equal = Davon hast du keine { $needed } gleichen Baumaterialien.
refusal-rc-nothing-to-sell = Du hast nichts von dem, was hier gekauft wird.
refusal-rc-no-gain = Von dem, was das bringt, könntest du nichts nehmen ({ rc-action }).
refusal-rc-activated-already = Bei diesem Besuch hast du schon ein Plättchen aktiviert.
refusal-rc-other-slot = Du hast { rc-die } gezogen; das aktiviert nicht das Plättchen { rc-slot-at }.
refusal-rc-no-open-tile = Es liegt kein offenes Plättchen { rc-slot-at }.
refusal-rc-tile-gives-nothing = Das Plättchen { rc-slot-at } gibt nichts, was du jetzt nehmen könntest.
refusal-rc-more-than-offered = Angeboten { $offered ->
        [one] wird nur 1
       *[other] werden nur { $offered }
    }.
refusal-rc-same-kind = Hier tauschst du Baumaterial nur gegen eine andere Sorte.
refusal-rc-nothing-to-exchange = Du hast kein Baumaterial zum Tauschen.
refusal-rc-other-die-due = Erst wird ein anderer Würfel geworfen: { rc-die-name }.
refusal-rc-too-far = Für Rubel zieht ein Würfel höchstens { $most } Bereiche weiter.
refusal-rc-not-your-turn = Am Zug ist { rc-party }. Was zu deinem eigenen Zug gehört, geht jetzt nicht.
refusal-rc-too-much = { $resource ->
        [recognition] Du darfst höchstens { $most } Baupunkte nehmen
        [prestige] Du darfst höchstens { $most } Ruhmespunkte nehmen
        [rubles] Du darfst höchstens { $most } Rubel nehmen
       *[other] Bestand und Vorrat lassen höchstens { $most } davon zu
    }.
refusal-rc-not-offered = { $material ->
        [wood] Um Holz
        [brick] Um Ziegel
        [stone] Um Stein
        [gold] Um Gold
        [green] Um grüne Edelsteine
        [diamond] Um Diamanten
       *[purple] Um violette Edelsteine
    } geht es bei dieser Aktion nicht.
refusal-rc-in-order = Die drei werden in der Reihenfolge der Liste abgegeben, und ab „{ rc-material }“ hast du zu wenige Sorten.
refusal-rc-given-already = Die drei müssen verschieden sein und werden in der Reihenfolge der Liste abgegeben; „{ rc-material }“ kommt zu spät.
refusal-rc-slot-blocked = Es liegt noch ein Banner { rc-slot-at }.
refusal-rc-slot-taken = Es liegt schon ein Plättchen { rc-slot-at }.
refusal-rc-deliveries-left = Für Edelsteine { $left ->
        [one] ist nur noch 1 Lieferung
       *[other] sind nur noch { $left } Lieferungen
    } übrig.
