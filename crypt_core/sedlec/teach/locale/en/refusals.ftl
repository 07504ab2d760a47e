# La Crypte de Sedlec: why a move, a setup or a list of cards is refused, and what would be right.

## Digging and collecting

refusal-must-take = You have dug: take the card you turned up on pile { $piles }, then your turn is over.
refusal-take-not-dug = Pile { $pile } is not one that you have just dug: take the card of pile { $piles }.
refusal-take-no-dig = You have not turned up any cards to take from: dig first, or collect a card that lies face-up.
refusal-must-lay = You hold two cards ({ $cards }), and a hand has no room for more: lay one of them.
refusal-share-full = Your crypt and your hand already have all { $size } cards that you need: lay instead. One more, and another crypt could never be completed.
refusal-dig-none = No pile is face-down, so there is nowhere to dig: collect or lay instead.
refusal-dig-needs-two = A dig turns up the cards of two piles, not of { $got }: name two that are face-down.
refusal-dig-only-one = Only pile { $pile } is still face-down: dig there alone, and take its card.
refusal-dig-same = Pile { $pile } is named twice: a dig turns up two different piles.
refusal-dig-face-up = The top card of pile { $pile } is already face-up: collect it, or dig where the top card is hidden.
refusal-dig-empty = Pile { $pile } is empty: dig where a card lies face-down.
refusal-unknown-pile = There is no pile { $got }: the graveyard has piles 1 to 6.
refusal-collect-none = No card of the graveyard lies face-up: dig or lay instead.
refusal-collect-face-down = The top card of pile { $pile } is face-down, and only a face-up card can be collected: dig to turn it up.
refusal-collect-empty = Pile { $pile } is empty: collect a card that lies face-up on another pile.

## Laying

refusal-lay-no-card = Your hand is empty, so there is nothing to lay: dig or collect a card first.
refusal-lay-not-in-hand = You do not hold { $card }: lay a card from your hand ({ $hand }).
refusal-lay-taken = There is already a card on { $place }, and it stays there: choose an open place.
refusal-lay-first = The first card opens the bottom row, and its place is always called { $first }: lay it there. Nothing is lost, since the row grows on both sides of it.
refusal-lay-gap = On { $place } there would be a gap: a card of the bottom row has to lie next to one that is there.
refusal-lay-row-full = The bottom row is full with its { $width } cards: lay this one higher up.
refusal-lay-unsupported = A card on { $place } would rest on two cards, but there is nothing on { $missing } yet: lay there first.
refusal-lay-too-high = Your pyramid has { $rows } rows, so there is no place { $place }.

## Texts that are no move

refusal-read-dig = Say which piles to dig, such as “dig 2 5”: I read “{ $got }”.
refusal-read-collect = Say which pile to collect from, such as “collect 4”: I read “{ $got }”.
refusal-read-lay = Say which card to lay, and where, such as “lay king/priest c2”: I read “{ $got }”.
refusal-read-sedlec = I cannot read “{ $got }”: a move begins with dig, take, collect or lay, such as “dig 2 5”.

## Setups and cards

refusal-setup-first = Player { $got } cannot begin: it is player { $wanted }.
refusal-cards-file = { $what ->
    [missing] There is no such file of cards: check its name and where it is.
    [toml] This file cannot be read as TOML: it should hold a list named cards, with a text such as king/priest for each card.
    [long] This is longer than a file of 18 cards can be: it should hold a list named cards, with a text such as king/priest for each card.
   *[list] There is no list of cards in it: it should be named cards and have a text such as king/priest for each card.
}
refusal-cards-count = { $got ->
    [one] 1 card is not the right number
   *[other] { $got } cards are not the right number
}: a graveyard takes { $wanted }.
refusal-cards-form = Card { $number } reads “{ $card }”: write its upper skull, a slash and its lower one, such as king/priest.
refusal-cards-skull = Card { $number } names a skull that does not exist, “{ $got }”: the skulls are { $known }.
refusal-cards-totals = { $got ->
    [0] There is no skull of this type
    [one] There is 1 skull of this type
   *[other] There are { $got } skulls of this type
} ({ sedlec-skulls-lower }), but the cards together must have { $wanted }.

## Positions set up by hand

refusal-posed-card = There is no card “{ $got }” left in this game: it does not exist, or its copies are elsewhere already.
refusal-posed-piles = A graveyard has { $wanted } piles, not { $got }: write “-” for an empty one.
refusal-posed-pile = “{ $got }” is not a pile of at most three cards: write king/priest+2 for a face-up card on two others, 3 if all are face-down, - if none is left.
refusal-posed-crypt = “{ $got }” is not a card of a crypt: write its place and its skulls, such as d1 king/priest.
refusal-posed-hand = { $who ->
    [you] You hold
   *[other] { $name } holds
} { $got } cards, but a hand has room for { $most }.
refusal-posed-turns = { $who ->
    [you] Your cards show { $got ->
        [one] 1 turn
       *[other] { $got } turns
    }, but you
   *[other] The cards of { $name } show { $got ->
        [one] 1 turn
       *[other] { $got } turns
    }, but that player
} should have had { $wanted }: a card in hand is one turn, a card laid is two, and everyone takes turns.
refusal-posed-dug = A dig leaves two piles, each with a face-up card: { $got } are not two like that.
refusal-posed-face-down = The graveyard has { $down ->
    [one] 1 card
   *[other] { $down } cards
} face-down, but { $unseen ->
    [one] 1 of all the cards is
   *[other] { $unseen } of all the cards are
} named nowhere: the two numbers must agree.
