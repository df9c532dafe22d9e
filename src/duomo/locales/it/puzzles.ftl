# Problemi e sfide del giorno.

puzzle-theme = { $theme ->
     [tempo] Tempo
     [penalty] Penalità
     [majority] Maggioranza
     [claim] Prenotare
     [building] Costruire
     [ornaments] Ornamenti
     [market] Mercato
     [dice] Dadi
     [workshop] Bottega
     [contractors] Appaltatori
     [zones] Zone
     [promotion] Promozione
     [builders] Costruttori
     [orders] Ordini
     [coins] Monete
    *[vaults] Volte
}

puzzle-lesson = { $theme ->
     [tempo] Ciò che fai ora, nessuno può farlo prima di te: qui il momento conta più del guadagno.
     [penalty] Una sezione incompiuta sotto il vessillo altrui costa; compiuta sopra, fa pagare gli altri.
     [majority] Dove una maggioranza è aperta, un pezzo in più decide di tutti i punti.
     [claim] La sezione che prenoti decide di che cosa avrai bisogno e chi starà sopra di te.
     [building] Tre consegne sono poche: contano di più dove completano qualcosa o aprono la strada.
     [ornaments] Un ornamento è insieme prestigio e presenza; non deve aspettare un magazzino pieno.
     [market] Una visita al mercato può fare tre cose; ordine e casella decidono quanto rende.
     [dice] Il dado che pare più ricco non è sempre quello da muovere: conta anche ciò che lascia.
     [workshop] Una tessera al posto giusto rende ancora e ancora; al posto sbagliato mai.
     [contractors] Permessi, specialisti e la nuova gilda arrivano dove le azioni comuni non arrivano.
     [zones] Le zone contano come stanno quando arriva il re: unirle e dividerle vale più di una casella.
     [promotion] Un grado conta in ogni punteggio che viene; promosso troppo tardi conta una volta sola.
     [builders] Un costruttore vale di più dove la zona crescerà ancora.
     [orders] Un ordine cambia ciò che è già posato; spesso vale più di una volta in più.
     [coins] Una moneta è più tardi un costruttore o un ordine; spenderla ora deve rendere di più.
    *[vaults] La volta che prendi è anche quella che l’avversario non ha.
}

puzzle-why-now = Subito porta: { $facts }.
puzzle-why-later = Un giro dopo, in media, hai: { $facts }.
puzzle-why-others = Dopo il turno che tenta, un giro dopo gli altri hanno: { $facts }.
puzzle-why-own =
    { $own ->
        [one] Alla fine è circa 1 punto in più per te.
       *[other] Alla fine sono circa { $own } punti in più per te.
    }
puzzle-why-rival =
    { $others ->
        [one] Alla fine il rivale più forte ha circa 1 punto in meno.
       *[other] Alla fine il rivale più forte ha circa { $others } punti in meno.
    }
puzzle-why-both = Alla fine sono circa { $own } in più per te e { $others } in meno per il rivale più forte, in punti.
puzzle-tempts = Pare il migliore perché subito porta: { $facts }.
puzzle-tempts-plain = Pare il migliore finché nessuno risponde.
server-no-puzzle = Questo problema non esiste.
server-no-more-puzzles = Hai provato tutti questi problemi.
server-answer-unfinished = Gioca prima il turno fino in fondo.
server-no-challenge = Quel giorno non c’è nessuna sfida.
