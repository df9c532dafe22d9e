# Les places et la maison, dans la page.

web-seating-taken = { $name } a pris place.
web-seating-renewed = L’invitation à la place de { $name } a été renouvelée.
web-seating-moved = { $name } continue sur un autre appareil.
web-seats-of-people = Places des joueurs
web-seat-elsewhere = Continuer sur un autre appareil
web-seat-give-away = Donner la place à quelqu’un d’autre
web-seat-once = Le lien ne sert qu’une fois : la première personne qui l’ouvre a la place.

web-house = La maison
web-house-counts = Personnes : { $people } · tables : { $tables }, en cours : { $running } · connexions à ce processus : { $connections }
web-house-announce = Annonce
web-house-text = Ce que tous apprennent
web-house-minutes = Pendant combien de minutes (0 : jusqu’à nouvel ordre)
web-house-tell = Dire à tous
web-house-drain = Ne rien commencer de nouveau : redémarrage proche
web-house-open = Continuer comme toujours
web-house-backup = Télécharger une sauvegarde
web-house-prune = Retirer ce qui est ancien
web-house-pruned = Retiré. Tables : { $tables }, personnes : { $people }.
web-house-search = Identifiant ou nom
web-house-running = Seulement les tables en cours
web-house-look = Chercher
web-house-tables = Tables
web-house-closed = fermée
web-house-over = terminée
web-house-close = Fermer
web-house-people = Personnes
web-house-steward = veille sur le serveur
web-house-ban = Exclure
web-house-unban = Laisser revenir
web-house-bans = Exclus
web-house-address = Adresse ou réseau
web-house-reason = Raison, qui leur est dite
web-house-read = J’ai lu
