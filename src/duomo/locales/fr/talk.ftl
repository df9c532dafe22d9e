# Conversations à la table.

server-nothing-said = Dites quelque chose, ou choisissez une phrase.
server-too-much-talk = Vous parlez trop vite ; attendez un instant.
server-too-many-reports = Vous avez beaucoup signalé en une heure ; réessayez plus tard.

web-talk = Discussion
web-talk-unread = nouveau : { $count }
web-talk-players = Seuls les joueurs lisent ceci.
web-talk-watchers = Seuls les spectateurs lisent ceci.
web-talk-empty = Personne n’a encore rien dit.
web-talk-write = Écrire à la table
web-talk-send = Envoyer
web-talk-somebody = Quelqu’un
web-talk-mute = Couper la discussion
web-talk-unmute = Réafficher la discussion
web-talk-muted = La discussion est coupée.
web-talk-about = À propos de cette ligne
web-talk-hush = Ne pas entendre { $name } à cette table
web-talk-hear = Entendre de nouveau { $name }
web-talk-block = Ne plus rien lire de { $name }
web-talk-report = Signaler
web-talk-reason = Pourquoi il ne faut pas dire cela (facultatif)
web-talk-reported = Les responsables du serveur le verront.
web-blocked = Qui vous n’entendez pas
web-unblock = Entendre de nouveau
web-block-sure = Vraiment ? Vous ne seriez plus amis
web-blocked-now = Vous n’entendez plus { $name } : ni discussion, ni demande, ni table commune par hasard. La page « Vous » permet d’y revenir.
web-house-reports = Signalements
web-house-settle = Réglé
web-house-reported = { $name } : « { $said } »
web-house-none-reported = Rien n’a été signalé.

web-phrase =
    { $phrase ->
        [hello] Bonjour !
        [good-luck] Bonne chance !
        [well-built] Bien bâti !
        [thinking] Je réfléchis…
        [sorry] Pardon !
        [thanks] Merci !
        [wait] Je reviens bientôt.
       *[good-game] Belle partie !
    }
