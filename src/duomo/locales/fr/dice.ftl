# Des dés que l’on peut vérifier.

server-word-given = Vous avez déjà ajouté un mot.
server-one-deal = Tout le monde joue aujourd’hui la même donne : on n’y ajoute aucun mot.
server-dice-tomorrow = D’autres jouent encore cette donne aujourd’hui : son secret sera révélé demain.
web-seating-hint = { $name } a reçu un indice.

web-dice = Des dés honnêtes
web-dice-about = Avant la partie, le serveur a promis ses dés : voici l’empreinte de son secret. Il est révélé à la fin, et chaque lancer, chaque tirage peut alors être vérifié.
web-dice-word = Un mot à vous
web-dice-word-about = Les dés à venir dépendent de ce que vous ajoutez ; personne ne peut donc les avoir connus.
web-dice-add = Ajouter
web-dice-added = { $name } a ajouté « { $word } ».
web-dice-check = Vérifier les dés
web-dice-check-about = Le secret est révélé ; plus rien ne peut ensuite être repris à cette table.
web-dice-wrong = Le lancer ou tirage { $number } ne découle pas du secret.
web-dice-other = Le secret n’est pas celui qui avait été promis.
web-dice-unable = Ce navigateur ne peut pas vérifier ici, car la page est venue sans chiffrement. Enregistrez la preuve et utilisez : duomo verify-dice
web-dice-save = Enregistrer la preuve
web-dice-right =
    { $count ->
        [one] Un lancer ou tirage a été vérifié : il découle du secret.
       *[other] { $count } lancers et tirages ont été vérifiés : tous découlent du secret.
    }
web-dice-right-unnoted =
    { $count ->
        [one] Un lancer ou tirage a été vérifié : il découle du secret.
       *[other] { $count } lancers et tirages ont été vérifiés : tous découlent du secret.
    } Ce navigateur n’était pas là pendant la partie et n’a noté aucune promesse : le serveur a pu choisir le secret plus tard.
