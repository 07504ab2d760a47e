# The course, the puzzles and the tasks, as the panel shows them.

task-solution-move = The move: { $move }.
task-solution-answer = The answer is: { $answer }.
task-solution-go-on = Go on until somebody has to decide.
task-solution-again = You have gone another way: begin again, and the answer can be shown.

## The screens beside the table

learn-screens = Learning
learn-screen = { $screen ->
    [course] Course
    [puzzles] Puzzles
    [games] My games
   *[rules] Rules
}
learn-back = { $to ->
    [home] Back to all games
    [task] Back to the task
   *[game] Back to the game
}

## The course

learn-course = Learn { $game }
learn-course-progress = { $done } of { $of } lessons done
learn-chapter-progress = { $chapter }: { learn-course-progress }
learn-progress = Progress
learn-begin = { $begun ->
    [yes] Go on: { $title }
   *[no] Begin: { $title }
}
learn-chapter-count = { $done } of { $of }
learn-chapter-next = Next
learn-state = { $state ->
    [done] Done
    [started] { $done } of { $of } tasks done
   *[open] { $of ->
        [one] 1 task
       *[other] { $of } tasks
    }
}
learn-own = Your teacher’s lesson
learn-own-about = Made for you, to be played at this table.

## The puzzles

learn-puzzles = Puzzles
learn-puzzles-progress = { $done } of { $of } puzzles solved
learn-untaught = For later: the course has not taught this yet
puzzle-name = Puzzle { $n }
learn-puzzle-kicker = { $level } · { $about }
learn-solved = Solved
learn-solved-idea = Solved: { $idea }

## Keeping the progress

learn-keep = Your progress
learn-keep-about = It is kept in this browser only: no server keeps it. A file takes it along to another one.
learn-export = Save to a file
learn-exported = Saved as crypt-progress.json.
learn-import = Load from a file
learn-imported = { $count ->
    [0] Loaded. Everything in it was done here too.
    [one] Loaded: 1 more task is done.
   *[other] Loaded: { $count } more tasks are done.
}
learn-forget = Begin afresh
learn-forget-ask = Forget everything you have done, lessons and puzzles?
learn-forget-yes = Forget it all
learn-forget-no = Keep it

## A task at the table

learn-kicker = { $chapter } · { $n } of { $of }
learn-rule = A rule to try out
learn-step = Task { $n } of { $of }
learn-steps = Tasks of this lesson
learn-step-label = Task { $n } of { $of }{ $done ->
    [yes] , done
   *[no] { "" }
}
learn-watch = Go on with “{ $next }”, step by step, and watch.
learn-away = This was before the task. Begin again to come back to it.
learn-choices = Your answer
learn-choose = Choose an answer
learn-answer-card = Your answer: { $card }
learn-choice = { $judged ->
    [right] { $text }, right
    [wrong] { $text }, not this one
   *[none] { $text }
}
learn-hint = { $rung ->
    [first] A hint
    [more] A clearer hint
   *[last] Show me
}
learn-hint-n = Hint { $n }
learn-feedback = { $what ->
    [miss] Not yet
    [lesson] Lesson done
   *[task] That’s it
}
learn-rule-link = The rule: { $title }
learn-again = { $outcome ->
    [missed] Try again
    [done] Once more
   *[going] Begin again
}
learn-next = { $to ->
    [play] Play a whole game
    [task] Next task
    [puzzle] Next puzzle
    [skip] Another puzzle
    [course] To the course
    [puzzles] To the puzzles
   *[rules] Back to the rule
}
learn-refresh = { $count ->
    [one] Refresh 1 task that you missed
   *[other] Refresh { $count } tasks that you missed
}
learn-refresh-kicker = To refresh · { $n } of { $of }
learn-next-lesson = Next lesson: { $title }
learn-way = { $to ->
    [course] Course
    [puzzles] Puzzles
   *[rules] Back to the rule
}
learn-more = All of it
learn-less = Less

## Decisions of one’s own games

learn-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
learn-day = { $day } { learn-month }
learn-mistake-title = Your game of { learn-day }
learn-mistake-kicker = A decision of your own
learn-mistake-among = { $count ->
    [one] It is from your game of { learn-day }.
   *[other] Among them is a decision from your game of { learn-day }.
}

## What tasks needed

learn-needed = { $what ->
    [hinted] { $count } with a hint
    [missed] { $count } at a second try
    [shown] { $count } shown
   *[failed] { $count } missed so far
}

## How the first chapter ends

learn-state-game = { $done ->
    [yes] Played
   *[no] To be played
}
chapter-end-title = Chapter done: { $chapter }
chapter-end = { $state ->
    [none] You have played a whole game.
    [well] You have played a whole game, and no decision of yours gave a coin away.
   *[found] You have played a whole game, and found a better move than the one that cost you most. It comes back another day.
}
chapter-end-first = Your first whole game
chapter-end-working = Reviewing your decisions…
chapter-end-try = One decision to try again. { $task }
chapter-end-again = That decision again

## The companion of a first whole game

companion-title = Your first whole game
companion-more = Show what you have so far
companion-less = Show less
companion-leave = Leave the companion
companion-offer-title = Your first whole game?
companion-offer = A companion shows what you have so far, gives you one tip at a time, and introduces the tools one by one.
companion-offer-yes = Play with the companion
companion-offer-no = Play without it
