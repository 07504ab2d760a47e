# Labels of Sedlec's table.

board-label = The table
board-graveyard = Graveyard
board-hand = Hand: { $name }
board-hand-empty = Hand: { $name }, no card
board-crypt = Crypt: { $name }
board-score = Points by type of skull: { $name }
board-score-none = No skull of this type yet.
board-score-point = Point at a line, or press it, to see its skulls.
board-missing = { $count ->
    [0] Crypt full
    [one] { $count } card to lay
   *[other] { $count } cards to lay
}

board-hint-start = Choose a pile, or a card of your hand.
board-hint-piles = Choose two face-down piles, or a face-up card.
board-hint-take = Choose which of the turned-up cards you take. The other stays face-up.
board-hint-dig = Choose two face-down piles. You then take one of the two cards.
board-hint-second = One more face-down pile.
board-hint-collect = Choose a face-up card of the graveyard.
board-hint-lay = Choose a card of your hand, and a place in your crypt.
board-hint-place = Now choose a place in your crypt. Each shows what the card would add.
board-hint-card = { $place }: which card goes there?
board-gain-none = This adds no points here.

board-confirm = Confirm
board-confirm-dig = Dig in piles { $one } and { $other }
board-confirm-dig-one = Dig in pile { $one }
board-confirm-take = Take { $card }
board-confirm-take-pile = Take from pile { $pile }
board-confirm-collect = Collect { $card }
board-confirm-collect-pile = Collect from pile { $pile }
board-confirm-lay = Lay { $card } on { $place }
board-confirm-hint = Or press Enter once more on what you have chosen.
board-clear = Clear
board-keys = Keys 1 to 6 for the piles, Q and W for your cards, arrows to go about, Enter to choose, Enter once more to confirm, Escape to clear.

## The actions of a turn

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
