# Ivan à une vraie table : que faire des pièces.

ivan-do-card = Retournez la tuile de { rc-solo-card } face cachée : { rc-die-name }.
ivan-do-die = { rc-solo-card } : déplacez le { rc-die-name } de la case { $from } à la case { $space }.
ivan-do-blocked = { rc-solo-card } : trois dés occupent la case { $space }, le { rc-die-name } reste. Ni gain, ni lancer.
ivan-do-market = { rc-solo-card } : pour la case { $space }, son marqueur avance de { $recognition }.
ivan-do-recognition = { rc-solo-card } : son marqueur avance de { $recognition }.
ivan-do-takes = Posez { rc-amount-object } de la réserve sur { rc-solo-card }.
ivan-do-transports = { rc-solo-card } : déplacez tout d’Inventaire vers Construction, { $amount } en tout.
ivan-do-claims = { rc-solo-card } : posez sa bannière sur la section { $section } ; sa tuile d’atelier quitte la partie.{ $recognition ->
        [0] {""}
       *[other] {" "}Son marqueur avance de { $recognition }.
    }
ivan-do-delivers = { rc-solo-card } : posez { rc-amount-object } sur la section { $section }.
ivan-do-finish = La section { $section } est achevée : retournez sa carte, les matériaux reviennent à la réserve. Son marqueur avance de { $recognition }.
ivan-do-penalty =
    { $whose ->
        [his] Son marqueur recule de { $recognition } : la section { $section } est achevée au-dessus de son chantier inachevé.
       *[yours] Votre marqueur recule de { $recognition } : la section { $section } est achevée au-dessus de votre chantier inachevé.
    }
ivan-do-decorates = Toutes ses tuiles sont face cachée : posez { rc-ornament } à lui sur la section { $section }. Son marqueur va { $prestige } case de prestige plus loin.
ivan-do-reshuffles = Mélangez ses tuiles et reposez-les face visible sur la rangée.
ivan-do-marker = Posez son jeton sur la tour { $tower } : { ct-city }.
ivan-do-recruits = { rc-solo-card } : envoyez un de ses entrepreneurs à { ct-city }.
ivan-do-specialist = { rc-solo-card } : il prend le spécialiste à l’outil { ct-tool } ; posez la tuile près de lui.{ $recognition ->
        [0] {""}
       *[other] {" "}Son marqueur avance de { $recognition }.
    }
ivan-do-cancels = { rc-solo-card } : deux outils identiques, { ct-tool } : les deux spécialistes retournent dans le sac.
ivan-do-moscow = { rc-solo-card } : à Moscou, son marqueur avance de { $prestige } case de prestige.
ivan-do-city-points =
    { $whose ->
        [his] { ct-city } ferme : son marqueur avance de { $recognition }.
       *[yours] { ct-city } ferme : votre marqueur avance de { $recognition }.
    }

ivan-ask-turn = À vous. Jouez, puis dites ce qui concerne Ivan.
ivan-ask-roll = Lancez le { rc-die-name } sur sa case. Que montre-t-il ?
ivan-ask-rolls = Lancez là où ils sont les { $count } dés de cette case. Que montrent-ils ?
ivan-ask-tile = Quelle tuile est sur la carte suivante de sa rangée ?
ivan-ask-specialist = Tirez un spécialiste du sac. Lequel ?
ivan-ask-card = Ivan revendique la section { $section }. Qu’y est-il imprimé ?
ivan-ask-reserve = Quel tas de la réserve est le plus fourni ?
ivan-ask-over = La partie est finie. Comptez.
server-no-position = Ceci n’est pas une position.
server-no-copy = Ce fichier ne contient pas les valeurs d’un exemplaire.
server-bad-position = { $reason }
refusal-companion-dice-full = Plus de trois dés se trouvent sur la case { $space }.
refusal-companion-section = Cela n’a pas pu arriver à la section { $section } pendant ce tour.
refusal-companion-no-die = Ce dé n’est pas à cette table : { rc-die-name }.
refusal-companion-none-to-roll = Il ne resterait aucun dé à lancer : { rc-die-name } doit être sur la case qu’il a atteinte.
refusal-companion-no-recognition = Avec les Recruteurs, aucune tuile de reconnaissance n’est au marché.
refusal-count-seventh-section = { position-party } a { $count } sections terminées. La sixième met fin à la partie, et personne n’a de septième bannière.

ivan-coming-card =
    { $card ->
        [recognition] Puis son marqueur avance de { $recognition }.
        [inventory] Puis il prend { $amount } matériaux de la plus grande pile.
        [transport] Puis tout passe d’Inventaire à Construire.
        [claim] Puis il revendique : juste au-dessus d’une de vos sections, sinon une base. S’il y en a plusieurs, vous choisissez.
        [build] Puis il construit avec tout ce qui est sur Construire.
       *[recruit] Puis il envoie un entrepreneur dans la ville de son jeton.
    }
ivan-coming-first = Puis sa rangée recommence avec { rc-solo-card }.
ivan-coming-you = Puis c’est à vous. { $tiles ->
        [0] Toutes ses tuiles sont face cachée.
        [one] Une de ses tuiles est encore visible.
       *[other] { $tiles } de ses tuiles sont encore visibles.
    }

ivan-lay-market = Mélangez les 8 tuiles de ressource sur le marché{ $tile ->
        [permits] , avec la tuile de laissez-passer à la place de celle de reconnaissance
       *[recognition] {""}
    }. Tirez une carte d’influence de chaque groupe et répartissez-les sur les quartiers.
ivan-lay-towers = Construisez les { $towers } tours de gauche à droite, hautes de { $heights } sections : { $towers } bases, { $middles } milieux et { $towers } dômes au hasard, côté coût visible.
ivan-lay-tiles = Laissez de côté les tuiles d’atelier marquées 3+{ $contractors ->
        [on] ; deux tuiles de reconnaissance sortent, une de laissez-passer et une du dé noir entrent
       *[off] {""}
    }. Mélangez les autres et posez-en une visible sur chaque section.
ivan-lay-dice = Lancez les { $dice } dés. Posez-en un sur la case de la tuile de { $tile ->
        [permits] laissez-passer
       *[recognition] reconnaissance
    } et un sur chaque case suivante, dans le sens horaire, dans n’importe quel ordre.
ivan-lay-you = Vous : 4 bannières sur votre inventaire, 2 à côté, 4 ornements, votre marqueur sur la case 2, 3 roubles{ $contractors ->
        [on] , 1 laissez-passer et vos 6 entrepreneurs en ligne
       *[off] {""}
    }.
ivan-lay-ivan = Ivan : une couleur à lui, 6 bannières, 4 ornements, ni plateau ni roubles. Son marqueur est sur { $contractors ->
        [on] la case de prestige 3
       *[off] la case 2
    }.
ivan-lay-row = Mélangez ses { $cards } cartes solo en une rangée. Mélangez ses { $cards } tuiles de dé, celles marquées 3+, et posez-en une visible sur chacune. Mettez 5 de ses bannières sur Revendiquer.
ivan-lay-region = Installez la région, mettez les 24 spécialistes dans le sac et tirez-en un pour chacune des { $spaces } cases. Tous les entrepreneurs d’Ivan sont sous Recruter.
ivan-lay-cities = Mélangez les 6 tuiles de ville et posez-en une sur chacune des { $towers } tours. Les villes qui restent sont fermées.
ivan-lay-base = Posez sa sixième bannière sur la base qui a le plus de reconnaissance, la plus à gauche à égalité. Sa tuile quitte le jeu.
ivan-lay-marker = Posez son jeton sur cette tour, et un de ses entrepreneurs dans la ville de celle-ci, gratuitement.
