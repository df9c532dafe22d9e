# Basilica. I messaggi senza frase (ba-…) sono parti di altri: leggono le stesse variabili.

## Cose

ba-seat =
    { $seat ->
        [white] Bianco
       *[black] Nero
    }
ba-side =
    { $side ->
        [white] Bianco
       *[black] Nero
    }
# In «la zona rossa».
ba-zone-colour =
    { $colour ->
        [red] rossa
        [yellow] gialla
        [green] verde
       *[blue] blu
    }
ba-colours =
    { $colours ->
        [red] rossa
        [yellow] gialla
        [green] verde
        [blue] blu
        [red-yellow] rossa e gialla
        [red-green] rossa e verde
        [red-blue] rossa e blu
        [yellow-green] gialla e verde
        [yellow-blue] gialla e blu
       *[green-blue] verde e blu
    }
ba-order =
    { $order ->
        [promote] Promuovere
        [move] Spostare
        [recruit] Reclutare
        [confound] Confondere
        [glass] Vetrata
        [scaffold] Impalcatura
       *[catastrophe] Catastrofe
    }
ba-rank =
    { $rank ->
        [architect] architetto
        [mason] maestro muratore
        [hercules] Ercole
       *[builder] costruttore
    }
ba-colour-short =
    { $colour ->
        [red] Ro
        [yellow] Gi
        [green] Ve
       *[blue] Bl
    }
ba-rank-short =
    { $rank ->
        [architect] A
        [mason] M
       *[hercules] E
    }

## Parti dell'immagine

ba-cathedral = Cattedrale
ba-orders = Ordini
ba-vaults = Volte
ba-pile-empty = La pila è vuota
ba-pile =
    { $tiles ->
        [one] Pila: { $tiles } tessera, in cima { ba-order } ({ ba-colours })
       *[other] Pila: { $tiles } tessere, in cima { ba-order } ({ ba-colours })
    }
ba-discards =
    { $tiles ->
        [one] { $tiles } tessera scartata
       *[other] { $tiles } tessere scartate
    }
ba-king-at = Il re è sulla casella { $king } di 30
ba-actions-left =
    { $actions ->
        [one] ancora { $actions } azione
       *[other] ancora { $actions } azioni
    }
ba-stock = { $points } punti · { $reserve ->
        [one] { $reserve } costruttore
       *[other] { $reserve } costruttori
    } · { $tokens ->
        [one] { $tokens } promozione
       *[other] { $tokens } promozioni
    } · { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
ba-legend-colours = Una volta: il suo colore; due colori: un jolly
ba-legend-signs = ^ corona · * vetrata · ## impalcatura
ba-legend-builders = ○ un costruttore di Bianco, ● di Nero; dietro di lui { ba-legend-ranks }
ba-legend-ranks = A architetto, M maestro muratore, E Ercole

## Che cosa decidere

ba-decide-turn = Scegli un'azione ({ ba-actions-left })
ba-decide-place = Scegli una casella per la volta
ba-decide-scaffold = Scegli una casella per un'impalcatura
ba-decide-promote = Scegli il costruttore da promuovere
ba-decide-rank = Scegli il nuovo grado
ba-decide-recruit = Scegli una volta per il nuovo costruttore
ba-decide-move = Scegli il costruttore da spostare
ba-decide-target = Scegli dove va il costruttore
ba-decide-take-back = Scegli il costruttore da riprendere
ba-decide-glass = Scegli la volta per la vetrata
ba-decide-catastrophe = Scegli la volta che crolla
ba-decide-offer = Pagare una moneta per l'ordine pagato { ba-order }?

## Le mosse a parole

ba-heading-vault = Posare una volta
ba-heading-order = Eseguire un ordine
ba-heading-builder = Posare un costruttore
ba-move-vault =
    { $crown ->
        [1] { ba-colours }, con una corona
       *[0] { ba-colours }
    }
ba-move-replace = nessuna va bene: scartare le tre volte e pescarne di nuove
ba-move-builder = posare un costruttore sulla volta appena posata
ba-move-order = { ba-order } ({ ba-colours })
ba-move-at = casella { $cell }
ba-move-rank = { ba-rank }
ba-move-pay = pagare una moneta
ba-move-decline = non pagare

## Che cosa è successo

event-ba-starts = { $who } comincia.
    .you = Cominci.
event-ba-top = In cima alla pila: { ba-order } ({ ba-colours }).
event-ba-turned = Spazio volta { $place }: { ba-move-vault }.
event-ba-reshuffle = La pila è vuota: { $tiles ->
        [one] la tessera scartata è la nuova pila
       *[other] le { $tiles } tessere scartate vengono mescolate in una nuova pila
    }.
event-ba-turn = Turno { $turn }: { $who }.
    .you = Turno { $turn }: tu.
event-ba-vault = { $who } posa una volta ({ ba-colours }) in { $cell }.
    .you = Posi una volta ({ ba-colours }) in { $cell }.
event-ba-king = Il re avanza sulla casella { $king }.
event-ba-builder = { $who } posa un costruttore in { $cell }.
    .you = Posi un costruttore in { $cell }.
event-ba-replace = Nessuna volta va bene: { $who } le scarta tutte e tre, e di nuove arrivano dalla pila.
    .you = Nessuna volta va bene: le scarti tutte e tre, e di nuove arrivano dalla pila.
event-ba-order = { $who } esegue { ba-order }.
    .you = Esegui { ba-order }.
event-ba-scoring = Il re è arrivato a { $king }: conteggio. Il turno di { $who } è finito.
    .you = Il re è arrivato a { $king }: conteggio. Il tuo turno è finito.
event-ba-exhausted = La pila è esaurita: ultimo conteggio.
event-ba-zone = { $who } ha la maggioranza nella zona { ba-zone-colour } in { $cell } ({ $size ->
        [one] { $size } volta
       *[other] { $size } volte
    }): Bianco { $white }, Nero { $black }.
    .you = Hai la maggioranza nella zona { ba-zone-colour } in { $cell } ({ $size ->
        [one] { $size } volta
       *[other] { $size } volte
    }): Bianco { $white }, Nero { $black }.
event-ba-zone-tied = Nessuno ha la maggioranza nella zona { ba-zone-colour } in { $cell } ({ $size ->
        [one] { $size } volta
       *[other] { $size } volte
    }).
event-ba-scored = { $who } fa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $total } in tutto.
    .you = Fai { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $total } in tutto.
event-ba-clean-up = I costruttori tornano a casa, { $vaults ->
        [one] { $vaults } volta viene scartata
       *[other] { $vaults } volte vengono scartate
    }, le impalcature vengono tolte, e il resto scivola di { $rows ->
        [one] { $rows } fila
       *[other] { $rows } file
    }.
event-ba-end =
    { $by ->
        [king] Il terzo conteggio chiude la partita.
       *[pile] La pila esaurita chiude la partita.
    }
event-ba-wins = { $who } vince con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
    .you = Vinci con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-ba-draw = Pareggio: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno.
event-ba-pay = { $who } paga una moneta per l'ordine pagato { ba-order }.
    .you = Paghi una moneta per l'ordine paghito { ba-order }.
event-ba-decline = { $who } non paga per { ba-order }.
    .you = Non paghi per { ba-order }.
event-ba-promote = { $who } promuove il costruttore in { $cell }: { ba-rank }.
    .you = Promuovi il costruttore in { $cell }: { ba-rank }.
event-ba-move = Un costruttore di { $who } va da { $cell } a { $target }.
    .you = Uno dei tuoi costruttori va da { $cell } a { $target }.
event-ba-recruit = { $who } recluta un costruttore in { $cell }.
    .you = Recluti un costruttore in { $cell }.
event-ba-take-back = { $who } riprende il costruttore in { $cell }.
    .you = Riprendi il costruttore in { $cell }.
event-ba-glass = { $who } mette una vetrata in { $cell }.
    .you = Metti una vetrata in { $cell }.
event-ba-scaffold = { $who } posa un'impalcatura in { $cell }.
    .you = Posi un'impalcatura in { $cell }.
event-ba-catastrophe = { $who } fa crollare la volta in { $cell }.
    .you = Fai crollare la volta in { $cell }.

## Rifiuti

refusal-ba-nature-first = Prima bisogna pescare o girare una tessera.
refusal-ba-not-nature = Questa è una pescata del caso, non una mossa di un giocatore.
refusal-ba-not-now =
    { $now ->
        [turn] Ora bisogna scegliere un'azione: una volta, un costruttore sulla volta appena posata o un ordine.
        [place] Ora bisogna scegliere una casella per la volta.
        [scaffold] Ora bisogna scegliere una casella per un'impalcatura.
        [promoted] Ora bisogna scegliere il costruttore da promuovere.
        [rank] Ora bisogna scegliere un grado: architect, mason o hercules.
        [recruit] Ora bisogna scegliere una volta per il nuovo costruttore.
        [mover] Ora bisogna scegliere il costruttore da spostare.
        [target] Ora bisogna scegliere dove va il costruttore.
        [removed] Ora bisogna scegliere il costruttore da riprendere.
        [glass] Ora bisogna scegliere una volta per la vetrata.
        [ruin] Ora bisogna scegliere la volta che crolla.
       *[offer] Ora l'avversario deve dire se paga una moneta.
    }
refusal-ba-no-cell-for-joker = Il jolly sullo spazio volta { $place } non ha caselle che non siano accanto a un jolly.
refusal-ba-vault-fits = Almeno una delle tre volte ha una casella: non vengono sostituite.
refusal-ba-no-passing = Bisogna fare tre azioni; non si può passare.
refusal-ba-vault-must-follow = Dopo la sostituzione delle volte bisogna posarne una.
refusal-ba-builder-after-vault = Un costruttore si posa solo subito dopo una volta, su quella volta.
refusal-ba-no-builder-left = Tutti e cinque i costruttori sono nella cattedrale.
refusal-ba-no-free-vault = Non c'è nessuna volta senza costruttore.
refusal-ba-no-own-builder = Non hai costruttori nella cattedrale.
refusal-ba-no-token = Non hai segnalini promozione nella riserva.
refusal-ba-nobody-can-move = Nessuno dei tuoi costruttori è accanto a una volta libera.
refusal-ba-opponent-cannot-move = Qualunque tuo costruttore tu riprenda, nessun costruttore avversario potrebbe spostarsi.
refusal-ba-all-glazed = Ogni volta con un tuo costruttore ha già una vetrata.
refusal-ba-rank-just-given = Il grado appena dato non può essere scelto: { ba-rank }.
refusal-ba-same-rank = Il costruttore ha già questo grado: { ba-rank }.
refusal-ba-scaffold-there = In { $cell } c'è un'impalcatura; niente può starci sopra e non si può togliere.
refusal-ba-no-vault-there = In { $cell } non c'è nessuna volta.
refusal-ba-vault-occupied = In { $cell } c'è già un costruttore.
refusal-ba-recruit-beside = Una recluta pagata sta accanto a una volta con un costruttore; { $cell } non è accanto a nessuna.
refusal-ba-recruit-beside-own = Una recluta pagata sta accanto a un costruttore della stessa parte; { $cell } non è accanto a nessuno.
refusal-ba-builder-stands-there = In { $cell } c'è un costruttore: la volta non può crollare.
refusal-ba-not-adjacent = { $cell } non è adiacente a { $from }.
refusal-ba-cell-taken = { $cell } non è vuota.
refusal-ba-nothing-adjacent = { $cell } non è adiacente a nessuno spazio iniziale, volta o impalcatura.
refusal-ba-joker-beside-joker = In { $cell } il jolly sarebbe accanto a un jolly.
refusal-ba-no-such-builder = In { $cell } non c'è nessun costruttore di { ba-side }.
refusal-ba-builder-cannot-move = Il costruttore in { $cell } non ha volte libere accanto.
refusal-ba-removal-frees-nobody = Anche senza il costruttore in { $cell } nessun costruttore avversario potrebbe spostarsi.
refusal-ba-glass-there = La volta in { $cell } ha già una vetrata.
