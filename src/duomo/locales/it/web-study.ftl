# Continuare a giocare da un momento di una partita rivista.

web-study = Studio
web-study-title = Studio: continua da qui
web-study-for = Trova il turno migliore per { $name }
web-study-about = Gioca un turno sul tabellone, uno qualsiasi. Viene giudicato quando è finito o quando lo chiedi. Poi continua per entrambe le parti.
web-study-played = Nella partita: { $what } (−{ $loss } punti di probabilità di vittoria)
web-study-shares = Probabilità di vittoria
web-study-weighing = in corso di valutazione
web-study-verdict = Giudizio
web-study-lost = { $loss } punti di probabilità di vittoria persi, trovati con { NUMBER($simulations) } simulazioni.
web-study-best = migliore
web-study-yours = il tuo
web-study-answer = La tua risposta
web-study-best-turn = Turno migliore
web-study-show-best = Gioca il turno migliore
web-study-judge = Giudica il mio turno
web-study-judging = In corso di giudizio …
web-study-again = Riprova
web-study-at-start = Sei all’inizio.
web-study-deal = Altri dadi e altre carte
web-study-back = Torna alla partita rivista
web-study-line = Questa variante

## Come arrivarci

web-study-retry = Rigioca questo errore
web-study-retry-move = Rigioca l’errore della mossa { $number }
web-study-from-here = Continua da qui
