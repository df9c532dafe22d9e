# Karten und Plättchen: die Titel ihrer Tabellen, was jedes zeigt und warum.

## Tabellen

parts-section_cards = Abschnittskarten
parts-workshop_tiles = Werkstattplättchen
parts-resource_tiles = Ressourcenplättchen
parts-influence_cards = Einflusskarten
parts-blueprints = Baupläne
parts-track = Ruhmespunkte auf der Punkteleiste
parts-workshop_slots = Felder der Werkstatt-Tableaus
parts-reserve = Vorrat und Weiteres
parts-specialists = Spezialisten
parts-cities = Städte
parts-contractor_spaces = Felder der Anwerber
parts-module_tiles = Plättchen des Moduls
parts-extra_blueprints = Weitere Baupläne
parts-guild_cards = Gildenkarten
parts-contracts = Aufträge
parts-buttresses = Strebepfeiler
parts-tiles = Plättchen

## Was sie zeigen

part-section = { rc-kind }: { $cost } → { $reward }
part-tile = { $shows }
part-tile-three-plus = { $shows } (ab 3 Personen)
part-actions = { rc-group }: { $upper } / { $lower }
part-action = { rc-action } ({ rc-mark })
part-action-shown = { rc-action }: { $shown } ({ rc-mark })
part-blueprint = { $players } { $players ->
        [one] Person
       *[other] Personen
    }: Türme mit { $heights }
part-track = { $prestige } { $prestige ->
        [one] Ruhmespunkt
       *[other] Ruhmespunkte
    } auf Feld { $space }
part-slot = Werkstattfeld { rc-slot-short } der { $board ->
        [advanced] Fortgeschrittenenseite
       *[standard] Standardseite
    }: { rc-rubles }{ $holds ->
        [nothing] {""}
        [banner] , mit Banner
        [door] , mit Tür
        [arch] , mit Bogen
       *[cross] , mit Kreuz
    }
part-reserve = { $piece ->
        [wood] Holz
        [brick] Ziegel
        [stone] Stein
        [gold] Gold
        [green] grüne Edelsteine
        [purple] violette Edelsteine
        [coins-1] Münzen zu 1 Rubel
        [coins-3] Münzen zu 3 Rubel
        [banners] Banner je Person
        [doors] Türen je Person
        [arches] Bögen je Person
        [crosses] Kreuze je Person
        [inventory] Plätze eines Bestands
        [inventory-banners] Banner auf dem Bestand
        [start-space] Baupunktfeld, auf dem die Marker beginnen
        [rubles-player-1] Rubel der ersten Person
        [rubles-player-2] Rubel der zweiten Person
        [rubles-player-3] Rubel der dritten Person
        [rubles-player-4] Rubel der vierten Person
       *[other] { $piece }
    }: { $amount }
part-specialist = { $specialist } ({ ct-tool })
part-contractor = Anwerber { $place }: { $gain }
part-contractor-bare = Anwerber { $place }: kein Bonus
part-vault = { ba-colours }: { ba-order }{ $crown ->
        [with] , mit Krone
       *[without] {""}
    }
part-reason = { $before }; { $clause }
