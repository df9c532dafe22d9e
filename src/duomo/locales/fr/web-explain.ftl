# « Qu’est-ce que c’est ? » : les fiches qui expliquent chaque pièce, chaque signe et chaque nombre.

web-explain-when = Quand puis-je m’en servir ?
web-explain-now = Maintenant :
web-explain-next = Si votre tour commençait maintenant :
web-explain-theirs = Si le tour de { $name } commençait maintenant :
web-explain-then = { $name } pouvait :
web-explain-more = { $n } de plus
web-explain-rules = Les règles

## Answers

web-asked-now = Question du moment : { $asked }
web-awaited = C’est à { $name } de décider.
web-awaited-question = C’est à { $name } de décider. La question : « { $question } »
web-awaited-dice = Les dés ou les cartes d’abord.
web-why-no-part = Rien ne se fait avec cela maintenant.
web-held = Choisi : { $what }. Terminez le tour pour confirmer, ou choisissez autre chose.
web-key-explain = parcourir tout ce qui a une explication
web-key-what = aller à la chose suivante ; qu’est-ce que c’est ?
web-invite = Liens d’invitation
web-pocket-theirs = Ce que possède le joueur
web-turn-theirs = Le tour
web-rc-workshop-of = Atelier de { $who }
web-rc-contracts-of = Contrats de { $who }
web-rc-buttresses-of = Contreforts de { $who }
web-score-last = Dernière action : { $what }
web-sum-length = Environ { $minutes } minutes.

## The Red Cathedral: the market

web-explain-rc-to =
    { $rubles ->
        [0] Vers l’emplacement { $space } : { $gain }
       *[other] Pour { rc-rubles } vers l’emplacement { $space } : { $gain }
    }
web-explain-rc-die = Montre { $face }, se trouve sur l’emplacement { $space }
web-explain-rc-die-moves =
    { $face ->
        [one] Il avance de 1 emplacement dans le sens horaire, jusqu’au { $goal } ({ $gain }).
       *[other] Il avance de { $face } emplacements dans le sens horaire, jusqu’au { $goal } ({ $gain }).
    }
web-explain-rc-die-further = Le dé blanc et le dé de votre couleur vont un emplacement plus loin par rouble.
web-explain-rc-die-tile = Qui le déplace peut aussi activer la tuile d’un emplacement d’atelier de sa couleur.
web-explain-rc-die-black = Qui le déplace peut aussi utiliser un spécialiste.
web-explain-rc-die-when = Déplacer un dé est l’une des actions d’un tour : la visite au marché.
web-explain-rc-stall = Tuile Ressource, emplacement { $space } du marché
web-explain-rc-stall-gives = Qui déplace un dé ici peut prendre { $gain }, une fois par dé sur cet emplacement.
web-explain-rc-stall-dice = S’y trouvent maintenant : { $dice }.
web-explain-rc-stall-room = On ne peut prendre plus que ce que contient la réserve ou que l’inventaire peut recevoir.
web-explain-rc-stall-when = Quand un dé que vous déplacez arrive ici.
web-explain-rc-card = Carte Influence : l’une des deux
web-explain-rc-card-when = Quand un dé que vous déplacez arrive sur l’emplacement { $one } ou { $other }.
web-explain-rc-action = { rc-action } ; { rc-mark }.
web-explain-rc-action-shown = { rc-action } ({ $shown }) ; { rc-mark }.
web-explain-rc-reserve = Il reste { $what }. Ce qui est payé revient ici ; personne ne peut prendre plus que ce qui s’y trouve.
web-explain-rc-diamond = Un diamant livré remplace tout matériau dont on a besoin là.

## The Red Cathedral: the site

web-explain-rc-section = Section { $section }
web-explain-rc-claimed = La bannière est à { $who }, qui seul livre ici.
web-explain-rc-pays = Qui l’achève gagne { $what }.
web-explain-rc-section-tile = Qui la revendique reçoit sa tuile : { $tile }.
web-explain-rc-adorn =
    Une fois achevée, chacun peut la décorer avec { rc-ornament } ; cela coûte { rc-one }.
web-explain-rc-counts = Elle compte pour son propriétaire quand la tour est évaluée.
web-explain-rc-section-when =
    { $state ->
        [free] Pour la revendiquer il faut une bannière ; au-dessus du sol, il en faut déjà une sur la section du dessous.
        [claimed] Son propriétaire y livre des matériaux avec l’action « Construire ».
       *[finished] Un ornement est une livraison de l’action « Construire ».
    }
web-explain-rc-tower = Ce qu’elle vaut maintenant, et pour qui
web-explain-rc-worth = Vaut { $value } prestige maintenant : 2 par section achevée, 1 par ornement.
web-explain-rc-presence = { $who } : présence { $presence } ({ $banners ->
        [one] 1 section
       *[other] { $banners } sections
    }, { $ornaments ->
        [one] 1 ornement
       *[other] { $ornaments } ornements
    }), obtiendrait { $prestige } prestige.
web-explain-rc-tower-city = Sa ville est { $city } ; elle ferme quand la dernière section est achevée.
web-explain-rc-foreman = Là où se trouve le contremaître, une section achevée rapporte 1 reconnaissance de plus et les pénalités comptent double.
web-explain-rc-marker = Marqueur d’Ivan : son prochain recruteur va dans la ville de cette tour.

## The Red Cathedral: players

web-explain-rc-recognition = Le marqueur est sur la case { $space }. La reconnaissance l’avance d’autant de cases, les pénalités le reculent.
web-explain-rc-prestige = { $prestige } prestige si la partie finissait maintenant, avant les restes et les tours. 1 prestige avance le marqueur jusqu’à l’étoile suivante.
web-explain-rc-rubles = Les roubles font avancer les dés, paient les emplacements d’atelier et les actions des cartes. À la fin, 5 roubles et matériaux ensemble font 1 prestige.
web-explain-rc-banner = Bannière
web-explain-rc-banners = Une bannière revendique une section et y reste. Prise dans l’inventaire, elle libère un espace.
web-explain-rc-finished = Sections achevées
web-explain-rc-sixth = Qui achève le premier une sixième section gagne 3 prestige ; les autres ont encore un tour.
web-explain-rc-party = Plateau d’un joueur
web-explain-rc-material = Matériau
web-explain-rc-material-for = Les matériaux servent à construire et à décorer. Chacun occupe un espace de l’inventaire.
web-explain-rc-material-when = Livré avec l’action « Construire » ; donné pour des actions de cartes.
web-explain-rc-inventory = Un matériau par espace. Une bannière posée sur un espace le couvre.
web-explain-rc-covered = Prise pour revendiquer, elle libère cet espace pour un matériau.
web-explain-rc-ornament = Ornement
web-explain-rc-ornament-for =
    Pour une section achevée ({ rc-kind }), quel que soit celui qui l’a achevée ; coûte { rc-one } et compte comme présence dans la tour.
web-explain-rc-gems = Une gemme sertie rapporte aussitôt 1 prestige, deux de même couleur 2, deux différentes 3.
web-explain-rc-at-hand = Disponibles : { $n } sur { $all }.
web-explain-rc-ornament-when = Un ornement est une livraison de l’action « Construire ».
web-explain-rc-slot = Atelier de { $who }
web-explain-rc-tile = Activée, la tuile rapporte : { $tile }.
web-explain-rc-tile-die = Elle rapporte ce qu’indique la tuile Ressource sous ce dé.
web-explain-rc-face-down = La tuile est face cachée et ne sert jamais.
web-explain-rc-slot-empty = Vide. Y placer une tuile face visible coûte { rc-rubles } ; face cachée, c’est gratuit.
web-explain-rc-slot-banner = Tant que la bannière y est, aucune tuile n’y va.
web-explain-rc-slot-ornament = Une tuile placée face visible débloque l’ornement qui s’y trouve : { rc-ornament-name }.
web-explain-rc-tile-when = Quand vous visitez le marché avec { rc-die }, et une fois quand la tuile est placée.
web-explain-rc-slot-when = Quand vous revendiquez une section, sa tuile va sur un emplacement.
web-explain-rc-aside-trade = Votre marqueur recule jusqu’à l’étoile précédente et vous recevez 2 roubles. Autant de fois que vous voulez.
web-explain-rc-aside-permit = Votre marqueur recule jusqu’à l’étoile précédente et vous recevez 1 laissez-passer. Autant de fois que vous voulez.
web-explain-rc-aside-reroll = Votre marqueur recule jusqu’à l’étoile précédente et tous les dés d’un emplacement sont relancés. Une fois par tour.
web-explain-rc-aside-when = À tout moment de votre tour.
web-explain-rc-track = La reconnaissance compte chaque case, le prestige les étoiles. À la fin, seul le prestige compte.

## Contractors

web-explain-rc-specialist = Spécialiste
web-explain-rc-tool = Son outil compte à la fin : { ct-tool }.
web-explain-rc-no-specialist = Ici se trouve le spécialiste que l’on détient, un seul à la fois.
web-explain-rc-specialist-when = Quand vous visitez le marché avec le dé noir.
web-explain-ct-city = Ville de la région
web-explain-ct-there = Recruteurs sur place : { $who }.
web-explain-ct-closes = Elle ferme quand la tour { $tower } est complète, et elle est alors évaluée.
web-explain-ct-closed = Elle est fermée : plus personne ne peut y aller.
web-explain-ct-recruit = Votre prochain recruteur y va pour { ct-permits } ; vous choisissez ensuite un spécialiste voisin.
web-explain-ct-city-when = Recruter est l’une des actions d’un tour.
web-explain-ct-nobody = Personne n’attend ici. Le sac remplit la case tant qu’il contient des spécialistes.
web-explain-ct-space = Attend sur la case { $space } de la région
web-explain-ct-hire-when = Quand l’un de vos recruteurs arrive dans une ville voisine : pour 2 roubles vous l’obtenez, sinon il quitte la partie.
web-explain-ct-bag = Les spécialistes en sont tirés au hasard.
web-explain-ct-permits = Les laissez-passer paient le recrutement ; une ville en demande plus quand des recruteurs y sont.
web-explain-ct-crew = Le suivant part le premier. Plus il était à droite, plus sa place rapporte.
web-explain-ct-bonus = Le suivant rapporte { $gain }.
web-explain-ct-tools = Outils
web-explain-ct-sets = Des séries d’outils différents rapportent du prestige à la fin ; maintenant { $prestige }.

## Guilds

web-explain-guild-contract = Contrat
web-explain-guild-contracts = Les contrats sont secrets, 3 en main au plus, et comptés en fin de partie.
web-explain-guild-secret = Seul leur propriétaire sait ce qu’ils demandent.
web-explain-guild-buttress = Contrefort
web-explain-guild-buttresses = S’utilise à tout moment de son tour, un par tour ; puis il quitte la partie.
web-explain-guild-use-when = À tout moment de votre tour, s’il a alors un effet.
web-explain-guild-take-when = Avec l’action des Briquetiers, pour 2 briques.
web-explain-guild-cards = Cartes Section absentes de la cathédrale. Celles qui ont été tirées sont remélangées quand la pioche est vide.
web-explain-guild-foreman = Le contremaître

## Ivan

web-explain-solo-card = Carte d’Ivan
web-explain-solo-does =
    { $card ->
        [recognition] Il gagne 4 reconnaissance.
        [inventory] Il prend 4 matériaux de la pile la plus fournie de la réserve et les garde ici.
        [transport] Tout ce qui est sur Inventaire passe sur Construire.
        [claim] Il pose une bannière, de préférence juste au-dessus d’une de vos sections. Si plusieurs conviennent, vous choisissez.
        [build] Il livre à ses sections tout ce qui se trouve ici.
       *[recruit] Il envoie un recruteur dans la ville de son marqueur et y prend un spécialiste.
    }
web-explain-solo-die = Quand vient son tour, { rc-die } se déplace aussi.
web-explain-solo-down = Déjà utilisée. Quand toutes les tuiles sont retournées, elles sont mélangées et replacées.
web-explain-solo-holds = Ici maintenant : { $what }.
web-explain-solo-ivan = L’architecte du tsar
web-explain-solo-turn = À son tour, la carte suivante de sa rangée sert : sa tuile est retournée, son dé se déplace, son effet a lieu.
web-explain-solo-end = Il est compté comme un joueur. Là où les règles lui laissent un choix, vous choisissez.

## The final scoring

web-explain-scored = Décompte final
web-explain-scored-track-name = Prestige sur la piste
web-explain-scored-track = La dernière étoile que le marqueur a atteinte ou dépassée.
web-explain-scored-leftovers-name = Restes
web-explain-scored-leftovers = 1 prestige pour 5 roubles et matériaux ensemble.
web-explain-scored-towers-name = Tours
web-explain-scored-towers = Chaque tour vaut 2 par section achevée et 1 par ornement. La présence la plus forte obtient tout, les suivantes une part.
web-explain-scored-tools-name = Outils
web-explain-scored-tools = Séries d’outils différents, les plus grandes d’abord.
web-explain-scored-contract-name = Contrats
web-explain-scored-contract = Ce que demandent les contrats en main est réglé avant tout le reste.
web-explain-scored-total-name = Prestige en tout
web-explain-scored-total = Le plus de prestige gagne ; à égalité, le plus de sections achevées, puis d’ornements.

## Basilica

web-explain-ba-order = Tuile Consigne
web-explain-ba-order-when = Exécuter une consigne est l’une des trois actions d’un tour.
web-explain-ba-coin = La pièce : ensuite, l’adversaire peut vous donner une pièce et l’exécuter aussi.
web-explain-ba-back = Au dos se trouve une voûte ({ ba-colours }) ; elle descend quand la voûte du dessous est prise.
web-explain-ba-vault = Tuile Voûte
web-explain-ba-vault-for = Elle va sur une case vide à côté d’une voûte ou d’un échafaudage, ou dans la première rangée.
web-explain-ba-vault-when = Placer une voûte est l’une des trois actions d’un tour.
web-explain-ba-joker = Un joker compte pour une zone de chacune de ses couleurs et ne peut toucher un autre joker.
web-explain-ba-crown = Une couronne avance le roi d’une case quand la voûte est placée.
web-explain-ba-cell = Case { $cell } : rangée, colonne
web-explain-ba-empty = Rien n’est encore construit ici.
web-explain-ba-scaffold = Il bloque la case jusqu’au prochain décompte.
web-explain-ba-builder = Les bâtisseurs se disputent la majorité dans leur zone.
web-explain-ba-glass = Un vitrail ajoute 2 points à la majorité.
web-explain-ba-glass-kind = Sur une voûte
web-explain-ba-rank = Rang d’un bâtisseur
web-explain-ba-rank-architect = Un architecte double les voûtes de la zone, à qui qu’il soit ; une fois.
web-explain-ba-rank-mason = Un maître maçon compte comme deux bâtisseurs.
web-explain-ba-rank-hercules = Hercule emporte la majorité à force égale.
web-explain-ba-cell-when = Quand la phrase demande une case, ou sur la voûte que vous venez de placer.
web-explain-ba-zone = La zone { ba-zone-colour } ({ $vaults ->
        [one] 1 voûte
       *[other] { $vaults } voûtes
    }) : maintenant { $white } points pour Blanc, { $black } pour Noir.
web-explain-ba-zone-name = La zone { ba-zone-colour } en { $cell }
web-explain-ba-zone-worth = { $vaults ->
        [one] 1 voûte : 1 point
       *[other] { $vaults } voûtes : { $vaults } points
    } pour la majorité.
web-explain-ba-strength =
    { $lead ->
        [white] Force { $white } contre { $black } : Blanc a la majorité.
        [black] Force { $white } contre { $black } : Noir a la majorité.
       *[nobody] Force { $white } contre { $black } : personne n’a la majorité.
    }
web-explain-ba-gets = Compté maintenant : Blanc { $white }, Noir { $black }. La minorité obtient 1 par bâtisseur.
web-explain-ba-scored-zone = La majorité obtient 1 point par voûte. La minorité obtient 1 pour chacun de ses bâtisseurs.
web-explain-ba-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-explain-ba-points-about = Le plus de points à la fin gagne. Ils viennent des trois décomptes.
web-explain-ba-reserve-about = Un bâtisseur se place par l’action juste après une voûte, sur cette voûte, ou par Recrutement. Après un décompte, tous rentrent.
web-explain-ba-tokens-about = Une promotion en prend un pour un nouveau rang. Il revient avec son bâtisseur.
web-explain-ba-coins-about = Une pièce, donnée à l’adversaire, répète pour vous sa promotion, son recrutement ou sa confusion.
web-explain-ba-king = Le roi
web-explain-ba-king-about = Quand il entre sur 10, 20 ou 30, le tour finit et un décompte suit ; le troisième finit la partie.
web-explain-ba-actions = Un tour compte exactement trois actions : voûtes, consignes, et un bâtisseur juste après une voûte.
web-explain-ba-pile = { $tiles ->
        [one] Pile de { $tiles } tuile
       *[other] Pile de { $tiles } tuiles
    }
web-explain-ba-top = Sur le dessus, { ba-order } ({ ba-colours }) : elle vient ensuite.
web-explain-ba-pile-first = Quand la pile est vide pour la première fois, les tuiles défaussées en forment une nouvelle.
web-explain-ba-pile-last = Quand la pile est de nouveau vide, la partie finit par un dernier décompte.
