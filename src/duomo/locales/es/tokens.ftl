# Fichas de los programas.

server-no-token = Este token no funciona, o ya no.
server-no-scope = Este token no puede hacerlo: le falta el permiso «{ $scope }».
server-not-for-tokens = Los programas no pueden hacer eso; hazlo en la página.
server-too-many-tokens = Ya tienes { $most } tokens; termina antes uno.
web-tokens = Programas
web-tokens-about = Con un token, un programa tuyo puede hacer aquí lo que permitas, y nada más.
web-token-name = Nombre del programa
web-token-who = Juega como
web-token-bot = un bot
web-token-you = tú
web-token-bot-about = Un bot tiene nombre, asientos y puntuaciones propios; su nombre empieza por BOT.
web-token-scopes = Puede
web-token-scope-read = mirar
web-token-scope-play = jugar
web-token-scope-tables = abrir mesas y sentarse
web-token-scope-profile = leer y cambiar el perfil
web-token-days = Días que funciona (vacío: hasta que lo termines)
web-token-make = Crear un token
web-token-secret = El secreto de { $name }. Solo se muestra esta vez: cópialo ahora.
web-token-since = desde el { $created }
web-token-used = último uso el { $used }
web-token-unused = nunca usado
web-token-until = termina el { $until }
web-token-end = Terminar
