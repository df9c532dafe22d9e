# Las páginas de las lecciones.

web-learn = Aprender
web-learn-so-far = { $finished } de { $of } lecciones pintadas
web-learn-begin = Empezar: { $lesson }
web-learn-begun = empezada
web-learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
web-lesson-coach = Guía
web-lesson-step = Paso { $number } de { $of }
web-lesson-go-on = Continuar
web-lesson-show-me = Muéstrame
web-lesson-done = Bien hecho
web-lesson-stars = { $stars ->
    [one] 1 estrella de 3
   *[other] { $stars } estrellas de 3
}
web-lesson-next = Siguiente lección
web-lesson-again = Otra vez
web-lesson-leave = Salir de la lección
web-lesson-skip = Saltar esta lección
web-lesson-read-first = Lee primero: pulsa «Continuar».
web-i-am-new = Soy nuevo
web-i-am-new-to = Soy nuevo: { $game }
web-nav-learn = Aprender

## A first game

web-coach-silent = Sigue así. Yo miro; pide un consejo cuando quieras.
web-coach-topics = Lo que ya has encontrado
web-coach-met = (encontrado)
web-coach-again = Jugar otra vez
web-coach-leave = Salir de la partida
web-coach-real-game = Ahora una partida de verdad

## Learning

web-learn-how-to = Cómo se juega
web-learn-how-to-about = En imágenes, en tres minutos
web-learn-first-game = Tu primera partida
web-learn-continue = Continuar
web-learn-new-lessons = Lecciones, paso a paso
web-learn-new-lessons-about = Tres minutos cada una, en el tablero de verdad.
web-learn-new-game = Directo a una partida, con entrenador
web-learn-new-game-about = Una partida entera contra un principiante; se permite cualquier jugada, y alguien explica.
web-learn-new-pictures = Las reglas en imágenes
web-learn-painted = { $finished } lecciones pintadas de { $of }, { $stars } estrellas de { $most }

## How to play, on one page

web-how-to = Cómo se juega a { $game }
web-how-to-games = Juegos
web-how-to-rules = Todas las reglas
web-how-to-print = Imprimir
web-how-to-first-lesson = Primera lección
web-how-to-step = Imagen { $number } de { $of }
web-how-to-back = Atrás
web-how-to-lesson = A la lección
web-how-to-try = Probar

## Rules with pictures

web-rules-with-pictures = Con imágenes
web-rules-text-only = Solo texto
web-rules-print = Imprimir
web-rules-here = La regla de esta decisión
web-rules-decision = Esta decisión
web-rules-back-to-table = Volver a la mesa
web-rules-near = Quizá uno de estos:
web-rules-searching = Buscando …
