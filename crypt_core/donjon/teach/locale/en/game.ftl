# What the game is called, and what is said of it elsewhere: on the first screen, what it is and how
# to win (.invite) and how long it takes (.time), over its course (.course) and over the game at its end (.whole), as an
# example of a search in its rules (.search), and whose it is (.credits). What everybody has one
# turn in is counted by the word of its rulebook (.round). Then what the parts of its rules are
# called.

game-donjon = Donjon, Quêtes et Trahisons
    .about = Fights, quests, paid alliances and broken promises; two to six players.
    .credits = Donjon, Quêtes et Trahisons is a game by Lionel Borg. Its rulebook is French; the English and Italian terms are the tutor’s own. The numbers on most of its cards, and the names of most monsters and items, are reconstructed: the rulebook does not print them.
    .invite = Fight monsters, make promises and break them: the player with the most trophy points wins.
    .time = 45 minutes to two hours
    .course = { $whole ->
        [yes] You have done every lesson. A whole game is waiting at the table.
       *[no] Take your seat at the table and learn by playing, from the first fight to a whole game.
    }
    .puzzles = { $whole ->
        [yes] You have solved every one of them. Do not let your allies know.
       *[no] Decisions with one best answer, proved over all dice. Each has an idea to see, which is shown once you have found it.
    }
    .whole = With everything you know: fights, quests and promises against two computer players, up to 12 trophy points.
    .search = Kritik, or a question…
    .alike = flee run escape fleeing / ally helper help people / word promise promises / wound wounds hurt injury / heal cure rid / attack arena fight / gem gems money gold / item weapon / quest mission / village shop / monster enemy / eight 8 kritik / keep / trade trading bargain deal swap exchange / plunder raid rob / undone done fulfil fulfilled complete completed
    .round = Round { $round }
    .round-of = Round { $round } of { $rounds }
    .in-round = in round { $round }
game-donjon-bots =
    .random = Any legal move, each as likely as the others.
    .greedy = Takes what brings most gems and trophy points now, and keeps its promises.
    .sensible = Weighs gems, trophy points, items and risk; names prices, accepts what pays, and keeps its promises as long as it is worth it.
    .treacherous = Like the sensible one, but promises much and keeps only what is cheap.
    .farsighted = Imagines what it cannot see, plays each move on to the end of the turn, and makes the one that leaves it best.
game-donjon-parts =
    .aim = The aim
    .setup = Setup
    .turn = A turn
    .fight = A fight
    .village = The village
    .quests = Quests
    .alliance = Alliances
    .arena = The Arena
    .adventurers = Adventurers
    .end = End of the game
    .specials = Special cards
    .events = Events
    .quest-cards = The eighteen quests
    .reserved = Reserved items
    .deals = Swaps and promises
    .two = Two players
