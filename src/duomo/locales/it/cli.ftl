# La riga di comando.

cli-you = (tu)
cli-total = Totale
cli-rule = Regola
cli-winner = { $who } vince.
cli-shared-win = La vittoria è condivisa: { $who }.
cli-final-scoring = Punteggio finale, in prestigio
cli-rolled = Dadi tirati: { $dice }.

## Giocare

cli-welcome = { $title } · { $players } { $players ->
        [one] giocatore
       *[other] giocatori
    } · seme { $seed }
cli-first-help = Scegli con il numero o con la notazione; ? mostra che cos’altro puoi scrivere.
cli-you-are = Tu sei { $who }.
cli-opponents = I tuoi avversari: { $who }.
cli-hot-seat = A questa tastiera: { $who }.
cli-your-turn = { $who }, tocca a te.
cli-prompt = { $who }>
cli-enter = Invio: { $move }
cli-forced = Una sola mossa possibile: { $move }
cli-unknown = «{ $text }» non è né un numero dell’elenco né una mossa. ? aiuta.
cli-no-number = L’elenco va da 1 a { $count }.
cli-may = Questa mossa è permessa.
cli-why-usage = Di’ quale mossa: why claim 1.2
cli-nothing-to-undo = Non c’è una tua mossa da annullare.
cli-undone = Annullata.
cli-no-log = Non è ancora successo nulla.
cli-saved = La partita è salvata in { $file }. Per rivederla: duomo replay { $file }
cli-save-usage = Di’ dove: save FILE
cli-goodbye = La partita si ferma qui.
cli-offer-save = Salvarla? Scrivi il nome di un file, o Invio per uscire senza salvare:
cli-help-title = Che cosa puoi scrivere
cli-help-number = il numero di una mossa dell’elenco
cli-help-notation = una mossa in notazione, come «die white +1» o «claim 2.1» (docs/notation.md)
cli-help-enter = la risposta consueta, dove è indicata
cli-help-why = perché una mossa ora non è possibile, con la regola
cli-help-board = di nuovo tutto il tavolo
cli-help-moves = di nuovo l’elenco delle mosse
cli-help-log = che cosa è successo
cli-help-undo = annulla la tua ultima mossa e tutto ciò che è seguito
cli-help-save = salva la partita
cli-help-quit = smetti
cli-help-auto = prendi rubli e punti senza chiedere: sì o no
cli-auto-on = Rubli e punti si prendono senza chiedere.
cli-auto-off = Ti verrà chiesto per ogni guadagno.
cli-any-moment = Ora è possibile anche:
cli-meanwhile = Dal tuo ultimo turno:

## La Cattedrale Rossa sul tavolo

cli-rc-market = MERCATO (i dadi vanno da 1 a 8 e poi a 1)
cli-rc-cathedral = CATTEDRALE
cli-rc-legend = ₽ rublo · + ricompensa · ▣ tessera Bottega · ■ coperta · ◆ ciò che mostra lo spazio di quel dado · ▲▼ influence upper, lower · 1× una volta, ∞ ripetibile
cli-rc-inventory = Inventario { $used }/{ $room }: { $things }
cli-rc-sections = { $finished ->
        [one] 1 sezione
       *[other] { $finished } sezioni
    } · { $banners ->
        [one] 1 Bandiera
       *[other] { $banners } Bandiere
    }
cli-rc-ornaments = Decorazioni: { $things }
cli-rc-workshop = Bottega: { $slots }
cli-rc-banner = Bandiera
scored-rc-track = Prestigio sul tracciato
scored-rc-leftovers = Materiali e rubli rimasti
scored-rc-tower = Torre { $tower }, valore { $value } (presenza)
scored-rc-sections = sezioni completate
scored-rc-ornaments = Decorazioni piazzate

## Altri comandi

cli-games-players = { $counts } giocatori
cli-games-use = Si sceglie con --option nome=valore, per esempio: duomo play red-cathedral --option workshops=advanced
cli-choices = { $choices }: { $about }
cli-default = predefinito
cli-components-fine = { $file } è in ordine: { $rows ->
        [one] 1 riga differisce
       *[other] { $rows } righe differiscono
    } dalla serie fornita; nome { $name }, impronta { $hash }.
cli-components-source = { $source ->
        [rulebook] scritto in un regolamento
        [inferred] si deduce dai regolamenti
        [reconstructed] ricostruito: giocabile ed equilibrato, ma non il valore stampato
       *[other] dalla copia di un giocatore
    } ({ $count ->
            [one] 1 riga
           *[other] { $count } righe
        })
cli-replay-fine = { $moves ->
        [one] 1 mossa controllata: segue
       *[other] { $moves } mosse controllate: tutte seguono
    } le regole.
cli-replay-help = Invio: mossa successiva · back: indietro · un numero: la posizione dopo altrettante mosse · board: il tavolo · quit: esci
cli-replay-unfinished = La registrazione finisce qui; la partita non è conclusa.

cli-dice-bad-proof = { $file } non è una prova di dadi.
cli-dice-other-secret = Il segreto non è quello promesso prima della partita.
cli-dice-wrong = Il lancio o la pescata { $number } non segue dal segreto.
cli-dice-right =
    { $count ->
        [one] Un lancio o una pescata è stata controllata: segue dal segreto.
       *[other] { $count } lanci e pescate sono stati controllati: tutti seguono dal segreto.
    }
