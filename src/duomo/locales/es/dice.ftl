# Dados que se pueden comprobar.

server-word-given = Ya has añadido una palabra.
server-one-deal = Hoy todos juegan el mismo reparto: no se le añaden palabras.
server-dice-tomorrow = Hoy otros juegan aún el mismo reparto: su secreto se revelará mañana.
web-seating-hint = { $name } recibió una pista.

web-dice = Dados limpios
web-dice-about = Antes de la partida el servidor prometió sus dados: este es el hash de su secreto. Se revela al final, y entonces se puede comprobar cada tirada y cada robo.
web-dice-word = Una palabra tuya
web-dice-word-about = Los dados dependen desde ahora de lo que añadas; así nadie pudo conocerlos.
web-dice-add = Añadir
web-dice-added = { $name } añadió «{ $word }».
web-dice-check = Comprobar los dados
web-dice-check-about = Se revela el secreto; después ya no se puede deshacer nada en esta mesa.
web-dice-wrong = La tirada o el robo { $number } no se sigue del secreto.
web-dice-other = El secreto no es el prometido.
web-dice-unable = Este navegador no puede comprobarlo aquí, porque la página llegó sin cifrar. Guarda la prueba y usa: duomo verify-dice
web-dice-save = Guardar la prueba
web-dice-right =
    { $count ->
        [one] Se comprobó una tirada o un robo: se sigue del secreto.
       *[other] Se comprobaron { $count } tiradas y robos: todos se siguen del secreto.
    }
web-dice-right-unnoted =
    { $count ->
        [one] Se comprobó una tirada o un robo: se sigue del secreto.
       *[other] Se comprobaron { $count } tiradas y robos: todos se siguen del secreto.
    } Este navegador no estuvo durante la partida y no anotó ninguna promesa: el servidor pudo elegir el secreto después.
