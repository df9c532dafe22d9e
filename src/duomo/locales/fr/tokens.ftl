# Jetons des programmes.

server-no-token = Ce jeton ne fonctionne pas, ou plus.
server-no-scope = Ce jeton ne le permet pas : il lui manque le droit « { $scope } ».
server-not-for-tokens = Les programmes ne peuvent pas faire cela ; faites-le dans la page.
server-too-many-tokens = Vous avez déjà { $most } jetons ; supprimez-en un d’abord.
web-tokens = Programmes
web-tokens-about = Avec un jeton, un de vos programmes peut faire ici ce que vous permettez, et rien d’autre.
web-token-name = Nom du programme
web-token-who = Il joue en tant que
web-token-bot = un robot
web-token-you = vous
web-token-bot-about = Un robot a son propre nom, ses places et ses cotes ; son nom commence par BOT.
web-token-scopes = Il peut
web-token-scope-read = regarder
web-token-scope-play = jouer
web-token-scope-tables = ouvrir des tables et s’asseoir
web-token-scope-profile = lire et changer le profil
web-token-days = Jours de validité (vide : jusqu’à ce que vous le supprimiez)
web-token-make = Créer un jeton
web-token-secret = Le secret de { $name }. Il n’est montré qu’une fois : copiez-le maintenant.
web-token-since = depuis le { $created }
web-token-used = dernier usage le { $used }
web-token-unused = jamais utilisé
web-token-until = finit le { $until }
web-token-end = Supprimer
