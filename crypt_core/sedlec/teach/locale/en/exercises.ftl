# What the notebooks ask: tasks like those of the course, see lessons.ftl.

task-sedlec-wish = Where does a king like to lie?
    .answer-low = low
    .answer-high = high
    .answer-lover = beside a lover
    .why = It counts the kings and peasants on the levels below it.
    .miss-low = Below it nobody would be left to count.
    .miss-lover = That is what another lover wishes for.
