# The page without a server: starting, keeping, taking games along.

web-starting-fetching = Fetching the game: { $done } of { $of } MB
web-starting-starting = Starting Python …
web-starting-rules = Opening the rules …
web-starting-failed = The game could not start in this browser. Reload the page; if that does not help, try a newer browser.
web-starting-reload = Reload
web-install = Install Duomo
web-update-there = There is a new version of Duomo. Your games stay as they are.
web-update-take = Take it now
web-update-later = Later
web-kept = Your games
web-kept-here = Everything runs inside this browser: the games are kept on this device alone, and nobody else sees them.
web-kept-there = Your games are kept by this server.
web-kept-save = Save all games in a file
web-kept-bring = Bring games from a file
web-kept-brought = { $games ->
    [one] One game was brought.
   *[other] { $games } games were brought.
} { $refused ->
    [0] { "" }
    [one] One could not be read.
   *[other] { $refused } could not be read.
}
web-kept-no-file = This is no file of games that Duomo has saved.
web-kept-record = Record { $number }
web-give-up-here = It ends without a result, and can be seen among the finished games.
web-kept-delete = Delete the game
web-kept-delete-about = It is gone from this browser for good.
web-people-meet = People meet on a server
web-people-meet-about = Friends, open tables and games of others are on a server that all of you can reach. Everything else is here, in this browser.
web-elsewhere = People elsewhere
web-elsewhere-about = To play with people elsewhere you need a server that all of you can reach. Save your games here and bring them there, if you like: each goes on where it stood.
web-elsewhere-address = Address of a server
web-elsewhere-go = Go there
web-elsewhere-wrong = This is no address: it begins with https:// and names a server.
web-level-pace = { $simulations } simulations a turn: about { $seconds } seconds on this device.
web-level-fast = { $simulations } simulations a turn: about a second or less on this device.
web-level-slow = { $simulations } simulations a turn would take about { $seconds } seconds on this device.
web-level-limited = { $simulations } simulations a turn; on this device only about { $reached } of them, in the { $seconds } seconds that it allows itself.
web-level-next = Take { $level } instead
web-docs = Documentation
web-site-about = All of it runs in this browser, without a server and without a network: bots, lessons, puzzles, analysis. No account, nothing to install.
