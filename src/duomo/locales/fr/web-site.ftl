# La page sans serveur : démarrer, garder, emporter ses parties.

web-starting-fetching = Chargement du jeu : { $done } sur { $of } Mo
web-starting-starting = Démarrage de Python …
web-starting-rules = Ouverture des règles …
web-starting-failed = Le jeu n’a pas pu démarrer dans ce navigateur. Rechargez la page ; si cela ne suffit pas, essayez un navigateur plus récent.
web-starting-reload = Recharger
web-install = Installer Duomo
web-update-there = Une nouvelle version de Duomo est disponible. Vos parties restent telles quelles.
web-update-take = La prendre maintenant
web-update-later = Plus tard
web-kept = Vos parties
web-kept-here = Tout se passe dans ce navigateur : les parties ne sont gardées que sur cet appareil, et personne d’autre ne les voit.
web-kept-there = Vos parties sont gardées par ce serveur.
web-kept-save = Enregistrer toutes les parties dans un fichier
web-kept-bring = Reprendre des parties d’un fichier
web-kept-brought = { $games ->
    [one] Une partie a été reprise.
   *[other] { $games } parties ont été reprises.
} { $refused ->
    [0] { "" }
    [one] Une autre n’a pas pu être lue.
   *[other] { $refused } autres n’ont pas pu être lues.
}
web-kept-no-file = Ce n’est pas un fichier de parties enregistré par Duomo.
web-kept-record = Partie notée { $number }
web-give-up-here = Elle s’arrête sans résultat et reste visible parmi les parties terminées.
web-kept-delete = Supprimer la partie
web-kept-delete-about = Elle disparaît définitivement de ce navigateur.
web-people-meet = On se retrouve sur un serveur
web-people-meet-about = Les amis, les tables ouvertes et les parties des autres sont sur un serveur que vous pouvez tous joindre. Tout le reste est ici, dans ce navigateur.
web-elsewhere = Des personnes ailleurs
web-elsewhere-about = Pour jouer avec des personnes ailleurs, il faut un serveur que vous puissiez toutes joindre. Si vous le souhaitez, enregistrez vos parties ici et reprenez-les là-bas : chacune continue où elle en était.
web-elsewhere-address = Adresse d’un serveur
web-elsewhere-go = Y aller
web-elsewhere-wrong = Ce n’est pas une adresse : elle commence par https:// et nomme un serveur.
web-level-pace = { $simulations } simulations par tour : environ { $seconds } secondes sur cet appareil.
web-level-fast = { $simulations } simulations par tour : au plus une seconde environ sur cet appareil.
web-level-slow = { $simulations } simulations par tour prendraient environ { $seconds } secondes sur cet appareil.
web-level-limited = { $simulations } simulations par tour ; sur cet appareil, { $reached } environ seulement, dans les { $seconds } secondes qu’il s’accorde.
web-level-next = Prendre plutôt { $level }
web-docs = Documentation
web-site-about = Tout se passe dans ce navigateur, sans serveur et sans réseau : robots, leçons, problèmes, analyse. Aucun compte, rien à installer.
