# Talk at the table.

server-nothing-said = Say something, or choose a phrase.
server-too-much-talk = You talk too fast; wait a moment.
server-too-many-reports = You have reported much within an hour; try again later.

web-talk = Chat
web-talk-unread = new: { $count }
web-talk-players = Only the players read this.
web-talk-watchers = Only those who watch read this.
web-talk-empty = Nobody has said anything yet.
web-talk-write = Write to the table
web-talk-send = Send
web-talk-somebody = Somebody
web-talk-mute = Mute the chat
web-talk-unmute = Show the chat again
web-talk-muted = The chat is muted.
web-talk-about = About this line
web-talk-hush = Do not hear { $name } at this table
web-talk-hear = Hear { $name } again
web-talk-block = Hear nothing more of { $name }
web-talk-report = Report it
web-talk-reason = Why it should not be said (not needed)
web-talk-reported = Those who look after the server will see it.
web-blocked = Whom you do not hear
web-unblock = Hear again
web-block-sure = Sure? You would no longer be friends
web-blocked-now = You will hear no more from { $name }: no chat, no requests, no table together by chance. You can undo this on the page “You”.
web-house-reports = Reported
web-house-settle = Settled
web-house-reported = { $name }: “{ $said }”
web-house-none-reported = Nothing was reported.

web-phrase =
    { $phrase ->
        [hello] Hello!
        [good-luck] Good luck!
        [well-built] Well built!
        [thinking] Thinking…
        [sorry] Sorry!
        [thanks] Thanks!
        [wait] I am back soon.
       *[good-game] Good game!
    }
