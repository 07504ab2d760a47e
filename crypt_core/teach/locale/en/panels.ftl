# The app's own words: fixed labels of the panels, and what the explanations put around the game.
# A variable in a fixed label stays open, and the panel fills it.

## Phase ribbon

ribbon-done = done
ribbon-now = now
ribbon-next = to come
ribbon-open = possible now
ribbon-shut = not now
looking-back = You are looking back
turn = { $who ->
    [you] Your turn
   *[other] { $name } to play
}
turn-over = The game is over

## Story

story-label = What happened and why
bar-label = Walk through the game
story-step = Step { $step } of { $steps }
story-progress = How far through these events
bar-back = Back
bar-play-on = Play on
bar-playing = It plays on by itself, a step a second. Any key or touch stops it.
bar-playing-stop = Stop
bar-stopped = It has stopped.
story-undo = Undo my last decision
story-past = You are looking back. Play something else here to undo what came after it.
story-why = Why
story-rule = The rule
story-where = Where it is printed
story-ruling = Our ruling
story-page = Its page: try it, where it is printed, how the editions differ
story-close = Close
story-may = What you can do now
story-log = All events
next = Next
continue = Continue
continue-last = On to the decision
transcript-decision = { $name }: { $move }

## What one may do

may-watch = Go on to see what they do.
may-over = The game is over
may-look-back = Go back to any decision and try something else.

## Moves

verdict-allowed = This is allowed.
# A move that a tool advises, laid out on the table to be seen; not played.
lay-move = Lay it on the table
lay-there = It lies on the table
lay-note = “{ $move }” lies on the table as a draft: confirm it there, or change it.

## Table

table-rule = Which rule?
table-type = Type a move
table-type-hint = In notation, for instance: { $moves }
table-type-play = Play it
table-text = The table as text
curtain-title = Pass the screen to { $name }
curtain-button = I am { $name }
progress = { $have } of { $need }

## Final score

sheet-title = Final score
sheet-total = Total
end-review = Review the game
end-again = This deal again
end-day = Pass on the result
end-dare = Challenge
end-course = Continue the course
end-bots-alone = Only the computer played, so there are no decisions of yours to review. “{ bar-back }” and “{ tools-whatif }” lead to every moment of the game.
end-like = Luck aside, your decisions were worth { $score }.
story-ranks = The titles

## What if

whatif-title = What if?
whatif-intro = Go back to any decision, play something else, and compare what comes of it.
whatif-none = Nothing to look back at yet. After your first decision you can return to it here.
whatif-scrub = Moment of the game
whatif-earlier = Earlier decision
whatif-later = Later decision
whatif-looking-back = You are looking back
whatif-looking-back-text = Play something else here and a new branch begins. Nothing you played is lost.
whatif-end = Back to the end of the line
whatif-luck = Luck in a new branch
whatif-luck-same = Same luck
whatif-luck-new = New luck
whatif-tree = Branches of this game
whatif-here = you are here
whatif-fold = Show or hide the branch
whatif-compare = Compare two lines
whatif-line-a = First line
whatif-line-b = Second line
whatif-one-line = Once there is a second line you can compare the two.
luck-note-same = Both lines get the same luck wherever they draw for the same thing: what differs is your doing.
luck-note-new = From your next decision on, all that chance decides is drawn afresh.
stop-decision = { $round }, { $name }: { $move }
# While what comes of a decision is being shown, step by step.
stop-under-way = { $round }, { $name }: { $move } (being played out)
stop-open = { $round }, { $name }: to be decided
stop-over = The end of the game
tree-start = Start
line-first = Your game
line-branch = Branch { $number }
compare-difference = Difference
# Of two estimates whose intervals overlap.
compare-unclear = unclear
compare-at-end = Both games are over.
compare-so-far = What both lines have come to so far: { $round }.
compare-cut = { $line } stops here: { $round }. Both lines are compared at this point.
compare-ends = Where each ends
compare-expected = { $by ->
    [score] Expected final score
   *[chance] Estimated chance to win
}
compare-expected-note = { $by ->
    [score] From where each line ends, with the best play, as the coach reckons. A game that is over has its score.
   *[chance] The coach’s estimate from where each line ends; ± is the 95% interval of its search; where two of them overlap, the difference is unclear. A game that is over is won or lost.
}
compare-expected-not = The tutor shows what to expect of two lines only if one person plays against the computer and both lines end at that person’s turn or with the game.

## Frame

frame-subtitle = A rules tutor
frame-menu = Menu
frame-new = New game
frame-learn = Learn
frame-rules = Rules
frame-games = My games
frame-save = Save
frame-load = Load
frame-share = Share
frame-share-title = Copy a link to what is shown
frame-settings = Settings
frame-about = About
frame-language = Language
frame-theme = Light or dark
frame-theme-auto = As the device
frame-theme-light = Light
frame-theme-dark = Dark
frame-close = Close
frame-cancel = Cancel
frame-new-warning = Your present game is not lost: “{ previous-game }” brings it back.
frame-which-game = Which game?
frame-players = How many play?
frame-players-1 = Solo
frame-players-2 = 2 players
frame-players-3 = 3 players
frame-players-4 = 4 players
frame-players-5 = 5 players
frame-players-6 = 6 players
frame-name = Name, if you like
frame-seat-1 = Player 1
frame-seat-2 = Player 2
frame-seat-3 = Player 3
frame-seat-4 = Player 4
frame-seat-5 = Player 5
frame-seat-6 = Player 6
frame-seed = Seed
frame-seed-note = The same seed deals the same game. Leave it empty for a fresh one.
frame-for-good = No take-backs
frame-for-good-note = Nobody goes back past a decision until the game is over.
frame-day = The deal of the day, and all your games
frame-start = Start the game
frame-load-file = Choose a saved file
frame-load-paste = …or paste the address or code of a game
frame-load-go = Open the game
frame-load-too-big = That is far too large to be a saved game, or the address of one.
frame-saved = Saved as { $name }.
frame-copied = The address is on the clipboard. It holds the line you are on, and anybody who opens it can see its cards.
frame-copied-page = The address of this page is on the clipboard.
frame-copied-unsafe = The address is on the clipboard. Careful: the game is not over, and anybody who opens it can find out what the players still hide from one another.
frame-share-hint = The browser did not let us copy. Select the text and copy it yourself.
frame-share-unsafe = Careful: the game is not over, and anybody who opens the address can find out what the players still hide from one another.
frame-share-here = The address opens on this device only. To pass a game on, save it as a file.
frame-share-field = Address of this game
frame-share-field-page = Address of this page
frame-lost-title = The connection is lost
frame-lost-text = The tutor behind this page no longer answers. Your game is kept in this browser: reload, and you can go on.
frame-offline-text = This device is offline. Your game is kept in this browser; reload once you are back.
frame-reload = Reload
frame-busy-title = Still at work…
frame-busy-text = The tutor is working out what you asked for.
frame-stuck-text = This takes far longer than it should. Wait, or start again without what you asked for last: your game is kept as it was before.
frame-stuck-go = Start again without it
frame-keys = Keys: n or → for Next, b or ← for Back, c for Continue
frame-typing = Type moves in a field at the table
frame-chances = Crypt: odds on your dice while you lay a claim
frame-sound = Sounds: a die or a card laid, dice rolled, coins, the end of a game
frame-sound-none = This browser can make no sounds.
frame-warns = Solo: warn me before a decision that costs more than a coin
frame-unkept-title = Your game is not kept
frame-storage-off = This browser keeps nothing for this page. Save your game to a file if you want it later.
frame-storage-shut = Nothing is kept here: close this page, and your game is gone. Open the tutor in a page of its own to keep one.
frame-storage-full = This browser has no room left for this page. Save your game to a file if you want it later, or clear what other pages keep there.
frame-notebooks = Notebooks to change and run, in this browser
frame-licences = Licences of all that this page is made of
seat-person = A person
seat-bot-random = The computer, at random
seat-bot-sensible = The computer, sensible
seat-bot-farsighted = The computer, looking ahead
# How strong a bot is among those of its game, the weakest first; $does: what it does.
frame-bot = { $name } ({ $strength }/{ $of })
frame-bot-does = Strength { $strength } of { $of }. { $does }
frame-about-seed = This game’s seed is { $seed }.
frame-about-later = Its seed, which gives away all cards to come, is shown when the game is over.
about =
    { $credits } This tutor explains its rules in words of its own; the printed rulebook has the last word.
    Its type is cut from Vollkorn, by Friedrich Althausen, and Source Sans, by Paul D. Hunt for Adobe, both under the SIL Open Font License 1.1.
    Games are kept by idb-keyval, by Jake Archibald, under the Apache License 2.0.
resume-title = Welcome back
resume-text = This browser has kept the game you were playing.
resume-yes = Go on with it
resume-no = Leave it
invite-title = New to { $game }?
invite-yes = Start the course
invite-no = Just play
refresh-title = { $count ->
    [one] 1 missed task is back
   *[other] { $count } missed tasks are back
}
refresh-text = { $count ->
    [one] A task that you once missed has come back. It takes a minute.
   *[other] { $count } tasks that you once missed have come back. They take a few minutes.
}
refresh-yes = Refresh
welcome-text = The course goes on with “{ $title }”.
welcome-yes = Go on
previous-game = Back to the game before
trouble-title = Something went wrong in the tutor itself
trouble-text = The tutor could not do that. Your game is kept: go on, or reload the page if it happens again.
trouble-message = The page asked for something that the tutor does not understand ({ $what }). Your game is kept: go on, or reload the page if it happens again.
load-trouble-title = That did not work

## The tools beside the table

tools-label = Tools beside the table
tools-story = Reasons
tools-coach = Coach
tools-review = Review
tools-whatif = What if?

## Panels of their own in a notebook, while they have nothing to show

alone-no-advice = There is nothing to advise: the game is over, or nobody knows a way to look ahead in it.
alone-no-review = There is nothing to review yet: play a turn, or open a game that has been played.

## A phase alone

phase-over = { $phase } is over.
phase-same = Again, with the same luck
phase-new = Again, with new luck
phase-untold-decide = Decide at the table: you see here, step by step, what comes of it and why.
phase-untold-step = Go on with the buttons below the table: each step is explained here.

## In a saved notebook

still-run = Run this cell to go on here.
dials-marimo = In marimo, controls are made in one cell, such as effort = mo.ui.slider(1, 6), and another one calls the function with effort.value: it runs again whenever they are moved. Here is the result for the first values.
exercise-title = Your turn

## The first screen

frame-home = All games
home-title = Choose a game
home-about = Learn it step by step at the table, or play at once. Whatever you try, the table says which rule applies.
# $least and $most: how many can play; $time: how long it takes.
home-facts = Players: { $least }–{ $most } · { $time }
home-learn = { $begun ->
    [yes] Continue the course
   *[no] Learn
}
home-continue = Continue the game
home-play = Play
home-rules = Rules
home-today = Today
home-due = { $count ->
    [one] { $game }: 1 task to refresh
   *[other] { $game }: { $count } tasks to refresh
}
home-due-go = Refresh
