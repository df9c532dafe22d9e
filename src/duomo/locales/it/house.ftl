# Chi si occupa del server, e ciò che dice dei posti.

server-seat-taken = Questo posto è già occupato. Un invito vale una volta sola; chiedine uno nuovo a chi ospita.
server-seat-in-time = Il suo tempo non è scaduto. Un posto si può cedere solo quando vi gioca un bot.
server-seat-not-abandoned =
    { $days ->
        [one] Questo posto è di qualcuno. Si può cedere dopo un giorno di assenza.
       *[other] Questo posto è di qualcuno. Si può cedere dopo { $days } giorni di assenza.
    }
server-table-closed = Questo tavolo è stato chiuso da chi si occupa del server.
server-other-host = Questo server non si chiama «{ $host }». Se deve chiamarsi così, chi lo gestisce aggiunge il nome: duomo serve --allowed-host { $host }
server-banned = Non puoi usare questo server. { $reason }
server-draining = Il server sta per riavviarsi; le partite in corso continueranno dopo. Riprova tra qualche minuto.
server-no-steward = Può farlo solo chi si occupa del server.
server-older-database = La base di dati ha lo schema { $found } di un Duomo più vecchio; questo richiede { $wanted }. Fai una copia di sicurezza (duomo admin backup FILE), poi lancia: duomo admin migrate
server-no-setting = Non c’è un’impostazione «{ $name }»; docs/settings.md le elenca tutte.
server-bad-setting = L’impostazione «{ $name }» non può essere così: { $reason }.
server-bad-settings-file = Le impostazioni non si possono leggere da { $file }: { $reason }.
server-mail-without-address = L’e-mail richiede «public_address»: dove si apre la pagina, per esempio https://play.example.org. I link nelle lettere portano lì.
server-no-address = «{ $address }» non è un indirizzo né una rete, come 203.0.113.7 o 203.0.113.0/24.
server-bad-backup = La copia { $file } non si può usare: { $reason }.
server-not-empty = In questa base di dati ci sono già partite; una copia si ripristina in una vuota.
