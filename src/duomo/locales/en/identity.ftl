# Who somebody is, on all their devices.

server-no-ticket = This link does not work any more: it works once, and not for long.
server-no-passkey = Nobody here has this passkey.
server-bad-passkey = The passkey was not accepted; try again.
server-no-mail-server = This server sends no e-mail.
server-no-mail = The letter could not be sent; try again later.
server-mail-subject = Your link to Duomo
server-mail-text =
    Open this link to carry on at Duomo as yourself:

    { $link }

    It works once, within { $minutes } minutes. If you have not asked for it, do nothing.
server-too-many-names = You have changed your name often within an hour; try again later.
server-too-many-tickets = You have asked for many links within an hour; try again later.

web-me = You
web-choose-name = Choose a name
web-me-name = Your name
web-me-name-about = It changes at all your tables, also at those of the past.
web-me-save = Save
web-me-saved = Saved.
web-carry-on = Carry on at another device
web-carry-on-about = Open the link there, or let the other device look at the code. It works once and is for you alone.
web-carry-on-show = Show link and code
web-carry-on-code = The link as a QR code
web-carry-on-minutes = It works for { $minutes } minutes.
web-here = Carry on here
web-here-as = This device becomes { $name }’s.
web-here-nameless = This device becomes that of the person who made the link.
web-here-same = This device is yours already.
web-here-go = Carry on
web-passkeys = Passkeys
web-passkeys-about = With a passkey you are yourself on every device that has it, without a password.
web-passkey-add = Add a passkey
web-passkey-of = Passkey of { $date }
web-passkey-remove = Remove
web-passkey-sign-in = Sign in with a passkey
web-passkey-none = The browser has made no passkey.
web-email = E-mail
web-email-about = A link by e-mail lets you carry on anywhere. Nobody else sees the address.
web-email-address = E-mail address
web-email-confirm = Confirm it
web-email-sign-in = Be sent a link to sign in
web-email-sent = Look into your mail: a link is on its way, if the address is known.
web-email-remove = Forget the address
web-devices = Devices
web-devices-about = Where you are known, and since when.
web-device-this = this device
web-device-unknown = Unknown device
web-device-of = since { $since }, last here { $seen }
web-device-end = Sign out there
web-your-data = Your data
web-everything = Download everything
web-forget-me = Delete everything
web-forget-about = Your name, devices, keys and records go. Bots play your games to the end; games of others stay, without your name.
web-forget-sure = Yes, delete everything
web-forget-not = No, keep everything
web-played-elsewhere = You play on at another device now; here you watch.
web-behind =
    { $games ->
        [one] This browser has 1 game as another guest.
       *[other] This browser has { $games } games as another guest.
    }
web-behind-stays = They stay with that member, who can sign in again.
web-here-known = { $name } has that address already: the link makes this device theirs.
web-here-bring = Carry on and bring them along
web-here-leave = Carry on without them
web-passkey-bring = Sign in and bring them along
web-passkey-leave = Sign in without them
web-device-new = Another device is yours now too.
web-device-look = See your devices
web-device-fine = That was me
web-me-named = You: { $name }
web-leaving = Everything about you goes on { $date }. Until then you can stay.
web-stay = Stay after all
web-forget-regret = You have { $days } days to change your mind, by this device, a link or a passkey: so long bots play for you, and nobody sees your page.
