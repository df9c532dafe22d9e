# Analyse von Partien und Stellungen, und die Gründe für Tipps.

analysis-budget = { $simulations } Simulationen je Zug
analysis-by = Beurteilt mit { $budget }.
analysis-static = Allein nach der von Hand gemachten Schätzung beurteilt.
analysis-move = { $number }. { $who }: { $words }
analysis-loss = { $mark } kostet { $percent } % eines Sieges, { $points } Punkte
analysis-better = Besser: { $words }
analysis-better-because = Besser: { $words } – { $why }
analysis-flawless = Keine Ungenauigkeit, kein Fehler, kein Patzer.
analysis-lucky = Würfe und Karten, die am meisten geändert haben
analysis-totals = Können und Glück, in Prozent eines Sieges
analysis-column-party = Partei
analysis-column-start = Anfang
analysis-column-own = Eigene Entscheidungen
analysis-column-others = Entscheidungen der anderen
analysis-column-luck = Glück
analysis-column-result = Ergebnis
analysis-column-accuracy = Genauigkeit
analysis-column-points = Verlorene Punkte
analysis-counts = { $who }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
analysis-working = Analyse läuft

## Eine Stellung

analysis-position = { $who } entscheidet. { $simulations } Simulationen.
analysis-column-move = Zug
analysis-column-share = Gewinnt
analysis-column-lead = Punkte voraus
analysis-expected = So könnte es weitergehen: { $line }.
analysis-why = Warum: { $why }

## Gründe: was die bessere Spielweise am Ende des Zuges voraushat

why-only = Es gibt keinen anderen erlaubten Zug.
why-share = Damit werden von hier aus etwa { $share } % der Partien gewonnen.
why-shares = Damit werden von hier aus etwa { $share } % der Partien gewonnen, mit dem nächstbesten Zug { $other } %.
why-even = Damit werden von hier aus etwa { $share } % der Partien gewonnen, kaum mehr als mit dem nächstbesten Zug.
why-rc-prestige = { $amount ->
    [one] ein Ruhmespunkt mehr
   *[other] { $amount } Ruhmespunkte mehr
  }
why-rc-finished = { $amount ->
    [one] ein fertiger Bauabschnitt mehr
   *[other] { $amount } fertige Bauabschnitte mehr
  }
why-rc-standing = { $amount ->
    [one] ein Punkt mehr aus den Türmen, wie sie jetzt stehen
   *[other] { $amount } Punkte mehr aus den Türmen, wie sie jetzt stehen
  }
why-rc-majorities = { $amount ->
    [one] die Mehrheit in einem Turm mehr
   *[other] die Mehrheit in { $amount } Türmen mehr
  }
why-rc-ornaments = { $amount ->
    [one] eine angebrachte Verzierung mehr
   *[other] { $amount } angebrachte Verzierungen mehr
  }
why-rc-claimed = { $amount ->
    [one] ein beanspruchter Bauabschnitt mehr
   *[other] { $amount } beanspruchte Bauabschnitte mehr
  }
why-rc-delivered = { $amount ->
    [one] ein geliefertes Baumaterial mehr
   *[other] { $amount } gelieferte Baumaterialien mehr
  }
why-rc-hanging = { $amount ->
    [one] ein fremdes Banner weniger über einem unfertigen Bauabschnitt: es droht weniger Abzug
   *[other] { $amount } fremde Banner weniger über unfertigen Bauabschnitten: es droht weniger Abzug
  }
why-rc-tiles = { $amount ->
    [one] ein offenes Werkstattplättchen mehr
   *[other] { $amount } offene Werkstattplättchen mehr
  }
why-rc-materials = { $amount ->
    [one] ein Baumaterial mehr im Bestand
   *[other] { $amount } Baumaterialien mehr im Bestand
  }
why-rc-rubles = { $amount ->
    [one] ein Rubel mehr
   *[other] { $amount } Rubel mehr
  }
why-ba-points = { $amount ->
    [one] ein Punkt mehr Vorsprung
   *[other] { $amount } Punkte mehr Vorsprung
  }
why-ba-zones = { $amount ->
    [one] ein Punkt mehr Vorsprung, würden die Zonen jetzt gewertet
   *[other] { $amount } Punkte mehr Vorsprung, würden die Zonen jetzt gewertet
  }
why-ba-majorities = { $amount ->
    [one] die Mehrheit in einer Zone mehr
   *[other] die Mehrheit in { $amount } Zonen mehr
  }
why-ba-reserve = { $amount ->
    [one] ein Baumeister mehr im Vorrat
   *[other] { $amount } Baumeister mehr im Vorrat
  }
why-ba-coins = { $amount ->
    [one] eine Münze mehr
   *[other] { $amount } Münzen mehr
  }
why-ba-tokens = { $amount ->
    [one] eine Beförderung mehr
   *[other] { $amount } Beförderungen mehr
  }
