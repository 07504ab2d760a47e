# La Crypte de Sedlec: what happens. Each event has its sentence, a title, and why it is so.
#
# $who, $name, $of   the player it is about: person, name, whose
# $card              a card in words; $cards are several, with the piles they lie on

sedlec-news-dealt = { $cards } cards lie face-down in { $piles } piles of { $each }.
    .title = The graveyard is laid out
    .why = Nobody has seen any of them. Each shows two skulls, and where you lay them in your crypt decides what they are worth.

sedlec-news-turned = On pile { $pile }: { $card }.
    .title = A first card is turned up
    .why = So there is something to collect from the very first turn. Which pile it is makes no difference: they all look alike.

sedlec-news-dug = { $who ->
    [you] You turn up { $cards }.
   *[other] { $name } turns up { $cards }.
}
    .title = { $who ->
        [you] You dig
       *[other] { $name } digs
    }
    .why = { $count ->
        [one] It was the only face-down pile, so there is no choice: its card has to be taken.
       *[other] One of the two goes into the hand. The other stays face-up, for anyone to collect.
    }

sedlec-news-took = { $who ->
    [you] You take { $card } from pile { $pile }.
   *[other] { $name } takes { $card } from pile { $pile }.
}
    .title = { $who ->
        [you] You take { $card }
       *[other] { $name } takes { $card }
    }
    .why = { $left ->
        [yes] A dig shows you two cards, but it leaves one of them face-up: the next player can collect it without digging.
       *[no] Digging the last face-down pile leaves nothing behind for the others.
    }
# The card that was turned up and not taken.
sedlec-news-left = { $card } stays face-up on pile { $pile }.

sedlec-news-collected = { $who ->
    [you] You collect { $card } from pile { $pile }.
   *[other] { $name } collects { $card } from pile { $pile }.
}
    .title = { $who ->
        [you] You collect { $card }
       *[other] { $name } collects { $card }
    }
    .why = A face-up card holds no surprise, and collecting it shows nothing new to the others.
# What has become of a pile from which a card was taken; $down cards are left, all face-down.
sedlec-news-pile = { $down ->
    [0] Pile { $pile } is empty now.
    [one] Pile { $pile } is face-down again, with 1 card left.
   *[other] Pile { $pile } is face-down again, with { $down } cards left.
}

sedlec-news-laid = { $who ->
    [you] You lay { $card } on { $place }.
   *[other] { $name } lays { $card } on { $place }.
}
    .title = { $who ->
        [you] You lay { $card }: +{ $points }
       *[other] { $name } lays { $card }: +{ $points }
    }
# What a card has added to a crypt: $parts are the skull types with their points.
sedlec-gained = +{ $points }: { $parts }.
sedlec-gained-nothing = +0: nothing so far.
# Where the added points come from, a sentence for each type of skull.
sedlec-added = { $skull ->
    [king] { $count ->
        [one] One more king or peasant now lies below a king.
       *[other] Kings now have { $count } more kings and peasants below them.
    }
    [peasant] { $count ->
        [one] A peasant is content just to be there.
       *[other] { $count } peasants are content just to be there.
    }
    [priest] { $count ->
        [one] Level { $levels } has its first priest.
       *[other] Levels { $levels } have their first priest.
    }
    [lover] { $count ->
        [one] One more pair of lovers lies together.
       *[other] { $count } more pairs of lovers lie together.
    }
   *[criminal] { $count ->
        [one] One more criminal lies next to a priest.
       *[other] { $count } more criminals lie next to a priest.
    }
}
sedlec-added-nothing = { $more ->
    [yes] Its skulls have found nothing they wish for here. Cards laid around them may change that.
   *[no] Its skulls have found nothing they wish for here.
}

sedlec-news-filled = { $who ->
    [you] Your pyramid has all its { $cards } cards.
   *[other] { $name } has laid all { $cards } cards.
}
    .title = { $who ->
        [you] Your crypt is complete
       *[other] { $name } has a complete crypt
    }
    .why = { $all ->
        [yes] Now everyone’s crypt is complete, and the game ends.
       *[no] Each card takes one turn to take and one to lay, so the others finish in this same round.
    }

sedlec-news-scored = { $who ->
    [you] You have { $points }: { $parts }.
   *[other] { $name } has { $points }: { $parts }.
}
    .title = { $who ->
        [you] You have { $points }
       *[other] { $name } has { $points }
    }
    .why = Each type of skull is counted by its own last wish.

sedlec-news-won = { $who ->
    [you] You win!
   *[other] { $name } wins!
}
    .title = { $who ->
        [you] Victory is yours
       *[other] Victory for { $name }
    }
    .why = The most points win.
sedlec-news-tied = Equal totals: each compares the skull types that brought the most.
# The points of a player’s skull types, best first, as far as they are compared.
sedlec-news-best = { $name }: { $points }.
sedlec-news-shared = { $players } share the victory.
    .title = A shared victory
    .why = Totals are equal, and so are all skull types compared from the best down.
