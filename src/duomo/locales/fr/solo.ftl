# Le mode solo contre Ivan (RC-11).

rc-party =
    { $party ->
       *[ivan] Ivan
    }
rc-solo-card =
    { $card ->
        [recognition] Reconnaissance
        [inventory] Inventaire
        [transport] Transport
        [claim] Revendiquer
        [build] Construire
       *[recruit] Recruter
    }
rc-solo-does =
    { $card ->
        [recognition] il gagne 4 reconnaissance
        [inventory] il prend 4 matériaux
        [transport] ses matériaux vont sur Construire
        [claim] il revendique une section
        [build] il construit avec ses matériaux
       *[recruit] il envoie un recruteur
    }

## La table

cli-solo-row = La rangée d’Ivan
cli-solo-next = ensuite : { rc-solo-card } avec { rc-die } : { rc-solo-does }
cli-solo-new-tiles = ensuite : un ornement s’il y a une place, puis de nouvelles tuiles
cli-solo-needs = au choix : { $count }
cli-solo-your-choice = { $who }, choisissez pour Ivan.
cli-solo-marker = son marqueur est sur la tour { $tower }
cli-solo-materials = sur { rc-solo-card } : { $things }
cli-solo-banners = sections achevées : { $finished }, { $banners ->
        [one] reste 1 bannière
       *[other] restent { $banners } bannières
    }

## Ce qu’il faut décider

decision-solo-decorate = Ivan décore une section avec { rc-ornament }. Laquelle ?
decision-solo-claim = Ivan revendique une section. Laquelle ?
move-solo-decorate = Ivan décore { $section }, qui porte la bannière de { $owner }
move-solo-claim = Ivan revendique { $section } ({ rc-kind }, { $recognition } reconnaissance)

## Événements

event-rc-lay-solo-card = Carte { $place } de la rangée d’Ivan : { rc-solo-card }.
event-rc-lay-solo-tile = { rc-solo-card } : tuile avec { rc-die }.
event-rc-ivan-card = { $who } utilise la carte { $place }, { rc-solo-card }, et retourne sa tuile : { rc-die }.
event-rc-ivan-die = { rc-solo-card } : { $who } déplace { rc-die } de l’emplacement { $from } à { $space }.
event-rc-ivan-blocked = { rc-solo-card } : l’emplacement { $space } a déjà trois dés, { rc-die } ne bouge pas.
event-rc-ivan-market = { rc-solo-card } : { $who } gagne { $recognition } reconnaissance sur l’emplacement { $space }.
event-rc-ivan-recognition = { rc-solo-card } : { $who } gagne { $recognition } reconnaissance.
event-rc-ivan-takes = { rc-solo-card } : { $who } prend { rc-amount-object } de la pile la plus fournie.
event-rc-ivan-transports = { rc-solo-card } : { $who } déplace { $amount ->
        [one] 1 matériau
       *[other] { $amount } matériaux
    } sur Construire.
event-rc-ivan-claims = { rc-solo-card } : { $who } revendique la section { $section }{ $recognition ->
        [0] {""}
       *[other] {" "}et gagne { $recognition } reconnaissance pour sa tuile
    }.
event-rc-ivan-delivers = { rc-solo-card } : { $who } livre { rc-amount-object } à { $section }.
event-rc-ivan-skips = { rc-solo-card } : rien ne se passe, { $why ->
        [no-banner] il ne reste pas de bannière
        [no-section] il n’y a pas de section
        [no-contractor] il ne reste pas de recruteur
        [city-closed] la ville est fermée
       *[no-materials] il n’y a pas de matériaux
    }.
event-rc-ivan-decorates = Toutes les tuiles sont retournées : { $who } décore { $section } avec { rc-ornament } et gagne { $prestige } prestige.
event-rc-ivan-no-ornament = Toutes les tuiles sont retournées : { $ornament ->
        [none] { $who } n’a plus d’ornement
        [door] la porte n’a pas encore de place
        [arch] l’arche n’a pas encore de place
       *[cross] la croix n’a pas encore de place
    }.
event-rc-ivan-reshuffles = Les tuiles : { $who } les mélange et les place de nouveau.
event-rc-ivan-marker = Son marqueur va sur la tour { $tower } : { ct-city }.
event-rc-ivan-recruits = { rc-solo-card } : { $who } envoie un recruteur ; ville : { ct-city }.
event-rc-ivan-specialist = { rc-solo-card } : { $who } met de côté un spécialiste ({ $specialist } ; { ct-tool }){ $recognition ->
        [0] {""}
       *[other] {" "}et gagne { $recognition } reconnaissance
    }.
event-rc-ivan-cancels = { rc-solo-card } : deux outils identiques retournent dans le sac : { ct-tool }.
event-rc-ivan-moscow = { rc-solo-card } : à Moscou { $who } gagne { $prestige } prestige.
event-rc-last-turns = { $who } a achevé une sixième section. L’autre joue encore un tour.
    .you = Vous avez achevé une sixième section. L’autre joue encore un tour.

## Refus

refusal-solo-no-choice = Ivan ne vous laisse rien à choisir maintenant.
refusal-solo-ivans-turn = C’est le tour d’Ivan : vous choisissez seulement la section pour lui.
refusal-solo-other-section = Ivan ne peut pas prendre { $section } ; choisissez parmi { $sections }.
