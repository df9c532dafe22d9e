# La ligne de commande.

cli-you = (vous)
cli-total = Total
cli-rule = Règle
cli-winner = { $who } gagne.
cli-shared-win = La victoire est partagée : { $who }.
cli-final-scoring = Décompte final, en prestige
cli-rolled = Dés relancés : { $dice }.

## Jouer

cli-welcome = { $title } · { $players } { $players ->
        [one] joueur
       *[other] joueurs
    } · graine { $seed }
cli-first-help = Choisissez par numéro ou par notation ; ? montre ce qu’on peut taper d’autre.
cli-you-are = Vous êtes { $who }.
cli-opponents = Vos adversaires : { $who }.
cli-hot-seat = Autour de ce clavier : { $who }.
cli-your-turn = { $who }, à vous de jouer.
cli-prompt = { $who }>
cli-enter = Entrée : { $move }
cli-forced = Un seul coup possible : { $move }
cli-unknown = « { $text } » n’est ni un numéro de la liste ni un coup. ? aide.
cli-no-number = La liste va de 1 à { $count }.
cli-may = Ce coup est permis.
cli-why-usage = Dites quel coup : why claim 1.2
cli-nothing-to-undo = Il n’y a aucun de vos coups à reprendre.
cli-undone = Coup repris.
cli-no-log = Il ne s’est encore rien passé.
cli-saved = La partie est enregistrée dans { $file }. Pour la revoir : duomo replay { $file }
cli-save-usage = Dites où : save FICHIER
cli-goodbye = La partie s’arrête ici.
cli-offer-save = L’enregistrer ? Tapez un nom de fichier, ou Entrée pour partir sans enregistrer :
cli-help-title = Ce qu’on peut taper
cli-help-number = le numéro d’un coup de la liste
cli-help-notation = un coup en notation, par exemple « die white +1 » ou « claim 2.1 » (docs/notation.md)
cli-help-enter = la réponse habituelle, là où elle est indiquée
cli-help-why = pourquoi un coup n’est pas possible maintenant, avec la règle
cli-help-board = toute la table à nouveau
cli-help-moves = la liste des coups à nouveau
cli-help-log = ce qui s’est passé
cli-help-undo = reprendre votre dernier coup et tout ce qui a suivi
cli-help-save = enregistrer la partie
cli-help-quit = arrêter
cli-help-auto = prendre roubles et points sans demander : oui ou non
cli-auto-on = Roubles et points sont pris sans demander.
cli-auto-off = Chaque gain vous sera demandé.
cli-any-moment = Possible aussi maintenant :
cli-meanwhile = Depuis votre dernier tour :

## La Cathédrale rouge sur la table

cli-rc-market = MARCHÉ (les dés vont de 1 à 8, puis à 1)
cli-rc-cathedral = CATHÉDRALE
cli-rc-legend = ₽ rouble · + reconnaissance · ▣ tuile Atelier · ■ face cachée · ◆ ce que montre l’emplacement de ce dé · ▲▼ influence upper, lower · 1× une fois, ∞ répétable
cli-rc-inventory = inventaire { $used }/{ $room } : { $things }
cli-rc-sections = { $finished ->
        [one] { $finished } section
       *[other] { $finished } sections
    } · { $banners ->
        [one] { $banners } bannière
       *[other] { $banners } bannières
    }
cli-rc-ornaments = ornements : { $things }
cli-rc-workshop = atelier : { $slots }
cli-rc-banner = bannière
scored-rc-track = Prestige sur la piste
scored-rc-leftovers = Matériaux et roubles restants
scored-rc-tower = Tour { $tower }, valeur { $value } (présence)
scored-rc-sections = sections achevées
scored-rc-ornaments = ornements placés

## Autres commandes

cli-games-players = { $counts } joueurs
cli-games-use = On choisit avec --option nom=valeur, par exemple : duomo play red-cathedral --option workshops=advanced
cli-choices = { $choices } : { $about }
cli-default = par défaut
cli-components-fine = { $file } est en ordre : { $rows ->
        [one] { $rows } ligne diffère
       *[other] { $rows } lignes diffèrent
    } du jeu fourni ; nom { $name }, empreinte { $hash }.
cli-components-source = { $source ->
        [rulebook] écrit dans une règle du jeu
        [inferred] se déduit des règles du jeu
        [reconstructed] reconstitué : jouable et équilibré, mais pas la valeur imprimée
       *[other] de l’exemplaire d’un joueur
    } ({ $count ->
            [one] { $count } ligne
           *[other] { $count } lignes
        })
cli-replay-fine = { $moves ->
        [one] { $moves } coup vérifié : il suit
       *[other] { $moves } coups vérifiés : tous suivent
    } les règles.
cli-replay-help = Entrée : coup suivant · back : retour · un nombre : la position après autant de coups · board : la table · quit : quitter
cli-replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

cli-dice-bad-proof = { $file } n’est pas une preuve de dés.
cli-dice-other-secret = Le secret n’est pas celui qui avait été promis avant la partie.
cli-dice-wrong = Le lancer ou tirage { $number } ne découle pas du secret.
cli-dice-right =
    { $count ->
        [one] Un lancer ou tirage a été vérifié : il découle du secret.
       *[other] { $count } lancers et tirages ont été vérifiés : tous découlent du secret.
    }
