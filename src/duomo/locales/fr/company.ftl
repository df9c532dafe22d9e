# Amis, tables ouvertes, recherches, invitations, clubs : ce que dit le serveur quand quelque chose est impossible.

server-hints-off = Il n’y a pas d’indices à cette table.
server-undo-off = Rien ne se reprend à cette table.
server-watchers-friends = Seuls les amis des joueurs peuvent regarder ici.
server-watchers-nobody = Personne ne peut regarder cette table pendant la partie.
server-which-club = Dites à quel club la table est ouverte.
server-bad-range = Le classement minimal dépasse le maximal.
server-table-full = Il n’y a plus de place libre à cette table.
server-not-welcome = Ce n’est pas possible avec ces personnes.
server-only-friends = Seuls les amis de la personne qui a ouvert cette table peuvent s’y asseoir.
server-only-club = C’est réservé aux membres du club.
server-outside-range = Cette table est pour d’autres classements ; le vôtre est { $rating }.
server-not-a-friend = Vous ne pouvez inviter que des amis.
server-sits-there = Cette personne est déjà assise à la table.
server-no-invitation = Cette invitation n’est plus valable.
server-own-friend = Vous êtes déjà votre propre ami.
server-not-asked-friend = On ne vous a rien demandé, ou plus maintenant.
server-bad-seek = Ce jeu ne peut pas se jouer ainsi.
server-too-many-friends = Vous avez autant d’amis que ce serveur le permet.
server-too-many-seeks = Vous attendez déjà autant de parties que ce serveur le permet.
server-too-many-asks = Vous avez sollicité beaucoup de monde en une heure ; réessayez plus tard.
server-too-many-changes = Vous avez fait beaucoup de changements en une heure ; réessayez plus tard.
server-too-many-clubs = Vous appartenez à autant de clubs que ce serveur le permet.
server-no-club = Ce club n’existe pas, ou vous ne pouvez pas le voir.
server-club-full = Ce club a autant de membres que ce serveur le permet.
server-not-a-member = Cette personne n’appartient pas au club.
server-owner-stays = La personne responsable doit d’abord transmettre le club.
server-not-club-helper = Seuls la personne responsable et les assistants du club peuvent faire cela.
server-not-club-owner = Seule la personne responsable du club peut faire cela.

telling-invited = { $name } vous invite à une table : { $game }.
telling-rematch = { $name } veut rejouer : { $game }.
