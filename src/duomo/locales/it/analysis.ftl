# Analisi di partite e posizioni, e ragioni dei suggerimenti.

analysis-budget = { $simulations } simulazioni per ogni turno
analysis-by = Giudicato con { $budget }.
analysis-static = Giudicato con la sola stima fatta a mano.
analysis-move = { $number }. { $who }: { $words }
analysis-loss = { $mark } perde il { $percent } % di una vittoria, { $points } punti
analysis-better = Meglio: { $words }
analysis-better-because = Meglio: { $words } – { $why }
analysis-flawless = Nessuna imprecisione, nessun errore, nessuno sbaglio grave.
analysis-lucky = Tiri e pescate che hanno cambiato di più
analysis-totals = Abilità e fortuna, in percentuale di una vittoria
analysis-column-party = Parte
analysis-column-start = Inizio
analysis-column-own = Proprie decisioni
analysis-column-others = Decisioni degli altri
analysis-column-luck = Fortuna
analysis-column-result = Risultato
analysis-column-accuracy = Precisione
analysis-column-points = Punti persi
analysis-counts = { $who }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
analysis-working = Analisi in corso

## Una posizione

analysis-position = Decide { $who }. { $simulations } simulazioni.
analysis-column-move = Mossa
analysis-column-share = Vince
analysis-column-lead = Punti di vantaggio
analysis-expected = Il turno potrebbe continuare così: { $line }.
analysis-why = Perché: { $why }

## Ragioni: che cosa ha in più la via migliore alla fine del turno

why-only = È l’unica mossa permessa.
why-share = Da qui vince circa il { $share } % delle partite.
why-shares = Da qui vince circa il { $share } % delle partite, la seconda scelta il { $other } %.
why-even = Da qui vince circa il { $share } % delle partite, poco più della seconda scelta.
why-rc-prestige = { $amount ->
    [one] un prestigio in più
   *[other] { $amount } prestigio in più
  }
why-rc-finished = { $amount ->
    [one] una sezione completata in più
   *[other] { $amount } sezioni completate in più
  }
why-rc-standing = { $amount ->
    [one] un punto in più dalle torri come sono ora
   *[other] { $amount } punti in più dalle torri come sono ora
  }
why-rc-majorities = { $amount ->
    [one] la maggioranza in una torre in più
   *[other] la maggioranza in { $amount } torri in più
  }
why-rc-ornaments = { $amount ->
    [one] una Decorazione posata in più
   *[other] { $amount } Decorazioni posate in più
  }
why-rc-claimed = { $amount ->
    [one] una sezione rivendicata in più
   *[other] { $amount } sezioni rivendicate in più
  }
why-rc-delivered = { $amount ->
    [one] un materiale consegnato in più
   *[other] { $amount } materiali consegnati in più
  }
why-rc-hanging = { $amount ->
    [one] una Bandiera avversaria in meno sopra una sezione incompiuta: la penalità minaccia meno
   *[other] { $amount } Bandiere avversarie in meno sopra sezioni incompiute: le penalità minacciano meno
  }
why-rc-tiles = { $amount ->
    [one] una tessera aperta in più nella Bottega
   *[other] { $amount } tessere aperte in più nella Bottega
  }
why-rc-materials = { $amount ->
    [one] un materiale in più nell’Inventario
   *[other] { $amount } materiali in più nell’Inventario
  }
why-rc-rubles = { $amount ->
    [one] un rublo in più
   *[other] { $amount } rubli in più
  }
why-ba-points = { $amount ->
    [one] un punto di vantaggio in più
   *[other] { $amount } punti di vantaggio in più
  }
why-ba-zones = { $amount ->
    [one] un punto di vantaggio in più se le zone si contassero ora
   *[other] { $amount } punti di vantaggio in più se le zone si contassero ora
  }
why-ba-majorities = { $amount ->
    [one] la maggioranza in una zona in più
   *[other] la maggioranza in { $amount } zone in più
  }
why-ba-reserve = { $amount ->
    [one] un costruttore in più nella riserva
   *[other] { $amount } costruttori in più nella riserva
  }
why-ba-coins = { $amount ->
    [one] una moneta in più
   *[other] { $amount } monete in più
  }
why-ba-tokens = { $amount ->
    [one] una promozione in più
   *[other] { $amount } promozioni in più
  }
