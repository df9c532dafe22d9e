# Problemas y retos del día.

puzzle-theme = { $theme ->
     [tempo] Tempo
     [penalty] Penalización
     [majority] Mayoría
     [claim] Reclamar
     [building] Construir
     [ornaments] Ornamentos
     [market] Mercado
     [dice] Dados
     [workshop] Taller
     [contractors] Contratistas
     [zones] Zonas
     [promotion] Ascenso
     [builders] Constructores
     [orders] Órdenes
     [coins] Monedas
    *[vaults] Bóvedas
}

puzzle-lesson = { $theme ->
     [tempo] Lo que haces ahora nadie puede hacerlo antes que tú: aquí importa más el momento que la ganancia.
     [penalty] Una sección inacabada bajo un estandarte ajeno cuesta; acabada encima, hace pagar a los demás.
     [majority] Donde una mayoría está abierta, una pieza más decide todos los puntos.
     [claim] La sección que reclamas decide qué necesitarás y quién estará encima de ti.
     [building] Tres entregas son pocas: cuentan más donde terminan algo o abren camino.
     [ornaments] Un ornamento es prestigio y presencia a la vez; no tiene que esperar a un almacén lleno.
     [market] Una visita al mercado puede hacer tres cosas; el orden y la casilla deciden cuánto rinde.
     [dice] El dado que parece más rico no siempre es el que hay que mover: también cuenta lo que deja.
     [workshop] Una loseta en el hueco correcto rinde una y otra vez; en el equivocado, nunca.
     [contractors] Permisos, especialistas y el nuevo gremio llegan adonde las acciones corrientes no llegan.
     [zones] Las zonas cuentan como están cuando llega el rey: unirlas y dividirlas vale más que una casilla.
     [promotion] Un rango cuenta en cada puntuación que venga; ascendido tarde cuenta una sola vez.
     [builders] Un constructor vale más donde la zona aún crecerá.
     [orders] Una orden cambia lo que ya está puesto; a menudo vale más que una bóveda más.
     [coins] Una moneda es más tarde un constructor o una orden; gastarla ahora debe rendir más.
    *[vaults] La bóveda que tomas es también la que tu rival no tiene.
}

puzzle-why-now = De inmediato aporta: { $facts }.
puzzle-why-later = Una ronda después, de media, tienes: { $facts }.
puzzle-why-others = Tras el turno tentador, una ronda después los demás tienen: { $facts }.
puzzle-why-own =
    { $own ->
        [one] Al final es alrededor de 1 punto más para ti.
       *[other] Al final son unos { $own } puntos más para ti.
    }
puzzle-why-rival =
    { $others ->
        [one] Al final tu rival más fuerte tiene alrededor de 1 punto menos.
       *[other] Al final tu rival más fuerte tiene unos { $others } puntos menos.
    }
puzzle-why-both = Al final son unos { $own } más para ti y { $others } menos para tu rival más fuerte, en puntos.
puzzle-tempts = Parece el mejor porque de inmediato aporta: { $facts }.
puzzle-tempts-plain = Parece el mejor mientras nadie responda.
server-no-puzzle = No existe tal problema.
server-no-more-puzzles = Has probado todos estos problemas.
server-answer-unfinished = Juega primero el turno hasta el final.
server-no-challenge = Ese día no hay ningún reto.
