# Seats and the house, in the page.

web-seating-taken = { $name } has taken the seat.
web-seating-renewed = The invitation to the seat of { $name } was renewed.
web-seating-moved = { $name } plays on at another device.
web-seats-of-people = Seats of people
web-seat-elsewhere = Play on at another device
web-seat-give-away = Give the seat to somebody else
web-seat-once = The link works once: whoever opens it first has the seat.

web-house = The house
web-house-counts = People: { $people } · tables: { $tables }, running: { $running } · connections at this process: { $connections }
web-house-announce = Announce
web-house-text = What everybody is told
web-house-minutes = For how many minutes (0: until you change it)
web-house-tell = Tell everybody
web-house-drain = Begin nothing new: a restart is near
web-house-open = Go on as always
web-house-backup = Download a backup
web-house-prune = Remove what is old
web-house-pruned = Removed. Tables: { $tables }, people: { $people }.
web-house-search = Id or name
web-house-running = Only running tables
web-house-look = Look
web-house-tables = Tables
web-house-closed = closed
web-house-over = over
web-house-close = Close
web-house-people = People
web-house-steward = looks after the server
web-house-ban = Keep out
web-house-unban = Let in again
web-house-bans = Kept out
web-house-address = Address or network
web-house-reason = Reason, which they are told
web-house-read = I have read it
