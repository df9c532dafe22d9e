# Ce dont on se souvient : classements, profils, archives.

server-no-person = Il n’y a personne ici, ou cette personne ne souhaite pas être vue.

web-profile = Profil
web-profile-share = Partager
web-profile-since = ici depuis { $date }
web-profile-count =
    { $count ->
        [one] partie
       *[other] parties
    }
web-profile-won = gagnées
web-profile-seen = Les autres peuvent voir cette page
web-profile-seen-about = Ils voient vos cotes et vos parties classées. Sinon, vous n’êtes sur aucun classement.
web-profile-rated-only = Seules les parties classées sont montrées.
web-ratings = Cotes
web-ratings-none = Aucune partie classée pour l’instant. Choisissez « Classée » en ouvrant une table.
web-rating-kind =
    { $kind ->
        [two] à deux
        [slow] par jours
       *[many] à trois et plus
    }
web-rating-of = { $game }, { $kind }
web-rating-now = { $name } : { $rating }
web-rating-few = Après cinq parties, une ligne relie les points.
web-opponents = Adversaires
web-opponents-about = devant eux, derrière eux
web-opponents-none = Personne encore.
web-opponent-games =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
web-opponent-result = devant { $ahead }, à égalité { $level }, derrière { $behind }
web-automaton = L’automate
web-by-seat = Victoires par place
web-by-seat-of = { $players } joueurs
web-by-seat-one = Place { $seat } : { $won } sur { $games }
web-by-choice = Avec les extensions
web-recent = Dernières parties
web-all-own-games = Toutes les parties
web-place-of = { $place }ᵉ sur { $players }
web-alone-won = Gagnée en solo
web-alone-lost = Perdue en solo
web-left-all = Tout le monde est parti
web-left-resigned = Abandon
web-left-late = Temps écoulé
web-left-voted = Exclusion votée par les autres
web-not-rated = non classée
web-replay-it = Revoir

web-archive = Vos parties
web-archive-search = Noms, étiquettes, notes
web-archive-game = Jeu
web-archive-any-game = Tous les jeux
web-archive-outcome = Résultat
web-archive-any-outcome = Gagnées ou non
web-archive-won = Gagnées
web-archive-lost = Non gagnées
web-archive-rated = Classées ou non
web-archive-any-rated = Classées ou non
web-archive-yes-rated = Classées
web-archive-no-rated = Non classées
web-archive-tag = Étiquette
web-archive-any-tag = Toute étiquette
web-archive-count =
    { $count ->
        [0] Aucune partie ne convient.
        [one] Une partie
       *[other] { $count } parties
    }
web-archive-more = Plus
web-archive-records = Télécharger tous les enregistrements
web-note-edit = Étiquettes et note
web-note-tags = Étiquettes, séparées par des virgules
web-note = Note
web-note-about = Personne d’autre ne voit ce que vous écrivez ici.
web-note-save = Enregistrer

web-leaders = Classements
web-leaders-about = L’ordre retient ce qui est sûr : la cote moins son incertitude. Les robots servent de repères.
web-leaders-kind = Genre de table
web-leader-place = Rang
web-leader-name = Nom
web-leader-rating = Cote
web-leader-games = Parties
web-leader-few = Une cote après peu de parties, qui peut encore beaucoup changer.

web-rated = Classée
web-rated-about = Le résultat compte. Pas d’indices, et rien n’est repris au-delà d’un lancer ou du tour d’un autre.
