# Solo against Ivan (RC-11).

rc-party =
    { $party ->
       *[ivan] Ivan
    }
rc-solo-card =
    { $card ->
        [recognition] Recognition
        [inventory] Inventory
        [transport] Transport
        [claim] Claim
        [build] Build
       *[recruit] Recruit
    }
rc-solo-does =
    { $card ->
        [recognition] he gains 4 recognition
        [inventory] he takes 4 materials
        [transport] his materials move to Build
        [claim] he claims a section
        [build] he builds with his materials
       *[recruit] he sends a contractor
    }

## The table

cli-solo-row = Ivan’s row
cli-solo-next = next: { rc-solo-card } with { rc-die }: { rc-solo-does }
cli-solo-new-tiles = next: an ornament if one fits, then new tiles
cli-solo-needs = any { $count }
cli-solo-your-choice = { $who }, choose for Ivan.
cli-solo-marker = his marker is on tower { $tower }
cli-solo-materials = on { rc-solo-card }: { $things }
cli-solo-banners = { $finished } finished, { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    } left

## What must be decided now

decision-solo-decorate = Ivan adorns a section with { rc-ornament }. Which?
decision-solo-claim = Ivan claims a section. Which?
move-solo-decorate = Ivan adorns { $section }, where the banner is { $owner }’s
move-solo-claim = Ivan claims { $section } ({ rc-kind }, { $recognition } recognition)

## Events

event-rc-lay-solo-card = Card { $place } of Ivan’s row: { rc-solo-card }.
event-rc-lay-solo-tile = { rc-solo-card }: tile of { rc-die }.
event-rc-ivan-card = { $who } uses card { $place }, { rc-solo-card }, and turns its tile: { rc-die }.
event-rc-ivan-die = { rc-solo-card }: { $who } moves { rc-die } from space { $from } to { $space }.
event-rc-ivan-blocked = { rc-solo-card }: three dice stand on space { $space }, so { rc-die } stays where it is.
event-rc-ivan-market = { rc-solo-card }: { $who } gains { $recognition } recognition on space { $space }.
event-rc-ivan-recognition = { rc-solo-card }: { $who } gains { $recognition } recognition.
event-rc-ivan-takes = { rc-solo-card }: { $who } takes { rc-amount-object } from the fullest pile.
event-rc-ivan-transports = { rc-solo-card }: { $who } moves { $amount ->
        [one] 1 material
       *[other] { $amount } materials
    } to Build.
event-rc-ivan-claims = { rc-solo-card }: { $who } claims section { $section }{ $recognition ->
        [0] {""}
       *[other] {" "}and gains { $recognition } recognition for its tile
    }.
event-rc-ivan-delivers = { rc-solo-card }: { $who } delivers { rc-amount-object } to { $section }.
event-rc-ivan-skips = { rc-solo-card }: nothing happens, { $why ->
        [no-banner] no banner is left
        [no-section] there is no section for it
        [no-contractor] no contractor is left
        [city-closed] the city is closed
       *[no-materials] there are no materials
    }.
event-rc-ivan-decorates = All tiles are face down: { $who } adorns { $section } with { rc-ornament } and gains { $prestige } prestige.
event-rc-ivan-no-ornament = All tiles are face down: { $ornament ->
        [none] { $who } has no ornament left
        [door] the door fits nowhere yet
        [arch] the arch fits nowhere yet
       *[cross] the cross fits nowhere yet
    }.
event-rc-ivan-reshuffles = { $who }’s tiles are shuffled and laid out again.
event-rc-ivan-marker = His marker goes to tower { $tower }: { ct-city }.
event-rc-ivan-recruits = { rc-solo-card }: { $who } sends a contractor to { ct-city }.
event-rc-ivan-specialist = { rc-solo-card }: { $who } lays by a specialist ({ $specialist }; { ct-tool }){ $recognition ->
        [0] {""}
       *[other] {" "}and gains { $recognition } recognition
    }.
event-rc-ivan-cancels = { rc-solo-card }: two equal tools go back to the bag: { ct-tool }.
event-rc-ivan-moscow = { rc-solo-card }: in Moscow { $who } gains { $prestige } prestige.
event-rc-last-turns = { $who } has finished a sixth section. The other has one more turn.
    .you = You have finished a sixth section. The other has one more turn.

## Refusals

refusal-solo-no-choice = Ivan leaves you nothing to choose now.
refusal-solo-ivans-turn = It is Ivan’s turn: you only choose the section for him.
refusal-solo-other-section = Ivan cannot take { $section }; choose among { $sections }.
