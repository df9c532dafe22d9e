# Solospiel gegen Iwan (RC-11).

rc-party =
    { $party ->
       *[ivan] Iwan
    }
rc-solo-card =
    { $card ->
        [recognition] Baupunkte
        [inventory] Bestand
        [transport] Liefern
        [claim] Beanspruchen
        [build] Bauen
       *[recruit] Anwerben
    }
rc-solo-does =
    { $card ->
        [recognition] er erhält 4 Baupunkte
        [inventory] er nimmt 4 Baumaterialien
        [transport] sein Baumaterial kommt auf Bauen
        [claim] er beansprucht einen Bauabschnitt
        [build] er baut mit seinem Material
       *[recruit] er entsendet einen Anwerber
    }

## Der Tisch

cli-solo-row = Iwans Reihe
cli-solo-next = als Nächstes: { rc-solo-card } ({ rc-die-name }): { rc-solo-does }
cli-solo-new-tiles = als Nächstes: eine Verzierung, wenn eine passt, dann neue Plättchen
cli-solo-needs = beliebig: { $count }
cli-solo-your-choice = { $who }, wähle für Iwan.
cli-solo-marker = sein Marker steht auf Turm { $tower }
cli-solo-materials = auf { rc-solo-card }: { $things }
cli-solo-banners = { $finished } fertig, { $banners ->
        [one] 1 Banner
       *[other] { $banners } Banner
    } übrig

## Was jetzt zu entscheiden ist

decision-solo-decorate = Iwan bringt { rc-ornament } an. An welchem Bauabschnitt?
decision-solo-claim = Iwan beansprucht einen Bauabschnitt. Welchen?
move-solo-decorate = Iwan verziert { $section } (Banner: { $owner })
move-solo-claim = Iwan beansprucht { $section } ({ rc-kind }, Baupunkte: { $recognition })

## Ereignisse

event-rc-lay-solo-card = Karte { $place } in Iwans Reihe: { rc-solo-card }.
event-rc-lay-solo-tile = { rc-solo-card }: Plättchen ({ rc-die-name }).
event-rc-ivan-card = { $who } nutzt Karte { $place }, { rc-solo-card }, und dreht ihr Plättchen um ({ rc-die-name }).
event-rc-ivan-die = { rc-solo-card }: { $who } zieht { rc-die } von Bereich { $from } nach { $space }.
event-rc-ivan-blocked = { rc-solo-card }: In Bereich { $space } liegen schon drei Würfel; liegen bleibt: { rc-die-name }.
event-rc-ivan-market = { rc-solo-card }: { $who } erhält in Bereich { $space } Baupunkte: { $recognition }.
event-rc-ivan-recognition = { rc-solo-card }: { $who } erhält { $recognition } Baupunkte.
event-rc-ivan-takes = { rc-solo-card }: { $who } nimmt { rc-amount-object } vom größten Haufen.
event-rc-ivan-transports = { rc-solo-card }: { $who } legt { $amount ->
        [one] 1 Baumaterial
       *[other] { $amount } Baumaterialien
    } auf Bauen.
event-rc-ivan-claims = { rc-solo-card }: { $who } beansprucht Bauabschnitt { $section }{ $recognition ->
        [0] {""}
       *[other] {" "}und erhält für das Plättchen Baupunkte: { $recognition }
    }.
event-rc-ivan-delivers = { rc-solo-card }: { $who } liefert { rc-amount-object } an { $section }.
event-rc-ivan-skips = { rc-solo-card }: Nichts geschieht, { $why ->
        [no-banner] kein Banner ist übrig
        [no-section] es gibt keinen Bauabschnitt dafür
        [no-contractor] kein Anwerber ist übrig
        [city-closed] die Stadt ist geschlossen
       *[no-materials] es ist kein Baumaterial da
    }.
event-rc-ivan-decorates = Alle Plättchen sind verdeckt: { $who } bringt an { $section } { rc-ornament } an und erhält Ruhmespunkte: { $prestige }.
event-rc-ivan-no-ornament = Alle Plättchen sind verdeckt: { $ornament ->
        [none] { $who } hat keine Verzierung mehr
        [door] die Tür passt noch nirgends
        [arch] der Bogen passt noch nirgends
       *[cross] das Kreuz passt noch nirgends
    }.
event-rc-ivan-reshuffles = { $who }: Seine Plättchen werden gemischt und neu ausgelegt.
event-rc-ivan-marker = Sein Marker kommt auf Turm { $tower }: { ct-city }.
event-rc-ivan-recruits = { rc-solo-card }: { $who } entsendet einen Anwerber; Stadt: { ct-city }.
event-rc-ivan-specialist = { rc-solo-card }: { $who } legt einen Spezialisten ab ({ $specialist }; { ct-tool }){ $recognition ->
        [0] {""}
       *[other] {" "}und erhält Baupunkte: { $recognition }
    }.
event-rc-ivan-cancels = { rc-solo-card }: Zwei gleiche Werkzeuge kommen zurück in den Beutel: { ct-tool }.
event-rc-ivan-moscow = { rc-solo-card }: In Moskau erhält { $who } Ruhmespunkte: { $prestige }.
event-rc-last-turns = { $who } hat den sechsten Bauabschnitt fertiggestellt. Der andere ist noch einmal am Zug.
    .you = Du hast den sechsten Bauabschnitt fertiggestellt. Der andere ist noch einmal am Zug.

## Ablehnungen

refusal-solo-no-choice = Iwan lässt dir jetzt nichts zu entscheiden.
refusal-solo-ivans-turn = Iwan ist am Zug: Du wählst nur den Bauabschnitt für ihn.
refusal-solo-other-section = Iwan kann { $section } nicht nehmen; wähle unter { $sections }.
