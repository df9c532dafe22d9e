# Pietra su pietra.

web-game-stones = Pietra su pietra
web-about-stones = Torri, un dado e un piano segreto.
parts-plans = Piani
option-quarry = Cava
option-quarry-about = Quante pietre ci sono all’inizio.
option-quarry-12 = 12 pietre
option-quarry-12-about = Una partita breve.
option-quarry-18 = 18 pietre
option-quarry-18-about = La partita consueta.
option-quarry-24 = 24 pietre
option-quarry-24-about = Una partita lunga.
stones-seat = { $seat ->
    [red] Rosso
    [blue] Blu
    [green] Verde
   *[yellow] Giallo
  }
stones-plan = { $plan ->
    [even] pari
    [odd] dispari
   *[three] multiplo di tre
  }
stones-decide = Il dado mostra { $number }: quante pietre posi?
stones-lay = { $stones ->
    [0] Non posarne: una pietra va perduta
    [one] Posa { $stones } pietra
   *[other] Posa { $stones } pietre
  }
event-stones-plan = { $who } ha un piano: { stones-plan }.
event-stones-roll = { $who } tira un { $number }.
event-stones-lay = { $stones ->
    [0] { $who } non ne posa, e una pietra va perduta.
   *[other] { $who } ne posa { $stones }; la torre è alta { $height }.
  }
event-stones-score = { $who } ha { $points } punti; il piano era: { stones-plan }.
refusal-stones-nature = Lo decide soltanto il dado.
refusal-stones-quarry = Nella cava restano solo { $stones } pietre.
refusal-stones-die = Il dado mostra { $number }; non puoi posarne di più.
view-stones-turn = Di turno
view-stones-turns = Turni
view-stones-quarry = Cava
view-stones-rolled = Dado
view-stones-player = Giocatori
view-stones-colour = Colore
view-stones-height = Altezza
view-stones-plan = Piano
view-stones-red = rosso
view-stones-blue = blu
view-stones-green = verde
view-stones-yellow = giallo
view-stones-even = pari
view-stones-odd = dispari
view-stones-three = multiplo di tre
view-stones-none = ancora nessuno
