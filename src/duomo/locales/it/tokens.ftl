# Token dei programmi.

server-no-token = Questo token non funziona, o non più.
server-no-scope = Questo token non può farlo: gli manca il permesso «{ $scope }».
server-not-for-tokens = I programmi non possono farlo; fallo nella pagina.
server-too-many-tokens = Hai già { $most } token; prima terminane uno.
web-tokens = Programmi
web-tokens-about = Con un token un tuo programma può fare qui ciò che permetti, e nient’altro.
web-token-name = Nome del programma
web-token-who = Gioca come
web-token-bot = un bot
web-token-you = te
web-token-bot-about = Un bot ha un nome, posti e punteggi propri; il nome comincia con BOT.
web-token-scopes = Può
web-token-scope-read = guardare
web-token-scope-play = giocare
web-token-scope-tables = aprire tavoli e sedersi
web-token-scope-profile = leggere e cambiare il profilo
web-token-days = Giorni di validità (vuoto: finché non lo termini)
web-token-make = Crea un token
web-token-secret = Il segreto di { $name }. Viene mostrato solo ora: copialo adesso.
web-token-since = dal { $created }
web-token-used = ultimo uso il { $used }
web-token-unused = mai usato
web-token-until = scade il { $until }
web-token-end = Termina
