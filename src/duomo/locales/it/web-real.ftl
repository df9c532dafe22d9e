# Accanto a un tavolo vero: i punti e il diario.

web-nav-real = Al tavolo
web-real-about = La scatola sul tavolo, questa pagina accanto. Ciò che inserisci resta su questo dispositivo.
web-real-offline = Questa pagina funziona anche senza rete: tutto è conservato in questo browser.
web-real-offline-soon = Questa pagina viene conservata in questo browser per quando non c’è rete …
web-real-count = Contare i punti
web-real-count-about = Tocca chi sta dove; ogni riga riporta la sua regola.
web-real-log-book = Diario delle partite
web-real-log-about = Serate al tavolo: chi ha giocato, chi ha vinto, con fotografie.
web-real-back = Indietro
web-real-so-far = Punti finora
web-real-parts = Parti del conteggio
web-real-part-track = Tracciato
web-real-part-goods = Beni
web-real-part-crews = Squadra
web-real-part-contracts = Contratti
web-real-done = inserito
web-real-next = Avanti
web-real-count-result = Risultato
web-real-count-again = Contare un’altra partita
web-real-nothing-to-undo = Non è stato ancora inserito nulla.
web-real-tower = Torre { $tower }
web-real-tower-sum = 2 × { $finished } + { $ornaments } =
web-real-middle = Mezzo { $number }
web-real-who-played = Chi ha giocato?
web-real-players = Giocatori
web-real-players-count =
    { $players ->
        [one] 1, con Ivan
       *[other] { $players }
    }
web-real-name-of = Nome di { $colour }
web-real-with = con
web-real-without = senza
web-real-guild = Gilda
web-real-no-guild = nessuna
web-real-boards = Plance laboratorio
web-real-board-standard = standard
web-real-board-advanced = avanzate
web-real-blueprints = Progetti
web-real-blueprints-base = del gioco base
web-real-blueprints-all = tutti
web-real-which-blueprint = Tocca il progetto che avete costruito.
web-real-blueprint = Torri di { $heights } sezioni
web-real-where-marker = Dov’è il segnalino di { $who }?
web-real-track-about = Tocca lo spazio. Torna da solo allo spazio prestigio precedente.
web-real-lap = Giro { $lap }
web-real-how-many-materials = Quanti materiali restano a { $who }?
web-real-ivan-materials = Quanti materiali ci sono sulle due carte di { $who }?
web-real-goods-about = Ogni cinque materiali e rubli danno un prestigio.
web-real-materials = Materiali
web-real-rubles = Rubli
web-real-how-many-rubles = E quanti rubli?
web-real-fewer = Meno
web-real-more = Di più
web-real-so-many =
    { $count ->
        [one] { $count } materiale
       *[other] { $count } materiali
    }
web-real-crews-about = I permessi, e gli attrezzi sul retro degli specialisti usati.
web-real-permits = Permessi
web-real-tools = Attrezzi
web-real-no-tools = Nessun attrezzo
web-real-contracts-about = Quali contratti ha in mano ciascuno? Pagano prima di tutto il resto.
web-real-open-tiles = Tessere laboratorio scoperte
web-real-lost-ornaments = Ornamenti persi o scartati
web-real-banner = Stendardo
web-real-banner-of = Stendardo di { $who }
web-real-ornament-of = Ornamento di { $who }
web-real-nobody = Nessuno l’ha completata
web-real-no-ornament = Nessun ornamento
web-real-unfinished = non completata
web-real-presence =
    { $count ->
        [one] presente una volta
       *[other] presente { $count } volte
    }
web-real-not-there = assente
web-real-most = { $who } ha la maggioranza e prende tutti i { $worth }.
web-real-tie = { $count } sono pari: { $places }, diviso, dà { $each } ciascuno.
web-real-tie-of-two = Parità: nessuno riceve nulla.
web-real-wins = Vince { $who }.
web-real-shared = { $who } condividono la vittoria.
web-real-drawn = Pareggio.
web-real-nobody-six = Nessuno ha ancora completato sei sezioni; è stato inserito tutto?
web-real-line = Riga
web-real-date = Data
web-real-note = Nota
web-real-photo = Foto del tavolo
web-real-add-photo = Foto
web-real-share-picture = Condividi come immagine
web-real-evening = Una serata al tavolo, { $date }
web-real-keep = Conserva nel diario
web-real-kept = Conservato
web-real-to-log-book = Al diario
web-real-storage-refused = Questo browser non conserva nulla, o non ha più spazio. Esporta ciò che vuoi salvare.
web-real-import = Importa
web-real-export = Esporta
web-real-taken-in =
    { $count ->
        [one] { $count } serata era nuova.
       *[other] { $count } serate erano nuove.
    }
web-real-no-log-book = Questo file non è un diario delle partite.
web-real-log-empty = Ancora nessuna serata. Conta una partita e conservala qui.
web-real-name = Nome
web-real-games = Partite
web-real-won = Vinte
web-real-average = Media
web-real-best = Migliore
web-real-forget = Elimina questa serata
web-real-king = Lo spazio del re
web-real-pile-empty = Pila esaurita
web-real-points-before = Punti prima
web-real-tap-cell = Tocca un posto della cattedrale, poi ciò che vi si trova.
web-real-cathedral = La cattedrale
web-real-cell = Posto { $cell }
web-real-vault = Volta
web-real-clear = Nulla qui
web-real-builder-of = Costruttore di { $who }
web-real-zone = Zona
web-real-zone-line = { $size } intorno a { $cell }
web-real-total = Punti dopo
web-real-more-rows = Una fila in più
web-real-add-points = Aggiungi, al prossimo conteggio
