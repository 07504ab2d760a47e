# Why a saved game or a code cannot be opened. Nothing has changed then.

error-record-too-large = That is far too long to be a saved game: { $size } characters, where { $largest } are the most that are read.
error-record-too-many-lines = The saved game has { $count } lines, where { $most } are the most that are played again.
error-record-too-many-moves = The saved game has { $count } moves in all, where { $most } are the most that are played again.
error-record-not-json = That is not a saved game, or a damaged one: it stops making sense on line { $at }.
error-record-not-ours = That is not a game saved by this tutor.
error-record-version = The saved game says it is of version “{ $got }”, which there never was; this tutor reads up to { $newest }.
error-record-too-new = The game was saved by a newer tutor (version { $got }); this one reads up to { $newest }. Update it and try again.
error-record-game = The saved game is of “{ $got }”, which this tutor does not know; it knows { $known }.
error-record-field = The saved game is damaged: its part “{ $field }” is missing or makes no sense.
error-record-setup = The saved game begins with a setup that cannot be played.
error-record-seed = “{ $got }” is not a seed: write a whole number of at most 20 digits, below 18446744073709551616.
error-record-seats = It is not clear who sits where: each seat is one of { $known }.
error-record-branch = The saved game is damaged: line { $line } branches off from a place that does not exist.
error-record-move = Line { $line } of the saved game, move { $number }, “{ $move }”, is not allowed.
error-record-move-not-text = Line { $line } of the saved game, move { $number }: what is there is not text, so it is not a move.
error-record-after-end = Line { $line } of the saved game goes on after the end of the game: move { $number }, “{ $move }”.
error-code-not-ours = That is not the code of a game, nor a file that this tutor saved. A code is a 1, a dot, and a long row of letters and digits.
error-code-too-long = That is far too long to be the code or the address of a game: { $size } characters, where { $most } are the most that are read.
error-code-damaged = The code is damaged: perhaps a part of it was lost in copying.

# An address that leads nowhere.

error-place-unknown = There is no such place in this tutor: “{ $place }”. Nothing has changed.

error-progress-too-large = That is far too long to be saved progress: { $size } characters, where { $largest } are the most that are read.
error-progress-not-json = That is not saved progress, or a damaged one: it stops making sense on line { $at }.
error-progress-not-ours = This file is not progress saved by this tutor. Choose a file such as crypt-progress.json; saved games are loaded with “{ frame-load }”.
error-progress-too-new = This progress was saved by a newer tutor (version { $got }); this one reads up to { $newest }. Update it and try again.
error-progress-again = The saved progress is damaged: its list of what is to come back makes no sense.
error-progress-help = The saved progress is damaged: its list of the help that was needed makes no sense.
error-progress-mistakes = The saved progress is damaged: its list of decisions of your games makes no sense.
error-progress-done = The saved progress is damaged: its list of what is done makes no sense.
error-progress-alone = The saved progress is damaged: its list of games without the companion makes no sense.
