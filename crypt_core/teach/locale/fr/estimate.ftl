estimate-title = L’entraîneur
estimate-ask = Demander à l’entraîneur
estimate-intro = À peu près combien de fois gagneriez-vous d’ici, et avec quels coups ? L’entraîneur joue la suite de tête. Il sait ce que vous savez, pas davantage.
estimate-quiet = L’entraîneur vous conseille à chaque décision.
estimate-figure = { $chance } ± { $reach }
estimate-win = { $who ->
    [you] D’ici, vous gagneriez environ { $chance } des parties.
   *[other] D’ici, { $name } gagnerait environ { $chance } des parties.
}
estimate-moves = Les meilleurs coups
estimate-best = choix de l’entraîneur
estimate-even = peut-être aussi bon
estimate-quoted = « { $move } »
estimate-same = Les mêmes chiffres : { $moves }.
estimate-play = Le jouer
estimate-as-good = { $count ->
    [one] Pour autant qu’on puisse en juger, un autre coup vaut le choix de l’entraîneur : leurs intervalles se recouvrent.
   *[other] Pour autant qu’on puisse en juger, { $count } autres coups valent le choix de l’entraîneur : leurs intervalles se recouvrent.
}
estimate-how = { $count ->
    [one] Estimations d’après { $count } suite imaginée
   *[other] Estimations d’après { $count } suites imaginées
} ; ± est l’intervalle à 95 % de la recherche elle-même.

## La revue

estimate-review-title = Vos décisions
estimate-review-offer = Pour chaque décision, l’entraîneur estime combien de fois vous auriez gagné avec le meilleur coup, et avec le vôtre. Cela prend quelques secondes.
estimate-review-start = Revoir la partie
estimate-review-working = Bilan de vos décisions : { $done } sur { $count }…
estimate-review-verdict = { $count ->
    [one] { $count } décision examinée :
   *[other] { $count } décisions examinées :
} { $costly ->
    [0] aucune ne se distingue du meilleur coup.
    [one] une seule a coûté quelque chose.
   *[other] { $costly } ont coûté quelque chose.
}
estimate-review-list = Les décisions qui ont coûté, de la plus chère à la moins chère
estimate-review-made = Coup joué
estimate-review-better = Meilleur
estimate-review-cost = { $points ->
    [one] −{ $points } victoire sur 100
   *[other] −{ $points } victoires sur 100
}
estimate-review-there = Y aller
estimate-review-note = Ce sont toutes des estimations : les chiffres disent combien de parties sur cent seraient gagnées à partir de là. Une décision n’est retenue ici que si elle est moins bonne que le meilleur coup au-delà de l’incertitude.
