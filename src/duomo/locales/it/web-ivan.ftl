# La pagina accanto a una partita in solitario.

web-ivan = Ivan al tuo tavolo
web-ivan-about = Dice che cosa fare con i suoi pezzi; tu dici che cosa hai tirato e scelto.
web-ivan-turn = Ivan, turno { $turn }
web-ivan-row = La fila di Ivan
web-ivan-ring = Il mercato come è ricordato qui
web-ivan-space = Spazio { $space }
web-ivan-space-of = Il suo segnalino
web-ivan-die = { $die }: { $face } sullo spazio { $space }
web-ivan-tap-die = Tocca un dado che è messo diversamente.
web-ivan-tap-space = { $die }: tocca il suo spazio, poi che cosa mostra.
web-ivan-what-did-you-do = Che cosa hai fatto?
web-ivan-part-claim = Rivendicato
web-ivan-part-build = Costruito
web-ivan-part-market = Mercato
web-ivan-part-region = Regione
web-ivan-tap-claim = Tocca la sezione che hai rivendicato.
web-ivan-tap-build = Tocca ciò che hai completato o dove si trova il tuo ornamento.
web-ivan-tap-region = Chi c’è ora nella regione?
web-ivan-region-space = Regione, spazio { $space }
web-ivan-empty = vuoto
web-ivan-recognition-space = Tessera riconoscimento sullo spazio
web-ivan-claimed = appena rivendicata
web-ivan-finished = appena completata
web-ivan-adorned = appena ornata
web-ivan-done-ivan = Fatto, tocca a Ivan
web-ivan-nothing-ivan = Nulla di tutto questo, tocca a Ivan
web-ivan-you-begin = Il primo turno è tuo, con 3 rubli.
web-ivan-aloud = Leggi ad alta voce
web-ivan-section = Sezione { $section }
web-ivan-read-out = È stampato così
web-ivan-how-many-there = Quanti ce ne sono?
web-ivan-card-short =
    { $card ->
        [recognition] Ricomp.
        [inventory] Invent.
        [transport] Trasp.
        [claim] Rivend.
        [build] Costr.
        [recruit] Reclut.
       *[other] { rc-solo-card }
    }
web-ivan-back = Torna alla partita lasciata
web-ivan-new = Nuova partita
web-ivan-set-up = Il tavolo prima del primo turno
web-ivan-your-colour = Il tuo colore
web-ivan-base-game = Gioco base
web-ivan-market = Che cosa Ivan prende dal mercato
web-ivan-market-per_die = Per ogni dado
web-ivan-market-single = 1 in tutto
web-ivan-which-blueprint = Quali torri ha il tuo progetto?
web-ivan-tap-row = Tocca le sue carte da sinistra a destra.
web-ivan-tap-tiles = Tocca le tessere sopra, nello stesso ordine.
web-ivan-first-where = Su quale spazio è la tessera { $tile ->
        [permits] permesso
       *[recognition] riconoscimento
    }? I dadi cominciano lì.
web-ivan-recognition-shows = Mostra
web-ivan-clergy = La carta del Clero è agli spazi
web-ivan-quadrant = Spazi { $from }–{ $to }
web-ivan-clergy-offers = Tocca le sue due azioni.
web-ivan-dice-lie = I dadi: sono messi e mostrano così?
web-ivan-tap-cities = Tocca le città sulle torri, da sinistra a destra.
web-ivan-specialists = Gli specialisti sugli spazi da 1 a 5
web-ivan-which-base = Quale base mostra più riconoscimento? Ivan la rivendica.
web-ivan-card-materials = Materiali che costa
web-ivan-card-recognition = Riconoscimento al completamento
web-ivan-card-tile = Riconoscimento sulla tessera laboratorio
web-ivan-not-whole = Prima servono progetto, carte e tessere.
web-ivan-begin = Inizia
web-ivan-lay-out = Prepara il tavolo
web-ivan-how-it-lies = Come sta?
web-ivan-dice-differ = I miei dadi stanno diversamente
web-ivan-dice-how = Come stanno?
web-ivan-dice-so = Stanno così
