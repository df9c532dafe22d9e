# Les enregistrements, positions, fichiers de composants et autres qui ne peuvent pas être utilisés.

refusal-in-english = { $detail }

## Enregistrements

refusal-record-no-rule = { $name } : aucune ligne « --- » entre l’en-tête et les coups ; ce n’est pas un enregistrement, ou seulement son début.
refusal-record-header-unreadable = { $name } : l’en-tête est illisible : { $detail }.
refusal-record-no-line = { $name }, ligne { $line } : « { $text } » n’est pas de la forme « qui : coup ».
refusal-record-cut-off = { $name } s’interrompt après la ligne { $line } : la dernière ligne « --- end » manque.
refusal-record-after-end = { $name }, ligne { $line } : quelque chose suit « --- end ».
refusal-record-unknown-entry = { $name } : l’en-tête a une entrée inconnue, « { $entry } ».
refusal-record-format = { $name } : « duomo_record = { $format } » manque dans l’en-tête, ou le fichier vient d’une version plus récente.
refusal-record-entry = { $name } : dans l’en-tête, « { $entry } » doit être { $kind ->
        [number] un nombre entier
        [text] un texte
        [table] une table
       *[number-or-text] un nombre entier ou un texte
    }.
refusal-record-wrong-decider = ligne { $line } : « { $who } » joue, mais la décision revient à « { $decider } ».
refusal-record-no-move = ligne { $line } : { $why }
refusal-record-illegal-move = ligne { $line } : { $move } : { $why }
refusal-record-header-unusable = L’en-tête de l’enregistrement ne peut pas être utilisé : { $why }
refusal-record-other-components = La partie a été jouée avec les composants « { $played } » ({ $played-hash }) ; voici « { $here } » ({ $here-hash }). Donnez le fichier de ce jeu de composants.
refusal-record-other-position = Les joueurs et les options ne sont pas ceux de la position qu’il contient.
refusal-record-not-over = L’en-tête donne un résultat, mais la partie n’est pas terminée après le dernier coup.
refusal-record-other-result = Le résultat de l’en-tête est { $given } ; les coups mènent à { $found }.

## Positions

refusal-position-wrong = La position ne peut pas être utilisée : { $detail }
refusal-position-not-toml = { $place } n’est pas du TOML : { $detail }.
refusal-position-format = { $place } : « duomo_position = { $format } » manque, ou la position vient d’une version plus récente.
refusal-position-no-game = { $place } : « game » doit nommer le jeu, comme dans game = "red-cathedral".
refusal-position-other-game = La position est une position de { $game }, pas de { $wanted }.
refusal-position-unknown-entry = { $place } : l’entrée { $entry } est inconnue ; il peut y avoir : { $known }.
refusal-position-value = { $place } : { $value } est faux ; il faut { $kind ->
        [table] une table
        [list] une liste
       *[flag] true ou false
    }.
refusal-position-too-many = { $place } : { $count } entrées, c’est trop ; il peut y en avoir { $most }.
refusal-position-number = { $place } : { $value } est faux ; il faut un nombre de { $least } à { $most }.
refusal-position-word = { $place } : { $value } est faux ; il peut y avoir : { $known }.

## Composants

refusal-components-wrong = Les composants ne peuvent pas être utilisés : { $detail }

## Fichiers

file-cause =
    { $cause ->
        [denied] l’accès est refusé
        [no-folder] ce dossier n’existe pas
        [folder] c’est un dossier
        [file] un fichier porte déjà ce nom
        [full] le disque est plein
       *[other] { $detail }
    }
refusal-file-missing = Il n’y a pas de fichier { $file }.
refusal-file-is-folder = { $file } est un dossier, pas un fichier.
refusal-file-not-text = { $file } n’est pas un fichier texte.
refusal-file-unreadable = Impossible de lire { $file } : { file-cause }.
refusal-file-unwritable = Impossible d’écrire { $file } : { file-cause }.
refusal-file-other-arena = { $file } contient une autre arène, ou aucune : sa première ligne n’est pas celle de celle-ci.
refusal-file-no-result = { $file }, ligne { $line } : ce n’est pas le résultat d’une partie.
refusal-file-other-data-set = { $folder } contient un autre jeu de données : « { $entry } » y est différent. Choisissez un nouveau dossier.
