# What the game is called, and what is said of it elsewhere: on the first screen, what it is and how
# to win (.invite) and how long it takes (.time), over its course (.course) and over the game at its end (.whole), as an
# example of a search in its rules (.search), and whose it is (.credits). What everybody has one
# turn in is counted by the word of its rulebook (.round). Then what each bot does in it, and what
# the parts of its rules are called.

game-sedlec = La Crypte de Sedlec
    .about = Skull cards in a pyramid of your own; two or three players.
    .credits = La Crypte de Sedlec is the French edition of Skulls of Sedlec, a game by Dustin Dobson, published by Button Shy. Which two skulls share one of the tutor’s own cards is reconstructed: the rulebook does not print it.
    .invite = Build a pyramid of skulls that lie as they wish to: the player with the most points wins.
    .time = about 15 minutes
    .course = { $whole ->
        [yes] You have done every lesson. A whole game is waiting at the table.
       *[no] Take your seat at the table and learn by playing: in about a quarter of an hour you are ready for a whole game.
    }
    .whole = With everything you know: complete your crypt against the computer, and see which decision cost you most.
    .search = lovers, or a question…
    .alike = skull skulls / neighbour neighbours adjacent touch next / put place lay laid placed / hold hand / dig draw / couple pair / peasant farmer / criminal thief / free open empty / full complete finished
    .round = Turn { $round }
    .round-of = Turn { $round } of { $rounds }
    .in-round = in turn { $round }
game-sedlec-bots =
    .random = Any legal move, each as likely as the others.
    .sensible = Takes and lays what adds most points now, with an eye on what it leaves to the next player.
    .farsighted = Deals out what is to come in many ways, and makes the move that leaves it furthest ahead.
game-sedlec-parts =
    .setup = Pieces and setup
    .turn = A turn
    .crypt = The crypt
    .score = Points
    .end = End of the game
sedlec-cards-note = How many skulls of each type there are is printed in the rulebook; which two share a card is not, so ours are a reconstruction. If you have the box, write its cards down in a file of your own.
# What stands at the top of the file of our cards.
sedlec-cards-example = The 18 cards of La Crypte de Sedlec as the tutor has them: a reconstruction. Put in their place those of your box: the skull above, a slash, the skull below. The skulls are king, peasant, priest, lover and criminal.
sedlec-frame-cards = Which cards?
sedlec-frame-cards-kept = The cards of the game at the table
sedlec-frame-cards-ours = The cards that come with the tutor
sedlec-frame-cards-own = Cards from { $name }
sedlec-frame-cards-file = Use a file of my own
sedlec-frame-cards-example = Download an example
