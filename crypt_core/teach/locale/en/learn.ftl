# The course, the puzzles and the tasks, as the panel shows them.

task-solution-move = Play { $move }.
task-solution-answer = The answer is: { $answer }.
task-solution-go-on = Go on until somebody has to decide.
task-solution-again = You have gone another way: begin again, and the answer can be shown.

## The screens beside the table

learn-screens = Learning
learn-screen = { $screen ->
    [course] Course
    [puzzles] Puzzles
   *[rules] Rules
}
learn-back = { $to ->
    [task] Back to the task
   *[game] Back to the game
}
