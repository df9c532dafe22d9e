# À côté d’une vraie table : les points et le carnet.

web-nav-real = À la table
web-real-about = La boîte sur la table, cette page à côté. Ce que vous saisissez reste sur cet appareil.
web-real-offline = Cette page fonctionne aussi sans réseau : tout est conservé dans ce navigateur.
web-real-offline-soon = Cette page est en cours d’enregistrement dans ce navigateur, pour les moments sans réseau …
web-real-count = Compter les points
web-real-count-about = Touchez qui se trouve où ; chaque ligne est donnée avec sa règle.
web-real-log-book = Carnet de parties
web-real-log-about = Vos soirées de jeu : qui a joué, qui a gagné, avec photos.
web-real-back = Retour
web-real-so-far = Points jusqu’ici
web-real-parts = Parties du décompte
web-real-part-track = Piste
web-real-part-goods = Biens
web-real-part-crews = Équipe
web-real-part-contracts = Contrats
web-real-done = saisi
web-real-next = Suivant
web-real-count-result = Résultat
web-real-count-again = Compter une autre partie
web-real-nothing-to-undo = Rien n’a encore été saisi.
web-real-tower = Tour { $tower }
web-real-tower-sum = 2 × { $finished } + { $ornaments } =
web-real-middle = Milieu { $number }
web-real-who-played = Qui a joué ?
web-real-players = Joueurs
web-real-players-count =
    { $players ->
        [one] 1, avec Ivan
       *[other] { $players }
    }
web-real-name-of = Nom de { $colour }
web-real-with = avec
web-real-without = sans
web-real-guild = Guilde
web-real-no-guild = aucune
web-real-boards = Plateaux d’atelier
web-real-board-standard = standard
web-real-board-advanced = avancés
web-real-blueprints = Plans
web-real-blueprints-base = du jeu de base
web-real-blueprints-all = tous
web-real-which-blueprint = Touchez le plan que vous avez bâti.
web-real-blueprint = Tours de { $heights } sections
web-real-where-marker = Où est le marqueur de { $who } ?
web-real-track-about = Touchez la case. Le recul jusqu’à la case de prestige se fait tout seul.
web-real-lap = Tour de piste { $lap }
web-real-how-many-materials = Combien de matériaux reste-t-il à { $who } ?
web-real-ivan-materials = Combien de matériaux y a-t-il sur les deux cartes de { $who } ?
web-real-goods-about = Cinq matériaux et roubles rapportent un prestige.
web-real-materials = Matériaux
web-real-rubles = Roubles
web-real-how-many-rubles = Et combien de roubles ?
web-real-fewer = Moins
web-real-more = Plus
web-real-so-many =
    { $count ->
        [one] { $count } matériau
       *[other] { $count } matériaux
    }
web-real-crews-about = Les permis, et les outils au dos des spécialistes utilisés.
web-real-permits = Permis
web-real-tools = Outils
web-real-no-tools = Aucun outil
web-real-contracts-about = Quels contrats chacun a-t-il en main ? Ils paient avant tout le reste.
web-real-open-tiles = Tuiles d’atelier face visible
web-real-lost-ornaments = Ornements perdus ou défaussés
web-real-banner = Bannière
web-real-banner-of = Bannière de { $who }
web-real-ornament-of = Ornement de { $who }
web-real-nobody = Personne ne l’a achevée
web-real-no-ornament = Aucun ornement
web-real-unfinished = pas achevée
web-real-presence =
    { $count ->
        [one] présent une fois
       *[other] présent { $count } fois
    }
web-real-not-there = absent
web-real-most = { $who } a la majorité et prend les { $worth }.
web-real-tie = { $count } à égalité : { $places }, partagé, donne { $each } chacun.
web-real-tie-of-two = Égalité : personne ne reçoit rien.
web-real-wins = { $who } gagne.
web-real-shared = { $who } se partagent la victoire.
web-real-drawn = Égalité.
web-real-nobody-six = Personne n’a encore achevé six sections ; tout est-il saisi ?
web-real-line = Ligne
web-real-date = Date
web-real-note = Note
web-real-photo = Photo de la table
web-real-add-photo = Photo
web-real-share-picture = Partager une image
web-real-evening = Une soirée de jeu, { $date }
web-real-keep = Garder dans le carnet
web-real-kept = Gardé
web-real-to-log-book = Vers le carnet
web-real-storage-refused = Ce navigateur ne conserve rien, ou n’a plus de place. Exportez ce que vous voulez garder.
web-real-import = Importer
web-real-export = Exporter
web-real-taken-in =
    { $count ->
        [one] { $count } soirée était nouvelle.
       *[other] { $count } soirées étaient nouvelles.
    }
web-real-no-log-book = Ce fichier n’est pas un carnet de parties.
web-real-log-empty = Aucune soirée encore. Comptez une partie et gardez-la ici.
web-real-name = Nom
web-real-games = Parties
web-real-won = Gagnées
web-real-average = Moyenne
web-real-best = Meilleur
web-real-forget = Retirer cette soirée
web-real-king = La case du roi
web-real-pile-empty = Pile vide
web-real-points-before = Points avant
web-real-tap-cell = Touchez un endroit de la cathédrale, puis ce qui s’y trouve.
web-real-cathedral = La cathédrale
web-real-cell = Endroit { $cell }
web-real-vault = Voûte
web-real-clear = Rien ici
web-real-builder-of = Bâtisseur de { $who }
web-real-zone = Zone
web-real-zone-line = { $size } autour de { $cell }
web-real-total = Points après
web-real-more-rows = Une rangée de plus
web-real-add-points = Ajouter, puis le décompte suivant
