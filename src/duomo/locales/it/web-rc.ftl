# Il tavolo di The Red Cathedral nel browser: titoli, e nomi dei pezzi per i lettori di schermo.

## Plance

web-rc-table = The Red Cathedral
web-rc-market = Mercato
web-rc-turn-number = Turno { $turn }
web-rc-site = Cantiere
web-rc-others = Altri giocatori
web-rc-track = Tracciato dei punti
web-rc-workshop = La tua Bottega
web-rc-you = Tu
web-rc-region = Regione
web-rc-guild = Gilda
web-rc-log = Cronaca
web-rc-sheets = Che cosa mostra questo riquadro
web-rc-tab-site = Cantiere
web-rc-tab-workshop = Bottega
web-rc-tab-players = Giocatori
web-rc-tab-ivan = Ivan
web-rc-bot = bot

## Cose

web-rc-recognition = Ricompensa
web-rc-prestige = Prestigio
web-rc-rubles = rubli
web-rc-permits = { $permits } permessi su 6
web-rc-reserve = Rimasti nella riserva
web-rc-left-in-reserve = Nella riserva: { $what }
web-rc-inventory-title = Inventario
web-rc-of = { $n } su { $all }
web-rc-inventory = Inventario: { $held } spazi occupati su { $room }
web-rc-covered = Spazio dell’inventario coperto da una Bandiera
web-rc-ornaments = Decorazioni
web-rc-ornament-gone = { rc-ornament-name }: non disponibile
web-rc-slots = Botteghe
web-rc-slot =
    { $slot ->
        [white-1] Prima Bottega bianca
        [white-2] Seconda Bottega bianca
        [red] Bottega rossa
        [blue] Bottega blu
        [green] Bottega verde
       *[yellow] Bottega gialla
    }
web-rc-empty-slot = Vuota
web-rc-blocked = Sotto una Bandiera
web-rc-face-down = A faccia in giù
web-rc-face-up = a faccia in su
web-rc-no-tile = nessuna tessera
web-rc-tile-gives = Ottieni { $gain }
web-rc-tile-die =
    { $die ->
        [white] Spazio del dado bianco
        [red] Spazio del dado rosso
        [blue] Spazio del dado blu
        [green] Spazio del dado verde
        [black] Spazio del dado nero
       *[yellow] Spazio del dado giallo
    }
web-rc-holds-banner = Vi si trova una Bandiera
web-rc-holds-ornament = Vi si trova { rc-ornament }
web-rc-no-specialist = Nessuno specialista
web-rc-finished = { $finished } completate su 6
web-rc-banners-left = { $banners ->
        [one] resta 1 Bandiera
       *[other] restano { $banners } Bandiere
    }
web-rc-contractors-left = { $left ->
        [one] resta 1 emissario
       *[other] restano { $left } emissari
    }
web-rc-contracts-held = { $n ->
        [one] 1 contratto
       *[other] { $n } contratti
    }
web-rc-buttresses-held = { $n ->
        [one] 1 contrafforte
       *[other] { $n } contrafforti
    }
web-rc-no-contractors = nessun emissario
web-rc-closed = chiusa
web-rc-nothing = niente
web-rc-no-dice = nessun dado
web-rc-bag = { $n ->
        [one] 1 specialista nel sacchetto
       *[other] { $n } specialisti nel sacchetto
    }
web-rc-foreman = Qui c’è il capomastro
web-rc-foreman-at = Il capomastro è alla torre { $tower }.
web-rc-ivan-marker = Qui c’è il segnalino di Ivan

## Nomi dei pezzi

web-rc-tower = Torre { $tower }
web-rc-name-section = Sezione { $section }, { rc-kind }
web-rc-name-finished = Completata da { $who }
web-rc-name-ornament = Decorata da { $who }
web-rc-name-claimed = Rivendicata da { $who }
web-rc-name-unclaimed = Libera
web-rc-name-needs = Servono ancora { $what }
web-rc-name-delivered = Consegnato: { $what }
web-rc-name-pays = Dà { $what }
web-rc-name-tile = Tessera: { $tile }
web-rc-name-worth = Torre { $tower }: ora vale { $value } prestigio
web-rc-name-city = Città: { $city }
web-rc-name-city-closed = Città: { $city }, chiusa
web-rc-name-die = { $die ->
        [white] Dado bianco
        [red] Dado rosso
        [blue] Dado blu
        [green] Dado verde
        [black] Dado nero
       *[yellow] Dado giallo
    }: { $face }, sullo spazio { $space }; andrebbe allo spazio { $goal }
web-rc-name-space = Spazio { $space }: { $gain }
web-rc-name-tool = Attrezzo: { $tool }
web-rc-name-price = Costa { rc-rubles }
web-rc-name-fee = Andarci costa { ct-permits }
web-rc-name-holds = Inventario: { $what }
web-rc-name-score = { $who }: { $recognition } ricompensa, { $prestige } prestigio
web-rc-name-ivan-card = { $card }: { $does }. Tessera del { $die }, { $state }
web-rc-specialist-at = Specialista dello spazio { $space }: { $words }
web-rc-nobody-at = Nessuno sullo spazio { $space }
web-rc-cathedral = La cattedrale: { $done } sezioni completate su { $all }

## Scegliere

web-rc-cancel = Annulla
web-rc-asides = In ogni momento del tuo turno
web-rc-reroll = perdere 1 prestigio, ritirare tutti i dadi di uno spazio
web-rc-half-die = Dove va { rc-die }?
web-rc-half-reroll = Quale spazio si ritira?
web-rc-half-swap = Quale tessera si scambia con quella dello spazio { $space }?
web-rc-half-material = { rc-material }: a quale sezione?
web-rc-half-ornament = Quale sezione riceve { rc-ornament }?
web-rc-step-die = { rc-die-name } allo spazio { $space }
web-rc-step-claim = { $section } rivendicata
web-rc-step-resources = Risorse
web-rc-step-influence = Influenza
web-rc-step-tile = Tessera Bottega
web-rc-step-specialist = Specialista
web-rc-mark-played = giocata
web-rc-mark-better = meglio

## Gilde

web-rc-drawn = Pescati
web-rc-your-contracts = I tuoi contratti
web-rc-your-buttresses = I tuoi contrafforti
web-rc-buttresses = Disponibili
web-rc-drawn-cards = Carte pescate
web-rc-within = Un’azione di mercato comprata dai Grossisti
web-rc-deck = Nel mazzo: { $n }
web-rc-discards = scartate: { $n }

## Ivan

web-rc-ivans-turn = Il turno di Ivan
web-rc-cards-used = { $n } carte su { $all }
web-rc-you-choose = Scegli tu per lui.
web-rc-again = Rivedi
web-rc-all = Tutto
web-rc-ivan-waits = Aspetta la fine del tuo turno.
web-rc-ivan-does =
    { $card ->
        [recognition] ottiene 4 ricompensa
        [inventory] 4 dal mucchio più grande
        [transport] da Inventario a Costruire
        [claim] sopra una delle tue
        [build] tutto sulle sue sezioni
       *[recruit] un emissario nella città
    }
