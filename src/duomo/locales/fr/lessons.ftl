# Leçons : ce que dit le guide. Pour chaque étape, `do` est ce qu’il faut faire et `why` la raison ; les autres parties
# répondent à un autre coup. Les nombres viennent de la position.

course-red-cathedral-title = La Cathédrale rouge
lesson-try-move = Jouez ce qui est éclairé : { $move }.
lesson-try-one = Jouez l’un des coups éclairés.
lesson-other-move = C’est permis, mais ce n’est pas ce que montre cette étape. Essayez-le dans votre propre partie.
cli-lessons-checked = { $lessons ->
    [one] 1 leçon
   *[other] { $lessons } leçons
}, { $steps } étapes, { $failed ->
    [0] tout va bien
    [one] 1 en défaut
   *[other] { $failed } en défaut
}

## Un tour

lesson-red-cathedral-turn-title = Un tour
lesson-red-cathedral-turn-aim = Revendiquer, commercer, construire : une action sur trois à chaque tour.
lesson-red-cathedral-turn-end = Voilà tout le rythme du jeu : revendiquer une section, chercher ce qu’il lui faut, la construire.
lesson-red-cathedral-turn-cathedral-do = Voici la cathédrale que vous bâtissez ensemble.
lesson-red-cathedral-turn-cathedral-why = Chaque cadre est une section encore à l’état de dessin : en bas son prix en matériaux, en haut sa récompense. Qui réunit le plus de prestige gagne.
lesson-red-cathedral-turn-claim-do = Revendiquez la base éclairée de la deuxième tour.
lesson-red-cathedral-turn-claim-why = Vous ne construisez que ce qui porte votre bannière. Celle-ci demande { $wood } bois et { $brick } brique, et vous avez déjà un bois.
lesson-red-cathedral-turn-claim-elsewhere = Cette section pourrait aussi être à vous, mais vous n’avez encore rien pour elle. Prenez la base éclairée.
lesson-red-cathedral-turn-claim-market = Le marché vient ensuite. Sans bannière, vous ne sauriez pas quoi chercher.
lesson-red-cathedral-turn-market-do = Avancez le dé blanc jusqu’aux briques.
lesson-red-cathedral-turn-market-why = Il montre { $pips } : il avance de deux emplacements dans le sens horaire et rejoint le dé bleu. Plus il y a de dés, plus l’emplacement rapporte.
lesson-red-cathedral-turn-market-further = Contre des roubles le dé va plus loin, mais il dépasse alors les briques.
lesson-red-cathedral-turn-market-other-die = Ce dé arrive ailleurs. C’est le blanc qui atteint les briques.
lesson-red-cathedral-turn-market-claim-again = Vous avez une section à construire. Cherchez d’abord ses matériaux.
lesson-red-cathedral-turn-market-too-early = Vous avez du bois, mais pas encore de brique. Cherchez-en d’abord.
lesson-red-cathedral-turn-take-do = Prenez les briques.
lesson-red-cathedral-turn-take-why = La tuile montre { $shown } et il y a deux dés : { $bricks } briques.
lesson-red-cathedral-turn-take-leave = Ne repartez pas les mains vides : prenez d’abord les briques.
lesson-red-cathedral-turn-take-influence = La carte du milieu a sa propre leçon. Prenez d’abord les briques.
lesson-red-cathedral-turn-build-do = Construisez maintenant.
lesson-red-cathedral-turn-build-why = Vous avez du bois et des briques. Une action Construire livre jusqu’à trois matériaux.
lesson-red-cathedral-turn-build-claim-again = Construisez d’abord ce que vous avez revendiqué.
lesson-red-cathedral-turn-build-market-again = Vous avez ce que vous cherchiez. Construisez.
lesson-red-cathedral-turn-deliver-do = Livrez le bois et une brique.
lesson-red-cathedral-turn-deliver-why = Ils restent sur la carte. Encore un bois, et la section sera achevée.
lesson-red-cathedral-turn-deliver-done = Il reste quelque chose à livrer.
lesson-red-cathedral-turn-over-do = Vous avez vu les trois actions.
lesson-red-cathedral-turn-over-why = À chaque tour vous en faites exactement une : revendiquer, construire ou aller au marché. Puis c’est au suivant.

## Revendiquer une section

lesson-red-cathedral-claim-title = Revendiquer une section
lesson-red-cathedral-claim-aim = Où va une bannière, et à quoi sert sa tuile.
lesson-red-cathedral-claim-end = Chaque revendication libère une place dans l’inventaire et apporte une tuile. Payez pour celles qui serviront souvent ; cachez les autres.
lesson-red-cathedral-claim-where-do = Voyez quelles sections sont libres.
lesson-red-cathedral-claim-where-why = Toutes les bases le sont. Plus haut, une section se libère dès que celle du dessous porte une bannière, de n’importe qui, achevée ou non.
lesson-red-cathedral-claim-above-do = Revendiquez la section juste au-dessus de la bannière bleue.
lesson-red-cathedral-claim-above-why = La bannière de Bleu l’a ouverte à tous. La vôtre sort de l’inventaire et y libère { $spaces } place.
lesson-red-cathedral-claim-above-base = Une base est possible aussi. Ici, profitez de Bleu : prenez la section au-dessus.
lesson-red-cathedral-claim-above-market = Plus tard. Ce tour est fait pour revendiquer.
lesson-red-cathedral-claim-open-do = Placez la tuile Or face visible sur l’atelier bleu.
lesson-red-cathedral-claim-open-why = Cela coûte { $paid } de vos { $rubles } roubles. Désormais le dé bleu l’active chaque fois que vous le déplacez.
lesson-red-cathedral-claim-open-hidden = Face cachée, c’est gratuit, mais la tuile est perdue pour toujours. L’or vaut son prix.
lesson-red-cathedral-claim-open-elsewhere = Tout atelier conviendrait. Sa couleur décide quel dé active la tuile ; nous voulons le bleu.
lesson-red-cathedral-claim-use-do = Utilisez la tuile tout de suite : prenez l’or.
lesson-red-cathedral-claim-use-why = Une tuile posée face visible agit aussitôt : { $gold } or maintenant, et d’autres plus tard.
lesson-red-cathedral-claim-use-decline = Vous pouvez le laisser, mais l’or est rare. Prenez-le.
lesson-red-cathedral-claim-second-do = Revendiquez la base de la première tour.
lesson-red-cathedral-claim-second-why = Dès qu’elle porte votre bannière, la section au-dessus se libère. Chacune de vos revendications en ouvre aussi une aux autres.
lesson-red-cathedral-claim-second-elsewhere = Celle-là aussi est libre. Prenez la base de la première tour.
lesson-red-cathedral-claim-second-market = Plus tard. Ce tour est fait pour revendiquer.
lesson-red-cathedral-claim-second-build = Plus tard. Ce tour est fait pour revendiquer.
lesson-red-cathedral-claim-hide-do = Placez cette tuile face cachée, sur vert ou jaune.
lesson-red-cathedral-claim-hide-why = Une reconnaissance à la fois, c’est peu, et il ne vous reste que { $rubles } roubles. Face cachée, c’est gratuit.
lesson-red-cathedral-claim-hide-other-slot = Le blanc et votre couleur s’activent le plus facilement. Gardez-les pour de bonnes tuiles.
lesson-red-cathedral-claim-hide-too-dear = Vous n’auriez plus de roubles, pour une tuile faible. Placez-la face cachée.
lesson-red-cathedral-claim-over-do = Vous savez revendiquer.
lesson-red-cathedral-claim-over-why = Vous avez six bannières, donc six sections au plus. Votre inventaire a maintenant deux places de plus qu’au début.

## Le marché

lesson-red-cathedral-market-title = Le marché
lesson-red-cathedral-market-aim = Jusqu’où va un dé, et ce qu’il rapporte.
lesson-red-cathedral-market-end = Cherchez les emplacements où il y a déjà des dés : un de plus multiplie ce que vous prenez.
lesson-red-cathedral-market-ring-do = Le marché est un anneau de huit emplacements.
lesson-red-cathedral-market-ring-why = Vous déplacez un dé, de n’importe quelle couleur, dans le sens horaire, d’exactement sa valeur. Vous commercez là où il arrive.
lesson-red-cathedral-market-own-die-do = Avancez le dé rouge.
lesson-red-cathedral-market-own-die-why = Son { $face } l’amène aux briques, où deux dés attendent.
lesson-red-cathedral-market-own-die-paid = Inutile de payer : il atteint les briques tout seul.
lesson-red-cathedral-market-own-die-other-die = Ce dé va ailleurs. Avec le rouge, il y aura trois dés aux briques.
lesson-red-cathedral-market-own-die-claim = Cette leçon porte sur le marché. Avancez le dé rouge.
lesson-red-cathedral-market-own-die-build = Cette leçon porte sur le marché. Avancez le dé rouge.
lesson-red-cathedral-market-times-dice-do = Prenez ce qu’offre l’emplacement.
lesson-red-cathedral-market-times-dice-why = La tuile montre { $shown } briques, et il y a maintenant trois dés. Trois fois deux font six.
lesson-red-cathedral-market-times-dice-leave = Ne repartez pas les mains vides : prenez les briques.
lesson-red-cathedral-market-times-dice-influence = La carte a sa propre leçon. Prenez les briques.
lesson-red-cathedral-market-room-do = Prenez-en six.
lesson-red-cathedral-market-room-why = Vous prenez ce que vous voulez, tant qu’il y a de la place. Vous en avez pour { $bricks }.
lesson-red-cathedral-market-room-fewer = Il y a de la place pour toutes.
lesson-red-cathedral-market-room-decline = Il y a de la place pour toutes.
lesson-red-cathedral-market-roll-do = Les dés de l’emplacement sont relancés.
lesson-red-cathedral-market-roll-why = Après une visite, chaque dé de l’emplacement reçoit une nouvelle valeur. Rouge, vert et jaune montrent ce dont le suivant dispose.
lesson-red-cathedral-market-end-do = Terminez votre tour.
lesson-red-cathedral-market-end-why = Votre action est faite. C’est à Bleu.
lesson-red-cathedral-market-rubles-do = Payez { $paid } rouble pour avancer le dé rouge d’un emplacement de plus.
lesson-red-cathedral-market-rubles-why = Il montre { $pips } et s’arrêterait à l’or. Pour { $paid } rouble il atteint la cloche. Seuls votre dé et le blanc peuvent être poussés ainsi.
lesson-red-cathedral-market-rubles-not-there = Ce n’est pas la cloche. Payez pour exactement un emplacement de plus.
lesson-red-cathedral-market-rubles-white = Le dé blanc aussi peut être poussé, mais pas jusqu’à la cloche.
lesson-red-cathedral-market-rubles-no-rubles-on-others = Les autres couleurs avancent exactement de leur valeur. Prenez le dé rouge.
lesson-red-cathedral-market-rubles-build = Cette leçon porte sur le marché. Avancez le dé rouge.
lesson-red-cathedral-market-rubles-claim = Cette leçon porte sur le marché. Avancez le dé rouge.
lesson-red-cathedral-market-points-do = Prenez la reconnaissance.
lesson-red-cathedral-market-points-why = Les points ne prennent pas de place : votre marqueur avance de { $recognition } case.
lesson-red-cathedral-market-points-leave = Prenez d’abord la reconnaissance.
lesson-red-cathedral-market-points-influence = La carte a sa propre leçon. Prenez la reconnaissance.
lesson-red-cathedral-market-over-do = Vous connaissez le marché.
lesson-red-cathedral-market-over-why = Encore une chose : un emplacement accueille trois dés au plus. Le quatrième ne peut pas y aller.

## L’influence

lesson-red-cathedral-influence-title = L’influence
lesson-red-cathedral-influence-aim = Les cartes du milieu changent ce que vous avez en ce qu’il vous faut.
lesson-red-cathedral-influence-end = Deux emplacements partagent une carte. Avant de déplacer un dé, regardez aussi la carte de son quadrant.
lesson-red-cathedral-influence-cards-do = Chaque quadrant du marché a une carte.
lesson-red-cathedral-influence-cards-why = Elle montre deux actions. L’éclair : une fois par tour ; l’infini : autant de fois que vous pouvez payer. À chaque visite, vous utilisez l’une des deux.
lesson-red-cathedral-influence-go-do = Avancez le dé blanc jusqu’aux briques.
lesson-red-cathedral-influence-go-why = Les Marchands y commercent. Vous avez deux pierres que personne ne vous demande.
lesson-red-cathedral-influence-go-further = Un seul emplacement suffit.
lesson-red-cathedral-influence-go-other-die = Ce dé n’arrive pas aux briques des Marchands.
lesson-red-cathedral-influence-go-build = D’abord les Marchands : ils rendront vos pierres utiles.
lesson-red-cathedral-influence-go-claim = D’abord les Marchands : ils rendront vos pierres utiles.
lesson-red-cathedral-influence-swap-do = Utilisez l’action du haut des Marchands.
lesson-red-cathedral-influence-swap-why = Deux matériaux identiques en deviennent un au choix.
lesson-red-cathedral-influence-swap-later = Vous pourrez prendre les briques ensuite. L’ordre est à vous.
lesson-red-cathedral-influence-swap-lower = Celle-là coûte un rouble à chaque fois. Celle du haut est gratuite pour vous.
lesson-red-cathedral-influence-swap-leave = Utilisez d’abord la carte.
lesson-red-cathedral-influence-give-do = Donnez les deux pierres.
lesson-red-cathedral-influence-give-why = C’est votre seule paire.
lesson-red-cathedral-influence-gain-do = Prenez une gemme violette.
lesson-red-cathedral-influence-gain-why = Votre section de la première tour n’attend que cela.
lesson-red-cathedral-influence-gain-other = Vous n’en avez pas l’usage. Votre section attend une gemme violette.
lesson-red-cathedral-influence-gain-decline = Vous avez déjà payé. Prenez une gemme violette.
lesson-red-cathedral-influence-resources-do = Prenez maintenant les briques.
lesson-red-cathedral-influence-resources-why = Pendant une visite vous pouvez prendre, utiliser la carte et activer une tuile : chacun une fois, dans l’ordre voulu. { $bricks } briques sont à vous.
lesson-red-cathedral-influence-resources-leave = Prenez les briques avant de partir.
lesson-red-cathedral-influence-clergy-do = Avancez le dé jaune chez le Clergé.
lesson-red-cathedral-influence-clergy-why = Il montre { $pips } et arrive aux pierres, dans le quadrant du Clergé.
lesson-red-cathedral-influence-clergy-other-die = Ce dé n’arrive pas aux pierres.
lesson-red-cathedral-influence-clergy-build = Construire peut attendre un tour. Allez voir le Clergé.
lesson-red-cathedral-influence-clergy-claim = Une revendication peut attendre un tour. Allez voir le Clergé.
lesson-red-cathedral-influence-recognition-do = Utilisez l’action du haut du Clergé.
lesson-red-cathedral-influence-recognition-why = Elle donne { $recognition } reconnaissance pour rien, une fois par tour.
lesson-red-cathedral-influence-recognition-prestige = Trois roubles pour 1 prestige, c’est bon en fin de partie. Maintenant vous avez besoin de vos roubles.
lesson-red-cathedral-influence-recognition-later = Les pierres peuvent attendre. Utilisez la carte.
lesson-red-cathedral-influence-recognition-leave = Utilisez d’abord la carte.
lesson-red-cathedral-influence-over-do = Vous connaissez les cartes.
lesson-red-cathedral-influence-over-why = Les usages d’une carte se suivent. Dès que vous prenez des ressources ou activez une tuile, la carte est finie pour ce tour.

## Votre atelier

lesson-red-cathedral-workshop-title = Votre atelier
lesson-red-cathedral-workshop-aim = Des tuiles qui servent chaque fois que le bon dé se déplace.
lesson-red-cathedral-workshop-end = De bonnes tuiles sur de bons ateliers améliorent chaque visite au marché.
lesson-red-cathedral-workshop-slots-do = Regardez vos ateliers.
lesson-red-cathedral-workshop-slots-why = Il y en a un par couleur et deux blancs. Déplacer un dé active la tuile visible sur l’atelier de sa couleur. La tuile sur le rouge est cachée et ne s’active jamais.
lesson-red-cathedral-workshop-blue-do = Avancez le dé bleu.
lesson-red-cathedral-workshop-blue-why = Il atteint le bois et active votre tuile bleue.
lesson-red-cathedral-workshop-blue-face-down = Votre tuile rouge est cachée : le dé rouge n’active rien.
lesson-red-cathedral-workshop-blue-other-die = Ce dé n’active ici aucune de vos tuiles. Avancez le bleu.
lesson-red-cathedral-workshop-blue-build = Cette leçon porte sur l’atelier. Avancez le dé bleu.
lesson-red-cathedral-workshop-blue-claim = Cette leçon porte sur l’atelier. Avancez le dé bleu.
lesson-red-cathedral-workshop-activate-do = Activez la tuile bleue.
lesson-red-cathedral-workshop-activate-why = Elle donne { $stone } pierre et { $rubles } rouble, chaque fois que vous déplacez le dé bleu.
lesson-red-cathedral-workshop-activate-later = Le bois ne s’enfuira pas. Activez d’abord la tuile.
lesson-red-cathedral-workshop-activate-leave = Activez la tuile avant de partir.
lesson-red-cathedral-workshop-resources-do = Prenez maintenant le bois.
lesson-red-cathedral-workshop-resources-why = Avec le dé vert qui est là, cela fait { $wood } bois.
lesson-red-cathedral-workshop-resources-leave = Prenez le bois avant de partir.
lesson-red-cathedral-workshop-resources-influence = Pas cette fois. Prenez le bois.
lesson-red-cathedral-workshop-white-do = Avancez le dé blanc.
lesson-red-cathedral-workshop-white-why = Il active l’un de vos deux ateliers blancs, au choix. Il y a là une tuile avec un dé.
lesson-red-cathedral-workshop-white-further = Inutile de payer. Tout emplacement active la tuile.
lesson-red-cathedral-workshop-white-other-die = Seul le dé blanc active les ateliers blancs.
lesson-red-cathedral-workshop-white-build = Cette leçon porte sur l’atelier. Avancez le dé blanc.
lesson-red-cathedral-workshop-white-claim = Cette leçon porte sur l’atelier. Avancez le dé blanc.
lesson-red-cathedral-workshop-die-tile-do = Activez la tuile au dé rouge.
lesson-red-cathedral-workshop-die-tile-why = Elle donne une fois ce que montre l’emplacement du dé rouge. Il est sur l’or : { $gold } or.
lesson-red-cathedral-workshop-die-tile-later = D’abord la tuile.
lesson-red-cathedral-workshop-die-tile-leave = Activez la tuile avant de partir.
lesson-red-cathedral-workshop-over-do = Vous connaissez votre atelier.
lesson-red-cathedral-workshop-over-why = Ce qui ne tient pas est perdu. Activez une tuile tant qu’il y a de la place dans l’inventaire.

## Construire et décorer

lesson-red-cathedral-build-title = Construire et décorer
lesson-red-cathedral-build-aim = Trois livraisons : achever des sections, poser des ornements.
lesson-red-cathedral-build-end = Un ornement avec deux gemmes différentes vaut bien des sections. Toute section achevée convient.
lesson-red-cathedral-build-three-do = Votre inventaire est plein.
lesson-red-cathedral-build-three-why = Une action Construire livre jusqu’à trois matériaux, aux sections de votre choix, l’un après l’autre.
lesson-red-cathedral-build-build-do = Construisez.
lesson-red-cathedral-build-build-why = Il manque { $wood } bois et { $gold } or à votre section de la première tour, et vous avez les deux.
lesson-red-cathedral-build-build-claim = Vous avez assez revendiqué. Construisez.
lesson-red-cathedral-build-build-market = Votre inventaire est plein. Construisez.
lesson-red-cathedral-build-finish-do = Livrez le bois et l’or à la section éclairée.
lesson-red-cathedral-build-finish-why = Avec la dernière pièce elle est achevée : { $recognition } reconnaissances et { $rubles } rouble aussitôt. Les matériaux retournent à la réserve.
lesson-red-cathedral-build-finish-elsewhere = Achevez d’abord une section : il manque deux pièces à celle de la première tour.
lesson-red-cathedral-build-finish-later = Un ornement viendra plus tard. D’abord la section.
lesson-red-cathedral-build-third-do = Livrez la pierre à votre base de la troisième tour.
lesson-red-cathedral-build-third-why = Il vous reste une livraison ; elle serait perdue.
lesson-red-cathedral-build-third-no-gems-left = Un ornement avec gemmes demande trois livraisons : une pour son matériau, une par gemme. Il vous en reste une.
lesson-red-cathedral-build-third-done = Il reste une livraison. Utilisez-la.
lesson-red-cathedral-build-again-do = Construisez encore.
lesson-red-cathedral-build-again-why = Trois livraisons, juste ce qu’il faut pour un ornement à deux gemmes.
lesson-red-cathedral-build-again-claim = Vos gemmes demandent à être serties. Construisez.
lesson-red-cathedral-build-again-market = Vos gemmes demandent à être serties. Construisez.
lesson-red-cathedral-build-decorate-do = Posez une porte dans la base de Bleu.
lesson-red-cathedral-build-decorate-why = Toute section achevée peut être décorée, même celle d’un rival. À la fin, la porte compte pour vous dans cette tour. Une porte demande du bois, une arche de la pierre, une croix de l’or.
lesson-red-cathedral-build-decorate-own-base = Dans votre propre tour vous êtes déjà fort. Une porte dans celle de Bleu vous y rend présent.
lesson-red-cathedral-build-gems-do = Sertissez une gemme verte et une violette.
lesson-red-cathedral-build-gems-why = Deux gemmes différentes rapportent 3 prestiges ; deux pareilles 2, une seule 1. Votre marqueur saute au troisième chiffre rouge : { $recognition } cases.
lesson-red-cathedral-build-gems-none = Sans gemmes il ne rapporte rien maintenant. Vous avez les deux : sertissez-les.
lesson-red-cathedral-build-gems-fewer = Une gemme rapporte 1 prestige, deux différentes 3. Sertissez les deux.
lesson-red-cathedral-build-over-do = Vous savez construire.
lesson-red-cathedral-build-over-why = On n’ajoute rien à un ornement plus tard. Attendez d’avoir les gemmes, si personne ne va prendre la place.

## Les pénalités

lesson-red-cathedral-penalty-title = Les pénalités
lesson-red-cathedral-penalty-aim = Qui tarde en bas paie pour ce qui s’achève en haut.
lesson-red-cathedral-penalty-end = Revendiquez bas, construisez vite. Et voyez où un rival tarde.
lesson-red-cathedral-penalty-late-do = La base de Bleu dans la deuxième tour n’est pas achevée.
lesson-red-cathedral-penalty-late-why = Votre section au-dessus l’est déjà. Chaque fois qu’une section s’achève au-dessus d’une inachevée, le propriétaire de celle-ci perd des points.
lesson-red-cathedral-penalty-build-do = Construisez.
lesson-red-cathedral-penalty-build-why = Avec une pierre et un or vous pouvez faire deux choses : vous sauver, et faire payer Bleu.
lesson-red-cathedral-penalty-build-claim = Il y a plus urgent : construire.
lesson-red-cathedral-penalty-build-market = Il y a plus urgent : construire.
lesson-red-cathedral-penalty-safe-do = Achevez votre base de la première tour.
lesson-red-cathedral-penalty-safe-why = Bleu va achever la section au-dessus, et vous perdriez un point. Ce qui est achevé est à l’abri, et cette base rapporte { $recognition } reconnaissances.
lesson-red-cathedral-penalty-safe-base-first = Vous le ferez aussi. Sauvez d’abord votre base, pour ne pas l’oublier.
lesson-red-cathedral-penalty-strike-do = Achevez le dôme de la deuxième tour.
lesson-red-cathedral-penalty-strike-why = Il rapporte { $recognition } reconnaissances, et la base en retard coûte { $lost } à Bleu.
lesson-red-cathedral-penalty-strike-done = Il reste quelque chose à achever.
lesson-red-cathedral-penalty-why-two-do = Pourquoi deux points, et pas un ?
lesson-red-cathedral-penalty-why-two-why = Le propriétaire d’une section inachevée perd un point pour chaque section achevée au-dessus qui porte une autre bannière. Au-dessus de la base de Bleu, il y en a deux à vous.
lesson-red-cathedral-penalty-over-do = Vous connaissez les pénalités.
lesson-red-cathedral-penalty-over-why = Seules les sections revendiquées en souffrent, et seulement de celles des autres au-dessus. Une section que personne n’a revendiquée ne coûte rien à personne.

## Les tours et la fin

lesson-red-cathedral-towers-title = Les tours et la fin
lesson-red-cathedral-towers-aim = Qui prend une tour, et comment finit la partie.
lesson-red-cathedral-towers-end = Vous avez appris le jeu. Jouez votre première partie.
lesson-red-cathedral-towers-worth-do = À la fin, chaque tour est comptée.
lesson-red-cathedral-towers-worth-why = Elle vaut 2 par section achevée et 1 par ornement. La troisième tour : deux sections et une porte, donc { $worth }.
lesson-red-cathedral-towers-share-do = Le plus présent dans une tour la prend tout entière.
lesson-red-cathedral-towers-share-why = Vos bannières sur des sections achevées et vos ornements comptent ensemble. Bleu y en a deux et vous un : à deux joueurs, le second n’a qu’un tiers, et une égalité ne donne rien à personne.
lesson-red-cathedral-towers-build-do = Construisez.
lesson-red-cathedral-towers-build-why = Deux pierres peuvent faire deux choses : briser la majorité de Bleu et finir la partie.
lesson-red-cathedral-towers-build-market = La fin est proche : construisez.
lesson-red-cathedral-towers-majority-do = Posez une arche dans la section de Bleu de la troisième tour.
lesson-red-cathedral-towers-majority-why = Maintenant c’est deux contre deux, et la tour ne donne rien à personne : Bleu perd ce qui lui revenait.
lesson-red-cathedral-towers-majority-elsewhere = Cela change moins. Dans la troisième tour, votre arche prend la majorité à Bleu.
lesson-red-cathedral-towers-majority-last = Achevez celle-là en dernier : elle finit la partie.
lesson-red-cathedral-towers-sixth-do = Achevez votre sixième section.
lesson-red-cathedral-towers-sixth-why = Le premier qui en achève six reçoit 3 prestiges de plus. Avec la section elle-même, votre marqueur avance de { $recognition } cases.
lesson-red-cathedral-towers-sixth-elsewhere = Votre sixième section vaut plus. Achevez-la.
lesson-red-cathedral-towers-sixth-done = Il manque une pierre à votre sixième section. Livrez-la.
lesson-red-cathedral-towers-last-turn-do = Tous les autres ont encore un tour.
lesson-red-cathedral-towers-last-turn-why = Ne finissez donc pas la partie tant que les autres peuvent gagner plus que vous.
lesson-red-cathedral-towers-over-do = Puis on compte.
lesson-red-cathedral-towers-over-why = Les marqueurs reculent au dernier chiffre rouge, matériaux et roubles rapportent 1 prestige par 5, et chaque tour est partagée. Le plus de prestige gagne.

course-basilica-title = Basilica

## Basilica: Un tour

lesson-basilica-turn-title = Un tour
lesson-basilica-turn-aim = Trois actions : une voûte, un bâtisseur, un ordre, dans l’ordre voulu.
lesson-basilica-turn-end = Trois actions à chaque tour, sans passer. Ensuite : où vont les voûtes.
lesson-basilica-turn-nave-do = Voici la nef que vous voûtez à deux.
lesson-basilica-turn-nave-why = Elle a cinq colonnes et s’éloigne du plateau. Vous êtes Blanc. Le plus fort dans une zone d’une couleur en prend les points quand le roi arrive.
lesson-basilica-turn-vault-do = Prenez la voûte jaune.
lesson-basilica-turn-vault-why = Votre bâtisseur est sur du jaune. Plus de jaune à côté agrandit votre zone.
lesson-basilica-turn-vault-other-vault = Celle-là n’aide pas votre zone. Prenez la jaune.
lesson-basilica-turn-vault-order = D’abord une voûte. L’ordre viendra en troisième.
lesson-basilica-turn-place-do = Posez-la à côté de votre voûte jaune.
lesson-basilica-turn-place-why = Des voûtes d’une couleur qui se touchent forment une zone : elle compte maintenant deux.
lesson-basilica-turn-place-apart = Là, elle serait une zone à part. Posez-la à côté de votre voûte jaune.
lesson-basilica-turn-builder-do = Placez-y un bâtisseur.
lesson-basilica-turn-builder-why = Seulement juste après avoir posé une voûte, et sur celle-ci. Deux bâtisseurs sont durs à battre.
lesson-basilica-turn-builder-now-or-never = Si vous faites autre chose, vous ne pourrez plus placer de bâtisseur sur cette voûte.
lesson-basilica-turn-order-do = Exécutez l’ordre Vitrail.
lesson-basilica-turn-order-why = Trois ordres sont visibles. Un vitrail donne 2 de plus à qui tient la zone.
lesson-basilica-turn-order-order-now = Il reste une action. Utilisez-la pour le vitrail.
lesson-basilica-turn-order-other-order = Bien aussi, mais le vitrail vous vaut 2 points.
lesson-basilica-turn-glass-do = Posez le vitrail sur votre première voûte.
lesson-basilica-turn-glass-why = Il faut une voûte avec l’un de vos bâtisseurs. Il compte pour toute la zone.
lesson-basilica-turn-glass-either = Les deux compteraient autant. Prenez la première.
lesson-basilica-turn-over-do = Vos trois actions sont faites.
lesson-basilica-turn-over-why = Voûte, bâtisseur, ordre : mêlez-les à votre gré, trois fois la même si vous voulez.

## Basilica: Voûtes

lesson-basilica-vaults-title = Voûtes
lesson-basilica-vaults-aim = Où va une voûte, et ce que font jokers et couronnes.
lesson-basilica-vaults-end = Chaque voûte décide de deux choses : quelle zone grandit, et si le roi avance.
lesson-basilica-vaults-columns-do = Une voûte touche ce qui est bâti, ou le plateau.
lesson-basilica-vaults-columns-why = Toute case libre du premier rang est ouverte. Plus loin, elle doit être à côté d’une voûte ou d’un échafaudage, jamais en diagonale.
lesson-basilica-vaults-joker-do = Prenez le joker : vert et bleu.
lesson-basilica-vaults-joker-why = Une voûte bicolore appartient à une zone de chacune de ses couleurs.
lesson-basilica-vaults-joker-joker-first = D’abord le joker.
lesson-basilica-vaults-joker-vaults = Cette leçon porte sur les voûtes.
lesson-basilica-vaults-not-beside-do = Posez-la au premier rang, à droite de la voûte bleue.
lesson-basilica-vaults-not-beside-why = Joker contre joker est interdit : elle ne pourrait pas aller au-dessus du rouge et jaune. Ici elle rejoint la zone bleue.
lesson-basilica-vaults-not-beside-elsewhere = Possible, mais la case éclairée est meilleure : elle sert aussi au vert.
lesson-basilica-vaults-crown-do = Prenez la voûte verte à la couronne.
lesson-basilica-vaults-crown-why = Une couronne fait avancer le roi d’un pas. Le décompte approche.
lesson-basilica-vaults-crown-crown-now = Celle-là n’a pas de couronne. Prenez la verte.
lesson-basilica-vaults-crown-later = Vous le ferez dans votre partie. Ici, prenez la couronne.
lesson-basilica-vaults-crown-vaults = Cette leçon porte sur les voûtes.
lesson-basilica-vaults-king-do = Posez-la à côté de votre joker.
lesson-basilica-vaults-king-why = Avec du vert à côté, le joker est aussi dans une zone verte. Le roi avance de { $steps } pas.
lesson-basilica-vaults-king-green-beside-green = Là elle ne toucherait pas de vert. Posez-la à côté du joker.
lesson-basilica-vaults-refill-do = Voyez comme l’étalage se remplit.
lesson-basilica-vaults-refill-why = L’ordre au-dessus de la place vide est retourné et devient une voûte. Un ordre laissé là peut donc devenir une voûte.
lesson-basilica-vaults-over-do = Vous connaissez les voûtes.
lesson-basilica-vaults-over-why = Si aucune des trois ne va nulle part, on les remplace toutes. C’est rare : il faut trois jokers.

## Basilica: Bâtisseurs

lesson-basilica-builders-title = Bâtisseurs
lesson-basilica-builders-aim = Qui est plus fort dans une zone, et trois promotions.
lesson-basilica-builders-end = Vous n’avez que cinq bâtisseurs jusqu’au prochain décompte. Placez-les là où ils gagnent.
lesson-basilica-builders-strength-do = Dans la zone bleue, vous êtes mené.
lesson-basilica-builders-strength-why = Vous y avez un bâtisseur. Noir en a deux, et un maître maçon compte double : trois contre un.
lesson-basilica-builders-recruit-do = Prenez l’ordre Recruter.
lesson-basilica-builders-recruit-why = Il place un bâtisseur sur toute voûte libre, sans en poser une d’abord.
lesson-basilica-builders-recruit-recruit-first = D’abord un bâtisseur sur la voûte jaune : prenez Recruter.
lesson-basilica-builders-recruit-no-vault = Cette leçon porte sur les bâtisseurs. Prenez Recruter.
lesson-basilica-builders-where-do = Placez le bâtisseur sur le jaune.
lesson-basilica-builders-where-why = Une voûte entourée peut grandir, et personne d’autre n’y est.
lesson-basilica-builders-where-contested = Le rouge est au bord. Le jaune a plus de place.
lesson-basilica-builders-promote-do = Prenez un ordre Promouvoir.
lesson-basilica-builders-promote-why = Il donne un rang à un bâtisseur, et prend l’un de vos quatre jetons.
lesson-basilica-builders-promote-other-order = Pas celui-là. Prenez Promouvoir.
lesson-basilica-builders-promote-no-vault = Cette leçon porte sur les bâtisseurs. Prenez Promouvoir.
lesson-basilica-builders-whom-do = Promouvez le bâtisseur sur le jaune.
lesson-basilica-builders-whom-why = Là, vous gagnez la zone. Dans le bleu, un rang ne suffirait pas.
lesson-basilica-builders-whom-the-other = Dans le bleu vous resteriez mené. Promouvez celui du jaune.
lesson-basilica-builders-rank-do = Faites-en un architecte.
lesson-basilica-builders-rank-why = Un architecte double les points des voûtes pour qui gagne la zone.
lesson-basilica-builders-rank-mason = Un maître maçon compte double. Vous y êtes seul, un suffit.
lesson-basilica-builders-rank-hercules = Hercule gagne une égalité. Il n’y en a pas ici.
lesson-basilica-builders-over-do = Vous connaissez les bâtisseurs.
lesson-basilica-builders-over-why = Qui est mené dans une zone a tout de même un point par bâtisseur.

## Basilica: Ordres

lesson-basilica-orders-title = Ordres
lesson-basilica-orders-aim = Déplacer, abattre, et ce que veut dire une pièce sur la tuile.
lesson-basilica-orders-end = Les ordres sont les outils tranchants. Voyez ce que l’adversaire ferait de ceux que vous laissez.
lesson-basilica-orders-whole-do = Trois ordres sont visibles.
lesson-basilica-orders-whole-why = Vous en prenez un et l’exécutez entièrement, sinon vous ne pouvez pas le prendre. Il y en a sept sortes.
lesson-basilica-orders-move-do = Prenez l’ordre Déplacer.
lesson-basilica-orders-move-why = Votre bâtisseur sur le rouge est seul sur une voûte. À côté, il y a du vert.
lesson-basilica-orders-move-other-order = Celui-là viendra plus tard. Prenez Déplacer.
lesson-basilica-orders-move-orders = Cette leçon porte sur les ordres.
lesson-basilica-orders-who-do = Choisissez le bâtisseur sur le rouge.
lesson-basilica-orders-who-why = Il va sur une voûte libre voisine, de n’importe quelle couleur.
lesson-basilica-orders-who-stay = Celui du jaune y tient l’égalité. Laissez-le.
lesson-basilica-orders-to-do = Déplacez-le sur le vert.
lesson-basilica-orders-to-why = Un seul chemin est libre : la voûte bleue voisine est occupée.
lesson-basilica-orders-catastrophe-do = Prenez l’ordre Catastrophe.
lesson-basilica-orders-catastrophe-why = Elle retire une voûte sans bâtisseur. La zone bleue de Noir en a une.
lesson-basilica-orders-catastrophe-other-order = Pas celui-là. Prenez Catastrophe.
lesson-basilica-orders-catastrophe-orders = Cette leçon porte sur les ordres.
lesson-basilica-orders-fall-do = Faites écrouler la voûte bleue libre.
lesson-basilica-orders-fall-why = La zone de Noir passe de deux voûtes à une.
lesson-basilica-orders-fall-blue-one = Celle-là ne nuit pas à Noir. Prenez la voûte bleue.
lesson-basilica-orders-coin-do = Regardez la pièce sur Confondre.
lesson-basilica-orders-coin-why = Promouvoir, Recruter et Confondre portent une pièce : un rival qui en a une peut vous la donner et faire de même après vous, sans action.
lesson-basilica-orders-over-do = Vous connaissez les ordres.
lesson-basilica-orders-over-why = Il n’y a que deux pièces. Qui paie donne à l’autre de quoi payer la prochaine fois.

## Basilica: Zones et majorité

lesson-basilica-zones-title = Zones et majorité
lesson-basilica-zones-aim = Ce que vaut une zone, et pour qui.
lesson-basilica-zones-end = Comptez les zones avant de poser une couronne : vous décidez si le décompte vient maintenant.
lesson-basilica-zones-zone-do = Trouvez les zones.
lesson-basilica-zones-zone-why = Des voûtes d’une couleur qui se touchent sont une zone. Ici il y a une jaune à gauche, une bleue à droite.
lesson-basilica-zones-joker-do = Le joker appartient aux deux.
lesson-basilica-zones-joker-why = Le bâtisseur dessus aussi : votre architecte compte dans le jaune et dans le bleu.
lesson-basilica-zones-majority-do = Qui a la majorité ?
lesson-basilica-zones-majority-why = Dans le jaune vous êtes seul. Dans le bleu, le maître maçon de Noir compte deux contre un : Noir prend la zone, et votre architecte la double pour lui.
lesson-basilica-zones-grow-do = Prenez la voûte jaune à la couronne.
lesson-basilica-zones-grow-why = Le roi est sur { $king }. Encore un pas, et chaque zone est comptée.
lesson-basilica-zones-grow-yellow = Le décompte vient avec la voûte jaune. Prenez-la.
lesson-basilica-zones-score-do = Posez-la au-dessus de votre voûte jaune.
lesson-basilica-zones-score-why = Le jaune a alors trois voûtes. Vous marquez { $white } points, Noir { $black }.
lesson-basilica-zones-score-apart = Là elle ne rejoint pas votre zone jaune.
lesson-basilica-zones-count-do = Recomptez.
lesson-basilica-zones-count-why = Jaune : 3 voûtes, doublées par l’architecte, 6 pour vous. Bleu : 4 voûtes doublées et 2 pour le vitrail, { $black } pour Noir ; vous avez 1 pour votre bâtisseur.
lesson-basilica-zones-over-do = Vous connaissez les zones.
lesson-basilica-zones-over-why = À force égale, Hercule décide. Sans lui, personne ne marque.

## Basilica: Le roi arrive

lesson-basilica-king-title = Le roi arrive
lesson-basilica-king-aim = Quand vient un décompte, et ce qu’il laisse.
lesson-basilica-king-end = Vous connaissez Basilica. Trois décomptes, et le plus de points gagne.
lesson-basilica-king-track-do = Le roi est sur { $king }.
lesson-basilica-king-track-why = Chaque couronne posée est un pas. Sur 10, 20 et 30, le tour s’arrête aussitôt et chaque zone est comptée.
lesson-basilica-king-first-do = Prenez la voûte jaune à la couronne.
lesson-basilica-king-first-why = Vous menez dans le jaune. Faites venir le roi tant que c’est le cas.
lesson-basilica-king-first-crown = Sans couronne, pas de pas. Prenez la voûte jaune.
lesson-basilica-king-yellow-do = Posez-la entre le jaune et le vert.
lesson-basilica-king-yellow-why = Votre zone jaune a maintenant trois voûtes, et le roi avance de { $steps } pas.
lesson-basilica-king-yellow-own-zone = Là elle n’aide pas votre zone jaune.
lesson-basilica-king-last-do = Prenez maintenant la voûte bleue à la couronne.
lesson-basilica-king-last-why = Encore un pas, et le roi arrive pendant votre tour, pas celui de Noir.
lesson-basilica-king-last-crown = Il faut une couronne au roi. Prenez la voûte bleue.
lesson-basilica-king-last-enough = Vous tenez déjà le jaune. Gardez le bâtisseur.
lesson-basilica-king-arrive-do = Posez-la au troisième rang, loin de la zone bleue de Noir.
lesson-basilica-king-arrive-why = Elle ne doit pas agrandir la zone de Noir. Vous marquez { $white }, Noir { $black }.
lesson-basilica-king-arrive-not-there = Choisissez le troisième rang : il reste après le décompte.
lesson-basilica-king-arrive-helps-black = Cela agrandit la zone bleue de Noir juste avant le décompte.
lesson-basilica-king-cleared-do = La nef a glissé.
lesson-basilica-king-cleared-why = Les bâtisseurs rentrent, les deux premiers rangs et tous les échafaudages disparaissent, le reste glisse. Votre action restante est perdue.
lesson-basilica-king-over-do = Le troisième décompte finit la partie.
lesson-basilica-king-over-why = Si la pile s’épuise une seconde fois, elle finit aussi, avec un dernier décompte.

course-ivan-title = Seul contre Ivan

## Seul contre Ivan: Le tour d’Ivan

lesson-ivan-turn-title = Le tour d’Ivan
lesson-ivan-turn-aim = Un rival sans main : sa rangée de cartes décide.
lesson-ivan-turn-end = Vous pouvez toujours lire ce qu’Ivan fera ensuite. Profitez-en.
lesson-ivan-turn-row-do = Voici la rangée d’Ivan.
lesson-ivan-turn-row-why = Cinq cartes, chacune avec une tuile Dé. À chaque tour il prend la tuile visible la plus à gauche, déplace ce dé et fait ce que dit la carte.
lesson-ivan-turn-build-do = Vous commencez : construisez.
lesson-ivan-turn-build-why = Ivan a revendiqué la base qui rapporte le plus. Vous jouez avec les règles à deux.
lesson-ivan-turn-build-claim = Vous avez une base à construire.
lesson-ivan-turn-build-market = Vous avez déjà du bois et une brique. Construisez.
lesson-ivan-turn-deliver-do = Livrez le bois et la brique.
lesson-ivan-turn-deliver-why = Il manquera une pierre. Voyez maintenant ce que fait Ivan.
lesson-ivan-turn-end-do = Terminez votre tour et regardez Ivan.
lesson-ivan-turn-end-why = Sa première tuile montre le dé blanc, sur la carte Reconnaissance. Il gagnera { $recognition } reconnaissances.
lesson-ivan-turn-die-do = D’abord son dé a bougé.
lesson-ivan-turn-die-why = Le blanc a avancé de deux jusqu’à la cloche. Au marché, Ivan ne prend que de la reconnaissance : 1 par dé présent, et 1 du Clergé.
lesson-ivan-turn-card-do = Puis sa carte.
lesson-ivan-turn-card-why = Reconnaissance lui donne 4. Les autres : amasser, transporter, revendiquer, construire.
lesson-ivan-turn-over-do = Vous connaissez le tour d’Ivan.
lesson-ivan-turn-over-why = Quand toutes ses tuiles sont cachées, il pose un ornement, puis on les remélange. La fin et le décompte sont ceux de deux joueurs, sans les 3 prestiges.

## Seul contre Ivan: Ce qu’Ivan revendique

lesson-ivan-claims-title = Ce qu’Ivan revendique
lesson-ivan-claims-aim = Il grimpe sur ce que vous bâtissez. Parfois vous choisissez pour lui.
lesson-ivan-claims-end = Ivan peut être battu. Lancez une partie en solo et essayez.
lesson-ivan-claims-look-do = La prochaine carte d’Ivan est Revendiquer.
lesson-ivan-claims-look-why = Il prend une section juste au-dessus d’une des vôtres, s’il y en a. Vous avez deux bases : les deux sont menacées.
lesson-ivan-claims-build-do = Construisez avant qu’il n’arrive.
lesson-ivan-claims-build-why = Une base achevée ne souffre pas quand Ivan achève au-dessus.
lesson-ivan-claims-build-claim = Possible, mais mettez d’abord votre base à l’abri.
lesson-ivan-claims-build-market = Vous avez ce qu’il faut. Construisez.
lesson-ivan-claims-finish-do = Achevez la base de la deuxième tour.
lesson-ivan-claims-finish-why = Il ne manque qu’une brique et une pierre. Elle rapporte { $recognition } reconnaissances.
lesson-ivan-claims-finish-elsewhere = Il ne manque que cela à la deuxième tour. Achevez-la.
lesson-ivan-claims-end-do = Terminez votre tour.
lesson-ivan-claims-end-why = Ivan déplace le dé bleu, puis il revendique.
lesson-ivan-claims-choose-do = Choisissez pour lui : la section de la troisième tour.
lesson-ivan-claims-choose-why = Quand plusieurs conviennent, vous décidez. Celle-ci demande quatre pièces, l’autre trois seulement : elle l’occupera plus longtemps.
lesson-ivan-claims-choose-dear = Celle-là ne demande que trois pièces. Donnez-lui celle à quatre.
lesson-ivan-claims-numbers-do = Ivan construit au nombre.
lesson-ivan-claims-numbers-why = Sur sa carte Construire attendent quatre pièces. Leur nature lui importe peu : une section demande seulement leur nombre, de la première tour à la dernière, d’en bas.
lesson-ivan-claims-over-do = Vous connaissez Ivan.
lesson-ivan-claims-over-why = Il subit les pénalités comme vous. Achevez au-dessus de ses sections inachevées.

course-contractors-title = Recruteurs

## Recruteurs: Recruter

lesson-contractors-recruit-title = Recruter
lesson-contractors-recruit-aim = La quatrième action : envoyer un recruteur dans une ville.
lesson-contractors-recruit-end = Les premiers recruteurs coûtent peu : chacun déjà en ville renchérit le suivant.
lesson-contractors-recruit-region-do = À côté de la cathédrale se trouve la région.
lesson-contractors-recruit-region-why = Six villes, et entre elles cinq spécialistes. Chaque tour a sa ville : la vôtre, la première, dépend de Souzdal.
lesson-contractors-recruit-send-do = Envoyez un recruteur à Souzdal.
lesson-contractors-recruit-send-why = Vous payez un laissez-passer par recruteur présent, le vôtre compris. Bleu en a un, donc { $permits }.
lesson-contractors-recruit-send-other-city = Cette ville est moins chère, mais votre tour dépend de Souzdal.
lesson-contractors-recruit-send-recruit-now = Cette leçon porte sur la région. Envoyez un recruteur.
lesson-contractors-recruit-hire-do = Engagez le spécialiste à l’or et à la gemme verte.
lesson-contractors-recruit-hire-why = Un recruteur amène l’un des spécialistes voisins de sa ville. Vous payez { $rubles } roubles et le gardez jusqu’à ce que le dé noir l’active.
lesson-contractors-recruit-hire-other-specialist = L’or et les gemmes sont plus rares. Prenez l’autre.
lesson-contractors-recruit-hire-dismiss = Sans paie il quitte la partie. Vous avez les roubles : engagez-le.
lesson-contractors-recruit-over-do = Vous savez recruter.
lesson-contractors-recruit-over-why = Les laissez-passer viennent du marché et des tuiles. Au besoin, 1 prestige en achète un à tout moment de votre tour.

## Recruteurs: Spécialistes et outils

lesson-contractors-specialists-title = Spécialistes et outils
lesson-contractors-specialists-aim = Ce que fait le dé noir, et ce qui reste d’un spécialiste.
lesson-contractors-specialists-end = Utilisez un spécialiste avant d’en engager un autre : on n’en tient pas deux.
lesson-contractors-specialists-held-do = Vous avez un spécialiste.
lesson-contractors-specialists-held-why = Il travaille une fois, quand vous déplacez le dé noir.
lesson-contractors-specialists-black-do = Avancez le dé noir.
lesson-contractors-specialists-black-why = Chacun peut le pousser avec des roubles, comme le blanc. Sur tout emplacement il active votre spécialiste.
lesson-contractors-specialists-black-further = Inutile de payer ici.
lesson-contractors-specialists-black-other-die = Seul le dé noir active un spécialiste.
lesson-contractors-specialists-black-market = Cette leçon porte sur les spécialistes. Avancez le dé noir.
lesson-contractors-specialists-use-do = Utilisez votre spécialiste.
lesson-contractors-specialists-use-why = Il apporte { $gold } or et { $gems } gemme verte. Puis on le retourne : il montre son outil.
lesson-contractors-specialists-use-later = D’abord le spécialiste.
lesson-contractors-specialists-use-leave = Utilisez-le avant de partir.
lesson-contractors-specialists-tools-do = Vous avez maintenant deux outils différents.
lesson-contractors-specialists-tools-why = À la fin, une série d’outils différents vaut du prestige : 1, 2, 4, 7, 11 ou 16, d’un à six.
lesson-contractors-specialists-over-do = Vous connaissez les spécialistes.
lesson-contractors-specialists-over-why = Si vous engagez en en tenant un, l’ancien devient un outil sans avoir servi.

## Recruteurs: Villes

lesson-contractors-cities-title = Villes
lesson-contractors-cities-aim = Une tour achevée paie ceux qui ont du monde dans sa ville.
lesson-contractors-cities-end = Bannières fois recruteurs : réunissez-les au même endroit.
lesson-contractors-cities-tower-do = Il manque une gemme à la première tour.
lesson-contractors-cities-tower-why = Sa ville est Souzdal. Vous y avez deux recruteurs, Bleu un.
lesson-contractors-cities-build-do = Construisez.
lesson-contractors-cities-build-why = La gemme verte de votre inventaire achève le dôme, et avec lui la tour.
lesson-contractors-cities-build-finish = Vous pouvez achever une tour. Construisez.
lesson-contractors-cities-close-do = Livrez la gemme au dôme.
lesson-contractors-cities-close-why = Le dôme et la ville vous rapportent ensemble { $recognition } reconnaissances ; la ville en donne { $other } à Bleu.
lesson-contractors-cities-sum-do = Comment la ville a été comptée
lesson-contractors-cities-sum-why = Vous : deux bannières dans la tour fois deux recruteurs, 4. Bleu : une fois un, 1. Puis Souzdal ferme pour de bon.
lesson-contractors-cities-over-do = Vous connaissez les villes.
lesson-contractors-cities-over-why = La ville d’une tour inachevée ne paie jamais.

## Recruteurs: Nouvelles guildes

lesson-contractors-guilds-title = Nouvelles guildes
lesson-contractors-guilds-aim = Une guilde sur dix prend la place du Clergé.
lesson-contractors-guilds-end = Chaque guilde a ses tours. La carte et son panneau les disent à la table.
lesson-contractors-guilds-ten-do = À la place du Clergé, les Briquetiers.
lesson-contractors-guilds-ten-why = Contre deux briques ils donnent un contrefort : une aide à appeler au besoin, une fois.
lesson-contractors-guilds-go-do = Avancez le dé rouge chez les Briquetiers.
lesson-contractors-guilds-go-why = Il montre { $pips } et arrive dans leur quadrant.
lesson-contractors-guilds-go-further = Trois emplacements suffisent.
lesson-contractors-guilds-go-other-die = Prenez ici le dé rouge.
lesson-contractors-guilds-go-guild = D’abord les Briquetiers.
lesson-contractors-guilds-buttress-do = Donnez deux briques pour un contrefort.
lesson-contractors-guilds-buttress-why = Vous en avez exactement deux.
lesson-contractors-guilds-buttress-lower = C’est l’action du haut qui donne le contrefort.
lesson-contractors-guilds-buttress-later = D’abord la carte.
lesson-contractors-guilds-choose-do = Choisissez le contrefort aux deux matériaux.
lesson-contractors-guilds-choose-why = Il y en a huit, tous différents. Celui-ci en donne deux au choix.
lesson-contractors-guilds-choose-other = Bien aussi. Prenez ici celui aux deux matériaux.
lesson-contractors-guilds-choose-paid = Vous l’avez payé. Choisissez-en un.
lesson-contractors-guilds-use-do = Utilisez-le tout de suite.
lesson-contractors-guilds-use-why = À tout moment de votre tour, un par tour. Puis il quitte la partie.
lesson-contractors-guilds-use-later = D’abord le contrefort.
lesson-contractors-guilds-wood-do = Prenez du bois.
lesson-contractors-guilds-wood-why = Votre base de la première tour demande deux bois et une brique.
lesson-contractors-guilds-wood-needed = Votre base demande du bois.
lesson-contractors-guilds-brick-do = Et une brique.
lesson-contractors-guilds-brick-why = Une action Construire suffira pour achever la base.
lesson-contractors-guilds-brick-needed = Votre base demande une brique.
lesson-contractors-guilds-over-do = Vous savez comment marche une guilde.
lesson-contractors-guilds-over-why = Les Archivistes traitent des contrats secrets, les Contremaîtres longent les tours, les Joailliers vendent des diamants qui valent tout.
