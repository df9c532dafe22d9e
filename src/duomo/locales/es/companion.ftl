# En la mesa real: lo que puede estar mal en una posición de Basilica, jugar desde ella, la propia copia, una partida anotada.

refusal-position-ba-taken = { $place }: en { $cell } ya hay algo.
refusal-position-ba-jokers = { $place }: un comodín está junto a otro comodín.
refusal-position-ba-glass = { $place }: { $cell } ya tiene vidriera.
refusal-position-ba-no-vault = { $place }: en { $cell } no hay ninguna bóveda.
refusal-position-ba-builder = { $place }: en { $cell } ya hay un constructor.
refusal-position-ba-tokens = { $place }: solo hay { $tokens } fichas de ascenso.
refusal-position-ba-coins = { $place }: hay { $coins } en total, y nunca salen de la mesa.
refusal-position-ba-fresh-builder = { $place }: en { $cell } ya hay un constructor, así que ninguno puede seguir.
refusal-position-ba-fresh-early = { $place }: en este turno aún no se ha hecho ninguna acción.
refusal-position-ba-no-tile = { $place }: no queda ninguna loseta para el lugar { $number }, así que la partida ha terminado.
refusal-position-ba-none-left =
    { $place }: las losetas del juego no permiten otra más: { $name }{ $side ->
        [crowned] , bóveda con corona
        [plain] , bóveda sin corona
       *[order] {""}
    }; hay { $count } en total.
refusal-position-ba-not-next = { $place }: «{ $decision }» no es lo que sigue.
refusal-position-ba-nothing-to-do = { $place }: { $side } no puede hacer nada de lo que pide esta decisión.
refusal-position-ba-display = { $place }: en medio de una acción deben indicarse todas las losetas expuestas y la primera de la pila.
refusal-position-ba-not-over = { $place }: no hay nada que decidir, así que la partida habría terminado; pero el rey no está en { $last } y la pila no está agotada.
refusal-position-ba-first = { $place }: lo primero debe ser «turn» con el bando, o «start».
refusal-position-ba-order = { $place }: «{ $above }» no puede ir encima de «{ $below }».
server-position-over = En esta posición la partida ha terminado: nadie puede seguir jugando.
server-bad-copy =
    { $problems ->
        [one] Con esta copia no se puede jugar: un valor es incorrecto. La página de la copia dice cuál.
       *[other] Con esta copia no se puede jugar: { $problems } valores son incorrectos. La página de la copia dice cuáles.
    }
