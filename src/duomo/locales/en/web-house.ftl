# Seats and the house, in the page.

web-seating-taken = { $name } has taken the seat.
web-seating-renewed = The invitation to the seat of { $name } was renewed.
web-seating-moved = { $name } plays on at another device.
web-seats = Seats of people
web-seat-elsewhere = Play on at another device
web-seat-give-away = Give the seat to somebody else
web-seat-once = The link works once: whoever opens it first has the seat.
