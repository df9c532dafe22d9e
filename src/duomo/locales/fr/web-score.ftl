# La fin d'une partie dans le navigateur : qui a gagné, chaque ligne du décompte final, que faire ensuite.

## La phrase en haut

# who: you | other; unit: prestige | points
web-score-wins =
    { $who ->
        [you] { $unit ->
            [prestige] Vous gagnez avec { $points } points de prestige.
           *[points] Vous gagnez avec { $points } points.
        }
       *[other] { $unit ->
            [prestige] { $name } gagne avec { $points } points de prestige.
           *[points] { $name } gagne avec { $points } points.
        }
    }
# by: sections | ornaments
web-score-wins-tie =
    { $who ->
        [you] Vous gagnez : { $points } de prestige comme { $rival }, mais { $by ->
            [sections] { $one } sections achevées contre { $other }.
           *[ornaments] { $one } ornements contre { $other }.
        }
       *[other] { $name } gagne : { $points } de prestige comme { $rival }, mais { $by ->
            [sections] { $one } sections achevées contre { $other }.
           *[ornaments] { $one } ornements contre { $other }.
        }
    }
web-score-shared =
    { $unit ->
        [prestige] Victoire partagée : { $names }, { $points } de prestige chacun.
       *[points] Égalité : { $names }, { $points } points chacun.
    }
web-score-none = La partie s'est terminée sans résultat.

## Faits de la partie

web-score-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
web-score-sections = { $finished } sections sur { $all }
web-score-ornaments =
    { $ornaments ->
        [one] { $ornaments } ornement
       *[other] { $ornaments } ornements
    }
web-score-minutes =
    { $minutes ->
        [0] moins d'une minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-score-king = le roi sur { $king }

## Boutons

web-score-board = Plateau
web-score-replay = Revoir
web-score-analyse = Analyser
web-score-record = Enregistrement
web-score-rematch = Revanche
web-score-home = Accueil

## Places

web-score-podium = Résultat
web-score-winner = Vainqueur
web-score-place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
web-score-cathedral = La cathédrale

## Lignes du décompte

web-score-lines = Ligne par ligne
web-score-lines-about = Décompte final, ligne par ligne
web-score-track = Piste
web-score-track-about = retour sur une case de prestige
web-score-leftovers = Restes
web-score-leftovers-about = 1 pour 5 marchandises et roubles
web-score-tools = Outils
web-score-tools-about = outils montrés sur les spécialistes
web-score-contracts-note = Les contrats se décomptent avant la piste : leur prestige a déjà fait avancer les marqueurs. La ligne « Piste » le comprend ; les nombres entre parenthèses ne s’ajoutent donc pas une seconde fois.
web-score-towers = Tours
web-score-tower = Tour { $tower }
web-score-space = case { $space }
web-score-not-there = absent
web-score-presence = { $banners } achevées, { $ornaments ->
        [one] { $ornaments } ornement
       *[other] { $ornaments } ornements
    }
web-score-prestige = Prestige
web-score-points = Points

## Égalités

web-score-tie-two = Présences égales : à deux joueurs, personne ne reçoit rien.
web-score-tie-many = { $parties } joueurs à égalité : { $sum }, partagés également, arrondis à l'inférieur : { $each } chacun.
web-score-equal =
    { $by ->
        [sections] Prestige égal : les sections achevées départagent, { $one } contre { $other } ; puis ce seraient les ornements.
        [ornaments] Prestige égal et autant de sections achevées : les ornements départagent, { $one } contre { $other }.
       *[shared] Prestige égal, autant de sections achevées et d'ornements : la victoire est partagée.
    }
web-score-tied = égalité
web-score-nobody-stood = Aucun bâtisseur ne se tenait dans une zone.
web-score-draw = À points égaux, match nul.
web-score-more-points = Le plus de points gagne.
