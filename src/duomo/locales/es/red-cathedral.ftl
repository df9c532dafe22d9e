# La Catedral Roja. Los textos rc-… son partes de frases: leen las mismas variables.

## Las cosas

rc-colour =
    { $colour ->
        [white] Blanco
        [red] Rojo
        [blue] Azul
        [green] Verde
        [black] Negro
       *[yellow] Amarillo
    }
rc-colour-short =
    { $colour ->
        [white] B
        [red] R
        [blue] Az
        [green] V
        [black] N
       *[yellow] Am
    }
rc-material =
    { $material ->
        [wood] madera
        [brick] ladrillo
        [stone] piedra
        [gold] oro
        [green] gema verde
        [diamond] diamante
       *[purple] gema morada
    }
rc-material-short =
    { $material ->
        [wood] Ma
        [brick] La
        [stone] Pi
        [gold] Or
        [green] Ve
        [diamond] Di
       *[purple] Mo
    }
# Después de «no tienes», «no queda», «no necesita».
rc-no-material =
    { $material ->
        [wood] madera
        [brick] ningún ladrillo
        [stone] piedra
        [gold] oro
        [green] ninguna gema verde
        [diamond] ningún diamante
       *[purple] ninguna gema morada
    }
rc-amount =
    { $resource ->
        [wood] { $amount } { $amount ->
                [one] madera
               *[other] maderas
            }
        [brick] { $amount } { $amount ->
                [one] ladrillo
               *[other] ladrillos
            }
        [stone] { $amount } { $amount ->
                [one] piedra
               *[other] piedras
            }
        [gold] { $amount } { $amount ->
                [one] oro
               *[other] oros
            }
        [green] { $amount } { $amount ->
                [one] gema verde
               *[other] gemas verdes
            }
        [diamond] { $amount } { $amount ->
                [one] diamante
               *[other] diamantes
            }
        [purple] { $amount } { $amount ->
                [one] gema morada
               *[other] gemas moradas
            }
        [rubles] { $amount } { $amount ->
                [one] rublo
               *[other] rublos
            }
        [recognition] { $amount } de reconocimiento
        [prestige] { $amount } de prestigio
        [permits] { $amount } { $amount ->
                [one] permiso
               *[other] permisos
            }
       *[material] { $amount } { $amount ->
               [one] material
              *[other] materiales
           }
    }
rc-amount-object = { rc-amount }
rc-given =
    { $material ->
        [wood] { $amount } { $amount ->
                [one] madera
               *[other] maderas
            }
        [brick] { $amount } { $amount ->
                [one] ladrillo
               *[other] ladrillos
            }
        [stone] { $amount } { $amount ->
                [one] piedra
               *[other] piedras
            }
        [gold] { $amount } { $amount ->
                [one] oro
               *[other] oros
            }
        [green] { $amount } { $amount ->
                [one] gema verde
               *[other] gemas verdes
            }
        [diamond] { $amount } { $amount ->
                [one] diamante
               *[other] diamantes
            }
       *[purple] { $amount } { $amount ->
               [one] gema morada
              *[other] gemas moradas
           }
    }
rc-one =
    { $material ->
        [wood] 1 madera
        [brick] 1 ladrillo
        [stone] 1 piedra
        [gold] 1 oro
        [green] 1 gema verde
        [diamond] 1 diamante
       *[purple] 1 gema morada
    }
rc-die =
    { $die ->
        [white] el dado blanco
        [red] el dado rojo
        [blue] el dado azul
        [green] el dado verde
        [black] el dado negro
       *[yellow] el dado amarillo
    }
rc-die-name =
    { $die ->
        [white] dado blanco
        [red] dado rojo
        [blue] dado azul
        [green] dado verde
        [black] dado negro
       *[yellow] dado amarillo
    }
rc-die-face = { rc-colour } { $face }
rc-slot-onto =
    { $slot ->
        [white-1] en el primer taller blanco
        [white-2] en el segundo taller blanco
        [red] en el taller rojo
        [blue] en el taller azul
        [green] en el taller verde
       *[yellow] en el taller amarillo
    }
rc-slot-at =
    { $slot ->
        [white-1] del primer taller blanco
        [white-2] del segundo taller blanco
        [red] del taller rojo
        [blue] del taller azul
        [green] del taller verde
       *[yellow] del taller amarillo
    }
rc-slot-short =
    { $slot ->
        [white-1] blanco 1
        [white-2] blanco 2
        [red] rojo
        [blue] azul
        [green] verde
       *[yellow] amarillo
    }
rc-kind =
    { $kind ->
        [base] base
        [middle] cuerpo
       *[dome] cúpula
    }
rc-ornament =
    { $ornament ->
        [door] una puerta
        [arch] un arco
       *[cross] una cruz
    }
rc-ornament-name =
    { $ornament ->
        [door] puerta
        [arch] arco
       *[cross] cruz
    }
rc-no-ornament =
    { $ornament ->
        [door] ninguna puerta
        [arch] ningún arco
       *[cross] ninguna cruz
    }
rc-gems =
    { $gems ->
        [green] una gema verde
        [purple] una gema morada
        [green-green] dos gemas verdes
        [purple-purple] dos gemas moradas
        [green-purple] una gema verde y una morada
       *[none] ninguna gema
    }
rc-tile-at = { $gain } ({ $space })
rc-section-card = { rc-kind } ({ $cost })
rc-group =
    { $group ->
        [craftsmen] Artesanos
        [teamsters] Carreteros
        [merchants] Mercaderes
        [clergy] Clero
       *[other] { guild-name }
    }
rc-mark =
    { $mark ->
        [lightning] una vez por turno
       *[infinity] cuantas veces puedas pagar
    }
rc-rubles = { $rubles } { $rubles ->
        [one] rublo
       *[other] rublos
    }
rc-action =
    { $action ->
        [C1] vender 1 material cualquiera por 1 rublo
        [C2] pagar 1 rublo por 1 de los materiales indicados
        [C3] vender 1 de los materiales indicados por 1 rublo
        [C4] pagar 2 rublos por 1 material cualquiera
        [C5] vender 1 de los materiales indicados por 2 rublos
        [C6] pagar 2 rublos por 1 de los materiales indicados
        [T1] pagar 1 rublo para entregar 1 material
        [T2] ganar 1 rublo
        [T3] pagar 3 rublos para entregar 1 o 2 materiales
        [T4] pagar 2 rublos para intercambiar dos losetas de recurso
        [M1] cambiar 2 materiales iguales por 1 cualquiera
        [M2] cambiar 1 rublo y 1 material por 1 de otro tipo
        [M3] cambiar 4 materiales iguales por 2 cualesquiera
        [M4] activar cualquiera de tus losetas de taller visibles
        [K1] ganar 1 de reconocimiento
        [K2] pagar 3 rublos por 1 de prestigio
        [K3] dar 3 materiales distintos por 1 de prestigio
        [K4] con una base, un cuerpo y una cúpula terminados: ganar 2 de reconocimiento
       *[other] { guild-action }
    }

## Qué hay que decidir

decision-rc-turn = Elige tu acción: { $actions }.
# What may be done, in a list.
rc-do =
    { $do ->
        [claim] reclamar una sección
        [build] construir
        [die] ir al mercado
        [recruit] enviar a un contratista
        [pass] nada es posible, así que pasar
        [resources] tomar recursos
        [influence] usar la carta de influencia
        [activate] activar tu loseta
        [specialist] usar tu especialista
       *[leave] irte
    }
decision-rc-after = Tu acción está hecha. ¿Terminas el turno?
decision-rc-banner = ¿De dónde tomas el estandarte para { $section }?
decision-rc-place = ¿Dónde va la loseta de taller ({ $tile })? Boca arriba cuesta el precio del taller; boca abajo, nada.
decision-rc-gain =
    { $amount ->
        [1] ¿Tomas { rc-amount-object }?
       *[other] ¿Tomas hasta { rc-amount-object }?
    }
decision-rc-gain-less =
    { $amount ->
        [1] ¿Tomas { rc-amount-object }? Se ofrecen { $offered }, pero no cabe o no queda más.
       *[other] ¿Tomas hasta { rc-amount-object }? Se ofrecen { $offered }, pero no cabe o no queda más.
    }
decision-rc-choose = Toma { $count ->
        [one] un material
       *[other] { $count } materiales, de uno en uno
    }. ¿Cuál?
decision-rc-build = Entrega un material o decora: { $left ->
        [one] queda 1 entrega
       *[other] quedan { $left } entregas
    }.
decision-rc-gems = ¿Engastas gemas en el adorno de { $section }? { $left ->
        [one] Una gema es tu última entrega.
       *[other] Cada una cuenta como una de tus { $left } entregas.
    }
decision-rc-market = En el mercado, espacio { $space }: { $actions }.
decision-rc-give = ¿Qué material das?
decision-rc-swap = ¿Qué dos losetas de recurso se intercambian?
decision-rc-activate = ¿Cuál de tus losetas visibles activas?
rc-now =
    { $now ->
        [turn] la acción de tu turno: reclamar, construir o mercado
        [after] si terminas el turno
        [banner] qué estandarte tomas
        [place] dónde va la loseta de taller
        [gain] cuánto tomas
        [choose] qué material tomas
        [build] qué entregas
        [gems] qué gemas engastas
        [market] qué haces en el mercado
        [give] qué material das
        [swap] qué dos losetas de recurso se intercambian
       *[activate] qué loseta activas
    }

## Las jugadas

move-rc-end = terminar el turno
move-rc-pass = pasar
move-rc-build = construir: entregar hasta 3 materiales
move-rc-done = no entregar más
move-rc-resources = tomar los recursos: { $gain }
move-rc-influence = influencia: { rc-action }; { rc-mark }
move-rc-influence-shown = influencia: { rc-action } ({ $shown }); { rc-mark }
move-rc-leave = dejar el mercado; { $dice ->
        [one] su dado se vuelve a tirar
       *[other] sus { $dice } dados se vuelven a tirar
    }
move-rc-trade = perder 1 de prestigio, ganar 2 rublos
move-rc-rerolls = perder 1 de prestigio, volver a tirar los dados del espacio { $spaces }
move-rc-reroll = perder 1 de prestigio, volver a tirar el espacio { $space } ({ $dice })
move-rc-take = tomar { rc-amount-object }
move-rc-decline = no tomar nada
move-rc-gain = tomar { rc-one }
move-rc-give = dar { rc-given }
move-rc-activate = activar la loseta { rc-slot-at }: { $gain }
move-rc-open = boca arriba { rc-slot-onto }{ $price ->
        [0] , gratis
        [one] , 1 rublo
       *[other] , { $price } rublos
    }{ $holds ->
        [none] {""}
        [door] ; libera la puerta
        [arch] ; libera el arco
       *[cross] ; libera la cruz
    }
move-rc-hide = boca abajo { rc-slot-onto }{ $holds ->
        [none] {""}
        [door] ; la puerta se pierde
        [arch] ; el arco se pierde
       *[cross] ; la cruz se pierde
    }
move-rc-banner-inventory = del inventario (libera un espacio)
move-rc-banner-white = { $slot ->
        [white-1] del primer taller blanco
       *[white-2] del segundo taller blanco
    } (libera el taller)
move-rc-gems = { $gems ->
        [none] no engastar ninguna gema
       *[other] engastar { rc-gems }: { $prestige } de prestigio
    }
move-rc-die = { rc-die-name } ({ $face }) → { $space }{ $rubles ->
        [0] {""}
        [one] {" "}por 1 rublo
       *[other] {" "}por { $rubles } rublos
    }: { $gain }; { rc-group }
move-rc-swap = { $one } y { $other }
move-rc-claim = { $section } ({ rc-kind }): necesita { $cost }; da { $reward }; loseta: { $tile }
move-rc-claim-bare = { $section } ({ rc-kind }): necesita { $cost }; da { $reward }
move-rc-decorate = decorar { $section } con { rc-ornament } ({ rc-amount })
move-rc-deliver = { rc-one } a { $section }; después faltará { $rest }
move-rc-deliver-last = { rc-one } a { $section }, que queda terminada: { $reward }
move-group-rc-claim = Reclamar una sección
move-group-rc-build = Construir
move-group-rc-market = Ir al mercado

## Lo que ha pasado

event-rc-starts = { $who } empieza.
    .you = Empiezas.
event-rc-lay-plan = El plano { $blueprint } está sobre la mesa.
event-rc-lay-resource = Espacio { $space } del mercado: { $tile }.
event-rc-lay-influence = Cuadrante { $quadrant } del mercado: { $card }.
event-rc-lay-section = Sección { $section }: { $card }.
event-rc-lay-tile = Loseta en la sección { $section }: { $tile }.
event-rc-drop = El espacio { $space } recibe { rc-die }, con un { $face }.
event-rc-turn = Turno { $turn }: { $who }.
    .you = Turno { $turn }: tú.
event-rc-pass = { $who } pasa.
    .you = Pasas.
event-rc-claim = { $who } reclama la sección { $section }.
    .you = Reclamas la sección { $section }.
event-rc-open = { $who } coloca la loseta boca arriba { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}por { rc-rubles }
    }: { $tile }.
    .you = Colocas la loseta boca arriba { rc-slot-onto }{ $rubles ->
        [0] {""}
       *[other] {" "}por { rc-rubles }
    }: { $tile }.
event-rc-hide = { $who } coloca la loseta boca abajo { rc-slot-onto }.
    .you = Colocas la loseta boca abajo { rc-slot-onto }.
event-rc-unlock = { $who } libera { rc-ornament }.
    .you = Liberas { rc-ornament }.
event-rc-build = { $who } construye.
    .you = Construyes.
event-rc-deliver = { $who } entrega { rc-one } a { $section }.
    .you = Entregas { rc-one } a { $section }.
event-rc-finish = { $who } termina la sección { $section }: { $recognition } de reconocimiento{ $rubles ->
        [0] {""}
       *[other] {" "}y { rc-rubles }
    }.
    .you = Terminas la sección { $section }: { $recognition } de reconocimiento{ $rubles ->
        [0] {""}
       *[other] {" "}y { rc-rubles }
    }.
event-rc-penalty = { $who } pierde { $recognition } de reconocimiento: { $section } se ha terminado sobre una obra inacabada.
    .you = Pierdes { $recognition } de reconocimiento: { $section } se ha terminado sobre una obra inacabada.
event-rc-sixth = { $who } ha terminado su sexta sección y gana { $prestige } de prestigio. Los demás tienen un turno más cada uno.
    .you = Has terminado tu sexta sección y ganas { $prestige } de prestigio. Los demás tienen un turno más cada uno.
event-rc-decorate = { $who } decora { $section } con { rc-ornament }.
    .you = Decoras { $section } con { rc-ornament }.
event-rc-gems = { $who } engasta { rc-gems } en { $section }: { $prestige } de prestigio.
    .you = Engastas { rc-gems } en { $section }: { $prestige } de prestigio.
event-rc-die = { $who } mueve { rc-die } del espacio { $from } al { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}y paga { rc-rubles }
    }.
    .you = Mueves { rc-die } del espacio { $from } al { $space }{ $rubles ->
        [0] {""}
       *[other] {" "}y pagas { rc-rubles }
    }.
event-rc-resources = { $who } toma recursos en el espacio { $space } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }).
    .you = Tomas recursos en el espacio { $space } ({ $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }).
event-rc-influence = { $who } usa su influencia: { rc-action }.
    .you = Usas tu influencia: { rc-action }.
event-rc-activate = { $who } activa la loseta { rc-slot-at }: { $tile }.
    .you = Activas la loseta { rc-slot-at }: { $tile }.
event-rc-take = { $who } toma { rc-amount-object }.
    .you = Tomas { rc-amount-object }.
event-rc-decline = { $who } no toma nada.
    .you = No tomas nada.
event-rc-give = { $who } da { rc-given }.
    .you = Das { rc-given }.
event-rc-swap = { $who } intercambia las losetas de recurso de los espacios { $one } y { $other }.
    .you = Intercambias las losetas de recurso de los espacios { $one } y { $other }.
event-rc-leave = { $who } deja el espacio { $space }.
    .you = Dejas el espacio { $space }.
event-rc-roll = { $who } tira { rc-die }: { $face }.
    .you = Tiras { rc-die }: { $face }.
event-rc-trade = { $who } da 1 de prestigio por { rc-rubles }.
    .you = Das 1 de prestigio por { rc-rubles }.
event-rc-reroll = { $who } da 1 de prestigio para volver a tirar los dados del espacio { $space }.
    .you = Das 1 de prestigio para volver a tirar los dados del espacio { $space }.
event-rc-score-track = { $who }: { $prestige } de prestigio en el marcador (casilla { $space }).
    .you = Tú: { $prestige } de prestigio en el marcador (casilla { $space }).
event-rc-score-leftovers = { $who }: { $prestige } de prestigio por lo que sobra.
    .you = Tú: { $prestige } de prestigio por lo que sobra.
event-rc-score-tower = { $who }: { $prestige } de prestigio por la torre { $tower } (valor { $value }, presencia { $presence }).
    .you = Tú: { $prestige } de prestigio por la torre { $tower } (valor { $value }, presencia { $presence }).
event-rc-wins = { $who } gana con { $prestige } de prestigio.
    .you = Ganas con { $prestige } de prestigio.

## Rechazos

refusal-rc-nature-first = Antes van los dados o la preparación.
refusal-rc-not-nature = Nadie elige lo que trae un dado o un robo.
refusal-rc-basic-action-first = Antes de terminar el turno debes reclamar, construir o ir al mercado.
refusal-rc-no-pass = Solo se puede pasar cuando ninguna acción es posible.
refusal-rc-nothing-to-deliver = No tienes ningún material que una sección pueda recibir ahora.
refusal-rc-build-first = Para entregar o decorar, elige antes «Construir».
refusal-rc-market-first = Eso es parte de una visita al mercado: antes mueve un dado.
refusal-rc-deliver-something = Quien construye debe entregar al menos un material.
refusal-rc-no-banner-there = Ahí no hay ningún estandarte.
refusal-rc-basic-action-done = Ya has hecho tu acción; cada turno tiene solo una.
refusal-rc-not-now = Ahora no: antes decides { rc-now }.
refusal-rc-no-prestige-behind = Detrás de tu marcador no hay ninguna casilla de prestigio: no tienes prestigio que dar.
refusal-rc-rerolled-already = En esta mesa un turno permite una nueva tirada o rublos por prestigio, y ya has tirado.
refusal-rc-traded-already = En esta mesa un turno permite una nueva tirada o rublos por prestigio, y ya has tomado rublos.
refusal-rc-trades-over = En esta mesa los cambios por rublos van seguidos, y tu serie ha terminado.
refusal-rc-one-reroll = Ya has pagado una nueva tirada; cada turno permite una.
refusal-rc-no-dice-there = No hay ningún dado en el espacio { $space }.
refusal-rc-not-your-die = Los rublos solo hacen avanzar más el dado blanco y el de tu color, no { rc-die }.
refusal-rc-rubles-short = Cuesta { $needed ->
        [one] 1 rublo
       *[other] { $needed } rublos
    }, y tienes { $have }.
refusal-rc-space-full = Ya hay { $dice ->
        [3] tres
       *[other] { $dice }
    } dados en el espacio { $space }.
refusal-rc-no-such-section = Aquí no hay ninguna sección { $section }.
refusal-rc-no-banner-left = No te quedan estandartes.
refusal-rc-already-claimed = Ya hay un estandarte en { $section }.
refusal-rc-claim-below-first = { $section } solo se puede reclamar cuando hay un estandarte en { $below }.
refusal-rc-not-your-section = Tu estandarte no está en { $section }.
refusal-rc-section-finished = { $section } está terminada.
refusal-rc-not-needed = { $section } ya no necesita { rc-no-material }.
refusal-rc-material-missing = No tienes { rc-no-material }.
refusal-rc-not-finished = { $section } no está terminada: aún no se puede decorar.
refusal-rc-ornament-there = { $section } ya tiene su adorno.
refusal-rc-ornament-locked = Aún no tienes { rc-no-ornament }: antes hay que colocar una loseta boca arriba en su taller.
refusal-rc-ornament-gone = No te queda { rc-no-ornament }.
refusal-rc-took-already = En esta visita ya has tomado los recursos.
refusal-rc-inventory-full = Tu inventario está lleno.
refusal-rc-reserve-empty = En la reserva no queda { rc-no-material }.
refusal-rc-influence-over = Has pasado a otra cosa: la influencia ha terminado en esta visita.
refusal-rc-one-action = En una visita se usa solo una de las dos acciones, y has empezado la otra.
refusal-rc-lightning-used = Una acción con el rayo se usa una sola vez por turno.
refusal-rc-no-three-kinds = Aún no has terminado una base, un cuerpo y una cúpula.
refusal-rc-no-three-materials = No tienes tres materiales distintos.
refusal-rc-not-enough-equal = No tienes { $needed } materiales iguales de ese tipo.
refusal-rc-nothing-to-sell = No tienes nada de lo que se compra aquí.
refusal-rc-no-gain = No podrías tomar nada de lo que eso da ({ rc-action }).
refusal-rc-activated-already = En esta visita ya has activado una loseta.
refusal-rc-other-slot = Has movido { rc-die }: eso no activa la loseta { rc-slot-at }.
refusal-rc-no-open-tile = No hay ninguna loseta visible en el espacio { rc-slot-at }.
refusal-rc-tile-gives-nothing = La loseta { rc-slot-at } no da nada que puedas tomar ahora.
refusal-rc-more-than-offered = Solo se { $offered ->
        [one] ofrece 1
       *[other] ofrecen { $offered }
    }.
refusal-rc-same-kind = Aquí un material se cambia por otro de distinto tipo.
refusal-rc-nothing-to-exchange = No tienes ningún material que dar a cambio.
refusal-rc-other-die-due = Antes se tira otro dado: { rc-die-name }.
refusal-rc-too-far = Los rublos mueven un dado { $most } espacios más como máximo.
refusal-rc-not-your-turn = Es el turno de { rc-party }. Ahora no puedes hacer nada de tu propio turno.
refusal-rc-too-much = { $resource ->
        [recognition] Puedes tomar como mucho { $most } de reconocimiento
        [prestige] Puedes tomar como mucho { $most } de prestigio
        [rubles] Puedes tomar como mucho { $most ->
                [one] 1 rublo
               *[other] { $most } rublos
            }
       *[other] El inventario y la reserva permiten como mucho { $most }
    }.
refusal-rc-not-offered = Esta acción no trata { $material ->
        [wood] de madera
        [brick] de ladrillos
        [stone] de piedra
        [gold] de oro
        [green] de gemas verdes
        [diamond] de diamantes
       *[purple] de gemas moradas
    }.
refusal-rc-in-order = Los tres materiales se dan en el orden de la lista, y a partir de «{ rc-material }» tienes muy pocos tipos.
refusal-rc-given-already = Los tres deben ser distintos y se dan en el orden de la lista; «{ rc-material }» llega tarde.
refusal-rc-slot-blocked = Un estandarte ocupa todavía el espacio { rc-slot-at }.
refusal-rc-slot-taken = Una loseta ocupa ya el espacio { rc-slot-at }.
refusal-rc-deliveries-left = Para gemas { $left ->
        [one] queda solo 1 entrega
       *[other] quedan solo { $left } entregas
    }.
