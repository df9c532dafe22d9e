# Was der Server sagt, wenn etwas nicht geht.

## Zu Spielern

server-no-guest = Dieser Browser ist hier noch nicht bekannt; lade die Seite neu.
server-not-your-seat = Das ist nicht dein Platz.
server-not-your-table = Du sitzt nicht an diesem Tisch.
server-not-your-turn = Du bist gerade nicht mit einer Entscheidung dran.
server-no-undo = Hier gibt es nichts zurückzunehmen.
server-no-redo = Hier gibt es nichts zu wiederholen.
server-not-asked = Du wurdest nicht gefragt.
server-no-table = Diesen Tisch gibt es nicht.
server-no-seat = Diesen Platz gibt es nicht.
server-no-link = Dieser Link führt zu keinem Platz, oder ein neuer hat ihn ersetzt.
server-no-game = Es gibt kein Spiel „{ $game }“.
server-no-level = Es gibt keinen Gegner „{ $level }“.
server-no-language = In „{ $language }“ gibt es keine Regeln.
server-bad-options = Das passt nicht zusammen: { $reason }
server-wrong-seats =
    { $seats ->
        [one] Dieses Spiel hat 1 Platz.
       *[other] Dieses Spiel hat { $seats } Plätze.
    }
server-nobody-plays = Mindestens ein Platz muss für einen Menschen sein.
server-cannot-count =
    { $why ->
        [position] Diese Partie kann nicht gewertet werden: Sie beginnt mittendrin.
        [copy] Diese Partie kann nicht gewertet werden: Sie wird mit den Werten eines eigenen Exemplars gespielt.
        [alone] Diese Partie kann nicht gewertet werden: Nur eine Person spielt.
        [screen] Diese Partie kann nicht gewertet werden: Mehrere spielen an einem Bildschirm.
       *[bot] Diese Partie kann nicht gewertet werden: Einer ihrer Bots hat keine Wertung.
    }
server-one-seat-each = An einem gewerteten Tisch hat jeder einen Platz.
server-no-hints = In gewerteten Partien gibt es keine Tipps.
server-analysis-failed = Die Analyse ist gescheitert; versuche es noch einmal.
server-not-over = Das geht erst, wenn die Partie zu Ende ist.
server-other-components = Diese Partie wurde mit anderen Karten und Plättchen begonnen, als diese Version von Duomo sie hat; sie kann hier nicht fortgesetzt werden.
server-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $reason }
server-not-text = Eine Aufzeichnung ist Text; das hier ist keiner.
server-long-record = Diese Aufzeichnung ist zu lang; höchstens { $moves } Züge sind möglich.
server-no-moment = Einen solchen Moment gibt es in dieser Partie nicht.
server-bad-line = So kann nicht gespielt werden: „{ $move }“. { $reason }
server-no-answer = Spiele erst mindestens einen Zug.

## Grenzen

server-too-large = Das ist zu viel auf einmal.
server-too-many-requests = Das ging zu schnell; warte einen Moment.
server-too-many-guests = Von deiner Adresse kommen zu viele neue Gäste; versuche es später noch einmal.
server-too-many-tables = Du hast in einer Stunde viele Tische eröffnet; versuche es später noch einmal.
server-too-many-records = Du hast in einer Stunde viele Aufzeichnungen hochgeladen; versuche es später noch einmal.
server-too-many-analyses = Du hast in einer Stunde viele Partien analysieren lassen; versuche es später noch einmal.
server-too-many-thoughts = Du hast innerhalb einer Stunde um viele Tipps und Urteile gebeten; versuche es später wieder.
server-too-many-connections = Es sind zu viele Fenster offen; schließe einige.

## Zu Programmen

server-bad-request = Der Server versteht die Anfrage nicht.
server-bad-message = Der Server versteht die Nachricht nicht.
server-bad-method = Das geht mit dieser Adresse nicht.
server-not-found = Unter dieser Adresse ist nichts.
server-needs-server = Dafür braucht es Menschen anderswo und einen Server, den auch sie erreichen.
server-others-play = An diesem Tisch spielen auch andere, oder er ist gewertet: Er lässt sich nicht mitnehmen.
server-other-site = Die Anfrage kam von einer anderen Website.
server-fault = Im Server ist etwas schiefgegangen; es wurde aufgeschrieben.
server-gap = Der gespeicherten Partie { $table } fehlt etwas vor Eintrag { $number }.

## Zu Gastgebern

server-ready = Duomo ist unter { $address } zu erreichen – Strg+C beendet es.
server-no-page = Die Seite ist noch nicht gebaut: Rufe im Projektordner „make page“ auf und lade neu.
server-disk-full = Der Datenträger des Servers ist voll; der Zug wurde nicht gemacht. Sobald Platz ist, geht es weiter.
server-browser-full = Auf diesem Gerät ist kein Platz mehr für das, was dieser Browser aufhebt; der Zug wurde nicht gemacht. Sobald Platz ist, geht es weiter.
server-browser-fault = In diesem Browser ist etwas schiefgegangen; der Zug wurde nicht gemacht. Alles davor ist aufgehoben.
server-not-writable = Der Server kann nicht in seinen Datenordner schreiben.
server-folder-not-writable = In den Ordner { $folder } kann nicht geschrieben werden; nenne mit --data einen anderen.
server-folder-in-use = Ein anderes Duomo benutzt den Ordner { $folder }; beende es oder nenne mit --data einen anderen Ordner.
server-database-locked = Ein anderes Programm hat die Datenbank gesperrt; versuche es gleich noch einmal.
server-database-unreachable = Die Datenbank antwortet nicht; versuche es gleich noch einmal.
server-no-database = Die Datei der Datenbank ist beschädigt oder keine Datenbank.
server-bad-database = „{ $url }“ ist keine Datenbank, die Duomo kennt: sqlite:///DATEI oder postgresql://NUTZER@RECHNER/NAME.
server-no-postgres = PostgreSQL braucht ein weiteres Paket: pip install "duomo[postgres]".
server-newer-database = Die Datenbank hat das Schema { $found } eines neueren Duomo; dieses kennt höchstens { $wanted }. Installiere die neuere Version wieder, oder spiele eine frühere Sicherung in eine neue Datenbank ein: duomo admin restore DATEI
server-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Duomo; wähle einen anderen, etwa --port { $other }.
server-port-forbidden = Dieser Nutzer darf Port { $port } nicht verwenden; wähle einen über 1024.
server-no-such-host = Dieser Rechner hat die Adresse { $host } nicht.
server-workers-need-postgres = Mehrere Prozesse brauchen eine gemeinsame Datenbank: --database postgresql://NUTZER@RECHNER/NAME.
server-no-lesson = Diese Lektion gibt es nicht.
server-bad-lesson-line = Die Lektion lässt sich dort nicht fortsetzen: { $reason }
server-no-lesson-answer = Zu diesem Zug gibt es nichts zu sagen.
