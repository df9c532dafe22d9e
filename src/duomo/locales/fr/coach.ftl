# Premières parties : ce que dit l’entraîneur. Pour chaque conseil une ligne, et sous `-why` la raison ; les remarques sur
# ce qui a été fait ont un seul texte. Les nombres viennent de la situation.

## The Red Cathedral

coach-red-cathedral-title = Votre première partie
coach-red-cathedral-aim = Une partie entière contre un débutant, de la première revendication au décompte. L’entraîneur parle de moins en moins.
coach-red-cathedral-topic-claim = Revendiquer
coach-red-cathedral-topic-market = Le marché
coach-red-cathedral-topic-workshop = Votre atelier
coach-red-cathedral-topic-influence = L’influence
coach-red-cathedral-topic-build = Construire
coach-red-cathedral-topic-ornaments = Les ornements
coach-red-cathedral-topic-penalty = L’inachevé
coach-red-cathedral-topic-end = La fin
coach-red-cathedral-end-won = Vous avez gagné votre première partie. La suivante est à vous seul : sans entraîneur, une nouvelle cathédrale.
coach-red-cathedral-end-lost = Pas cette fois. Regardez les tours dans le décompte : c’est là que se jouent la plupart des parties. Puis réessayez.
coach-red-cathedral-end-level = Égalité, dès votre première partie. Regardez les tours dans le décompte, puis jouez la suivante sans moi.

coach-red-cathedral-own-penalty = Cela vous a coûté { $recognition } reconnaissances : votre section n’était pas achevée quand celle du dessus l’a été.
coach-red-cathedral-rival-penalty = Bien joué : votre rival perd { $recognition } reconnaissances pour la section inachevée en dessous.
coach-red-cathedral-own-sixth = Votre sixième section : 3 prestiges. Il reste un tour à votre rival, puis tout est compté.
coach-red-cathedral-rival-sixth = Votre rival a achevé six sections. Il vous reste un tour.
coach-red-cathedral-own-finish = Achevée ! { $recognition } reconnaissances tout de suite, et désormais la section compte dans sa tour.
coach-red-cathedral-own-finish-again = Encore une. { $to_go ->
    [0] C’était votre sixième.
    [one] Plus qu’une, et la fin commence.
   *[other] Plus que { $to_go }.
}
coach-red-cathedral-own-decorate = Votre ornement compte dans cette tour comme une bannière, quel que soit le bâtisseur de la section.
coach-red-cathedral-own-claim = Votre bannière est plantée. Plus personne d’autre ne peut bâtir là, et la section au-dessus est ouverte à tous.
coach-red-cathedral-own-open = Face visible : elle travaille pour vous tout de suite, et chaque fois que vous déplacez un dé de cette couleur.
coach-red-cathedral-own-hide = Face cachée ne coûte rien, mais la tuile ne travaillera jamais pour vous.
coach-red-cathedral-many-dice = { $dice } dés sur l’emplacement : tout ce que montre la tuile, { $dice } fois. C’est ainsi que se remplissent les réserves.
coach-red-cathedral-one-die = Un dé rapporte peu. Cherchez les emplacements où des dés attendent déjà.
coach-red-cathedral-rival-claim = Votre rival a revendiqué une section. Celle du dessus vous est ouverte désormais.
coach-red-cathedral-rival-finish = Votre rival a achevé une section. { $rival_to_go ->
    [0] La partie finit après votre prochain tour.
    [one] Plus qu’une, et la fin commence.
   *[other] Encore { $rival_to_go } avant que la fin commence.
}

coach-red-cathedral-last-turn = C’est votre dernier tour.
coach-red-cathedral-last-turn-why = Ce que vous n’utilisez pas maintenant ne vaut presque plus rien. Achevez une section si vous pouvez ; sinon, un ornement peut vous donner une tour.
coach-red-cathedral-welcome = Un chantier vide. Revendiquez une section.
coach-red-cathedral-welcome-why = Qui achève six sections met fin à la partie. Commencez au pied d’une tour et choisissez une base dont vous pouvez trouver les matériaux : ils sont dessinés à son pied. Tout autre coup convient aussi.
coach-red-cathedral-sixth = Vous pouvez achever votre sixième section.
coach-red-cathedral-sixth-why = Elle rapporte 3 prestiges de plus et ne laisse qu’un tour à votre rival. Si les tours vous sont favorables, faites-le.
coach-red-cathedral-penalty = Votre rival construit au-dessus de vous.
coach-red-cathedral-penalty-why = Si sa section est achevée avant la vôtre, vous perdez de la reconnaissance, et encore pour chaque autre au-dessus. Achevez d’abord la vôtre.
coach-red-cathedral-strike = Quelqu’un est en retard sous vous.
coach-red-cathedral-strike-why = Achevez votre section maintenant, et votre rival perd de la reconnaissance pour celle qui est inachevée dessous.
coach-red-cathedral-finish = Vous avez tout ce qui manque à une de vos sections.
coach-red-cathedral-finish-why = Construisez : des matériaux en réserve ne rapportent rien, une section achevée si.
coach-red-cathedral-full = Votre inventaire est plein.
coach-red-cathedral-full-why = Ce que vous prendriez serait perdu. Construisez, ou revendiquez une section : sa bannière quitte l’inventaire et fait de la place.
coach-red-cathedral-rival-near = Il ne manque plus qu’une section à votre rival.
coach-red-cathedral-rival-near-why = La fin peut venir vite. Ne commencez rien de long, et dépensez ce que vous avez.
coach-red-cathedral-fetch = Cherchez ce qu’il faut à votre section.
coach-red-cathedral-fetch-why = { $lacking ->
    [one] Il manque un matériau.
   *[other] Il manque { $lacking } matériaux.
} Pointez un dé pour voir où il va et ce qu’il rapporte. Plus il y a de dés sur un emplacement, plus vous prenez.
coach-red-cathedral-deliver = Trois de vos matériaux sont attendus.
coach-red-cathedral-deliver-why = Une construction en livre jusqu’à trois. Ils y sont en sûreté et libèrent de la place.
coach-red-cathedral-two-at-once = Vous pourriez commencer une deuxième section.
coach-red-cathedral-two-at-once-why = Avec deux en chantier, presque tout ce qu’offre le marché est utile. Une troisième serait de trop : l’inachevé peut coûter des points.
coach-red-cathedral-claim-again = Vous n’avez rien en chantier.
coach-red-cathedral-claim-again-why = Sans bannière, vous ne savez pas quoi chercher. Une tour où vous êtes déjà est un bon endroit : on compte tour par tour.
coach-red-cathedral-place = Où poser la tuile ?
coach-red-cathedral-place-why = Payez le prix d’un atelier et posez-la face visible : elle travaille chaque fois que vous déplacez le dé de cette couleur. Le blanc et votre couleur servent le plus. Face cachée, c’est gratuit.
coach-red-cathedral-place-poor = Vous n’avez guère de roubles.
coach-red-cathedral-place-poor-why = Face cachée n’a rien de honteux : gardez votre argent pour un dé qui doit aller un emplacement plus loin.
coach-red-cathedral-visit = Trois choses à faire ici, dans l’ordre voulu.
coach-red-cathedral-visit-why = Prenez ce qu’offre l’emplacement, utilisez une action de la carte du milieu, faites travailler une de vos tuiles. Puis partez.
coach-red-cathedral-tile = Votre tuile de cette couleur est éveillée.
coach-red-cathedral-tile-why = Faites-la travailler avant de partir : elle ne coûte plus rien.
coach-red-cathedral-card = Regardez aussi la carte.
coach-red-cathedral-card-why = L’éclair agit une fois par tour, l’infini autant de fois que vous pouvez payer. Souvent, elle donne juste la pièce qui manque.
coach-red-cathedral-no-room = Il n’y a pas de place pour tout.
coach-red-cathedral-no-room-why = Prenez ce dont vos sections ont besoin. Chaque bannière et chaque livraison font de la place.
coach-red-cathedral-build = Trois livraisons, pas plus.
coach-red-cathedral-build-why = Répartissez-les comme vous voulez. D’abord ce qui peut être achevé.
coach-red-cathedral-ornament = Vous pourriez poser un ornement.
coach-red-cathedral-ornament-why = Il vaut un point dans sa tour et y compte pour votre présence. Cherchez une tour où vous êtes à égalité ou juste derrière.
coach-red-cathedral-gems = Les gemmes font du prestige.
coach-red-cathedral-gems-why = Une gemme rapporte 1, deux différentes rapportent 3. Une section peut en avoir besoin aussi : à vous de décider.
coach-red-cathedral-pass-on = Votre action est faite.
coach-red-cathedral-pass-on-why = Vous pouvez encore tout reprendre. Finissez votre tour quand vous êtes content.

## Basilica

coach-basilica-title = Votre première partie
coach-basilica-aim = Une partie entière, de la première voûte au troisième décompte. L’entraîneur parle de moins en moins.
coach-basilica-topic-vault = Les voûtes
coach-basilica-topic-builder = Les bâtisseurs
coach-basilica-topic-zones = Les zones
coach-basilica-topic-orders = Les ordres
coach-basilica-topic-coin = La pièce
coach-basilica-topic-king = Le roi
coach-basilica-topic-cleanup = Après un décompte
coach-basilica-topic-end = La fin
coach-basilica-end-won = Vous avez gagné votre première partie. Jouez la suivante sans entraîneur.
coach-basilica-end-lost = Pas cette fois. Voyez dans le décompte quelles zones ont le plus rapporté ; puis réessayez.
coach-basilica-end-level = Égalité, dès votre première partie. Voyez dans le décompte quelles zones ont le plus rapporté.

coach-basilica-scored = Le roi est venu : { $points ->
    [one] 1 point
   *[other] { $points } points
} pour vous. Les bâtisseurs rentrent, les deux rangées du bas sont vidées.
coach-basilica-rival-catastrophe = Une voûte est tombée. Celles qui portent un bâtisseur sont en sûreté.
coach-basilica-own-promote = Un rang reste au bâtisseur jusqu’au prochain décompte.
coach-basilica-own-builder = Votre bâtisseur tient maintenant cette zone. { $reserve ->
    [0] C’était votre dernier.
    [one] Il en reste un.
   *[other] Il en reste { $reserve }.
}
coach-basilica-own-glass = Deux points de plus pour qui tient la zone quand le roi arrive.
coach-basilica-own-king = Une couronne : le roi fait un pas. Encore { $steps ->
    [one] un pas
   *[other] { $steps } pas
} avant le prochain décompte.
coach-basilica-own-order = L’ordre est parti ; la tuile suivante prend sa place et sera un jour une voûte.
coach-basilica-own-vault = Elle s’unit à ce qu’elle touche de la même couleur : une zone, un point pour chaque voûte.
coach-basilica-rival-pay = Votre rival a payé une pièce et fait de même. La pièce est à vous maintenant.
coach-basilica-rival-builder = Votre rival a envoyé un bâtisseur. Recomptez qui est le plus fort dans cette zone.
coach-basilica-rival-king = Votre rival fait avancer le roi. Où êtes-vous en tête ?

coach-basilica-pay = Vous pouvez faire de même, pour votre pièce.
coach-basilica-pay-why = Cela ne prend aucune action. Mais votre rival aura la pièce et pourra vous répondre la prochaine fois.
coach-basilica-welcome = Trois actions : commencez par une voûte.
coach-basilica-welcome-why = La cathédrale est vide, et le roi viendra trois fois compter ses zones. Prenez une voûte : elle ouvre votre première zone. Tout autre coup convient aussi.
coach-basilica-fresh = Un bâtisseur pourrait aller sur la nouvelle voûte.
coach-basilica-fresh-why = Seulement maintenant, juste après l’avoir posée, et cela coûte une action. Le plus fort d’une zone en prend tous les points.
coach-basilica-after-cleanup = Un nouveau départ.
coach-basilica-after-cleanup-why = Tous les bâtisseurs sont revenus. Les zones encore debout sont à prendre : soyez le premier dans les grandes.
coach-basilica-last-steps = Le dernier décompte approche.
coach-basilica-last-steps-why = Après lui, plus rien ne compte. Employez chaque bâtisseur, et réfléchissez avant de poser une couronne quand vous êtes derrière.
coach-basilica-king-near = Le roi est proche : { $steps ->
    [one] un pas
   *[other] { $steps } pas
}.
coach-basilica-king-near-why = Pressez-le si vos zones vont bien, laissez les couronnes sinon. Un décompte prend chaque zone telle qu’elle est.
coach-basilica-no-builders = Tous vos bâtisseurs sont dehors.
coach-basilica-no-builders-why = Agrandissez vos zones, promouvez ou posez un vitrail. Confondre reprend un bâtisseur en main.
coach-basilica-behind = Votre rival tient des zones qui valent { $behind } points.
coach-basilica-behind-why = Un bâtisseur de plus ou un rang peut renverser une zone. Si elle est trop forte, laissez-la : même le plus faible a un point par bâtisseur.
coach-basilica-orders = Trois ordres sont visibles.
coach-basilica-orders-why = Pas besoin de tous les connaître : pointez-en un, il dit ce qu’il fait. Vous ne pouvez prendre que celui que vous pouvez exécuter entièrement.
coach-basilica-more-builders = Presque aucun de vos bâtisseurs n’est dehors.
coach-basilica-more-builders-why = Les zones sans bâtisseur ne vous rapportent rien, si grandes soient-elles.
coach-basilica-open-zones = Certaines zones ne sont à personne.
coach-basilica-open-zones-why = Une voûte de cette couleur et un bâtisseur dessus : deux actions, et la zone est à vous.
coach-basilica-ahead = Vous tenez { $zones } zones.
coach-basilica-ahead-why = Agrandissez-les : chaque voûte est un point de plus, deux avec un architecte.
coach-basilica-place = Posez-la où elle touche sa couleur.
coach-basilica-place-why = Les voûtes d’une couleur qui se touchent font une zone. Un joker compte dans ses deux couleurs.
coach-basilica-promote = Quel rang ?
coach-basilica-promote-why = Un architecte double les voûtes d’une zone que vous gagnez. Un maître maçon compte double là où c’est serré. Hercule gagne les égalités.
coach-basilica-glass = Un vitrail sur une zone que vous tenez.
coach-basilica-glass-why = Il donne 2 points à qui gagne la zone : posez-le où vous êtes sûr de vous.
