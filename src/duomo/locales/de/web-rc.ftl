# Das Spielbrett von The Red Cathedral im Browser: Titel, und Namen der Teile für Vorleseprogramme.

## Tableaus

web-rc-table = The Red Cathedral
web-rc-market = Markt
web-rc-turn-number = Zug { $turn }
web-rc-site = Baustelle
web-rc-others = Mitspieler
web-rc-track = Punkteleiste
web-rc-workshop = Werkstatt
web-rc-you = Du
web-rc-region = Region
web-rc-guild = Zunft
web-rc-log = Verlauf
web-rc-sheets = Was dieses Feld zeigt
web-rc-tab-site = Baustelle
web-rc-tab-workshop = Werkstatt
web-rc-tab-players = Spieler
web-rc-tab-ivan = Iwan
web-rc-bot = Bot

## Dinge

web-rc-recognition = Baupunkte
web-rc-prestige = Ruhm
web-rc-rubles = Rubel
web-rc-permits = { $permits } von 6 Passierscheinen
web-rc-reserve = Noch im Vorrat
web-rc-left-in-reserve = Im Vorrat: { $what }
web-rc-inventory-title = Bestand
web-rc-of = { $n } von { $all }
web-rc-inventory = Bestand: { $held } von { $room } Plätzen belegt
web-rc-covered = Platz im Bestand, von einem Banner verdeckt
web-rc-ornaments = Verzierungen
web-rc-ornament-gone = { rc-ornament-name }: nicht verfügbar
web-rc-slots = Werkstattfelder
web-rc-slot =
    { $slot ->
        [white-1] Erstes weißes Werkstattfeld
        [white-2] Zweites weißes Werkstattfeld
        [red] Rotes Werkstattfeld
        [blue] Blaues Werkstattfeld
        [green] Grünes Werkstattfeld
       *[yellow] Gelbes Werkstattfeld
    }
web-rc-empty-slot = Leer
web-rc-blocked = Unter einem Banner
web-rc-face-down = Verdeckt
web-rc-face-up = offen
web-rc-no-tile = kein Plättchen
web-rc-tile-gives = Bringt { $gain }
web-rc-tile-die =
    { $die ->
        [white] Bereich des weißen Würfels
        [red] Bereich des roten Würfels
        [blue] Bereich des blauen Würfels
        [green] Bereich des grünen Würfels
        [black] Bereich des schwarzen Würfels
       *[yellow] Bereich des gelben Würfels
    }
web-rc-holds-banner = Ein Banner liegt darauf
web-rc-holds-ornament = Darauf liegt { $ornament ->
        [door] eine Tür
        [arch] ein Bogen
       *[cross] ein Kreuz
    }
web-rc-no-specialist = Kein Spezialist
web-rc-finished = { $finished } von 6 fertig
web-rc-banners-left = { $banners ->
        [one] noch 1 Banner
       *[other] noch { $banners } Banner
    }
web-rc-contractors-left = { $left ->
        [one] noch 1 Anwerber
       *[other] noch { $left } Anwerber
    }
web-rc-contracts-held = { $n ->
        [one] 1 Vertrag
       *[other] { $n } Verträge
    }
web-rc-buttresses-held = { $n ->
        [one] 1 Strebepfeiler
       *[other] { $n } Strebepfeiler
    }
web-rc-no-contractors = keine Anwerber
web-rc-closed = geschlossen
web-rc-nothing = nichts
web-rc-no-dice = keine Würfel
web-rc-bag = { $n ->
        [one] 1 Spezialist im Beutel
       *[other] { $n } Spezialisten im Beutel
    }
web-rc-foreman = Hier steht der Polier
web-rc-foreman-at = Der Polier steht bei Turm { $tower }.
web-rc-ivan-marker = Hier steht Iwans Marker

## Namen der Teile

web-rc-tower = Turm { $tower }
web-rc-name-section = Bauabschnitt { $section }, { rc-kind }
web-rc-name-finished = Fertiggestellt von { $who }
web-rc-name-ornament = Verziert von { $who }
web-rc-name-claimed = Beansprucht von { $who }
web-rc-name-unclaimed = Noch frei
web-rc-name-needs = Braucht noch { $what }
web-rc-name-delivered = Geliefert: { $what }
web-rc-name-pays = Bringt { $what }
web-rc-name-tile = Plättchen: { $tile }
web-rc-name-worth = Turm { $tower }: jetzt { $value } Ruhmespunkte wert
web-rc-name-city = Stadt: { $city }
web-rc-name-city-closed = Stadt: { $city }, geschlossen
web-rc-name-die = { $die ->
        [white] Weißer Würfel
        [red] Roter Würfel
        [blue] Blauer Würfel
        [green] Grüner Würfel
        [black] Schwarzer Würfel
       *[yellow] Gelber Würfel
    }: { $face }, in Bereich { $space }; käme nach Bereich { $goal }
web-rc-name-space = Bereich { $space }: { $gain }
web-rc-name-tool = Werkzeug: { $tool }
web-rc-name-price = Kostet { rc-rubles }
web-rc-name-fee = Der Weg dorthin kostet { ct-permits }
web-rc-name-holds = Bestand: { $what }
web-rc-name-score = { $who }: { $recognition } Baupunkte, { $prestige } Ruhm
web-rc-name-ivan-card = { $card }: { $does }. Plättchen: { $die }, { $state }
web-rc-specialist-at = Spezialist auf Feld { $space }: { $words }
web-rc-nobody-at = Niemand auf Feld { $space }
web-rc-cathedral = Die Kathedrale: { $done } von { $all } Bauabschnitten fertig

## Auswählen

web-rc-cancel = Abbrechen
web-rc-asides = Jederzeit in deinem Zug
web-rc-reroll = 1 Ruhmespunkt abgeben, alle Würfel eines Bereichs neu werfen
web-rc-half-die = Wohin ziehst du { rc-die }?
web-rc-half-reroll = Welcher Bereich wird neu geworfen?
web-rc-half-swap = Welches Plättchen tauscht den Platz mit dem von Bereich { $space }?
web-rc-half-material = { rc-material }: wohin?
web-rc-half-ornament = Welcher Bauabschnitt bekommt { rc-ornament }?
web-rc-step-die = { rc-die-name } nach Bereich { $space }
web-rc-step-claim = { $section } beansprucht
web-rc-step-resources = Ressourcen
web-rc-step-influence = Einfluss
web-rc-step-tile = Werkstattplättchen
web-rc-step-specialist = Spezialist
web-rc-mark-played = gespielt
web-rc-mark-better = besser

## Zünfte

web-rc-drawn = Gezogen
web-rc-your-contracts = Deine Verträge
web-rc-your-buttresses = Deine Strebepfeiler
web-rc-buttresses = In der Auslage
web-rc-drawn-cards = Gezogene Karten
web-rc-within = Eine Marktaktion, bei den Großhändlern gekauft
web-rc-deck = Im Stapel: { $n }
web-rc-discards = abgelegt: { $n }

## Iwan

web-rc-ivans-turn = Iwans Zug
web-rc-cards-used = { $n } von { $all } Karten
web-rc-you-choose = Du wählst für ihn.
web-rc-again = Noch einmal
web-rc-all = Alles
web-rc-ivan-waits = Er wartet, bis dein Zug zu Ende ist.
web-rc-ivan-does =
    { $card ->
        [recognition] erhält 4 Baupunkte
        [inventory] 4 vom größten Vorrat
        [transport] Bestand nach Bauen
        [claim] über einem von dir
        [build] alles auf seine Abschnitte
       *[recruit] ein Anwerber in die Stadt
    }
