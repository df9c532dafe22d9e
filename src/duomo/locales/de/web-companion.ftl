# Seiten für den echten Tisch: Aufbauen mit Teilen, Weiterspielen, mitgeschriebene Partien, die eigene Ausgabe.

web-position-how = Zieh ein Teil an seinen Platz oder tippe beide an; Buchstaben nehmen ein Teil, Pfeile und Enter setzen es.
web-position-play = Von hier spielen
web-position-play-about = Die Partie geht von dieser Stellung aus weiter. Wer spielt?
web-position-me = Ich
web-position-screen = Jemand an diesem Bildschirm
web-position-write = Partie von hier mitschreiben
web-position-paste = Text einfügen
web-position-paste-below = Der Browser lässt die Seite nicht lesen, was kopiert wurde. Füge es unten in das Feld ein.
web-position-plan = Unfertig
web-position-banners = Banner
web-position-dice = Würfel
web-position-materials = Materialien
web-position-tiles = Werkstattplättchen
web-position-brush = Pinsel
web-position-left = { $what }, noch { $count }
web-position-space = Feld der Ansehensleiste
web-position-banners-inventory = Banner auf dem Lager
web-position-banners-beside = Banner neben dem Lager
web-position-inventory = Lager: Das Material in der Hand kommt hierher
web-position-take = Eines wegnehmen: { $what }
web-position-moves = am Zug
web-position-slots-about = Ein Plättchen in der Hand kommt auf einen Platz; „Fertig“ dreht es um, „Leeren“ nimmt es weg.
web-position-tap-tile = zwei Plättchen antippen, um sie zu tauschen
web-position-quadrant = Karte von Viertel { $quadrant }
web-position-card = Karte
web-position-tile = Plättchen
web-position-taller = Ein Stockwerk mehr
web-position-lower = Ein Stockwerk weniger
web-position-else = Alles andere, was die Stellung sagt
web-position-vaults = Gewölbe
web-position-builders = Baumeister und Ränge
web-position-other = Gerüst und Glas
web-position-ba-fresh = Gerade gelegt
web-position-ba-erase = Feld leeren
web-position-top = Oben auf dem Stapel
web-position-coins = Münzen
web-position-actions-left = Aktionen übrig
web-game-roll-all = Was zeigen die Würfel?
web-game-roll = Was zeigt der Würfel? ({ rc-die-name })
web-game-name = Name, wenn gewünscht
web-game-set-up = Erst den Tisch mit Teilen aufbauen
web-game-laying = Der Tisch wird aufgebaut: Sag der Reihe nach, was dort liegt.
web-game-moves = { $moves ->
    [one] 1 Zug mitgeschrieben
   *[other] { $moves } Züge mitgeschrieben
 }
web-copy-used = Gespielt wird mit den Werten deiner eigenen Ausgabe.
web-copy-house = Gespielt wird mit den Werten der Ausgabe dieses Hauses.
web-copy-use = Neue Tische auf diesem Gerät spielen mit meiner Ausgabe
web-copy-use-about = Nie gewertete Partien. Wer eingeladen ist, erfährt es, und die Werte stehen in der Aufzeichnung.
web-copy-not-yet = Ein Wert kann so nicht sein; siehe unten.
web-copy-only-open = Nur was offen ist
web-copy-show-all = Alle
web-copy-add = Eines dazu
web-copy-remove = Eines weg
web-copy-merge-all = Alles übernehmen, was nur die andere hat
web-copy-mine = Meine
web-copy-other = Die andere
web-copy-mine-kept = Meinen Wert behalten
web-copy-nothing-apart = Beide sagen dasselbe.
web-copy-preview = Die Datei ändert { $count ->
    [one] einen Wert
   *[other] { $count } Werte
 } von dir. Einlesen?
web-copy-take-in = Einlesen
web-copy-table-plays = An diesem Tisch wird mit den Werten der eigenen Ausgabe des Gastgebers gespielt.
web-what-does-this-mean = Was heißt das?
