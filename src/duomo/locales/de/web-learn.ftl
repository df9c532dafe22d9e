# Die Seiten der Lektionen.

web-learn = Lernen
web-learn-so-far = { $finished } von { $of } Lektionen ausgemalt
web-learn-begin = Beginnen: { $lesson }
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
web-i-am-new-to = Ich bin neu: { $game }
web-nav-learn = Lernen

## A first game

web-coach-silent = Nur weiter so. Ich sehe zu; frag nach einem Rat, wann immer du willst.
web-coach-topics = Was dir schon begegnet ist
web-coach-met = (begegnet)
web-coach-again = Noch einmal spielen
web-coach-leave = Partie verlassen
web-coach-real-game = Jetzt eine richtige Partie

## Learning

web-learn-how-to = So wird gespielt
web-learn-how-to-about = In Bildern, in drei Minuten
web-learn-first-game = Deine erste Partie
web-learn-continue = Weiter
web-learn-new-lessons = Lektionen, Schritt für Schritt
web-learn-new-lessons-about = Je drei Minuten, am richtigen Brett.
web-learn-new-game = Gleich ins Spiel, mit Begleiter
web-learn-new-game-about = Eine ganze Partie gegen einen Anfänger; jeder Zug ist erlaubt, und jemand erklärt.
web-learn-new-pictures = Die Regeln in Bildern
web-learn-painted = { $finished } von { $of } Lektionen bemalt, { $stars } von { $most } Sternen

## How to play, on one page

web-how-to = So spielt man { $game }
web-how-to-games = Spiele
web-how-to-rules = Alle Regeln
web-how-to-print = Drucken
web-how-to-first-lesson = Erste Lektion
web-how-to-step = Bild { $number } von { $of }
web-how-to-back = Zurück
web-how-to-lesson = Zur Lektion
web-how-to-try = Ausprobieren

## Rules with pictures

web-rules-with-pictures = Mit Bildern
web-rules-text-only = Nur Text
web-rules-print = Drucken
web-rules-here = Die Regel zu dieser Entscheidung
web-rules-decision = Diese Entscheidung
web-rules-back-to-table = Zurück zum Tisch
web-rules-near = Vielleicht eines davon:
web-rules-searching = Suche läuft …
