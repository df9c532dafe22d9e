# „Was ist das?“: die Karten, die jedes Teil, jedes Zeichen und jede Zahl erklären.

web-explain-when = Wann kann ich es nutzen?
web-explain-now = Jetzt:
web-explain-next = Wenn dein Zug jetzt begänne:
web-explain-theirs = Wenn der Zug jetzt begänne ({ $name }):
web-explain-then = { $name } könnte:
web-explain-more = { $n } weitere
web-explain-rules = Die Regeln

## Answers

web-asked-now = Gefragt ist jetzt: { $asked }
web-awaited = Jetzt entscheidet { $name }.
web-awaited-question = Jetzt entscheidet { $name }. Die Frage: „{ $question }“
web-awaited-dice = Zuerst kommen die Würfel oder Karten.
web-why-no-part = Damit geschieht jetzt nichts.
web-held = Gewählt: { $what }. Beende den Zug, um es zu bestätigen, oder wähle neu.
web-key-explain = durch alles gehen, was eine Erklärung hat
web-key-what = zum nächsten Ding; was ist das?
web-invite = Einladungslinks
web-pocket-theirs = Was die Person hat
web-turn-theirs = Der Zug
web-rc-workshop-of = Werkstatt: { $who }
web-rc-contracts-of = Aufträge: { $who }
web-rc-buttresses-of = Strebepfeiler: { $who }
web-score-last = Letzte Aktion: { $what }
web-sum-length = Etwa { $minutes } Minuten.

## The Red Cathedral: the market

web-explain-rc-to =
    { $rubles ->
        [0] Nach Bereich { $space }: { $gain }
       *[other] Für { rc-rubles } nach Bereich { $space }: { $gain }
    }
web-explain-rc-die = Zeigt { $face }, steht in Bereich { $space }
web-explain-rc-die-moves =
    { $face ->
        [one] Er geht 1 Bereich im Uhrzeigersinn weiter, nach Bereich { $goal } ({ $gain }).
       *[other] Er geht { $face } Bereiche im Uhrzeigersinn weiter, nach Bereich { $goal } ({ $gain }).
    }
web-explain-rc-die-further = Der weiße Würfel und der Würfel deiner Farbe gehen für jeden Rubel einen Bereich weiter.
web-explain-rc-die-tile = Wer ihn zieht, darf auch das Plättchen auf einem Platz seiner Farbe aktivieren.
web-explain-rc-die-black = Wer ihn zieht, darf auch einen Spezialisten einsetzen.
web-explain-rc-die-when = Einen Würfel zu ziehen ist eine der Aktionen eines Zuges: der Marktbesuch.
web-explain-rc-stall = Ressourcenplättchen, Bereich { $space } des Marktes
web-explain-rc-stall-gives = Wer einen Würfel hierher zieht, darf { $gain } nehmen, einmal für jeden Würfel in diesem Bereich.
web-explain-rc-stall-dice = Darauf jetzt: { $dice }.
web-explain-rc-stall-room = Mehr, als der Vorrat hat oder ins Lager passt, kann niemand nehmen.
web-explain-rc-stall-when = Wenn ein Würfel, den du ziehst, hier landet.
web-explain-rc-card = Einflusskarte: eines von beiden
web-explain-rc-card-when = Wenn ein Würfel, den du ziehst, in Bereich { $one } oder { $other } landet.
web-explain-rc-action = { rc-action }; { rc-mark }.
web-explain-rc-action-shown = { rc-action } ({ $shown }); { rc-mark }.
web-explain-rc-reserve = Noch { $what }. Was bezahlt wird, kommt hierher zurück; niemand kann mehr nehmen, als hier liegt.
web-explain-rc-diamond = Ein gelieferter Diamant steht für jedes Baumaterial, das dort gebraucht wird.

## The Red Cathedral: the site

web-explain-rc-section = Bauabschnitt { $section }
web-explain-rc-claimed = Das Banner darauf: { $who }. Nur wem es gehört, liefert hierher.
web-explain-rc-pays = Wer ihn fertigstellt, erhält { $what }.
web-explain-rc-section-tile = Wer ihn beansprucht, bekommt sein Plättchen: { $tile }.
web-explain-rc-adorn =
    Ist er fertig, darf jeder { rc-ornament } anbringen; das kostet { rc-one }.
web-explain-rc-counts = Er zählt für seinen Besitzer, wenn der Turm gewertet wird.
web-explain-rc-section-when =
    { $state ->
        [free] Zum Beanspruchen braucht es ein Banner; über dem Boden muss auf dem Abschnitt darunter schon eines stehen.
        [claimed] Sein Besitzer liefert mit der Aktion „Bauen“ Baumaterial hierher.
       *[finished] Eine Verzierung ist eine Lieferung der Aktion „Bauen“.
    }
web-explain-rc-tower = Was er jetzt wert ist, und für wen
web-explain-rc-worth = Jetzt { $value } Ruhmespunkte wert: 2 je fertigem Bauabschnitt, 1 je Verzierung.
web-explain-rc-presence = { $who }: Präsenz { $presence } ({ $banners ->
        [one] 1 Bauabschnitt
       *[other] { $banners } Bauabschnitte
    }, { $ornaments ->
        [one] 1 Verzierung
       *[other] { $ornaments } Verzierungen
    }), bekäme { $prestige } Ruhmespunkte.
web-explain-rc-tower-city = Seine Stadt ist { $city }; sie schließt, wenn der letzte Abschnitt fertig ist.
web-explain-rc-foreman = Wo der Polier steht, bringt ein fertiger Bauabschnitt 1 Baupunkt mehr, und Strafen zählen doppelt.
web-explain-rc-marker = Iwans Stein: Sein nächster Anwerber geht in die Stadt dieses Turms.

## The Red Cathedral: players

web-explain-rc-recognition = Der Punktestein steht auf Feld { $space }. Baupunkte ziehen ihn so viele Felder vor, Strafen zurück.
web-explain-rc-prestige = { $prestige } Ruhmespunkte, wenn das Spiel jetzt endete, vor Übrigem und Türmen. 1 Ruhmespunkt zieht den Stein zum nächsten Stern.
web-explain-rc-rubles = Rubel ziehen Würfel weiter und bezahlen Plätze und Aktionen von Karten. Am Ende sind 5 Rubel und Baumaterialien zusammen 1 Ruhmespunkt.
web-explain-rc-banner = Banner
web-explain-rc-banners = Ein Banner beansprucht einen Bauabschnitt und bleibt dort. Eines aus dem Lager macht einen Platz frei.
web-explain-rc-finished = Fertige Bauabschnitte
web-explain-rc-sixth = Wer zuerst einen sechsten Bauabschnitt fertigstellt, erhält 3 Ruhmespunkte; alle anderen sind noch einmal am Zug.
web-explain-rc-party = Tableau einer Person
web-explain-rc-material = Baumaterial
web-explain-rc-material-for = Mit Baumaterial entstehen Bauabschnitte und Verzierungen. Jedes braucht einen Platz im Lager.
web-explain-rc-material-when = Geliefert mit der Aktion „Bauen“; abgegeben für Aktionen von Karten.
web-explain-rc-inventory = Auf jedem Platz ein Baumaterial. Ein Banner, das auf einem Platz liegt, verdeckt ihn.
web-explain-rc-covered = Zum Beanspruchen genommen, macht es diesen Platz für Baumaterial frei.
web-explain-rc-ornament = Verzierung
web-explain-rc-ornament-for =
    Für einen fertigen Bauabschnitt ({ rc-kind }), wer auch immer ihn fertiggestellt hat; kostet { rc-one } und zählt als Präsenz im Turm.
web-explain-rc-gems = Ein eingesetzter Edelstein bringt sofort 1 Ruhmespunkt, zwei gleicher Farbe 2, zwei verschiedene 3.
web-explain-rc-at-hand = Verfügbar: { $n } von { $all }.
web-explain-rc-ornament-when = Eine Verzierung ist eine Lieferung der Aktion „Bauen“.
web-explain-rc-slot = Werkstatt: { $who }
web-explain-rc-tile = Aktiviert bringt das Plättchen: { $tile }.
web-explain-rc-tile-die = Es bringt, was das Ressourcenplättchen unter diesem Würfel zeigt.
web-explain-rc-face-down = Das Plättchen liegt verdeckt und wird nie genutzt.
web-explain-rc-slot-empty = Leer. Ein Plättchen offen hierher zu legen kostet { rc-rubles }; verdeckt ist es umsonst.
web-explain-rc-slot-banner = Solange das Banner darauf liegt, kommt kein Plättchen hierher.
web-explain-rc-slot-ornament = Ein offen gelegtes Plättchen legt die Verzierung darauf frei: { rc-ornament-name }.
web-explain-rc-tile-when = Wenn du den Markt besuchst ({ rc-die-name }), und einmal, wenn das Plättchen gelegt wird.
web-explain-rc-slot-when = Wenn du einen Bauabschnitt beanspruchst, kommt sein Plättchen auf einen Platz.
web-explain-rc-aside-trade = Dein Punktestein geht zum Stern davor zurück, und du bekommst 2 Rubel. Beliebig oft.
web-explain-rc-aside-permit = Dein Punktestein geht zum Stern davor zurück, und du bekommst 1 Passierschein. Beliebig oft.
web-explain-rc-aside-reroll = Dein Punktestein geht zum Stern davor zurück, und alle Würfel eines Bereichs werden neu geworfen. Einmal je Zug.
web-explain-rc-aside-when = Jederzeit in deinem Zug.
web-explain-rc-track = Baupunkte zählen jedes Feld, Ruhmespunkte die Sterne. Am Ende zählen nur Ruhmespunkte.

## Contractors

web-explain-rc-specialist = Spezialist
web-explain-rc-tool = Sein Werkzeug zählt am Ende: { ct-tool }.
web-explain-rc-no-specialist = Hier liegt der Spezialist, den man gerade hat; immer nur einer.
web-explain-rc-specialist-when = Wenn du den Markt mit dem schwarzen Würfel besuchst.
web-explain-ct-city = Stadt der Region
web-explain-ct-there = Anwerber dort: { $who }.
web-explain-ct-closes = Sie schließt, wenn Turm { $tower } vollständig ist, und wird dann gewertet.
web-explain-ct-closed = Sie ist geschlossen: Niemand kann mehr dorthin.
web-explain-ct-recruit = Dein nächster Anwerber geht für { ct-permits } dorthin; dann wählst du einen Spezialisten daneben.
web-explain-ct-city-when = Anwerben ist eine der Aktionen eines Zuges.
web-explain-ct-nobody = Hier wartet niemand. Der Beutel füllt das Feld wieder, solange er Spezialisten hat.
web-explain-ct-space = Wartet auf Feld { $space } der Region
web-explain-ct-hire-when = Wenn einer deiner Anwerber in eine Stadt daneben kommt: Für 2 Rubel bekommst du ihn, sonst verlässt er das Spiel.
web-explain-ct-bag = Spezialisten werden daraus zufällig gezogen.
web-explain-ct-permits = Mit Passierscheinen wird das Anwerben bezahlt; eine Stadt verlangt mehr davon, wenn schon Anwerber dort sind.
web-explain-ct-crew = Der nächste geht zuerst. Je weiter rechts er stand, desto mehr bringt sein Platz.
web-explain-ct-bonus = Der nächste bringt { $gain }.
web-explain-ct-tools = Werkzeuge
web-explain-ct-sets = Sätze verschiedener Werkzeuge bringen am Ende Ruhmespunkte; jetzt { $prestige }.

## Guilds

web-explain-guild-contract = Auftrag
web-explain-guild-contracts = Aufträge sind geheim, höchstens 3 auf der Hand, und werden am Spielende gewertet.
web-explain-guild-secret = Was sie verlangen, weiß nur, wer sie hat.
web-explain-guild-buttress = Strebepfeiler
web-explain-guild-buttresses = Jederzeit im eigenen Zug einsetzbar, einer je Zug; danach verlässt er das Spiel.
web-explain-guild-use-when = Jederzeit in deinem Zug, wenn er dann etwas bewirkt.
web-explain-guild-take-when = Mit der Aktion der Ziegelbrenner, für 2 Ziegel.
web-explain-guild-cards = Abschnittskarten, die nicht in der Kathedrale liegen. Gezogene werden neu gemischt, wenn der Stapel leer ist.
web-explain-guild-foreman = Der Polier

## Ivan

web-explain-solo-card = Iwans Karte
web-explain-solo-does =
    { $card ->
        [recognition] Er erhält 4 Baupunkte.
        [inventory] Er nimmt 4 Baumaterialien vom größten Haufen des Vorrats und behält sie hier.
        [transport] Alles auf Lager kommt auf Bauen.
        [claim] Er setzt ein Banner, am liebsten direkt über einen deiner Abschnitte. Passen mehrere gleich gut, wählst du.
        [build] Er liefert alles, was hier liegt, an seine Bauabschnitte.
       *[recruit] Er schickt einen Anwerber in die Stadt seines Steins und nimmt dort einen Spezialisten.
    }
web-explain-solo-die = Ist sie an der Reihe, wird auch ein Würfel gezogen: { rc-die-name }.
web-explain-solo-down = Schon benutzt. Sind alle Plättchen verdeckt, werden sie gemischt und neu ausgelegt.
web-explain-solo-holds = Hier jetzt: { $what }.
web-explain-solo-ivan = Der Baumeister des Zaren
web-explain-solo-turn = In seinem Zug gilt die nächste Karte seiner Reihe: Ihr Plättchen wird umgedreht, ihr Würfel zieht, ihre Wirkung tritt ein.
web-explain-solo-end = Er wird gewertet wie jeder andere. Wo ihm die Regeln eine Wahl lassen, wählst du.

## The final scoring

web-explain-scored = Schlusswertung
web-explain-scored-track-name = Ruhmespunkte auf der Leiste
web-explain-scored-track = Der Stern, den der Punktestein zuletzt erreicht oder überschritten hat.
web-explain-scored-leftovers-name = Übriges
web-explain-scored-leftovers = 1 Ruhmespunkt für je 5 Rubel und Baumaterialien zusammen.
web-explain-scored-towers-name = Türme
web-explain-scored-towers = Jeder Turm ist 2 je fertigem Bauabschnitt und 1 je Verzierung wert. Die stärkste Präsenz bekommt alles, die nächsten einen Teil.
web-explain-scored-tools-name = Werkzeuge
web-explain-scored-tools = Sätze verschiedener Werkzeuge, die größten zuerst.
web-explain-scored-contract-name = Aufträge
web-explain-scored-contract = Was die Aufträge auf der Hand verlangen, wird vor allem anderen abgerechnet.
web-explain-scored-total-name = Ruhmespunkte insgesamt
web-explain-scored-total = Die meisten Ruhmespunkte gewinnen; bei Gleichstand die meisten fertigen Bauabschnitte, dann die meisten Verzierungen.

## Basilica

web-explain-ba-order = Befehlsplättchen
web-explain-ba-order-when = Einen Befehl auszuführen ist eine der drei Aktionen eines Zuges.
web-explain-ba-coin = Die Münze: Danach darf die Gegenseite dir eine Münze geben und ihn auch ausführen.
web-explain-ba-back = Auf der Rückseite ist ein Gewölbe ({ ba-colours }); es rutscht nach, wenn das Gewölbe darunter genommen wird.
web-explain-ba-vault = Gewölbeplättchen
web-explain-ba-vault-for = Es kommt auf ein leeres Feld neben einem Gewölbe oder Gerüst, oder in die erste Reihe.
web-explain-ba-vault-when = Ein Gewölbe zu legen ist eine der drei Aktionen eines Zuges.
web-explain-ba-joker = Ein Joker zählt zu einer Zone jeder seiner Farben und darf nicht neben einem Joker liegen.
web-explain-ba-crown = Eine Krone zieht den König ein Feld weiter, wenn das Gewölbe gelegt wird.
web-explain-ba-cell = Feld { $cell }: Reihe, Spalte
web-explain-ba-empty = Hier ist noch nichts gebaut.
web-explain-ba-scaffold = Es sperrt das Feld bis zur nächsten Wertung.
web-explain-ba-builder = Baumeister kämpfen um die Mehrheit in ihrer Zone.
web-explain-ba-glass = Ein Glasfenster bringt der Mehrheit 2 Punkte mehr.
web-explain-ba-glass-kind = Auf einem Gewölbe
web-explain-ba-rank = Rang eines Baumeisters
web-explain-ba-rank-architect = Ein Architekt verdoppelt die Gewölbe der Zone, wem immer er gehört; einmal.
web-explain-ba-rank-mason = Ein Maurermeister zählt wie zwei Baumeister.
web-explain-ba-rank-hercules = Herkules gewinnt die Mehrheit, wenn die Stärke gleich ist.
web-explain-ba-cell-when = Wenn der Satz oben nach einem Feld fragt, oder auf dem Gewölbe, das du gerade gelegt hast.
web-explain-ba-zone = In der { ba-zone-colour } Zone ({ $vaults } Gewölbe): jetzt { $white } Punkte für Weiß, { $black } für Schwarz.
web-explain-ba-zone-name = In der { ba-zone-colour } Zone bei { $cell }
web-explain-ba-zone-worth = { $vaults } Gewölbe: { $vaults ->
        [one] 1 Punkt
       *[other] { $vaults } Punkte
    } für die Mehrheit.
web-explain-ba-strength =
    { $lead ->
        [white] Stärke { $white } zu { $black }: Weiß hat die Mehrheit.
        [black] Stärke { $white } zu { $black }: Schwarz hat die Mehrheit.
       *[nobody] Stärke { $white } zu { $black }: Niemand hat die Mehrheit.
    }
web-explain-ba-gets = Jetzt gewertet: Weiß { $white }, Schwarz { $black }. Die Minderheit bekommt 1 je Baumeister.
web-explain-ba-scored-zone = Die Mehrheit bekommt 1 Punkt je Gewölbe. Die Minderheit bekommt 1 für jeden ihrer Baumeister.
web-explain-ba-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-explain-ba-points-about = Mehr Punkte am Ende gewinnen. Sie kommen aus den drei Wertungen.
web-explain-ba-reserve-about = Ein Baumeister wird als Aktion gleich nach einem Gewölbe auf dieses gesetzt, oder mit Anwerben. Nach einer Wertung kommen alle heim.
web-explain-ba-tokens-about = Befördern braucht einen davon für einen neuen Rang. Er kommt mit seinem Baumeister zurück.
web-explain-ba-coins-about = Eine Münze, der Gegenseite gegeben, wiederholt für dich ihren Befehl Befördern, Anwerben oder Verwirren.
web-explain-ba-king = Der König
web-explain-ba-king-about = Betritt er 10, 20 oder 30, endet der Zug, und es wird gewertet; die dritte Wertung beendet das Spiel.
web-explain-ba-actions = Ein Zug hat genau drei Aktionen: Gewölbe, Befehle, und einen Baumeister gleich nach einem Gewölbe.
web-explain-ba-pile = { $tiles ->
        [one] Stapel mit 1 Plättchen
       *[other] Stapel mit { $tiles } Plättchen
    }
web-explain-ba-top = Obenauf liegt { ba-order } ({ ba-colours }): das kommt als Nächstes.
web-explain-ba-pile-first = Ist der Stapel zum ersten Mal leer, werden die abgelegten Plättchen zum neuen Stapel.
web-explain-ba-pile-last = Ist der Stapel noch einmal leer, endet das Spiel mit einer letzten Wertung.
