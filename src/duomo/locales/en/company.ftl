# Friends, open tables, seeks, invitations, clubs: what the server says when something cannot be.

server-hints-off = There are no hints at this table.
server-undo-off = Nothing is taken back at this table.
server-watchers-friends = Only friends of those who play may watch here.
server-watchers-nobody = Nobody may watch at this table while it is played.
server-which-club = Say which club the table is open to.
server-bad-range = The lowest rating is above the highest.
server-table-full = There is no free seat at this table any more.
server-not-welcome = You cannot do that with these people.
server-only-friends = Only friends of the one who opened this table may sit down here.
server-only-club = That is for members of the club.
server-outside-range = This table is for other ratings; yours is { $rating }.
server-not-a-friend = You can ask friends only.
server-sits-there = They sit at this table already.
server-no-invitation = This invitation does not hold any more.
server-own-friend = You are your own friend already.
server-not-asked-friend = They have not asked you, or not any more.
server-bad-seek = This game cannot be played like that.
server-too-many-friends = You have as many friends as this server allows.
server-too-many-seeks = You already wait for as many games as this server allows.
server-too-many-asks = You have asked many people in an hour; try again later.
server-too-many-changes = You have changed many things in an hour; try again later.
server-too-many-clubs = You belong to as many clubs as this server allows.
server-no-club = There is no such club, or you cannot see it.
server-club-full = This club has as many members as this server allows.
server-not-a-member = They do not belong to the club.
server-owner-stays = The owner has to hand the club over first.
server-not-club-helper = Only the owner and the helpers of the club may do that.
server-not-club-owner = Only the owner of the club may do that.

telling-invited = { $name } asks you to a table: { $game }.
telling-rematch = { $name } wants to play again: { $game }.
