# Il tabellone di Basilica nel browser. Le parti (ba-…) vengono da basilica.ftl e leggono le stesse variabili.

## I pezzi, come li nominano i lettori di schermo

web-ba-vault = volta ({ ba-colours })
web-ba-joker = jolly ({ ba-colours })
web-ba-crown = con una corona
web-ba-glass = vetrata
web-ba-scaffold = impalcatura
web-ba-empty = vuota
web-ba-builder =
    { $rank ->
        [builder] costruttore di { ba-side }
       *[other] costruttore di { ba-side } ({ ba-rank })
    }
web-ba-cell = { $cell }: { $what }
web-ba-may = si può scegliere
web-ba-chosen = scelto
web-ba-held = scelto, non ancora confermato
web-ba-order-tile = { ba-order }, sul retro una volta ({ ba-colours }). { $about }
web-ba-order-place = Spazio ordine { $place }: { $what }
web-ba-vault-place = Spazio volta { $place }: { $what }
web-ba-no-tile = nessuna tessera

## Gli ordini in una frase

web-ba-order-about-promote = Un tuo costruttore riceve un grado.
web-ba-order-about-move = Un tuo costruttore va sulla volta accanto.
web-ba-order-about-recruit = Un costruttore della riserva va su una volta libera qualsiasi.
web-ba-order-about-confound = Riprendi un tuo costruttore, poi spostane uno dell'avversario.
web-ba-order-about-glass = Una vetrata sopra un tuo costruttore: 2 punti per la maggioranza.
web-ba-order-about-scaffold = Due impalcature bloccano caselle fino al prossimo conteggio.
web-ba-order-about-catastrophe = Crolla una volta senza costruttore.

## Le parti del tavolo

web-ba-floor = Cattedrale
web-ba-floor-about = Pianta della cattedrale. Le frecce portano da casella a casella; il primo numero è la riga, il secondo la colonna.
web-ba-display = Ordini sopra le volte
web-ba-in-pile =
    { $tiles ->
        [one] nella pila: { ba-order }
       *[other] nella pila; il prossimo ordine è { ba-order }
    }
web-ba-pile-empty = La pila è vuota.
web-ba-discarded =
    { $tiles ->
        [one] scartata
       *[other] scartate
    }
web-ba-discarded-last =
    { $tiles ->
        [one] scartata; non torna
       *[other] scartate; non tornano
    }
web-ba-king = Il re sulla casella { $king } di 30; conteggi su 10, 20 e 30
web-ba-players = Giocatori
web-ba-action-of = Azione { $action } di { $actions }
web-ba-points = Punti:
web-ba-reserve =
    { $builders ->
        [one] { $builders } costruttore in riserva
       *[other] { $builders } costruttori in riserva
    }
web-ba-tokens =
    { $tokens ->
        [one] { $tokens } gettone promozione
       *[other] { $tokens } gettoni promozione
    }
web-ba-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }

## Gradi e vetrate

web-ba-legend-rank =
    { $rank ->
        [architect] Architetto
        [mason] Maestro muratore
       *[hercules] Ercole
    }
web-ba-legend-architect = raddoppia la zona
web-ba-legend-mason = vale per due
web-ba-legend-hercules = rompe la parità
web-ba-legend-glass-name = Vetrata
web-ba-legend-glass = aggiunge 2 alla maggioranza

## Situazione e conteggi

web-ba-if-scored = Se si contasse ora
web-ba-zone = Zona
web-ba-size = Grandezza
web-ba-worth = Valore
web-ba-strength = Forza
web-ba-together = Insieme
web-ba-total = In tutto
web-ba-nobody-stands = Nessun costruttore sta ancora in una zona.
web-ba-scoring-at = Conteggio su { $king }
web-ba-scoring-last = L'ultimo conteggio
web-ba-vaults =
    { $vaults ->
        [one] { $vaults } volta
       *[other] { $vaults } volte
    }

## I passi di un turno

web-ba-step-vault = Volta ({ ba-colours }) in { $cell }
web-ba-step-builder = Costruttore in { $cell }
web-ba-step-open = Azione { $action }
web-ba-step-now = Azione { $action }: { $what }

## Schede sul telefono

web-ba-tab-floor = Pianta
web-ba-tab-standings = Situazione
web-ba-tab-log = Diario
