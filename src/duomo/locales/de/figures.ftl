# Bilder der Regeln: was jedes zeigt, in einem Satz. Zahlen kommen aus seiner Stellung.

server-no-figure = Dieses Bild gibt es nicht.
server-no-guide = Diese Seite gibt es nicht.

## The Red Cathedral

figure-goal = Vier Türme: Bemalte Bauabschnitte sind fertig, Zeichnungen nicht. Banner und Verzierungen sagen, wer wo zählt.
figure-section = Ein Bauabschnitt, der noch eine Zeichnung ist: unten, was er kostet, oben, was er bringt.
figure-ring = Der Markt: acht Bereiche mit ihren Plättchen, fünf Würfel, vier Karten in der Mitte.
figure-room = { $places } Plätze: { $banners } sind noch von Bannern bedeckt, und jedes, das gesetzt wird, macht Platz für ein Material mehr.
figure-track = Baupunkte oben, Ruhm unten, auf einer Leiste: Die roten Zahlen sind Ruhm.
figure-claim = Beleuchtet: ein Unterbau und der Bauabschnitt gleich über Blaus Banner. Durchgestrichen: Darunter steht noch kein Banner.
figure-tile = Das Plättchen des Anspruchs: offen für den Preis eines Feldes oder verdeckt umsonst.
figure-deliver = Gold fehlt noch, und es kann geliefert werden.
figure-finished = Das letzte Material macht aus der Zeichnung Farbe: { $recognition } Baupunkte und { $rubles } Rubel sofort.
figure-decorated = Eine Tür mit einem grünen und einem violetten Edelstein in Blaus Unterbau: { $prestige } Ruhm für zwei verschiedene.
figure-penalty = Rot stellt die Kuppel fertig. Blaus Unterbau ist unfertig, rote Bauabschnitte darüber sind fertig: Blau geht { $lost } Felder zurück.
figure-move-die = Der blaue Würfel zeigt { $face } und geht { $face } Bereiche im Uhrzeigersinn.
figure-crowd = Blau zeigt { $face }, aber dort stehen schon drei Würfel: Er darf nicht hin.
figure-visit = Wo der Würfel gelandet ist: die Güter des Plättchens nehmen, die Karte des Viertels nutzen, ein eigenes Plättchen arbeiten lassen.
figure-resources = { $tile } Holz auf dem Plättchen, einmal für jeden Würfel im Bereich: { $wood } Holz.
figure-influence = Die Karte des Viertels: Eine ihrer beiden Aktionen darf genutzt werden.
figure-activate = Der blaue Würfel wurde gezogen, also darf das Plättchen auf dem blauen Feld arbeiten.
figure-reroll = Am Ende des Besuchs werden beide Würfel dort neu geworfen.
figure-advanced = Die Werkstatt für Fortgeschrittene: Verzierungen und Banner liegen auf den Feldern und müssen befreit werden.
figure-worth = Fertige Bauabschnitte: { $finished }, Verzierungen: { $ornaments }. Der Turm ist { $worth } wert. Rot ist { $red }-mal da und nimmt alles, Blau { $blue }-mal und nimmt ein Drittel: { $second }.
figure-shares = Fertige Bauabschnitte: { $finished }, Verzierungen: { $ornaments }. Das macht { $first } für die Stärksten, { $second } für die Nächsten, { $third } für die Dritten.
figure-ivan-row = Iwans fünf Karten in einer Reihe, auf jeder ein Würfelplättchen.
figure-ivan-turn = Das erste offene Plättchen wurde umgedreht: Der weiße Würfel zog, und die Karte gab ihm Punkte; zusammen { $recognition } Baupunkte.
figure-ivan-claim = Iwan beansprucht über deinen Bauabschnitten, wo immer er kann.
figure-ivan-ornament = Seine Tür in deinem Unterbau: In diesem Turm zählt sie für ihn.

## Contractors

figure-region = Fünf Städte im Kreis um Moskau, dazwischen fünf Spezialisten.
figure-black-die = Der schwarze Würfel und ein Bereich, der Passierscheine bringt.
figure-recruit = Blau hat einen Anwerber in Susdal: Der nächste dort kostet einen Passierschein mehr als in einer leeren Stadt.
figure-hire = Der Anwerber ist in Susdal, für { $permits } Passierscheine. Zwei Spezialisten grenzen an die Stadt: Einer kann angeheuert werden.
figure-specialist = Der Spezialist wartet auf dem schwarzen Feld auf den schwarzen Würfel.
figure-city-closes = Der Turm ist vollständig: Seine Stadt schließt, und alle zählen Banner dort mal Anwerber. Blau bekommt { $blue }.

## Basilica

figure-nave = Fünf Spalten Gewölbe; Baumeister beider Seiten stehen in Zonen einer Farbe.
figure-display = Oben Befehle, unten Gewölbe: Ein Befehl, den niemand nimmt, wird einmal ein Gewölbe.
figure-place = Der Joker darf überallhin, wo er Stehendes berührt. Durchgestrichen: Dort läge er neben einem anderen Joker.
figure-stand = Das rote Gewölbe wurde gerade gelegt: Jetzt, und nur jetzt, darf ein Baumeister darauf.
figure-orders = Die sieben Befehle. Die drei mit Rahmen liegen aus, und jeder von ihnen kann genommen werden.
figure-promote = Ein Befehl Befördern: Welcher Baumeister bekommt einen Rang?
figure-move = Der Baumeister geht auf ein freies Gewölbe neben seinem.
figure-works = Zwei Gerüste: Bis zur nächsten Wertung kann dort nichts liegen, aber Gewölbe dürfen sie berühren.
figure-zones = Eine gelbe Zone und eine blaue; der Joker gehört zu beiden. Daneben, was jede jetzt brächte.
figure-king = Der König steht einen Schritt vor einer Krone: Der nächste bringt eine Wertung.
figure-before-cleanup = Der König kommt: Nach dem Zählen gehen die ersten zwei Reihen.
figure-cleanup = Die Baumeister sind heim, zwei Reihen fort, der Rest ist nachgerückt.
