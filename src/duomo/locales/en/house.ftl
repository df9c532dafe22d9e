# Who looks after the server, and what it says about seats.

server-seat-taken = Somebody has this seat already. An invitation works once; ask the host for a new one.
server-seat-in-time = Their time has not run out. A seat can be given away only when a bot plays for them.
server-seat-not-abandoned =
    { $days ->
        [one] This seat belongs to somebody. It can be given away when they have not been here for a day.
       *[other] This seat belongs to somebody. It can be given away when they have not been here for { $days } days.
    }
server-table-closed = This table was closed by whoever looks after the server.
server-other-host = This server is not called “{ $host }”. If it should be, its host adds the name: duomo serve --allowed-host { $host }
server-banned = You may not use this server. { $reason }
server-draining = The server is about to restart; games that are running go on afterwards. Try again in a few minutes.
server-no-steward = Only those who look after the server may do that.
server-older-database = The database has the schema { $found } of an older Duomo; this one needs { $wanted }. Make a backup (duomo admin backup FILE), then run: duomo admin migrate
server-no-setting = There is no setting “{ $name }”; docs/settings.md lists them all.
server-bad-setting = The setting “{ $name }” cannot be that: { $reason }.
server-bad-settings-file = The settings cannot be read from { $file }: { $reason }.
server-mail-without-address = E-mail needs “public_address”: where people open the page, such as https://play.example.org. Links in letters lead there.
server-no-address = “{ $address }” is no address and no network, such as 203.0.113.7 or 203.0.113.0/24.
server-bad-backup = The backup { $file } cannot be used: { $reason }.
server-not-empty = There are games in this database already; a backup is restored into an empty one.
