# The rules in our own words: `.title`, the rule, and `.ruling` where we had to decide something.

rule-deck = There are 48 treasures of six kinds: idols, jewelry, manuscripts, pottery, remains and tapestries. Each is worth 1 to 4 coins, and the full deck has two of every kind and value.
    .title = The treasures
rule-deck-setup-icon = Not every game uses the whole deck. With one or two players there are 24 treasures, one of every kind and value. The third player adds a second copy of every 2 and 3 (icon III), the fourth a second copy of every 1 and 4 (icon IV).
    .title = Which treasures are used
rule-deck-back = The back of a treasure shows its kind but not its value. So you know what lies face-down, and its value is one of those of its kind that you have not seen yet.
    .title = What a card’s back tells
    .ruling = The rulebooks do not mention it, but the printed cards have a back for each kind. We also take everybody’s memory to be perfect: once you have seen a value, the table keeps showing it to you.
rule-dice = You own three servants, which are dice. A servant is ready on your player card, placed on a treasure with its effort showing, or exhausted in the box.
    .title = Servants

rule-setup-collectors = Six collectors, one for each kind of treasure, lie in a row. Each shows side A or side B, in any mix you like; six times A makes the gentlest start.
    .title = The collectors
rule-setup-torches = Somebody begins as the Leader. With three or four players, whoever sits to the Leader’s right gets Lights Out. With two players, and alone against the Ghost, one player begins with both torches.
    .title = The torches

rule-reveal-count = Each round fills the crypt anew: two treasures face-up and one face-down for one or two players, three and one for three, four and two for four. Those face-up are drawn before the others. The deck lasts for 8 rounds, or 9 with three players.
    .title = Filling the crypt
rule-reveal-before-claim = After the treasures are revealed and before anyone claims, the pottery’s collector (side B) may be used, in turn order.
    .title = Between Reveal and Claim

rule-claim-order = From the Leader on, clockwise, each player takes one turn: claim or recover. With two players the Leader takes a second turn at the end.
    .title = One turn each
rule-claim-place = To claim, place one or more ready servants on treasures and choose the effort of each, 1 to 6. Several servants on one treasure must show the same effort, and their efforts add up.
    .title = Claiming
rule-claim-push = You may claim a treasure that an opponent holds if your total there is higher than theirs; equal is not enough. All the dice you push off go back to their owner, ready.
    .title = Pushing off
rule-claim-own = You may neither add servants to a treasure you hold nor push your own dice off it.
    .title = Your own servants stay
    .ruling = The rulebooks allow two things: claiming a treasure without dice, and pushing an opponent. Strengthening one’s own dice is neither, so we do not allow it.
rule-claim-last-turn = The last turn of Claim is taken with Lights Out, and whoever claims then may place servants on one treasure only. With two players that is the Leader’s second turn.
    .title = Lights Out
rule-recover = Instead of claiming, take all your exhausted servants back from the box: they are ready again. That is the whole turn.
    .title = Recovering
    .ruling = The rulebooks know two actions and no pass. So whoever cannot or will not claim recovers, even with nobody exhausted: that is how to pass.

rule-collect-discard = As Collect begins, treasures without dice go to the box. What lay face-down stays unseen.
    .title = Left behind
rule-collect-order = Players roll and collect one after the other, in turn order.
    .title = Who collects first
rule-collect-roll = Roll each of your placed servants. A result lower than its effort exhausts it: it goes to the box. Otherwise it is ready again. Effort 1 cannot fail and is not rolled; effort 6 fails in five rolls out of six.
    .title = Rolling for exhaustion
rule-collect-keep = However the dice fall, you take every treasure your servants claimed. Only its collector sees a face-down treasure.
    .title = What you claimed is yours
rule-collect-all-pushed = If you placed servants this round and all of them were pushed off, you get your exhausted servants back as Collect begins.
    .title = Pushed off everywhere
rule-collect-reroll = With the idols’ collector on side A, you may roll dice of yours again right after your rolls. An idol collected this very round may pay for it.
    .title = Rolling again

rule-pass = Both torches go to the left, and a new round begins. If the deck is empty, the game ends instead.
    .title = Passing the torches

# What the rulings on powers say of the treasures that pay for them.
flipping = You do not choose what is flipped: treasures everyone has seen go first, then the lowest, and the others may learn a value by it.
rule-idols-a = Unhappy with a roll in Collect? Flip an idol and roll that die once more. The new result replaces the old one, better or worse.
    .title = Idols, side A
    .ruling = { flipping }
rule-idols-b = It pays to be quick: whoever is the first to own two idols has them flipped and scores 5 coins at the end, and so does everyone who gets there in the same round. From then on, two or more idols stay face-down and bring 2 coins.
    .title = Idols, side B
    .ruling = Nobody would turn these 5 coins down, so the two idols are flipped by themselves, at the end of the round or when a treasure is taken. { flipping }
rule-jewelry-a = At the end, with two or more pieces of jewelry, the most valuable one counts twice.
    .title = Jewelry, side A
rule-jewelry-b = At the end, each piece of jewelry brings one coin on top of its value.
    .title = Jewelry, side B
rule-manuscripts-a = Whoever finishes with two manuscripts or more counts 4 coins for each, whatever is printed on it.
    .title = Manuscripts, side A
rule-manuscripts-b = Whenever you like, a flipped manuscript lets you look at everything that lies face-down in the crypt. What you see is your secret.
    .title = Manuscripts, side B
    .ruling = { flipping }
rule-pottery-a = At the end, exactly two pieces of pottery bring 2 coins, three bring 4, four or more bring 8.
    .title = Pottery, side A
rule-pottery-b = In the pause between Reveal and Claim, two flipped pieces of pottery buy you one of the treasures that lie face-down in the crypt. Players have their chance in turn order.
    .title = Pottery, side B
    .ruling = { flipping }
rule-remains-a = Two flipped remains wake one of your exhausted servants, which is ready again. Do it whenever you like, even on another player’s turn.
    .title = Remains, side A
    .ruling = A servant that has just been rolled and exhausted may be woken too. Those exhausted earlier wake first; among the dice just rolled it is the one of highest effort, the hardest to win back with another roll. If it is then rolled again with an idol, it counts as ready before that roll. { flipping }
rule-remains-b = Gather four or more remains, and your final score grows by 10 coins.
    .title = Remains, side B
rule-tapestries-a = When the game is over, everyone adds up their tapestries. The highest sum earns 5 coins, and whoever shares it earns all 5 too.
    .title = Tapestries, side A
    .ruling = Read to the letter, players without any tapestry would be tied at nothing and all score. We ask for at least one tapestry.
rule-tapestries-b = At the end, a player with three or more tapestries scores 7 coins if nobody else has as many as three, otherwise 4.
    .title = Tapestries, side B
rule-any-time = To pay for a power, flip treasures of your collection face-up. They stay so and still score, but cannot pay again. A power that works at any time is open to every player before every decision, and once more after the last Collect.
    .title = Powers and flipping
    .ruling = “At any time” had to become a moment: it is before any decision, anybody’s. The last one is before scoring, since a servant woken then is worth a coin. Nobody chooses which treasures to flip: those whose value everyone knows go first, then the lowest. That never changes a score, but the others may learn a value by it.

rule-score = Add up the coins on your treasures, flipped or not, what the collectors pay, and 1 coin for each ready servant. The most coins win.
    .title = Counting coins
rule-tie = Tied players roll all their ready servants and add them up. The higher sum wins; if sums are equal, they roll again.
    .title = Breaking a tie
    .ruling = If none of the tied has a ready servant, nobody can roll and the victory is shared. The French rulebook does not say that equal sums are rolled again; the others do.

rule-solo-torches = You begin with both torches. From then on they change hands between you and the Ghost each round.
    .title = Alone: the torches
rule-solo-order = After Reveal, the treasures are laid out from the highest to the lowest. A face-down treasure counts as 2½, and among equals the first drawn lies on the left.
    .title = Alone: from highest to lowest
rule-ghost-roll = On its turn the Ghost rolls its three dice. Dice that show the same are joined into a group, and their values add up.
    .title = The Ghost rolls
rule-ghost-sequence = The Ghost places its groups from the highest total to the lowest. If totals are equal, joined dice go before a single die: two 3s before a 6.
    .title = The Ghost’s order
rule-ghost-place = Each group takes the leftmost treasure that has no dice, or on which your total is lower. What the Ghost already holds is passed over. A group that fits nowhere is set aside.
    .title = Where the Ghost goes
rule-ghost-second = When the Ghost leads, it also has the last turn. It then rolls only the dice you pushed off this round, and places only the highest group, in the usual way.
    .title = The Ghost’s second turn
rule-ghost-tireless = The Ghost’s dice are never rolled for exhaustion. It has all three of them every round.
    .title = The Ghost never tires
rule-ghost-discard = Whatever you do not collect is discarded, the Ghost’s treasures too. You may look through the discarded cards at any time, except those that lay face-down.
    .title = What the Ghost takes is gone
rule-solo-collectors = The Ghost owns nothing. So you are always the first to two idols, and a single tapestry is already the most valuable set.
    .title = Alone: the collectors
    .ruling = No rulebook says this in so many words; it follows from the Ghost discarding everything it takes.
rule-solo-rank = Below 30 coins you are the Fool, from 30 to 39 the Petty, from 40 to 49 the Wealthy, and from 50 on the Magnificent.
    .title = Your rank
