# Le pagine delle lezioni.

web-learn = Impara
web-learn-so-far = { $finished } lezioni dipinte su { $of }
web-learn-begin = Comincia: { $lesson }
web-learn-go-on = Continua: { $lesson }
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
web-nav-learn = Impara
