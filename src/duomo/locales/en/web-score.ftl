# The end of a game in the browser: who won, every line of the final scoring, what to do next.

## The sentence at the top

# who: you | other; unit: prestige | points
web-score-wins =
    { $who ->
        [you] { $unit ->
            [prestige] You win with { $points } prestige.
           *[points] You win with { $points } points.
        }
       *[other] { $unit ->
            [prestige] { $name } wins with { $points } prestige.
           *[points] { $name } wins with { $points } points.
        }
    }
# by: sections | ornaments
web-score-wins-tie =
    { $who ->
        [you] You win: { $points } prestige like { $rival }, but { $by ->
            [sections] { $one } finished sections to { $other }.
           *[ornaments] { $one } ornaments to { $other }.
        }
       *[other] { $name } wins: { $points } prestige like { $rival }, but { $by ->
            [sections] { $one } finished sections to { $other }.
           *[ornaments] { $one } ornaments to { $other }.
        }
    }
web-score-shared =
    { $unit ->
        [prestige] Victory is shared: { $names }, { $points } prestige each.
       *[points] A draw: { $names }, { $points } points each.
    }
web-score-none = The game ended without a result.

## Facts about the game

web-score-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
web-score-sections = { $finished } of { $all } sections
web-score-ornaments =
    { $ornaments ->
        [one] 1 ornament
       *[other] { $ornaments } ornaments
    }
web-score-minutes =
    { $minutes ->
        [0] less than a minute
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-score-king = the king on { $king }

## Buttons

web-score-board = Board
web-score-replay = Replay
web-score-analyse = Analyse
web-score-record = Record
web-score-rematch = Rematch
web-score-home = Home

## Places

web-score-podium = Result
web-score-winner = Winner
web-score-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
web-score-cathedral = The cathedral

## Lines of the scoring

web-score-lines = Line by line
web-score-lines-about = Final scoring, line by line
web-score-track = Track
web-score-track-about = back to a prestige space
web-score-leftovers = Leftovers
web-score-leftovers-about = 1 for every 5 goods and rubles
web-score-tools = Tools
web-score-tools-about = tools that are shown on specialists
web-score-contracts-note = Contracts are scored before the track: what they bring has already moved the markers. The line “Track” includes it, so the numbers in brackets are not added again.
web-score-towers = Towers
web-score-tower = Tower { $tower }
web-score-space = space { $space }
web-score-not-there = not there
web-score-presence = { $banners } finished, { $ornaments ->
        [one] 1 ornament
       *[other] { $ornaments } ornaments
    }
web-score-prestige = Prestige
web-score-points = Points

## Ties

web-score-tie-two = Equal presence: with two players nobody gets anything.
web-score-tie-many = { $parties } players are level: { $sum }, shared equally and rounded down: { $each } each.
web-score-equal =
    { $by ->
        [sections] Equal prestige: finished sections decide, { $one } to { $other }; then ornaments would.
        [ornaments] Equal prestige and as many finished sections: ornaments decide, { $one } to { $other }.
       *[shared] Equal prestige, as many finished sections and ornaments: victory is shared.
    }
web-score-tied = level
web-score-nobody-stood = No builder stood in a zone.
web-score-draw = Equal points are a draw.
web-score-more-points = More points win.
