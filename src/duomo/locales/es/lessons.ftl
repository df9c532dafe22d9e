# Lecciones: lo que dice el guía. En cada paso, `do` es qué hacer y `why` la razón; las demás partes responden a otra
# jugada. Los números vienen de la posición.

course-red-cathedral-title = La Catedral Roja
lesson-try-move = Haz lo que está iluminado: { $move }.
lesson-try-one = Haz una de las jugadas iluminadas.
lesson-other-move = Está permitido, pero no es lo que muestra este paso. Pruébalo en tu propia partida.
cli-lessons-checked = { $lessons ->
    [one] 1 lección
   *[other] { $lessons } lecciones
}, { $steps } pasos, { $failed ->
    [0] todo bien
    [one] 1 con fallos
   *[other] { $failed } con fallos
}

## Un turno

lesson-red-cathedral-turn-title = Un turno
lesson-red-cathedral-turn-aim = Reclamar, comerciar, construir: una de tres acciones en cada turno.
lesson-red-cathedral-turn-end = Ese es todo el ritmo del juego: reclamar una sección, buscar lo que necesita y construirla.
lesson-red-cathedral-turn-cathedral-do = Esta es la catedral que construís entre todos.
lesson-red-cathedral-turn-cathedral-why = Cada marco es una sección que aún es un dibujo: abajo su precio en materiales, arriba su recompensa. Gana quien reúna más prestigio.
lesson-red-cathedral-turn-claim-do = Reclama la base iluminada de la segunda torre.
lesson-red-cathedral-turn-claim-why = Solo construyes lo que lleva tu estandarte. Esta pide { $wood } maderas y { $brick } ladrillo, y ya tienes una madera.
lesson-red-cathedral-turn-claim-elsewhere = Esa sección también podría ser tuya, pero aún no tienes nada para ella. Toma la base iluminada.
lesson-red-cathedral-turn-claim-market = El mercado viene después. Sin estandarte no sabrías qué buscar.
lesson-red-cathedral-turn-market-do = Mueve el dado blanco hasta los ladrillos.
lesson-red-cathedral-turn-market-why = Muestra un { $pips }: avanza dos espacios en sentido horario y se une al dado azul. Cuantos más dados hay en un espacio, más da.
lesson-red-cathedral-turn-market-further = Pagando rublos el dado va más lejos, pero entonces pasa de largo los ladrillos.
lesson-red-cathedral-turn-market-other-die = Ese dado cae en otro sitio. El blanco llega a los ladrillos.
lesson-red-cathedral-turn-market-claim-again = Tienes una sección por construir. Busca primero sus materiales.
lesson-red-cathedral-turn-market-too-early = Tienes madera, pero aún ningún ladrillo. Búscalo primero.
lesson-red-cathedral-turn-take-do = Toma los ladrillos.
lesson-red-cathedral-turn-take-why = La loseta muestra { $shown } y hay dos dados: { $bricks } ladrillos.
lesson-red-cathedral-turn-take-leave = No te vayas con las manos vacías: toma primero los ladrillos.
lesson-red-cathedral-turn-take-influence = La carta del centro tiene su propia lección. Toma primero los ladrillos.
lesson-red-cathedral-turn-build-do = Ahora construye.
lesson-red-cathedral-turn-build-why = Tienes madera y ladrillos. Una acción de construir entrega hasta tres materiales.
lesson-red-cathedral-turn-build-claim-again = Construye primero lo que has reclamado.
lesson-red-cathedral-turn-build-market-again = Ya tienes lo que buscabas. Construye.
lesson-red-cathedral-turn-deliver-do = Entrega la madera y un ladrillo.
lesson-red-cathedral-turn-deliver-why = Se quedan en la carta. Una madera más y la sección estará terminada.
lesson-red-cathedral-turn-deliver-done = Aún queda algo por entregar.
lesson-red-cathedral-turn-over-do = Has visto las tres acciones.
lesson-red-cathedral-turn-over-why = En cada turno haces exactamente una: reclamar, construir o ir al mercado. Luego le toca al siguiente.

## Reclamar una sección

lesson-red-cathedral-claim-title = Reclamar una sección
lesson-red-cathedral-claim-aim = Dónde puede ir un estandarte y para qué sirve su loseta.
lesson-red-cathedral-claim-end = Cada reclamación libera un lugar de tu inventario y trae una loseta. Paga por las que vayas a usar a menudo; las demás, escóndelas.
lesson-red-cathedral-claim-where-do = Mira qué secciones están libres.
lesson-red-cathedral-claim-where-why = Todas las bases lo están. Más arriba, una sección se abre en cuanto la de debajo lleva un estandarte, de quien sea, terminada o no.
lesson-red-cathedral-claim-above-do = Reclama la sección que está justo sobre el estandarte azul.
lesson-red-cathedral-claim-above-why = El estandarte de Azul la abrió para todos. El tuyo sale del inventario y libera allí { $spaces } lugar.
lesson-red-cathedral-claim-above-base = Una base también vale. Aquí aprovecha lo de Azul: toma la sección de encima.
lesson-red-cathedral-claim-above-market = Más tarde. Este turno es para reclamar.
lesson-red-cathedral-claim-open-do = Coloca la loseta de oro boca arriba en el taller azul.
lesson-red-cathedral-claim-open-why = Cuesta { $paid } de tus { $rubles } rublos. Desde ahora el dado azul la activa cada vez que lo muevas.
lesson-red-cathedral-claim-open-hidden = Boca abajo es gratis, pero la loseta se pierde para siempre. El oro vale lo que cuesta.
lesson-red-cathedral-claim-open-elsewhere = Cualquier taller serviría. Su color decide qué dado activa la loseta; queremos el azul.
lesson-red-cathedral-claim-use-do = Usa la loseta enseguida: toma el oro.
lesson-red-cathedral-claim-use-why = Una loseta puesta boca arriba da su beneficio al momento: { $gold } oro ahora, y más después.
lesson-red-cathedral-claim-use-decline = Puedes dejarlo, pero el oro es escaso. Tómalo.
lesson-red-cathedral-claim-second-do = Reclama la base de la primera torre.
lesson-red-cathedral-claim-second-why = En cuanto lleve tu estandarte, se abre la sección de encima. Cada reclamación tuya abre una también a los demás.
lesson-red-cathedral-claim-second-elsewhere = Esa también está libre. Toma la base de la primera torre.
lesson-red-cathedral-claim-second-market = Más tarde. Este turno es para reclamar.
lesson-red-cathedral-claim-second-build = Más tarde. Este turno es para reclamar.
lesson-red-cathedral-claim-hide-do = Coloca esta loseta boca abajo, en verde o amarillo.
lesson-red-cathedral-claim-hide-why = Un reconocimiento cada vez es poco, y solo tienes { $rubles } rublos. Boca abajo no cuesta nada.
lesson-red-cathedral-claim-hide-other-slot = El blanco y tu color son los más fáciles de activar. Guárdalos para buenas losetas.
lesson-red-cathedral-claim-hide-too-dear = Te quedarías sin rublos por una loseta floja. Colócala boca abajo.
lesson-red-cathedral-claim-over-do = Ya sabes reclamar.
lesson-red-cathedral-claim-over-why = Tienes seis estandartes, así que seis secciones como mucho. Tu inventario tiene ahora dos lugares más que al principio.

## El mercado

lesson-red-cathedral-market-title = El mercado
lesson-red-cathedral-market-aim = Hasta dónde va un dado y qué trae.
lesson-red-cathedral-market-end = Busca espacios donde ya haya dados: uno más multiplica lo que tomas.
lesson-red-cathedral-market-ring-do = El mercado es un anillo de ocho espacios.
lesson-red-cathedral-market-ring-why = Mueves un dado, de cualquier color, en sentido horario, exactamente lo que marca. Comercias donde cae.
lesson-red-cathedral-market-own-die-do = Mueve el dado rojo.
lesson-red-cathedral-market-own-die-why = Su { $face } lo lleva a los ladrillos, donde esperan dos dados.
lesson-red-cathedral-market-own-die-paid = No hace falta pagar: llega solo a los ladrillos.
lesson-red-cathedral-market-own-die-other-die = Ese dado va a otro sitio. Con el rojo habrá tres dados en los ladrillos.
lesson-red-cathedral-market-own-die-claim = Esta lección trata del mercado. Mueve el dado rojo.
lesson-red-cathedral-market-own-die-build = Esta lección trata del mercado. Mueve el dado rojo.
lesson-red-cathedral-market-times-dice-do = Toma lo que ofrece el espacio.
lesson-red-cathedral-market-times-dice-why = La loseta muestra { $shown } ladrillos y ahora hay tres dados. Tres por dos son seis.
lesson-red-cathedral-market-times-dice-leave = No te vayas con las manos vacías: toma los ladrillos.
lesson-red-cathedral-market-times-dice-influence = La carta tiene su propia lección. Toma los ladrillos.
lesson-red-cathedral-market-room-do = Toma los seis.
lesson-red-cathedral-market-room-why = Tomas cuanto quieras, mientras quepa. Tienes sitio para { $bricks }.
lesson-red-cathedral-market-room-fewer = Hay sitio para todos.
lesson-red-cathedral-market-room-decline = Hay sitio para todos.
lesson-red-cathedral-market-roll-do = Ahora se tiran los dados del espacio.
lesson-red-cathedral-market-roll-why = Tras una visita, cada dado del espacio recibe un nuevo número. Rojo, verde y amarillo muestran lo que podrá usar el siguiente.
lesson-red-cathedral-market-end-do = Termina tu turno.
lesson-red-cathedral-market-end-why = Tu acción está hecha. Le toca a Azul.
lesson-red-cathedral-market-rubles-do = Paga { $paid } rublo para enviar el dado rojo un espacio más allá.
lesson-red-cathedral-market-rubles-why = Muestra un { $pips } y se pararía en el oro. Por { $paid } rublo llega a la campana. Solo tu dado y el blanco se pueden empujar así.
lesson-red-cathedral-market-rubles-not-there = Eso no es la campana. Paga por exactamente un espacio más.
lesson-red-cathedral-market-rubles-white = El dado blanco también se puede empujar, pero no hasta la campana.
lesson-red-cathedral-market-rubles-no-rubles-on-others = Los demás colores avanzan exactamente lo que marcan. Usa el dado rojo.
lesson-red-cathedral-market-rubles-build = Esta lección trata del mercado. Mueve el dado rojo.
lesson-red-cathedral-market-rubles-claim = Esta lección trata del mercado. Mueve el dado rojo.
lesson-red-cathedral-market-points-do = Toma el reconocimiento.
lesson-red-cathedral-market-points-why = Los puntos no ocupan sitio: tu marcador avanza { $recognition } casilla.
lesson-red-cathedral-market-points-leave = Toma primero el reconocimiento.
lesson-red-cathedral-market-points-influence = La carta tiene su propia lección. Toma el reconocimiento.
lesson-red-cathedral-market-over-do = Ya conoces el mercado.
lesson-red-cathedral-market-over-why = Una cosa más: en un espacio caben tres dados como mucho. El cuarto no puede ir allí.

## Influencia

lesson-red-cathedral-influence-title = Influencia
lesson-red-cathedral-influence-aim = Las cartas del centro convierten lo que tienes en lo que necesitas.
lesson-red-cathedral-influence-end = Dos espacios comparten una carta. Antes de mover un dado, mira también la carta de su cuadrante.
lesson-red-cathedral-influence-cards-do = Cada cuadrante del mercado tiene una carta.
lesson-red-cathedral-influence-cards-why = Muestra dos acciones. El rayo: una vez por turno; el infinito: tantas veces como puedas pagar. En una visita usas una de las dos.
lesson-red-cathedral-influence-go-do = Mueve el dado blanco hasta los ladrillos.
lesson-red-cathedral-influence-go-why = Allí comercian los Mercaderes. Tienes dos piedras que nadie te pide.
lesson-red-cathedral-influence-go-further = Basta un espacio.
lesson-red-cathedral-influence-go-other-die = Ese dado no llega a los ladrillos de los Mercaderes.
lesson-red-cathedral-influence-go-build = Primero los Mercaderes: harán útiles tus piedras.
lesson-red-cathedral-influence-go-claim = Primero los Mercaderes: harán útiles tus piedras.
lesson-red-cathedral-influence-swap-do = Usa la acción de arriba de los Mercaderes.
lesson-red-cathedral-influence-swap-why = Dos materiales iguales se convierten en uno cualquiera.
lesson-red-cathedral-influence-swap-later = Los ladrillos puedes tomarlos después. El orden lo eliges tú.
lesson-red-cathedral-influence-swap-lower = Esa cuesta un rublo cada vez. La de arriba te sale gratis.
lesson-red-cathedral-influence-swap-leave = Usa primero la carta.
lesson-red-cathedral-influence-give-do = Da las dos piedras.
lesson-red-cathedral-influence-give-why = Son tu única pareja.
lesson-red-cathedral-influence-gain-do = Toma una gema morada.
lesson-red-cathedral-influence-gain-why = Tu sección de la primera torre espera justo eso.
lesson-red-cathedral-influence-gain-other = Ahora no te sirve. Tu sección espera una gema morada.
lesson-red-cathedral-influence-gain-decline = Ya has pagado. Toma una gema morada.
lesson-red-cathedral-influence-resources-do = Ahora toma los ladrillos.
lesson-red-cathedral-influence-resources-why = En una visita puedes tomar, usar la carta y activar una loseta: cada cosa una vez, en el orden que quieras. { $bricks } ladrillos son tuyos.
lesson-red-cathedral-influence-resources-leave = Toma los ladrillos antes de irte.
lesson-red-cathedral-influence-clergy-do = Mueve el dado amarillo al Clero.
lesson-red-cathedral-influence-clergy-why = Muestra un { $pips } y cae en las piedras, en el cuadrante del Clero.
lesson-red-cathedral-influence-clergy-other-die = Ese dado no llega a las piedras.
lesson-red-cathedral-influence-clergy-build = Construir puede esperar un turno. Visita al Clero.
lesson-red-cathedral-influence-clergy-claim = Reclamar puede esperar un turno. Visita al Clero.
lesson-red-cathedral-influence-recognition-do = Usa la acción de arriba del Clero.
lesson-red-cathedral-influence-recognition-why = Da { $recognition } de reconocimiento gratis, una vez por turno.
lesson-red-cathedral-influence-recognition-prestige = Tres rublos por 1 de prestigio está bien al final. Ahora necesitas tus rublos.
lesson-red-cathedral-influence-recognition-later = Las piedras pueden esperar. Usa la carta.
lesson-red-cathedral-influence-recognition-leave = Usa primero la carta.
lesson-red-cathedral-influence-over-do = Ya conoces las cartas.
lesson-red-cathedral-influence-over-why = Los usos de una carta van seguidos. En cuanto tomas recursos o activas una loseta, la carta se acabó por este turno.

## Tu taller

lesson-red-cathedral-workshop-title = Tu taller
lesson-red-cathedral-workshop-aim = Losetas que trabajan cada vez que mueves el dado adecuado.
lesson-red-cathedral-workshop-end = Buenas losetas en buenos talleres mejoran cada visita al mercado.
lesson-red-cathedral-workshop-slots-do = Mira tus talleres.
lesson-red-cathedral-workshop-slots-why = Hay uno por color y dos blancos. Mover un dado activa la loseta visible del taller de su color. La loseta del rojo está boca abajo y no se activa nunca.
lesson-red-cathedral-workshop-blue-do = Mueve el dado azul.
lesson-red-cathedral-workshop-blue-why = Llega a la madera y activa tu loseta azul.
lesson-red-cathedral-workshop-blue-face-down = Tu loseta roja está boca abajo: el dado rojo no activa nada.
lesson-red-cathedral-workshop-blue-other-die = Ese dado no activa aquí ninguna loseta tuya. Mueve el azul.
lesson-red-cathedral-workshop-blue-build = Esta lección trata del taller. Mueve el dado azul.
lesson-red-cathedral-workshop-blue-claim = Esta lección trata del taller. Mueve el dado azul.
lesson-red-cathedral-workshop-activate-do = Activa la loseta azul.
lesson-red-cathedral-workshop-activate-why = Da { $stone } piedra y { $rubles } rublo, cada vez que mueves el dado azul.
lesson-red-cathedral-workshop-activate-later = La madera no se va a escapar. Activa primero la loseta.
lesson-red-cathedral-workshop-activate-leave = Activa la loseta antes de irte.
lesson-red-cathedral-workshop-resources-do = Ahora toma la madera.
lesson-red-cathedral-workshop-resources-why = Con el dado verde que hay allí son { $wood } maderas.
lesson-red-cathedral-workshop-resources-leave = Toma la madera antes de irte.
lesson-red-cathedral-workshop-resources-influence = Esta vez no. Toma la madera.
lesson-red-cathedral-workshop-white-do = Mueve el dado blanco.
lesson-red-cathedral-workshop-white-why = Activa uno de tus dos talleres blancos, el que quieras. Allí hay una loseta con un dado.
lesson-red-cathedral-workshop-white-further = No hace falta pagar. Cualquier espacio activa la loseta.
lesson-red-cathedral-workshop-white-other-die = Solo el dado blanco activa los talleres blancos.
lesson-red-cathedral-workshop-white-build = Esta lección trata del taller. Mueve el dado blanco.
lesson-red-cathedral-workshop-white-claim = Esta lección trata del taller. Mueve el dado blanco.
lesson-red-cathedral-workshop-die-tile-do = Activa la loseta del dado rojo.
lesson-red-cathedral-workshop-die-tile-why = Da una vez lo que muestra el espacio del dado rojo. El dado rojo está en el oro: { $gold } oro.
lesson-red-cathedral-workshop-die-tile-later = Primero la loseta.
lesson-red-cathedral-workshop-die-tile-leave = Activa la loseta antes de irte.
lesson-red-cathedral-workshop-over-do = Ya conoces tu taller.
lesson-red-cathedral-workshop-over-why = Lo que no cabe se pierde. Activa una loseta mientras haya sitio en tu inventario.

## Construir y decorar

lesson-red-cathedral-build-title = Construir y decorar
lesson-red-cathedral-build-aim = Tres entregas: terminar secciones, poner adornos.
lesson-red-cathedral-build-end = Un adorno con dos gemas distintas vale tanto como muchas secciones. Sirve cualquier sección terminada.
lesson-red-cathedral-build-three-do = Tu inventario está lleno.
lesson-red-cathedral-build-three-why = Una acción de construir entrega hasta tres materiales, a las secciones que quieras, uno tras otro.
lesson-red-cathedral-build-build-do = Construye.
lesson-red-cathedral-build-build-why = A tu sección de la primera torre le faltan { $wood } madera y { $gold } oro, y tienes ambos.
lesson-red-cathedral-build-build-claim = Ya has reclamado bastante. Construye.
lesson-red-cathedral-build-build-market = Tu inventario está lleno. Construye.
lesson-red-cathedral-build-finish-do = Entrega madera y oro a la sección iluminada.
lesson-red-cathedral-build-finish-why = Con la última pieza queda terminada: { $recognition } de reconocimiento y { $rubles } rublo al momento. Los materiales vuelven a la reserva.
lesson-red-cathedral-build-finish-elsewhere = Termina primero una sección: a la de la primera torre le faltan dos piezas.
lesson-red-cathedral-build-finish-later = El adorno vendrá más adelante. Primero la sección.
lesson-red-cathedral-build-third-do = Entrega la piedra a tu base de la tercera torre.
lesson-red-cathedral-build-third-why = Te queda una entrega, que si no se perdería.
lesson-red-cathedral-build-third-no-gems-left = Un adorno con gemas pide tres entregas: una por su material y una por cada gema. Te queda una.
lesson-red-cathedral-build-third-done = Queda una entrega. Úsala.
lesson-red-cathedral-build-again-do = Construye otra vez.
lesson-red-cathedral-build-again-why = Tres entregas, justo para un adorno con dos gemas.
lesson-red-cathedral-build-again-claim = Tus gemas quieren ser engastadas. Construye.
lesson-red-cathedral-build-again-market = Tus gemas quieren ser engastadas. Construye.
lesson-red-cathedral-build-decorate-do = Pon una puerta en la base de Azul.
lesson-red-cathedral-build-decorate-why = Toda sección terminada se puede decorar, también la de un rival. Al final la puerta cuenta para ti en esa torre. Una puerta pide madera, un arco piedra, una cruz oro.
lesson-red-cathedral-build-decorate-own-base = En tu propia torre ya eres fuerte. Una puerta en la de Azul te hace presente allí.
lesson-red-cathedral-build-gems-do = Engasta una gema verde y una morada.
lesson-red-cathedral-build-gems-why = Dos gemas distintas traen 3 de prestigio; dos iguales, 2; una sola, 1. Tu marcador salta al tercer número rojo: { $recognition } casillas.
lesson-red-cathedral-build-gems-none = Sin gemas no trae nada ahora. Tienes las dos: engástalas.
lesson-red-cathedral-build-gems-fewer = Una gema trae 1 de prestigio; dos distintas, 3. Engasta las dos.
lesson-red-cathedral-build-over-do = Ya sabes construir.
lesson-red-cathedral-build-over-why = A un adorno no se le añade nada después. Espera a tener las gemas, si nadie más va a ocupar el sitio.

## Penalizaciones

lesson-red-cathedral-penalty-title = Penalizaciones
lesson-red-cathedral-penalty-aim = Quien se retrasa abajo paga por lo que se termina arriba.
lesson-red-cathedral-penalty-end = Reclama abajo, construye deprisa. Y mira dónde se retrasa un rival.
lesson-red-cathedral-penalty-late-do = La base de Azul en la segunda torre no está terminada.
lesson-red-cathedral-penalty-late-why = Tu sección de encima ya lo está. Cada vez que alguien termina una sección sobre otra sin terminar, el dueño de esta pierde puntos.
lesson-red-cathedral-penalty-build-do = Construye.
lesson-red-cathedral-penalty-build-why = Con una piedra y un oro puedes hacer dos cosas: salvarte y hacer pagar a Azul.
lesson-red-cathedral-penalty-build-claim = Hay algo urgente que construir.
lesson-red-cathedral-penalty-build-market = Hay algo urgente que construir.
lesson-red-cathedral-penalty-safe-do = Termina tu base de la primera torre.
lesson-red-cathedral-penalty-safe-why = Azul está a punto de terminar la sección de encima, y perderías un punto. Lo terminado está a salvo, y esta da { $recognition } de reconocimiento.
lesson-red-cathedral-penalty-safe-base-first = También lo harás. Salva primero tu base, para no olvidarla.
lesson-red-cathedral-penalty-strike-do = Termina la cúpula de la segunda torre.
lesson-red-cathedral-penalty-strike-why = Da { $recognition } de reconocimiento, y la base retrasada le cuesta { $lost } a Azul.
lesson-red-cathedral-penalty-strike-done = Queda algo por terminar.
lesson-red-cathedral-penalty-why-two-do = ¿Por qué dos puntos y no uno?
lesson-red-cathedral-penalty-why-two-why = El dueño de una sección sin terminar pierde un punto por cada sección terminada encima que lleva otro estandarte. Sobre la base de Azul hay dos tuyas.
lesson-red-cathedral-penalty-over-do = Ya conoces las penalizaciones.
lesson-red-cathedral-penalty-over-why = Solo sufren las secciones reclamadas, y solo por las de otros encima. Una sección que nadie ha reclamado no le cuesta nada a nadie.

## Las torres y el final

lesson-red-cathedral-towers-title = Las torres y el final
lesson-red-cathedral-towers-aim = Quién se lleva una torre y cómo acaba la partida.
lesson-red-cathedral-towers-end = Has aprendido el juego. Juega ahora tu primera partida.
lesson-red-cathedral-towers-worth-do = Al final se cuenta cada torre.
lesson-red-cathedral-towers-worth-why = Vale 2 por cada sección terminada y 1 por cada adorno. La tercera torre: dos secciones y una puerta, o sea { $worth }.
lesson-red-cathedral-towers-share-do = El más fuerte en una torre se la lleva entera.
lesson-red-cathedral-towers-share-why = Tus estandartes en secciones terminadas y tus adornos cuentan juntos. Allí Azul tiene dos y tú uno: entre dos jugadores, el segundo solo recibe un tercio, y un empate no da nada a nadie.
lesson-red-cathedral-towers-build-do = Construye.
lesson-red-cathedral-towers-build-why = Dos piedras pueden hacer dos cosas: romper la mayoría de Azul y acabar la partida.
lesson-red-cathedral-towers-build-market = El final está cerca: construye.
lesson-red-cathedral-towers-majority-do = Pon un arco en la sección de Azul de la tercera torre.
lesson-red-cathedral-towers-majority-why = Ahora estáis dos a dos, y la torre no da nada a nadie: Azul pierde lo que habría sido suyo.
lesson-red-cathedral-towers-majority-elsewhere = Eso cambia menos. En la tercera torre tu arco le quita la mayoría a Azul.
lesson-red-cathedral-towers-majority-last = Termina esa al final: acaba la partida.
lesson-red-cathedral-towers-sixth-do = Termina tu sexta sección.
lesson-red-cathedral-towers-sixth-why = El primero en terminar seis recibe 3 de prestigio más. Con la sección misma, tu marcador avanza { $recognition } casillas.
lesson-red-cathedral-towers-sixth-elsewhere = Tu sexta sección vale más. Termínala.
lesson-red-cathedral-towers-sixth-done = A tu sexta sección le falta una piedra. Entrégala.
lesson-red-cathedral-towers-last-turn-do = Los demás tienen un turno más.
lesson-red-cathedral-towers-last-turn-why = No acabes pues la partida mientras otros puedan ganar más que tú.
lesson-red-cathedral-towers-over-do = Luego se cuenta.
lesson-red-cathedral-towers-over-why = Los marcadores retroceden al último número rojo, materiales y rublos dan 1 de prestigio por cada 5, y cada torre se reparte. Gana quien tenga más prestigio.

course-basilica-title = Basilica

## Basilica: Un turno

lesson-basilica-turn-title = Un turno
lesson-basilica-turn-aim = Tres acciones: una bóveda, un constructor, una orden, como quieras.
lesson-basilica-turn-end = Tres acciones en cada turno, sin pasar. Después: dónde van las bóvedas.
lesson-basilica-turn-nave-do = Esta es la nave que abovedáis entre los dos.
lesson-basilica-turn-nave-why = Tiene cinco columnas y crece alejándose del tablero. Eres Blanco. Quien es más fuerte en una zona de un color se lleva sus puntos cuando llega el rey.
lesson-basilica-turn-vault-do = Toma la bóveda amarilla.
lesson-basilica-turn-vault-why = Tu constructor está en amarillo. Más amarillo al lado agranda tu zona.
lesson-basilica-turn-vault-other-vault = Esa no ayuda a tu zona. Toma la amarilla.
lesson-basilica-turn-vault-order = Primero una bóveda. La orden va en tercer lugar.
lesson-basilica-turn-place-do = Colócala junto a tu bóveda amarilla.
lesson-basilica-turn-place-why = Las bóvedas de un color que se tocan son una zona: ahora cuenta dos.
lesson-basilica-turn-place-apart = Allí sería una zona aparte. Colócala junto a tu bóveda amarilla.
lesson-basilica-turn-builder-do = Coloca en ella un constructor.
lesson-basilica-turn-builder-why = Solo justo después de colocar una bóveda, y solo en ella. Dos constructores son difíciles de batir.
lesson-basilica-turn-builder-now-or-never = Si ahora haces otra cosa, ya no podrás colocar un constructor en esa bóveda.
lesson-basilica-turn-order-do = Ejecuta la orden Vidriera.
lesson-basilica-turn-order-why = Hay tres órdenes a la vista. Una vidriera da 2 más a quien domina la zona.
lesson-basilica-turn-order-order-now = Queda una acción. Úsala para la vidriera.
lesson-basilica-turn-order-other-order = También vale, pero la vidriera te da 2 puntos.
lesson-basilica-turn-glass-do = Pon la vidriera en tu primera bóveda.
lesson-basilica-turn-glass-why = Tiene que ser una bóveda con un constructor tuyo. Cuenta para toda la zona.
lesson-basilica-turn-glass-either = Ambas contarían igual. Toma la primera.
lesson-basilica-turn-over-do = Tus tres acciones están hechas.
lesson-basilica-turn-over-why = Bóveda, constructor, orden: mézclalos como quieras, incluso tres veces lo mismo.

## Basilica: Bóvedas

lesson-basilica-vaults-title = Bóvedas
lesson-basilica-vaults-aim = Dónde puede ir una bóveda, y qué hacen comodines y coronas.
lesson-basilica-vaults-end = Cada bóveda decide dos cosas: qué zona crece y si el rey avanza.
lesson-basilica-vaults-columns-do = Una bóveda toca lo construido, o el tablero.
lesson-basilica-vaults-columns-why = Toda casilla libre de la primera fila está abierta. Más allá debe ir junto a una bóveda o un andamio, nunca en diagonal.
lesson-basilica-vaults-joker-do = Toma el comodín: verde y azul.
lesson-basilica-vaults-joker-why = Una bóveda de dos colores pertenece a una zona de cada uno.
lesson-basilica-vaults-joker-joker-first = Primero el comodín.
lesson-basilica-vaults-joker-vaults = Esta lección trata de las bóvedas.
lesson-basilica-vaults-not-beside-do = Colócala en la primera fila, a la derecha de la bóveda azul.
lesson-basilica-vaults-not-beside-why = Comodín junto a comodín está prohibido: no podría ir sobre el rojo y amarillo. Aquí se une a la zona azul.
lesson-basilica-vaults-not-beside-elsewhere = Es posible, pero la casilla iluminada es mejor: también sirve al verde.
lesson-basilica-vaults-crown-do = Toma la bóveda verde con la corona.
lesson-basilica-vaults-crown-why = Una corona hace avanzar al rey un paso. La puntuación se acerca.
lesson-basilica-vaults-crown-crown-now = Esa no tiene corona. Toma la verde.
lesson-basilica-vaults-crown-later = Eso lo harás en tu partida. Aquí toma la corona.
lesson-basilica-vaults-crown-vaults = Esta lección trata de las bóvedas.
lesson-basilica-vaults-king-do = Colócala junto a tu comodín.
lesson-basilica-vaults-king-why = Con verde al lado, el comodín está también en una zona verde. El rey da { $steps } paso.
lesson-basilica-vaults-king-green-beside-green = Allí no tocaría nada verde. Colócala junto al comodín.
lesson-basilica-vaults-refill-do = Mira cómo se rellena la oferta.
lesson-basilica-vaults-refill-why = La orden sobre el lugar vacío se da la vuelta y pasa a ser bóveda. Una orden que dejas puede ser luego una bóveda.
lesson-basilica-vaults-over-do = Ya conoces las bóvedas.
lesson-basilica-vaults-over-why = Si ninguna de las tres cabe en ningún sitio, se cambian todas. Es raro: hacen falta tres comodines.

## Basilica: Constructores

lesson-basilica-builders-title = Constructores
lesson-basilica-builders-aim = Quién es más fuerte en una zona, y tres ascensos.
lesson-basilica-builders-end = Solo tienes cinco constructores hasta la próxima puntuación. Ponlos donde ganen.
lesson-basilica-builders-strength-do = En la zona azul vas por detrás.
lesson-basilica-builders-strength-why = Allí tienes un constructor. Negro tiene dos, y un maestro cantero cuenta doble: tres contra uno.
lesson-basilica-builders-recruit-do = Toma la orden Reclutar.
lesson-basilica-builders-recruit-why = Pone un constructor en cualquier bóveda libre, sin colocar antes una.
lesson-basilica-builders-recruit-recruit-first = Primero un constructor en la bóveda amarilla: toma Reclutar.
lesson-basilica-builders-recruit-no-vault = Esta lección trata de los constructores. Toma Reclutar.
lesson-basilica-builders-where-do = Pon al constructor en amarillo.
lesson-basilica-builders-where-why = Una bóveda rodeada puede crecer, y allí no hay nadie más.
lesson-basilica-builders-where-contested = El rojo está al borde. El amarillo tiene más sitio.
lesson-basilica-builders-promote-do = Toma una orden Ascender.
lesson-basilica-builders-promote-why = Da un rango a un constructor y gasta una de tus cuatro fichas.
lesson-basilica-builders-promote-other-order = Esa no. Toma Ascender.
lesson-basilica-builders-promote-no-vault = Esta lección trata de los constructores. Toma Ascender.
lesson-basilica-builders-whom-do = Asciende al constructor de amarillo.
lesson-basilica-builders-whom-why = Allí ganas la zona. En azul no bastaría ni un rango.
lesson-basilica-builders-whom-the-other = En azul seguirías por detrás. Asciende al de amarillo.
lesson-basilica-builders-rank-do = Hazlo arquitecto.
lesson-basilica-builders-rank-why = Un arquitecto duplica los puntos de las bóvedas para quien gane la zona.
lesson-basilica-builders-rank-mason = Un maestro cantero cuenta doble. Allí estás solo, basta con uno.
lesson-basilica-builders-rank-hercules = Hércules gana un empate. Aquí no lo hay.
lesson-basilica-builders-over-do = Ya conoces a los constructores.
lesson-basilica-builders-over-why = Quien va por detrás en una zona recibe aun así un punto por constructor.

## Basilica: Órdenes

lesson-basilica-orders-title = Órdenes
lesson-basilica-orders-aim = Mover, derribar, y qué significa una moneda en la loseta.
lesson-basilica-orders-end = Las órdenes son las herramientas afiladas. Mira qué haría tu rival con las que dejas.
lesson-basilica-orders-whole-do = Hay tres órdenes a la vista.
lesson-basilica-orders-whole-why = Tomas una y la ejecutas entera; si no, no puedes tomarla. Hay siete clases.
lesson-basilica-orders-move-do = Toma la orden Mover.
lesson-basilica-orders-move-why = Tu constructor en rojo está solo en una bóveda. Al lado hay verde.
lesson-basilica-orders-move-other-order = Esa viene después. Toma Mover.
lesson-basilica-orders-move-orders = Esta lección trata de las órdenes.
lesson-basilica-orders-who-do = Elige al constructor de rojo.
lesson-basilica-orders-who-why = Va a una bóveda libre contigua, de cualquier color.
lesson-basilica-orders-who-stay = El de amarillo mantiene el empate. Déjalo.
lesson-basilica-orders-to-do = Muévelo a verde.
lesson-basilica-orders-to-why = Solo hay un camino: la bóveda azul de al lado está ocupada.
lesson-basilica-orders-catastrophe-do = Toma la orden Catástrofe.
lesson-basilica-orders-catastrophe-why = Quita una bóveda sin constructor. La zona azul de Negro tiene una.
lesson-basilica-orders-catastrophe-other-order = Esa no. Toma Catástrofe.
lesson-basilica-orders-catastrophe-orders = Esta lección trata de las órdenes.
lesson-basilica-orders-fall-do = Derrumba la bóveda azul libre.
lesson-basilica-orders-fall-why = La zona de Negro pasa de dos bóvedas a una.
lesson-basilica-orders-fall-blue-one = Esa no perjudica a Negro. Toma la bóveda azul.
lesson-basilica-orders-coin-do = Mira ahora la moneda de Confundir.
lesson-basilica-orders-coin-why = En Ascender, Reclutar y Confundir hay una moneda: un rival que tenga una puede dártela y hacer lo mismo tras de ti, sin gastar acción.
lesson-basilica-orders-over-do = Ya conoces las órdenes.
lesson-basilica-orders-over-why = Solo hay dos monedas. Quien paga le da al otro con qué pagar la próxima vez.

## Basilica: Zonas y mayoría

lesson-basilica-zones-title = Zonas y mayoría
lesson-basilica-zones-aim = Cuánto vale una zona, y para quién.
lesson-basilica-zones-end = Cuenta las zonas antes de colocar una corona: tú decides si la puntuación llega ya.
lesson-basilica-zones-zone-do = Busca las zonas.
lesson-basilica-zones-zone-why = Las bóvedas de un color que se tocan son una zona. Aquí hay una amarilla a la izquierda y una azul a la derecha.
lesson-basilica-zones-joker-do = El comodín pertenece a ambas.
lesson-basilica-zones-joker-why = También el constructor que hay en él: tu arquitecto cuenta en amarillo y en azul.
lesson-basilica-zones-majority-do = ¿Quién tiene la mayoría?
lesson-basilica-zones-majority-why = En amarillo estás solo. En azul el maestro cantero de Negro cuenta dos contra uno: Negro se lleva la zona, y tu arquitecto la duplica para él.
lesson-basilica-zones-grow-do = Toma la bóveda amarilla con la corona.
lesson-basilica-zones-grow-why = El rey está en el { $king }. Un paso más y se puntúa cada zona.
lesson-basilica-zones-grow-yellow = La puntuación llega con la bóveda amarilla. Tómala.
lesson-basilica-zones-score-do = Colócala sobre tu bóveda amarilla.
lesson-basilica-zones-score-why = Amarillo tiene entonces tres bóvedas. Tú sumas { $white } puntos, Negro { $black }.
lesson-basilica-zones-score-apart = Allí no se une a tu zona amarilla.
lesson-basilica-zones-count-do = Cuéntalo otra vez.
lesson-basilica-zones-count-why = Amarillo: 3 bóvedas, duplicadas por el arquitecto, 6 para ti. Azul: 4 bóvedas duplicadas y 2 por la vidriera, { $black } para Negro; tú recibes 1 por tu constructor.
lesson-basilica-zones-over-do = Ya conoces las zonas.
lesson-basilica-zones-over-why = A igual fuerza decide Hércules. Sin él nadie puntúa.

## Basilica: Llega el rey

lesson-basilica-king-title = Llega el rey
lesson-basilica-king-aim = Cuándo llega una puntuación, y qué deja.
lesson-basilica-king-end = Ya conoces Basilica. Tres puntuaciones, y gana quien más puntos tenga.
lesson-basilica-king-track-do = El rey está en el { $king }.
lesson-basilica-king-track-why = Cada corona colocada es un paso. En 10, 20 y 30 el turno se detiene al momento y se puntúa cada zona.
lesson-basilica-king-first-do = Toma la bóveda amarilla con la corona.
lesson-basilica-king-first-why = En amarillo vas por delante. Trae al rey mientras sea así.
lesson-basilica-king-first-crown = Sin corona no hay paso. Toma la bóveda amarilla.
lesson-basilica-king-yellow-do = Colócala entre amarillo y verde.
lesson-basilica-king-yellow-why = Tu zona amarilla tiene ahora tres bóvedas, y el rey da { $steps } paso.
lesson-basilica-king-yellow-own-zone = Allí no ayuda a tu zona amarilla.
lesson-basilica-king-last-do = Ahora toma la bóveda azul con la corona.
lesson-basilica-king-last-why = Un paso más, y el rey llega en tu turno, no en el de Negro.
lesson-basilica-king-last-crown = El rey necesita una corona. Toma la bóveda azul.
lesson-basilica-king-last-enough = Amarillo ya es tuyo. Guarda al constructor.
lesson-basilica-king-arrive-do = Colócala en la tercera fila, lejos de la zona azul de Negro.
lesson-basilica-king-arrive-why = No debe agrandar la zona de Negro. Tú sumas { $white }, Negro { $black }.
lesson-basilica-king-arrive-not-there = Elige la tercera fila: se queda tras la puntuación.
lesson-basilica-king-arrive-helps-black = Eso agranda la zona azul de Negro justo antes de puntuar.
lesson-basilica-king-cleared-do = La nave se ha desplazado.
lesson-basilica-king-cleared-why = Los constructores vuelven, las dos primeras filas y los andamios desaparecen y lo demás se desliza. La acción que quedaba se pierde.
lesson-basilica-king-over-do = La tercera puntuación acaba la partida.
lesson-basilica-king-over-why = Si la pila se agota por segunda vez, también acaba, con una última puntuación.

course-ivan-title = En solitario contra Iván

## En solitario contra Iván: El turno de Iván

lesson-ivan-turn-title = El turno de Iván
lesson-ivan-turn-aim = Un rival sin mano: decide su fila de cartas.
lesson-ivan-turn-end = Siempre puedes leer qué hará Iván. Aprovéchalo.
lesson-ivan-turn-row-do = Esta es la fila de Iván.
lesson-ivan-turn-row-why = Cinco cartas, cada una con una loseta de dado. Cada turno toma la loseta visible más a la izquierda, mueve ese dado y hace lo que dice la carta.
lesson-ivan-turn-build-do = Empiezas tú: construye.
lesson-ivan-turn-build-why = Iván ha reclamado la base que más da. Juegas con las reglas para dos.
lesson-ivan-turn-build-claim = Tienes una base por construir.
lesson-ivan-turn-build-market = Ya tienes madera y ladrillo. Construye.
lesson-ivan-turn-deliver-do = Entrega la madera y el ladrillo.
lesson-ivan-turn-deliver-why = Faltará una piedra. Ahora mira qué hace Iván.
lesson-ivan-turn-end-do = Termina tu turno y mira a Iván.
lesson-ivan-turn-end-why = Su primera loseta muestra el dado blanco, en la carta Reconocimiento. Ganará { $recognition } de reconocimiento.
lesson-ivan-turn-die-do = Primero se movió su dado.
lesson-ivan-turn-die-why = El blanco avanzó dos hasta la campana. Del mercado Iván solo toma reconocimiento: 1 por cada uno de los dos dados y 1 del Clero.
lesson-ivan-turn-card-do = Luego, su carta.
lesson-ivan-turn-card-why = Reconocimiento le da 4. Las otras: reunir, transportar, reclamar, construir.
lesson-ivan-turn-over-do = Ya conoces el turno de Iván.
lesson-ivan-turn-over-why = Cuando todas sus losetas están boca abajo pone un adorno; luego se barajan de nuevo. El final y el recuento son como entre dos, sin los 3 de prestigio.

## En solitario contra Iván: Lo que reclama Iván

lesson-ivan-claims-title = Lo que reclama Iván
lesson-ivan-claims-aim = Trepa sobre lo que construyes. A veces eliges por él.
lesson-ivan-claims-end = A Iván se le puede ganar. Empieza una partida en solitario y prueba.
lesson-ivan-claims-look-do = La próxima carta de Iván es Reclamar.
lesson-ivan-claims-look-why = Toma una sección justo encima de una tuya, si la hay. Tienes dos bases: ambas están en peligro.
lesson-ivan-claims-build-do = Construye antes de que llegue.
lesson-ivan-claims-build-why = Una base terminada no sufre cuando Iván termina algo encima.
lesson-ivan-claims-build-claim = Podrías, pero primero pon a salvo tu base.
lesson-ivan-claims-build-market = Tienes lo que necesitas. Construye.
lesson-ivan-claims-finish-do = Termina la base de la segunda torre.
lesson-ivan-claims-finish-why = Solo le faltan ladrillo y piedra. Da { $recognition } de reconocimiento.
lesson-ivan-claims-finish-elsewhere = A la segunda torre le falta justo esto. Termínala.
lesson-ivan-claims-end-do = Termina tu turno.
lesson-ivan-claims-end-why = Iván mueve el dado azul y luego reclama.
lesson-ivan-claims-choose-do = Elige por él: la sección de la tercera torre.
lesson-ivan-claims-choose-why = Donde caben varias, decides tú. Esta pide cuatro piezas, la otra solo tres: lo tendrá ocupado más tiempo.
lesson-ivan-claims-choose-dear = Esa solo pide tres piezas. Dale la de cuatro.
lesson-ivan-claims-numbers-do = Iván construye por número.
lesson-ivan-claims-numbers-why = En su carta Construir esperan cuatro piezas. La clase le da igual: una sección solo pide tantas como marca su coste, de la primera torre a la última, desde abajo.
lesson-ivan-claims-over-do = Ya conoces a Iván.
lesson-ivan-claims-over-why = Sufre penalizaciones como tú. Termina encima de sus secciones inacabadas.

course-contractors-title = Contratistas

## Contratistas: Reclutar

lesson-contractors-recruit-title = Reclutar
lesson-contractors-recruit-aim = La cuarta acción: enviar un contratista a una ciudad.
lesson-contractors-recruit-end = Los primeros contratistas son baratos: cada uno que ya está en la ciudad encarece al siguiente.
lesson-contractors-recruit-region-do = Junto a la catedral está la región.
lesson-contractors-recruit-region-why = Seis ciudades y, entre ellas, cinco especialistas. Cada torre tiene una ciudad: a la tuya, la primera, le toca Súzdal.
lesson-contractors-recruit-send-do = Envía un contratista a Súzdal.
lesson-contractors-recruit-send-why = Pagas un permiso por cada contratista que haya, el tuyo incluido. Azul tiene uno, así que cuesta { $permits }.
lesson-contractors-recruit-send-other-city = Esa ciudad es más barata, pero tu torre es de Súzdal.
lesson-contractors-recruit-send-recruit-now = Esta lección trata de la región. Envía un contratista.
lesson-contractors-recruit-hire-do = Contrata al especialista con oro y gema verde.
lesson-contractors-recruit-hire-why = Un contratista trae a uno de los especialistas vecinos a su ciudad. Pagas { $rubles } rublos y lo guardas hasta que el dado negro lo active.
lesson-contractors-recruit-hire-other-specialist = El oro y las gemas son más escasos. Toma el otro.
lesson-contractors-recruit-hire-dismiss = Sin paga deja la partida. Tienes los rublos: contrátalo.
lesson-contractors-recruit-over-do = Ya sabes reclutar.
lesson-contractors-recruit-over-why = Los permisos vienen del mercado y de las losetas. Si hace falta, 1 de prestigio compra uno en cualquier momento de tu turno.

## Contratistas: Especialistas y herramientas

lesson-contractors-specialists-title = Especialistas y herramientas
lesson-contractors-specialists-aim = Qué hace el dado negro, y qué queda de un especialista.
lesson-contractors-specialists-end = Usa un especialista antes de contratar otro: no puedes tener dos a la vez.
lesson-contractors-specialists-held-do = Tienes un especialista.
lesson-contractors-specialists-held-why = Trabaja una vez, cuando mueves el dado negro.
lesson-contractors-specialists-black-do = Mueve el dado negro.
lesson-contractors-specialists-black-why = Cualquiera puede empujarlo con rublos, como al blanco. En cualquier espacio activa a tu especialista.
lesson-contractors-specialists-black-further = Aquí no hace falta pagar.
lesson-contractors-specialists-black-other-die = Solo el dado negro activa a un especialista.
lesson-contractors-specialists-black-market = Esta lección trata de los especialistas. Mueve el dado negro.
lesson-contractors-specialists-use-do = Usa a tu especialista.
lesson-contractors-specialists-use-why = Trae { $gold } oro y { $gems } gema verde. Luego se le da la vuelta y muestra su herramienta.
lesson-contractors-specialists-use-later = Primero el especialista.
lesson-contractors-specialists-use-leave = Úsalo antes de irte.
lesson-contractors-specialists-tools-do = Ahora tienes dos herramientas distintas.
lesson-contractors-specialists-tools-why = Al final, un juego de herramientas distintas vale prestigio: 1, 2, 4, 7, 11 o 16, de una a seis.
lesson-contractors-specialists-over-do = Ya conoces a los especialistas.
lesson-contractors-specialists-over-why = Si contratas teniendo uno, el anterior pasa a ser herramienta sin usarse.

## Contratistas: Ciudades

lesson-contractors-cities-title = Ciudades
lesson-contractors-cities-aim = Una torre terminada paga a quien tiene gente en su ciudad.
lesson-contractors-cities-end = Estandartes por contratistas: junta ambos en el mismo lugar.
lesson-contractors-cities-tower-do = A la primera torre le falta una gema.
lesson-contractors-cities-tower-why = Su ciudad es Súzdal. Allí tienes dos contratistas y Azul uno.
lesson-contractors-cities-build-do = Construye.
lesson-contractors-cities-build-why = La gema verde de tu inventario termina la cúpula y, con ella, la torre.
lesson-contractors-cities-build-finish = Puedes terminar una torre. Construye.
lesson-contractors-cities-close-do = Entrega la gema a la cúpula.
lesson-contractors-cities-close-why = La cúpula y la ciudad juntas te dan { $recognition } de reconocimiento; la ciudad da { $other } a Azul.
lesson-contractors-cities-sum-do = Cómo se contó la ciudad
lesson-contractors-cities-sum-why = Tú: dos estandartes en la torre por dos contratistas, 4. Azul: uno por uno, 1. Luego Súzdal se cierra para siempre.
lesson-contractors-cities-over-do = Ya conoces las ciudades.
lesson-contractors-cities-over-why = La ciudad de una torre inacabada nunca paga.

## Contratistas: Nuevos gremios

lesson-contractors-guilds-title = Nuevos gremios
lesson-contractors-guilds-aim = Uno de diez gremios ocupa el lugar del Clero.
lesson-contractors-guilds-end = Cada gremio tiene sus trucos. La carta y su panel los cuentan en la mesa.
lesson-contractors-guilds-ten-do = Donde estaba el Clero comercian los Ladrilleros.
lesson-contractors-guilds-ten-why = Por dos ladrillos dan un contrafuerte: una ayuda que llamas cuando la necesitas, una vez.
lesson-contractors-guilds-go-do = Mueve el dado rojo a los Ladrilleros.
lesson-contractors-guilds-go-why = Muestra un { $pips } y cae en su cuadrante.
lesson-contractors-guilds-go-further = Bastan tres espacios.
lesson-contractors-guilds-go-other-die = Usa aquí el dado rojo.
lesson-contractors-guilds-go-guild = Primero los Ladrilleros.
lesson-contractors-guilds-buttress-do = Da dos ladrillos por un contrafuerte.
lesson-contractors-guilds-buttress-why = Tienes justo dos.
lesson-contractors-guilds-buttress-lower = La acción de arriba da el contrafuerte.
lesson-contractors-guilds-buttress-later = Primero la carta.
lesson-contractors-guilds-choose-do = Elige el contrafuerte de dos materiales.
lesson-contractors-guilds-choose-why = Hay ocho, uno de cada. Este da dos cualesquiera.
lesson-contractors-guilds-choose-other = También vale. Aquí toma el de dos materiales.
lesson-contractors-guilds-choose-paid = Lo has pagado. Elige uno.
lesson-contractors-guilds-use-do = Úsalo enseguida.
lesson-contractors-guilds-use-why = En cualquier momento de tu turno, uno por turno. Luego deja la partida.
lesson-contractors-guilds-use-later = Primero el contrafuerte.
lesson-contractors-guilds-wood-do = Toma madera.
lesson-contractors-guilds-wood-why = Tu base de la primera torre pide dos maderas y un ladrillo.
lesson-contractors-guilds-wood-needed = Tu base necesita madera.
lesson-contractors-guilds-brick-do = Y un ladrillo.
lesson-contractors-guilds-brick-why = Ahora puedes terminar la base con una sola acción.
lesson-contractors-guilds-brick-needed = Tu base necesita un ladrillo.
lesson-contractors-guilds-over-do = Ya sabes cómo funciona un gremio.
lesson-contractors-guilds-over-why = Los Archiveros tratan contratos secretos, los Capataces recorren las torres, los Joyeros venden diamantes que valen por todo.
