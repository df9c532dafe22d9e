# Piedra a piedra.

web-game-stones = Piedra a piedra
web-about-stones = Torres, un dado y un plan secreto.
parts-plans = Planes
option-quarry = Cantera
option-quarry-about = Cuántas piedras hay al principio.
option-quarry-12 = 12 piedras
option-quarry-12-about = Una partida corta.
option-quarry-18 = 18 piedras
option-quarry-18-about = La partida habitual.
option-quarry-24 = 24 piedras
option-quarry-24-about = Una partida larga.
stones-seat = { $seat ->
    [red] Rojo
    [blue] Azul
    [green] Verde
   *[yellow] Amarillo
  }
stones-plan = { $plan ->
    [even] par
    [odd] impar
   *[three] múltiplo de tres
  }
stones-decide = El dado muestra { $number }: ¿cuántas piedras colocas?
stones-lay = { $stones ->
    [0] No colocar ninguna: se pierde una piedra
    [one] Colocar { $stones } piedra
   *[other] Colocar { $stones } piedras
  }
event-stones-plan = { $who } tiene un plan: { stones-plan }.
event-stones-roll = { $who } saca un { $number }.
event-stones-lay = { $stones ->
    [0] { $who } no coloca ninguna, y se pierde una piedra.
   *[other] { $who } coloca { $stones }; la torre tiene altura { $height }.
  }
event-stones-score = { $who } tiene { $points } puntos; el plan era: { stones-plan }.
refusal-stones-nature = Eso solo lo decide el dado.
refusal-stones-quarry = En la cantera quedan solo { $stones } piedras.
refusal-stones-die = El dado muestra { $number }; no puedes colocar más.
view-stones-turn = Le toca a
view-stones-turns = Turnos
view-stones-quarry = Cantera
view-stones-rolled = Dado
view-stones-player = Jugadores
view-stones-colour = Color
view-stones-height = Altura
view-stones-plan = Plan
view-stones-red = rojo
view-stones-blue = azul
view-stones-green = verde
view-stones-yellow = amarillo
view-stones-even = par
view-stones-odd = impar
view-stones-three = múltiplo de tres
view-stones-none = aún ninguno
