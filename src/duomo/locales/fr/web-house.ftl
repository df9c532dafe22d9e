# Les places et la maison, dans la page.

web-seating-taken = { $name } a pris place.
web-seating-renewed = L’invitation à la place de { $name } a été renouvelée.
web-seating-moved = { $name } continue sur un autre appareil.
web-seats = Places des joueurs
web-seat-elsewhere = Continuer sur un autre appareil
web-seat-give-away = Donner la place à quelqu’un d’autre
web-seat-once = Le lien ne sert qu’une fois : la première personne qui l’ouvre a la place.
