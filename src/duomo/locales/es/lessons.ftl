# Lecciones: lo que dice el guía. En cada paso, `do` es qué hacer y `why` la razón; las demás partes responden a otra
# jugada. Los números vienen de la posición.

course-red-cathedral-title = La Catedral Roja
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
lesson-red-cathedral-turn-claim-why = Solo construyes lo que lleva tu estandarte. Esta pide 2 maderas y 1 ladrillo: es la más barata.
lesson-red-cathedral-turn-claim-elsewhere = Esa sección también podría ser tuya, pero cuesta más. Toma la base iluminada.
lesson-red-cathedral-turn-claim-market = El mercado viene después. Sin estandarte no sabrías qué buscar.
lesson-red-cathedral-turn-market-do = Mueve el dado blanco hasta los ladrillos.
lesson-red-cathedral-turn-market-why = Muestra un 2: avanza dos espacios en sentido horario y se une al dado azul. Cuantos más dados hay en un espacio, más da.
lesson-red-cathedral-turn-market-further = Pagando rublos el dado va más lejos, pero entonces pasa de largo los ladrillos.
lesson-red-cathedral-turn-market-other-die = Ese dado cae en otro sitio. El blanco llega a los ladrillos.
lesson-red-cathedral-turn-market-claim-again = Tienes una sección por construir. Busca primero sus materiales.
lesson-red-cathedral-turn-market-too-early = Tienes madera, pero aún ningún ladrillo. Búscalo primero.
lesson-red-cathedral-turn-take-do = Toma los ladrillos.
lesson-red-cathedral-turn-take-why = La loseta muestra 2 y hay dos dados: { $bricks } ladrillos.
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
lesson-red-cathedral-market-times-dice-why = La loseta muestra 2 ladrillos y ahora hay tres dados. Tres por dos son seis.
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
lesson-red-cathedral-market-rubles-do = Paga 1 rublo para enviar el dado rojo un espacio más allá.
lesson-red-cathedral-market-rubles-why = Muestra un 3 y se pararía en el oro. Por { $paid } rublo llega a la campana. Solo tu dado y el blanco se pueden empujar así.
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
lesson-red-cathedral-influence-clergy-why = Muestra un 5 y cae en las piedras, en el cuadrante del Clero.
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
lesson-red-cathedral-build-build-why = A tu sección de la primera torre le faltan 1 madera y 1 oro, y tienes ambos.
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
lesson-red-cathedral-towers-worth-why = Vale 2 por cada sección terminada y 1 por cada adorno. La tercera torre: dos secciones y una puerta, o sea 5.
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
