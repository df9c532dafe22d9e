# Freunde, offene Tische, Gesuche, Einladungen, Vereine: was der Server sagt, wenn etwas nicht geht.

server-hints-off = An diesem Tisch gibt es keine Tipps.
server-undo-off = An diesem Tisch wird nichts zurückgenommen.
server-watchers-friends = Hier dürfen nur Freunde der Spielenden zuschauen.
server-watchers-nobody = An diesem Tisch darf niemand zuschauen, solange gespielt wird.
server-which-club = Sag, welchem Verein der Tisch offensteht.
server-bad-range = Die niedrigste Wertung liegt über der höchsten.
server-table-full = An diesem Tisch ist kein Platz mehr frei.
server-not-welcome = Mit diesen Leuten geht das nicht.
server-only-friends = Hier dürfen sich nur Freunde dessen setzen, der den Tisch eröffnet hat.
server-only-club = Das ist den Mitgliedern des Vereins vorbehalten.
server-outside-range = Dieser Tisch ist für andere Wertungen; deine ist { $rating }.
server-not-a-friend = Du kannst nur Freunde fragen.
server-sits-there = Diese Person sitzt schon an diesem Tisch.
server-no-invitation = Diese Einladung gilt nicht mehr.
server-own-friend = Mit dir selbst bist du schon befreundet.
server-not-asked-friend = Du wurdest nicht gefragt, oder nicht mehr.
server-bad-seek = So lässt sich dieses Spiel nicht spielen.
server-too-many-friends = Du hast so viele Freunde, wie dieser Server erlaubt.
server-too-many-seeks = Du wartest schon auf so viele Partien, wie dieser Server erlaubt.
server-too-many-asks = Du hast in einer Stunde viele Leute gefragt; versuche es später noch einmal.
server-too-many-changes = Du hast in einer Stunde vieles geändert; versuche es später noch einmal.
server-too-many-clubs = Du gehörst so vielen Vereinen an, wie dieser Server erlaubt.
server-no-club = Diesen Verein gibt es nicht, oder du kannst ihn nicht sehen.
server-club-full = Dieser Verein hat so viele Mitglieder, wie dieser Server erlaubt.
server-not-a-member = Diese Person gehört nicht zum Verein.
server-owner-stays = Wer den Verein leitet, muss ihn erst übergeben.
server-not-club-helper = Das dürfen nur die Leitung und die Helfer des Vereins.
server-not-club-owner = Das darf nur die Leitung des Vereins.

telling-invited = { $name } lädt dich an einen Tisch ein: { $game }.
telling-rematch = { $name } möchte noch einmal spielen: { $game }.
