# Ciò che in una posizione si contraddice, e dove.

position-party =
    { $party ->
        [red] Rosso
        [blue] Blu
        [green] Verde
        [yellow] Giallo
       *[ivan] Ivan
    }
refusal-place-section = sezione { $section }
refusal-place-player = giocatore { $seat } ({ rc-colour })
refusal-place-party = { position-party }
refusal-place-slot = giocatore { $seat } ({ rc-colour }), casella { rc-slot-short }
refusal-place-die = mercato, { rc-die-name }
refusal-position-no-banner-below = { $place }: ha uno stendardo, ma la sezione sottostante non ne ha.
refusal-position-tile-gone = { $place }: ha uno stendardo, quindi la sua tessera laboratorio non c’è più.
refusal-position-finished-unclaimed = { $place }: è completata, quindi deve avere uno stendardo.
refusal-position-delivered-unclaimed = { $place }: vi sono dei materiali, quindi deve avere uno stendardo.
refusal-position-delivered-finished = { $place }: è completata, quindi non vi sono più materiali.
refusal-position-ornament-unfinished = { $place }: ha un ornamento, quindi dev’essere completata.
refusal-position-all-delivered = { $place }: tutti i materiali ci sono, quindi è completata.
refusal-position-delivered-too-many = { $place }: { $count } consegnati ({ rc-material }), ma ne servono solo { $whole }.
refusal-position-inventory = { $place }: { $count } materiali sono nell’inventario, ma solo { $spaces } spazi sono liberi da stendardi.
refusal-position-banners = { $place }: { $count } stendardi sono sulle sezioni; ogni giocatore ne ha { $most }.
refusal-position-banner-places = { $place }, stendardi: { $claims } sulle sezioni, { $inventory } sull’inventario, { $beside } accanto e { $slots } sulle caselle non fanno { $all }, al massimo { $ruler } sull’inventario e { $most } accanto.
refusal-position-ornaments = { $place }, ornamenti ({ rc-ornament-name }): { $available } disponibili, { $lying } sulle caselle e { $placed } sulle sezioni non fanno { $all }.
refusal-position-slot-bare = { $place }: su una plancia standard non c’è nulla.
refusal-position-slot-banner = { $place }: gli stendardi stanno solo sulle caselle bianche.
refusal-position-slot-ornament = { $place }: gli ornamenti stanno solo sulle caselle colorate.
refusal-position-slot-blocked = { $place }: uno stendardo la blocca, quindi lì non c’è nessuna tessera.
refusal-position-slot-freed = { $place }: la sua tessera è scoperta, quindi l’ornamento ({ rc-ornament-name }) è disponibile.
refusal-position-dice-full = { $place }: sullo spazio { $space } ci sono già tre dadi.
refusal-position-too-much-in-play = { rc-material }: { $count } pezzi sono in gioco, ma ce ne sono solo { $exist }.
refusal-position-reserve = riserva ({ rc-material }): { $left } e { $count } in gioco sono più dei { $exist } che esistono.
refusal-position-turn-order = turno: il turno { $turns } spetta a { $party } se inizia { $starter }, non a { $other }.
refusal-position-ender-early = fine: { position-party } ha completato solo { $count } sezioni.
refusal-position-enders = fine: { position-party } e { $other } hanno completato sei sezioni; indicate chi è stato il primo.
refusal-position-ended = turno: { position-party } ha completato la sesta sezione, quindi la partita finisce prima del prossimo turno di { position-party }.
refusal-position-nothing-to-do = decisione { $number }: { position-party } non può fare nulla di ciò che chiede.
refusal-position-tiles = { $place }: { $tiles } tessere laboratorio, ma { $claims } stendardi sulle sezioni; ogni tessera è arrivata con una rivendicazione.
refusal-position-not-over = non c’è nulla da decidere, quindi la partita sarebbe finita; ma nessuno ha completato sei sezioni.
refusal-position-last-turn = turno: se { position-party } pone fine alla partita, l’ultimo turno è di { $other }.
refusal-position-twice = { $place }: «{ $name }» ({ $kind }) è usato due volte; è già in { $there }.

position-fix =
    { $how ->
        [take-off] Togliere
        [finish] Completare
       *[correct] Correggere
    }
