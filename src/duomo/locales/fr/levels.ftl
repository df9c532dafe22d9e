# Les niveaux des adversaires, du plus faible au plus fort (bots/levels.py)

level-name =
    { $level ->
        [apprentice] Apprenti
        [carter] Charretier
        [carpenter] Charpentier
        [mason] Maçon
        [sculptor] Sculpteur
        [foreman] Contremaître
        [architect] Architecte
        [master-builder] Maître d’œuvre
        [grandmaster] Grand maître
       *[other] { $level }
    }
level-about =
    { $level ->
        [apprentice] Découvre le jeu : ne pense ni aux pénalités ni aux majorités et laisse passer bien des possibilités.
        [carter] Connaît les règles, mais ne voit pas encore qui aura la majorité ; prend ce qui est à portée de main.
        [carpenter] Joue pour des gains rapides et laisse encore passer plus d’un bon tour.
        [mason] Joue solidement, mais se trompe parfois sur ce que vaut un tour.
        [sculptor] Ne laisse presque rien passer dans son propre tour, mais ne regarde guère au-delà.
        [foreman] Voit son tour entier et jette un œil sur ce que les autres pourraient répondre.
        [architect] Pèse ses tours en tenant compte des réponses des autres et du hasard des dés.
        [master-builder] Cherche loin et large avant chaque tour, avec un œil formé par des milliers de parties.
        [grandmaster] Réfléchit jusqu’à cinq secondes quand le choix est serré : le plus fort de tous les adversaires.
       *[other] { "" }
    }
