# What the game is called, and what is said of it elsewhere: on the first screen, what it is and how
# to win (.invite) and how long it takes (.time), over its course (.course) and over the game at its end (.whole) and its
# puzzles (.puzzles), as an example of a search in its rules (.search), and whose it is (.credits).
# What everybody has one turn in is counted by the word of its rulebook (.round). Then what each bot
# does in it, and what the parts of its rules are called.

game-crypt = Crypt
    .about = Dice on treasures, six collectors; solo against the Ghost, or up to four players.
    .credits = Crypt is a game by Andrew Nerger and Jeffrey Chin, published by Road To Infamy Games.
    .invite = Win treasures with dice, from the Ghost or rivals: the richest wins.
    .time = about 25 minutes
    .course = { $whole ->
        [yes] You have done every lesson. The puzzles put you to the test, and the Ghost is waiting at the table.
       *[no] Take your seat at the table and learn by playing: in about half an hour you are ready for a whole game against the Ghost.
    }
    .puzzles = { $whole ->
        [yes] You have solved every one of them. The Ghost had better beware.
       *[no] Moments from real games in which one move stands out. Each has an idea to see, which is shown once you have found it.
    }
    .whole = With everything you know: eight rounds, a title, and the decision that cost you most.
    .search = two idols, or a question…
    .alike = die dice servant servants / card treasure / pushed thrown push steal rob / number value effort / box exhausted / coin coins point points / jewel jewelry ring / vase vases pot pottery / bone bones remains relic / book manuscript / carpet tapestry / statue idol / grade rank result title / reroll again / lead leader first / discarded box / wake ready / kind kinds sort type / tired tire tiring exhausted / put puts putting place
    .round = Round { $round }
    .round-of = Round { $round } of { $rounds }
    .in-round = in round { $round }
game-crypt-bots =
    .random = Any legal move, each as likely as the others.
    .greedy = Claims all it can, most coins first, with efforts of 4, and pushes at any price.
    .careful = Claims two treasures at most, with efforts of 2. It seldom pushes, and recovers early.
    .collector = Claims what its collectors want, with efforts of 4, and recovers early.
    .sensible = Weighs coins, collectors, servants that get exhausted and the danger of being pushed, in this round alone.
    .farsighted = Plays the rest of the round out in its head, in hundreds of ways, and guesses what it may not see. The strongest one.
game-crypt-parts =
    .setup = Pieces and setup
    .reveal = I. Reveal
    .claim = II. Claim
    .collect = III. Collect
    .pass = IV. Pass the torches
    .collectors = Collectors
    .end = End of the game
    .solo = Solo against the Ghost
# A round in four pictures: three treasures, a servant of effort 5 against the Ghost, a roll of 2.
game-crypt-round =
    .reveal = Treasures are laid out, one of them face-down: its back shows its type, not what it is worth.
    .claim = You place dice, your servants, on what you want, and choose what each shows. A higher total pushes another player’s dice off.
    .collect = What you hold is yours. Then your servants are rolled: below what they showed, they are exhausted and wait in the box.
    .pass = What nobody wanted is gone, both torches pass on, and the next treasures are laid out.
crypt-frame-solo-note = You against the Ghost.
crypt-frame-sides = Which side of each collector?
crypt-frame-sides-note = For a first game: all A.
crypt-frame-all-a = All A
crypt-frame-all-b = All B
crypt-frame-mixed = Mixed
crypt-frame-side-a = Side A
crypt-frame-side-b = Side B
