# Les dix guildes, dont une carte remplace celle du Clergé.

## Things

guild-name =
    { $group ->
        [jewellers] Joailliers
        [weavers] Tisserands
        [foremen] Contremaîtres
        [contractors] Recruteurs
        [wholesalers] Grossistes
        [administrators] Administrateurs
        [lawyers] Juristes
        [archivists] Archivistes
        [master-builders] Maîtres d’œuvre
       *[brickmakers] Briquetiers
    }
guild-action =
    { $action ->
        [jewellers-a1] payer 1 rouble pour 1 diamant
        [jewellers-a2] payer 3 roubles pour 2 diamants
        [jewellers-a3] donner 3 matériaux pour 2 diamants
        [jewellers-a4] donner 1 diamant pour 2 laissez-passer
        [weavers-a1] activer l’une de vos tuiles Atelier
        [weavers-a2] payer 1 rouble pour activer une tuile d’un autre joueur
        [weavers-a3] payer 2 roubles pour activer deux fois l’une de vos tuiles
        [weavers-a4] payer 2 roubles pour activer deux de vos tuiles
        [foremen-a1] déplacer le contremaître ; 1 reconnaissance par bannière à vous dans sa tour
        [foremen-a2] déplacer le contremaître ; 1 rouble par bannière à vous dans sa tour
        [foremen-a3] déplacer le contremaître ; 1 reconnaissance par bannière d’un autre joueur dans sa tour
        [foremen-a4] déplacer le contremaître ; 1 rouble par bannière d’un autre joueur dans sa tour
        [contractors-a1] gagner ce qu’indique l’emplacement du dé noir
        [contractors-a2] 1 laissez-passer par recruteur à vous dans la région
        [contractors-a3] 1 rouble par recruteur à vous dans la région
        [contractors-a4] 1 rouble par recruteur d’un autre joueur dans la région
        [wholesalers-a1] payer 1 rouble pour une action Marché de plus
        [wholesalers-a2] payer 2 roubles pour une action Marché de plus et 1 matériau au choix
        [wholesalers-a3] payer 3 roubles pour faire deux fois une action Marché
        [wholesalers-a4] payer 4 roubles pour deux actions Marché différentes
        [administrators-a1] gagner 1 des matériaux indiqués
        [administrators-a2] défausser 1 des matériaux indiqués pour 1 reconnaissance
        [administrators-a3] gagner 1 rouble
        [administrators-a4] vendre 1 or pour 3 roubles
        [administrators-a5] gagner 1 gemme verte ou violette
        [administrators-a6] vendre 1 gemme verte et 1 gemme violette pour 1 prestige et 2 roubles
        [lawyers-a1] gagner 1 laissez-passer
        [lawyers-a2] donner 1 laissez-passer pour livrer 1 matériau
        [lawyers-a3] donner 2 laissez-passer pour 1 prestige
        [lawyers-a4] donner 1 laissez-passer pour 1 matériau au choix
        [archivists-a1] payer 2 roubles : piocher 3 contrats, en garder 1
        [archivists-a2] payer 1 reconnaissance : prendre les ressources d’un emplacement, fois ses dés
        [archivists-a3] payer 1 reconnaissance : une action d’une autre carte
        [archivists-a4] payer 1 reconnaissance : gagner ce qu’indique une tuile Ressource
        [master-builders-a1] payer 2 roubles : piocher une carte Section, prendre jusqu’à 2 de ses matériaux
        [master-builders-a2] payer 3 roubles : piocher deux cartes Section, prendre jusqu’à 2 et 1 de leurs matériaux
        [master-builders-a3] payer 1 reconnaissance pour les roubles d’une de vos sections en construction
        [master-builders-a4] payer 1 rouble pour la moitié de la reconnaissance d’une de vos sections en construction
        [brickmakers-a1] donner 2 briques pour un contrefort
        [brickmakers-a2] donner 1 brique pour livrer 1 matériau
        [brickmakers-a3] vendre 1 brique pour 2 roubles
       *[brickmakers-a4] défausser 1 brique pour 1 reconnaissance
    }
guild-contract =
    { $contract ->
        [sell-wood] vendre 2 bois : 2 prestige
        [three-banners] 3 bannières dans une tour : 3 prestige
        [six-tiles] 6 tuiles Atelier visibles : 3 prestige
        [sell-stone] vendre 2 pierres : 2 prestige
        [absent] 2 prestige pour chaque tour sans vous (4 à un ou deux joueurs)
        [kept-ornaments] 2 prestige par ornement gardé
        [four-rubles] payer 4 roubles : 2 prestige
        [each-kind] une base, une section intermédiaire et un dôme achevés : 2 prestige
        [on-others] 1 prestige par ornement sur les sections des autres
        [all-ornaments] tous les ornements installés : 2 prestige
        [sell-bricks] vendre 2 briques : 2 prestige
        [three-ornaments] 3 ornements dans une tour : 3 prestige
        [on-own] 1 prestige par ornement sur vos sections
        [sell-gem-and-gold] vendre 1 gemme et 1 or : 3 prestige
        [present] 1 prestige pour chaque tour avec vous (2 à un ou deux joueurs)
       *[other] { $contract }
    }
guild-buttress =
    { $buttress ->
        [rubles] 5 roubles
        [influence] une action de n’importe quelle carte
        [activate] activer l’une de vos tuiles
        [deliver] livrer 1 matériau
        [recognition] 3 reconnaissance
        [free-slot] l’emplacement de la tuile revendiquée est gratuit
        [materials] 2 matériaux au choix
        [market-space] ce qu’indique un emplacement du marché avec un dé
       *[other] { $buttress }
    }
guild-other =
    { $other ->
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [yellow] Jaune
       *[ivan] Ivan
    }

## What must be decided now

decision-guild-with-diamond = Que remplace le diamant ?
decision-guild-diamond-gems = Quelles gemmes sertissez-vous ? Dont { $count } { $count ->
        [one] diamant
       *[other] diamants
    }.
decision-guild-give = Quel matériau donnez-vous ?
decision-guild-weave = Laquelle de vos tuiles activez-vous ?
decision-guild-borrow = Quelle tuile de { guild-other } activez-vous ?
decision-guild-walk = Jusqu’où va le contremaître ?
decision-guild-whose = De qui s’agit-il ?
decision-guild-space = Quel emplacement du marché ?
decision-guild-one-action = Quelle action d’une carte en jeu ?
decision-guild-return-contract = Votre main est pleine. Quel contrat va sous la pioche ?
decision-guild-keep = Quel contrat gardez-vous ?
decision-guild-printed = Quel matériau indiqué prenez-vous ?
decision-guild-own-section = Laquelle de vos sections inachevées ?
decision-guild-buttress = Quel contrefort prenez-vous ?

## Moves in words

move-guild-diamond = utiliser un diamant pour la prochaine livraison
move-guild-diamond-as = un diamant comme { rc-material }
move-guild-party = { guild-other }
move-guild-steps = { $steps ->
        [one] 1 tour
       *[other] { $steps } tours
    } plus loin, vers la tour { $tower }
move-guild-contract = { guild-contract }
move-guild-space = emplacement { $space } : { $gain }
move-guild-action = { rc-action } ({ rc-group })
move-guild-from-card = { rc-one } de la carte { $card }
move-guild-section = { $section } : { $gain }
move-guild-take-buttress = { guild-buttress }
move-guild-use-buttress = utiliser votre contrefort : { guild-buttress }
move-guild-done = en rester là

## Events

event-rc-deliver-diamond = { $who } livre un diamant comme { rc-material } à { $section }.
    .you = Vous livrez un diamant comme { rc-material } à { $section }.
event-rc-gems-diamonds = { $who } sertit { rc-gems } dans { $section }, dont { $diamonds } { $diamonds ->
        [one] diamant
       *[other] diamants
    } : { $prestige } prestige.
    .you = Vous sertissez { rc-gems } dans { $section }, dont { $diamonds } { $diamonds ->
        [one] diamant
       *[other] diamants
    } : { $prestige } prestige.
event-rc-borrow = { $who } active une tuile de { guild-other } { rc-slot-at } : { $tile }.
    .you = Vous activez une tuile de { guild-other } { rc-slot-at } : { $tile }.
event-rc-foreman = { $who } déplace le contremaître à la tour { $tower } ({ $steps }).
    .you = Vous déplacez le contremaître à la tour { $tower } ({ $steps }).
event-rc-inspect = { $who } compte les bannières de { guild-other } dans la tour { $tower } : { $banners }.
    .you = Vous comptez les bannières de { guild-other } dans la tour { $tower } : { $banners }.
event-rc-count-contractors = { $who } compte les recruteurs de { guild-other } : { $contractors }.
    .you = Vous comptez les recruteurs de { guild-other } : { $contractors }.
event-rc-choose-space = { $who } choisit l’emplacement { $space } (fois { $times }).
    .you = Vous choisissez l’emplacement { $space } (fois { $times }).
event-rc-give-permits = { $who } donne { ct-permits }.
    .you = Vous donnez { ct-permits }.
event-rc-pay-recognition = { $who } paie { $recognition } reconnaissance.
    .you = Vous payez { $recognition } reconnaissance.
event-rc-draw-contract = { $who } pioche un contrat.
    .you = Vous piochez un contrat.
event-rc-drew-contract = Vous piochez : { guild-contract }.
event-rc-keep-contract = { $who } garde un contrat.
    .you = Vous gardez un contrat.
event-rc-kept-contract = Vous gardez : { guild-contract }.
event-rc-return-contract = { $who } remet un contrat sous la pioche.
    .you = Vous remettez un contrat sous la pioche.
event-rc-returned-contract = Vous remettez sous la pioche : { guild-contract }.
event-rc-score-contract = { $who } : { $prestige } prestige pour un contrat ({ guild-contract }).
    .you = Vous : { $prestige } prestige pour un contrat ({ guild-contract }).
event-rc-own-section = { $who } choisit la section { $section }.
    .you = Vous choisissez la section { $section }.
event-rc-reshuffle = Les cartes Section défaussées sont mélangées à nouveau.
event-rc-draw-card = { $who } pioche la carte Section { $card }.
    .you = Vous piochez la carte Section { $card }.
event-rc-take-buttress = { $who } prend un contrefort : { guild-buttress }.
    .you = Vous prenez un contrefort : { guild-buttress }.
event-rc-use-buttress = { $who } utilise un contrefort : { guild-buttress }.
    .you = Vous utilisez un contrefort : { guild-buttress }.

## The terminal

scored-rc-contract = Contrats
cli-guild-foreman = Le contremaître est à la tour { $tower }.
cli-guild-contracts = contrats : { $things }
cli-guild-deck = Contrats dans la pioche : { $count } ; dessous : { $under }.
cli-guild-offer = Contreforts disponibles : { $things }.
cli-guild-buttresses = contreforts : { $things }
cli-guild-cards = Cartes Section dans la pioche : { $count } ; défaussées : { $discarded }.
cli-guild-diamonds = Diamants sur les sections : { $things }.

## Refusals

refusal-ct-guild-not-now = Pas maintenant : répondez d’abord à ce que demandent les { guild-name }.
refusal-ct-guild-no-action = Vous ne pourriez pas la payer, ou n’en prendriez rien ({ rc-action }).
refusal-ct-guild-not-drawn = Vous n’avez pas pioché ce contrat ({ guild-contract }).
refusal-ct-guild-not-in-hand = Vous n’avez pas ce contrat ({ guild-contract }).
refusal-ct-guild-no-recognition = Votre marqueur est sur la case 0 ; il n’y a pas de reconnaissance à payer.
refusal-ct-guild-buttress-not-yours = Vous n’avez pas ce contrefort ({ guild-buttress }).
refusal-ct-guild-one-buttress = Vous avez déjà utilisé un contrefort ce tour-ci ; un seul par tour.
refusal-ct-guild-buttress-useless = Ce contrefort ne servirait à rien maintenant ({ guild-buttress }).
refusal-ct-guild-buttress-gone = Ce contrefort n’est plus disponible ({ guild-buttress }).
