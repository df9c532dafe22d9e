# Die Seiten der Lektionen.

web-learn = Lernen
web-learn-so-far = { $finished } von { $of } Lektionen ausgemalt
web-learn-begin = Beginnen: { $lesson }
web-learn-go-on = Weiter: { $lesson }
web-learn-begun = begonnen
web-learn-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
web-lesson-coach = Trainer
web-lesson-step = Schritt { $number } von { $of }
web-lesson-go-on = Weiter
web-lesson-show-me = Zeig es mir
web-lesson-done = Gut gemacht
web-lesson-stars = { $stars ->
    [one] 1 Stern von 3
   *[other] { $stars } Sterne von 3
}
web-lesson-next = Nächste Lektion
web-lesson-again = Noch einmal
web-lesson-leave = Lektion verlassen
web-lesson-skip = Diese Lektion überspringen
web-lesson-read-first = Lies zuerst weiter: Drücke „Weiter“.
web-i-am-new = Ich bin neu
web-nav-learn = Lernen
