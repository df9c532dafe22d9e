# La fine di una partita nel browser: chi ha vinto, ogni riga del conteggio finale, che cosa fare dopo.

## La frase in alto

# who: you | other; unit: prestige | points
web-score-wins =
    { $who ->
        [you] { $unit ->
            [prestige] Vinci con { $points } di prestigio.
           *[points] Vinci con { $points } punti.
        }
       *[other] { $unit ->
            [prestige] { $name } vince con { $points } di prestigio.
           *[points] { $name } vince con { $points } punti.
        }
    }
# by: sections | ornaments
web-score-wins-tie =
    { $who ->
        [you] Vinci: { $points } di prestigio come { $rival }, ma { $by ->
            [sections] { $one } sezioni finite contro { $other }.
           *[ornaments] { $one } ornamenti contro { $other }.
        }
       *[other] { $name } vince: { $points } di prestigio come { $rival }, ma { $by ->
            [sections] { $one } sezioni finite contro { $other }.
           *[ornaments] { $one } ornamenti contro { $other }.
        }
    }
web-score-shared =
    { $unit ->
        [prestige] Vittoria condivisa: { $names }, { $points } di prestigio a testa.
       *[points] Pareggio: { $names }, { $points } punti a testa.
    }
web-score-none = La partita è finita senza risultato.

## Fatti della partita

web-score-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
web-score-sections = { $finished } sezioni su { $all }
web-score-ornaments =
    { $ornaments ->
        [one] { $ornaments } ornamento
       *[other] { $ornaments } ornamenti
    }
web-score-minutes =
    { $minutes ->
        [0] meno di un minuto
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
web-score-king = il re su { $king }

## Pulsanti

web-score-board = Tabellone
web-score-replay = Rivedi
web-score-analyse = Analizza
web-score-record = Registrazione
web-score-rematch = Rivincita
web-score-home = Inizio

## Posti

web-score-podium = Risultato
web-score-winner = Vincitore
web-score-place = { $place }º
web-score-cathedral = La cattedrale

## Righe del conteggio

web-score-lines = Riga per riga
web-score-lines-about = Conteggio finale, riga per riga
web-score-track = Tracciato
web-score-track-about = indietro su una casella prestigio
web-score-leftovers = Avanzi
web-score-leftovers-about = 1 ogni 5 merci e rubli
web-score-tools = Attrezzi
web-score-tools-about = attrezzi mostrati sugli specialisti
web-score-contracts-note = I contratti si contano prima del tracciato: quel che rendono ha già fatto avanzare i segnapunti. La riga «Tracciato» lo comprende; i numeri tra parentesi non si sommano di nuovo.
web-score-towers = Torri
web-score-tower = Torre { $tower }
web-score-space = casella { $space }
web-score-not-there = assente
web-score-presence = { $banners } finite, { $ornaments ->
        [one] { $ornaments } ornamento
       *[other] { $ornaments } ornamenti
    }
web-score-prestige = Prestigio
web-score-points = Punti

## Parità

web-score-tie-two = Presenze pari: in due nessuno riceve nulla.
web-score-tie-many = { $parties } giocatori alla pari: { $sum }, divisi in parti uguali e arrotondati per difetto: { $each } a testa.
web-score-equal =
    { $by ->
        [sections] Prestigio pari: decidono le sezioni finite, { $one } a { $other }; poi sarebbero gli ornamenti.
        [ornaments] Prestigio pari e altrettante sezioni finite: decidono gli ornamenti, { $one } a { $other }.
       *[shared] Prestigio pari, altrettante sezioni finite e ornamenti: la vittoria è condivisa.
    }
web-score-tied = pari
web-score-nobody-stood = Nessun costruttore stava in una zona.
web-score-draw = A parità di punti è pareggio.
web-score-more-points = Vince chi ha più punti.
