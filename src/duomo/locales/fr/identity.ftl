# Qui est quelqu’un, sur tous ses appareils.

server-no-ticket = Ce lien ne marche plus : il ne sert qu’une fois, et pas longtemps.
server-no-passkey = Personne ici n’a cette clé d’accès.
server-bad-passkey = La clé d’accès n’a pas été acceptée ; réessayez.
server-no-mail-server = Ce serveur n’envoie pas d’e-mails.
server-no-mail = L’e-mail n’a pas pu être envoyé ; réessayez plus tard.
server-mail-subject = Votre lien vers Duomo
server-mail-text =
    Ouvrez ce lien pour continuer sur Duomo sous votre nom :

    { $link }

    Il sert une fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, ne faites rien.
server-too-many-names = Vous avez souvent changé de nom en une heure ; réessayez plus tard.
server-too-many-tickets = Vous avez demandé beaucoup de liens en une heure ; réessayez plus tard.

web-me = Vous
web-choose-name = Choisissez un nom
web-me-name = Votre nom
web-me-name-about = Il change à toutes vos tables, aussi à celles du passé.
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-carry-on = Continuer sur un autre appareil
web-carry-on-about = Ouvrez-y le lien, ou montrez le code à l’autre appareil. Il sert une fois et n’est que pour vous.
web-carry-on-show = Afficher le lien et le code
web-carry-on-code = Le lien en code QR
web-carry-on-minutes = Il marche pendant { $minutes } minutes.
web-here = Continuer ici
web-here-as = Cet appareil devient celui de { $name }.
web-here-nameless = Cet appareil devient celui de la personne qui a créé le lien.
web-here-same = Cet appareil est déjà le vôtre.
web-here-go = Continuer
web-passkeys = Clés d’accès
web-passkeys-about = Avec une clé d’accès, vous êtes vous-même sur chaque appareil qui l’a, sans mot de passe.
web-passkey-add = Ajouter une clé d’accès
web-passkey-of = Clé d’accès du { $date }
web-passkey-remove = Supprimer
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-none = Le navigateur n’a créé aucune clé d’accès.
web-email = E-mail
web-email-about = Un lien par e-mail vous permet de continuer partout. Personne d’autre ne voit l’adresse.
web-email-address = Adresse e-mail
web-email-confirm = Confirmer
web-email-sign-in = Recevoir un lien de connexion
web-email-sent = Regardez vos e-mails : un lien est en route, si l’adresse est connue.
web-email-remove = Oublier l’adresse
web-devices = Appareils
web-devices-about = Où vous êtes connu, et depuis quand.
web-device-this = cet appareil
web-device-unknown = Appareil inconnu
web-device-of = depuis { $since }, vu { $seen }
web-device-end = Déconnecter
web-your-data = Vos données
web-everything = Tout télécharger
web-forget-me = Tout supprimer
web-forget-about = Votre nom, vos appareils, clés et parties enregistrées disparaissent. Des robots finissent vos parties ; celles des autres restent, sans votre nom.
web-forget-sure = Oui, tout supprimer
web-forget-not = Non, tout garder
web-played-elsewhere = Vous jouez maintenant sur un autre appareil ; ici, vous regardez.
web-behind =
    { $games ->
        [one] Ce navigateur a 1 partie sous un autre invité.
       *[other] Ce navigateur a { $games } parties sous un autre invité.
    }
web-behind-stays = Elles restent à ce membre, qui peut se reconnecter.
web-here-known = { $name } a déjà cette adresse : avec le lien, cet appareil est aussi le sien.
web-here-bring = Continuer et les emporter
web-here-leave = Continuer sans elles
web-passkey-bring = Se connecter et les emporter
web-passkey-leave = Se connecter sans elles
web-device-new = Un autre appareil est maintenant aussi à vous.
web-device-look = Voir vos appareils
web-device-fine = C’était moi
web-me-named = Vous : { $name }
web-leaving = Tout ce qui vous concerne sera supprimé le { $date }. D’ici là, vous pouvez rester.
web-stay = Rester quand même
web-forget-regret = Vous avez { $days } jours pour changer d’avis, avec cet appareil, un lien ou une clé d’accès : d’ici là, des robots jouent pour vous et personne ne voit votre page.
