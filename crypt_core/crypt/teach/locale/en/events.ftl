# What happens. Each event has its sentence, a title, and why it is so.
#
# $who, $name, $of   the player it is about: person, name, whose
# $the, $on          the treasure it is about: as subject or object, and with "on"
# $dice, $theirs     joined servants

# How often an effort exhausts a servant.
crypt-rolls-of-six = { $chance ->
    [one] 1 roll out of 6
   *[other] { $chance } rolls out of 6
}

crypt-event-revealed = { $cards }.
    .title = Round { $round }: the crypt is filled
    .why = The draw begins with { $up } treasures for all to see and ends with { $down ->
        [one] one
       *[other] { $down }
    } face-down. A card’s back shows the type of the treasure, but not its value.
crypt-event-revealed-top = On top of the deck: { $card }.

crypt-event-arranged = From the left now: { $cards }.
    .title = From highest to lowest
    .why = Against the Ghost the most valuable treasure lies on the left, because the Ghost looks there first. A face-down one counts as 2½; among equals the first drawn is on the left.

crypt-event-placed = { $who ->
    [you] You place { $dice } { $on }.
   *[other] { $name } places { $dice } { $on }.
}
    .title = { $who ->
        [you] You claim { $the }
       *[other] { $name } claims { $the }
    }
    .why = { $chance ->
        [0] Effort 1 is easy to push off, but never exhausts a servant.
       [one] The higher the effort, the harder it is to push off and the likelier it exhausts: effort { $effort } does so in 1 roll out of 6.
       *[other] The higher the effort, the harder it is to push off and the likelier it exhausts: effort { $effort } does so in { crypt-rolls-of-six }.
    }

crypt-event-pushed = { $who ->
    [you] You place { $dice } { $on } and push { $theirs } off.
   *[other] { $name } places { $dice } { $on } and pushes { $theirs } off.
}
    .title = { $who ->
        [you] You push { $their_name } off { $the }
       *[other] { $name } pushes { $their_name } off { $the }
    }
    .why = { $total } beats { $their_total }. All dice pushed off go back to their owner, ready.

crypt-event-ghost-placed = { $dice } goes { $on }.
    .title = The Ghost claims { $the }
    .why = { $passed ->
        [yes] So the Ghost goes on to { $the }, the next one without dice.
       *[no] The Ghost takes the leftmost treasure without dice.
    }

crypt-event-ghost-pushed = { $dice } goes { $on } and pushes { $theirs } off.
    .title = The Ghost pushes { $their_name } off { $the }
    .why = { $passed ->
        [yes] { $on }, the Ghost’s { $total } beats { $their_who ->
            [you] your
           *[other] { $their_of }
        } { $their_total }. The dice pushed off come back ready.
       *[no] The Ghost looks at the leftmost treasure first, and its { $total } beats { $their_who ->
            [you] your
           *[other] { $their_of }
        } { $their_total }. The dice pushed off come back ready.
    }

# Why the Ghost passes treasures over on its way.
crypt-passing-own = The Ghost already holds { $treasures }.
crypt-passing-held = The Ghost’s { $total } does not beat { $who ->
    [you] your
   *[other] { $of }
} { $theirs } { $on }.

crypt-event-recovered = { $count ->
    [0] { $who ->
        [you] You pass and place no die.
       *[other] { $name } passes and places no die.
    }
    [one] { $who ->
        [you] Your exhausted servant is ready again.
       *[other] { $name } gets an exhausted servant back, ready.
    }
   *[other] { $who ->
        [you] Your { $count } exhausted servants are ready again.
       *[other] { $name } gets { $count } exhausted servants back, ready.
    }
}
    .title = { $count ->
        [0] { $who ->
            [you] You pass
           *[other] { $name } passes
        }
       *[other] { $who ->
            [you] You recover
           *[other] { $name } recovers
        }
    }
    .why = A turn is either a claim or a recovery: recovering brings back all exhausted servants and takes the whole turn.

crypt-event-ghost-rolled = The Ghost rolls { $faces }.
    .title = The Ghost rolls
    .why = The Ghost is never exhausted: it rolls all three of its dice each round, and what they show is their effort.

crypt-event-ghost-rolled-again = { $count ->
    [one] The Ghost rolls the die that was pushed off again: { $faces }.
   *[other] The Ghost rolls the { $count } dice that were pushed off again: { $faces }.
}
    .title = The Ghost’s second turn
    .why = The Ghost leads this round, so it also has the last turn, with Lights Out. It rolls only the dice you pushed off.

crypt-event-ghost-idle = None of the Ghost’s dice was pushed off, so it has nothing to roll.
    .title = The Ghost’s second turn
    .why = The Ghost leads this round and has the last turn, but it may only roll dice that were pushed off.

crypt-event-ghost-grouped = { $count ->
    [one] { $joined ->
        [yes] All of the Ghost’s dice are equal: { $groups }.
       *[no] The Ghost has one die: { $groups }.
    }
   *[other] { $joined ->
        [yes] Equal dice are joined. The Ghost places, in this order: { $groups }.
       *[no] No two dice are equal. The Ghost places, in this order: { $groups }.
    }
}
    .title = { $joined ->
        [yes] The Ghost joins its dice
       *[no] The Ghost orders its dice
    }
    .why = The highest total is placed first. On equal totals, joined dice go before a single one.

crypt-event-ghost-grouped-second = { $joined ->
    [yes] Equal dice are joined: { $groups }. The Ghost places only { $highest }.
   *[no] From the highest: { $groups }. The Ghost places only { $highest }.
}
    .title = Only the highest counts
    .why = On its second turn the Ghost places nothing but its highest die or group.

crypt-event-ghost-set-aside = { $dice } is set aside.
    .title = No room for the Ghost
    .why = It fits nowhere: the Ghost takes only treasures without dice, or where your total is lower.

crypt-event-discarded = Nobody has claimed { $treasures }: into the box{ $unseen ->
    [all] , unseen.
    [some] , with nothing turned over.
   *[no] .
}
    .title = Nobody’s treasure
    .why = Collect begins: treasures without dice are discarded.

crypt-event-refreshed = { $count ->
    [one] { $who ->
        [you] Pushed off everywhere, you get your exhausted servant back.
       *[other] Pushed off everywhere, { $name } gets an exhausted servant back.
    }
   *[other] { $who ->
        [you] Pushed off everywhere, you get { $count } exhausted servants back.
       *[other] Pushed off everywhere, { $name } gets { $count } exhausted servants back.
    }
}
    .title = A consolation
    .why = A player who placed dice this round and has none left on any treasure recovers, free of charge.

crypt-event-spared = { $count ->
    [one] { $who ->
        [you] Your servant { $on } is ready again without a roll.
       *[other] { $name } takes the servant { $on } back, ready, without a roll.
    }
   *[other] { $who ->
        [you] Your { $count } servants { $on } are ready again without a roll.
       *[other] { $name } takes { $count } servants { $on } back, ready, without a roll.
    }
}
    .title = Effort 1: no roll
    .why = Only a roll lower than the effort exhausts, and no die shows less than 1.

crypt-event-rolled = { $who ->
    [you] Your servant { $on }, effort { $effort }, rolls { $face }: { $result }.
   *[other] { $name } rolls the servant { $on }, effort { $effort }: { $face }, { $result }.
}
    .title = { $result ->
        [exhausted] { $face } against effort { $effort }: exhausted
       *[ready] { $face } against effort { $effort }: still ready
    }
    .why = { $result ->
        [exhausted] { $face } is lower than { $effort }, so the servant goes to the box. At effort { $effort } that happens in { crypt-rolls-of-six }.
       *[ready] { $face } is not lower than { $effort }, so the servant returns to the player card. At effort { $effort } it is exhausted in { crypt-rolls-of-six }.
    }

crypt-event-collected = { $who ->
    [you] { $seen ->
        [up] You collect { $the }: { $coins }.
        [known] You collect { $the } and look at it: { $coins }.
       *[no] You collect { $the }.
    }
   *[other] { $seen ->
        [up] { $name } collects { $the }: { $coins }.
        [known] { $name } collects { $the }, face-down. It has been seen: { $coins }.
       *[no] { $name } collects { $the }, face-down: only its new owner sees the value.
    }
}
    .title = { $who ->
        [you] You collect { $the }
       *[other] { $name } collects { $the }
    }
    .why = Whatever the dice rolled, claimed treasures are collected. They lie face-down in the collection, where only their owner may look at them.

# After a treasure is collected, from the second of its kind on.
crypt-that-makes = That makes { crypt-kind-count }.

crypt-event-ghost-took = What the Ghost held goes to the box: { $the }{ $unseen ->
    [yes] , unseen.
   *[no] .
}
    .title = The Ghost’s share
    .why = The Ghost keeps nothing: what it holds goes to the box, and its dice come back without a roll.

crypt-event-rerolled = { $who ->
    [you] You flip { $cards } and roll the servant { $on }, effort { $effort }, again: { $face }, { $result }.
   *[other] { $name } flips { $cards } and rolls the servant { $on }, effort { $effort }, again: { $face }, { $result }.
}
    .title = Rolled again: { $face }
    .why = The idols’ collector, side A: flip an idol in Collect and roll one of your dice again. The new result replaces the old.

crypt-event-peeked = { $who ->
    [you] You flip { $cards } and look at the face-down treasures.
   *[other] { $name } flips { $cards } and looks secretly at the face-down treasures.
}
    .title = A look in the dark
    .why = The manuscripts’ collector, side B: whenever its owner likes, a flipped manuscript shows what lies face-down in the crypt.

# What the one who looked has found.
crypt-peek-found = { $the }: { $coins }.

crypt-event-took = { $who ->
    [you] { $seen ->
        [no] You flip { $cards } and take { $the }.
       *[known] You flip { $cards } and take { $the }: { $coins }.
    }
   *[other] { $seen ->
        [no] { $name } flips { $cards } and takes { $the }, unseen by the others.
       *[known] { $name } flips { $cards } and takes { $the }. It has been seen: { $coins }.
    }
}
    .title = { $who ->
        [you] You take { $the }
       *[other] { $name } takes { $the }
    }
    .why = The pottery’s collector, side B: two flipped pieces buy a face-down treasure in the pause before Claim.

crypt-event-roused = { $who ->
    [you] You flip { $cards }: one of your exhausted servants is ready again.
   *[other] { $name } flips { $cards } and gets an exhausted servant back, ready.
}
    .title = A servant wakes
    .why = The remains’ collector, side A: two flipped remains wake an exhausted servant, on any player’s turn.

crypt-event-idols-rewarded = { $who ->
    [you] You are among the first to own two idols and flip them ({ $values }): 5 coins at the end.
   *[other] { $name } is among the first to own two idols and flips them ({ $values }): 5 coins at the end.
}
    .title = First to two idols
    .why = The idols’ collector, side B: everyone who gets there in this same round earns 5 coins; later on, two idols bring 2 coins.

crypt-event-declined = { $window ->
    [pottery] { $who ->
        [you] You take nothing from the crypt.
       *[other] { $name } takes nothing from the crypt.
    }
    [reroll] { $who ->
        [you] You leave the dice as they fell.
       *[other] { $name } leaves the dice as they fell.
    }
   *[last] { $who ->
        [you] You use no more powers.
       *[other] { $name } uses no more powers.
    }
}
    .title = { $who ->
        [you] You carry on
       *[other] { $name } carries on
    }
    .why = Powers are there to be used, not to be forced on anyone.

crypt-event-torches-passed = { $both ->
    [yes] { $who ->
        [you] Both torches are yours now: you have the first turn and the last one.
       *[other] Both torches go to { $name }, who has the first turn and the last one.
    }
   *[no] { $who ->
        [you] You are the Leader now, and { $dark_name } has Lights Out.
       *[other] { $name } is the Leader now, and { $dark_who ->
            [you] you have
           *[other] { $dark_name } has
        } Lights Out.
    }
}
    .title = The torches go left
    .why = A round is over, and there are treasures left to reveal. The Leader begins the next Claim; Lights Out has its last turn, on one treasure only.

crypt-event-deck-empty = No treasure is left to reveal.
    .title = The deck is empty
    .why = The game ends with the round in which the deck ran out. Before coins are counted, any-time powers may be used one last time.

crypt-event-scored = { $who ->
    [you] You have { $coins }.
   *[other] { $name } has { $coins }.
}
    .title = { $who ->
        [you] You have { $coins }
       *[other] { $name } has { $coins }
    }
    .why = Everything your treasures show, flipped or not; what the collectors pay; and one more coin for every servant still ready.

# Where the coins come from.
crypt-scored-from = { $treasures } on treasures, { $bonuses } from collectors, { $servants } for ready servants.

crypt-event-tied = { $how ->
    [rolled] { $players } have rolled the same sum.
   *[coins] { $players } have the same number of coins.
}
    .title = A tie
    .why = { $how ->
        [rolled] Equal sums decide nothing, so those who share the highest roll again.
       *[coins] The tied roll all their ready servants; the higher sum wins.
    }

crypt-event-rolled-off = { $count ->
    [one] { $who ->
        [you] You roll { $faces }.
       *[other] { $name } rolls { $faces }.
    }
   *[other] { $who ->
        [you] You roll { $faces }: { $total }.
       *[other] { $name } rolls { $faces }: { $total }.
    }
}
    .title = { $who ->
        [you] You roll { $total }
       *[other] { $name } rolls { $total }
    }
    .why = Every ready servant is rolled and the dice are added up: a rested household helps to the very end.

crypt-event-won = { $who ->
    [you] You win!
   *[other] { $name } wins!
}
    .title = { $who ->
        [you] Victory is yours
       *[other] Victory for { $name }
    }
    .why = { $how ->
        [rolled] The highest sum settles the tie.
       *[coins] The most coins win.
    }

crypt-event-won-together = { $players } share the victory.
    .title = A shared victory
    .why = Nobody among the tied has a ready servant to roll, so the tie stands.

crypt-event-ranked = With { $coins } you are { crypt-rank }.
    .title = You are { crypt-rank }
    .why = Below 30 coins you are the Fool, from 30 the Petty, from 40 the Wealthy, from 50 the Magnificent.

# What makes up one step is told in one breath. $put is what is put where, in a list.
crypt-together-put = { $dice } { $on }
crypt-together-placed = { $who ->
    [you] You place { $put }.
   *[other] { $name } places { $put }.
}
    .title = { $who ->
        [you] You claim { $treasures }
       *[other] { $name } claims { $treasures }
    }
# Where the Ghost meets nobody’s dice.
crypt-together-ghost-free = The Ghost places each die or group on the leftmost treasure that has no dice.
# What its dice met: see `crypt-passing-held`.
crypt-together-ghost-beats = { $on }, the Ghost’s { $total } beats { $who ->
    [you] your
   *[other] { $of }
} { $theirs }.
crypt-together-ghost-back = The dice pushed off come back ready.

# The servants of one treasure. $tired: how many of them are exhausted, $count the number.
crypt-together-rolled = { $who ->
    [you] Your servants { $on }, effort { $effort }, roll { $faces }:
   *[other] { $name } rolls the servants { $on }, effort { $effort }: { $faces },
} { $tired ->
    [none] all still ready.
    [all] all exhausted.
   *[some] { $count } exhausted.
}
    .title = { $faces } against effort { $effort }: { $tired ->
        [none] all still ready
        [all] all exhausted
       *[some] { $count } exhausted
    }
    .why = A servant that rolls less than its effort goes to the box. At effort { $effort } that happens in { crypt-rolls-of-six }.

crypt-together-collected = { $who ->
    [you] You collect { $treasures }
   *[other] { $name } collects { $treasures }
}
crypt-together-ghost-took = What the Ghost held goes to the box: { $treasures }{ $unseen ->
    [all] , unseen.
    [some] , with nothing turned over.
   *[no] .
}

# A treasure at which the Ghost looks, in as few signs as can be: whether its total beats what lies
# there, or that nothing does.
crypt-ghost-look = { $total } beats { $theirs }? { $beats ->
    [yes] yes
   *[no] no
}
crypt-ghost-look-free = was free: taken with { $total }
