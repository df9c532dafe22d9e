# Qui veille sur le serveur, et ce qu’il dit des places.

server-seat-taken = Cette place est déjà prise. Une invitation ne sert qu’une fois ; demandez-en une nouvelle à l’hôte.
server-seat-in-time = Son temps n’est pas écoulé. Une place ne peut être donnée que lorsqu’un bot y joue.
server-seat-not-abandoned =
    { $days ->
        [one] Cette place est à quelqu’un. Elle peut être redonnée après un jour d’absence.
       *[other] Cette place est à quelqu’un. Elle peut être redonnée après { $days } jours d’absence.
    }
server-table-closed = Cette table a été fermée par les responsables du serveur.
server-other-host = Ce serveur ne s’appelle pas « { $host } ». S’il le doit, son hébergeur ajoute le nom : duomo serve --allowed-host { $host }
server-banned = Vous ne pouvez pas utiliser ce serveur. { $reason }
server-draining = Le serveur va redémarrer ; les parties en cours reprendront ensuite. Réessayez dans quelques minutes.
server-no-steward = Seuls les responsables du serveur peuvent faire cela.
server-older-database = La base de données a le schéma { $found } d’un Duomo plus ancien ; celui-ci demande { $wanted }. Faites une sauvegarde (duomo admin backup FICHIER), puis lancez : duomo admin migrate
server-no-setting = Il n’y a pas de réglage « { $name } » ; docs/settings.md les énumère tous.
server-bad-setting = Le réglage « { $name } » ne peut pas être ainsi : { $reason }.
server-bad-settings-file = Les réglages ne peuvent pas être lus dans { $file } : { $reason }.
server-mail-without-address = L’e-mail demande « public_address » : là où l’on ouvre la page, par exemple https://play.example.org. Les liens des lettres y mènent.
server-no-address = « { $address } » n’est ni une adresse ni un réseau, comme 203.0.113.7 ou 203.0.113.0/24.
server-bad-backup = La sauvegarde { $file } ne peut pas servir : { $reason }.
server-not-empty = Il y a déjà des parties dans cette base ; une sauvegarde se restaure dans une base vide.
