# Gespräche am Tisch.

server-nothing-said = Sag etwas, oder wähle einen Satz.
server-too-much-talk = Du redest zu schnell; warte einen Augenblick.
server-too-many-reports = Du hast in einer Stunde viel gemeldet; versuche es später wieder.

web-talk = Chat
web-talk-unread = neu: { $count }
web-talk-players = Das lesen nur die Spielenden.
web-talk-watchers = Das lesen nur, die zuschauen.
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-write = An den Tisch schreiben
web-talk-send = Senden
web-talk-somebody = Jemand
web-talk-mute = Chat stumm schalten
web-talk-unmute = Chat wieder zeigen
web-talk-muted = Der Chat ist stumm.
web-talk-about = Zu dieser Zeile
web-talk-hush = { $name } an diesem Tisch nicht hören
web-talk-hear = { $name } wieder hören
web-talk-block = Nichts mehr von { $name } hören
web-talk-report = Melden
web-talk-reason = Warum man das nicht sagen soll (freiwillig)
web-talk-reported = Wer sich um den Server kümmert, wird es sehen.
web-blocked = Wen du nicht hörst
web-unblock = Wieder hören
web-block-sure = Sicher? Ihr wärt keine Freunde mehr
web-blocked-now = Du hörst nichts mehr von { $name }: kein Chat, keine Fragen, kein gemeinsamer Tisch durch Zufall. Auf der Seite „Du“ lässt es sich zurücknehmen.
web-house-reports = Gemeldet
web-house-settle = Erledigt
web-house-reported = { $name }: „{ $said }“
web-house-none-reported = Nichts wurde gemeldet.

web-phrase =
    { $phrase ->
        [hello] Hallo!
        [good-luck] Viel Glück!
        [well-built] Schön gebaut!
        [thinking] Ich überlege …
        [sorry] Entschuldigung!
        [thanks] Danke!
        [wait] Bin gleich wieder da.
       *[good-game] Schöne Partie!
    }
