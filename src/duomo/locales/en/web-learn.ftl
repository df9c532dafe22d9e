# The pages of the lessons.

web-learn = Learn
web-learn-so-far = { $finished } of { $of } lessons painted
web-learn-begin = Begin: { $lesson }
web-learn-go-on = Go on: { $lesson }
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
web-nav-learn = Learn
