# Ce que montre un lien partagé : titre et phrase.

preview-table = { $game } : une table
preview-table-about = { $names }. Qui ouvre le lien peut regarder.
preview-join = { $game } : une place vous attend
preview-join-about = Ouvrez le lien, prenez la place et jouez dans le navigateur.
preview-replay = { $game } : une partie à revoir
preview-replay-about = { $names }. Parcourez chaque coup.
preview-moment = { $game } : coup { $move } sur { $moves }
