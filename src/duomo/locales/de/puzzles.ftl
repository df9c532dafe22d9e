# Aufgaben und Herausforderungen des Tages.

puzzle-theme = { $theme ->
     [tempo] Tempo
     [penalty] Strafe
     [majority] Mehrheit
     [claim] Beanspruchen
     [building] Bauen
     [ornaments] Ornamente
     [market] Markt
     [dice] Würfel
     [workshop] Werkstatt
     [contractors] Bauunternehmer
     [zones] Zonen
     [promotion] Beförderung
     [builders] Bauleute
     [orders] Aufträge
     [coins] Münzen
    *[vaults] Gewölbe
}

puzzle-lesson = { $theme ->
     [tempo] Was du jetzt tust, kann niemand vor dir tun: hier zählt der Augenblick mehr als der Gewinn.
     [penalty] Ein unfertiger Abschnitt unter fremdem Banner kostet; ein fertiger darüber lässt die anderen zahlen.
     [majority] Wo eine Mehrheit offen ist, entscheidet ein Stück mehr über alle Punkte dort.
     [claim] Welchen Abschnitt du beanspruchst, entscheidet, was du brauchen wirst und wer über dir steht.
     [building] Drei Lieferungen sind wenig: am meisten zählen sie, wo sie etwas fertigstellen oder den Weg öffnen.
     [ornaments] Ein Ornament ist Ansehen und Anwesenheit zugleich; es muss nicht auf ein volles Lager warten.
     [market] Ein Marktbesuch kann dreierlei; Reihenfolge und Feld entscheiden, wie viel er bringt.
     [dice] Der Würfel, der am reichsten aussieht, ist nicht immer der richtige: auch was er zurücklässt, zählt.
     [workshop] Ein Plättchen am richtigen Platz zahlt immer wieder, am falschen nie.
     [contractors] Genehmigungen, Spezialisten und die neue Gilde erreichen, was gewöhnliche Aktionen nicht erreichen.
     [zones] Zonen zählen so, wie sie liegen, wenn der König kommt: verbinden und teilen ist mehr wert als ein Feld.
     [promotion] Ein Rang zählt in jeder Wertung, die noch kommt; zu spät befördert zählt er einmal.
     [builders] Ein Bauarbeiter ist am meisten wert, wo die Zone noch wächst.
     [orders] Ein Auftrag ändert, was schon liegt; oft ist das mehr wert als ein Gewölbe mehr.
     [coins] Eine Münze ist später ein Bauarbeiter oder ein Auftrag; sie jetzt auszugeben, muss mehr bringen.
    *[vaults] Das Gewölbe, das du nimmst, ist auch das, das der Gegner nicht bekommt.
}

puzzle-why-now = Sofort bringt er: { $facts }.
puzzle-why-later = Eine Runde später hast du im Mittel: { $facts }.
puzzle-why-others = Nach dem verlockenden Zug haben die anderen eine Runde später: { $facts }.
puzzle-why-own =
    { $own ->
        [one] Am Ende ist das für dich etwa 1 Punkt mehr.
       *[other] Am Ende sind das für dich etwa { $own } Punkte mehr.
    }
puzzle-why-rival =
    { $others ->
        [one] Am Ende hat dein stärkster Gegner etwa 1 Punkt weniger.
       *[other] Am Ende hat dein stärkster Gegner etwa { $others } Punkte weniger.
    }
puzzle-why-both = Am Ende sind das etwa { $own } mehr für dich und { $others } weniger für deinen stärksten Gegner, in Punkten.
puzzle-tempts = Er sieht am besten aus, weil er sofort bringt: { $facts }.
puzzle-tempts-plain = Er sieht am besten aus, solange niemand antwortet.
server-no-puzzle = Diese Aufgabe gibt es nicht.
server-no-more-puzzles = Du hast alle diese Aufgaben versucht.
server-answer-unfinished = Spiele den Zug erst zu Ende.
server-no-challenge = An diesem Tag gibt es keine Herausforderung.
