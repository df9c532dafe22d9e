# Examples of the rules, one for each paragraph where one helps. Numbers in braces come from a position
# (docs/rules/examples.toml); the others are those of the rules themselves.

## The Red Cathedral

example-rc-1-1 = Es gibt 20 Holz: Liegt alles bei den Spielern, nimmt niemand mehr etwas, bis welches zurückkommt.
example-rc-1-2 = Die Felder 1 und 2 bilden den ersten Viertelkreis: Wer auf einem von beiden landet, darf dieselbe Einflusskarte nutzen.
example-rc-1-9 = Rot hat ein Banner aus dem Bestand gesetzt: Jetzt sind sieben Plätze frei, für sieben Materialien.
example-rc-2-4 = Das Baupunkteplättchen liegt auf Feld 7: Der erste Würfel kommt dorthin, die anderen auf 8, 1, 2 und 3.
example-rc-2-5 = Zu dritt: Der Erste hat 3 Rubel, der Zweite und der Dritte haben je 4.
example-rc-3-2 = Blau steht auf Feld 1 und würde 3 Baupunkte verlieren: Der Marker bleibt auf Feld 0 stehen.
example-rc-3-3 = Rot steht auf Feld { $from } und verliert 1 Ruhm: zurück auf das Ruhmfeld dahinter, Feld { $to }.
example-rc-3-4 = Ein Marker auf Feld 78, der 5 Baupunkte erhält, geht auf Feld 3 der zweiten Runde, die Seite +40 oben.
example-rc-4-1 = Beanspruchen und bauen in einem Zug geht nicht; das Plättchen sofort zu nutzen gehört aber zum Beanspruchen.
example-rc-4-2 = Rot geht { $spaces ->
    [one] ein Feld
   *[other] { $spaces } Felder
} zurück auf das Ruhmfeld dahinter und bekommt dafür { $rubles } Rubel.
example-rc-4-3 = Auf Feld 4 stehen zwei Würfel: Für 1 Ruhm werden beide neu geworfen, nie nur einer.
example-rc-4-5 = Wer kein Material hat, das ein Bauabschnitt oder eine Verzierung nehmen kann, kann nicht bauen wählen.
example-rc-4-6 = Mitten im Besuch, vor dem Nutzen der Karte, darf Rot noch Ruhm gegen Rubel tauschen, um sie zu bezahlen.
example-rc-4-7 = Der Markt bietet vier Ziegel, Platz ist für zwei: Nimm zwei, einen oder keinen; der Rest bleibt im Vorrat.
example-rc-5-1 = Blau hat ein Banner auf einem Unterbau. Wer ein Banner hat, darf den Abschnitt darüber beanspruchen, auch wenn der Unterbau unfertig ist.
example-rc-5-2 = Liegen vier Banner auf dem Bestand, wird durch den Anspruch ein Platz frei; die zwei daneben kommen zuletzt.
example-rc-5-3 = Auf der Standardtafel kostet das blaue Feld offen 2 Rubel. Mit 1 Rubel kann das Plättchen verdeckt dorthin, wirkt dann aber nie.
example-rc-5-4 = Das Plättchen zeigt ein Holz und einen Rubel: Offen gelegt gibt es beides sofort und wieder, wenn der Würfel seines Feldes gezogen wird.
example-rc-6-1 = Zwei Steine an einen Abschnitt und das Holz einer Tür an einen anderen sind drei Lieferungen: Die Aktion ist verbraucht.
example-rc-6-2 = Der Abschnitt braucht zwei Ziegel und ein Gold. Ein dritter Ziegel kann nicht geliefert werden, und nichts an einen fremden Abschnitt.
example-rc-6-3 = Das fehlende Gold kommt: Rot erhält { $recognition } Baupunkte und { $rubles ->
    [one] einen Rubel
   *[other] { $rubles } Rubel
}, die Karte wird umgedreht, das Banner bleibt.
example-rc-6-4 = Eine Tür mit zwei Edelsteinen sind drei Lieferungen: Holz und beide Steine. Sonst geht in der Aktion nichts mehr.
example-rc-6-5 = Ein grüner und ein violetter Edelstein in einer Tür: { $prestige } Ruhm. Zwei grüne hätten einen weniger gebracht.
example-rc-6-6 = Rot hat jetzt { $lost } Abschnitte über Blaus unfertigem Unterbau fertig: Blau verliert { $lost } Baupunkte. Stellt Rot darüber noch einen fertig, zählen alle erneut.
example-rc-7-1 = Der blaue Würfel zeigt { $face } und geht { $face } Felder. Für einen Rubel könnte Blau ihn ein Feld weiter ziehen, Rot nicht.
example-rc-7-2 = Zwei Felder weiter stehen drei Würfel: Ein Würfel, der 2 zeigt, darf nicht ziehen, außer Rubel tragen ihn weiter.
example-rc-7-3 = Erst das Werkstattplättchen, das einen Rubel gibt, dann die Karte, die einen kostet, dann die Waren: jede Reihenfolge geht.
example-rc-7-4 = Das Plättchen zeigt { $tile } Holz, und mit dem gezogenen stehen mehrere Würfel auf dem Feld: zusammen { $wood } Holz.
example-rc-7-5 = Ein Platz ist frei; das Feld bietet zwei Steine, dein Plättchen einen Rubel: Ein Stein und der Rubel passen.
example-rc-7-6 = Die Karte verkauft Ziegel mit Unendlichzeichen: Drei Ziegel können nacheinander verkauft werden. Mit einem Blitz wäre es einer.
example-rc-7-7 = Der grüne Würfel wurde gezogen: Nur das Plättchen auf dem grünen Feld wirkt, egal wessen Farbe Grün ist.
example-rc-7-8 = Der Würfel ist bei zwei anderen gelandet: Alle drei werden am Ende des Besuchs geworfen, nicht vorher.
example-rc-8-2 = Ein Plättchen kommt verdeckt auf das Feld mit einem Bogen: Dieser Bogen ist für die ganze Partie verloren.
example-rc-8-3 = Rot beansprucht mit dem Banner eines weißen Feldes; das Plättchen dieses Anspruchs darf auf eben dieses Feld.
example-rc-9-1 = Das Plättchen zeigt den gelben Würfel, der mit zwei anderen auf dem Steinplättchen steht: Es gibt dessen Waren einmal, nicht dreimal.
example-rc-10-1 = Zu dritt stellt Grün einen sechsten Abschnitt fertig: Gelb und Rot haben noch je einen Zug, dann wird abgerechnet.
example-rc-10-2 = Ein Marker auf Feld { $space } geht auf das Ruhmfeld zurück, auf dem er steht oder das dahinter liegt: { $prestige } Ruhm.
example-rc-10-3 = Übriges Material und Rubel ergeben zusammen { $goods }: { $prestige } Ruhm, der Rest verfällt.
example-rc-10-4 = { $finished } fertige Abschnitte und { $ornaments } Verzierungen: Der Turm ist { $worth } wert. Rots Präsenz, Banner und Verzierungen zusammen, ist { $red }.
example-rc-10-5 = Drei Spieler, ein Turm mit { $finished } fertigen Abschnitten und { $ornaments } Verzierungen: { $first }, { $second } und { $third } Ruhm für die drei Plätze.
example-rc-10-6 = Ein Turm ist { $worth } wert: Rot mit Präsenz { $red } nimmt { $worth }, Blau mit { $blue } nimmt { $second }. Bei Gleichstand bekäme niemand etwas.
example-rc-10-7 = Beide haben 31 Ruhm; Rot hat sechs Abschnitte fertig, Blau fünf: Rot gewinnt.
example-rc-11-4 = Ivans linkes offenes Plättchen zeigt den weißen Würfel: Er zieht, Ivan nimmt Baupunkte, dann wirkt die Karte darunter.
example-rc-11-5 = Seine nächste Verzierung ist ein Bogen, und du hast keinen unverzierten Mittelteil fertig: Er kommt auf einen eigenen oder wartet.

## Contractors

example-ct-1-5 = Mit fünf Passierscheinen und zweien, die dazukämen, verfällt einer: Sechs ist das Höchste.
example-ct-2-1 = In Susdal ist schon ein Anwerber; der nächste kostet also { $permits } Passierscheine, wer ihn auch schickt.
example-ct-2-3 = Für 2 Rubel gehört der Spezialist dir. Unbezahlt verlässt das gewählte Plättchen das Spiel, also bekommt es auch kein Gegner.
example-ct-3-1 = Mit einem Spezialisten ziehst du den schwarzen Würfel: Der dritte Teil des Besuchs nutzt ihn, und er wird zum Werkzeug.
example-ct-3-4 = Hammer, Hammer, Säge, Axt: Ein Satz aus drei verschiedenen bringt 4, einer aus einem bringt 1, zusammen 5 Ruhm.
example-ct-4-1 = Der letzte Abschnitt des Turms ist fertig: Blaus Banner dort mal Blaus Anwerber in der Stadt ergeben { $blue } Baupunkte.

## Basilica

example-ba-2-2 = Gewölbe, Baumeister, Gewölbe ist ein ganzer Zug. Gewölbe, Auftrag, Baumeister nicht: Der Baumeister muss direkt folgen.
example-ba-2-3 = In der Mitte wurde ein Gewölbe genommen: Der Auftrag darüber wird umgedreht an seine Stelle gelegt, und vom Stapel kommt ein neuer.
example-ba-3-1 = Ein grün-blauer Joker darf neben jedem einfarbigen Gewölbe liegen, egal welcher Farbe, aber nie neben einem anderen Joker.
example-ba-3-3 = Der König steht auf 19, und die erste Aktion legt ein Gewölbe mit Krone: Er betritt 20, die beiden anderen Aktionen verfallen, gewertet wird.
example-ba-4-1 = Weiß nimmt Anwerben; Schwarz gibt eine Münze und wirbt auch an. Schwarz hat keine Aktion verbraucht, und Weiß hat nun die Münze.
example-ba-4-2 = Weiß macht einen Baumeister zum Architekten. Schwarz bezahlt und darf zum Maurermeister oder Herkules befördern, nicht zum Architekten.
example-ba-4-3 = Ein beförderter Baumeister geht ein Feld zur Seite und behält den Rang; das Glas auf dem alten Gewölbe bleibt liegen.
example-ba-4-5 = Auf dem Gewölbe steht ein Baumeister von dir: Keine Katastrophe kann es wegnehmen.
example-ba-5-1 = Blau, ein blau-gelber Joker, dann Gelb in einer Reihe: eine blaue Zone aus zwei und eine gelbe aus zwei, der Joker in beiden.
example-ba-5-2 = Zwei Baumeister von Weiß gegen einen Maurermeister von Schwarz: 2 zu 2. Mit einem Herkules von Weiß in der Zone gehört sie Weiß.
example-ba-5-3 = Eine Zone aus vier Gewölben mit einem Architekten und einem Glas: 4 Punkte verdoppelt sind 8, mit 2 für das Glas 10; die andere Seite hat 1 je Baumeister.
example-ba-5-4 = Gewölbe liegen in den Reihen 1 bis 4: Reihe 1 und 2 gehen, was in Reihe 3 lag, ist nun Reihe 1, und alle Baumeister sind zurück.
example-ba-5-5 = 32 zu 32 nach der dritten Wertung ist unentschieden: Nichts bricht den Gleichstand.
