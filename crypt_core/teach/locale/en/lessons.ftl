# The first chapter of the course. Each task: what to do; hints, the vaguest first; why it is right
# (`.why`); what is said to a miss (`.miss`, or `.miss-...` for one that the course knows by name).

chapter-first = Your first solo game
    .about = From an empty table to a whole game against the Ghost.

lesson-push = Pushing
    .about = A higher total takes what is taken.

task-push-equal = The Ghost’s 4 lies on the idol. Try to push it off with a 4 of your own.
    .hint-1 = Take a servant, choose effort 4, and put it where the Ghost’s die lies.
    .why = Refused, as it should be: equal is not enough. Your total has to be higher.
    .miss = You have not tried a 4 yet.
    .miss-higher = That worked, because 5 is more than 4. Go back and see what a 4 does.
task-push-higher = Now take the idol from the Ghost.
    .hint-1 = What is the least total that is higher than 4?
    .why = A 5 is higher than a 4, so the Ghost’s die comes off and goes back to the Ghost, ready.
    .miss = The idol is still the Ghost’s.
