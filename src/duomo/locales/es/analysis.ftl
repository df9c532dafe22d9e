# Análisis de partidas y posiciones, y razones de los consejos.

analysis-budget = { $simulations } simulaciones por turno
analysis-by = Juzgado con { $budget }.
analysis-static = Juzgado solo con la estimación hecha a mano.
analysis-move = { $number }. { $who }: { $words }
analysis-loss = { $mark } pierde el { $percent } % de una victoria, { $points } puntos
analysis-better = Mejor: { $words }
analysis-better-because = Mejor: { $words } – { $why }
analysis-flawless = Ninguna imprecisión, ningún error, ningún error grave.
analysis-lucky = Tiradas y robos que más cambiaron
analysis-totals = Habilidad y suerte, en tanto por ciento de una victoria
analysis-column-party = Bando
analysis-column-start = Inicio
analysis-column-own = Decisiones propias
analysis-column-others = Decisiones de los demás
analysis-column-luck = Suerte
analysis-column-result = Resultado
analysis-column-accuracy = Precisión
analysis-column-points = Puntos perdidos
analysis-counts = { $who }: { $inaccuracies } × ?!, { $mistakes } × ?, { $blunders } × ??
analysis-working = Analizando

## Una posición

analysis-position = Decide { $who }. { $simulations } simulaciones.
analysis-column-move = Jugada
analysis-column-share = Gana
analysis-column-lead = Puntos de ventaja
analysis-expected = El turno podría seguir así: { $line }.
analysis-why = Por qué: { $why }

## Razones: lo que la mejor manera tiene de más al final del turno

why-only = Es la única jugada permitida.
why-share = Desde aquí gana cerca del { $share } % de las partidas.
why-shares = Desde aquí gana cerca del { $share } % de las partidas, la siguiente mejor jugada el { $other } %.
why-even = Desde aquí gana cerca del { $share } % de las partidas, apenas más que la siguiente mejor jugada.
why-rc-prestige = { $amount ->
    [one] uno más de prestigio
   *[other] { $amount } más de prestigio
  }
why-rc-finished = { $amount ->
    [one] una sección terminada más
   *[other] { $amount } secciones terminadas más
  }
why-rc-standing = { $amount ->
    [one] un punto más por las torres tal como están
   *[other] { $amount } puntos más por las torres tal como están
  }
why-rc-majorities = { $amount ->
    [one] la mayoría en una torre más
   *[other] la mayoría en { $amount } torres más
  }
why-rc-ornaments = { $amount ->
    [one] un adorno colocado más
   *[other] { $amount } adornos colocados más
  }
why-rc-claimed = { $amount ->
    [one] una sección reclamada más
   *[other] { $amount } secciones reclamadas más
  }
why-rc-delivered = { $amount ->
    [one] un material entregado más
   *[other] { $amount } materiales entregados más
  }
why-rc-hanging = { $amount ->
    [one] un estandarte rival menos sobre una sección inacabada: amenaza menos la penalización
   *[other] { $amount } estandartes rivales menos sobre secciones inacabadas: amenazan menos las penalizaciones
  }
why-rc-tiles = { $amount ->
    [one] una loseta abierta más en el taller
   *[other] { $amount } losetas abiertas más en el taller
  }
why-rc-materials = { $amount ->
    [one] un material más en el inventario
   *[other] { $amount } materiales más en el inventario
  }
why-rc-rubles = { $amount ->
    [one] un rublo más
   *[other] { $amount } rublos más
  }
why-ba-points = { $amount ->
    [one] un punto más de ventaja
   *[other] { $amount } puntos más de ventaja
  }
why-ba-zones = { $amount ->
    [one] un punto más de ventaja si las zonas se puntuaran ahora
   *[other] { $amount } puntos más de ventaja si las zonas se puntuaran ahora
  }
why-ba-majorities = { $amount ->
    [one] la mayoría en una zona más
   *[other] la mayoría en { $amount } zonas más
  }
why-ba-reserve = { $amount ->
    [one] un constructor más en la reserva
   *[other] { $amount } constructores más en la reserva
  }
why-ba-coins = { $amount ->
    [one] una moneda más
   *[other] { $amount } monedas más
  }
why-ba-tokens = { $amount ->
    [one] un ascenso más
   *[other] { $amount } ascensos más
  }
