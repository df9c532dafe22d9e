# The command line.

cli-you = (you)
cli-total = Total
cli-rule = Rule
cli-winner = { $who } wins.
cli-shared-win = The victory is shared: { $who }.
cli-final-scoring = Final scoring, in prestige
cli-rolled = Dice rolled: { $dice }.

## Playing

cli-welcome = { $title } · { $players } { $players ->
        [one] player
       *[other] players
    } · seed { $seed }
cli-first-help = Choose by number or by notation; ? lists what else you can type.
cli-you-are = You are { $who }.
cli-opponents = Your opponents: { $who }.
cli-hot-seat = People at this keyboard: { $who }.
cli-your-turn = { $who }, it is your turn.
cli-prompt = { $who }>
cli-enter = Enter: { $move }
cli-forced = Only one move: { $move }
cli-unknown = “{ $text }” is neither a number of the list nor a move. ? helps.
cli-no-number = The list has the numbers 1 to { $count }.
cli-may = That move is legal.
cli-why-usage = Say which move: why claim 1.2
cli-nothing-to-undo = There is no move of yours to take back.
cli-undone = Taken back.
cli-no-log = Nothing has happened yet.
cli-saved = The game is saved in { $file }. See it again: duomo replay { $file }
cli-save-usage = Say where: save FILE
cli-goodbye = The game stops here.
cli-offer-save = Save it? Type a file name, or Enter to leave without saving:
cli-help-title = What you can type
cli-help-number = the number of a move in the list
cli-help-notation = a move in notation, as in “die white +1” or “claim 2.1” (docs/notation.md)
cli-help-enter = the usual answer, where one is shown
cli-help-why = why a move is not possible now, with the rule
cli-help-board = the whole table again
cli-help-moves = the list of moves again
cli-help-log = what happened
cli-help-undo = take back your last move and all that followed
cli-help-save = save the game
cli-help-quit = stop
cli-help-auto = take rubles and points without asking: on or off
cli-auto-on = Rubles and points are taken without asking.
cli-auto-off = You are asked for every gain.
cli-any-moment = Also possible now:
cli-meanwhile = Since your last turn:

## The Red Cathedral on the board

cli-rc-market = MARKET (dice move from 1 to 8 and on to 1)
cli-rc-cathedral = CATHEDRAL
cli-rc-legend = ₽ ruble · + recognition · ▣ workshop tile · ■ face down · ◆ what that die stands on · ▲▼ influence upper, lower · 1× once, ∞ repeatable
cli-rc-inventory = inventory { $used }/{ $room }: { $things }
cli-rc-sections = { $finished ->
        [one] 1 section
       *[other] { $finished } sections
    } · { $banners ->
        [one] 1 banner
       *[other] { $banners } banners
    }
cli-rc-ornaments = ornaments: { $things }
cli-rc-workshop = workshop: { $slots }
cli-rc-banner = banner
scored-rc-track = Prestige on the track
scored-rc-leftovers = Materials and rubles left over
scored-rc-tower = Tower { $tower }, worth { $value } (presence)
scored-rc-sections = finished sections
scored-rc-ornaments = ornaments placed

## Other commands

cli-games-players = { $counts } players
cli-games-use = Choose with --option name=value, for instance: duomo play red-cathedral --option workshops=advanced
cli-choices = { $choices }: { $about }
cli-default = default
cli-components-fine = { $file } is in order: { $rows ->
        [one] 1 row differs
       *[other] { $rows } rows differ
    } from the default set; name { $name }, hash { $hash }.
cli-components-source = { $source ->
        [rulebook] stated in a rulebook
        [inferred] follows from the rulebooks
        [reconstructed] reconstructed: playable and balanced, but not the printed value
       *[other] from a player’s own copy
    } ({ $count ->
        [one] 1 row
       *[other] { $count } rows
    })
cli-replay-fine = { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } checked: all follow the rules.
cli-replay-help = Enter: next move · back · a number: the position after that many moves · board · quit
cli-replay-unfinished = The record ends here; the game is not over.

cli-dice-bad-proof = { $file } is no proof of dice.
cli-dice-other-secret = The secret is not the one that was promised before the game.
cli-dice-wrong = Roll or draw { $number } does not follow from the secret.
cli-dice-right =
    { $count ->
        [one] One roll or draw was checked: it follows from the secret.
       *[other] { $count } rolls and draws were checked: all follow from the secret.
    }
