# Les choix à la table : le plateau, la main, les retours, ce qui a changé, le rideau.

web-tray = Choix
web-tray-costs = Coûte { rc-rubles }
web-tray-fewer = En prendre moins
web-tray-done = fait
web-tray-hand = Dans votre main
web-tray-lost = Ceci serait perdu : { $what }.
web-tray-stay = Rester
web-rc-tray-take = Prendre { $what }
web-rc-tray-sum =
    { $dice ->
        [one] 1 dé
       *[other] { $dice } dés
    } × { $each } = { $offered }
web-rc-tray-room = { $sum }, de la place pour { $n }
web-rc-tray-reserve = { $sum }, il en reste { $n } en réserve
web-rc-tray-offered = { $offered } proposés, { $n } possibles
web-rc-tray-once = Chacun une fois
web-rc-tray-leave = Partir les mains vides
web-rc-tray-leave-rest = Laisser le reste
web-rc-tray-face-up = payer l’atelier, la tuile sert ensuite
web-rc-tray-face-down = gratuite, jamais utile
web-rc-tray-hand-gives = Une fois maintenant, puis chaque fois que le dé de l’atelier vous mène au marché.
web-rc-tray-hand-die = Ce que donne l’emplacement de ce dé : une fois maintenant, puis chaque fois que le dé de l’atelier vous mène au marché.
web-tray-put-back = La reposer (Échap)
web-rc-half-place = Posez la tuile sur un atelier éclairé.
web-rc-slot-pay = payer { $rubles }
web-rc-slot-left = il en reste { $left }
web-rc-slot-down-only = Face cachée seulement : { $why }
web-rc-slot-short = Face cachée seulement : il manque { $missing ->
    [one] 1 rouble
   *[other] { $missing } roubles
}
web-redo = Refaire
web-key-redo = refaire ce qui a été repris
web-restart-ask = Demander à recommencer
web-restart-nothing = Rien n’a été décidé dans ce tour.
web-undo-past = Reprendre plus que votre tour ?
web-undo-past-about = Ceci reprend aussi : { $turns }.
web-undo-past-asks = Tous les autres doivent être d’accord.
web-undo-turns =
    { $turns ->
        [one] le tour de { $name }
       *[other] { $turns } tours de { $name }
    }
web-undo-do = Reprendre
web-undo-keep = Laisser ainsi
web-undo-waiting = En attente de l’accord de { $names } …
web-undo-withdraw = Annuler la demande
web-undo-withdrawn = { $name } ne demande plus de reprendre un coup.
web-offline-waits = Pas de connexion : votre coup attend ici et partira dès qu’elle revient.
web-slow = En attente du serveur …
web-curtain = C’est à { $name } de décider
web-curtain-about = Une partie de ce qui est sur la table ne regarde que { $name }. Passez l’écran.
web-curtain-open = Je suis { $name } : montrer la table
web-standing = Si l’on comptait maintenant
web-standing-loading = Calcul …
web-standing-secret = Les contrats des autres sont secrets et ne sont pas comptés.
web-standing-total = Total
web-key-standing = ce que donnerait un décompte
web-key-choice = le choix de ce numéro
web-since = Depuis votre dernier tour
web-since-all = Tout revoir
web-since-again = Revoir le tour de { $name }
web-go-on = Continuer
