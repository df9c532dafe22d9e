# What the page itself says, beside every game and on every screen. Keys begin with web-.

## Names and navigation

web-game-red-cathedral = La Cathédrale Rouge
web-game-basilica = Basilica
web-nav = Principal
web-nav-play = Jouer
web-nav-games = Parties
web-nav-finished = Parties terminées
web-nav-replay = Revoir une partie
web-nav-rules = Règles
web-nav-components = Matériel
web-nav-about = À propos
web-title = { $page } · Duomo
web-language = Langue
web-independent = Projet indépendant à code ouvert, sans lien avec les éditeurs de ces jeux. Toutes les illustrations sont originales.
web-close = Fermer
web-cancel = Annuler
web-copy = Copier
web-copied = Copié
web-you = Vous
web-name-shared = { $name } ({ $party })
web-rule = Règle { $rule }
web-rule-whole = Ouvrir le livret de règles
web-rule-opening = Ouverture du livret de règles …
web-on = Oui
web-off = Non

## The frame of a table

web-this-turn = Ce tour
web-turn-buttons = Votre tour
web-boards = Plateaux
web-pocket = Ce que vous avez
web-points-there = Il y a quelque chose à regarder là
web-targets = { $count } { $count ->
        [one] cible
       *[other] cibles
    } ici
web-plain-position = La table
web-log = Journal
web-log-undo = Un coup a été repris.
web-closing-end = Finir le tour
web-closing-leave = Quitter le marché
web-closing-done = Terminé
web-closing-pass = Passer
web-end-not-yet = Pas encore : décidez d’abord ce que demande la phrase.
web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-asks = Des dés ou des cartes ont été vus depuis ; on demande aux autres.
web-undo-never = Rien ne peut être repris dans cette partie.
web-undo-nothing = Il n’y a rien à reprendre.
web-restart = Recommencer le tour
web-waits-for = { $name } réfléchit.
web-waits-for-away = { $name } n’est pas en ligne ; la partie attend.
web-waits-for-friend = On attend qu’un ami prenne cette place.
web-game-over = La partie est terminée.
web-show-score = Voir le décompte
web-watching = Vous regardez
web-offline = Connexion perdue. Nouvel essai …
web-opening = Ouverture de la table …
web-tab = { $game } · Duomo
web-tab-yours = ● À vous · { $game } · Duomo
web-late = La partie a avancé avant l’arrivée de votre coup ; regardez à nouveau et décidez.
web-why-possible = C’est possible en ce moment.
web-replay-only = Ceci est une rediffusion : rien ne peut y être joué.
web-server-unreachable = Le serveur ne répond pas. Est-il en marche ?
web-server-trouble = Le serveur n’a pas pu faire cela.

## Questions and menus of a table

web-undo-question = Acceptez-vous ce retour en arrière ?
web-undo-question-about = { $name } demande à reprendre un coup, bien que des dés ou des cartes aient été vus depuis.
web-undo-agree = Accepter
web-undo-refuse = Refuser
web-undo-refused = { $name } n’accepte pas le retour en arrière.
web-waiting-title = { $seats ->
        [one] Une place est libre
       *[other] { $seats } places sont libres
    }
web-waiting-about = Envoyez un de ces liens à chaque ami. Le premier qui l’ouvre prend la place ; vous pouvez commencer en attendant.
web-new-link = Créer un lien
web-hint = Un indice
web-hint-thinking = Réflexion …
web-hint-play = Le jouer
web-menu = Menu
web-theme = Lumière
web-theme-system = Comme le système
web-theme-day = Jour
web-theme-candle = Bougie
web-theme-to-day = Passer à la lumière du jour
web-theme-to-candle = Passer à la lueur des bougies
web-motion = Animations
web-motion-system = Comme le système
web-motion-full = Oui
web-motion-off = Non
web-sound = Son
web-obvious = Jouer seuls les coups évidents
web-obvious-about = Là où personne ne ferait autre chose.
web-confirm = Confirmer le dernier coup d’un tour
web-confirm-about = Il attend « Finir le tour » quand le tour passerait aussitôt.
web-share = Pour les spectateurs
web-share-about = Qui ouvre ce lien peut regarder.
web-leave = Quitter la table
web-all-moves = Tous les coups
web-no-moves = Vous n’avez aucun coup à jouer maintenant.
web-moves-beside = Possible à tout moment
web-keys = Clavier
web-key-next = prochain élément à choisir
web-key-undo = annuler
web-key-restart = recommencer le tour
web-key-end = finir le tour
web-key-moves = liste de tous les coups
web-key-hint = demander un indice
web-key-log = aller au journal
web-key-help = cette liste
web-key-tab = tout parcourir, choisir
web-key-escape = fermer ; lâcher ce qui est choisi
