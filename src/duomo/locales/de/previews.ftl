# Was ein geteilter Link zeigt: Titel und Satz.

preview-table = { $game }: ein Tisch
preview-table-about = { $names }. Wer den Link öffnet, darf zusehen.
preview-join = { $game }: Ein Platz wartet auf dich
preview-join-about = Öffne den Link, nimm den Platz und spiele im Browser.
preview-replay = { $game }: eine Partie zum Ansehen
preview-replay-about = { $names }. Zug für Zug nachspielen.
preview-moment = { $game }: Zug { $move } von { $moves }
