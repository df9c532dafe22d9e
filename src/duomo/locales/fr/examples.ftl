# Examples of the rules, one for each paragraph where one helps. Numbers in braces come from a position
# (docs/rules/examples.toml); the others are those of the rules themselves.

## The Red Cathedral

example-rc-1-1 = Il y a 20 bois en jeu : quand ils sont tous chez les joueurs, personne n’en prend plus avant qu’il en revienne.
example-rc-1-2 = Les cases 1 et 2 forment le premier quadrant : qui arrive sur l’une ou l’autre peut utiliser la même carte Influence.
example-rc-1-9 = Rouge a planté une bannière de l’inventaire : sept places sont libres maintenant, pour sept matériaux.
example-rc-2-4 = La tuile Reconnaissance est sur la case 7 : le premier dé y va, les autres sur 8, 1, 2 et 3.
example-rc-2-5 = À trois : le premier a 3 roubles, le deuxième et le troisième en ont 4 chacun.
example-rc-3-2 = Bleu est sur la case 1 et perdrait 3 reconnaissances : le marqueur s’arrête sur la case 0.
example-rc-3-3 = Rouge est sur la case { $from } et perd 1 prestige : retour à la case de prestige précédente, la case { $to }.
example-rc-3-4 = Un marqueur sur la case 78 qui gagne 5 reconnaissances va à la case 3 du second tour, face +40 visible.
example-rc-4-1 = Revendiquer et construire dans le même tour n’est pas possible ; mais utiliser aussitôt la tuile fait partie de la revendication.
example-rc-4-2 = Rouge recule de { $spaces ->
    [one] une case
   *[other] { $spaces } cases
} jusqu’à la case de prestige précédente et reçoit { $rubles } roubles.
example-rc-4-3 = Deux dés sont sur la case 4 : pour 1 prestige, les deux sont relancés, jamais un seul.
example-rc-4-5 = Qui n’a aucun matériau qu’une section ou un ornement puisse recevoir ne peut pas choisir de construire.
example-rc-4-6 = Au milieu d’une visite, avant d’utiliser la carte, Rouge peut encore échanger du prestige contre des roubles pour la payer.
example-rc-4-7 = Le marché offre quatre briques et il y a place pour deux : prenez-en deux, une ou aucune ; le reste demeure en réserve.
example-rc-5-1 = Bleu a une bannière sur une base. Quiconque a une bannière en main peut revendiquer la section au-dessus, même si la base est inachevée.
example-rc-5-2 = Avec quatre bannières sur l’inventaire, la revendication découvre une de ses places ; les deux à côté viennent en dernier.
example-rc-5-3 = Sur le plateau standard, l’atelier bleu coûte 2 roubles face visible. Avec 1 rouble, la tuile peut y aller face cachée, mais ne servira jamais.
example-rc-5-4 = La tuile montre un bois et un rouble : posée face visible, elle les donne aussitôt, puis chaque fois que le dé de son atelier est déplacé.
example-rc-6-1 = Deux pierres à une section et le bois d’une porte sur une autre font trois livraisons : l’action est épuisée.
example-rc-6-2 = La section demande deux briques et un or. Une troisième brique ne peut y être livrée, ni rien à la section d’un rival.
example-rc-6-3 = L’or qui manquait arrive : Rouge gagne { $recognition } reconnaissances et { $rubles ->
    [one] un rouble
   *[other] { $rubles } roubles
}, la carte est retournée, la bannière reste.
example-rc-6-4 = Une porte avec deux gemmes fait trois livraisons : le bois et les deux gemmes. Rien d’autre dans cette action.
example-rc-6-5 = Une gemme verte et une violette dans une porte : { $prestige } prestiges. Deux vertes en auraient rapporté un de moins.
example-rc-6-6 = Rouge a achevé { $lost } sections au-dessus de la base inachevée de Bleu : Bleu perd { $lost } reconnaissances. Si Rouge en achève encore une au-dessus, toutes comptent de nouveau.
example-rc-7-1 = Le dé bleu montre { $face } et avance de { $face } cases. Pour un rouble, Bleu pourrait le mener une case plus loin ; Rouge non.
example-rc-7-2 = Trois dés sont deux cases plus loin : un dé qui montre 2 ne peut être déplacé, sauf si des roubles le mènent au-delà.
example-rc-7-3 = D’abord la tuile de l’atelier, qui donne un rouble, puis la carte, qui en coûte un, puis les ressources : tout ordre convient.
example-rc-7-4 = La tuile montre { $tile } bois, et avec le dé déplacé il y a plusieurs dés sur la case : { $wood } bois en tout.
example-rc-7-5 = Une place est libre ; la case offre deux pierres et votre tuile un rouble : une pierre et le rouble peuvent être pris.
example-rc-7-6 = La carte vend des briques avec le signe infini : on peut vendre trois briques de suite. Avec un éclair, ce serait une seule.
example-rc-7-7 = Le dé vert a été déplacé : seule la tuile de l’atelier vert agit, quelle que soit la couleur du joueur.
example-rc-7-8 = Le dé a rejoint deux autres : tous les trois sont lancés à la fin de la visite, pas avant.
example-rc-8-2 = Une tuile va face cachée sur l’atelier d’une arche : cette arche ne servira plus de la partie.
example-rc-8-3 = Rouge revendique avec la bannière d’un atelier blanc ; la tuile obtenue peut aller sur cet atelier même.
example-rc-9-1 = La tuile montre le dé jaune, posé sur la tuile Pierre avec deux autres : elle donne une fois ce que la tuile montre, pas trois.
example-rc-10-1 = À trois, Vert achève une sixième section : Jaune et Rouge ont encore un tour chacun, puis on compte.
example-rc-10-2 = Un marqueur sur la case { $space } recule jusqu’à la case de prestige où il est ou derrière lui : { $prestige } prestige.
example-rc-10-3 = Matériaux et roubles restants font { $goods } en tout : { $prestige } prestige, le reste est perdu.
example-rc-10-4 = { $finished } sections achevées et { $ornaments } ornements : la tour vaut { $worth }. La présence de Rouge, bannières et ornements, est de { $red }.
example-rc-10-5 = Trois joueurs, une tour de { $finished } sections achevées et { $ornaments } ornements : { $first }, { $second } et { $third } prestiges pour les trois places.
example-rc-10-6 = Une tour vaut { $worth } : Rouge, présence { $red }, prend { $worth } ; Bleu, présence { $blue }, prend { $second }. À égalité, personne n’aurait rien.
example-rc-10-7 = Tous deux ont 31 prestiges ; Rouge a achevé six sections, Bleu cinq : Rouge gagne.
example-rc-11-4 = La tuile ouverte la plus à gauche d’Ivan montre le dé blanc : il avance, Ivan prend de la reconnaissance, puis la carte dessous agit.
example-rc-11-5 = Son prochain ornement est une arche, et vous n’avez achevé aucune section intermédiaire sans ornement : elle va sur l’une des siennes, ou attend.

## Contractors

example-ct-1-5 = Avec cinq permis en main et deux à gagner, l’un est perdu : six est le maximum.
example-ct-2-1 = Un recruteur est déjà à Souzdal ; le suivant coûte donc { $permits } permis, qui que ce soit qui l’envoie.
example-ct-2-3 = Pour 2 roubles, le spécialiste est à vous. Sans payer, la tuile choisie quitte le jeu : un rival ne l’aura pas non plus.
example-ct-3-1 = Avec un spécialiste, déplacez le dé noir : la troisième partie de la visite l’utilise, et il devient un outil.
example-ct-3-4 = Marteau, marteau, scie, hache : une série de trois outils différents rapporte 4 et une série d’un seul 1, soit 5 prestiges.
example-ct-4-1 = La dernière section de la tour est achevée : les bannières de Bleu là fois ses recruteurs dans la ville font { $blue } reconnaissances.

## Basilica

example-ba-2-2 = Voûte, bâtisseur, voûte : un tour entier. Voûte, ordre, bâtisseur : non, le bâtisseur doit suivre directement sa voûte.
example-ba-2-3 = Une voûte a été prise au milieu : l’ordre au-dessus est retourné à sa place, et un nouvel ordre vient de la pile.
example-ba-3-1 = Un joker vert et bleu peut toucher toute voûte unicolore, quelle que soit sa couleur, mais jamais un autre joker.
example-ba-3-3 = Le roi est sur 19, et la première action pose une voûte à couronne : il entre en 20, les deux autres actions sont perdues, on compte.
example-ba-4-1 = Blanc prend Recruter ; Noir donne une pièce et recrute aussi. Noir n’a dépensé aucune action, et Blanc a maintenant la pièce.
example-ba-4-2 = Blanc fait d’un bâtisseur un architecte. Noir paie et peut promouvoir en maître maçon ou en Hercule, pas en architecte.
example-ba-4-3 = Un bâtisseur promu va d’une case à côté et garde son rang ; le vitrail de l’ancienne voûte reste.
example-ba-4-5 = Un de vos bâtisseurs est sur la voûte : aucune Catastrophe ne peut l’enlever.
example-ba-5-1 = Bleu, un joker bleu et jaune, puis jaune en ligne : une zone bleue de deux et une jaune de deux, le joker dans les deux.
example-ba-5-2 = Deux bâtisseurs de Blanc contre un maître maçon de Noir : 2 à 2. Avec un Hercule de Blanc dans la zone, elle est à Blanc.
example-ba-5-3 = Une zone de quatre voûtes avec un architecte et un vitrail : 4 points doublés font 8, et 2 pour le vitrail font 10 ; l’autre camp a 1 par bâtisseur.
example-ba-5-4 = Des voûtes sont aux rangées 1 à 4 : les rangées 1 et 2 partent, la rangée 3 devient la 1, et chaque bâtisseur revient en main.
example-ba-5-5 = 32 à 32 après le troisième décompte : partie nulle, rien ne départage.
