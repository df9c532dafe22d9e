# Iwan an einem echten Tisch: was mit den Teilen zu tun ist.

ivan-do-card = Dreh das Plättchen auf { rc-solo-card } um: { rc-die-name }.
ivan-do-die = { rc-solo-card }: { rc-die-name } von Feld { $from } auf Feld { $space }.
ivan-do-blocked = { rc-solo-card }: Auf Feld { $space } stehen drei Würfel, { rc-die-name } bleibt stehen. Kein Gewinn, kein Wurf.
ivan-do-market = { rc-solo-card }: Für Feld { $space } geht sein Marker { $recognition } vor.
ivan-do-recognition = { rc-solo-card }: Sein Marker geht { $recognition } vor.
ivan-do-takes = Lege { rc-amount-object } aus dem Vorrat auf { rc-solo-card }.
ivan-do-transports = { rc-solo-card }: alles von Lager nach Bauen, { $amount } im Ganzen.
ivan-do-claims = { rc-solo-card }: Stelle sein Banner auf Abschnitt { $section }; das Werkstattplättchen dort scheidet aus.{ $recognition ->
        [0] {""}
       *[other] {" "}Sein Marker geht { $recognition } vor.
    }
ivan-do-delivers = { rc-solo-card }: Lege { rc-amount-object } auf Abschnitt { $section }.
ivan-do-finish = Abschnitt { $section } ist fertig: Karte umdrehen, Baustoffe zurück in den Vorrat. Sein Marker geht { $recognition } vor.
ivan-do-penalty =
    { $whose ->
        [his] Sein Marker geht { $recognition } zurück: Abschnitt { $section } ist über seiner unfertigen Arbeit fertig.
       *[yours] Dein Marker geht { $recognition } zurück: Abschnitt { $section } ist über deiner unfertigen Arbeit fertig.
    }
ivan-do-decorates = Alle seine Plättchen sind umgedreht: Setze von ihm { rc-ornament } auf Abschnitt { $section }. Sein Marker geht { $prestige } Prestigefeld weiter.
ivan-do-reshuffles = Mische seine Plättchen und lege sie offen wieder über die Reihe.
ivan-do-marker = Stelle seinen Anzeiger auf Turm { $tower }: { ct-city }.
ivan-do-recruits = { rc-solo-card }: Schicke einen seiner Unternehmer nach { ct-city }.
ivan-do-specialist = { rc-solo-card }: Er nimmt den Spezialisten mit dem Werkzeug { ct-tool }; lege das Plättchen zu ihm.{ $recognition ->
        [0] {""}
       *[other] {" "}Sein Marker geht { $recognition } vor.
    }
ivan-do-cancels = { rc-solo-card }: zwei gleiche Werkzeuge, { ct-tool }: Beide Spezialisten kommen in den Beutel zurück.
ivan-do-moscow = { rc-solo-card }: In Moskau geht sein Marker { $prestige } Prestigefeld weiter.
ivan-do-city-points =
    { $whose ->
        [his] { ct-city } schließt: Sein Marker geht { $recognition } vor.
       *[yours] { ct-city } schließt: Dein Marker geht { $recognition } vor.
    }

ivan-ask-turn = Dein Zug. Spiele ihn, dann sag, was Iwan angeht.
ivan-ask-roll = { rc-die-name }: würfeln, wo er steht. Was zeigt er?
ivan-ask-rolls = Wirf die { $count } Würfel auf diesem Feld dort, wo sie stehen. Was zeigen sie?
ivan-ask-tile = Welches Plättchen liegt auf der nächsten Karte seiner Reihe?
ivan-ask-specialist = Ziehe einen Spezialisten aus dem Beutel. Welchen?
ivan-ask-card = Iwan beansprucht Abschnitt { $section }. Was ist dort aufgedruckt?
ivan-ask-reserve = Welcher Stapel des Vorrats ist der größte?
ivan-ask-over = Die Partie ist zu Ende. Zähle sie.
server-no-position = Das ist keine Stellung.
server-no-copy = Diese Datei enthält keine Werte eines Exemplars.
server-bad-position = { $reason }
refusal-companion-dice-full = Auf Feld { $space } stehen mehr als drei Würfel.
refusal-companion-section = Das kann mit Abschnitt { $section } in diesem Zug nicht geschehen sein.
refusal-companion-no-die = An diesem Tisch gibt es keinen solchen Würfel: { rc-die-name }.
refusal-companion-none-to-roll = Es bliebe nichts zu würfeln: { rc-die-name } muss auf dem erreichten Feld liegen.
refusal-companion-no-recognition = Mit Anwerbern liegt kein Baupunkteplättchen auf dem Markt.
refusal-count-seventh-section = { position-party } hat { $count } fertige Abschnitte. Der sechste beendet das Spiel, und ein siebtes Banner hat niemand.

ivan-coming-card =
    { $card ->
        [recognition] Dann rückt sein Marker { $recognition } vor.
        [inventory] Dann nimmt er { $amount } Baustoffe vom größten Stapel.
        [transport] Dann geht alles von Bestand nach Bauen.
        [claim] Dann beansprucht er: direkt über einem Abschnitt von dir, sonst ein Unterbau. Unter mehreren wählst du.
        [build] Dann baut er mit allem, was auf Bauen liegt.
       *[recruit] Dann schickt er einen Anwerber in die Stadt seines Anzeigers.
    }
ivan-coming-first = Dann beginnt seine Reihe von vorn: { rc-solo-card }.
ivan-coming-you = Dann bist du am Zug. { $tiles ->
        [0] Alle seine Plättchen liegen verdeckt.
        [one] Noch ein Plättchen von ihm liegt offen.
       *[other] Noch { $tiles } Plättchen von ihm liegen offen.
    }

ivan-lay-market = Mische die 8 Rohstoffplättchen auf den Markt{ $tile ->
        [permits] , mit dem Passierscheinplättchen statt des Baupunkteplättchens
       *[recognition] {""}
    }. Ziehe aus jeder Gruppe eine Einflusskarte und verteile sie auf die Viertel.
ivan-lay-towers = Baue die { $towers } Türme von links nach rechts, { $heights } Abschnitte hoch: { $towers } Unterbauten, { $middles } Mittelbauten und { $towers } Kuppeln nach Zufall, die Kosten nach oben.
ivan-lay-tiles = Lass die Werkstattplättchen mit dem Zeichen 3+ weg{ $contractors ->
        [on] ; zwei mit Baupunkten kommen heraus, ein Passierscheinplättchen und eines mit dem schwarzen Würfel hinein
       *[off] {""}
    }. Mische die übrigen und lege auf jeden Abschnitt eines offen.
ivan-lay-dice = Würfle mit den { $dice } Würfeln. Lege einen auf das Feld des { $tile ->
        [permits] Passierscheinplättchens
       *[recognition] Baupunkteplättchens
    } und je einen auf die Felder danach, im Uhrzeigersinn, in beliebiger Reihenfolge.
ivan-lay-you = Du: 4 Banner auf deinen Bestand, 2 daneben, 4 Schmuckstücke, dein Marker auf Feld 2, 3 Rubel{ $contractors ->
        [on] , 1 Passierschein und deine 6 Anwerber in einer Reihe
       *[off] {""}
    }.
ivan-lay-ivan = Iwan: eine eigene Farbe, 6 Banner, 4 Schmuckstücke, keine Tafel, keine Rubel. Sein Marker steht auf { $contractors ->
        [on] dem Feld von Prestige 3
       *[off] Feld 2
    }.
ivan-lay-row = Mische seine { $cards } Solokarten zu einer Reihe. Mische seine { $cards } Würfelplättchen, die mit dem Zeichen 3+, und lege auf jede eines offen. Auf „Beanspruchen“ kommen 5 seiner Banner.
ivan-lay-region = Lege die Region aus, gib die 24 Spezialisten in den Beutel und ziehe für jedes der { $spaces } Felder einen. Alle Anwerber Iwans liegen unter „Anwerben“.
ivan-lay-cities = Mische die 6 Stadtplättchen und lege auf jeden der { $towers } Türme eines. Übrige Städte sind geschlossen.
ivan-lay-base = Setze sein sechstes Banner auf den Unterbau mit den meisten Baupunkten, bei Gleichstand den linken. Sein Plättchen verlässt das Spiel.
ivan-lay-marker = Stelle seinen Anzeiger auf diesen Turm und einen seiner Anwerber in dessen Stadt, kostenlos.
