# Tournois : ce qui est impossible.

server-no-tournament = Ce tournoi n’existe pas.
server-not-your-tournament = Quelqu’un d’autre organise ce tournoi.
server-tournament-not-open = On ne peut plus rien changer à ce tournoi : il a commencé ou a été annulé.
server-tournament-full = Le tournoi est complet.
server-tournament-entered = Vous y participez déjà.
server-tournament-over = Le tournoi est terminé.
server-tournament-changed = Quelqu’un a modifié le tournoi entre-temps ; réessayez.
server-tournament-few = Il faut au moins { $fewest } participants pour commencer.
server-tournament-most = Ici, un tournoi compte de { $least } à { $most } participants.
server-tournament-start = Un tournoi ne peut pas commencer à ce moment : seulement d’ici un an.
server-too-many-tournaments = Vous organisez déjà { $most } tournois ; attendez que l’un d’eux se termine.
server-no-entrant = Ce participant n’existe pas.
telling-tournament = Votre prochaine partie de { $tournament } est prête : { $game }.
