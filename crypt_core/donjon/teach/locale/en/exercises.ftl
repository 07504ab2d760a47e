# What the notebooks ask: tasks like those of the course, see lessons.ftl.

task-ally-hand = The Thief has a power of 12. What is added to the 8 with this ally?
    .answer-12 = 12
    .answer-6 = 6
    .answer-4 = 4
    .hint-1 = Is it all of the power?
    .why = Half of 12: 14 against the 12 of the Ogre.
    .miss-12 = That is the whole power; but an ally brings half of it.
    .miss-4 = That is the axe alone: half of the whole power is brought.

task-ally-price = Player 2 asks for 4 gems after a victory: all that the Ogre has. What should Player 1 do?
    .answer-agree = agree
    .answer-decline = decline
    .hint-1 = What is left of a victory then, and of a defeat?
    .why = More than 3.49 gems is more than the help is worth: fleeing is better.
    .miss-agree = What is left are the wounds: it is better to leave the Ogre alone.
