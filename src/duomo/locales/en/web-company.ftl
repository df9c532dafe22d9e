# Other people, on the page: open tables, seeks, friends, clubs, what is agreed at a table.

## The first page

web-turn-of =
    { $turns ->
        [one] Your turn
       *[other] Your turn, 1 of { $turns }
    }
web-take-turn = Take your turn
web-what-happened = What happened
web-all = All
web-days-row =
    { $days ->
        [one] 1 day
       *[other] { $days } days in a row
    }
web-somebody = somebody
web-offline-people = The server cannot be reached: this is how it was last.

## Open tables

web-open-tables = Open tables
web-open-count =
    { $tables ->
        [one] 1 waiting
       *[other] { $tables } waiting
    }, { $people ->
        [one] 1 person here
       *[other] { $people } people here
    }
web-open-game =
    { $players ->
        [one] { $game }, alone
       *[other] { $game }, { $players } players
    }
web-open-none = No table waits for anybody.
web-open-one = Open one; a bot can hold the seat
web-open-mine = To the table
web-join-table = Join { $name }: { $game }
web-friend-waits = a friend waits
web-range = Rating
web-range-about = Who may sit down on the open seats; empty: anybody.
web-range-lowest = Lowest rating
web-range-highest = Highest rating
web-range-between = { $lowest } to { $highest }
web-range-from = from { $lowest }
web-range-to = up to { $highest }
web-range-any = anybody
web-filter-players = Players
web-filter-count =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
web-filter-any-players = Any number
web-filter-any-pace = Any time
web-filter-anybody = With anybody
web-filter-friends = With friends
web-open-to = Open to
web-open-to-about = Who may sit down on the open seats.
web-open-all = Everybody
web-open-friends = Your friends
web-open-to-all = Open to everybody
web-open-to-friends = Open to friends
web-open-now =
    { $to ->
        [friends] Friends can find this table.
        [club] The club can find this table.
       *[all] Everybody can find this table.
    }
web-open-close = Only by link
web-seat-anybody = Anybody
web-seat-anybody-long = Whoever comes
web-seat-anybody-about = The table stands in the lobby until somebody sits down.

## Seeks

web-seek = Find opponents
web-seek-title = Anyone near my strength
web-seek-count =
    { $people ->
        [0] nobody waits
        [one] one person waits
       *[other] { $people } people wait
    }
web-seek-near = near my strength
web-seek-about = As soon as enough people want the same, you all sit at one table. The longer you wait, the wider the range of ratings. If you leave the page, you wait no more.
web-seek-stop = Stop waiting
web-seek-found = Opponents were found.
web-seek-go = To the table

## Invitations

web-asks-you = { $name } asks you to a table
web-asks-rematch = { $name } wants to play again; your seat is kept
web-accept = Accept
web-decline = Decline
web-invite-them = Invite
web-invite-friend = Invite { $name }
web-invited = invited
web-seating-declined = { $name } does not want the seat: it is free.

## Friends

web-friends = Friends
web-friends-here =
    { $count ->
        [0] none here
        [one] 1 here
       *[other] { $count } here
    }
web-friends-none = No friends yet. Give somebody this address.
web-friends-share = Share a link
web-friends-share-about = Whoever opens it asks to be your friend.
web-friends-asked = You have asked
web-friends-part = Be friends no more
web-friend-part = Be friends with { $name } no more
web-part = Remove
web-take-back = Take back
web-friend-take-back = Take back what you asked { $name }
web-wants-friend = wants to be your friend
web-decline-friend = Decline { $name }
web-ask-friend = Ask { $name } to be friends
web-friend-asked = { $name } has been asked
web-watch = Watch
web-watch-friend = Watch { $name }
web-where =
    { $where ->
        [table] at a table
        [watching] watching
        [puzzles] solving puzzles
        [learning] learning
        [lobby] looking for a game
        [away] away
       *[here] here
    }
web-where-yours = at your table
web-where-table-game = plays { $game }
web-where-watching-game = watches { $game }
web-unseen = Friends see where you are
web-unseen-about = If not, you are away for them, even while you play.

## Clubs

web-clubs = Clubs
web-clubs-mine = Your clubs
web-clubs-none = You belong to none yet.
web-clubs-others = Other clubs
web-clubs-search = Search
web-club-new = Found a club
web-club-name = Name of the club
web-club-about = What it is about
web-club-listed = Anybody may find it and ask to join
web-club-make = Found it
web-club-size =
    { $count ->
        [one] one member
       *[other] { $count } members
    }
web-club-role =
    { $role ->
        [owner] owner
        [helper] helper
        [asked] has asked to join
       *[member] member
    }
web-club-ask = Ask to join
web-club-join = Join
web-club-members = Members
web-club-member = A member
web-club-care = Looking after it
web-club-link = Invitation link
web-club-helper = Make a helper
web-club-no-helper = No helper any more
web-club-hand-over = Hand the club over
web-club-remove = Send away
web-club-delete = Dissolve the club
web-club-leave = Leave the club
web-standings = Standings
web-standings-about = rated games between members: a point for everybody who came behind
web-standings-none = No rated game between members yet.
web-standings-points = Points

## What is agreed

web-hints = Hints
web-hints-about = Whether players may ask for one. Everybody at the table sees that somebody did.
web-hints-choice =
    { $hints ->
        [off] Off
       *[all] Seen by all
    }
web-hints-terms =
    { $hints ->
        [off] no hints
       *[all] hints seen by all
    }
web-undo-title = Taking back
web-undo-about =
    { $undo ->
        [consent] The others are asked each time.
        [free] Any move can be taken back, also rolls and draws.
        [off] What was done is done.
       *[usual] Freely until something is revealed; beyond that the others are asked.
    }
web-undo-choice =
    { $undo ->
        [consent] Ask
        [free] Free
        [off] Off
       *[usual] Usual
    }
web-undo-terms =
    { $undo ->
        [consent] undo: ask
        [free] undo: free
        [off] no undo
       *[usual] undo: usual
    }
web-watchers = Watchers
web-watchers-about = Who may look on while it is played.
web-watchers-choice =
    { $watchers ->
        [friends] Friends
        [nobody] Nobody
       *[all] Anyone
    }
web-watchers-terms =
    { $watchers ->
        [friends] friends may watch
        [nobody] nobody may watch
       *[all] anyone may watch
    }
