# Le plateau de The Red Cathedral dans le navigateur : titres, et noms des pièces pour les lecteurs d’écran.

## Plateaux

web-rc-table = The Red Cathedral
web-rc-market = Marché
web-rc-turn-number = Tour { $turn }
web-rc-site = Chantier
web-rc-others = Autres joueurs
web-rc-track = Piste de score
web-rc-workshop = Votre atelier
web-rc-you = Vous
web-rc-region = Région
web-rc-guild = Guilde
web-rc-log = Journal
web-rc-sheets = Ce que montre ce panneau
web-rc-tab-site = Chantier
web-rc-tab-workshop = Atelier
web-rc-tab-players = Joueurs
web-rc-tab-ivan = Ivan
web-rc-bot = bot

## Choses

web-rc-recognition = Reconnaissance
web-rc-prestige = Prestige
web-rc-rubles = roubles
web-rc-permits = { $permits } laissez-passer sur 6
web-rc-reserve = Reste dans la réserve
web-rc-left-in-reserve = Dans la réserve : { $what }
web-rc-inventory-title = Inventaire
web-rc-of = { $n } sur { $all }
web-rc-inventory = Inventaire : { $held } places occupées sur { $room }
web-rc-covered = Place de l’inventaire couverte par une bannière
web-rc-ornaments = Ornements
web-rc-ornament-gone = { rc-ornament-name } : pas disponible
web-rc-slots = Ateliers
web-rc-slot =
    { $slot ->
        [white-1] Premier atelier blanc
        [white-2] Second atelier blanc
        [red] Atelier rouge
        [blue] Atelier bleu
        [green] Atelier vert
       *[yellow] Atelier jaune
    }
web-rc-empty-slot = Vide
web-rc-blocked = Sous une bannière
web-rc-face-down = Face cachée
web-rc-face-up = face visible
web-rc-no-tile = pas de tuile
web-rc-tile-gives = Donne { $gain }
web-rc-tile-die =
    { $die ->
        [white] Emplacement du dé blanc
        [red] Emplacement du dé rouge
        [blue] Emplacement du dé bleu
        [green] Emplacement du dé vert
        [black] Emplacement du dé noir
       *[yellow] Emplacement du dé jaune
    }
web-rc-holds-banner = Une bannière s’y trouve
web-rc-holds-ornament = Il s’y trouve { rc-ornament }
web-rc-no-specialist = Aucun spécialiste
web-rc-finished = { $finished } sur 6 achevées
web-rc-banners-left = { $banners ->
        [one] reste 1 bannière
       *[other] restent { $banners } bannières
    }
web-rc-contractors-left = { $left ->
        [one] reste 1 recruteur
       *[other] restent { $left } recruteurs
    }
web-rc-contracts-held = { $n ->
        [one] 1 contrat
       *[other] { $n } contrats
    }
web-rc-buttresses-held = { $n ->
        [one] 1 contrefort
       *[other] { $n } contreforts
    }
web-rc-no-contractors = aucun recruteur
web-rc-closed = fermée
web-rc-nothing = rien
web-rc-no-dice = aucun dé
web-rc-bag = { $n ->
        [one] 1 spécialiste dans le sac
       *[other] { $n } spécialistes dans le sac
    }
web-rc-foreman = Le contremaître est ici
web-rc-foreman-at = Le contremaître est à la tour { $tower }.
web-rc-ivan-marker = Le marqueur d’Ivan est ici

## Noms des pièces

web-rc-tower = Tour { $tower }
web-rc-name-section = Section { $section }, { rc-kind }
web-rc-name-finished = Achevée par { $who }
web-rc-name-ornament = Décorée par { $who }
web-rc-name-claimed = Revendiquée par { $who }
web-rc-name-unclaimed = Libre
web-rc-name-needs = Demande encore { $what }
web-rc-name-delivered = Livré : { $what }
web-rc-name-pays = Rapporte { $what }
web-rc-name-tile = Tuile : { $tile }
web-rc-name-worth = Tour { $tower } : vaut maintenant { $value } prestige
web-rc-name-city = Ville : { $city }
web-rc-name-city-closed = Ville : { $city }, fermée
web-rc-name-die = { $die ->
        [white] Dé blanc
        [red] Dé rouge
        [blue] Dé bleu
        [green] Dé vert
        [black] Dé noir
       *[yellow] Dé jaune
    } : { $face }, sur l’emplacement { $space } ; irait à l’emplacement { $goal }
web-rc-name-space = Emplacement { $space } : { $gain }
web-rc-name-tool = Outil : { $tool }
web-rc-name-price = Coûte { rc-rubles }
web-rc-name-fee = Y aller coûte { ct-permits }
web-rc-name-holds = Inventaire : { $what }
web-rc-name-score = { $who } : { $recognition } reconnaissance, { $prestige } prestige
web-rc-name-ivan-card = { $card } : { $does }. Tuile du { $die }, { $state }
web-rc-specialist-at = Spécialiste de la case { $space } : { $words }
web-rc-nobody-at = Personne sur la case { $space }
web-rc-cathedral = La cathédrale : { $done } sections achevées sur { $all }

## Choisir

web-rc-cancel = Annuler
web-rc-asides = À tout moment de votre tour
web-rc-reroll = perdre 1 prestige, relancer tous les dés d’un emplacement
web-rc-half-die = Où va { rc-die } ?
web-rc-half-reroll = Quel emplacement relancer ?
web-rc-half-swap = Quelle tuile échanger avec celle de l’emplacement { $space } ?
web-rc-half-material = { rc-material } : pour quelle section ?
web-rc-half-ornament = Quelle section reçoit { rc-ornament } ?
web-rc-step-die = { rc-die-name } à l’emplacement { $space }
web-rc-step-claim = { $section } revendiquée
web-rc-step-resources = Ressources
web-rc-step-influence = Influence
web-rc-step-tile = Tuile Atelier
web-rc-step-specialist = Spécialiste
web-rc-mark-played = joué
web-rc-mark-better = mieux

## Guildes

web-rc-drawn = Piochés
web-rc-your-contracts = Vos contrats
web-rc-your-buttresses = Vos contreforts
web-rc-buttresses = Disponibles
web-rc-drawn-cards = Cartes piochées
web-rc-within = Une action de marché achetée aux Grossistes
web-rc-deck = Dans la pioche : { $n }
web-rc-discards = défaussées : { $n }

## Ivan

web-rc-ivans-turn = Le tour d’Ivan
web-rc-cards-used = { $n } cartes sur { $all }
web-rc-you-choose = Vous choisissez pour lui.
web-rc-again = Revoir
web-rc-all = Tout
web-rc-ivan-waits = Il attend la fin de votre tour.
web-rc-ivan-does =
    { $card ->
        [recognition] gagne 4 reconnaissance
        [inventory] 4 de la plus grande réserve
        [transport] Inventaire vers Construire
        [claim] au-dessus des vôtres
        [build] tout sur ses sections
       *[recruit] un recruteur dans la ville
    }
