# Comment jouer, en images : pour chacune un titre, une phrase à lire, d’autres mots et des détails.

## The Red Cathedral

guide-red-cathedral-title = The Red Cathedral
guide-red-cathedral-goal-title = Le but
guide-red-cathedral-goal-lead = Élevez une cathédrale avec vos rivaux ; que le meilleur en soit à vous.
guide-red-cathedral-goal-words = Les sections achevées rapportent tout de suite, et à la fin chaque tour est comptée. Le plus de prestige gagne.
guide-red-cathedral-goal-1 = La reconnaissance fait avancer votre marqueur case par case.
guide-red-cathedral-goal-2 = Le prestige saute au prochain chiffre rouge, et lui seul fait gagner.
guide-red-cathedral-goal-3 = Vous avez six bannières : six sections, pas plus.
guide-red-cathedral-claim-title = Revendiquer une section
guide-red-cathedral-claim-lead = Plantez une bannière sur une base, ou juste au-dessus d’une bannière.
guide-red-cathedral-claim-words = Sa tuile est à vous : payez le prix d’un atelier et posez-la face visible, ou face cachée pour rien.
guide-red-cathedral-claim-1 = Peu importe à qui est la bannière du dessous, et si cette section est achevée.
guide-red-cathedral-claim-2 = Une tuile face cachée ne travaillera jamais.
guide-red-cathedral-claim-3 = Une tuile posée face visible travaille aussitôt, sans rien payer de plus.
guide-red-cathedral-build-title = Construire et décorer
guide-red-cathedral-build-lead = Livrez jusqu’à trois matériaux, et voyez le dessin se changer en peinture.
guide-red-cathedral-build-words = Le dernier achève la section. Toute section achevée reçoit un ornement, même celle d’un autre : une gemme dedans, c’est du prestige aussitôt.
guide-red-cathedral-build-1 = Trois livraisons en une action, réparties comme vous voulez.
guide-red-cathedral-build-2 = Une porte demande du bois, une arche de la pierre, une croix de l’or ; cela compte comme livraison.
guide-red-cathedral-build-3 = Une gemme y rapporte 1 prestige, deux différentes en rapportent 3.
guide-red-cathedral-build-4 = Qui laisse une section inachevée sous celles des autres perd de la reconnaissance.
guide-red-cathedral-market-title = Visiter le marché
guide-red-cathedral-market-lead = Avancez un dé de sa valeur dans le sens horaire, jamais vers trois autres.
guide-red-cathedral-market-words = Prenez la tuile une fois par dé présent, utilisez la carte du quadrant, faites travailler une de vos tuiles. Puis tous ces dés sont relancés.
guide-red-cathedral-market-1 = Le dé blanc et celui de votre couleur vont un emplacement plus loin par rouble.
guide-red-cathedral-market-2 = Ce que montre la tuile, fois les dés présents.
guide-red-cathedral-market-3 = Une des deux actions de la carte : l’éclair une fois, l’infini autant que vous pouvez payer.
guide-red-cathedral-market-4 = Votre tuile visible dans l’atelier de la couleur du dé.
guide-red-cathedral-workshop-title = Faire tourner l’atelier
guide-red-cathedral-workshop-lead = Le dé que vous déplacez éveille la tuile visible de sa couleur.
guide-red-cathedral-workshop-words = Les matériaux tiennent en dix places ; des bannières en couvrent quatre, donc chaque revendication fait de la place. Ce qui n’entre pas est perdu.
guide-red-cathedral-workshop-1 = Choisissez l’atelier selon le dé que vous déplacerez le plus : le blanc en a deux.
guide-red-cathedral-workshop-2 = Les bannières quittent d’abord l’inventaire ; chacune libère une place.
guide-red-cathedral-workshop-3 = On ne jette rien pour faire de la place. Roubles et points n’en prennent pas.
guide-red-cathedral-end-title = La fin et le décompte
guide-red-cathedral-end-lead = Une sixième section : 3 prestiges, et un dernier tour pour les autres.
guide-red-cathedral-end-words = Une tour vaut 2 par section et 1 par ornement. La plus forte présence prend tout, la suivante la moitié ; à deux joueurs, un tiers.
guide-red-cathedral-end-1 = Le premier à achever une sixième section reçoit 3 prestiges et met fin à la partie.
guide-red-cathedral-end-2 = La présence : vos bannières sur des sections achevées et vos ornements, où qu’ils soient.
guide-red-cathedral-end-3 = À deux, si vous êtes à égalité dans une tour, personne n’a rien.
guide-red-cathedral-end-4 = Cinq matériaux ou roubles restants font 1 prestige.

## Seul contre Ivan

guide-red-cathedral-solo-title = Seul contre Ivan
guide-red-cathedral-solo-row-title = La ligne d’Ivan
guide-red-cathedral-solo-row-lead = Ivan, l’architecte du tsar, a cinq cartes et se passe de roubles.
guide-red-cathedral-solo-row-words = Elles sont en ligne, chacune sous une tuile de dé. La première tuile visible dit ce qu’il fait ; vous le savez toujours d’avance.
guide-red-cathedral-solo-turn-title = Son tour
guide-red-cathedral-solo-turn-lead = Sa tuile déplace le dé qu’elle montre, puis sa carte agit.
guide-red-cathedral-solo-turn-words = Le marché lui donne de la reconnaissance et rien d’autre. Les dés qu’il rejoint sont relancés : vos plans aussi.
guide-red-cathedral-solo-claims-title = Ses revendications
guide-red-cathedral-solo-claims-lead = Il revendique au-dessus de vous, où il peut.
guide-red-cathedral-solo-claims-words = Finissez donc ce que vous commencez : s’il achève au-dessus de votre section inachevée, vous perdez de la reconnaissance comme d’habitude.
guide-red-cathedral-solo-ornament-title = Ses ornements
guide-red-cathedral-solo-ornament-lead = Sa ligne épuisée, il pose un ornement, d’abord sur vos sections.
guide-red-cathedral-solo-ornament-words = Cela ne lui coûte rien. Décorez vos sections avant lui ; à la fin, les tours se comptent comme à deux.

## Contractors

guide-red-cathedral-contractors-title = Contractors
guide-red-cathedral-contractors-region-title = La région
guide-red-cathedral-contractors-region-lead = Six villes, et cinq spécialistes entre elles.
guide-red-cathedral-contractors-region-words = Chaque tour appartient à une ville. Tant que la tour grandit, la ville accueille des recruteurs.
guide-red-cathedral-contractors-recruit-title = Recruter
guide-red-cathedral-contractors-recruit-lead = La quatrième action : envoyez un recruteur dans une ville ouverte.
guide-red-cathedral-contractors-recruit-words = Cela coûte un permis par recruteur alors présent, le nouveau compris. Arrivez tôt, ou avec beaucoup de permis.
guide-red-cathedral-contractors-hire-title = Engager
guide-red-cathedral-contractors-hire-lead = Pour 2 roubles, un spécialiste voisin de cette ville est à vous.
guide-red-cathedral-contractors-hire-words = Ou renvoyez-en un dont un rival aurait l’usage. La place vide est remplie depuis le sac.
guide-red-cathedral-contractors-specialist-title = Un spécialiste
guide-red-cathedral-contractors-specialist-lead = Le dé noir appelle votre spécialiste, une fois.
guide-red-cathedral-contractors-specialist-words = Puis la tuile montre son outil. Des outils différents font une série, et les séries valent jusqu’à 16 prestiges à la fin.
guide-red-cathedral-contractors-black-die-title = Le dé noir
guide-red-cathedral-contractors-black-die-lead = Un sixième dé, et des permis au lieu de reconnaissance.
guide-red-cathedral-contractors-black-die-words = Chacun peut pousser le dé noir plus loin pour des roubles, comme le blanc.
guide-red-cathedral-contractors-cities-title = Une ville ferme
guide-red-cathedral-contractors-cities-lead = Quand une tour est complète, sa ville paie.
guide-red-cathedral-contractors-cities-words = Chacun gagne de la reconnaissance : ses bannières dans la tour fois ses recruteurs dans la ville. Les tours inachevées ne paient rien.

## Basilica

guide-basilica-title = Basilica
guide-basilica-goal-title = Le but
guide-basilica-goal-lead = Deux maçons voûtent une nef. Tenez les zones quand le roi entre.
guide-basilica-goal-words = Trois actions par tour, à votre gré : poser une voûte, y placer un bâtisseur, exécuter un ordre. Le plus de points gagne.
guide-basilica-goal-1 = Le roi fait 30 pas et compte sur 10, 20 et 30.
guide-basilica-goal-2 = Vous avez cinq bâtisseurs, quatre rangs à donner et une pièce.
guide-basilica-vault-title = Poser une voûte
guide-basilica-vault-lead = Une de trois, dans cinq colonnes, contre ce qui est debout.
guide-basilica-vault-words = La première rangée est toujours ouverte. Un joker, de deux couleurs, ne peut toucher un joker.
guide-basilica-vault-1 = Toucher, c’est par un côté, jamais par un coin.
guide-basilica-vault-2 = Une couronne sur la voûte fait avancer le roi d’un pas.
guide-basilica-vault-3 = L’ordre au-dessus de la place vide est retourné et devient la prochaine voûte.
guide-basilica-builder-title = Placer un bâtisseur
guide-basilica-builder-lead = Juste après avoir posé une voûte, sur celle-ci : cela coûte une action.
guide-basilica-builder-words = Vous en avez cinq. Un ordre permet d’en promouvoir un.
guide-basilica-builder-1 = Un architecte double les voûtes de la zone, qui que ce soit qui la gagne.
guide-basilica-builder-2 = Un maître maçon compte pour deux.
guide-basilica-builder-3 = Hercule gagne là où les deux sont aussi forts.
guide-basilica-order-title = Exécuter un ordre
guide-basilica-order-lead = Trois ordres sur sept sont visibles ; prenez-en un que vous pouvez exécuter entièrement.
guide-basilica-order-words = S’il porte une pièce, le rival peut vous donner la sienne et faire de même. La tuile part, la place est remplie aussitôt.
guide-basilica-order-1 = Promouvoir donne un rang.
guide-basilica-order-2 = Recruter place un bâtisseur sur une voûte libre ; Déplacer en envoie un sur la voûte voisine.
guide-basilica-order-3 = Catastrophe enlève une voûte où il n’y a personne.
guide-basilica-order-4 = Il n’y a que deux pièces : qui paie arme l’autre.
guide-basilica-zones-title = Zones et majorité
guide-basilica-zones-lead = Une zone, c’est ce qui se touche dans une couleur ; les jokers comptent dans les deux.
guide-basilica-zones-words = Le plus fort prend 1 par voûte et 2 par vitrail. L’autre prend 1 par bâtisseur présent.
guide-basilica-zones-1 = Avec un architecte, chaque voûte compte double.
guide-basilica-zones-2 = Un vitrail vaut 2 à qui gagne la zone.
guide-basilica-zones-3 = Le plus faible ne repart pas sans rien : 1 point par bâtisseur.
guide-basilica-king-title = Le roi arrive
guide-basilica-king-lead = Aux pas 10, 20 et 30 le tour s’arrête et chaque zone est comptée.
guide-basilica-king-words = Puis les bâtisseurs rentrent, les rangées 1 et 2 et les échafaudages s’en vont, le reste glisse. Le troisième décompte finit la partie.
guide-basilica-king-1 = Qui pose la couronne finit aussitôt son tour : choisissez le moment.
guide-basilica-king-2 = Tous les bâtisseurs reviennent, leurs rangs aussi.
guide-basilica-king-3 = Après le troisième décompte, le plus de points gagne.
