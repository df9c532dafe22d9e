# Primeras partidas: lo que dice el entrenador. Para cada consejo una línea, y en `-why` la razón; los comentarios sobre lo
# que se hizo tienen un solo texto. Los números vienen de la situación.

## The Red Cathedral

coach-red-cathedral-title = Tu primera partida
coach-red-cathedral-aim = Una partida entera contra un principiante, de la primera reclamación al recuento. El entrenador habla cada vez menos.
coach-red-cathedral-topic-claim = Reclamar
coach-red-cathedral-topic-market = El mercado
coach-red-cathedral-topic-workshop = Tu taller
coach-red-cathedral-topic-influence = La influencia
coach-red-cathedral-topic-build = Construir
coach-red-cathedral-topic-ornaments = Los adornos
coach-red-cathedral-topic-penalty = Lo inacabado
coach-red-cathedral-topic-end = El final
coach-red-cathedral-end-won = Has ganado tu primera partida. La siguiente es toda tuya: sin entrenador y con otra catedral.
coach-red-cathedral-end-lost = Esta vez no. Mira las torres en el recuento: ahí se deciden casi todas las partidas. Después, prueba otra vez.
coach-red-cathedral-end-level = Un empate, en tu primera partida. Mira las torres en el recuento y juega la siguiente sin mí.

coach-red-cathedral-own-penalty = Te ha costado { $recognition } de reconocimiento: tu sección no estaba terminada cuando se terminó la de encima.
coach-red-cathedral-rival-penalty = Bien calculado: tu rival pierde { $recognition } de reconocimiento por la sección sin terminar de abajo.
coach-red-cathedral-own-sixth = Tu sexta sección: 3 de prestigio. A tu rival le queda un turno, y después se cuenta todo.
coach-red-cathedral-rival-sixth = Tu rival ha terminado seis secciones. Te queda un turno.
coach-red-cathedral-own-finish = ¡Terminada! { $recognition } de reconocimiento al instante, y desde ahora la sección cuenta en su torre.
coach-red-cathedral-own-finish-again = Otra más. { $to_go ->
    [0] Era la sexta.
    [one] Una más, y empieza el final.
   *[other] Faltan { $to_go }.
}
coach-red-cathedral-own-decorate = Tu adorno cuenta en esta torre como un estandarte, sea quien sea quien construyó la sección.
coach-red-cathedral-own-claim = Tu estandarte está puesto. Nadie más puede construir ahí, y la sección de encima queda abierta para todos.
coach-red-cathedral-own-open = Boca arriba: trabaja para ti enseguida, y cada vez que muevas un dado de ese color.
coach-red-cathedral-own-hide = Boca abajo no cuesta nada, pero la loseta nunca trabajará para ti.
coach-red-cathedral-many-dice = { $dice } dados en el espacio: todo lo de su loseta, { $dice } veces. Así se llenan los almacenes.
coach-red-cathedral-one-die = Un dado trae poco. Busca espacios donde ya esperen otros.
coach-red-cathedral-rival-claim = Tu rival ha reclamado una sección. La de encima está abierta para ti desde ahora.
coach-red-cathedral-rival-finish = Tu rival ha terminado una sección. { $rival_to_go ->
    [0] La partida acaba después de tu próximo turno.
    [one] Una más, y empieza el final.
   *[other] Faltan { $rival_to_go } para que empiece el final.
}

coach-red-cathedral-last-turn = Este es tu último turno.
coach-red-cathedral-last-turn-why = Lo que no uses ahora casi no valdrá nada. Termina una sección si puedes; si no, un adorno puede darte una torre.
coach-red-cathedral-welcome = Una obra vacía. Reclama una sección.
coach-red-cathedral-welcome-why = Quien termine seis secciones acaba la partida. Empieza al pie de una torre y elige una base cuyos materiales puedas conseguir: están dibujados a su pie. Cualquier otra jugada también vale.
coach-red-cathedral-sixth = Puedes terminar tu sexta sección.
coach-red-cathedral-sixth-why = Da 3 de prestigio más y deja a tu rival un solo turno. Si las torres te favorecen, hazlo ya.
coach-red-cathedral-penalty = Tu rival construye encima de ti.
coach-red-cathedral-penalty-why = Si su sección se termina antes que la tuya, pierdes reconocimiento, y otra vez por cada una más de encima. Termina primero la tuya.
coach-red-cathedral-strike = Debajo de ti alguien va con retraso.
coach-red-cathedral-strike-why = Termina ahora tu sección, y tu rival perderá reconocimiento por la que tiene sin terminar debajo.
coach-red-cathedral-finish = Tienes todo lo que le falta a una sección tuya.
coach-red-cathedral-finish-why = Construye ya: los materiales guardados no dan nada; una sección terminada, sí.
coach-red-cathedral-full = Tu inventario está lleno.
coach-red-cathedral-full-why = Lo que tomaras ahora se perdería. Construye, o reclama una sección: su estandarte sale del inventario y hace sitio.
coach-red-cathedral-rival-near = A tu rival solo le falta una sección.
coach-red-cathedral-rival-near-why = El final puede llegar pronto. No empieces nada largo y gasta lo que tengas.
coach-red-cathedral-fetch = Busca lo que necesita tu sección.
coach-red-cathedral-fetch-why = { $lacking ->
    [one] Falta un material.
   *[other] Faltan { $lacking } materiales.
} Señala un dado para ver adónde va y qué trae. Cuantos más dados haya en un espacio, más tomas.
coach-red-cathedral-deliver = Tres de tus materiales hacen falta.
coach-red-cathedral-deliver-why = Una acción de construir entrega hasta tres. Allí están a salvo y dejan sitio en tu inventario.
coach-red-cathedral-two-at-once = Podrías empezar una segunda sección.
coach-red-cathedral-two-at-once-why = Con dos en marcha, casi todo lo que trae el mercado sirve. Una tercera es demasiado: lo inacabado puede costar puntos.
coach-red-cathedral-claim-again = No tienes nada en marcha.
coach-red-cathedral-claim-again-why = Sin estandarte no sabes qué buscar. Una torre en la que ya estás es un buen sitio: se cuenta torre por torre.
coach-red-cathedral-place = ¿Dónde va la loseta?
coach-red-cathedral-place-why = Paga el precio de un taller y ponla boca arriba: trabaja cada vez que muevas el dado de ese color. El blanco y tu color se usan más. Boca abajo es gratis.
coach-red-cathedral-place-poor = Apenas tienes rublos.
coach-red-cathedral-place-poor-why = Boca abajo no es ninguna vergüenza: guarda el dinero para un dado que deba ir un espacio más allá.
coach-red-cathedral-visit = Aquí hay tres cosas que hacer, en el orden que quieras.
coach-red-cathedral-visit-why = Toma lo que ofrece el espacio, usa una acción de la carta del centro y haz trabajar una loseta tuya. Después, vete.
coach-red-cathedral-tile = Tu loseta de este color está despierta.
coach-red-cathedral-tile-why = Hazla trabajar antes de irte: ya no cuesta nada.
coach-red-cathedral-card = Mira también la carta.
coach-red-cathedral-card-why = El rayo vale una vez por turno; el infinito, tantas veces como puedas pagar. A menudo da justo la pieza que falta.
coach-red-cathedral-no-room = No cabe todo.
coach-red-cathedral-no-room-why = Toma lo que necesitan tus secciones. Cada estandarte y cada entrega hacen sitio.
coach-red-cathedral-build = Tres entregas, no más.
coach-red-cathedral-build-why = Repártelas entre tus secciones como quieras. Primero lo que se pueda terminar.
coach-red-cathedral-ornament = Podrías poner un adorno.
coach-red-cathedral-ornament-why = Vale un punto en su torre y cuenta allí como presencia tuya. Busca una torre en la que estés igualado o justo detrás.
coach-red-cathedral-gems = Las gemas dan prestigio.
coach-red-cathedral-gems-why = Una gema da 1; dos distintas, 3. Puede que también las necesite una sección: decide para qué son.
coach-red-cathedral-pass-on = Tu acción está hecha.
coach-red-cathedral-pass-on-why = Aún puedes deshacerlo todo. Termina el turno cuando estés contento.

## Basilica

coach-basilica-title = Tu primera partida
coach-basilica-aim = Una partida entera, de la primera bóveda a la tercera puntuación. El entrenador habla cada vez menos.
coach-basilica-topic-vault = Bóvedas
coach-basilica-topic-builder = Constructores
coach-basilica-topic-zones = Zonas
coach-basilica-topic-orders = Órdenes
coach-basilica-topic-coin = La moneda
coach-basilica-topic-king = El rey
coach-basilica-topic-cleanup = Tras una puntuación
coach-basilica-topic-end = El final
coach-basilica-end-won = Has ganado tu primera partida. Juega la siguiente sin entrenador.
coach-basilica-end-lost = Esta vez no. Mira en el recuento qué zonas dieron más; después, prueba otra vez.
coach-basilica-end-level = Un empate, en tu primera partida. Mira en el recuento qué zonas dieron más.

coach-basilica-scored = Ha llegado el rey: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} para ti. Los constructores vuelven y se retiran las dos filas más bajas.
coach-basilica-rival-catastrophe = Ha caído una bóveda. Las que tienen un constructor están a salvo.
coach-basilica-own-promote = Un rango se queda con el constructor hasta la próxima puntuación.
coach-basilica-own-builder = Tu constructor sostiene ahora esta zona. { $reserve ->
    [0] Era el último.
    [one] Te queda uno.
   *[other] Te quedan { $reserve }.
}
coach-basilica-own-glass = Dos puntos más para quien tenga la zona cuando llegue el rey.
coach-basilica-own-king = Una corona: el rey da un paso. { $steps ->
    [one] Falta un paso
   *[other] Faltan { $steps } pasos
} para la próxima puntuación.
coach-basilica-own-order = La orden se ha ido; la loseta siguiente ocupa su sitio y un día será una bóveda.
coach-basilica-own-vault = Se une a lo que toca del mismo color: una zona, un punto por cada bóveda.
coach-basilica-rival-pay = Tu rival ha pagado una moneda y hace lo mismo. Ahora la moneda es tuya.
coach-basilica-rival-builder = Tu rival ha enviado un constructor. Cuenta otra vez quién es más fuerte en esa zona.
coach-basilica-rival-king = Tu rival acerca al rey. ¿Dónde vas por delante?

coach-basilica-pay = Puedes hacer lo mismo, por tu moneda.
coach-basilica-pay-why = No te cuesta ninguna acción. Pero entonces tu rival tendrá la moneda y podrá responderte la próxima vez.
coach-basilica-welcome = Tres acciones: empieza con una bóveda.
coach-basilica-welcome-why = La catedral está vacía, y el rey vendrá tres veces a contar sus zonas. Toma una bóveda: abre tu primera zona. Cualquier otra jugada también vale.
coach-basilica-fresh = Un constructor podría ir a la bóveda nueva.
coach-basilica-fresh-why = Solo ahora, justo después de ponerla, y cuesta una acción. Quien es más fuerte en una zona se lleva todos sus puntos.
coach-basilica-after-cleanup = Un nuevo comienzo.
coach-basilica-after-cleanup-why = Todos los constructores han vuelto. Las zonas que quedan están libres: sé el primero en las grandes.
coach-basilica-last-steps = La última puntuación está cerca.
coach-basilica-last-steps-why = Después ya nada cuenta. Usa cada constructor, y piénsalo antes de poner una corona si vas por detrás.
coach-basilica-king-near = El rey está cerca: { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
coach-basilica-king-near-why = Dale prisa si tus zonas van bien, deja las coronas si no. Una puntuación toma cada zona como está.
coach-basilica-no-builders = Todos tus constructores están fuera.
coach-basilica-no-builders-why = Agranda tus zonas, asciende o pon una vidriera. Confundir devuelve un constructor a la mano.
coach-basilica-behind = Tu rival tiene zonas por valor de { $behind } puntos.
coach-basilica-behind-why = Un constructor más o un rango puede dar la vuelta a una zona. Si es demasiado fuerte, déjala: también el más débil tiene un punto por constructor.
coach-basilica-orders = Hay tres órdenes a la vista.
coach-basilica-orders-why = No hace falta conocerlas todas: señala una y dice lo que hace. Solo puedes tomar una que puedas cumplir entera.
coach-basilica-more-builders = Apenas hay constructores tuyos fuera.
coach-basilica-more-builders-why = Las zonas sin constructor no te dan nada, por grandes que sean.
coach-basilica-open-zones = Algunas zonas no son de nadie.
coach-basilica-open-zones-why = Una bóveda de ese color y un constructor encima: dos acciones, y la zona es tuya.
coach-basilica-ahead = Tienes { $zones } zonas.
coach-basilica-ahead-why = Ahora agrándalas: cada bóveda es un punto más, dos con un arquitecto.
coach-basilica-place = Ponla donde toque su color.
coach-basilica-place-why = Las bóvedas de un color que se tocan forman una zona. Un comodín cuenta en sus dos colores.
coach-basilica-promote = ¿Qué rango?
coach-basilica-promote-why = Un arquitecto duplica las bóvedas de una zona que ganes. Un maestro cantero cuenta doble donde va justo. Hércules gana los empates.
coach-basilica-glass = Una vidriera en una zona que tengas.
coach-basilica-glass-why = Da 2 puntos a quien gane la zona: ponla donde estés seguro.
