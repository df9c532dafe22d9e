# Ivan a un tavolo vero: che cosa fare con i pezzi.

ivan-do-card = Gira a faccia in giù la tessera su { rc-solo-card }: { rc-die-name }.
ivan-do-die = { rc-solo-card }: sposta il { rc-die-name } dallo spazio { $from } allo spazio { $space }.
ivan-do-blocked = { rc-solo-card }: sullo spazio { $space } ci sono tre dadi, il { rc-die-name } resta. Nessun guadagno, nessun tiro.
ivan-do-market = { rc-solo-card }: per lo spazio { $space } il suo segnalino avanza di { $recognition }.
ivan-do-recognition = { rc-solo-card }: il suo segnalino avanza di { $recognition }.
ivan-do-takes = Metti { rc-amount-object } dalla riserva su { rc-solo-card }.
ivan-do-transports = { rc-solo-card }: sposta tutto da Inventario a Costruzione, { $amount } in tutto.
ivan-do-claims = { rc-solo-card }: metti il suo stendardo sulla sezione { $section }; la tessera laboratorio esce dal gioco.{ $recognition ->
        [0] {""}
       *[other] {" "}Il suo segnalino avanza di { $recognition }.
    }
ivan-do-delivers = { rc-solo-card }: metti { rc-amount-object } sulla sezione { $section }.
ivan-do-finish = La sezione { $section } è completata: gira la carta, i materiali tornano nella riserva. Il suo segnalino avanza di { $recognition }.
ivan-do-penalty =
    { $whose ->
        [his] Il suo segnalino arretra di { $recognition }: la sezione { $section } è completata sopra il suo lavoro incompiuto.
       *[yours] Il tuo segnalino arretra di { $recognition }: la sezione { $section } è completata sopra il tuo lavoro incompiuto.
    }
ivan-do-decorates = Tutte le sue tessere sono coperte: metti { rc-ornament } suo sulla sezione { $section }. Il suo segnalino avanza di { $prestige } spazio prestigio.
ivan-do-reshuffles = Mescola le sue tessere e rimettile scoperte sulla fila.
ivan-do-marker = Metti il suo indicatore sulla torre { $tower }: { ct-city }.
ivan-do-recruits = { rc-solo-card }: manda uno dei suoi imprenditori a { ct-city }.
ivan-do-specialist = { rc-solo-card }: prende lo specialista con l’attrezzo { ct-tool }; metti la tessera accanto a lui.{ $recognition ->
        [0] {""}
       *[other] {" "}Il suo segnalino avanza di { $recognition }.
    }
ivan-do-cancels = { rc-solo-card }: due attrezzi uguali, { ct-tool }: i due specialisti tornano nel sacchetto.
ivan-do-moscow = { rc-solo-card }: a Mosca il suo segnalino avanza di { $prestige } spazio prestigio.
ivan-do-city-points =
    { $whose ->
        [his] { ct-city } chiude: il suo segnalino avanza di { $recognition }.
       *[yours] { ct-city } chiude: il tuo segnalino avanza di { $recognition }.
    }

ivan-ask-turn = Tocca a te. Gioca, poi di’ ciò che riguarda Ivan.
ivan-ask-roll = Tira il { rc-die-name } dove si trova. Che cosa mostra?
ivan-ask-tile = Quale tessera è sulla prossima carta della sua fila?
ivan-ask-specialist = Pesca uno specialista dal sacchetto. Quale?
ivan-ask-card = Ivan rivendica la sezione { $section }. Che cosa c’è stampato?
ivan-ask-reserve = Qual è la pila più fornita della riserva?
ivan-ask-over = La partita è finita. Conta i punti.
server-no-position = Questa non è una posizione.
server-no-copy = Questo file non contiene i valori di una copia.
server-bad-position = { $reason }
refusal-companion-dice-full = Sullo spazio { $space } ci sono più di tre dadi.
