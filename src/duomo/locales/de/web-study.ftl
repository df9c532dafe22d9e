# Weiterspielen von einem Moment einer Partie an.

web-study = Studie
web-study-title = Studie: von hier an weiterspielen
web-study-for = Finde den besten Zug für { $name }
web-study-about = Spiele auf dem Brett einen Zug, ganz gleich welchen. Er wird beurteilt, wenn er zu Ende ist oder wenn du darum bittest. Danach spielst du für beide Seiten weiter.
web-study-played = In der Partie: { $what } (−{ $loss } Punkte Gewinnanteil)
web-study-shares = Gewinnanteile
web-study-weighing = werden abgewogen
web-study-verdict = Urteil
web-study-lost = { $loss } Punkte Gewinnanteil verloren, ermittelt mit { NUMBER($simulations) } Simulationen.
web-study-best = bester
web-study-yours = deiner
web-study-answer = Deine Antwort
web-study-best-turn = Bester Zug
web-study-show-best = Den besten Zug spielen
web-study-judge = Meinen Zug beurteilen
web-study-judging = Wird beurteilt …
web-study-again = Noch einmal
web-study-at-start = Du bist am Anfang.
web-study-deal = Andere Würfel und Karten
web-study-back = Zurück zum Nachspielen
web-study-line = Diese Variante

## Der Weg dorthin

web-study-retry = Diesen Fehler besser machen
web-study-retry-move = Den Fehler in Zug { $number } besser machen
web-study-from-here = Von hier an weiterspielen
