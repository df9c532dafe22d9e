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
ivan-ask-tile = Quelle tuile est sur la carte suivante de sa rangée ?
ivan-ask-specialist = Tirez un spécialiste du sac. Lequel ?
ivan-ask-card = Ivan revendique la section { $section }. Qu’y est-il imprimé ?
ivan-ask-reserve = Quel tas de la réserve est le plus fourni ?
ivan-ask-over = La partie est finie. Comptez.
server-no-position = Ceci n’est pas une position.
server-no-copy = Ce fichier ne contient pas les valeurs d’un exemplaire.
server-bad-position = { $reason }
refusal-companion-dice-full = Plus de trois dés se trouvent sur la case { $space }.
