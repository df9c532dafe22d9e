# The contractors module: permits, recruiting, specialists, cities.

## Things

ct-city =
    { $city ->
        [moscow] Moscou
        [vologda] Vologda
        [suzdal] Souzdal
        [ryazan] Riazan
        [smolensk] Smolensk
        [tver] Tver
       *[other] { $city }
    }
ct-tool =
    { $tool ->
        [hammer] marteau
        [saw] scie
        [chisel] ciseau
        [trowel] truelle
        [plumb-line] fil à plomb
       *[compasses] compas
    }
ct-permits = { $permits } { $permits ->
        [one] laissez-passer
       *[other] laissez-passer
    }
ct-effect =
    { $effect ->
        [gain] gagner { $gain }
        [sell-for-prestige] donner { rc-one } contre { $prestige } prestige
        [sell-for-recognition] donner { rc-one } contre 3 reconnaissance
        [activate] activer deux de vos tuiles Atelier, ou deux fois la même
        [discard-ornament] défausser un ornement contre 3 prestige
        [buy-recognition] payer jusqu’à 5 roubles pour autant de reconnaissance
        [material-and-delivery] 1 matériau au choix et 1 livraison, dans l’ordre voulu
        [resource-tile] gagner ce que montre une tuile Ressource
       *[claim] revendiquer une section
    }

## What must be decided now

decision-ct-hire = Quel spécialiste de { ct-city } : pour 2 roubles, ou renvoyé ?
decision-ct-both = Prendre un matériau, ou en livrer un ?
decision-ct-two-tiles = Quelle tuile activez-vous ? Encore { $left }.
decision-ct-ornament = Quel ornement défaussez-vous ?
decision-ct-rubles-paid = Combien de roubles payez-vous ?
decision-ct-any-tile = Quelle tuile Ressource ?
decision-ct-free-claim = Quelle section revendiquez-vous ?
ct-now =
    { $now ->
        [hire] de choisir un spécialiste
        [material-and-delivery] de prendre un matériau ou d’en livrer un
        [two-tiles] de choisir la tuile à activer
        [ornament] de choisir l’ornement à défausser
        [rubles-paid] de dire combien de roubles vous payez
        [any-tile] de choisir une tuile Ressource
       *[free-claim] de choisir la section à revendiquer
    }

## Moves in words

move-ct-recruit = { ct-city } pour { ct-permits }
move-ct-recruit-bonus = { ct-city } pour { ct-permits } ; puis { $gain }
move-ct-permit = perdre 1 prestige, gagner 1 laissez-passer
move-ct-hire = payer 2 roubles : { $specialist } ({ ct-tool })
move-ct-dismiss = renvoyer : { $specialist } ({ ct-tool })
move-ct-specialist = utiliser votre spécialiste : { $specialist } ({ ct-tool })
move-ct-discard = défausser { rc-ornament } contre 3 prestige
move-ct-pay = payer { rc-rubles } pour { $rubles } reconnaissance
move-ct-gather = emplacement { $space } : { $gain }
move-ct-deliver = livrer 1 matériau
move-ct-done = en rester là
move-group-ct-recruit = Recruter

## Events

event-rc-lay-city = Au sommet de la tour { $tower } : { ct-city }.
event-rc-draw-specialist = Un spécialiste arrive sur la case { $space } : { $specialist }.
event-rc-permit = { $who } donne 1 prestige contre { ct-permits }.
    .you = Vous donnez 1 prestige contre { ct-permits }.
event-rc-recruit = { $who } missionne son recruteur numéro { $contractor } à { ct-city } et paie { ct-permits }.
    .you = Vous missionnez votre recruteur numéro { $contractor } à { ct-city } et payez { ct-permits }.
event-rc-lay-by = { $who } retourne le spécialiste détenu jusque-là : { ct-tool }.
    .you = Vous retournez votre spécialiste : { ct-tool }.
event-rc-hire = { $who } paie { rc-rubles } pour le spécialiste de la case { $space } : { $specialist }.
    .you = Vous payez { rc-rubles } pour le spécialiste de la case { $space } : { $specialist }.
event-rc-send-away = { $who } ne paie pas : le spécialiste de la case { $space } quitte la partie ({ $specialist }).
    .you = Vous ne payez pas : le spécialiste de la case { $space } quitte la partie ({ $specialist }).
event-rc-use-specialist = { $who } utilise son spécialiste : { $specialist } ; outil : { ct-tool }.
    .you = Vous utilisez votre spécialiste : { $specialist } ; outil : { ct-tool }.
event-rc-pay-rubles = { $who } paie { rc-rubles } pour de la reconnaissance.
    .you = Vous payez { rc-rubles } pour de la reconnaissance.
event-rc-gather = { $who } utilise la tuile Ressource de l’emplacement { $space }.
    .you = Vous utilisez la tuile Ressource de l’emplacement { $space }.
event-rc-discard-ornament = { $who } défausse { rc-ornament }.
    .you = Vous défaussez { rc-ornament }.
event-rc-close-city = La tour { $tower } est achevée : { ct-city } ferme.
event-rc-city-points = { $who } gagne { $recognition } reconnaissance à { ct-city }.
    .you = Vous gagnez { $recognition } reconnaissance à { ct-city }.
event-rc-score-tools = { $who } : { $prestige } prestige pour les outils.
    .you = Vous : { $prestige } prestige pour les outils.

## The terminal

scored-rc-tools = Outils en groupes différents
cli-ct-region = RÉGION (chaque ville a les spécialistes des deux côtés, { ct-city } les cinq)
cli-ct-tower = tour { $tower }
cli-ct-closed = fermée
cli-ct-nobody = personne
cli-ct-bag = dans le sac : { $count }
cli-ct-row = { ct-permits } · recruteurs : { $left } · spécialiste : { $specialist } · outils : { $tools }

## Refusals

refusal-ct-not-now = Pas maintenant : il s’agit d’abord { ct-now }.
refusal-ct-delivered-already = Vous avez déjà fait la livraison.
refusal-ct-gained-already = Vous avez déjà pris le matériau.
refusal-ct-permits-full = Vous avez déjà { $most } laissez-passer ; il n’y a pas de place pour d’autres.
refusal-ct-no-contractor = Vous n’avez plus de recruteur.
refusal-ct-city-closed = { ct-city } est fermée.
refusal-ct-permits-short = { ct-city } coûte maintenant { $needed } laissez-passer, et vous en avez { $have }.
refusal-ct-not-beside = La case { $space } ne touche pas { ct-city }.
refusal-ct-nobody-there = Aucun spécialiste n’attend sur la case { $space }.
refusal-ct-black-die-only = Un spécialiste ne sert que si vous avez déplacé le dé noir.
refusal-ct-no-specialist = Vous n’avez pas de spécialiste.
refusal-ct-no-ornament = Vous n’avez pas d’ornement disponible à défausser.
refusal-ct-no-claim = Il n’y a aucune section que vous puissiez revendiquer.
refusal-rc-no-room-for-it = Vous n’avez de place pour rien de cela.
