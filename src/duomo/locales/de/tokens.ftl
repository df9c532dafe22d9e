# Schlüssel für Programme.

server-no-token = Dieser Schlüssel gilt nicht, oder nicht mehr.
server-no-scope = Dieser Schlüssel darf das nicht: ihm fehlt das Recht „{ $scope }“.
server-not-for-tokens = Programme dürfen das nicht; tu es auf der Seite.
server-too-many-tokens = Du hast schon { $most } Schlüssel; beende erst einen.
web-tokens = Programme
web-tokens-about = Mit einem Schlüssel darf ein Programm von dir hier tun, was du erlaubst, und sonst nichts.
web-token-name = Name des Programms
web-token-who = Es spielt als
web-token-bot = Bot
web-token-you = du
web-token-bot-about = Ein Bot hat einen eigenen Namen, eigene Plätze und Wertungen; der Name beginnt mit BOT.
web-token-scopes = Es darf
web-token-scope-read = zusehen
web-token-scope-play = spielen
web-token-scope-tables = Tische eröffnen und sich setzen
web-token-scope-profile = das Profil lesen und ändern
web-token-days = Tage, die er gilt (leer: bis du ihn beendest)
web-token-make = Schlüssel machen
web-token-secret = Das Geheimnis von { $name }. Es wird nur dieses Mal gezeigt: kopiere es jetzt.
web-token-since = seit { $created }
web-token-used = zuletzt benutzt { $used }
web-token-unused = nie benutzt
web-token-until = endet { $until }
web-token-end = Beenden
