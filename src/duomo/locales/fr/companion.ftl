# À la vraie table : ce qui peut être faux dans une position de Basilica, jouer à partir d’elle, son propre exemplaire, une partie notée.

refusal-position-ba-taken = { $place } : quelque chose se trouve déjà sur { $cell }.
refusal-position-ba-jokers = { $place } : un joker se trouve à côté d’un joker.
refusal-position-ba-glass = { $place } : { $cell } a déjà un vitrail.
refusal-position-ba-no-vault = { $place } : il n’y a pas de voûte sur { $cell }.
refusal-position-ba-builder = { $place } : un bâtisseur se trouve déjà sur { $cell }.
refusal-position-ba-tokens = { $place } : il n’y a que { $tokens } jetons de promotion.
refusal-position-ba-coins = { $place } : il y en a { $coins } en tout, et elles ne quittent jamais la table.
refusal-position-ba-fresh-builder = { $place } : un bâtisseur se trouve déjà sur { $cell }, aucun ne peut donc suivre.
refusal-position-ba-fresh-early = { $place } : aucune action de ce tour n’a encore été faite.
refusal-position-ba-no-tile = { $place } : il ne reste aucune tuile pour la place { $number }, la partie est donc finie.
refusal-position-ba-none-left =
    { $place } : les tuiles du jeu n’en permettent pas une de plus : { $name }{ $side ->
        [crowned] , voûte avec couronne
        [plain] , voûte sans couronne
       *[order] {""}
    } ; il y en a { $count } en tout.
refusal-position-ba-not-next = { $place } : « { $decision } » n’est pas ce qui vient ensuite.
refusal-position-ba-nothing-to-do = { $place } : { $side } ne peut rien faire de ce que cette décision demande.
refusal-position-ba-display = { $place } : au milieu d’une action, toutes les tuiles exposées et le dessus de la pile doivent être nommés.
refusal-position-ba-not-over = { $place } : rien n’est à décider, la partie serait donc finie ; mais le roi n’est pas sur { $last } et la pile n’est pas épuisée.
refusal-position-ba-first = { $place } : le premier doit être « turn » avec son camp, ou « start ».
refusal-position-ba-order = { $place } : « { $above } » ne peut pas venir au-dessus de « { $below } ».
server-position-over = Dans cette position la partie est finie : personne ne peut continuer.
server-bad-copy =
    { $problems ->
        [one] On ne peut pas jouer avec cet exemplaire : une valeur est fausse. La page de l’exemplaire dit laquelle.
       *[other] On ne peut pas jouer avec cet exemplaire : { $problems } valeurs sont fausses. La page de l’exemplaire dit lesquelles.
    }
