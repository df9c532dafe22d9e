# The pages of the lessons.

web-learn = Learn
web-learn-so-far = { $finished } of { $of } lessons painted
web-learn-begin = Begin: { $lesson }
web-learn-begun = begun
web-learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
web-lesson-coach = Coach
web-lesson-step = Step { $number } of { $of }
web-lesson-go-on = Go on
web-lesson-show-me = Show me
web-lesson-done = Well done
web-lesson-stars = { $stars ->
    [one] 1 star of 3
   *[other] { $stars } stars of 3
}
web-lesson-next = Next lesson
web-lesson-again = Once more
web-lesson-leave = Leave the lesson
web-lesson-skip = Skip this lesson
web-lesson-read-first = Read on first: press “Go on”.
web-i-am-new = I am new
web-i-am-new-to = I am new: { $game }
web-nav-learn = Learn

## A first game

web-coach-silent = Go on like this. I am watching; ask for a hint whenever you like.
web-coach-topics = What you have met so far
web-coach-met = (met)
web-coach-again = Play it again
web-coach-leave = Leave the game
web-coach-real-game = Now a real game

## Learning

web-learn-how-to = How to play
web-learn-how-to-about = In pictures, in three minutes
web-learn-first-game = Your first game
web-learn-continue = Continue
web-learn-new-lessons = Lessons, step by step
web-learn-new-lessons-about = Three minutes each, on the real board.
web-learn-new-game = Straight into a game, with a coach
web-learn-new-game-about = A whole game against a beginner; any move is allowed, and somebody explains.
web-learn-new-pictures = The rules in pictures
web-learn-painted = { $finished } of { $of } lessons painted, { $stars } of { $most } stars

## How to play, on one page

web-how-to = How to play { $game }
web-how-to-games = Games
web-how-to-rules = Full rules
web-how-to-print = Print
web-how-to-first-lesson = First lesson
web-how-to-step = Picture { $number } of { $of }
web-how-to-back = Back
web-how-to-lesson = To the lesson
web-how-to-try = Try it

## Rules with pictures

web-rules-with-pictures = With pictures
web-rules-text-only = Text only
web-rules-print = Print
web-rules-here = The rule for this decision
web-rules-decision = This decision
web-rules-back-to-table = Back to the table
web-rules-near = Perhaps one of these:
web-rules-searching = Searching …
