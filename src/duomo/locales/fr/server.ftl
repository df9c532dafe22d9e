# Ce que dit le serveur quand quelque chose est impossible.

## Aux joueurs

server-no-guest = Ce navigateur n’est pas encore connu ici ; rechargez la page.
server-not-your-seat = Ce n’est pas votre place.
server-not-your-table = Vous n’êtes pas assis à cette table.
server-not-your-turn = Ce n’est pas à vous de décider.
server-no-undo = Il n’y a rien à reprendre.
server-no-redo = Il n’y a rien à refaire.
server-not-asked = On ne vous a rien demandé.
server-no-table = Cette table n’existe pas.
server-no-seat = Cette place n’existe pas.
server-no-link = Ce lien ne mène à aucune place, ou un autre l’a remplacé.
server-no-game = Il n’y a pas de jeu « { $game } ».
server-no-level = Il n’y a pas d’adversaire « { $level } ».
server-no-language = Il n’y a pas de règles en « { $language } ».
server-bad-options = Ces choix ne vont pas ensemble : { $reason }
server-wrong-seats =
    { $seats ->
        [one] Ce jeu a 1 place.
       *[other] Ce jeu a { $seats } places.
    }
server-nobody-plays = Une place au moins doit être celle d’une personne.
server-cannot-count =
    { $why ->
        [position] Cette partie ne peut pas être classée : elle commence au milieu.
        [copy] Cette partie ne peut pas être classée : elle se joue avec les valeurs d’un exemplaire personnel.
        [alone] Cette partie ne peut pas être classée : une seule personne joue.
        [screen] Cette partie ne peut pas être classée : plusieurs personnes jouent au même écran.
       *[bot] Cette partie ne peut pas être classée : un de ses bots n’a pas de classement.
    }
server-one-seat-each = À une table classée, chacun n’a qu’une place.
server-no-hints = Il n’y a pas de conseils dans les parties classées.
server-analysis-failed = L’analyse a échoué ; réessayez.
server-not-over = Ce sera possible quand la partie sera finie.
server-other-components = Cette partie a été commencée avec d’autres cartes et tuiles que celles de cette version de Duomo ; elle ne peut pas continuer ici.
server-bad-record = Cet enregistrement ne peut pas être rejoué : { $reason }
server-not-text = Un enregistrement est du texte ; ceci n’en est pas.
server-long-record = Cet enregistrement est trop long ; { $moves } coups sont le maximum.
server-no-moment = Il n’y a pas de tel moment dans cette partie.
server-bad-line = Cette suite ne peut pas être jouée : « { $move } ». { $reason }
server-no-answer = Jouez d’abord au moins un coup.

## Limites

server-too-large = C’est trop à la fois.
server-too-many-requests = C’était trop rapide ; attendez un instant.
server-too-many-guests = Trop de nouveaux invités viennent de votre adresse ; réessayez plus tard.
server-too-many-tables = Vous avez ouvert beaucoup de tables en une heure ; réessayez plus tard.
server-too-many-records = Vous avez envoyé beaucoup d’enregistrements en une heure ; réessayez plus tard.
server-too-many-analyses = Vous avez fait analyser beaucoup de parties en une heure ; réessayez plus tard.
server-too-many-thoughts = Vous avez demandé beaucoup de conseils et de jugements en une heure ; réessayez plus tard.
server-too-many-connections = Trop de fenêtres sont ouvertes ; fermez-en quelques-unes.

## Aux programmes

server-bad-request = Le serveur ne comprend pas la demande.
server-bad-message = Le serveur ne comprend pas le message.
server-bad-method = Cela ne se fait pas à cette adresse.
server-not-found = Il n’y a rien à cette adresse.
server-needs-server = Il faut pour cela des personnes ailleurs et un serveur qu’elles puissent joindre aussi.
server-others-play = D’autres personnes jouent à cette table, ou elle est classée : on ne peut pas l’emporter.
server-other-site = La demande venait d’un autre site.
server-fault = Quelque chose s’est mal passé dans le serveur ; c’est noté.
server-gap = Il manque quelque chose à la partie enregistrée { $table } avant l’entrée { $number }.

## Aux hôtes

server-ready = Duomo est à l’adresse { $address } – Ctrl+C l’arrête.
server-no-page = La page n’est pas encore construite : lancez « make page » dans le dossier du projet et rechargez.
server-disk-full = Le disque du serveur est plein ; le coup n’a pas été joué. La partie reprendra quand il y aura de la place.
server-browser-full = Il n’y a plus de place sur cet appareil pour ce que garde ce navigateur ; le coup n’a pas été joué. La partie reprendra quand il y aura de la place.
server-browser-fault = Quelque chose s’est mal passé dans ce navigateur ; le coup n’a pas été joué. Tout ce qui précède est gardé.
server-not-writable = Le serveur ne peut pas écrire dans son dossier de données.
server-folder-not-writable = On ne peut pas écrire dans le dossier { $folder } ; indiquez-en un autre avec --data.
server-folder-in-use = Un autre Duomo utilise le dossier { $folder } ; arrêtez-le, ou indiquez un autre dossier avec --data.
server-database-locked = Un autre programme a verrouillé la base de données ; réessayez dans un instant.
server-database-unreachable = La base de données ne répond pas ; réessayez dans un instant.
server-no-database = Le fichier de la base de données est endommagé ou n’en est pas un.
server-bad-database = « { $url } » n’est pas une base de données que Duomo connaît : sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM.
server-no-postgres = PostgreSQL demande un paquet de plus : pip install "duomo[postgres]".
server-newer-database = La base de données a le schéma { $found } d’un Duomo plus récent ; celui-ci connaît au plus { $wanted }. Réinstallez la version plus récente, ou restaurez une sauvegarde antérieure dans une nouvelle base : duomo admin restore FICHIER
server-port-taken = Le port { $port } est pris, peut-être par un autre Duomo ; choisissez-en un autre, par exemple --port { $other }.
server-port-forbidden = Cet utilisateur ne peut pas écouter sur le port { $port } ; choisissez-en un au-dessus de 1024.
server-no-such-host = Cette machine n’a pas l’adresse { $host }.
server-workers-need-postgres = Plusieurs processus ont besoin d’une base de données commune : --database postgresql://UTILISATEUR@MACHINE/NOM.
server-no-lesson = Cette leçon n’existe pas.
server-bad-lesson-line = La leçon ne peut pas reprendre là : { $reason }
server-no-lesson-answer = Il n’y a rien à dire de ce coup.
