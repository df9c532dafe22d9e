# La Cathédrale rouge. Les messages rc-… sont des morceaux de phrase : ils lisent les mêmes variables.

## Les choses

rc-colour =
    { $colour ->
        [white] Blanc
        [red] Rouge
        [blue] Bleu
        [green] Vert
        [black] Noir
       *[yellow] Jaune
    }
rc-colour-short =
    { $colour ->
        [white] Bc
        [red] R
        [blue] B
        [green] V
        [black] N
       *[yellow] J
    }
rc-material =
    { $material ->
        [wood] bois
        [brick] brique
        [stone] pierre
        [gold] or
        [green] gemme verte
        [diamond] diamant
       *[purple] gemme violette
    }
rc-material-short =
    { $material ->
        [wood] Bo
        [brick] Br
        [stone] Pi
        [gold] Or
        [green] Ve
        [diamond] Di
       *[purple] Vi
    }
# Après « vous n’avez » ou « il n’y a ».
rc-no-material =
    { $material ->
        [wood] pas de bois
        [brick] pas de brique
        [stone] pas de pierre
        [gold] pas d’or
        [green] pas de gemme verte
        [diamond] pas de diamant
       *[purple] pas de gemme violette
    }
rc-amount =
    { $resource ->
        [wood] { $amount } bois
        [brick] { $amount } { $amount ->
                [one] brique
               *[other] briques
            }
        [stone] { $amount } { $amount ->
                [one] pierre
               *[other] pierres
            }
        [gold] { $amount } or
        [green] { $amount } { $amount ->
                [one] gemme verte
               *[other] gemmes vertes
            }
        [diamond] { $amount } { $amount ->
                [one] diamant
               *[other] diamants
            }
        [purple] { $amount } { $amount ->
                [one] gemme violette
               *[other] gemmes violettes
            }
        [rubles] { $amount } { $amount ->
                [one] rouble
               *[other] roubles
            }
        [recognition] { $amount } reconnaissance
        [prestige] { $amount } prestige
        [permits] { $amount } { $amount ->
                [one] laissez-passer
               *[other] laissez-passer
            }
       *[material] { $amount } { $amount ->
               [one] matériau
              *[other] matériaux
           }
    }
rc-amount-object = { rc-amount }
rc-given =
    { $material ->
        [wood] { $amount } bois
        [brick] { $amount } { $amount ->
                [one] brique
               *[other] briques
            }
        [stone] { $amount } { $amount ->
                [one] pierre
               *[other] pierres
            }
        [gold] { $amount } or
        [green] { $amount } { $amount ->
                [one] gemme verte
               *[other] gemmes vertes
            }
        [diamond] { $amount } { $amount ->
                [one] diamant
               *[other] diamants
            }
       *[purple] { $amount } { $amount ->
               [one] gemme violette
              *[other] gemmes violettes
           }
    }
rc-one =
    { $material ->
        [wood] 1 bois
        [brick] 1 brique
        [stone] 1 pierre
        [gold] 1 or
        [green] 1 gemme verte
        [diamond] 1 diamant
       *[purple] 1 gemme violette
    }
rc-die =
    { $die ->
        [white] le dé blanc
        [red] le dé rouge
        [blue] le dé bleu
        [green] le dé vert
        [black] le dé noir
       *[yellow] le dé jaune
    }
rc-die-name =
    { $die ->
        [white] dé blanc
        [red] dé rouge
        [blue] dé bleu
        [green] dé vert
        [black] dé noir
       *[yellow] dé jaune
    }
rc-die-face = { rc-colour } { $face }
rc-slot-onto =
    { $slot ->
        [white-1] sur le premier atelier blanc
        [white-2] sur le second atelier blanc
        [red] sur l’atelier rouge
        [blue] sur l’atelier bleu
        [green] sur l’atelier vert
       *[yellow] sur l’atelier jaune
    }
rc-slot-at =
    { $slot ->
        [white-1] du premier atelier blanc
        [white-2] du second atelier blanc
        [red] de l’atelier rouge
        [blue] de l’atelier bleu
        [green] de l’atelier vert
       *[yellow] de l’atelier jaune
    }
rc-slot-short =
    { $slot ->
        [white-1] blanc 1
        [white-2] blanc 2
        [red] rouge
        [blue] bleu
        [green] vert
       *[yellow] jaune
    }
rc-kind =
    { $kind ->
        [base] base
        [middle] milieu
       *[dome] dôme
    }
rc-ornament =
    { $ornament ->
        [door] une porte
        [arch] une arche
       *[cross] une croix
    }
rc-ornament-name =
    { $ornament ->
        [door] porte
        [arch] arche
       *[cross] croix
    }
rc-no-ornament =
    { $ornament ->
        [door] pas de porte
        [arch] pas d’arche
       *[cross] pas de croix
    }
rc-gems =
    { $gems ->
        [green] une gemme verte
        [purple] une gemme violette
        [green-green] deux gemmes vertes
        [purple-purple] deux gemmes violettes
        [green-purple] une gemme verte et une violette
       *[none] aucune gemme
    }
rc-tile-at = { $gain } ({ $space })
rc-section-card = { rc-kind } ({ $cost })
rc-group =
    { $group ->
        [craftsmen] Artisans
        [teamsters] Convoyeurs
        [merchants] Marchands
        [clergy] Clergé
       *[other] { guild-name }
    }
rc-mark =
    { $mark ->
        [lightning] une fois par tour
       *[infinity] autant de fois que vous pouvez payer
    }
rc-rubles = { $rubles } { $rubles ->
        [one] rouble
       *[other] roubles
    }
rc-action =
    { $action ->
        [C1] vendre 1 matériau au choix pour 1 rouble
        [C2] payer 1 rouble pour 1 des matériaux indiqués
        [C3] vendre 1 des matériaux indiqués pour 1 rouble
        [C4] payer 2 roubles pour 1 matériau au choix
        [C5] vendre 1 des matériaux indiqués pour 2 roubles
        [C6] payer 2 roubles pour 1 des matériaux indiqués
        [T1] payer 1 rouble pour livrer 1 matériau
        [T2] gagner 1 rouble
        [T3] payer 3 roubles pour livrer 1 ou 2 matériaux
        [T4] payer 2 roubles pour échanger deux tuiles Ressource
        [M1] échanger 2 matériaux identiques contre 1 au choix
        [M2] échanger 1 rouble et 1 matériau contre 1 matériau différent
        [M3] échanger 4 matériaux identiques contre 2 au choix
        [M4] activer l’une de vos tuiles Atelier visibles
        [K1] gagner 1 reconnaissance
        [K2] payer 3 roubles pour 1 prestige
        [K3] donner 3 matériaux différents pour 1 prestige
        [K4] avec une base, une section intermédiaire et un dôme achevés : gagner 2 reconnaissance
       *[other] { guild-action }
    }

## Ce qu’il faut décider

decision-rc-turn = Choisissez votre action : { $actions }.
# What may be done, in a list.
rc-do =
    { $do ->
        [claim] revendiquer une section
        [build] construire
        [die] aller au marché
        [recruit] envoyer un recruteur
        [pass] rien n’est possible, passez
        [resources] prendre les ressources
        [influence] utiliser la carte Influence
        [activate] activer votre tuile
        [specialist] utiliser votre spécialiste
       *[leave] partir
    }
decision-rc-after = Votre action est faite. Terminer le tour ?
decision-rc-banner = D’où prenez-vous la bannière pour { $section } ?
decision-rc-place = Où placer la tuile Atelier ({ $tile }) ? Face visible, elle coûte le prix de l’atelier ; face cachée, rien.
decision-rc-gain =
    { $amount ->
        [1] Prendre { rc-amount-object } ?
       *[other] Prendre jusqu’à { rc-amount-object } ?
    }
decision-rc-gain-less =
    { $amount ->
        [1] Prendre { rc-amount-object } ? { $offered } sont offerts, mais il n’y a pas de place ou de réserve pour plus.
       *[other] Prendre jusqu’à { rc-amount-object } ? { $offered } sont offerts, mais il n’y a pas de place ou de réserve pour plus.
    }
decision-rc-choose = Prenez { $count ->
        [one] un matériau
       *[other] { $count } matériaux, un par un
    }. Lequel ?
decision-rc-build = Livrez un matériau ou décorez : il reste { $left ->
        [one] 1 livraison
       *[other] { $left } livraisons
    }.
decision-rc-gems = Sertir des gemmes dans l’ornement de { $section } ? { $left ->
        [one] Une gemme serait votre dernière livraison.
       *[other] Chacune compte pour une de vos { $left } livraisons.
    }
decision-rc-market = Au marché, emplacement { $space } : { $actions }.
decision-rc-give = Quel matériau donnez-vous ?
decision-rc-swap = Quelles tuiles Ressource échanger ?
decision-rc-activate = Laquelle de vos tuiles visibles activez-vous ?
rc-now =
    { $now ->
        [turn] de l’action de votre tour : revendiquer, construire ou marché
        [after] de terminer votre tour
        [banner] de la bannière à prendre
        [place] de la place de la tuile Atelier
        [gain] de la quantité à prendre
        [choose] du matériau à prendre
        [build] de ce que vous livrez
        [gems] des gemmes à sertir
        [market] de ce que vous faites au marché
        [give] du matériau à donner
        [swap] des deux tuiles Ressource à échanger
       *[activate] de la tuile à activer
    }

## Les coups

move-rc-end = terminer le tour
move-rc-pass = passer
move-rc-build = construire : livrer jusqu’à 3 matériaux
move-rc-done = ne plus rien livrer
move-rc-resources = prendre les ressources : { $gain }
move-rc-influence = influence : { rc-action } ; { rc-mark }
move-rc-influence-shown = influence : { rc-action } ({ $shown }) ; { rc-mark }
move-rc-leave = quitter le marché ; { $dice ->
        [one] son dé est relancé
       *[other] ses { $dice } dés sont relancés
    }
move-rc-trade = perdre 1 prestige, gagner 2 roubles
move-rc-rerolls = perdre 1 prestige, relancer tous les dés de l’emplacement { $spaces }
move-rc-reroll = perdre 1 prestige, relancer l’emplacement { $space } ({ $dice })
move-rc-take = prendre { rc-amount-object }
move-rc-decline = ne rien prendre
move-rc-gain = prendre { rc-one }
move-rc-give = donner { rc-given }
move-rc-activate = activer la tuile { rc-slot-at } : { $gain }
move-rc-open = face visible { rc-slot-onto }{ $price ->
        [0] , gratuit
        [one] , 1 rouble
       *[other] , { $price } roubles
    }{ $holds ->
        [none] {""}
        [door] {" "}; débloque la porte
        [arch] {" "}; débloque l’arche
       *[cross] {" "}; débloque la croix
    }
move-rc-hide = face cachée { rc-slot-onto }{ $holds ->
        [none] {""}
        [door] {" "}; la porte est perdue
        [arch] {" "}; l’arche est perdue
       *[cross] {" "}; la croix est perdue
    }
move-rc-banner-inventory = de l’inventaire (libère un emplacement)
move-rc-banner-white = { $slot ->
        [white-1] du premier atelier blanc
       *[white-2] du second atelier blanc
    } (libère l’atelier)
move-rc-gems = { $gems ->
        [none] ne sertir aucune gemme
       *[other] sertir { rc-gems } : { $prestige } prestige
    }
move-rc-die = { rc-die-name } ({ $face }) → { $space }{ $rubles ->
        [0] {""}
        [one] {" "}pour 1 rouble
       *[other] {" "}pour { $rubles } roubles
    } : { $gain } ; { rc-group }
move-rc-swap = { $one } et { $other }
move-rc-claim = { $section } ({ rc-kind }) : demande { $cost } ; rapporte { $reward } ; tuile : { $tile }
move-rc-claim-bare = { $section } ({ rc-kind }) : demande { $cost } ; rapporte { $reward }
move-rc-decorate = décorer { $section } avec { rc-ornament } ({ rc-amount })
move-rc-deliver = { rc-one } à { $section } ; manquera encore : { $rest }
move-rc-deliver-last = { rc-one } à { $section }, qui est alors achevée : { $reward }
move-group-rc-claim = Revendiquer une section
move-group-rc-build = Construire
move-group-rc-market = Aller au marché

## Ce qui s’est passé

event-rc-starts = { $who } commence.
    .you = Vous commencez.
event-rc-lay-plan = Le plan de construction { $blueprint } est mis en place.
event-rc-lay-resource = Emplacement { $space } du marché : { $tile }.
event-rc-lay-influence = Quadrant { $quadrant } du marché : { $card }.
event-rc-lay-section = Section { $section } : { $card }.
event-rc-lay-tile = Tuile sur la section { $section } : { $tile }.
event-rc-drop = L’emplacement { $space } reçoit { rc-die }, valeur { $face }.
event-rc-turn = Tour { $turn } : { $who }.
    .you = Tour { $turn } : vous.
event-rc-pass = { $who } passe.
    .you = Vous passez.
event-rc-claim = { $who } revendique la section { $section }.
    .you = Vous revendiquez la section { $section }.
event-rc-open = { $who } place la tuile face visible { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}pour { rc-rubles }
    } : { $tile }.
    .you = Vous placez la tuile face visible { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}pour { rc-rubles }
    } : { $tile }.
event-rc-hide = { $who } place la tuile face cachée { rc-slot-onto }.
    .you = Vous placez la tuile face cachée { rc-slot-onto }.
event-rc-unlock = { $who } débloque { rc-ornament }.
    .you = Vous débloquez { rc-ornament }.
event-rc-build = { $who } construit.
    .you = Vous construisez.
event-rc-deliver = { $who } livre { rc-one } à { $section }.
    .you = Vous livrez { rc-one } à { $section }.
event-rc-finish = { $who } achève la section { $section } : { $recognition } reconnaissance{ $rubles ->
        [0] {""}
       *[other] {" "}et { rc-rubles }
    }.
    .you = Vous achevez la section { $section } : { $recognition } reconnaissance{ $rubles ->
        [0] {""}
       *[other] {" "}et { rc-rubles }
    }.
event-rc-penalty = { $who } perd { $recognition } reconnaissance : { $section } est achevée au-dessus d’un ouvrage inachevé.
    .you = Vous perdez { $recognition } reconnaissance : { $section } est achevée au-dessus d’un ouvrage inachevé.
event-rc-sixth = { $who } a achevé une sixième section et gagne { $prestige } prestige. Les autres ont encore un tour chacun.
    .you = Vous avez achevé une sixième section et gagnez { $prestige } prestige. Les autres ont encore un tour chacun.
event-rc-decorate = { $who } décore { $section } avec { rc-ornament }.
    .you = Vous décorez { $section } avec { rc-ornament }.
event-rc-gems = { $who } sertit { rc-gems } sur { $section } : { $prestige } prestige.
    .you = Vous sertissez { rc-gems } sur { $section } : { $prestige } prestige.
event-rc-die = { $who } déplace { rc-die } de l’emplacement { $from } au { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}et paie { rc-rubles }
    }.
    .you = Vous déplacez { rc-die } de l’emplacement { $from } au { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}et payez { rc-rubles }
    }.
event-rc-resources = { $who } prend les ressources de l’emplacement { $space } ({ $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }).
    .you = Vous prenez les ressources de l’emplacement { $space } ({ $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    }).
event-rc-influence = { $who } utilise son influence : { rc-action }.
    .you = Vous utilisez votre influence : { rc-action }.
event-rc-activate = { $who } active la tuile { rc-slot-at } : { $tile }.
    .you = Vous activez la tuile { rc-slot-at } : { $tile }.
event-rc-take = { $who } prend { rc-amount-object }.
    .you = Vous prenez { rc-amount-object }.
event-rc-decline = { $who } ne prend rien.
    .you = Vous ne prenez rien.
event-rc-give = { $who } donne { rc-given }.
    .you = Vous donnez { rc-given }.
event-rc-swap = { $who } échange les tuiles Ressource des emplacements { $one } et { $other }.
    .you = Vous échangez les tuiles Ressource des emplacements { $one } et { $other }.
event-rc-leave = { $who } quitte l’emplacement { $space }.
    .you = Vous quittez l’emplacement { $space }.
event-rc-roll = { $who } lance { rc-die } : { $face }.
    .you = Vous lancez { rc-die } : { $face }.
event-rc-trade = { $who } donne 1 prestige contre { rc-rubles }.
    .you = Vous donnez 1 prestige contre { rc-rubles }.
event-rc-reroll = { $who } donne 1 prestige pour relancer les dés de l’emplacement { $space }.
    .you = Vous donnez 1 prestige pour relancer les dés de l’emplacement { $space }.
event-rc-score-track = { $who } : { $prestige } prestige sur la piste (case { $space }).
    .you = Vous : { $prestige } prestige sur la piste (case { $space }).
event-rc-score-leftovers = { $who } : { $prestige } prestige pour ce qui reste.
    .you = Vous : { $prestige } prestige pour ce qui reste.
event-rc-score-tower = { $who } : { $prestige } prestige pour la tour { $tower } (valeur { $value }, présence { $presence }).
    .you = Vous : { $prestige } prestige pour la tour { $tower } (valeur { $value }, présence { $presence }).
event-rc-wins = { $who } gagne avec { $prestige } prestige.
    .you = Vous gagnez avec { $prestige } prestige.

## Les refus

refusal-rc-nature-first = Les dés ou la mise en place passent d’abord.
refusal-rc-not-nature = Personne ne choisit le résultat d’un dé ou d’une pioche.
refusal-rc-basic-action-first = Revendiquez, construisez ou allez au marché avant de terminer votre tour.
refusal-rc-no-pass = On ne peut passer que si aucune action n’est possible.
refusal-rc-nothing-to-deliver = Vous n’avez aucun matériau qu’une section pourrait recevoir maintenant.
refusal-rc-build-first = Pour livrer ou décorer, choisissez d’abord « Construire ».
refusal-rc-market-first = Cela fait partie d’une visite au marché : déplacez d’abord un dé.
refusal-rc-deliver-something = Qui construit doit livrer au moins un matériau.
refusal-rc-no-banner-there = Il n’y a pas de bannière à cet endroit.
refusal-rc-basic-action-done = Vous avez fait votre action ; un tour n’en comporte qu’une.
refusal-rc-not-now = Pas maintenant : il s’agit d’abord { rc-now }.
refusal-rc-no-prestige-behind = Il n’y a pas de case de prestige derrière votre marqueur : vous n’avez pas de prestige à donner.
refusal-rc-rerolled-already = À cette table, un tour permet une relance ou des roubles contre du prestige, et vous avez relancé.
refusal-rc-traded-already = À cette table, un tour permet une relance ou des roubles contre du prestige, et vous avez pris des roubles.
refusal-rc-trades-over = À cette table, les échanges contre des roubles se suivent, et votre série est finie.
refusal-rc-one-reroll = Vous avez déjà payé une relance ; un tour n’en permet qu’une.
refusal-rc-no-dice-there = Il n’y a pas de dé sur l’emplacement { $space }.
refusal-rc-not-your-die = Les roubles ne font avancer que le dé blanc et celui de votre couleur, pas { rc-die }.
refusal-rc-rubles-short = Cela coûte { $needed ->
        [one] 1 rouble
       *[other] { $needed } roubles
    }, et vous en avez { $have }.
refusal-rc-space-full = { $dice ->
        [3] Trois
       *[other] { $dice }
    } dés occupent déjà l’emplacement { $space }.
refusal-rc-no-such-section = Il n’y a pas de section { $section } ici.
refusal-rc-no-banner-left = Vous n’avez plus de bannière.
refusal-rc-already-claimed = Une bannière se trouve déjà sur { $section }.
refusal-rc-claim-below-first = On ne peut revendiquer { $section } que si une bannière se trouve sur { $below }.
refusal-rc-not-your-section = Votre bannière ne se trouve pas sur { $section }.
refusal-rc-section-finished = { $section } est achevée.
refusal-rc-not-needed = { $section } ne demande { rc-no-material }.
refusal-rc-material-missing = Vous n’avez { rc-no-material }.
refusal-rc-not-finished = { $section } n’est pas achevée : on ne peut pas la décorer.
refusal-rc-ornament-there = { $section } a déjà son ornement.
refusal-rc-ornament-locked = Vous n’avez { rc-no-ornament } disponible pour l’instant : placez d’abord une tuile face visible sur son atelier.
refusal-rc-ornament-gone = Vous n’avez { rc-no-ornament } en réserve.
refusal-rc-took-already = Vous avez déjà pris les ressources de cette visite.
refusal-rc-inventory-full = Votre inventaire est plein.
refusal-rc-reserve-empty = Il n’y a { rc-no-material } dans la réserve générale.
refusal-rc-influence-over = Vous êtes passé à autre chose : l’influence est finie pour cette visite.
refusal-rc-one-action = Une seule des deux actions par visite, et vous avez commencé l’autre.
refusal-rc-lightning-used = Une action marquée de l’éclair ne s’utilise qu’une fois par tour.
refusal-rc-no-three-kinds = Vous n’avez pas encore achevé une base, une section intermédiaire et un dôme.
refusal-rc-no-three-materials = Vous n’avez pas trois matériaux différents.
refusal-rc-not-enough-equal = Vous n’avez pas { $needed } matériaux identiques de cette sorte.
refusal-rc-nothing-to-sell = Vous n’avez rien de ce qui s’achète ici.
refusal-rc-no-gain = Vous ne pourriez rien prendre de ce que cela rapporte ({ rc-action }).
refusal-rc-activated-already = Vous avez déjà activé une tuile dans cette visite.
refusal-rc-other-slot = Vous avez déplacé { rc-die } : cela n’active pas la tuile { rc-slot-at }.
refusal-rc-no-open-tile = Il n’y a pas de tuile visible sur l’emplacement { rc-slot-at }.
refusal-rc-tile-gives-nothing = La tuile { rc-slot-at } ne donne rien que vous puissiez prendre maintenant.
refusal-rc-more-than-offered = On n’en propose que { $offered }.
refusal-rc-same-kind = Ici un matériau s’échange contre un matériau d’une autre sorte.
refusal-rc-nothing-to-exchange = Vous n’avez aucun matériau à donner en échange.
refusal-rc-other-die-due = Un autre dé se lance d’abord : { rc-die-name }.
refusal-rc-too-far = Les roubles font avancer un dé de { $most } emplacements de plus au maximum.
refusal-rc-not-your-turn = C’est le tour de { rc-party }. On ne peut rien y faire de son propre tour.
refusal-rc-too-much = { $resource ->
        [recognition] Vous pouvez prendre au plus { $most } reconnaissance
        [prestige] Vous pouvez prendre au plus { $most } prestige
        [rubles] Vous pouvez prendre au plus { $most ->
                [one] 1 rouble
               *[other] { $most } roubles
            }
       *[other] L’inventaire et la réserve n’en permettent que { $most }
    }.
refusal-rc-not-offered = Cette action ne concerne pas { $material ->
        [wood] le bois
        [brick] les briques
        [stone] la pierre
        [gold] l’or
        [green] les gemmes vertes
        [diamond] les diamants
       *[purple] les gemmes violettes
    }.
refusal-rc-in-order = Les trois matériaux se donnent dans l’ordre de la liste, et à partir de « { rc-material } » il vous reste trop peu de sortes.
refusal-rc-given-already = Les trois doivent différer et se donnent dans l’ordre de la liste ; « { rc-material } » vient trop tard.
refusal-rc-slot-blocked = Une bannière occupe encore l’emplacement { rc-slot-at }.
refusal-rc-slot-taken = Une tuile occupe déjà l’emplacement { rc-slot-at }.
refusal-rc-deliveries-left = { $left ->
        [one] Il ne reste qu’une livraison
       *[other] Il ne reste que { $left } livraisons
    } pour les gemmes.
