# Images des règles : ce que chacune montre, en une phrase. Les nombres viennent de sa position.

server-no-figure = Cette image n’existe pas.
server-no-guide = Cette page n’existe pas.

## The Red Cathedral

figure-goal = Quatre tours : les sections peintes sont achevées, les dessins non. Bannières et ornements disent qui compte où.
figure-section = Une section encore à l’état de dessin : en bas ce qu’elle coûte, en haut ce qu’elle rapporte.
figure-ring = Le marché : huit emplacements avec leurs tuiles, cinq dés, quatre cartes au milieu.
figure-room = { $places } places : des bannières en couvrent encore { $banners }, et chacune qu’on plante fait place à un matériau de plus.
figure-track = La reconnaissance en haut, le prestige en bas, sur une même règle : les chiffres rouges sont le prestige.
figure-claim = Éclairées : une base, et la section juste au-dessus de la bannière de Bleu. Barrée : personne n’a revendiqué dessous.
figure-tile = La tuile de la section : face visible au prix d’un atelier, ou face cachée pour rien.
figure-deliver = Il manque de l’or, et il peut être livré.
figure-finished = Le dernier matériau change le dessin en peinture : { $recognition } reconnaissances et { $rubles } rouble tout de suite.
figure-decorated = Une porte avec une gemme verte et une violette sur la base de Bleu : { $prestige } prestiges pour deux gemmes différentes.
figure-penalty = Rouge achève le dôme. La base de Bleu est inachevée, des sections rouges au-dessus sont achevées : Bleu recule de { $lost } cases.
figure-move-die = Le dé bleu montre { $face } et avance de { $face } emplacements dans le sens horaire.
figure-crowd = Le bleu montre { $face }, mais trois dés sont déjà là : il ne peut pas y aller.
figure-visit = Là où le dé s’est arrêté : prendre ce que montre la tuile, utiliser la carte du quadrant, faire travailler une de vos tuiles.
figure-resources = { $tile } bois sur la tuile, une fois pour chaque dé sur l’emplacement : { $wood } bois.
figure-influence = La carte du quadrant : une de ses deux actions peut être utilisée.
figure-activate = Le dé bleu a été déplacé : la tuile de l’atelier bleu peut travailler.
figure-reroll = À la fin de la visite, les deux dés sont relancés.
figure-advanced = Le plateau avancé : ornements et bannières sont sur les ateliers et doivent être libérés.
figure-worth = Sections achevées : { $finished }, ornements : { $ornaments }. La tour vaut { $worth }. Rouge a une présence de { $red } et prend tout, Bleu de { $blue } et prend un tiers : { $second }.
figure-shares = Sections achevées : { $finished }, ornements : { $ornaments }. Cela fait { $first } pour la plus forte présence, { $second } pour la suivante, { $third } pour la troisième.
figure-ivan-row = Les cinq cartes d’Ivan en ligne, chacune avec une tuile de dé.
figure-ivan-turn = La première tuile visible a été retournée : le dé blanc a avancé, et la carte lui a donné des points ; { $recognition } reconnaissances en tout.
figure-ivan-claim = Ivan revendique au-dessus d’une de vos sections dès qu’il peut.
figure-ivan-ornament = Sa porte sur votre base : dans cette tour elle compte pour lui.

## Contractors

figure-region = Cinq villes en cercle autour de Moscou ; entre elles cinq spécialistes.
figure-black-die = Le dé noir, et un emplacement qui donne des permis.
figure-recruit = Bleu a un recruteur à Souzdal : le suivant y coûte un permis de plus que dans une ville vide.
figure-hire = Le recruteur est à Souzdal, pour { $permits } permis. Deux spécialistes touchent la ville : l’un d’eux peut être engagé.
figure-specialist = Le spécialiste attend le dé noir dans l’atelier noir.
figure-city-closes = La tour est complète : sa ville ferme, et chacun compte ses bannières là fois ses recruteurs. Bleu reçoit { $blue }.

## Basilica

figure-nave = Cinq colonnes de voûtes ; des bâtisseurs des deux camps se tiennent dans des zones d’une couleur.
figure-display = Les ordres en haut, les voûtes en bas : un ordre que personne ne prend devient un jour une voûte.
figure-place = Le joker peut aller partout où il touche ce qui est bâti. Barrée : il y serait à côté d’un autre joker.
figure-stand = La voûte rouge vient d’être posée : maintenant, et seulement maintenant, un bâtisseur peut y aller.
figure-orders = Les sept consignes. Les trois encadrées sont visibles, et chacune peut être prise.
figure-promote = Un ordre Promouvoir : quel bâtisseur reçoit un rang ?
figure-move = Le bâtisseur va sur une voûte libre à côté de la sienne.
figure-works = Deux échafaudages : rien ne peut s’y poser avant le prochain décompte, mais des voûtes peuvent les toucher.
figure-zones = Une zone jaune et une bleue ; le joker appartient aux deux. À côté, ce que chacune rapporterait maintenant.
figure-king = Le roi est à un pas d’une couronne : le prochain apporte un décompte.
figure-before-cleanup = Le roi arrive : après le compte, les deux premières rangées partent.
figure-cleanup = Les bâtisseurs sont rentrés, deux rangées sont parties, le reste a glissé.
