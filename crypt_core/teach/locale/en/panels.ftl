# The app's own words: fixed labels of the panels, and what the explanations put around the game.
# A variable in a fixed label stays open, and the panel fills it.

## Phase ribbon

ribbon-label = The four phases of a round
ribbon-done = done
ribbon-now = now
ribbon-next = to come
ribbon-open = possible now
ribbon-shut = not now
phase-hint = { $phase ->
    [reveal] New treasures are laid in the crypt, the last ones face-down.
    [claim] From the Leader on, everyone claims treasures with servants, or recovers.
    [collect] Servants are rolled, and everyone takes what they claimed.
   *[pass] The torches go left, and a new round begins.
}
looking-back = You are looking back
turn = { $who ->
    [you] Your turn
   *[other] { $name } to play
}
turn-collecting = { $who ->
    [you] You collect
   *[other] { $name } collects
}
turn-nobody = { $stage ->
    [reveal] New treasures
    [collect] Now treasures are collected
    [pass] The torches move on
   *[other] The game goes on
}
turn-over = The game is over

## Story

story-label = What happened and why
story-steps = Walk through the game
story-step = Step { $step } of { $steps }
story-progress = How far through these events
story-back = Back
story-why = Why
story-rule = The rule
story-where = Where it stands
story-ruling = Our ruling
story-page = Its page: try it, where it stands, how the editions differ
story-close = Close
story-log = What happened before
next = Next
continue = Continue
continue-last = On to the decision
transcript-decision = { $name }: { $move }

## What one may do

may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Your last turn: claim one treasure, or recover
           *[no] Your turn: claim or recover
        }
        [pottery] Before Claim: take a face-down treasure?
        [reroll] Roll a die again?
        [last] One last time: wake a servant?
       *[tie] A tie: roll your servants
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] { $name }, your last turn: claim one treasure, or recover
           *[no] { $name }, your turn: claim or recover
        }
        [pottery] { $name }: before Claim, take a face-down treasure?
        [reroll] { $name }: roll a die again?
        [last] { $name }: one last time, wake a servant?
       *[tie] { $name }: roll your servants
    }
}
may-title-only = { $who ->
    [you] { $only ->
        [pass] Your turn: all you can do is pass
       *[recover] Your turn: all you can do is recover
    }
   *[other] { $only ->
        [pass] { $name }, your turn: all you can do is pass
       *[recover] { $name }, your turn: all you can do is recover
    }
}
may-watch = Go on to see what they do.
may-over = The game is over
may-look-back = Go back to any decision and try something else.
may-claim = { $ready ->
    [one] Claim: put your ready servant on a treasure and choose its effort, 1 to 6.
   *[other] Claim: put any of your { $ready } ready servants on treasures and choose their effort, 1 to 6. On one treasure they must all show the same.
}
may-one-treasure = { $ready ->
    [one] Claim: put your ready servant on one treasure and choose its effort, 1 to 6.
   *[other] Claim: put any of your { $ready } ready servants on one treasure, all with the same effort, 1 to 6.
} With Lights Out, one treasure is all.
may-no-servant = You have no ready servant, so you cannot claim.
may-no-treasure = There is no treasure that your ready servants could claim.
may-push = To push { $name } off { $the }, place a total of more than { $total }.
may-own = Your servants { $on } stay as they are: nothing can be added.
may-recover = { $count ->
    [0] Recover: nobody is exhausted, so that is a pass.
    [one] Recover: your exhausted servant becomes ready. It takes the whole turn.
   *[other] Recover: your { $count } exhausted servants become ready. It takes the whole turn.
}
may-order = { $again ->
    [yes] You are the Leader: after the other turn you play once more, on one treasure only.
   *[no] { $who ->
        [ghost] After you the Ghost rolls again only the dice that you push off, and places one group.
       *[other] { $name } will play once more after you, on one treasure only.
    }
}
may-window = { $stage ->
    [pottery] Flip two pieces of pottery and take a face-down treasure, or leave it.
    [reroll] Flip an idol and roll one of these dice again, or keep the results. The new result replaces the old.
    [last] Flip two remains to wake a servant: each ready servant is worth 1 coin.
   *[tie] All ready servants of the tied are rolled; the higher sum wins.
}
may-rolled = On treasure { $slot }: effort { $effort }, rolled { $face }, { $result ->
    [exhausted] exhausted
   *[ready] ready
}.
may-only-cost = None of them is exhausted: rolling again can only cost you a servant.
may-peek = { $new ->
    [no] Flip a manuscript to look at the face-down treasures again; you have seen them already, so it shows you nothing new.
   *[yes] Flip a manuscript to look at the face-down treasures.
}
may-rouse = Wake a servant: flip two remains, and one who is exhausted is ready again.
may-take-late = You may still flip two pieces of pottery and take a face-down treasure, until Claim begins.

## Moves

move-place = { $dice } on { $slot }
move-recover = { $count ->
    [0] Pass
    [one] Recover 1 servant
   *[other] Recover { $count } servants
}
    .hint = { $count ->
        [0] None of your servants is exhausted, so recovering is a pass.
       *[other] All your exhausted servants become ready. It takes the whole turn.
    }
move-reroll = Re-roll the { $effort } on { $slot } (it rolled { $face })
    .hint = Flips an idol. The new result replaces the old; it exhausts the servant in { rolls-of-six }.
move-peek = Look at what lies face-down
    .hint = { $new ->
        [no] Flips a manuscript, but shows you nothing new: you know what lies there.
       *[yes] Flips a manuscript. Only you see the values.
    }
move-take = Take { $the }
    .hint = Flips two pieces of pottery. The treasure goes straight to your collection.
move-rouse = Wake a servant
    .hint = Flips two remains. One exhausted servant becomes ready.
move-done = { $stage ->
    [pottery] Take nothing
    [reroll] Keep the results
   *[last] Go on to the scores
}
    .hint = Leaves your treasures unflipped.
move-roll = Roll off the tie
    .hint = All who are tied roll their ready servants; the higher sum wins.
verdict-allowed = This is allowed.

## Table

table-label = The table
table-crypt = Treasures in the crypt
table-players = The others at the table
table-collectors = Collectors
table-dice = Your ready servants
table-deck = Deck
table-box = Box
table-aside = set aside
table-leader = Leader
table-lights-out = Lights Out
table-ready = ready
table-exhausted = exhausted
table-none = No treasures yet
table-collection = Treasures of { $name }
table-flipped = { $value }, flipped
table-gone = Treasure { $slot } is gone
table-drafted = your claim here: { $efforts }, total { $total }
table-die-ready = Servant { $n }, ready
table-die-set = Servant { $n }, effort { $effort }, not placed yet
table-die-placed = Servant { $n }, effort { $effort }, on treasure { $slot }
table-effort = Effort
table-effort-n = Effort { $n }
table-hint-start = Choose a servant, an effort and a treasure, in any order.
table-hint-effort = Now its effort, or straight to a treasure.
table-hint-put = Effort { $effort }: now choose a treasure.
table-hint-slot = Treasure { $slot }: with what effort?
table-hint-placed = On { $slot } with effort { $effort }. Change it here, or take another servant.
table-hint-move = In hand: choose another treasure for it.
table-hint-more = Place another servant, or confirm.
table-hint-refused = Not allowed as it lies: change it, or try it all the same.
table-hint-all = All your servants are placed. Confirm, or change something.
table-hint-none-left = No servant left for it.
table-confirm = Confirm the claim
table-clear = Clear
table-take-back = Take back
table-keys = On a servant: 1 to 6 for its effort, a letter for a treasure, Delete to take it back.
table-rule = Which rule?
table-type = Type a move
table-type-hint = In notation, for instance: { $moves }
table-type-play = Play it
table-text = The table as text
table-text-rest = Deck and box
table-text-coins = { $coins } if the game ended now
table-text-unseen = { $count ->
    [one] one not seen yet
   *[other] { $count } not seen yet
}
table-text-flipped = { $value } (flipped)
treasure-gone = { $slot }: an empty place
treasure-label = { $slot }: { kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } as you have seen, face-down
   *[no] { $count ->
        [one] face-down, it must be worth { $values }
       *[other] face-down, worth { $values }
    }
}
treasure-free = nobody on it
treasure-claimed = claimed { $by }
treasure-held = { $dice } on it
player-summary = { $name }: { $parts }
player-dice = { $count ->
    [one] 1 die at hand
   *[other] { $count } dice at hand
}
player-servants = { $ready ->
    [one] 1 servant ready
   *[other] { $ready } servants ready
}, { $exhausted } exhausted
player-treasures = { $count ->
    [0] no treasures
    [one] 1 treasure
   *[other] { $count } treasures
}
player-torches = { $torches ->
    [both] Leader and Lights Out
    [leader] Leader
   *[dark] Lights Out
}
coins-note = Coins if the game ended now
coins-unknown = Not all of these treasures have been seen
deck-label = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck, { $rounds ->
    [0] no round to come
    [one] 1 round to come
   *[other] { $rounds } rounds to come
}
deck-label-top = { $label }; on top { $card }
box-kind = { $name }: { $values }
box-label = { $count ->
    [0] No treasure in the box
    [one] 1 treasure in the box
   *[other] { $count } treasures in the box
}
progress = { $have } of { $need }
ghost-roll-label = The Ghost has rolled { $faces }
die-ready = Servant on { $slot }: effort { $effort }, rolled { $face }, ready
die-exhausted = Servant on { $slot }: effort { $effort }, rolled { $face }, exhausted
curtain-title = Pass the screen to { $name }
curtain-button = I am { $name }

## Final score

sheet-title = Final score
sheet-treasures = Coins on treasures
sheet-collector = { kind-many } { $side }
sheet-servants = Ready servants
sheet-total = Total
verdict-rank = { $coins }: you are { rank }.
verdict-won = { $who ->
    [you] You win with { $coins }
   *[other] { $name } wins with { $coins }
}{ $how ->
    [rolled] , after a roll-off.
   *[coins] .
}
verdict-shared = { $players } share the victory with { $coins } each.
next-rank = { $coins } more, and you would have been { rank }.
next-winner = You were { $coins } short of the best.

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
luck-note-same = Chance falls as before wherever both lines ask it for the same thing: what differs is your doing.
luck-note-new = From your next decision on, all that chance decides is drawn afresh.
stop-decision = { $round }, { $name }: { $move }
stop-open = { $round }, { $name }: to be decided
stop-over = The end of the game
tree-start = Start
line-first = Your game
line-branch = Branch { $number }
figure-idols = Idols
figure-jewelry = Jewelry
figure-manuscripts = Manuscripts
figure-pottery = Pottery
figure-remains = Remains
figure-tapestries = Tapestries
figure-owned = { $name } (treasures)
figure-collectors = From collectors
figure-coins = Coins on treasures
figure-ready = Ready servants
figure-score = Score
compare-difference = Difference
compare-note = What each line has come to at its end, or so far.

## Frame

frame-subtitle = A rules tutor
frame-menu = Menu
frame-new = New game
frame-learn = Learn
frame-rules = Rules
frame-save = Save
frame-load = Load
frame-share = Share
frame-about = About
frame-language = Language
frame-theme = Light or dark
frame-theme-auto = As the device
frame-theme-light = Light
frame-theme-dark = Dark
frame-close = Close
frame-cancel = Cancel
frame-new-warning = Your present game is not lost: “Back to the game before” brings it back.
frame-which-game = Which game?
frame-cards = Which cards?
frame-cards-kept = The cards of the game at the table
frame-cards-ours = The cards that come with the tutor
frame-cards-own = Cards from { $name }
frame-cards-file = Use a file of my own
sedlec-cards-note = How many skulls of each kind there are is printed in the rulebook; which two share a card is not, so ours are a reconstruction. If you have the box, write its cards down in a file of your own.
frame-players = How many play?
frame-players-1 = Solo
frame-players-2 = 2 players
frame-players-3 = 3 players
frame-players-4 = 4 players
frame-players-5 = 5 players
frame-players-6 = 6 players
frame-solo-note = You alone against the Ghost.
frame-seat-1 = Player 1
frame-seat-2 = Player 2
frame-seat-3 = Player 3
frame-seat-4 = Player 4
frame-seat-5 = Player 5
frame-seat-6 = Player 6
frame-sides = Which side of each collector?
frame-sides-note = For a first game: all A.
frame-all-a = All A
frame-all-b = All B
frame-mixed = Mixed
frame-side-a = Side A
frame-side-b = Side B
frame-seed = Seed
frame-seed-note = The same seed deals the same game. Leave it empty for a fresh one.
frame-start = Start the game
frame-load-file = Choose a saved file
frame-load-paste = …or paste the address or code of a game
frame-load-go = Open the game
frame-load-too-big = That file is far too large to be a saved game.
frame-saved = Saved as { $name }.
frame-copied = The address is on the clipboard. It holds the line you are on, and who opens it can see its cards.
frame-share-hint = The browser did not let us copy. Select the text and copy it yourself.
frame-share-field = Address of this game
frame-lost-title = The connection is lost
frame-lost-text = The tutor behind this page no longer answers. Your game is kept in this browser: reload, and you can go on.
frame-offline-text = This device is offline. Your game is kept in this browser; reload once you are back.
frame-reload = Reload
frame-keys = Single-letter keys: n for Next, c for Continue, b for Back
frame-storage-off = This browser keeps nothing for this page. Save your game to a file if you want it later.
seat-person = A person
# What a bot is called, and in each game what it does.
seat-bot-random = The computer, at random
    .crypt = Any legal move, each as likely as the others.
    .sedlec = Any legal move, each as likely as the others.
seat-bot-greedy = The computer, greedy
    .crypt = Claims all it can, most coins first, with efforts of 4, and pushes at any price.
seat-bot-careful = The computer, careful
    .crypt = Claims two treasures at most, with efforts of 2. It seldom pushes, and recovers early.
seat-bot-collector = The computer, a collector
    .crypt = Claims what its collectors want, with efforts of 4, and recovers early.
seat-bot-sensible = The computer, sensible
    .crypt = Weighs coins, collectors, tired servants and the danger of being pushed, in this round alone.
    .sedlec = Takes and lays what adds most points now, with an eye on what it leaves to the next player.
seat-bot-farsighted = The computer, looking ahead
    .crypt = Plays the rest of the round out in its head, in hundreds of ways, and guesses what it may not see. The strongest one.
    .sedlec = Deals out what is to come in many ways, and makes the move that leaves it furthest ahead.
about = { $credits } This tutor tells its rules in words of its own; the printed rulebook has the last word. This game’s seed is { $seed }.
resume-title = Welcome back
resume-text = This browser has kept the game you were playing.
resume-yes = Go on with it
resume-no = Leave it
invite-title = New to { $game }?
invite-yes = Start the course
invite-no = Just play
previous-game = Back to the game before
trouble-title = Something went wrong in the tutor itself
trouble-text = The tutor stumbled over that. Your game is kept: go on, or reload the page if it happens again.
load-trouble-title = That did not work

# --- The games -------------------------------------------------------------------------------------

# What a game is called, and what is said of it elsewhere: to whoever is new to it (.invite), over
# its course (.course), as an example of a search in its rules (.search), and whose it is (.credits).
# What everybody has one turn in is counted by the word of its rulebook (.round).
game-crypt = Crypt
    .about = Dice on treasures, six collectors, alone against the Ghost or up to four.
    .credits = Crypt is a game by Andrew Nerger and Jeffrey Chin, published by Road To Infamy Games.
    .invite = The course takes you to your first solo game in fifteen to twenty minutes, a small step at a time.
    .course = { $whole ->
        [yes] You have done every lesson. The puzzles put you to the test, and the Ghost is waiting at the table.
       *[no] Take your seat at the table and learn by playing: in fifteen to twenty minutes you are ready for a whole game against the Ghost.
    }
    .search = push, two idols, Ghost…
    .round = Round { $round }
    .round-of = Round { $round } of { $rounds }
    .in-round = in round { $round }
game-sedlec = La Crypte de Sedlec
    .about = Skull cards in a pyramid of your own; two or three players.
    .credits = La Crypte de Sedlec is the French edition of Skulls of Sedlec, a game by Dustin Dobson, published by Button Shy. Which two skulls share one of the tutor’s own cards is reconstructed: the rulebook does not print it.
    .invite = The course takes you to your first game in about twelve minutes, a small step at a time.
    .course = { $whole ->
        [yes] You have done every lesson. A whole game is waiting at the table.
       *[no] Take your seat at the table and learn by playing: in about twelve minutes you are ready for a whole game.
    }
    .search = dig, two cards, lovers…
    .round = Turn { $round }
    .round-of = Turn { $round } of { $rounds }
    .in-round = in turn { $round }
sedlec-actions = The three actions of a turn
# $verb: dig, collect or lay
sedlec-action = { $verb ->
    [dig] Dig
    [collect] Collect
   *[lay] Lay
}
sedlec-action-hint = { $verb ->
    [dig] Turn up the top cards of two face-down piles and keep one of the two.
    [collect] Take a card that lies face-up.
   *[lay] Put a card from your hand into your crypt.
}
