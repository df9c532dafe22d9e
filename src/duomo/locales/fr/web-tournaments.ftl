# Les tournois, dans la page.

web-tournaments = Tournois
web-tournaments-about = Beaucoup de tables, un seul vainqueur. Les tours s’enchaînent d’eux-mêmes, et des bots peuvent participer.
web-tournament-new = Nouveau tournoi
web-tournaments-state =
    { $state ->
        [open] Inscriptions ouvertes
        [running] En cours
       *[over] Terminés
    }
web-tournaments-none = Aucun tournoi n’est annoncé. Il suffit d’un nom et d’un clic.
web-tournament-kind =
    { $kind ->
        [round-robin] Toutes rondes
        [swiss] Système suisse
       *[knock-out] Élimination directe
    }
web-tournament-about =
    { $kind ->
        [round-robin] Chacun rencontre tous les autres.
        [swiss] À chaque tour se rencontrent ceux qui ont à peu près autant de points, et jamais deux fois les mêmes.
       *[knock-out] Qui gagne continue, jusqu’à ce qu’il n’en reste qu’un.
    }
web-tournament-size = Tables de { $size }
web-tournament-count = { $entrants } participants sur { $most }
web-tournament-round = Tour { $round } sur { $rounds }
web-tournament-round-number = Tour { $round }
web-tournament-starts = Commence le { $when }
web-tournament-by-hand = Commence quand l’organisateur le décide
web-tournament-by = Organisé par { $name }
web-tournament-nobody = quelqu’un qui est parti
web-tournament-entered = Vous participez
web-tournament-join = Participer
web-tournament-withdraw = Se retirer
web-tournament-withdraw-sure = Se retirer ? Une fois le tournoi commencé, on ne peut plus revenir.
web-tournament-start = Commencer maintenant
web-tournament-start-few = Il faut { $fewest } participants pour commencer
web-tournament-cancel = Annuler le tournoi
web-tournament-cancel-sure = Annuler le tournoi ? Les parties en cours continuent.
web-tournament-cancelled = Ce tournoi a été annulé.
web-tournament-add-bots = Ajouter des bots
web-tournament-bots-count = Combien
web-tournament-remove = Retirer { $name }
web-tournament-ready = Votre prochaine partie est prête
web-tournament-to-table = À la table
web-tournament-wait = Votre prochaine partie sera annoncée ici.
web-tournament-won = { $name } a gagné
web-tournament-standings = Classement
web-tournament-points = Points
web-tournament-played = Parties
web-tournament-victories = Gagnées
web-tournament-buchholz = Buchholz : les points des adversaires
web-tournament-berger = Sonneborn-Berger : les points des battus
web-tournament-rounds = Tours
web-tournament-bracket = La tour
web-tournament-heat-open = encore ouvert
web-tournament-watch = Regarder
web-tournament-replay = Rejouer
web-tournament-planned = attend une table libre
web-tournament-alone =
    { $how ->
        [bye] est exempt
        [rest] se repose
       *[walkover] gagne par forfait
    }
web-tournament-ended =
    { $ended ->
        [agreed] abandonnée par tous
        [left] quelqu’un était parti
       *[closed] fermée par la maison
    }
web-tournament-entrant = Participant { $number }
web-tournament-bot = { $level } { $twin }
web-tournament-out = retiré
web-tournament-entrants = Participants
web-tournament-entrants-none = Personne ne s’est encore inscrit.
web-tournament-rules = Comment on joue
web-tournament-rule-match =
    { $games ->
        [one] Deux adversaires jouent une partie. À égalité, deux de plus au maximum ; ensuite, la meilleure tête de série continue.
       *[other] Deux adversaires jouent { $games } parties. À égalité, deux de plus au maximum ; ensuite, la meilleure tête de série continue.
    }
web-tournament-rule-going-on =
    { $count ->
        [one] Le premier de chaque table continue.
       *[other] Les { $count } premiers de chaque table continuent.
    }
web-tournament-rule-points = Un point pour chaque adversaire devancé, un demi-point en cas d’égalité.
web-tournament-rule-ties = À égalité de points : Buchholz, puis Sonneborn-Berger, puis les parties entre eux, puis l’ordre de départ.
web-tournament-rule-time = { $pace }. Qui n’a plus de temps perd.
web-tournament-rule-rated =
    { $rated ->
        [yes] Les parties sont classées.
       *[no] Les parties ne sont pas classées.
    }
web-tournament-rule-link = Seul qui a le lien le trouve.
web-tournament-name = Nom
web-tournament-kind-label = Formule
web-tournament-size-label = Joueurs par table
web-tournament-games-label = Parties par match
web-tournament-most-label = Participants au maximum
web-tournament-listed-label = Qui le trouve
web-tournament-listed =
    { $listed ->
        [yes] Tout le monde
       *[no] Qui a le lien
    }
web-tournament-start-label = Début
web-tournament-start-how =
    { $how ->
        [time] À une heure donnée
       *[hand] Quand je le décide
    }
web-tournament-make = L’annoncer
