# Tokens of programs.

server-no-token = This token does not work, or not any more.
server-no-scope = This token may not do that: it lacks the scope “{ $scope }”.
server-not-for-tokens = Programs may not do that; do it in the page.
server-too-many-tokens = You have { $most } tokens already; end one first.
web-tokens = Programs
web-tokens-about = With a token a program of yours may do here what you allow, and nothing else.
web-token-name = Name of the program
web-token-who = It plays as
web-token-bot = a bot
web-token-you = you
web-token-bot-about = A bot has a name, seats and ratings of its own; the name begins with BOT.
web-token-scopes = It may
web-token-scope-read = see
web-token-scope-play = play
web-token-scope-tables = make tables and sit down
web-token-scope-profile = read and change the profile
web-token-days = Days that it works (none: until you end it)
web-token-make = Make a token
web-token-secret = The secret of { $name }. It is shown this once: copy it now.
web-token-since = since { $created }
web-token-used = last used { $used }
web-token-unused = never used
web-token-until = ends { $until }
web-token-end = End it
