# The contractors module: permits, recruiting, specialists, cities.

## Things

ct-city =
    { $city ->
        [moscow] Moskau
        [vologda] Wologda
        [suzdal] Susdal
        [ryazan] Rjasan
        [smolensk] Smolensk
        [tver] Twer
       *[other] { $city }
    }
ct-tool =
    { $tool ->
        [hammer] Hammer
        [saw] Säge
        [chisel] Meißel
        [trowel] Kelle
        [plumb-line] Lot
       *[compasses] Zirkel
    }
ct-permits = { $permits } { $permits ->
        [one] Passierschein
       *[other] Passierscheine
    }
ct-effect =
    { $effect ->
        [gain] erhalte { $gain }
        [sell-for-prestige] gib { rc-one } für { $prestige } Ruhmespunkte
        [sell-for-recognition] gib { rc-one } für 3 Baupunkte
        [activate] aktiviere zwei deiner Werkstattplättchen oder eines zweimal
        [discard-ornament] wirf eine Verzierung für 3 Ruhmespunkte ab
        [buy-recognition] zahle bis zu 5 Rubel für ebenso viele Baupunkte
        [material-and-delivery] 1 Baumaterial nach Wahl und 1 Anlieferung, in beliebiger Reihenfolge
        [resource-tile] erhalte, was ein Ressourcenplättchen zeigt
       *[claim] beanspruche einen Bauabschnitt
    }

## What must be decided now

decision-ct-hire = Welcher Spezialist aus { ct-city }: für 2 Rubel, oder weggeschickt?
decision-ct-both = Baumaterial nehmen oder anliefern?
decision-ct-two-tiles = Welches Plättchen aktivierst du? Noch { $left }.
decision-ct-ornament = Welche Verzierung wirfst du ab?
decision-ct-rubles-paid = Wie viele Rubel zahlst du?
decision-ct-any-tile = Welches Ressourcenplättchen?
decision-ct-free-claim = Welchen Bauabschnitt beanspruchst du?
ct-now =
    { $now ->
        [hire] welchen Spezialisten du wählst
        [material-and-delivery] ob du Baumaterial nimmst oder anlieferst
        [two-tiles] welches Plättchen du aktivierst
        [ornament] welche Verzierung du abwirfst
        [rubles-paid] wie viele Rubel du zahlst
        [any-tile] welches Ressourcenplättchen du nutzt
       *[free-claim] welchen Bauabschnitt du beanspruchst
    }

## Moves in words

move-ct-recruit = { ct-city } für { ct-permits }
move-ct-recruit-bonus = { ct-city } für { ct-permits }; danach { $gain }
move-ct-permit = 1 Ruhmespunkt abgeben, 1 Passierschein erhalten
move-ct-hire = 2 Rubel zahlen: { $specialist } ({ ct-tool })
move-ct-dismiss = wegschicken: { $specialist } ({ ct-tool })
move-ct-specialist = deinen Spezialisten einsetzen: { $specialist } ({ ct-tool })
move-ct-discard = { rc-ornament } für 3 Ruhmespunkte abwerfen
move-ct-pay = { rc-rubles } zahlen, Baupunkte erhalten: { $rubles }
move-ct-gather = Bereich { $space }: { $gain }
move-ct-deliver = 1 Baumaterial anliefern
move-ct-done = nichts weiter
move-group-ct-recruit = Anwerben

## Events

event-rc-lay-city = Über Turm { $tower }: { ct-city }.
event-rc-draw-specialist = Ein Spezialist kommt auf Feld { $space }: { $specialist }.
event-rc-permit = { $who } gibt 1 Ruhmespunkt für { ct-permits }.
    .you = Du gibst 1 Ruhmespunkt für { ct-permits }.
event-rc-recruit = { $who } schickt Anwerber Nummer { $contractor } nach { ct-city } und zahlt { ct-permits }.
    .you = Du schickst Anwerber Nummer { $contractor } nach { ct-city } und zahlst { ct-permits }.
event-rc-lay-by = { $who } dreht den bisherigen Spezialisten um: { ct-tool }.
    .you = Du drehst deinen bisherigen Spezialisten um: { ct-tool }.
event-rc-hire = { $who } zahlt { rc-rubles } für den Spezialisten von Feld { $space }: { $specialist }.
    .you = Du zahlst { rc-rubles } für den Spezialisten von Feld { $space }: { $specialist }.
event-rc-send-away = { $who } zahlt nicht: Der Spezialist von Feld { $space } verlässt das Spiel ({ $specialist }).
    .you = Du zahlst nicht: Der Spezialist von Feld { $space } verlässt das Spiel ({ $specialist }).
event-rc-use-specialist = { $who } setzt den Spezialisten ein: { $specialist }; Werkzeug: { ct-tool }.
    .you = Du setzt deinen Spezialisten ein: { $specialist }; Werkzeug: { ct-tool }.
event-rc-pay-rubles = { $who } zahlt { rc-rubles } für Baupunkte.
    .you = Du zahlst { rc-rubles } für Baupunkte.
event-rc-gather = { $who } nutzt das Ressourcenplättchen in Bereich { $space }.
    .you = Du nutzt das Ressourcenplättchen in Bereich { $space }.
event-rc-discard-ornament = { $who } wirft { rc-ornament } ab.
    .you = Du wirfst { rc-ornament } ab.
event-rc-close-city = Turm { $tower } ist vollendet: { ct-city } schließt.
event-rc-city-points = { $who } erhält Baupunkte in { ct-city }: { $recognition }.
    .you = Du erhältst Baupunkte in { ct-city }: { $recognition }.
event-rc-score-tools = { $who }: Ruhmespunkte für Werkzeuge: { $prestige }.
    .you = Du: Ruhmespunkte für Werkzeuge: { $prestige }.

## The terminal

scored-rc-tools = Werkzeuge in verschiedenen Sätzen
cli-ct-region = REGION (jede Stadt hat die Spezialisten zu beiden Seiten, { ct-city } alle fünf)
cli-ct-tower = Turm { $tower }
cli-ct-closed = geschlossen
cli-ct-nobody = niemand
cli-ct-bag = im Beutel: { $count }
cli-ct-row = { ct-permits } · Anwerber: { $left } · Spezialist: { $specialist } · Werkzeuge: { $tools }

## Refusals

refusal-ct-not-now = Nicht jetzt. Zuerst ist zu entscheiden: { ct-now }.
refusal-ct-delivered-already = Die Anlieferung hast du schon gemacht.
refusal-ct-gained-already = Das Baumaterial hast du schon genommen.
refusal-ct-permits-full = Du hast schon { $most } Passierscheine; mehr haben keinen Platz.
refusal-ct-no-contractor = Du hast keinen Anwerber mehr.
refusal-ct-city-closed = { ct-city } ist geschlossen.
refusal-ct-permits-short = { ct-city } kostet jetzt { $needed } { $needed ->
        [one] Passierschein
       *[other] Passierscheine
    }, und du hast { $have }.
refusal-ct-not-beside = Feld { $space } grenzt nicht an { ct-city }.
refusal-ct-nobody-there = Auf Feld { $space } wartet kein Spezialist.
refusal-ct-black-die-only = Ein Spezialist wirkt nur, wenn du den schwarzen Würfel bewegt hast.
refusal-ct-no-specialist = Du hast keinen Spezialisten.
refusal-ct-no-ornament = Du hast keine verfügbare Verzierung zum Abwerfen.
refusal-ct-no-claim = Es gibt keinen Bauabschnitt, den du beanspruchen könntest.
refusal-rc-no-room-for-it = Dafür hast du keinen Platz mehr.
