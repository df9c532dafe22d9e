# Al tavolo vero: ciò che può essere sbagliato in una posizione di Basilica, giocare da lì, la propria copia, una partita annotata.

refusal-position-ba-taken = { $place }: su { $cell } c’è già qualcosa.
refusal-position-ba-jokers = { $place }: un jolly sta accanto a un jolly.
refusal-position-ba-glass = { $place }: { $cell } ha già il vetro.
refusal-position-ba-no-vault = { $place }: su { $cell } non c’è nessuna volta.
refusal-position-ba-builder = { $place }: su { $cell } c’è già un costruttore.
refusal-position-ba-tokens = { $place }: ci sono solo { $tokens } segnalini promozione.
refusal-position-ba-coins = { $place }: ce ne sono { $coins } in tutto, e non lasciano mai il tavolo.
refusal-position-ba-fresh-builder = { $place }: su { $cell } c’è già un costruttore, quindi nessuno può seguire.
refusal-position-ba-fresh-early = { $place }: in questo turno non è ancora stata fatta nessuna azione.
refusal-position-ba-no-tile = { $place }: per il posto { $number } non resta nessuna tessera, quindi la partita è finita.
refusal-position-ba-none-left =
    { $place }: le tessere della scatola non ne permettono un’altra: { $name }{ $side ->
        [crowned] , volta con corona
        [plain] , volta senza corona
       *[order] {""}
    }; ce ne sono { $count } in tutto.
refusal-position-ba-not-next = { $place }: “{ $decision }” non è ciò che viene ora.
refusal-position-ba-nothing-to-do = { $place }: { $side } non può fare nulla di ciò che questa decisione chiede.
refusal-position-ba-display = { $place }: nel mezzo di un’azione tutte le tessere esposte e quella in cima alla pila devono essere indicate.
refusal-position-ba-not-over = { $place }: non c’è nulla da decidere, quindi la partita sarebbe finita; ma il re non è su { $last } e la pila non è esaurita.
refusal-position-ba-first = { $place }: la prima voce deve essere “turn” con la parte, o “start”.
refusal-position-ba-order = { $place }: “{ $above }” non può stare sopra “{ $below }”.
server-position-over = In questa posizione la partita è finita: nessuno può continuare.
server-bad-copy =
    { $problems ->
        [one] Con questa copia non si può giocare: un valore è sbagliato. La pagina della copia dice quale.
       *[other] Con questa copia non si può giocare: { $problems } valori sono sbagliati. La pagina della copia dice quali.
    }
