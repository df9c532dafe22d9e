# Ce qu’un profil dit à côté des cotes.

web-mistakes = Erreurs par partie
web-mistakes-none = Analysez une partie terminée : ce qui y est trouvé s’affiche ici.
web-mistakes-one = { $date } : { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
web-openings = Ouvertures préférées
web-opening-first = Première décision
web-opening-place = Premier endroit du plateau
web-opening-won = { $won } gagnées sur { $games }
