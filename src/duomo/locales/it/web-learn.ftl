# Le pagine delle lezioni.

web-learn = Impara
web-learn-so-far = { $finished } lezioni dipinte su { $of }
web-learn-begin = Comincia: { $lesson }
web-learn-begun = iniziata
web-learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
web-lesson-coach = Guida
web-lesson-step = Passo { $number } di { $of }
web-lesson-go-on = Continua
web-lesson-show-me = Mostrami
web-lesson-done = Ben fatto
web-lesson-stars = { $stars ->
    [one] 1 stella su 3
   *[other] { $stars } stelle su 3
}
web-lesson-next = Prossima lezione
web-lesson-again = Ancora una volta
web-lesson-leave = Lascia la lezione
web-lesson-skip = Salta questa lezione
web-lesson-read-first = Leggi prima: premi «Continua».
web-i-am-new = Sono nuovo
web-i-am-new-to = Sono nuovo: { $game }
web-nav-learn = Impara

## A first game

web-coach-silent = Continua così. Io guardo; chiedi un consiglio quando vuoi.
web-coach-topics = Che cosa hai già incontrato
web-coach-met = (incontrato)
web-coach-again = Gioca ancora
web-coach-leave = Lascia la partita
web-coach-real-game = Ora una vera partita

## Learning

web-learn-how-to = Come si gioca
web-learn-how-to-about = In figure, in tre minuti
web-learn-first-game = La tua prima partita
web-learn-continue = Continua
web-learn-new-lessons = Lezioni, passo per passo
web-learn-new-lessons-about = Tre minuti ciascuna, sul vero tavolo.
web-learn-new-game = Subito in partita, con un allenatore
web-learn-new-game-about = Una partita intera contro un principiante; ogni mossa è permessa, e qualcuno spiega.
web-learn-new-pictures = Le regole in figure
web-learn-painted = { $finished } lezioni dipinte su { $of }, { $stars } stelle su { $most }

## How to play, on one page

web-how-to = Come si gioca a { $game }
web-how-to-games = Giochi
web-how-to-rules = Tutte le regole
web-how-to-print = Stampa
web-how-to-first-lesson = Prima lezione
web-how-to-step = Figura { $number } di { $of }
web-how-to-back = Indietro
web-how-to-lesson = Alla lezione
web-how-to-try = Prova

## Rules with pictures

web-rules-with-pictures = Con figure
web-rules-text-only = Solo testo
web-rules-print = Stampa
web-rules-here = La regola di questa decisione
web-rules-decision = Questa decisione
web-rules-back-to-table = Torna al tavolo
web-rules-near = Forse uno di questi:
web-rules-searching = Ricerca …
