# The twelve collector sides: what each pays in a few words (at most 34 letters), and in a sentence.

collector-idols-a = Flip 1: re-roll a die
    .detail = In Collect, after your rolls: flip 1 idol to roll one of your dice again, even an idol collected just now. The new result replaces the old.
collector-idols-b = First to two: 5 coins; later: 2
    .detail = The first to own two idols flips them and scores 5 coins at the end, together with all who get there in the same round. Two or more idols later on: 2 coins.
collector-jewelry-a = 2 or more: the best counts twice
    .detail = At the end, with two or more pieces of jewelry, your highest-valued piece counts twice.
collector-jewelry-b = 1 coin for each
    .detail = At the end, each of your pieces of jewelry brings 1 coin more.
collector-manuscripts-a = 2 or more: each counts 4
    .detail = At the end, with two or more manuscripts, each of them counts 4 coins instead of its value.
collector-manuscripts-b = Flip 1: see what lies face-down
    .detail = At any time, flip 1 manuscript to look secretly at all face-down treasures in the crypt.
collector-pottery-a = 2, 3 or 4: 2, 4 or 8 coins
    .detail = At the end: 2 coins for exactly two pieces of pottery, 4 for three, 8 for four or more.
collector-pottery-b = Flip 2: take a face-down one
    .detail = Before Claim, flip 2 pieces of pottery to take a face-down treasure from the crypt. If several want to, turn order decides.
collector-remains-a = Flip 2: wake a servant
    .detail = At any time, flip 2 remains to make one of your exhausted servants ready.
collector-remains-b = 4 or more: 10 coins
    .detail = At the end, four or more remains bring 10 coins.
collector-tapestries-a = Most valuable set: 5 coins
    .detail = At the end, whoever’s tapestries are worth most together scores 5 coins; all who are tied score them.
collector-tapestries-b = 3 or more: 7 alone, else 4 each
    .detail = At the end, three or more tapestries bring 7 coins if only one player has them, otherwise 4 to each who does.
