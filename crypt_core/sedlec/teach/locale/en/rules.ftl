# La Crypte de Sedlec: the rules in our own words, each with its `.title`, and `.ruling` where we had
# to decide something, and `.try`: what to do at the table of the rule, and what it will show.

sedlec-rule-deck = The 18 cards carry two skulls each, one above the other: in all 4 kings, 8 peasants, 8 priests, 6 lovers and 10 criminals.
    .title = The cards
    .ruling = The rulebook prints these totals, but not which two skulls share a card. Our pairs are a reconstruction that keeps to the totals. If you own the game, you can put its real pairs in their place.
    .try = Three cards are still face-down, and all the others have been seen. From the totals you can tell which six skulls they show: work it out, then dig in piles 1 and 3, and check two of them.
sedlec-rule-setup = Shuffled, the cards make the graveyard: six face-down piles of three, in two lines. One pile gets its top card turned up, and the first player begins.
    .title = The graveyard
    .ruling = The rulebook lets you choose the pile to turn. All of them look the same, so we always turn the first. Its first player is the last one to have been in a graveyard; here it is Player 1.
    .try = A new game. One card is face-up: collect it, and its pile is face-down like the five others.

sedlec-rule-turn = Clockwise, everyone takes one turn after another, and a turn is one thing only: dig, collect or lay. So every card costs two turns, one to take it and one to lay it.
    .title = One thing a turn
    .try = Collect the card on pile 1. Your turn is over, so go on and see what Player 2 does. In your next turn you can lay it.
sedlec-rule-dig = Turn up the top cards of two face-down piles and take one of them into your hand. The other stays where it is, face-up, for anyone to collect. If only one face-down pile is left, you may turn its card, but then you have to take it. With no such pile when your turn begins, you cannot dig.
    .title = Dig
    .ruling = The rulebook asks now for a face-down pile, now for a face-down card. We go by piles: one is face-down if its top card is, and what lies beneath a face-up card cannot be dug up.
    .try = Dig in piles 2 and 4, and take one of the two cards. The other one stays face-up on its pile, like the king that somebody has left on pile 3.
sedlec-rule-collect = Take one of the face-up cards of the graveyard into your hand. The card beneath it stays face-down, so that pile can be dug again. If no card lies face-up when your turn begins, you cannot collect.
    .title = Collect
    .ruling = Nothing in the rulebook turns up the card beneath, so we leave it hidden. The rulebook also has two names for this action, Collecter and Exhumer; we take them for one and the same.
    .try = Collect the face-up card of pile 3, and see the pile show its back again: what lies beneath is for whoever digs there.
sedlec-rule-lay = Put one card from your hand on an open place of your crypt. There it stays. With an empty hand you cannot lay.
    .title = Lay
    .try = Lay your card: in an empty crypt there is a single place. It stays there, and scores as soon as its skulls find what they wish for.
sedlec-rule-hand = Your hand holds two cards at most. If you have two when your turn begins, you must lay one.
    .title = Two in hand
    .try = You hold two cards. Try to take one more from the graveyard, then lay one of those you hold.
sedlec-rule-hand-share = Nobody takes more cards than their crypt has room for. Once your crypt and your hand together come to 9 cards with two players, or 6 with three, you only lay.
    .title = No more than your share
    .ruling = The 18 cards are exactly enough for everybody’s crypt: with one too many in a hand, another crypt could never be filled. The rulebook does not mention it, and as turns go round it never comes to that before the graveyard is empty.
    .try = Your crypt and your hand have all nine cards you need, and there are none left to take. Try to dig all the same, then lay your last card.

sedlec-rule-crypt = Your crypt is a pyramid of cards: rows of 4, 3 and 2 with two players, of 3, 2 and 1 with three. The first card opens the bottom row, which then grows to its left or right without gaps. Higher up, each card rests on two neighbours of the row beneath, half on each. You may begin a row before the one under it is complete. Cards are never turned upside down.
    .title = Building the crypt
    .try = Three play, so the rows have 3, 2 and 1 cards. Try to lay your card at the top, on d3, where one of the two cards beneath is missing. Then lay it on that place, and the top is open.
sedlec-rule-level = Every row of cards makes two levels of skulls, six in all: levels 1 and 2 in the bottom row, 3 and 4 in the middle one, 5 and 6 at the top. Levels matter to kings and priests.
    .title = Levels
    .try = Your card shows a priest over a peasant. Lay it on d2: the peasant is on level 3 and the priest on level 4, a level with no priest so far.
sedlec-rule-adjacent = Two skulls are adjacent if they share an edge or a part of one: side by side on a level, one above the other on a card, and where a card rests on two others, its bottom skull touches the top skull of each. Corners do not count. Lovers and criminals look at this.
    .title = Adjacent skulls
    .try = Choose your card and look at what it would add on b1 and on c2. On b1 its priest touches a criminal with a corner only; on c2 it touches two along half a side. Lay it there.

sedlec-rule-king = Kings want to rule from above: each scores 1 point for every king and every peasant on a lower level, anywhere in the crypt.
    .title = Kings
    .try = Look at what your king would add in the bottom row and in the middle one, where three peasants are below it. Lay it on d2.
sedlec-rule-peasant = Peasants are content to be there: 1 point each, wherever they lie. Every king above them scores for them once more.
    .title = Peasants
    .try = Choose your card and look at each open place: its peasant brings 1 point everywhere. Lay it where you like.
sedlec-rule-priest = Priests want to be found everywhere: each level with a priest scores 2 points. A second priest on a level adds nothing there.
    .title = Priests
    .try = You have priests on level 2 only, two of them, and they bring 2 points. Lay your card in the bottom row, on c1: its priest is on level 1, and brings 2 points more.
sedlec-rule-lover = Lovers want to lie together: two adjacent lovers make a pair, and each pair scores 6 points. Nobody belongs to two pairs, and a lover left alone scores nothing.
    .title = Lovers
    .ruling = Sometimes lovers can be paired in several ways. We count the way that makes the most pairs: the rulebook does not say which way counts, and nobody would want less.
    .try = Three lovers lie together, but make one pair only. Lay your card on d2: with a fourth there are two pairs, and 12 points.
sedlec-rule-criminal = Criminals hope for forgiveness: next to a priest, each scores 2 points, otherwise nothing. One priest is enough for all the criminals around.
    .title = Criminals
    .try = Two criminals lie side by side on level 2, and no priest is near. Lay your card on d2: its priest rests on both of them.

sedlec-rule-end = The game ends when everyone’s crypt is full, and the most points win. In a tie, each of the tied takes the skull type that brought them the most points, and the higher of these wins; if they are equal too, the next best decide, and so on.
    .title = The end
    .ruling = Each player compares their own best type, whichever it is. If every comparison is equal, the tied share the victory: the rulebook seems not to expect it.
    .try = Your last card brings you to 24 points, as many as Player 2. Lay it, go on, and see how the tie is decided.
