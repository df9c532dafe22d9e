# Wer sich um den Server kümmert, und was er über Plätze sagt.

server-seat-taken = Auf diesem Platz sitzt schon jemand. Eine Einladung gilt einmal; bitte den Gastgeber um eine neue.
server-seat-in-time = Die Bedenkzeit ist noch nicht abgelaufen. Ein Platz lässt sich erst vergeben, wenn ein Bot dort spielt.
server-seat-not-abandoned =
    { $days ->
        [one] Dieser Platz gehört jemandem. Er kann vergeben werden, wenn die Person einen Tag lang nicht hier war.
       *[other] Dieser Platz gehört jemandem. Er kann vergeben werden, wenn die Person { $days } Tage lang nicht hier war.
    }
server-table-closed = Dieser Tisch wurde von der Leitung des Servers geschlossen.
server-other-host = Dieser Server heißt nicht „{ $host }“. Soll er so heißen, gibt der Betreiber den Namen an: duomo serve --allowed-host { $host }
server-banned = Du darfst diesen Server nicht benutzen. { $reason }
server-draining = Der Server wird gleich neu gestartet; laufende Spiele gehen danach weiter. Versuche es in ein paar Minuten noch einmal.
server-no-steward = Das dürfen nur die, die sich um den Server kümmern.
server-older-database = Die Datenbank hat das Schema { $found } eines älteren Duomo; dieses braucht { $wanted }. Mache eine Sicherung (duomo admin backup DATEI) und rufe dann auf: duomo admin migrate
server-no-setting = Eine Einstellung „{ $name }“ gibt es nicht; docs/settings.md nennt alle.
server-bad-setting = Die Einstellung „{ $name }“ kann so nicht sein: { $reason }.
server-bad-settings-file = Die Einstellungen in { $file } können nicht gelesen werden: { $reason }.
server-mail-without-address = E-Mail braucht „public_address“: wo die Seite aufgerufen wird, etwa https://play.example.org. Dorthin führen die Links in Briefen.
server-no-address = „{ $address }“ ist keine Adresse und kein Netz wie 203.0.113.7 oder 203.0.113.0/24.
server-bad-backup = Die Sicherung { $file } kann nicht benutzt werden: { $reason }.
server-not-empty = In dieser Datenbank sind schon Spiele; eine Sicherung wird in eine leere eingespielt.
