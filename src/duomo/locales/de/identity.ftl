# Wer jemand ist, auf allen Geräten.

server-no-ticket = Dieser Link gilt nicht mehr: Er gilt einmal, und nicht lange.
server-no-passkey = Diesen Passkey hat hier niemand.
server-bad-passkey = Der Passkey wurde nicht angenommen; versuche es noch einmal.
server-no-mail-server = Dieser Server verschickt keine E-Mails.
server-no-mail = Die E-Mail konnte nicht verschickt werden; versuche es später wieder.
server-mail-subject = Dein Link zu Duomo
server-mail-text =
    Öffne diesen Link, um bei Duomo als du selbst weiterzuspielen:

    { $link }

    Er gilt einmal, { $minutes } Minuten lang. Hast du nicht darum gebeten, dann tue nichts.
server-too-many-names = Du hast deinen Namen in einer Stunde oft geändert; versuche es später wieder.
server-too-many-tickets = Du hast in einer Stunde viele Links angefordert; versuche es später wieder.

web-me = Du
web-choose-name = Wähle einen Namen
web-me-name = Dein Name
web-me-name-about = Er ändert sich an allen deinen Tischen, auch an vergangenen.
web-me-save = Speichern
web-me-saved = Gespeichert.
web-carry-on = Auf einem anderen Gerät weitermachen
web-carry-on-about = Öffne dort den Link, oder lass das andere Gerät den Code ansehen. Er gilt einmal und nur für dich.
web-carry-on-show = Link und Code zeigen
web-carry-on-code = Der Link als QR-Code
web-carry-on-minutes = Er gilt { $minutes } Minuten.
web-here = Hier weitermachen
web-here-as = Dieses Gerät gehört dann { $name }.
web-here-nameless = Dieses Gerät gehört dann der Person, von der der Link ist.
web-here-same = Dieses Gerät gehört schon dir.
web-here-go = Weitermachen
web-passkeys = Passkeys
web-passkeys-about = Mit einem Passkey bist du ohne Passwort auf jedem Gerät du selbst, das ihn hat.
web-passkey-add = Passkey hinzufügen
web-passkey-of = Passkey vom { $date }
web-passkey-remove = Entfernen
web-passkey-sign-in = Mit Passkey anmelden
web-passkey-none = Der Browser hat keinen Passkey erstellt.
web-email = E-Mail
web-email-about = Mit einem Link per E-Mail machst du überall weiter. Niemand sonst sieht die Adresse.
web-email-address = E-Mail-Adresse
web-email-confirm = Bestätigen
web-email-sign-in = Link zum Anmelden schicken lassen
web-email-sent = Sieh in dein Postfach: Ein Link ist unterwegs, wenn die Adresse bekannt ist.
web-email-remove = Adresse vergessen
web-devices = Geräte
web-devices-about = Wo du bekannt bist, und seit wann.
web-device-this = dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-device-of = seit { $since }, zuletzt da { $seen }
web-device-end = Dort abmelden
web-your-data = Deine Daten
web-everything = Alles herunterladen
web-forget-me = Alles löschen
web-forget-about = Name, Geräte, Schlüssel und Aufzeichnungen verschwinden. Bots spielen deine Partien zu Ende; Partien anderer bleiben, ohne deinen Namen.
web-forget-sure = Ja, alles löschen
web-forget-not = Nein, alles behalten
web-played-elsewhere = Du spielst jetzt auf einem anderen Gerät weiter; hier siehst du zu.
web-behind =
    { $games ->
        [one] Dieser Browser hat 1 Partie als anderer Gast.
       *[other] Dieser Browser hat { $games } Partien als anderer Gast.
    }
web-behind-stays = Sie bleiben bei diesem Mitglied, das sich wieder anmelden kann.
web-here-known = { $name } hat diese Adresse schon: Mit dem Link gehört dieses Gerät auch dazu.
web-here-bring = Weiterspielen und sie mitnehmen
web-here-leave = Ohne sie weiterspielen
web-passkey-bring = Anmelden und sie mitnehmen
web-passkey-leave = Ohne sie anmelden
web-device-new = Jetzt gehört dir auch ein anderes Gerät.
web-device-look = Deine Geräte ansehen
web-device-fine = Das war ich
web-me-named = Du: { $name }
web-leaving = Alles über dich verschwindet am { $date }. Bis dahin kannst du bleiben.
web-stay = Doch bleiben
web-forget-regret = Du hast { $days } Tage, es dir anders zu überlegen, mit diesem Gerät, einem Link oder einem Passkey: so lange spielen Bots für dich, und niemand sieht deine Seite.
