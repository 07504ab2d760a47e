# Labels of Sedlec's table.

sedlec-board-label = The table
sedlec-board-graveyard = Graveyard
sedlec-board-hand = Hand: { $name }
sedlec-board-hand-empty = Hand: { $name }, no card
sedlec-board-crypt = Crypt: { $name }
sedlec-board-score = Points by type of skull: { $name }
sedlec-board-score-none = No skull of this type yet.
sedlec-board-score-point = Point at a line, or press it, to see its skulls.
sedlec-board-missing = { $count ->
    [0] Crypt complete
    [one] { $count } card to lay
   *[other] { $count } cards to lay
}

sedlec-board-hint-start = Choose a pile, or a card of your hand.
sedlec-board-hint-piles = Choose two face-down piles, or a face-up card.
sedlec-board-hint-take = Choose which of the turned-up cards you take. The other stays face-up.
sedlec-board-hint-dig = Choose two face-down piles. You then take one of the two cards.
sedlec-board-hint-second = One more face-down pile.
sedlec-board-hint-collect = Choose a face-up card of the graveyard.
sedlec-board-hint-lay = Choose a card of your hand, and a place in your crypt.
sedlec-board-hint-place = Now choose a place in your crypt. Each shows what the card would add.
sedlec-board-hint-card = { $place }: which card goes there?
sedlec-board-gain-none = This adds no points here.

sedlec-board-choose-card = Choose a card
sedlec-board-choose-pile = Choose a pile
sedlec-board-choose-place = Choose a place
sedlec-board-confirm = Confirm
sedlec-board-confirm-dig = Dig in piles { $one } and { $other }
sedlec-board-confirm-dig-one = Dig in pile { $one }
sedlec-board-confirm-take = Take { $card }
sedlec-board-confirm-take-pile = Take from pile { $pile }
sedlec-board-confirm-collect = Collect { $card }
sedlec-board-confirm-collect-pile = Collect from pile { $pile }
sedlec-board-confirm-lay = Lay { $card } on { $place }
sedlec-board-confirm-hint = Or press Enter once more on what you have chosen.
sedlec-board-clear = Clear
sedlec-board-keys = Keys 1 to 6 for the piles, Q and W for your cards, arrows to move about, Enter to choose, Enter once more to confirm, Escape to clear.

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

## The tabs of the tools

sedlec-tools-help = Help

## A panel alone in a notebook, while it has nothing to show

sedlec-alone-no-graves = While cards are dug in La Crypte de Sedlec, this shows what may be under its piles.
