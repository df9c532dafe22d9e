# Los niveles de los rivales, del más débil al más fuerte (bots/levels.py)

level-name =
    { $level ->
        [apprentice] Aprendiz
        [carter] Carretero
        [carpenter] Carpintero
        [mason] Albañil
        [sculptor] Escultor
        [foreman] Capataz
        [architect] Arquitecto
        [master-builder] Maestro de obras
        [grandmaster] Gran maestro
       *[other] { $level }
    }
level-about =
    { $level ->
        [apprentice] Está aprendiendo: no piensa en penalizaciones ni en mayorías y se le escapan muchas posibilidades.
        [carter] Conoce las reglas, pero aún no ve quién tendrá la mayoría; toma lo que tiene más a mano.
        [carpenter] Juega a la ganancia rápida y todavía se le escapa más de un buen turno.
        [mason] Juega con solidez, pero de vez en cuando juzga mal lo que vale un turno.
        [sculptor] Casi nada se le escapa en su propio turno, pero apenas mira más allá.
        [foreman] Ve su turno entero y echa un vistazo a lo que los demás pueden responder.
        [architect] Sopesa sus turnos frente a las respuestas de los demás y la suerte de los dados.
        [master-builder] Busca a fondo y a lo ancho antes de cada turno, con un ojo que aprendió de miles de partidas.
        [grandmaster] Piensa hasta cinco segundos cuando la elección está reñida: el rival más fuerte que hay.
       *[other] { "" }
    }
