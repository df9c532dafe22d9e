# Las páginas de las lecciones.

web-learn = Aprender
web-learn-so-far = { $finished } de { $of } lecciones pintadas
web-learn-begin = Empezar: { $lesson }
web-learn-go-on = Continuar: { $lesson }
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
web-nav-learn = Aprender
