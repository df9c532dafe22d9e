# Una partita registrata rivista nel browser, e la sua analisi.

## La barra

web-replay-title = Partita rivista · { $title }
web-replay-sentence = Turno { $turn }: { $what }
web-replay-move-of = Mossa { $number } di { $all }
web-replay-loss = { $kind }: { $loss } punti di probabilità di vittoria

## Comandi

web-replay-controls = Comandi
web-replay-back = Una mossa indietro
web-replay-forward = Una mossa avanti
web-replay-turn-back = Un turno indietro
web-replay-turn-forward = Un turno avanti
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next-error = Prossimo errore
web-replay-link = Copia il link a questo momento
web-replay-copied = Copiato
web-replay-record = Scarica la registrazione
web-replay-whole = Mostra tutto il tavolo
web-replay-half = Mostra decisioni e grafico

## Decisioni

web-replay-decisions = Decisioni
web-replay-filter = Righe da mostrare
web-replay-all = Tutte
web-replay-errors = Errori { $errors }
web-replay-luck = Fortuna
web-replay-turn = Turno { $turn } · { $name }
web-replay-setup = Preparazione
web-replay-chance = Caso
web-replay-none = Niente di simile.

## Grafico

web-replay-graph = Probabilità di vittoria, turno per turno
web-replay-timeline = Andamento della partita
web-replay-start = inizio

## Giudizi

web-replay-why = La decisione
web-replay-best = Mossa migliore
web-replay-good = Buona mossa
web-replay-inaccuracy = Imprecisione
web-replay-mistake = Errore
web-replay-blunder = Errore grave
web-replay-better = meglio
web-replay-played = giocata
web-replay-points = { $points } punti persi
web-replay-show-after = Posizione dopo la mossa
web-replay-show-before = Posizione prima della mossa
web-replay-no-judgement = Qui non c'è nulla da giudicare.

## Fortuna e bravura

web-replay-own = Decisioni
web-replay-others = Avversari

## L'analisi

web-replay-analysis = Analisi
web-replay-analyse = Analizza questa partita
web-replay-analyse-about = Ogni decisione viene giudicata, e la fortuna distinta dalla bravura. Servono da pochi secondi a qualche minuto.
web-replay-running = Analisi: { $done } di { $of }

## Schede sul telefono

web-replay-tab-board = Tabellone
web-replay-tab-moves = Mosse
web-replay-tab-graph = Grafico
