# Carte e tessere: i titoli delle loro tabelle, che cosa mostra ciascuna, e perché.

## Tabelle

parts-section_cards = Carte Sezione
parts-workshop_tiles = Tessere Bottega
parts-resource_tiles = Tessere Risorsa
parts-influence_cards = Carte Influenza
parts-blueprints = Progetti di Costruzione
parts-track = Il prestigio sul tracciato
parts-workshop_slots = Botteghe delle plance
parts-reserve = Riserva e altri pezzi
parts-specialists = Specialisti
parts-cities = Città
parts-contractor_spaces = Spazi degli emissari
parts-module_tiles = Tessere del modulo
parts-extra_blueprints = Altri progetti
parts-guild_cards = Carte gilda
parts-contracts = Contratti
parts-buttresses = Contrafforti
parts-tiles = Tessere

## Che cosa mostrano

part-section = { rc-kind }: { $cost } → { $reward }
part-tile = { $shows }
part-tile-three-plus = { $shows } (3 o più giocatori)
part-actions = { rc-group }: { $upper } / { $lower }
part-action = { rc-action } ({ rc-mark })
part-action-shown = { rc-action }: { $shown } ({ rc-mark })
part-blueprint = { $players } { $players ->
        [one] giocatore
       *[other] giocatori
    }: torri da { $heights }
part-track = { $prestige } prestigio sulla casella { $space }
part-slot = Bottega { rc-slot-short } del lato { $board ->
        [advanced] avanzato
       *[standard] standard
    }: { rc-rubles }{ $holds ->
        [nothing] {""}
        [banner] , con una Bandiera
        [door] , con una porta
        [arch] , con un arco
       *[cross] , con una croce
    }
part-reserve = { $piece ->
        [wood] legname
        [brick] mattoni
        [stone] pietre
        [gold] oro
        [green] gemme verdi
        [purple] gemme viola
        [coins-1] monete da 1 rublo
        [coins-3] monete da 3 rubli
        [banners] Bandiere di un giocatore
        [doors] porte di un giocatore
        [arches] archi di un giocatore
        [crosses] croci di un giocatore
        [inventory] spazi di un Inventario
        [inventory-banners] Bandiere sull’Inventario
        [start-space] casella di ricompensa da cui partono i segnalini
        [rubles-player-1] rubli del primo giocatore
        [rubles-player-2] rubli del secondo giocatore
        [rubles-player-3] rubli del terzo giocatore
        [rubles-player-4] rubli del quarto giocatore
       *[other] { $piece }
    }: { $amount }
part-specialist = { $specialist } ({ ct-tool })
part-contractor = emissario { $place }: { $gain }
part-contractor-bare = emissario { $place }: nessun bonus
part-vault = { ba-colours }: { ba-order }{ $crown ->
        [with] , con corona
       *[without] {""}
    }
part-reason = { $before }; { $clause }
