# Pages that are not a table: home, new table, joining, records, rules, components, about.

## Home

web-title-home = Duomo: costruire cattedrali insieme
web-about-red-cathedral = Innalza torri con i tuoi rivali, dall’impalcatura alla cupola dipinta. Usa i dadi del mercato, decora, e sii presente dove conta.
web-about-basilica = Due capomastri, una navata. Posa volte dipinte, colloca i costruttori, e tieni la maggioranza quando entra il re.
web-players-red-cathedral = Da 1 a 4 giocatori
web-players-any = { $counts } giocatori
web-players-basilica = 2 giocatori
web-solo-and-module = solitario, Emissari
web-play-now = Gioca subito
web-play-now-game = Gioca subito a { $game }, contro un bot
web-new-table = Nuovo tavolo
web-new-table-game = Nuovo tavolo per { $game }
web-continue = Continua
web-begin = O comincia in altro modo
web-all-tables = Tutti i tavoli
web-running = Partite in corso
web-none-yet = Ancora nessuna.
web-card-with = con { $others }
web-card-alone = in solitario
web-card-your-turn = Tocca a te
web-card-waiting = in attesa
web-card-over = finita
web-card-won = vinta
web-seat-open = posto libero

## New table

web-game = Gioco
web-seats = Posti
web-solo-hint = da soli si affronta Ivan
web-solo-ivan = sei da solo: Ivan costruisce contro di te
web-seat-number = Chi siede al posto { $number }
web-seat-name = Nome al posto { $number }
web-seat-remove = Togli il posto { $number }
web-seat-add = Un giocatore in più
web-seat-me = Io
web-seat-screen = Questo schermo
web-seat-friend = Amico
web-seat-friend-long = Un amico, con un link
web-seat-friend-about = il link arriva quando il tavolo si apre; chi lo apre per primo prende il posto
web-seat-bot = Bot
web-seat-bot-level = Bot: { $level }
web-level = Livello del bot
web-your-name = Il tuo nome
web-a-name = Nome
web-options = Opzioni
web-options-about = pronte così; cambia ciò che vuoi
web-option-set = { $option }: { $choice }
web-option-workshops = Plancia Bottega
web-option-workshops-about = Avanzata: le Decorazioni vanno sbloccate, e ogni Bottega costa 3 rubli.
web-choice-workshops-standard = Standard
web-choice-workshops-advanced = Avanzata
web-option-optional_actions = Rubli e rilancio
web-option-optional_actions-about = Entrambi gli scambi in un turno, o l’uno o l’altro.
web-choice-optional_actions-both = Entrambi
web-choice-optional_actions-either = Uno solo
web-option-ruble_trade = Prestigio per rubli
web-option-ruble_trade-about = Cedere prestigio in ogni momento del tuo turno, o tutto in una volta.
web-choice-ruble_trade-any_time = In ogni momento
web-choice-ruble_trade-one_moment = In una volta
web-option-start_player = Primo giocatore
web-option-start_player-about = A sorte, o come vuoi.
web-choice-start_player-random = A sorte
web-option-blueprints = Progetti di Costruzione
web-option-blueprints-about = I progetti delle torri: quelli del gioco base, gli altri, o tutti.
web-choice-blueprints-base = Base
web-choice-blueprints-extra = Altri
web-choice-blueprints-all = Tutti
web-option-contractors = Emissari
web-option-contractors-about = Una regione di sei città, permessi, specialisti, e reclutare come quarta azione.
web-choice-contractors-off = No
web-choice-contractors-on = Sì
web-option-guild = Nuova gilda
web-option-guild-about = Una carta di una nuova gilda prende il posto del Clero al mercato.
web-choice-guild-none = Nessuna
web-option-guild_card = Carta della gilda
web-option-guild_card-about = Quale delle sue tre carte sta al mercato.
web-choice-guild_card-random = A sorte
web-option-ivan_market = Ivan al mercato
web-option-ivan_market-about = Solo in solitario: riconoscimento per ogni dado, o una volta.
web-choice-ivan_market-per_die = Per dado
web-choice-ivan_market-single = Una volta
web-option-paid_recruit = Recluta pagata
web-option-paid_recruit-about = Dove può stare il costruttore di una Recluta pagata: accanto a un costruttore qualsiasi, o solo a uno di chi paga.
web-choice-paid_recruit-any = Qualsiasi
web-choice-paid_recruit-own = Proprio
web-sum-players = { $players ->
        [one] Un giocatore
        [2] Due giocatori
        [3] Tre giocatori
       *[other] Quattro giocatori
    }.
web-sum-ready = Il tavolo si apre subito.
web-sum-friends = Il tavolo si apre subito; { $friends ->
        [one] l’amico può
       *[other] gli amici possono
    } venire più tardi.
web-sum-settle = { $problems ->
        [one] Una cosa da sistemare
       *[other] { $problems } cose da sistemare
    }
web-open-table = Apri il tavolo

## Joining and records

web-join = Partecipa
web-join-by-link = Entra con un link
web-join-paste = Incolla il link che hai ricevuto.
web-join-wrong = Questo non è un link a un posto o a un tavolo.
web-join-go = Vai
web-join-title = Sei invitato: { $game }
web-join-seat = Il tuo posto: { $party }.
web-join-taken = { $name } ha già questo posto. Un invito vale una volta sola; chiedine uno nuovo a chi ospita.
web-join-take = Prendi il posto
web-join-watch = Guarda soltanto
web-upload-about = Apri una partita registrata, scaricata qui o scritta dal programma, e ripercorrila passo per passo.
web-upload-file = Scegli un file, o trascinalo qui
web-upload-paste = O incolla il testo
web-upload-show = Mostra la partita

## Rules and components

web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
        [one] { $count } trovato
       *[other] { $count } trovati
    }
web-rules-none = Nessun risultato. Prova un’altra parola, o il numero di una regola come RC-6.
web-rules-all = Tutte
web-rules-contents = Indice
web-rules-example = Esempio:
web-rules-see = Vedi anche
web-rules-copy = Link
web-components-about = Duomo gioca con questi valori. Alcuni sono stampati, alcuni se ne deducono, altri si sono dovuti inventare perché il gioco funzioni; un pezzo porta il segno del suo valore più debole. Si può giocare anche con i valori della propria copia.
web-components-expansions = Con le espansioni
web-components-base = Gioco base
web-source-rulebook = regolamento
web-source-inferred = dedotto
web-source-reconstructed = ricostruito: può differire dalla stampa
web-part-players = { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
web-part-three-plus = 3 o più giocatori
web-part-board = { $board ->
        [advanced] avanzata
       *[standard] standard
    }
web-part-crown = con corona
web-part-space = spazio { $space }

## About, and what went wrong

web-about-what = Con Duomo si gioca a La Cattedrale Rossa, con la sua espansione e in solitario contro Ivan, e a Basilica: con amici tramite un link, sullo stesso schermo, o contro bot. Le regole sono provate da test, paragrafo per paragrafo.
web-about-independent = Duomo è un progetto indipendente a codice aperto. Non ha legami con gli editori e gli autori di questi giochi, ai quali appartengono i nomi, né è sostenuto da loro. Se un gioco ti piace, compralo.
web-about-art = Ogni immagine è disegnata da questo programma; nulla è copiato o ricalcato dai giochi pubblicati. Le regole sono raccontate con parole nostre.
web-about-components = Dove i valori stampati non sono noti al pubblico, Duomo usa i propri; la pagina dei componenti dice di ogni valore da dove viene.
web-about-privacy = Non c’è registrazione. Un cookie permette a questo browser di tenere i suoi posti; il tuo nome è quello che inserisci. Nulla è trasmesso ad altri.
web-about-licence = Programma e immagini sono sotto licenza MIT, i caratteri Alegreya SC e Source Sans 3 sotto SIL Open Font License.
web-not-found = Qui non c’è nulla
web-not-found-about = Questo indirizzo non porta a nessuna pagina: il progetto non fu mai costruito.
web-went-wrong = Non ha funzionato
web-try-again = Riprova
web-to-home = Alla pagina iniziale
