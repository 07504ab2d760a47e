# The twelve collector sides: what each pays in a few words (at most 34 letters), and in a sentence.

crypt-collector-idols-a = Flip 1: roll a die again
    .detail = In Collect, after your rolls: flip 1 idol to roll one of your dice again, even an idol collected just now. The new result replaces the old.
crypt-collector-idols-b = First to two: 5 coins; later: 2
    .detail = The first to own two idols flips them and scores 5 coins at the end, and so does everyone who gets there in the same round. Two or more idols later on: 2 coins.
crypt-collector-jewelry-a = 2 or more: the best counts twice
    .detail = With two or more pieces of jewelry, the best of yours counts twice at the end.
crypt-collector-jewelry-b = 1 coin for each
    .detail = At the end, each of your pieces of jewelry brings 1 coin more.
crypt-collector-manuscripts-a = 2 or more: each counts 4
    .detail = Finish with two manuscripts or more, and each of yours counts 4 coins instead of its value.
crypt-collector-manuscripts-b = Flip 1: see what lies face-down
    .detail = Whenever you like, a flipped manuscript shows you, in secret, what lies face-down in the crypt.
crypt-collector-pottery-a = 2, 3 or 4: 2, 4 or 8 coins
    .detail = At the end: 2 coins for exactly two pieces of pottery, 4 for three, 8 for four or more.
crypt-collector-pottery-b = Flip 2: take a face-down one
    .detail = In the pause before Claim, two flipped pieces of pottery buy you a treasure that lies face-down. If several want to, turn order decides.
crypt-collector-remains-a = Flip 2: wake a servant
    .detail = Whenever you like, two flipped remains wake one of your exhausted servants.
crypt-collector-remains-b = 4 or more: 10 coins
    .detail = Four or more remains in your collection add 10 coins to your score.
crypt-collector-tapestries-a = Most valuable set: 5 coins
    .detail = The player whose tapestries add up to the most in the end gains 5 coins, and so does everyone level with them.
crypt-collector-tapestries-b = 3 or more: 7 alone, else 4 each
    .detail = At the end, three or more tapestries bring 7 coins if only one player has them, otherwise 4 to each who does.

## What a collector makes of the player’s cards

crypt-paying-have = { $count ->
    [0] You have none yet.
   *[other] You have { crypt-kind-count }, worth { $coins }.
}
# $coins, $count: what the cards add ([pays]); or $count: how many more it takes.
crypt-paying-so-far = { $state ->
    [met] That is enough, but adds nothing so far.
    [pays] So far that adds { $coins }.
    [usable] That is enough to use it.
    [flipped] Flipped cards cannot be used again; { $count ->
        [one] 1 more is needed
       *[other] { $count } more are needed
    }.
   *[missing] { $count ->
        [one] With 1 more it pays
       *[other] With { $count } more it pays
    }.
    [short] { $count ->
        [one] With 1 more you can use it
       *[other] With { $count } more you can use it
    }.
}
crypt-paying-next = The next one adds { $coins }.
