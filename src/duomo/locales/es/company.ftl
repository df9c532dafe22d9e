# Amigos, mesas abiertas, búsquedas, invitaciones, clubes: lo que dice el servidor cuando algo no es posible.

server-hints-off = En esta mesa no hay pistas.
server-undo-off = En esta mesa no se deshace nada.
server-watchers-friends = Aquí solo pueden mirar los amigos de quienes juegan.
server-watchers-nobody = Nadie puede mirar esta mesa mientras se juega.
server-which-club = Indica a qué club está abierta la mesa.
server-bad-range = La puntuación mínima supera a la máxima.
server-table-full = Ya no queda ningún asiento libre en esta mesa.
server-not-welcome = Con estas personas no es posible.
server-only-friends = Aquí solo pueden sentarse los amigos de quien abrió la mesa.
server-only-club = Eso es para los miembros del club.
server-outside-range = Esta mesa es para otras puntuaciones; la tuya es { $rating }.
server-not-a-friend = Solo puedes invitar a amigos.
server-sits-there = Esa persona ya está sentada en la mesa.
server-no-invitation = Esta invitación ya no es válida.
server-own-friend = Ya eres tu propio amigo.
server-not-asked-friend = No te lo han pedido, o ya no.
server-bad-seek = Este juego no se puede jugar así.
server-too-many-friends = Tienes tantos amigos como permite este servidor.
server-too-many-seeks = Ya esperas tantas partidas como permite este servidor.
server-too-many-asks = Has preguntado a mucha gente en una hora; inténtalo más tarde.
server-too-many-changes = Has cambiado muchas cosas en una hora; inténtalo más tarde.
server-too-many-clubs = Perteneces a tantos clubes como permite este servidor.
server-no-club = Ese club no existe, o no puedes verlo.
server-club-full = Este club tiene tantos miembros como permite este servidor.
server-not-a-member = Esa persona no pertenece al club.
server-owner-stays = Quien dirige el club tiene que traspasarlo antes.
server-not-club-helper = Eso solo pueden hacerlo quien dirige el club y sus ayudantes.
server-not-club-owner = Eso solo puede hacerlo quien dirige el club.

telling-invited = { $name } te invita a una mesa: { $game }.
telling-rematch = { $name } quiere jugar otra vez: { $game }.
