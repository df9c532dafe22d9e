# Ciò che mostra un link condiviso: titolo e frase.

preview-table = { $game }: un tavolo
preview-table-about = { $names }. Chi apre il link può guardare.
preview-join = { $game }: un posto ti aspetta
preview-join-about = Apri il link, prendi il posto e gioca nel browser.
preview-replay = { $game }: una partita da rivedere
preview-replay-about = { $names }. Rivedi ogni mossa.
preview-moment = { $game }: mossa { $move } di { $moves }
