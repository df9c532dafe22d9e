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
ivan-ask-tile = Welches Plättchen liegt auf der nächsten Karte seiner Reihe?
ivan-ask-specialist = Ziehe einen Spezialisten aus dem Beutel. Welchen?
ivan-ask-card = Iwan beansprucht Abschnitt { $section }. Was ist dort aufgedruckt?
ivan-ask-reserve = Welcher Stapel des Vorrats ist der größte?
ivan-ask-over = Die Partie ist zu Ende. Zähle sie.
server-no-position = Das ist keine Stellung.
server-no-copy = Diese Datei enthält keine Werte eines Exemplars.
server-bad-position = { $reason }
refusal-companion-dice-full = Auf Feld { $space } stehen mehr als drei Würfel.
