# Lektionen: was der Trainer sagt. Zu jedem Schritt sagt `do` in einer Zeile, was zu tun ist, und `why` den Grund; weitere
# Teile antworten auf einen anderen Zug. Zahlen kommen aus der Stellung.

course-red-cathedral-title = Die Rote Kathedrale
lesson-try-move = Mache, was beleuchtet ist: { $move }.
lesson-try-one = Mache einen der beleuchteten Züge.
lesson-other-move = Das ist erlaubt, aber nicht das, was dieser Schritt zeigt. Probiere es in deiner eigenen Partie.
cli-lessons-checked = { $lessons ->
    [one] 1 Lektion
   *[other] { $lessons } Lektionen
}, { $steps } Schritte, { $failed ->
    [0] alle in Ordnung
    [one] 1 fehlerhaft
   *[other] { $failed } fehlerhaft
}

## Ein Zug

lesson-red-cathedral-turn-title = Ein Zug
lesson-red-cathedral-turn-aim = Beanspruchen, handeln, bauen: eine von drei Aktionen in jedem Zug.
lesson-red-cathedral-turn-end = Das ist der Takt des ganzen Spiels: einen Bauabschnitt beanspruchen, holen, was er braucht, und bauen.
lesson-red-cathedral-turn-cathedral-do = Das ist die Kathedrale, die ihr gemeinsam baut.
lesson-red-cathedral-turn-cathedral-why = Jeder Rahmen ist ein Bauabschnitt, der noch Zeichnung ist: unten sein Preis in Baumaterial, oben seine Belohnung. Wer am meisten Ruhm sammelt, gewinnt.
lesson-red-cathedral-turn-claim-do = Beanspruche den leuchtenden Unterbau im zweiten Turm.
lesson-red-cathedral-turn-claim-why = Nur was dein Banner trägt, darfst du bauen. Dieser verlangt { $wood } Holz und { $brick } Ziegel, und ein Holz hast du schon.
lesson-red-cathedral-turn-claim-elsewhere = Auch dieser Bauabschnitt könnte dir gehören, aber du hast noch nichts für ihn. Nimm den leuchtenden Unterbau.
lesson-red-cathedral-turn-claim-market = Der Markt kommt als Nächstes. Ohne Banner wüsstest du nicht, was du holen sollst.
lesson-red-cathedral-turn-market-do = Ziehe den weißen Würfel zu den Ziegeln.
lesson-red-cathedral-turn-market-why = Er zeigt { $pips }, also geht er zwei Bereiche im Uhrzeigersinn und trifft den blauen Würfel. Je mehr Würfel in einem Bereich, desto mehr bringt er.
lesson-red-cathedral-turn-market-further = Für Rubel geht der Würfel weiter, aber dann läuft er an den Ziegeln vorbei.
lesson-red-cathedral-turn-market-other-die = Dieser Würfel landet woanders. Der weiße erreicht die Ziegel.
lesson-red-cathedral-turn-market-claim-again = Du hast schon einen Bauabschnitt. Hole zuerst sein Baumaterial.
lesson-red-cathedral-turn-market-too-early = Holz hast du, aber noch keinen Ziegel. Hole zuerst Ziegel.
lesson-red-cathedral-turn-take-do = Nimm die Ziegel.
lesson-red-cathedral-turn-take-why = Das Plättchen zeigt { $shown }, und zwei Würfel stehen dort: { $bricks } Ziegel.
lesson-red-cathedral-turn-take-leave = Geh nicht mit leeren Händen: Nimm zuerst die Ziegel.
lesson-red-cathedral-turn-take-influence = Die Karte in der Mitte hat eine eigene Lektion. Nimm zuerst die Ziegel.
lesson-red-cathedral-turn-build-do = Jetzt baue.
lesson-red-cathedral-turn-build-why = Du hast Holz und Ziegel. Eine Bauaktion liefert bis zu drei Stück Baumaterial.
lesson-red-cathedral-turn-build-claim-again = Baue zuerst, was du beansprucht hast.
lesson-red-cathedral-turn-build-market-again = Du hast, was du wolltest. Baue.
lesson-red-cathedral-turn-deliver-do = Liefere das Holz und einen Ziegel.
lesson-red-cathedral-turn-deliver-why = Beides bleibt auf der Karte liegen. Noch ein Holz, und der Bauabschnitt ist fertig.
lesson-red-cathedral-turn-deliver-done = Du kannst noch mehr liefern.
lesson-red-cathedral-turn-over-do = Du hast alle drei Aktionen gesehen.
lesson-red-cathedral-turn-over-why = In jedem Zug machst du genau eine: beanspruchen, bauen oder den Markt besuchen. Dann ist der Nächste an der Reihe.

## Einen Bauabschnitt beanspruchen

lesson-red-cathedral-claim-title = Einen Bauabschnitt beanspruchen
lesson-red-cathedral-claim-aim = Wohin ein Banner darf, und wozu sein Plättchen gut ist.
lesson-red-cathedral-claim-end = Jeder Anspruch macht einen Platz in deinem Bestand frei und bringt ein Plättchen. Bezahle für Plättchen, die du oft nutzt; die anderen legst du verdeckt.
lesson-red-cathedral-claim-where-do = Sieh dir an, welche Bauabschnitte frei sind.
lesson-red-cathedral-claim-where-why = Jeder Unterbau ist es. Weiter oben wird ein Bauabschnitt frei, sobald der darunter ein Banner trägt, gleich wessen, fertig oder nicht.
lesson-red-cathedral-claim-above-do = Beanspruche den Bauabschnitt direkt über dem blauen Banner.
lesson-red-cathedral-claim-above-why = Blaus Banner hat ihn für alle geöffnet. Dein Banner kommt aus dem Bestand und macht dort { $spaces } Platz frei.
lesson-red-cathedral-claim-above-base = Ein Unterbau geht auch. Hier nutzt du aber Blaus Anspruch: Nimm den Bauabschnitt darüber.
lesson-red-cathedral-claim-above-market = Später. Dieser Zug ist für einen Anspruch da.
lesson-red-cathedral-claim-open-do = Lege das Goldplättchen offen auf das blaue Feld.
lesson-red-cathedral-claim-open-why = Das kostet { $paid } deiner { $rubles } Rubel. Von nun an aktiviert es der blaue Würfel, sooft du ihn ziehst.
lesson-red-cathedral-claim-open-hidden = Verdeckt ist umsonst, aber das Plättchen ist für immer verloren. Gold ist den Preis wert.
lesson-red-cathedral-claim-open-elsewhere = Jedes Feld ginge. Seine Farbe entscheidet, welcher Würfel das Plättchen aktiviert; wir wollen den blauen.
lesson-red-cathedral-claim-use-do = Nutze das Plättchen sofort: Nimm das Gold.
lesson-red-cathedral-claim-use-why = Ein offen gelegtes Plättchen wirkt, sobald es liegt: { $gold } Gold jetzt, und später mehr.
lesson-red-cathedral-claim-use-decline = Du darfst es liegen lassen, aber Gold ist selten. Nimm es.
lesson-red-cathedral-claim-second-do = Beanspruche den Unterbau des ersten Turms.
lesson-red-cathedral-claim-second-why = Sobald er dein Banner trägt, wird der Bauabschnitt darüber frei. Jeder deiner Ansprüche öffnet auch den anderen einen.
lesson-red-cathedral-claim-second-elsewhere = Auch der ist frei. Nimm den Unterbau des ersten Turms.
lesson-red-cathedral-claim-second-market = Später. Dieser Zug ist für einen Anspruch da.
lesson-red-cathedral-claim-second-build = Später. Dieser Zug ist für einen Anspruch da.
lesson-red-cathedral-claim-hide-do = Lege dieses Plättchen verdeckt auf Grün oder Gelb.
lesson-red-cathedral-claim-hide-why = Ein Baupunkt auf einmal ist wenig, und du hast nur { $rubles } Rubel. Verdeckt kostet nichts.
lesson-red-cathedral-claim-hide-other-slot = Weiß und deine eigene Farbe kannst du am leichtesten aktivieren. Hebe sie für gute Plättchen auf.
lesson-red-cathedral-claim-hide-too-dear = Dann hättest du keine Rubel mehr, und das für ein schwaches Plättchen. Lege es verdeckt.
lesson-red-cathedral-claim-over-do = Du kannst jetzt beanspruchen.
lesson-red-cathedral-claim-over-why = Du hast sechs Banner, also höchstens sechs Bauabschnitte. In deinem Bestand sind jetzt zwei Plätze mehr frei als am Anfang.

## Der Markt

lesson-red-cathedral-market-title = Der Markt
lesson-red-cathedral-market-aim = Wie weit ein Würfel geht, und was er bringt.
lesson-red-cathedral-market-end = Suche Bereiche, in denen schon Würfel stehen: Ein Würfel mehr vervielfacht, was du nimmst.
lesson-red-cathedral-market-ring-do = Der Markt ist ein Ring aus acht Bereichen.
lesson-red-cathedral-market-ring-why = Du ziehst einen Würfel beliebiger Farbe im Uhrzeigersinn, genau so weit, wie er zeigt. Wo er landet, handelst du.
lesson-red-cathedral-market-own-die-do = Ziehe den roten Würfel.
lesson-red-cathedral-market-own-die-why = Mit seiner { $face } kommt er zu den Ziegeln, wo schon zwei Würfel warten.
lesson-red-cathedral-market-own-die-paid = Du musst nichts zahlen: Er erreicht die Ziegel von selbst.
lesson-red-cathedral-market-own-die-other-die = Dieser Würfel geht woandershin. Mit dem roten stehen drei Würfel bei den Ziegeln.
lesson-red-cathedral-market-own-die-claim = In dieser Lektion geht es um den Markt. Ziehe den roten Würfel.
lesson-red-cathedral-market-own-die-build = In dieser Lektion geht es um den Markt. Ziehe den roten Würfel.
lesson-red-cathedral-market-times-dice-do = Nimm, was der Bereich bietet.
lesson-red-cathedral-market-times-dice-why = Das Plättchen zeigt { $shown } Ziegel, und jetzt stehen drei Würfel dort. Drei mal zwei ist sechs.
lesson-red-cathedral-market-times-dice-leave = Geh nicht mit leeren Händen: Nimm die Ziegel.
lesson-red-cathedral-market-times-dice-influence = Die Karte hat eine eigene Lektion. Nimm die Ziegel.
lesson-red-cathedral-market-room-do = Nimm alle sechs.
lesson-red-cathedral-market-room-why = Du nimmst, so viel du willst, solange es hineinpasst. Du hast Platz für { $bricks }.
lesson-red-cathedral-market-room-fewer = Es ist Platz für alle.
lesson-red-cathedral-market-room-decline = Es ist Platz für alle.
lesson-red-cathedral-market-roll-do = Jetzt werden die Würfel des Bereichs geworfen.
lesson-red-cathedral-market-roll-why = Nach einem Besuch bekommt jeder Würfel des Bereichs eine neue Zahl. Rot, Grün und Gelb zeigen, was der Nächste nutzen kann.
lesson-red-cathedral-market-end-do = Beende deinen Zug.
lesson-red-cathedral-market-end-why = Deine Aktion ist getan. Blau ist an der Reihe.
lesson-red-cathedral-market-rubles-do = Zahle { $paid } Rubel und schicke den roten Würfel einen Bereich weiter.
lesson-red-cathedral-market-rubles-why = Er zeigt { $pips } und bliebe beim Gold stehen. Für { $paid } Rubel erreicht er die Glocke. Nur dein eigener Würfel und der weiße lassen sich so weiterschieben.
lesson-red-cathedral-market-rubles-not-there = Das ist nicht die Glocke. Zahle für genau einen Bereich mehr.
lesson-red-cathedral-market-rubles-white = Auch der weiße Würfel lässt sich schieben, aber nicht bis zur Glocke.
lesson-red-cathedral-market-rubles-no-rubles-on-others = Andere Farben gehen genau so weit, wie sie zeigen. Nimm den roten Würfel.
lesson-red-cathedral-market-rubles-build = In dieser Lektion geht es um den Markt. Ziehe den roten Würfel.
lesson-red-cathedral-market-rubles-claim = In dieser Lektion geht es um den Markt. Ziehe den roten Würfel.
lesson-red-cathedral-market-points-do = Nimm den Baupunkt.
lesson-red-cathedral-market-points-why = Punkte brauchen keinen Platz: Dein Marker geht { $recognition } Feld weiter.
lesson-red-cathedral-market-points-leave = Nimm zuerst den Baupunkt.
lesson-red-cathedral-market-points-influence = Die Karte hat eine eigene Lektion. Nimm den Baupunkt.
lesson-red-cathedral-market-over-do = Du kennst den Markt.
lesson-red-cathedral-market-over-why = Noch etwas: In einem Bereich stehen höchstens drei Würfel. Wer der vierte wäre, darf nicht dorthin.

## Einfluss

lesson-red-cathedral-influence-title = Einfluss
lesson-red-cathedral-influence-aim = Die Karten in der Mitte machen aus dem, was du hast, das, was du brauchst.
lesson-red-cathedral-influence-end = Zwei Bereiche teilen sich eine Karte. Sieh dir vor dem Zug nicht nur den Bereich an, sondern auch die Karte seines Viertels.
lesson-red-cathedral-influence-cards-do = Jedes Viertel des Marktes hat eine Karte.
lesson-red-cathedral-influence-cards-why = Sie zeigt zwei Aktionen. Der Blitz heißt einmal im Zug, das Unendlichzeichen so oft du zahlen kannst. Bei einem Besuch nutzt du eine von beiden.
lesson-red-cathedral-influence-go-do = Ziehe den weißen Würfel zu den Ziegeln.
lesson-red-cathedral-influence-go-why = Dort handeln die Händler. Du hast zwei Steine, die niemand von dir verlangt.
lesson-red-cathedral-influence-go-further = Ein Bereich genügt.
lesson-red-cathedral-influence-go-other-die = Dieser Würfel kommt nicht zu den Ziegeln der Händler.
lesson-red-cathedral-influence-go-build = Zuerst die Händler: Sie machen deine Steine nützlich.
lesson-red-cathedral-influence-go-claim = Zuerst die Händler: Sie machen deine Steine nützlich.
lesson-red-cathedral-influence-swap-do = Nutze die obere Aktion der Händler.
lesson-red-cathedral-influence-swap-why = Aus zwei gleichen Stück Baumaterial wird eines nach Wahl.
lesson-red-cathedral-influence-swap-later = Die Ziegel kannst du danach nehmen. Die Reihenfolge bestimmst du.
lesson-red-cathedral-influence-swap-lower = Das kostet jedes Mal einen Rubel. Die obere Aktion ist für dich umsonst.
lesson-red-cathedral-influence-swap-leave = Nutze zuerst die Karte.
lesson-red-cathedral-influence-give-do = Gib die zwei Steine ab.
lesson-red-cathedral-influence-give-why = Sie sind dein einziges Paar.
lesson-red-cathedral-influence-gain-do = Nimm einen violetten Edelstein.
lesson-red-cathedral-influence-gain-why = Genau darauf wartet dein Bauabschnitt im ersten Turm.
lesson-red-cathedral-influence-gain-other = Dafür hast du gerade keine Verwendung. Dein Bauabschnitt wartet auf einen violetten Edelstein.
lesson-red-cathedral-influence-gain-decline = Du hast schon bezahlt. Nimm einen violetten Edelstein.
lesson-red-cathedral-influence-resources-do = Jetzt nimm die Ziegel.
lesson-red-cathedral-influence-resources-why = Bei einem Besuch darfst du nehmen, die Karte nutzen und ein Plättchen aktivieren: jedes einmal, in beliebiger Reihenfolge. { $bricks } Ziegel sind dein.
lesson-red-cathedral-influence-resources-leave = Nimm die Ziegel, bevor du gehst.
lesson-red-cathedral-influence-clergy-do = Ziehe den gelben Würfel zum Klerus.
lesson-red-cathedral-influence-clergy-why = Er zeigt { $pips } und landet bei den Steinen, im Viertel des Klerus.
lesson-red-cathedral-influence-clergy-other-die = Dieser Würfel kommt nicht zu den Steinen.
lesson-red-cathedral-influence-clergy-build = Das Bauen kann einen Zug warten. Besuche den Klerus.
lesson-red-cathedral-influence-clergy-claim = Ein Anspruch kann einen Zug warten. Besuche den Klerus.
lesson-red-cathedral-influence-recognition-do = Nutze die obere Aktion des Klerus.
lesson-red-cathedral-influence-recognition-why = Sie gibt { $recognition } Baupunkt umsonst, einmal im Zug.
lesson-red-cathedral-influence-recognition-prestige = Drei Rubel für 1 Ruhm sind spät im Spiel gut. Jetzt brauchst du deine Rubel.
lesson-red-cathedral-influence-recognition-later = Die Steine können warten. Nutze die Karte.
lesson-red-cathedral-influence-recognition-leave = Nutze zuerst die Karte.
lesson-red-cathedral-influence-over-do = Du kennst die Karten.
lesson-red-cathedral-influence-over-why = Wer eine Karte mehrmals nutzt, tut es hintereinander. Sobald du Ressourcen nimmst oder ein Plättchen aktivierst, ist die Karte für diesen Zug vorbei.

## Deine Werkstatt

lesson-red-cathedral-workshop-title = Deine Werkstatt
lesson-red-cathedral-workshop-aim = Plättchen, die wirken, sooft du den richtigen Würfel ziehst.
lesson-red-cathedral-workshop-end = Gute Plättchen auf guten Feldern machen jeden Marktbesuch ein wenig besser.
lesson-red-cathedral-workshop-slots-do = Sieh dir deine Felder an.
lesson-red-cathedral-workshop-slots-why = Es gibt eines für jede Farbe und zwei weiße. Wer einen Würfel zieht, aktiviert das offene Plättchen auf dem Feld seiner Farbe. Das Plättchen auf Rot liegt verdeckt und wird nie aktiviert.
lesson-red-cathedral-workshop-blue-do = Ziehe den blauen Würfel.
lesson-red-cathedral-workshop-blue-why = Er erreicht das Holz und aktiviert dein blaues Plättchen.
lesson-red-cathedral-workshop-blue-face-down = Dein rotes Plättchen liegt verdeckt: Der rote Würfel aktiviert nichts.
lesson-red-cathedral-workshop-blue-other-die = Dieser Würfel aktiviert hier keines deiner Plättchen. Ziehe den blauen.
lesson-red-cathedral-workshop-blue-build = In dieser Lektion geht es um die Werkstatt. Ziehe den blauen Würfel.
lesson-red-cathedral-workshop-blue-claim = In dieser Lektion geht es um die Werkstatt. Ziehe den blauen Würfel.
lesson-red-cathedral-workshop-activate-do = Aktiviere das blaue Plättchen.
lesson-red-cathedral-workshop-activate-why = Es gibt { $stone } Stein und { $rubles } Rubel, sooft der blaue Würfel für dich zieht.
lesson-red-cathedral-workshop-activate-later = Das Holz läuft nicht weg. Aktiviere zuerst das Plättchen.
lesson-red-cathedral-workshop-activate-leave = Aktiviere das Plättchen, bevor du gehst.
lesson-red-cathedral-workshop-resources-do = Jetzt nimm das Holz.
lesson-red-cathedral-workshop-resources-why = Mit dem grünen Würfel dort sind es { $wood } Holz.
lesson-red-cathedral-workshop-resources-leave = Nimm das Holz, bevor du gehst.
lesson-red-cathedral-workshop-resources-influence = Diesmal nicht. Nimm das Holz.
lesson-red-cathedral-workshop-white-do = Ziehe den weißen Würfel.
lesson-red-cathedral-workshop-white-why = Er aktiviert eines deiner zwei weißen Felder, welches du willst. Dort liegt ein Plättchen mit einem Würfel.
lesson-red-cathedral-workshop-white-further = Du musst nichts zahlen. Jeder Bereich aktiviert das Plättchen.
lesson-red-cathedral-workshop-white-other-die = Nur der weiße Würfel aktiviert die weißen Felder.
lesson-red-cathedral-workshop-white-build = In dieser Lektion geht es um die Werkstatt. Ziehe den weißen Würfel.
lesson-red-cathedral-workshop-white-claim = In dieser Lektion geht es um die Werkstatt. Ziehe den weißen Würfel.
lesson-red-cathedral-workshop-die-tile-do = Aktiviere das Plättchen mit dem roten Würfel.
lesson-red-cathedral-workshop-die-tile-why = Es gibt einmal, was der Bereich des roten Würfels zeigt. Der rote Würfel steht beim Gold: { $gold } Gold.
lesson-red-cathedral-workshop-die-tile-later = Zuerst das Plättchen.
lesson-red-cathedral-workshop-die-tile-leave = Aktiviere das Plättchen, bevor du gehst.
lesson-red-cathedral-workshop-over-do = Du kennst deine Werkstatt.
lesson-red-cathedral-workshop-over-why = Was nicht hineinpasst, ist verloren. Aktiviere ein Plättchen, solange im Bestand Platz ist.

## Bauen und verzieren

lesson-red-cathedral-build-title = Bauen und verzieren
lesson-red-cathedral-build-aim = Drei Lieferungen: Bauabschnitte fertigstellen, Verzierungen anbringen.
lesson-red-cathedral-build-end = Eine Verzierung mit zwei verschiedenen Edelsteinen ist so viel wert wie mancher Bauabschnitt. Jeder fertige Bauabschnitt ist recht.
lesson-red-cathedral-build-three-do = Dein Bestand ist voll.
lesson-red-cathedral-build-three-why = Eine Bauaktion liefert bis zu drei Stück Baumaterial, wohin du willst, eines nach dem anderen.
lesson-red-cathedral-build-build-do = Baue.
lesson-red-cathedral-build-build-why = Deinem Bauabschnitt im ersten Turm fehlen { $wood } Holz und { $gold } Gold, und du hast beides.
lesson-red-cathedral-build-build-claim = Du hast genug beansprucht. Baue.
lesson-red-cathedral-build-build-market = Dein Bestand ist voll. Baue.
lesson-red-cathedral-build-finish-do = Liefere Holz und Gold an den leuchtenden Bauabschnitt.
lesson-red-cathedral-build-finish-why = Mit dem letzten Stück ist er fertig: sofort { $recognition } Baupunkte und { $rubles } Rubel. Das Baumaterial geht in den Vorrat zurück.
lesson-red-cathedral-build-finish-elsewhere = Stelle zuerst einen Bauabschnitt fertig: Dem im ersten Turm fehlen zwei Stück.
lesson-red-cathedral-build-finish-later = Eine Verzierung kommt später in dieser Lektion. Zuerst der Bauabschnitt.
lesson-red-cathedral-build-third-do = Liefere den Stein an deinen Unterbau im dritten Turm.
lesson-red-cathedral-build-third-why = Eine Lieferung ist übrig; sonst wäre sie verschenkt.
lesson-red-cathedral-build-third-no-gems-left = Eine Verzierung mit Edelsteinen braucht drei Lieferungen: eine für ihr Baumaterial, eine für jeden Edelstein. Du hast noch eine.
lesson-red-cathedral-build-third-done = Eine Lieferung ist übrig. Nutze sie.
lesson-red-cathedral-build-again-do = Baue noch einmal.
lesson-red-cathedral-build-again-why = Drei Lieferungen, genau richtig für eine Verzierung mit zwei Edelsteinen.
lesson-red-cathedral-build-again-claim = Deine Edelsteine wollen eingesetzt werden. Baue.
lesson-red-cathedral-build-again-market = Deine Edelsteine wollen eingesetzt werden. Baue.
lesson-red-cathedral-build-decorate-do = Setze eine Tür in Blaus Unterbau.
lesson-red-cathedral-build-decorate-why = Jeder fertige Bauabschnitt darf verziert werden, auch ein fremder. Am Ende zählt die Tür in diesem Turm für dich. Eine Tür braucht Holz, ein Bogen Stein, ein Kreuz Gold.
lesson-red-cathedral-build-decorate-own-base = In deinem eigenen Turm bist du schon stark. Eine Tür in Blaus Turm macht dich dort präsent.
lesson-red-cathedral-build-gems-do = Setze einen grünen und einen violetten Edelstein ein.
lesson-red-cathedral-build-gems-why = Zwei verschiedene bringen 3 Ruhm, zwei gleiche 2, ein einzelner 1. Dein Marker springt auf die dritte rote Zahl vor ihm: { $recognition } Felder.
lesson-red-cathedral-build-gems-none = Ohne Edelsteine bringt sie jetzt nichts. Du hast beide: Setze sie ein.
lesson-red-cathedral-build-gems-fewer = Ein Edelstein bringt 1 Ruhm, zwei verschiedene 3. Setze beide ein.
lesson-red-cathedral-build-over-do = Du kannst jetzt bauen.
lesson-red-cathedral-build-over-why = An einer Verzierung lässt sich später nichts ergänzen. Warte damit, bis du die Edelsteine hast, wenn niemand sonst den Platz gleich nimmt.

## Strafen

lesson-red-cathedral-penalty-title = Strafen
lesson-red-cathedral-penalty-aim = Wer unten zu spät ist, zahlt für das, was oben fertig wird.
lesson-red-cathedral-penalty-end = Beanspruche unten und baue schnell. Und sieh nach, wo andere zu spät sind.
lesson-red-cathedral-penalty-late-do = Blaus Unterbau im zweiten Turm ist nicht fertig.
lesson-red-cathedral-penalty-late-why = Dein Bauabschnitt darüber ist es schon. Sooft jemand über einem unfertigen Bauabschnitt einen fertigstellt, verliert dessen Besitzer Punkte.
lesson-red-cathedral-penalty-build-do = Baue.
lesson-red-cathedral-penalty-build-why = Mit einem Stein und einem Gold kannst du zweierlei: dich retten und Blau zahlen lassen.
lesson-red-cathedral-penalty-build-claim = Es gibt Dringendes zu bauen.
lesson-red-cathedral-penalty-build-market = Es gibt Dringendes zu bauen.
lesson-red-cathedral-penalty-safe-do = Stelle deinen Unterbau im ersten Turm fertig.
lesson-red-cathedral-penalty-safe-why = Blau wird gleich den Bauabschnitt darüber fertigstellen, und du würdest einen Punkt verlieren. Was fertig ist, ist sicher, und dieser bringt { $recognition } Baupunkte.
lesson-red-cathedral-penalty-safe-base-first = Das tust du auch noch. Rette zuerst deinen Unterbau, damit du ihn nicht vergisst.
lesson-red-cathedral-penalty-strike-do = Stelle die Kuppel des zweiten Turms fertig.
lesson-red-cathedral-penalty-strike-why = Sie bringt { $recognition } Baupunkte, und Blaus später Unterbau kostet Blau { $lost }.
lesson-red-cathedral-penalty-strike-done = Es gibt noch etwas fertigzustellen.
lesson-red-cathedral-penalty-why-two-do = Warum zwei Punkte, nicht einen?
lesson-red-cathedral-penalty-why-two-why = Der Besitzer eines unfertigen Bauabschnitts verliert einen Punkt für jeden fertigen darüber, der ein anderes Banner trägt. Über Blaus Unterbau sind es zwei von dir.
lesson-red-cathedral-penalty-over-do = Du kennst die Strafen.
lesson-red-cathedral-penalty-over-why = Nur beanspruchte Bauabschnitte leiden, und nur unter denen anderer darüber. Was niemand beansprucht hat, kostet niemanden etwas.

## Türme und Ende

lesson-red-cathedral-towers-title = Türme und Ende
lesson-red-cathedral-towers-aim = Wer einen Turm bekommt, und wie das Spiel endet.
lesson-red-cathedral-towers-end = Du hast das Spiel gelernt. Spiele jetzt dein erstes.
lesson-red-cathedral-towers-worth-do = Am Ende wird jeder Turm gezählt.
lesson-red-cathedral-towers-worth-why = Er ist 2 wert für jeden fertigen Bauabschnitt und 1 für jede Verzierung. Der dritte Turm: zwei Bauabschnitte und eine Tür, also { $worth }.
lesson-red-cathedral-towers-share-do = Wer in einem Turm am stärksten ist, bekommt alles.
lesson-red-cathedral-towers-share-why = Deine Banner auf fertigen Bauabschnitten und deine Verzierungen zählen zusammen. Dort hat Blau zwei und du eins: Zu zweit bekommt der Zweite nur ein Drittel, und bei Gleichstand bekommt niemand etwas.
lesson-red-cathedral-towers-build-do = Baue.
lesson-red-cathedral-towers-build-why = Zwei Steine können zweierlei: Blaus Mehrheit brechen und das Spiel beenden.
lesson-red-cathedral-towers-build-market = Das Ende ist nah: Baue.
lesson-red-cathedral-towers-majority-do = Setze einen Bogen in Blaus Bauabschnitt des dritten Turms.
lesson-red-cathedral-towers-majority-why = Jetzt steht es zwei zu zwei, und der Turm bringt niemandem etwas: Blau verliert, was ihm gehört hätte.
lesson-red-cathedral-towers-majority-elsewhere = Das ändert weniger. Im dritten Turm nimmt dein Bogen Blau die Mehrheit.
lesson-red-cathedral-towers-majority-last = Den stelle zuletzt fertig: Er beendet das Spiel.
lesson-red-cathedral-towers-sixth-do = Stelle deinen sechsten Bauabschnitt fertig.
lesson-red-cathedral-towers-sixth-why = Wer als Erster sechs fertig hat, bekommt 3 Ruhm dazu. Mit dem Bauabschnitt selbst geht dein Marker { $recognition } Felder vor.
lesson-red-cathedral-towers-sixth-elsewhere = Dein sechster Bauabschnitt ist mehr wert. Stelle ihn fertig.
lesson-red-cathedral-towers-sixth-done = Deinem sechsten Bauabschnitt fehlt ein Stein. Liefere ihn.
lesson-red-cathedral-towers-last-turn-do = Alle anderen haben noch einen Zug.
lesson-red-cathedral-towers-last-turn-why = Beende das Spiel also nicht, solange andere noch mehr gewinnen können als du.
lesson-red-cathedral-towers-over-do = Dann wird gezählt.
lesson-red-cathedral-towers-over-why = Marker gehen auf die letzte rote Zahl zurück, Baumaterial und Rubel bringen 1 Ruhm für je 5, und jeder Turm wird verteilt. Der meiste Ruhm gewinnt.

course-basilica-title = Basilica

## Basilica: Ein Zug

lesson-basilica-turn-title = Ein Zug
lesson-basilica-turn-aim = Drei Aktionen: Gewölbe, Baumeister, Auftrag, in beliebiger Mischung.
lesson-basilica-turn-end = Drei Aktionen in jedem Zug, gepasst wird nie. Als Nächstes: wohin Gewölbe dürfen.
lesson-basilica-turn-nave-do = Das ist das Schiff, das ihr zu zweit einwölbt.
lesson-basilica-turn-nave-why = Es hat fünf Spalten und wächst vom Brett weg. Du bist Weiß. Wer in einer Zone einer Farbe am stärksten ist, bekommt ihre Punkte, wenn der König kommt.
lesson-basilica-turn-vault-do = Nimm das gelbe Gewölbe.
lesson-basilica-turn-vault-why = Dein Baumeister steht auf Gelb. Mehr Gelb daneben macht deine Zone größer.
lesson-basilica-turn-vault-other-vault = Das hilft deiner Zone nicht. Nimm das gelbe.
lesson-basilica-turn-vault-order = Zuerst ein Gewölbe. Der Auftrag kommt als Drittes.
lesson-basilica-turn-place-do = Lege es neben dein gelbes Gewölbe.
lesson-basilica-turn-place-why = Gewölbe einer Farbe, die sich berühren, sind eine Zone: Jetzt zählt sie zwei.
lesson-basilica-turn-place-apart = Dort wäre es eine eigene Zone. Lege es neben dein gelbes Gewölbe.
lesson-basilica-turn-builder-do = Setze einen Baumeister darauf.
lesson-basilica-turn-builder-why = Nur gleich nach dem Legen, und nur auf dieses Gewölbe. Zwei Baumeister sind schwer zu schlagen.
lesson-basilica-turn-builder-now-or-never = Wenn du jetzt etwas anderes tust, kannst du keinen Baumeister mehr auf dieses Gewölbe setzen.
lesson-basilica-turn-order-do = Führe den Auftrag Glasfenster aus.
lesson-basilica-turn-order-why = Drei Aufträge liegen offen. Glas macht eine Zone für den Stärksten 2 mehr wert.
lesson-basilica-turn-order-order-now = Eine Aktion ist übrig. Nutze sie für das Glas.
lesson-basilica-turn-order-other-order = Auch gut, aber das Glas ist dir 2 Punkte wert.
lesson-basilica-turn-glass-do = Setze das Glas auf dein erstes Gewölbe.
lesson-basilica-turn-glass-why = Es muss ein Gewölbe mit einem deiner Baumeister sein. Es zählt für die ganze Zone.
lesson-basilica-turn-glass-either = Beide zählten gleich viel. Nimm das erste.
lesson-basilica-turn-over-do = Deine drei Aktionen sind getan.
lesson-basilica-turn-over-why = Gewölbe, Baumeister, Auftrag: mische sie, wie du willst, auch dreimal dasselbe.

## Basilica: Gewölbe

lesson-basilica-vaults-title = Gewölbe
lesson-basilica-vaults-aim = Wohin ein Gewölbe darf, und was Joker und Kronen tun.
lesson-basilica-vaults-end = Jedes Gewölbe entscheidet zweierlei: wessen Zone wächst, und ob der König geht.
lesson-basilica-vaults-columns-do = Ein Gewölbe berührt, was steht, oder das Brett.
lesson-basilica-vaults-columns-why = Jedes freie Feld der ersten Reihe ist offen. Weiter außen muss es neben einem Gewölbe oder Gerüst liegen, nie über Eck.
lesson-basilica-vaults-joker-do = Nimm den Joker: grün und blau.
lesson-basilica-vaults-joker-why = Ein Gewölbe mit zwei Farben gehört zu je einer Zone beider Farben.
lesson-basilica-vaults-joker-joker-first = Zuerst der Joker.
lesson-basilica-vaults-joker-vaults = In dieser Lektion geht es um Gewölbe.
lesson-basilica-vaults-not-beside-do = Lege es in die erste Reihe, rechts vom blauen Gewölbe.
lesson-basilica-vaults-not-beside-why = Joker neben Joker ist verboten: Über dem rot-gelben dürfte es nicht liegen. Hier gehört es zur blauen Zone.
lesson-basilica-vaults-not-beside-elsewhere = Möglich, aber das leuchtende Feld ist besser: Dort nützt es auch Grün.
lesson-basilica-vaults-crown-do = Nimm das grüne Gewölbe mit der Krone.
lesson-basilica-vaults-crown-why = Eine Krone lässt den König einen Schritt gehen. So rückt die Wertung näher.
lesson-basilica-vaults-crown-crown-now = Das hat keine Krone. Nimm das grüne.
lesson-basilica-vaults-crown-later = Das kannst du in deiner eigenen Partie tun. Nimm hier die Krone.
lesson-basilica-vaults-crown-vaults = In dieser Lektion geht es um Gewölbe.
lesson-basilica-vaults-king-do = Lege es neben deinen Joker.
lesson-basilica-vaults-king-why = Mit Grün daneben gehört der Joker auch zu einer grünen Zone. Der König geht { $steps } Schritt.
lesson-basilica-vaults-king-green-beside-green = Dort berührte es kein Grün. Lege es neben den Joker.
lesson-basilica-vaults-refill-do = Sieh, wie die Auslage sich füllt.
lesson-basilica-vaults-refill-why = Der Auftrag über dem leeren Platz wird umgedreht und zum Gewölbe. Ein Auftrag, den du liegen lässt, kann also bald ein Gewölbe sein.
lesson-basilica-vaults-over-do = Du kennst die Gewölbe.
lesson-basilica-vaults-over-why = Passt keines der drei irgendwohin, werden alle drei ersetzt. Das ist selten: Es braucht drei Joker.

## Basilica: Baumeister

lesson-basilica-builders-title = Baumeister
lesson-basilica-builders-aim = Wer in einer Zone stärker ist, und drei Wege nach oben.
lesson-basilica-builders-end = Fünf Baumeister hast du bis zur nächsten Wertung. Stelle sie hin, wo sie gewinnen.
lesson-basilica-builders-strength-do = In der blauen Zone liegst du hinten.
lesson-basilica-builders-strength-why = Du hast dort einen Baumeister. Schwarz hat zwei, und ein Steinmetzmeister zählt doppelt: drei gegen einen.
lesson-basilica-builders-recruit-do = Nimm den Auftrag Anwerben.
lesson-basilica-builders-recruit-why = Er setzt einen Baumeister auf ein beliebiges freies Gewölbe, ohne dass du eines legst.
lesson-basilica-builders-recruit-recruit-first = Zuerst ein Baumeister aufs gelbe Gewölbe: Nimm Anwerben.
lesson-basilica-builders-recruit-no-vault = In dieser Lektion geht es um Baumeister. Nimm Anwerben.
lesson-basilica-builders-where-do = Setze den Baumeister auf Gelb.
lesson-basilica-builders-where-why = Ein Gewölbe mitten unter den anderen kann wachsen, und dort ist niemand sonst.
lesson-basilica-builders-where-contested = Rot liegt am Rand. Gelb hat mehr Platz zum Wachsen.
lesson-basilica-builders-promote-do = Nimm einen Auftrag Befördern.
lesson-basilica-builders-promote-why = Er gibt einem Baumeister einen Rang und kostet einen deiner vier Marker.
lesson-basilica-builders-promote-other-order = Nicht dieser. Nimm Befördern.
lesson-basilica-builders-promote-no-vault = In dieser Lektion geht es um Baumeister. Nimm Befördern.
lesson-basilica-builders-whom-do = Befördere den Baumeister auf Gelb.
lesson-basilica-builders-whom-why = Dort gewinnst du die Zone. In Blau reichte auch ein Rang nicht.
lesson-basilica-builders-whom-the-other = In Blau lägst du immer noch hinten. Befördere den auf Gelb.
lesson-basilica-builders-rank-do = Mache ihn zum Architekten.
lesson-basilica-builders-rank-why = Ein Architekt verdoppelt die Punkte der Gewölbe für den, der die Zone gewinnt.
lesson-basilica-builders-rank-mason = Ein Steinmetzmeister zählt doppelt. Du bist dort allein, einer genügt.
lesson-basilica-builders-rank-hercules = Herkules gewinnt bei Gleichstand. Hier gibt es keinen.
lesson-basilica-builders-over-do = Du kennst die Baumeister.
lesson-basilica-builders-over-why = Wer in einer Zone hinten liegt, bekommt doch einen Punkt für jeden Baumeister dort.

## Basilica: Aufträge

lesson-basilica-orders-title = Aufträge
lesson-basilica-orders-aim = Bewegen, abreißen, und was eine Münze auf dem Plättchen heißt.
lesson-basilica-orders-end = Aufträge sind die scharfen Werkzeuge. Sieh, was der andere mit denen tun könnte, die du liegen lässt.
lesson-basilica-orders-whole-do = Drei Aufträge liegen offen.
lesson-basilica-orders-whole-why = Du nimmst einen und führst ihn ganz aus, sonst darfst du ihn nicht nehmen. Es gibt sieben Arten.
lesson-basilica-orders-move-do = Nimm den Auftrag Bewegen.
lesson-basilica-orders-move-why = Dein Baumeister auf Rot steht allein auf einem Gewölbe. Daneben ist Grün.
lesson-basilica-orders-move-other-order = Der kommt später. Nimm Bewegen.
lesson-basilica-orders-move-orders = In dieser Lektion geht es um Aufträge.
lesson-basilica-orders-who-do = Wähle den Baumeister auf Rot.
lesson-basilica-orders-who-why = Er geht auf ein freies Gewölbe daneben, gleich welcher Farbe.
lesson-basilica-orders-who-stay = Der auf Gelb hält dort das Gleichgewicht. Lass ihn stehen.
lesson-basilica-orders-to-do = Bewege ihn nach Grün.
lesson-basilica-orders-to-why = Nur ein Weg ist offen: Das blaue Gewölbe neben ihm ist besetzt.
lesson-basilica-orders-catastrophe-do = Nimm den Auftrag Katastrophe.
lesson-basilica-orders-catastrophe-why = Sie nimmt ein Gewölbe ohne Baumeister weg. In Schwarz’ blauer Zone ist eines.
lesson-basilica-orders-catastrophe-other-order = Nicht dieser. Nimm Katastrophe.
lesson-basilica-orders-catastrophe-orders = In dieser Lektion geht es um Aufträge.
lesson-basilica-orders-fall-do = Lass das freie blaue Gewölbe einstürzen.
lesson-basilica-orders-fall-why = Schwarz’ Zone schrumpft von zwei Gewölben auf eines.
lesson-basilica-orders-fall-blue-one = Das schadet Schwarz nicht. Nimm das blaue Gewölbe.
lesson-basilica-orders-coin-do = Sieh dir nun die Münze auf Verwirren an.
lesson-basilica-orders-coin-why = Auf Befördern, Anwerben und Verwirren ist eine Münze: Wer eine hat, darf sie dir geben und gleich nach dir dasselbe tun, ohne Aktion.
lesson-basilica-orders-over-do = Du kennst die Aufträge.
lesson-basilica-orders-over-why = Es gibt nur zwei Münzen. Wer zahlt, gibt dem anderen die Münze fürs nächste Mal.

## Basilica: Zonen und Mehrheit

lesson-basilica-zones-title = Zonen und Mehrheit
lesson-basilica-zones-aim = Was eine Zone wert ist, und für wen.
lesson-basilica-zones-end = Zähle die Zonen, bevor du eine Krone legst: Du entscheidest, ob die Wertung jetzt kommt.
lesson-basilica-zones-zone-do = Suche die Zonen.
lesson-basilica-zones-zone-why = Gewölbe einer Farbe, die sich berühren, sind eine Zone. Hier ist links eine gelbe, rechts eine blaue.
lesson-basilica-zones-joker-do = Der Joker gehört zu beiden.
lesson-basilica-zones-joker-why = Auch der Baumeister darauf: Dein Architekt zählt in Gelb und in Blau.
lesson-basilica-zones-majority-do = Wer hat die Mehrheit?
lesson-basilica-zones-majority-why = In Gelb bist du allein. In Blau zählt Schwarz’ Steinmetzmeister zwei gegen deinen einen: Schwarz bekommt die Zone, und dein Architekt verdoppelt sie für Schwarz.
lesson-basilica-zones-grow-do = Nimm das gelbe Gewölbe mit der Krone.
lesson-basilica-zones-grow-why = Der König steht auf { $king }. Noch ein Schritt, und jede Zone wird gewertet.
lesson-basilica-zones-grow-yellow = Die Wertung kommt mit dem gelben Gewölbe. Nimm es.
lesson-basilica-zones-score-do = Lege es über dein gelbes Gewölbe.
lesson-basilica-zones-score-why = Dann hat Gelb drei Gewölbe. Du bekommst { $white } Punkte, Schwarz { $black }.
lesson-basilica-zones-score-apart = Dort gehört es nicht zu deiner gelben Zone.
lesson-basilica-zones-count-do = Zähle nach.
lesson-basilica-zones-count-why = Gelb: 3 Gewölbe, vom Architekten verdoppelt, 6 für dich. Blau: 4 Gewölbe verdoppelt und 2 fürs Glas, { $black } für Schwarz; du bekommst 1 für deinen Baumeister dort.
lesson-basilica-zones-over-do = Du kennst die Zonen.
lesson-basilica-zones-over-why = Bei gleicher Stärke entscheidet Herkules. Ohne ihn bekommt niemand etwas.

## Basilica: Der König kommt

lesson-basilica-king-title = Der König kommt
lesson-basilica-king-aim = Wann eine Wertung kommt, und was sie übrig lässt.
lesson-basilica-king-end = Du kennst Basilica. Drei Wertungen, und die meisten Punkte gewinnen.
lesson-basilica-king-track-do = Der König steht auf { $king }.
lesson-basilica-king-track-why = Jede gelegte Krone ist ein Schritt. Auf 10, 20 und 30 endet der Zug sofort, und jede Zone wird gewertet.
lesson-basilica-king-first-do = Nimm das gelbe Gewölbe mit der Krone.
lesson-basilica-king-first-why = In Gelb liegst du vorn. Hole den König, solange das so ist.
lesson-basilica-king-first-crown = Keine Krone, kein Schritt. Nimm das gelbe Gewölbe.
lesson-basilica-king-yellow-do = Lege es zwischen Gelb und Grün.
lesson-basilica-king-yellow-why = Deine gelbe Zone hat jetzt drei Gewölbe, und der König geht { $steps } Schritt.
lesson-basilica-king-yellow-own-zone = Dort hilft es deiner gelben Zone nicht.
lesson-basilica-king-last-do = Nimm jetzt das blaue Gewölbe mit der Krone.
lesson-basilica-king-last-why = Noch ein Schritt, und der König kommt in deinem Zug, nicht in Schwarz’ Zug.
lesson-basilica-king-last-crown = Der König braucht eine Krone. Nimm das blaue Gewölbe.
lesson-basilica-king-last-enough = Gelb hast du schon. Hebe den Baumeister auf.
lesson-basilica-king-arrive-do = Lege es in die dritte Reihe, weg von Schwarz’ blauer Zone.
lesson-basilica-king-arrive-why = Es darf Schwarz’ Zone nicht größer machen. Du bekommst { $white }, Schwarz { $black }.
lesson-basilica-king-arrive-not-there = Wähle die dritte Reihe: Sie bleibt nach der Wertung stehen.
lesson-basilica-king-arrive-helps-black = Das macht Schwarz’ blaue Zone größer, gerade bevor sie gewertet wird.
lesson-basilica-king-cleared-do = Das Schiff ist gerückt.
lesson-basilica-king-cleared-why = Baumeister kehren heim, die ersten zwei Reihen und alle Gerüste verschwinden, der Rest rutscht nach. Deine übrige Aktion verfällt.
lesson-basilica-king-over-do = Die dritte Wertung beendet das Spiel.
lesson-basilica-king-over-why = Ist der Stapel zum zweiten Mal leer, endet es auch, mit einer letzten Wertung.

course-ivan-title = Allein gegen Iwan

## Allein gegen Iwan: Iwans Zug

lesson-ivan-turn-title = Iwans Zug
lesson-ivan-turn-aim = Ein Gegner ohne Hand: Seine Kartenreihe entscheidet.
lesson-ivan-turn-end = Du kannst immer lesen, was Iwan als Nächstes tut. Nutze es.
lesson-ivan-turn-row-do = Das ist Iwans Reihe.
lesson-ivan-turn-row-why = Fünf Karten, auf jeder ein Würfelplättchen. In jedem Zug nimmt er das offene Plättchen, das am weitesten links liegt, zieht diesen Würfel und tut, was die Karte sagt.
lesson-ivan-turn-build-do = Du beginnst: Baue.
lesson-ivan-turn-build-why = Iwan hat den Unterbau mit den meisten Punkten beansprucht. Du spielst nach den Regeln für zwei.
lesson-ivan-turn-build-claim = Dein Unterbau will gebaut werden.
lesson-ivan-turn-build-market = Holz und Ziegel hast du schon. Baue.
lesson-ivan-turn-deliver-do = Liefere das Holz und den Ziegel.
lesson-ivan-turn-deliver-why = Dann fehlt noch ein Stein. Sieh nun, was Iwan tut.
lesson-ivan-turn-end-do = Beende deinen Zug und sieh Iwan zu.
lesson-ivan-turn-end-why = Sein erstes Plättchen zeigt den weißen Würfel und liegt auf der Karte Baupunkte. Er wird { $recognition } Baupunkte bekommen.
lesson-ivan-turn-die-do = Zuerst zog sein Würfel.
lesson-ivan-turn-die-why = Weiß ging zwei Bereiche bis zur Glocke. Vom Markt nimmt Iwan nur Baupunkte: 1 für jeden der zwei Würfel dort und 1 vom Klerus.
lesson-ivan-turn-card-do = Dann kam seine Karte.
lesson-ivan-turn-card-why = Baupunkte gibt ihm 4. Die anderen: Baumaterial sammeln, weitertragen, beanspruchen, bauen.
lesson-ivan-turn-over-do = Du kennst Iwans Zug.
lesson-ivan-turn-over-why = Liegen alle seine Plättchen verdeckt, setzt er eine Verzierung; dann wird neu gemischt. Ende und Wertung sind wie zu zweit, ohne die 3 Ruhm.

## Allein gegen Iwan: Was Iwan beansprucht

lesson-ivan-claims-title = Was Iwan beansprucht
lesson-ivan-claims-aim = Er steigt auf das, was du baust. Manchmal wählst du für ihn.
lesson-ivan-claims-end = Iwan ist zu schlagen. Beginne ein Solospiel und versuche es.
lesson-ivan-claims-look-do = Iwans nächste Karte ist Beanspruchen.
lesson-ivan-claims-look-why = Er nimmt einen Bauabschnitt direkt über einem von dir, wenn es einen gibt. Du hast zwei Unterbauten: Über beiden droht es.
lesson-ivan-claims-build-do = Baue, bevor er kommt.
lesson-ivan-claims-build-why = Ein fertiger Unterbau leidet nicht, wenn Iwan darüber etwas fertigstellt.
lesson-ivan-claims-build-claim = Das ginge, aber bringe zuerst deinen Unterbau in Sicherheit.
lesson-ivan-claims-build-market = Du hast, was du brauchst. Baue.
lesson-ivan-claims-finish-do = Stelle den Unterbau des zweiten Turms fertig.
lesson-ivan-claims-finish-why = Ziegel und Stein fehlen noch. Er bringt { $recognition } Baupunkte.
lesson-ivan-claims-finish-elsewhere = Dem zweiten Turm fehlt genau das. Stelle ihn fertig.
lesson-ivan-claims-end-do = Beende deinen Zug.
lesson-ivan-claims-end-why = Iwan zieht den blauen Würfel, dann beansprucht er.
lesson-ivan-claims-choose-do = Wähle für ihn: den Bauabschnitt im dritten Turm.
lesson-ivan-claims-choose-why = Wo mehrere passen, entscheidest du. Dieser braucht vier Stück, der andere nur drei: So ist er länger beschäftigt.
lesson-ivan-claims-choose-dear = Der braucht nur drei Stück. Gib ihm den mit vier.
lesson-ivan-claims-numbers-do = Iwan baut nach Stückzahl.
lesson-ivan-claims-numbers-why = Auf seiner Karte Bauen warten vier Stück. Die Art ist ihm gleich: Ein Bauabschnitt braucht nur so viele, wie sein Preis zeigt, vom ersten Turm an, von unten.
lesson-ivan-claims-over-do = Du kennst Iwan.
lesson-ivan-claims-over-why = Er leidet unter Strafen wie du. Stelle über seinen unfertigen Bauabschnitten etwas fertig.

course-contractors-title = Anwerber

## Anwerber: Anwerben

lesson-contractors-recruit-title = Anwerben
lesson-contractors-recruit-aim = Die vierte Aktion: einen Anwerber in eine Stadt schicken.
lesson-contractors-recruit-end = Frühe Anwerber sind billig: Jeder, der schon in einer Stadt ist, macht den nächsten teurer.
lesson-contractors-recruit-region-do = Neben der Kathedrale liegt die Region.
lesson-contractors-recruit-region-why = Sechs Städte, dazwischen fünf Spezialisten. Jeder Turm hat eine Stadt: Zu deinem ersten Turm gehört Susdal.
lesson-contractors-recruit-send-do = Schicke einen Anwerber nach Susdal.
lesson-contractors-recruit-send-why = Du zahlst einen Passierschein für jeden Anwerber dort, deinen mitgezählt. Blau hat einen, also kostet es { $permits }.
lesson-contractors-recruit-send-other-city = Diese Stadt ist billiger, aber dein Turm gehört zu Susdal.
lesson-contractors-recruit-send-recruit-now = In dieser Lektion geht es um die Region. Schicke einen Anwerber.
lesson-contractors-recruit-hire-do = Stelle den Spezialisten mit Gold und grünem Edelstein ein.
lesson-contractors-recruit-hire-why = Ein Anwerber bringt einen der Spezialisten neben seiner Stadt. Du zahlst { $rubles } Rubel und behältst ihn, bis der schwarze Würfel ihn aktiviert.
lesson-contractors-recruit-hire-other-specialist = Gold und Edelsteine sind seltener. Nimm den anderen.
lesson-contractors-recruit-hire-dismiss = Ohne Lohn verlässt er das Spiel. Rubel hast du: Stelle ihn ein.
lesson-contractors-recruit-over-do = Du kannst jetzt anwerben.
lesson-contractors-recruit-over-why = Passierscheine kommen vom Markt und von Plättchen. Zur Not kauft 1 Ruhm einen, jederzeit in deinem Zug.

## Anwerber: Spezialisten und Werkzeuge

lesson-contractors-specialists-title = Spezialisten und Werkzeuge
lesson-contractors-specialists-aim = Was der schwarze Würfel tut, und was von einem Spezialisten bleibt.
lesson-contractors-specialists-end = Nutze einen Spezialisten, bevor du den nächsten einstellst: Zwei zugleich gehen nicht.
lesson-contractors-specialists-held-do = Du hast einen Spezialisten.
lesson-contractors-specialists-held-why = Er arbeitet einmal, wenn du den schwarzen Würfel ziehst.
lesson-contractors-specialists-black-do = Ziehe den schwarzen Würfel.
lesson-contractors-specialists-black-why = Jeder darf ihn wie den weißen mit Rubeln weiterschieben. In jedem Bereich aktiviert er deinen Spezialisten.
lesson-contractors-specialists-black-further = Hier musst du nichts zahlen.
lesson-contractors-specialists-black-other-die = Nur der schwarze Würfel aktiviert einen Spezialisten.
lesson-contractors-specialists-black-market = In dieser Lektion geht es um Spezialisten. Ziehe den schwarzen Würfel.
lesson-contractors-specialists-use-do = Nutze deinen Spezialisten.
lesson-contractors-specialists-use-why = Er bringt { $gold } Gold und { $gems } grünen Edelstein. Dann wird er umgedreht und zeigt sein Werkzeug.
lesson-contractors-specialists-use-later = Zuerst der Spezialist.
lesson-contractors-specialists-use-leave = Nutze ihn, bevor du gehst.
lesson-contractors-specialists-tools-do = Jetzt hast du zwei verschiedene Werkzeuge.
lesson-contractors-specialists-tools-why = Am Ende ist ein Satz verschiedener Werkzeuge Ruhm wert: 1, 2, 4, 7, 11 oder 16 für eines bis sechs.
lesson-contractors-specialists-over-do = Du kennst die Spezialisten.
lesson-contractors-specialists-over-why = Stellst du einen ein, solange du einen hast, wird der alte ungenutzt zum Werkzeug.

## Anwerber: Städte

lesson-contractors-cities-title = Städte
lesson-contractors-cities-aim = Ein fertiger Turm bezahlt, wer Leute in seiner Stadt hat.
lesson-contractors-cities-end = Banner mal Anwerber: Bringe beides an denselben Ort.
lesson-contractors-cities-tower-do = Dem ersten Turm fehlt ein Edelstein.
lesson-contractors-cities-tower-why = Seine Stadt ist Susdal. Du hast dort zwei Anwerber, Blau einen.
lesson-contractors-cities-build-do = Baue.
lesson-contractors-cities-build-why = Der grüne Edelstein in deinem Bestand stellt die Kuppel fertig, und damit den Turm.
lesson-contractors-cities-build-finish = Du kannst jetzt einen Turm fertigstellen. Baue.
lesson-contractors-cities-close-do = Liefere den Edelstein an die Kuppel.
lesson-contractors-cities-close-why = Kuppel und Stadt zusammen bringen dir { $recognition } Baupunkte; Blau bekommt von der Stadt { $other }.
lesson-contractors-cities-sum-do = So wurde die Stadt gezählt
lesson-contractors-cities-sum-why = Du: zwei Banner im Turm mal zwei Anwerber, 4. Blau: eins mal eins, 1. Dann schließt Susdal für immer.
lesson-contractors-cities-over-do = Du kennst die Städte.
lesson-contractors-cities-over-why = Die Stadt eines Turms, der nie fertig wird, zahlt nie.

## Anwerber: Neue Gilden

lesson-contractors-guilds-title = Neue Gilden
lesson-contractors-guilds-aim = Eine von zehn Gilden nimmt den Platz des Klerus ein.
lesson-contractors-guilds-end = Jede Gilde hat ihre Kniffe. Die Karte und ihre Tafel nennen sie am Tisch.
lesson-contractors-guilds-ten-do = Wo der Klerus war, handeln die Ziegelbrenner.
lesson-contractors-guilds-ten-why = Für zwei Ziegel geben sie einen Strebepfeiler: Hilfe, die du rufst, wenn du sie brauchst, einmal.
lesson-contractors-guilds-go-do = Ziehe den roten Würfel zu den Ziegelbrennern.
lesson-contractors-guilds-go-why = Er zeigt { $pips } und landet in ihrem Viertel.
lesson-contractors-guilds-go-further = Drei Bereiche genügen.
lesson-contractors-guilds-go-other-die = Nimm hier den roten Würfel.
lesson-contractors-guilds-go-guild = Zuerst die Ziegelbrenner.
lesson-contractors-guilds-buttress-do = Gib zwei Ziegel für einen Strebepfeiler.
lesson-contractors-guilds-buttress-why = Du hast genau zwei.
lesson-contractors-guilds-buttress-lower = Die obere Aktion gibt den Strebepfeiler. Nimm sie.
lesson-contractors-guilds-buttress-later = Zuerst die Karte.
lesson-contractors-guilds-choose-do = Wähle den Strebepfeiler mit zwei Baumaterialien.
lesson-contractors-guilds-choose-why = Es gibt acht, jeden einmal. Dieser gibt zwei beliebige.
lesson-contractors-guilds-choose-other = Auch gut. Nimm hier den mit zwei Baumaterialien.
lesson-contractors-guilds-choose-paid = Du hast dafür bezahlt. Wähle einen.
lesson-contractors-guilds-use-do = Nutze ihn sofort.
lesson-contractors-guilds-use-why = Jederzeit in deinem Zug, einen pro Zug. Dann verlässt er das Spiel.
lesson-contractors-guilds-use-later = Zuerst der Strebepfeiler.
lesson-contractors-guilds-wood-do = Nimm Holz.
lesson-contractors-guilds-wood-why = Dein Unterbau im ersten Turm braucht zwei Holz und einen Ziegel.
lesson-contractors-guilds-wood-needed = Dein Unterbau braucht Holz.
lesson-contractors-guilds-brick-do = Und einen Ziegel.
lesson-contractors-guilds-brick-why = Jetzt kannst du den Unterbau mit einer Bauaktion fertigstellen.
lesson-contractors-guilds-brick-needed = Dein Unterbau braucht einen Ziegel.
lesson-contractors-guilds-over-do = Du weißt, wie eine Gilde arbeitet.
lesson-contractors-guilds-over-why = Die Archivare handeln mit geheimen Verträgen, die Poliere gehen die Türme entlang, die Juweliere verkaufen Diamanten, die für alles stehen.
