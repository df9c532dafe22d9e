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
ivan-ask-rolls = Lancia dove sono i { $count } dadi di quella casella. Che cosa mostrano?
ivan-ask-tile = Quale tessera è sulla prossima carta della sua fila?
ivan-ask-specialist = Pesca uno specialista dal sacchetto. Quale?
ivan-ask-card = Ivan rivendica la sezione { $section }. Che cosa c’è stampato?
ivan-ask-reserve = Qual è la pila più fornita della riserva?
ivan-ask-over = La partita è finita. Conta i punti.
server-no-position = Questa non è una posizione.
server-no-copy = Questo file non contiene i valori di una copia.
server-bad-position = { $reason }
refusal-companion-dice-full = Sullo spazio { $space } ci sono più di tre dadi.
refusal-companion-section = Questo non può essere accaduto alla sezione { $section } in questo turno.
refusal-companion-no-die = A questo tavolo non c’è questo dado: { rc-die-name }.
refusal-companion-none-to-roll = Non resterebbe nessun dado da tirare: { rc-die-name } deve stare sullo spazio raggiunto.
refusal-companion-no-recognition = Con gli Emissari nessuna tessera di riconoscimento sta al mercato.
refusal-count-seventh-section = { position-party } ha { $count } sezioni finite. La sesta conclude la partita, e nessuno ha un settimo stendardo.

ivan-coming-card =
    { $card ->
        [recognition] Poi il suo segnalino avanza di { $recognition }.
        [inventory] Poi prende { $amount } materiali dalla pila più alta.
        [transport] Poi tutto passa da Inventario a Costruire.
        [claim] Poi rivendica: subito sopra una tua sezione, altrimenti una base. Tra più possibilità scegli tu.
        [build] Poi costruisce con tutto ciò che sta su Costruire.
       *[recruit] Poi manda un imprenditore nella città del suo indicatore.
    }
ivan-coming-first = Poi la sua fila ricomincia con { rc-solo-card }.
ivan-coming-you = Poi tocca a te. { $tiles ->
        [0] Tutte le sue tessere sono coperte.
        [one] Una sua tessera è ancora scoperta.
       *[other] { $tiles } sue tessere sono ancora scoperte.
    }

ivan-lay-market = Mescola le 8 tessere risorsa sul mercato{ $tile ->
        [permits] , con la tessera permesso al posto di quella di riconoscimento
       *[recognition] {""}
    }. Pesca una carta influenza di ogni gruppo e distribuiscile sui quadranti.
ivan-lay-towers = Costruisci le { $towers } torri da sinistra a destra, alte { $heights } sezioni: { $towers } basi, { $middles } mediane e { $towers } cupole a caso, con il costo in alto.
ivan-lay-tiles = Lascia fuori le tessere laboratorio con il segno 3+{ $contractors ->
        [on] ; due con riconoscimento escono, una permesso e una del dado nero entrano
       *[off] {""}
    }. Mescola le altre e mettine una scoperta su ogni sezione.
ivan-lay-dice = Tira i { $dice } dadi. Mettine uno sullo spazio della tessera { $tile ->
        [permits] permesso
       *[recognition] riconoscimento
    } e uno su ogni spazio seguente, in senso orario, in un ordine qualsiasi.
ivan-lay-you = Tu: 4 stendardi sul tuo inventario, 2 accanto, 4 ornamenti, il tuo segnalino sullo spazio 2, 3 rubli{ $contractors ->
        [on] , 1 permesso e i tuoi 6 imprenditori in fila
       *[off] {""}
    }.
ivan-lay-ivan = Ivan: un colore suo, 6 stendardi, 4 ornamenti, niente plancia, niente rubli. Il suo segnalino sta { $contractors ->
        [on] sullo spazio di prestigio 3
       *[off] sullo spazio 2
    }.
ivan-lay-row = Mescola le sue { $cards } carte solitario in una fila. Mescola le sue { $cards } tessere dado, quelle con il segno 3+, e mettine una scoperta su ognuna. Metti 5 suoi stendardi su Rivendicare.
ivan-lay-region = Prepara la regione, metti i 24 specialisti nel sacchetto e pescane uno per ognuno dei { $spaces } spazi. Tutti gli imprenditori di Ivan stanno sotto Reclutare.
ivan-lay-cities = Mescola le 6 tessere città e mettine una su ognuna delle { $towers } torri. Le città che restano sono chiuse.
ivan-lay-base = Metti il suo sesto stendardo sulla base con più riconoscimento, la più a sinistra a parità. La sua tessera esce dal gioco.
ivan-lay-marker = Metti il suo indicatore su quella torre, e un suo imprenditore nella sua città, gratis.
