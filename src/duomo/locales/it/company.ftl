# Amici, tavoli aperti, ricerche, inviti, circoli: che cosa dice il server quando qualcosa non è possibile.

server-hints-off = A questo tavolo non ci sono suggerimenti.
server-undo-off = A questo tavolo non si annulla nulla.
server-watchers-friends = Qui possono guardare solo gli amici di chi gioca.
server-watchers-nobody = Nessuno può guardare questo tavolo mentre si gioca.
server-which-club = Indica a quale circolo è aperto il tavolo.
server-bad-range = Il punteggio minimo supera il massimo.
server-table-full = A questo tavolo non ci sono più posti liberi.
server-not-welcome = Con queste persone non è possibile.
server-only-friends = Qui possono sedersi solo gli amici di chi ha aperto il tavolo.
server-only-club = È riservato ai membri del circolo.
server-outside-range = Questo tavolo è per altri punteggi; il tuo è { $rating }.
server-not-a-friend = Puoi invitare solo amici.
server-sits-there = Questa persona siede già al tavolo.
server-no-invitation = Questo invito non vale più.
server-own-friend = Sei già amico di te stesso.
server-not-asked-friend = Non ti è stato chiesto, o non più.
server-bad-seek = Questo gioco non si può giocare così.
server-too-many-friends = Hai tanti amici quanti ne consente questo server.
server-too-many-seeks = Aspetti già tante partite quante ne consente questo server.
server-too-many-asks = Hai fatto molte richieste in un’ora; riprova più tardi.
server-too-many-changes = Hai fatto molti cambiamenti in un’ora; riprova più tardi.
server-too-many-clubs = Appartieni a tanti circoli quanti ne consente questo server.
server-no-club = Questo circolo non esiste, o non puoi vederlo.
server-club-full = Questo circolo ha tanti membri quanti ne consente questo server.
server-not-a-member = Questa persona non appartiene al circolo.
server-owner-stays = Chi guida il circolo deve prima affidarlo ad altri.
server-not-club-helper = Possono farlo solo chi guida il circolo e gli aiutanti.
server-not-club-owner = Può farlo solo chi guida il circolo.

telling-invited = { $name } ti invita a un tavolo: { $game }.
telling-rematch = { $name } vuole rigiocare: { $game }.
