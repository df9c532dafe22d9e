# Pages that are not a table: home, new table, joining, records, rules, components, about.

## Home

web-title-home = Duomo : bâtir des cathédrales ensemble
web-about-red-cathedral = Élevez des tours avec vos rivaux, de l’échafaudage au dôme peint. Jouez des dés du marché, décorez, et soyez présent là où cela compte.
web-about-basilica = Deux maîtres maçons, une nef. Posez des voûtes peintes, placez vos bâtisseurs, et tenez la majorité quand le roi entre.
web-players-red-cathedral = 1 à 4 joueurs
web-players-any = { $counts } joueurs
web-players-basilica = 2 joueurs
web-solo-and-module = solo, Recruteurs
web-play-now = Jouer maintenant
web-play-now-game = Jouer maintenant à { $game }, contre un robot
web-new-table = Nouvelle table
web-new-table-game = Nouvelle table pour { $game }
web-continue = Continuer
web-begin = Ou commencer autrement
web-all-tables = Toutes les tables
web-running = Parties en cours
web-none-yet = Aucune pour l’instant.
web-card-with = avec { $others }
web-card-alone = en solo
web-card-your-turn = À vous
web-card-waiting = en attente
web-card-over = terminée
web-card-won = gagnée
web-seat-open = place libre

## New table

web-game = Jeu
web-seats = Places
web-solo-hint = seul, on affronte Ivan
web-solo-ivan = vous êtes seul : Ivan bâtit contre vous
web-seat-number = Qui occupe la place { $number }
web-seat-name = Nom à la place { $number }
web-seat-remove = Retirer la place { $number }
web-seat-add = Un joueur de plus
web-seat-me = Moi
web-seat-screen = Cet écran
web-seat-friend = Ami
web-seat-friend-long = Un ami, par lien
web-seat-friend-about = vous recevez le lien à l’ouverture de la table ; le premier qui l’ouvre prend la place
web-seat-bot = Robot
web-seat-bot-level = Robot : { $level }
web-level = Niveau du robot
web-your-name = Votre nom
web-a-name = Nom
web-options = Options
web-options-about = prêtes telles quelles ; changez ce que vous voulez
web-option-set = { $option } : { $choice }
web-option-workshops = Plateau Atelier
web-option-workshops-about = Avancé : les ornements sont à débloquer, et chaque atelier coûte 3 roubles.
web-choice-workshops-standard = Standard
web-choice-workshops-advanced = Avancé
web-option-optional_actions = Roubles et relance
web-option-optional_actions-about = Les deux échanges dans un tour, ou l’un ou l’autre.
web-choice-optional_actions-both = Les deux
web-choice-optional_actions-either = L’un ou l’autre
web-option-ruble_trade = Prestige contre roubles
web-option-ruble_trade-about = Céder du prestige à tout moment de votre tour, ou tout en une seule fois.
web-choice-ruble_trade-any_time = À tout moment
web-choice-ruble_trade-one_moment = En une fois
web-option-start_player = Premier joueur
web-option-start_player-about = Tiré au sort, ou choisi.
web-choice-start_player-random = Au sort
web-option-blueprints = Plans de construction
web-option-blueprints-about = Les plans des tours : ceux du jeu de base, les autres, ou tous.
web-choice-blueprints-base = De base
web-choice-blueprints-extra = Autres
web-choice-blueprints-all = Tous
web-option-contractors = Recruteurs
web-option-contractors-about = Une région de six villes, des laissez-passer, des spécialistes, et recruter comme quatrième action.
web-choice-contractors-off = Non
web-choice-contractors-on = Oui
web-option-guild = Nouvelle guilde
web-option-guild-about = Une carte d’une nouvelle guilde prend au marché la place du Clergé.
web-choice-guild-none = Aucune
web-option-guild_card = Carte de la guilde
web-option-guild_card-about = Laquelle de ses trois cartes est au marché.
web-choice-guild_card-random = Au sort
web-option-ivan_market = Ivan au marché
web-option-ivan_market-about = Seulement en solo : de la reconnaissance par dé, ou une fois.
web-choice-ivan_market-per_die = Par dé
web-choice-ivan_market-single = Une fois
web-option-paid_recruit = Recruter payé
web-option-paid_recruit-about = Où peut se tenir le bâtisseur d’un Recruter payé : à côté de n’importe quel bâtisseur, ou seulement d’un de celui qui paie.
web-choice-paid_recruit-any = N’importe lequel
web-choice-paid_recruit-own = Le sien
web-sum-players = { $players ->
        [1] Un joueur
        [2] Deux joueurs
        [3] Trois joueurs
       *[other] Quatre joueurs
    }.
web-sum-ready = La table s’ouvre aussitôt.
web-sum-friends = La table s’ouvre aussitôt ; { $friends ->
        [one] l’ami peut
       *[other] les amis peuvent
    } venir plus tard.
web-sum-settle = { $problems ->
        [one] Un point à régler
       *[other] { $problems } points à régler
    }
web-open-table = Ouvrir la table

## Joining and records

web-join = Rejoindre
web-join-by-link = Rejoindre par lien
web-join-paste = Collez le lien que vous avez reçu.
web-join-wrong = Ce n’est pas un lien vers une place ou une table.
web-join-go = Y aller
web-join-title = Vous êtes invité : { $game }
web-join-seat = Votre place : { $party }.
web-join-taken = { $name } a déjà cette place. Une invitation ne sert qu’une fois ; demandez-en une autre à l’hôte.
web-join-take = Prendre la place
web-join-watch = Seulement regarder
web-upload-about = Ouvrez une partie enregistrée, téléchargée ici ou écrite par le programme, et parcourez-la pas à pas.
web-upload-file = Choisissez un fichier, ou déposez-le ici
web-upload-paste = Ou collez le texte
web-upload-show = Montrer la partie

## Rules and components

web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
web-rules-none = Rien trouvé. Essayez un autre mot, ou le numéro d’une règle comme RC-6.
web-rules-all = Tout
web-rules-contents = Sommaire
web-rules-example = Exemple :
web-rules-see = Voir aussi
web-rules-copy = Lien
web-components-about = Duomo joue avec ces valeurs. Certaines sont imprimées, d’autres s’en déduisent, d’autres ont dû être inventées pour que le jeu fonctionne ; une pièce porte la marque de sa valeur la plus faible. On peut aussi jouer avec les valeurs de son propre exemplaire.
web-components-expansions = Avec les extensions
web-components-base = Jeu de base
web-source-rulebook = règle du jeu
web-source-inferred = déduit
web-source-reconstructed = reconstitué : peut différer de l’imprimé
web-part-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
web-part-three-plus = 3 joueurs ou plus
web-part-board = { $board ->
        [advanced] avancé
       *[standard] standard
    }
web-part-crown = avec couronne
web-part-space = case { $space }

## About, and what went wrong

web-about-what = Duomo permet de jouer à La Cathédrale Rouge, avec son extension et en solo contre Ivan, et à Basilica : avec des amis par un lien, sur un même écran, ou contre des robots. Ses règles sont prouvées par des tests, paragraphe par paragraphe.
web-about-independent = Duomo est un projet indépendant à code ouvert. Il n’est ni lié aux éditeurs et auteurs de ces jeux, à qui leurs noms appartiennent, ni soutenu par eux. Si un jeu vous plaît, achetez-le.
web-about-art = Chaque image est dessinée par ce programme ; rien n’est copié ni calqué sur les jeux publiés. Les règles sont racontées avec nos propres mots.
web-about-components = Là où les valeurs imprimées ne sont pas connues du public, Duomo emploie les siennes ; la page du matériel dit de chaque valeur d’où elle vient.
web-about-privacy = Il n’y a pas d’inscription. Un cookie permet à ce navigateur de garder ses places ; votre nom est celui que vous entrez. Rien n’est transmis à personne d’autre.
web-about-licence = Le programme et les images sont sous licence MIT, les caractères Alegreya SC et Source Sans 3 sous licence SIL Open Font.
web-not-found = Il n’y a rien ici
web-not-found-about = Cette adresse ne mène à aucune page : le plan n’a jamais été bâti.
web-went-wrong = Cela n’a pas marché
web-try-again = Réessayer
web-to-home = À l’accueil
