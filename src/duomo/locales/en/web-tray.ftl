# Choices at a table: the tray, the hand, taking back, what changed, the curtain.

web-tray = Choices
web-tray-costs = Costs { rc-rubles }
web-tray-fewer = Take fewer
web-tray-done = done
web-tray-hand = In your hand
web-tray-lost = This would be lost: { $what }.
web-tray-stay = Stay
web-rc-tray-take = Take { $what }
web-rc-tray-sum =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } × { $each } = { $offered }
web-rc-tray-room = { $sum }, room for { $n }
web-rc-tray-reserve = { $sum }, { $n } left in the reserve
web-rc-tray-offered = { $offered } offered, { $n } can be taken
web-rc-tray-once = Each once
web-rc-tray-leave = Leave with nothing
web-rc-tray-leave-rest = Leave the rest
web-rc-tray-face-up = pay for the slot, then it is yours to use
web-rc-tray-face-down = free of charge, never of use
web-rc-tray-hand-gives = Once now, and whenever the slot’s die takes you to the market.
web-rc-tray-hand-die = What that die’s stall gives: once now, and whenever the slot’s die takes you to the market.
web-tray-put-back = Put it back (Esc)
web-rc-half-place = Put the tile onto a lit slot.
web-rc-slot-pay = pay { $rubles }
web-rc-slot-left = { $left } left
web-rc-slot-down-only = Face down only: { $why }
web-rc-slot-short = Face down only: { $missing ->
    [one] 1 ruble short
   *[other] { $missing } rubles short
}
web-redo = Redo
web-key-redo = make again what was taken back
web-restart-ask = Ask to restart
web-restart-nothing = Nothing was decided in this turn.
web-undo-past = Take back more than your own turn?
web-undo-past-about = This takes back as well: { $turns }.
web-undo-past-asks = Everybody else has to agree.
web-undo-turns =
    { $turns ->
        [one] the turn of { $name }
       *[other] { $turns } turns of { $name }
    }
web-undo-do = Take it back
web-undo-keep = Leave it
web-undo-waiting = Waiting for the consent of { $names } …
web-undo-withdraw = Cancel
web-undo-withdrawn = { $name } no longer asks to take a move back.
web-offline-waits = No connection: your move waits here and is sent as soon as there is one.
web-slow = Waiting for the server …
web-curtain = { $name } decides now
web-curtain-about = Some of what lies on the table is for { $name } alone. Hand over the screen.
web-curtain-open = I am { $name }: show the table
web-standing = If scored now
web-standing-loading = Counting …
web-standing-secret = Contracts in other hands are secret and are not counted.
web-standing-total = In all
web-key-standing = what a scoring would give now
web-key-choice = the choice of that number
web-since = Since your last turn
web-since-all = Replay all
web-since-again = Show the turn of { $name } again
web-go-on = Go on
