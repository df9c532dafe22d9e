# Ce qu’une personne peut demander à un serveur que d’autres utilisent aussi, et ce qui n’est ni texte, ni nom, ni fichier.

## Limites

server-busy = Le serveur est trop occupé pour l’instant ; réessayez dans un moment.
server-too-much-work = Cela prend plus de temps que le serveur ne peut y consacrer.
server-hint-asked = Votre conseil est déjà en préparation.
server-analyses-waiting = Plusieurs de vos parties attendent déjà leur analyse ; laissez-les d’abord se terminer.

## Noms et textes

server-bad-name = Un nom se compose de caractères visibles : ni caractères de contrôle, ni caractères qui changent le sens de l’écriture.
server-not-storable = Il contient des caractères qui ne peuvent pas être enregistrés.
server-unreadable-table = Le serveur ne peut pas ouvrir cette table ; l’hébergeur en trouvera la raison dans le journal.

## Fichiers

refusal-toml-large = Il est trop grand : { $size } caractères, { $most } au plus
refusal-toml-entries = Il a plus de { $most } entrées
refusal-toml-deep = Ligne { $line } : une entrée se trouve à plus de { $most } niveaux de profondeur
refusal-toml-number = Ligne { $line } : le nombre est trop long

## La page

web-waiting-place =
    { $place ->
        [one] Une question d’autres joueurs passe d’abord…
       *[other] { $place } questions d’autres joueurs passent d’abord…
    }
web-tables-unreadable =
    { $count ->
        [one] Le serveur ne peut pas ouvrir l’une de vos tables.
       *[other] Le serveur ne peut pas ouvrir { $count } de vos tables.
    }
