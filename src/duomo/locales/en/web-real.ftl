# Beside a real table: the score and the log book.

web-nav-real = Real table
web-real-about = The box on the table, this page beside it. What you enter stays on this device.
web-real-offline = This page works without a network too: all of it is kept in this browser.
web-real-offline-soon = This page is being kept in this browser for times without a network …
web-real-count = Count the score
web-real-count-about = Tap who stands where; every line comes with its rule.
web-real-log-book = Log book
web-real-log-about = Evenings at the table: who played, who won, with photographs.
web-real-back = Back
web-real-so-far = Points so far
web-real-parts = Parts of the count
web-real-part-track = Track
web-real-part-goods = Goods
web-real-part-crews = Crew
web-real-part-contracts = Contracts
web-real-done = entered
web-real-next = Next
web-real-count-result = Result
web-real-count-again = Count another game
web-real-nothing-to-undo = Nothing has been entered yet.
web-real-tower = Tower { $tower }
web-real-tower-sum = 2 × { $finished } + { $ornaments } =
web-real-middle = Middle { $number }
web-real-who-played = Who played?
web-real-players = Players
web-real-players-count =
    { $players ->
        [one] 1, with Ivan
       *[other] { $players }
    }
web-real-name-of = Name of { $colour }
web-real-with = with
web-real-without = without
web-real-guild = Guild
web-real-no-guild = none
web-real-boards = Workshop boards
web-real-board-standard = standard
web-real-board-advanced = advanced
web-real-blueprints = Blueprints
web-real-blueprints-base = of the base game
web-real-blueprints-all = all
web-real-which-blueprint = Tap the blueprint you built.
web-real-blueprint = Towers of { $heights } sections
web-real-where-marker = Where is the marker of { $who }?
web-real-track-about = Tap the space. It goes back to the prestige space behind it by itself.
web-real-lap = Lap { $lap }
web-real-how-many-materials = How many materials has { $who } left?
web-real-ivan-materials = How many materials lie on the two cards of { $who }?
web-real-goods-about = Every five materials and rubles bring one prestige.
web-real-materials = Materials
web-real-rubles = Rubles
web-real-how-many-rubles = And how many rubles?
web-real-fewer = Fewer
web-real-more = More
web-real-so-many =
    { $count ->
        [one] { $count } material
       *[other] { $count } materials
    }
web-real-crews-about = Permits, and the tools on the backs of used specialists.
web-real-permits = Permits
web-real-tools = Tools
web-real-no-tools = No tools
web-real-contracts-about = Which contracts does everybody hold? They pay before anything else is counted.
web-real-open-tiles = Workshop tiles face up
web-real-lost-ornaments = Ornaments lost or discarded
web-real-banner = Banner
web-real-banner-of = Banner of { $who }
web-real-ornament-of = Ornament of { $who }
web-real-nobody = Nobody finished it
web-real-no-ornament = No ornament
web-real-unfinished = not finished
web-real-presence =
    { $count ->
        [one] present once
       *[other] present { $count } times
    }
web-real-not-there = not there
web-real-most = { $who } has most and takes all { $worth }.
web-real-tie = { $count } are level: { $places }, shared, gives { $each } each.
web-real-tie-of-two = Both are level: nobody gets anything.
web-real-wins = { $who } wins.
web-real-shared = { $who } share the victory.
web-real-drawn = A draw.
web-real-nobody-six = Nobody has finished six sections yet; is everything entered?
web-real-line = Line
web-real-date = Date
web-real-note = Note
web-real-photo = Photograph of the table
web-real-add-photo = Photograph
web-real-share-picture = Share as a picture
web-real-evening = An evening at the table, { $date }
web-real-keep = Keep in the log book
web-real-kept = Kept
web-real-to-log-book = To the log book
web-real-storage-refused = This browser keeps nothing, or has no room left. Export what you want to save.
web-real-import = Import
web-real-export = Export
web-real-taken-in =
    { $count ->
        [one] { $count } evening was new.
       *[other] { $count } evenings were new.
    }
web-real-no-log-book = This file is no log book.
web-real-log-empty = No evening yet. Count a game, and keep it here.
web-real-name = Name
web-real-games = Games
web-real-won = Won
web-real-average = Average
web-real-best = Best
web-real-forget = Remove this evening
web-real-king = The king’s space
web-real-pile-empty = Pile empty
web-real-points-before = Points before
web-real-tap-cell = Tap a place of the cathedral, then what stands there.
web-real-cathedral = The cathedral
web-real-cell = Place { $cell }
web-real-vault = Vault
web-real-clear = Nothing there
web-real-builder-of = Builder of { $who }
web-real-zone = Zone
web-real-zone-line = { $size } around { $cell }
web-real-total = Points after it
web-real-more-rows = One row more
web-real-add-points = Add, on to the next scoring
