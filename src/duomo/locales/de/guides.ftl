# So wird gespielt, in Bildern: zu jedem Bild ein Titel, ein Satz, den man lesen muss, weitere Worte und Einzelheiten.

## The Red Cathedral

guide-red-cathedral-title = The Red Cathedral
guide-red-cathedral-goal-title = Das Ziel
guide-red-cathedral-goal-lead = Errichtet zusammen eine Kathedrale; dir soll das Beste davon gehören.
guide-red-cathedral-goal-words = Fertige Bauabschnitte bringen sofort Punkte, und am Ende wird jeder Turm gewertet. Der meiste Ruhm gewinnt.
guide-red-cathedral-goal-1 = Baupunkte bewegen deinen Marker Feld für Feld.
guide-red-cathedral-goal-2 = Ruhm springt zur nächsten roten Zahl, und nur Ruhm gewinnt.
guide-red-cathedral-goal-3 = Du hast sechs Banner: sechs Bauabschnitte, nicht mehr.
guide-red-cathedral-claim-title = Einen Bauabschnitt beanspruchen
guide-red-cathedral-claim-lead = Stelle ein Banner auf einen Unterbau oder gleich über ein anderes Banner.
guide-red-cathedral-claim-words = Das Werkstattplättchen gehört dir: Bezahle den Preis eines Feldes und lege es offen, oder lege es umsonst verdeckt.
guide-red-cathedral-claim-1 = Es ist gleich, wessen Banner darunter steht und ob jener Bauabschnitt fertig ist.
guide-red-cathedral-claim-2 = Ein verdecktes Plättchen arbeitet nie.
guide-red-cathedral-claim-3 = Ein offen gelegtes Plättchen arbeitet sofort, das erste Mal ohne weitere Kosten.
guide-red-cathedral-build-title = Bauen und verzieren
guide-red-cathedral-build-lead = Liefere bis zu drei Materialien, und sieh die Zeichnung zu Farbe werden.
guide-red-cathedral-build-words = Das letzte stellt den Bauabschnitt fertig. Jeder fertige nimmt eine Verzierung auf, auch ein fremder: Ein Edelstein darin ist sofort Ruhm.
guide-red-cathedral-build-1 = Drei Lieferungen in einer Aktion, verteilt, wie du magst.
guide-red-cathedral-build-2 = Eine Tür braucht Holz, ein Bogen Stein, ein Kreuz Gold; das zählt als Lieferung.
guide-red-cathedral-build-3 = Ein Edelstein darin bringt 1 Ruhm, zwei verschiedene bringen 3.
guide-red-cathedral-build-4 = Wer unter fertigen fremden Bauabschnitten etwas unfertig lässt, verliert Baupunkte.
guide-red-cathedral-market-title = Den Markt besuchen
guide-red-cathedral-market-lead = Ziehe einen Würfel um seine Zahl im Uhrzeigersinn, nie zu drei anderen.
guide-red-cathedral-market-words = Nimm das Plättchen einmal je Würfel dort, nutze die Karte des Viertels, lass ein eigenes Plättchen arbeiten. Dann werden alle Würfel dort neu geworfen.
guide-red-cathedral-market-1 = Der weiße Würfel und der deiner Farbe gehen für jeden Rubel einen Bereich weiter.
guide-red-cathedral-market-2 = Die Güter des Plättchens, mal die Würfel, die jetzt dort stehen.
guide-red-cathedral-market-3 = Eine der beiden Aktionen der Karte: der Blitz einmal, das Unendlichzeichen, so oft du zahlen kannst.
guide-red-cathedral-market-4 = Dein offenes Plättchen auf dem Feld in der Farbe des Würfels.
guide-red-cathedral-workshop-title = Die Werkstatt
guide-red-cathedral-workshop-lead = Der Würfel, den du ziehst, weckt das offene Plättchen seiner Farbe.
guide-red-cathedral-workshop-words = Material liegt auf zehn Plätzen; vier sind von Bannern bedeckt, also schafft jeder Anspruch Platz. Was nicht passt, ist verloren.
guide-red-cathedral-workshop-1 = Wähle das Feld nach dem Würfel, den du am meisten ziehst: Weiß hat zwei.
guide-red-cathedral-workshop-2 = Zuerst verlassen Banner den Bestand; jedes macht einen Platz frei.
guide-red-cathedral-workshop-3 = Nichts darf weggeworfen werden, um Platz zu schaffen. Rubel und Punkte brauchen keinen.
guide-red-cathedral-end-title = Das Ende und die Wertung
guide-red-cathedral-end-lead = Ein sechster Bauabschnitt: 3 Ruhm, und ein letzter Zug für die anderen.
guide-red-cathedral-end-words = Ein Turm ist 2 je Bauabschnitt und 1 je Verzierung wert. Wer am stärksten da ist, nimmt alles, der Nächste die Hälfte; zu zweit ein Drittel.
guide-red-cathedral-end-1 = Wer zuerst einen sechsten Bauabschnitt fertigstellt, bekommt 3 Ruhm und beendet das Spiel.
guide-red-cathedral-end-2 = Es zählen deine Banner auf fertigen Bauabschnitten und deine Verzierungen, wo auch immer sie sind.
guide-red-cathedral-end-3 = Sind zwei Spieler in einem Turm gleichauf, bekommt keiner etwas.
guide-red-cathedral-end-4 = Je fünf übrige Güter oder Rubel sind 1 Ruhm.

## Allein gegen Iwan

guide-red-cathedral-solo-title = Allein gegen Iwan
guide-red-cathedral-solo-row-title = Iwans Reihe
guide-red-cathedral-solo-row-lead = Iwan, der Baumeister des Zaren, hat fünf Karten und braucht keine Rubel.
guide-red-cathedral-solo-row-words = Sie liegen in einer Reihe, auf jeder ein Würfelplättchen. Das erste offene sagt, was er tut; du weißt es immer vorher.
guide-red-cathedral-solo-turn-title = Sein Zug
guide-red-cathedral-solo-turn-lead = Sein Plättchen zieht den Würfel, den es zeigt, dann handelt seine Karte.
guide-red-cathedral-solo-turn-words = Der Markt gibt ihm Baupunkte und sonst nichts. Die Würfel, zu denen er kommt, werden neu geworfen: auch deine Pläne.
guide-red-cathedral-solo-claims-title = Seine Ansprüche
guide-red-cathedral-solo-claims-lead = Er beansprucht über dir, wo er kann.
guide-red-cathedral-solo-claims-words = Bring also zu Ende, was du beginnst: Stellt er über deinem unfertigen Bauabschnitt einen fertig, verlierst du wie üblich Baupunkte.
guide-red-cathedral-solo-ornament-title = Seine Verzierungen
guide-red-cathedral-solo-ornament-lead = Ist seine Reihe durch, bringt er eine Verzierung an, zuerst auf deinen Bauabschnitten.
guide-red-cathedral-solo-ornament-words = Sie kostet ihn nichts. Verziere deine Bauabschnitte vor ihm; am Ende werden die Türme wie zu zweit gewertet.

## Contractors

guide-red-cathedral-contractors-title = Contractors
guide-red-cathedral-contractors-region-title = Das Land
guide-red-cathedral-contractors-region-lead = Sechs Städte, und fünf Spezialisten zwischen ihnen.
guide-red-cathedral-contractors-region-words = Jeder Turm gehört zu einer Stadt. Solange er wächst, nimmt sie Anwerber auf.
guide-red-cathedral-contractors-recruit-title = Anwerben
guide-red-cathedral-contractors-recruit-lead = Die vierte Aktion: Schicke einen Anwerber in eine offene Stadt.
guide-red-cathedral-contractors-recruit-words = Das kostet einen Passierschein für jeden Anwerber, der dann dort ist, den neuen mitgezählt. Sei früh da, oder bring viele mit.
guide-red-cathedral-contractors-hire-title = Anheuern
guide-red-cathedral-contractors-hire-lead = Für 2 Rubel gehört dir ein Spezialist neben dieser Stadt.
guide-red-cathedral-contractors-hire-words = Oder schicke einen fort, den ein Gegner brauchen könnte. Der leere Platz wird aus dem Beutel gefüllt.
guide-red-cathedral-contractors-specialist-title = Ein Spezialist
guide-red-cathedral-contractors-specialist-lead = Der schwarze Würfel ruft deinen Spezialisten, einmal.
guide-red-cathedral-contractors-specialist-words = Dann zeigt das Plättchen sein Werkzeug. Verschiedene Werkzeuge bilden einen Satz, und Sätze sind am Ende bis zu 16 Ruhm wert.
guide-red-cathedral-contractors-black-die-title = Der schwarze Würfel
guide-red-cathedral-contractors-black-die-lead = Ein sechster Würfel, und Passierscheine statt Baupunkten.
guide-red-cathedral-contractors-black-die-words = Den schwarzen Würfel darf jeder für Rubel weiterziehen, wie den weißen.
guide-red-cathedral-contractors-cities-title = Eine Stadt schließt
guide-red-cathedral-contractors-cities-lead = Ist ein Turm vollständig, zahlt seine Stadt.
guide-red-cathedral-contractors-cities-words = Alle bekommen Baupunkte: eigene Banner im Turm mal eigene Anwerber in der Stadt. Unfertige Türme zahlen nichts.

## Basilica

guide-basilica-title = Basilica
guide-basilica-goal-title = Das Ziel
guide-basilica-goal-lead = Zwei Baumeister wölben ein Schiff. Halte die Zonen, wenn der König hereinkommt.
guide-basilica-goal-words = Drei Aktionen im Zug, beliebig gemischt: ein Gewölbe legen, einen Baumeister darauf stellen, einen Befehl ausführen. Die meisten Punkte gewinnen.
guide-basilica-goal-1 = Der König geht 30 Schritte und wertet auf 10, 20 und 30.
guide-basilica-goal-2 = Du hast fünf Baumeister, vier Ränge zu vergeben und eine Münze.
guide-basilica-vault-title = Ein Gewölbe legen
guide-basilica-vault-lead = Eines von dreien, in fünf Spalten, an etwas, das schon steht.
guide-basilica-vault-words = Die erste Reihe ist immer offen. Ein Joker, zweifarbig, darf keinen Joker berühren.
guide-basilica-vault-1 = Berühren heißt mit einer Seite, nie über Eck.
guide-basilica-vault-2 = Eine Krone auf dem Gewölbe bewegt den König einen Schritt.
guide-basilica-vault-3 = Der Befehl über dem leeren Platz wird umgedreht und ist das nächste Gewölbe.
guide-basilica-builder-title = Einen Baumeister stellen
guide-basilica-builder-lead = Gleich nach dem Legen, auf dieses Gewölbe: Es kostet eine Aktion.
guide-basilica-builder-words = Du hast fünf. Ein Befehl lässt dich einen von ihnen befördern.
guide-basilica-builder-1 = Ein Architekt verdoppelt die Gewölbe der Zone, wer auch immer sie gewinnt.
guide-basilica-builder-2 = Ein Steinmetzmeister zählt für zwei.
guide-basilica-builder-3 = Herkules gewinnt, wo beide gleich stark sind.
guide-basilica-order-title = Einen Befehl ausführen
guide-basilica-order-lead = Drei von sieben Befehlen liegen offen; nimm einen, den du ganz ausführen kannst.
guide-basilica-order-words = Ist eine Münze darauf, darf der Gegner dir seine geben und dasselbe tun. Das Plättchen geht, der Platz wird sofort gefüllt.
guide-basilica-order-1 = Befördern gibt einen Rang.
guide-basilica-order-2 = Anwerben stellt einen Baumeister auf ein freies Gewölbe; Bewegen schickt einen aufs nächste.
guide-basilica-order-3 = Katastrophe nimmt ein Gewölbe weg, auf dem niemand steht.
guide-basilica-order-4 = Es gibt nur zwei Münzen: Wer zahlt, rüstet den anderen.
guide-basilica-zones-title = Zonen und Mehrheit
guide-basilica-zones-lead = Eine Zone ist, was sich in einer Farbe berührt; Joker zählen in beiden.
guide-basilica-zones-words = Wer stärker ist, bekommt 1 je Gewölbe und 2 je Glas. Der andere bekommt 1 für jeden Baumeister dort.
guide-basilica-zones-1 = Mit einem Architekten darin zählt jedes Gewölbe doppelt.
guide-basilica-zones-2 = Glas ist 2 wert für den, der die Zone gewinnt.
guide-basilica-zones-3 = Der Schwächere geht nicht leer aus: 1 Punkt je Baumeister.
guide-basilica-king-title = Der König kommt
guide-basilica-king-lead = Auf den Schritten 10, 20 und 30 endet der Zug, und jede Zone wird gewertet.
guide-basilica-king-words = Dann gehen Baumeister heim, die Reihen 1 und 2 und alle Gerüste werden geräumt, der Rest rückt nach. Die dritte Wertung beendet das Spiel.
guide-basilica-king-1 = Wer die Krone legt, beendet seinen Zug sofort: Wähle den Augenblick.
guide-basilica-king-2 = Alle Baumeister kommen zurück, ihre Ränge auch.
guide-basilica-king-3 = Nach der dritten Wertung gewinnen die meisten Punkte.
