# Une partie passée en revue : le hasard d’un côté, les décisions de l’autre, et des exercices.

## La carte

crypt-review-title = { $over ->
    [yes] Bilan de la partie
   *[no] Bilan de la partie jusqu’ici
}
crypt-review-offer = Le bilan de cette ligne n’est pas encore fait.
crypt-review-start = Faire le bilan
crypt-review-working = Le bilan examine chaque décision et chaque lancer…

## La somme

crypt-review-sum-start = Attendu en jouant au mieux
crypt-review-sum-luck = Hasard
crypt-review-sum-lost = Décisions
crypt-review-sum-end = { $over ->
    [yes] Score final
   *[no] Attendu à présent
}
crypt-review-sum-spoken = { $over ->
    [yes] Attendu en jouant au mieux : { $start }. Hasard : { $luck }. Décisions : { $lost }. Score final : { $end }.
   *[no] Attendu en jouant au mieux : { $start }. Hasard : { $luck }. Décisions : { $lost }. Attendu à présent : { $end }.
}
crypt-review-luck = { $side ->
    [gave] Le hasard était avec vous : il vous a donné { $coins }.
    [took] Le hasard était contre vous : il vous a pris { $coins }.
   *[even] Le hasard s’est à peu près équilibré.
}
crypt-review-luck-of = { $kind ->
    [cards] Les trésors
    [ghost] Le Fantôme
    [dice] Vos dés
   *[further] L’estimation
}
crypt-review-luck-parts = D’où venait le hasard
crypt-review-like = { end-like }
crypt-review-lost = Vos décisions ont coûté { $coins }, { $all ->
    [yes] le tout
   *[no] dont { $worst }
} { $count ->
    [1] au seul moment ci-dessous.
   *[other] aux { $count } moments ci-dessous.
}
crypt-review-praise = { $count ->
    [1] Bien joué : votre décision était la meilleure possible, ou la valait.
   *[other] Bien joué : chacune de vos { $count } décisions était la meilleure possible, ou s’en approchait à un quart de pièce près.
}
crypt-review-in-vain = { $count ->
    [1] L’une de vos décisions a retourné des trésors pour rien.
   *[other] { $count } de vos décisions ont retourné des trésors pour rien.
}

## Le graphique

crypt-review-chart = Score final attendu au fil de la partie
crypt-review-chart-help = Gauche et droite passent d’un moment à l’autre, Entrée le montre sur la table.
crypt-review-legend-draw = Le hasard : trésors révélés, dés lancés
crypt-review-legend-decision = Votre décision
crypt-review-legend-mistake = Une décision qui a coûté des pièces
crypt-review-earlier = Plus tôt
crypt-review-later = Plus tard
crypt-review-see = Voir sur la table
crypt-review-round = Manche { $n }
crypt-review-rank = { $coins } : { crypt-rank }
crypt-review-further = Cette décision prise, l’entraîneur voit plus loin qu’avant.
crypt-review-entry = { $kind ->
    [reveal] Nouveaux trésors
    [ghost] Le lancer du Fantôme
    [roll] Le lancer de votre serviteur
    [seen] Une valeur découverte
    [further] L’entraîneur voit plus loin
   *[decision] Votre décision
}
crypt-review-effect = { $what ->
    [gained] A donné { $coins } ; { crypt-review-effect-level }.
    [took] A pris { $coins } ; { crypt-review-effect-level }.
    [gave-away] A coûté { $coins } ; { crypt-review-effect-level }.
    [best] N’a rien coûté ; { crypt-review-effect-level }.
    [in-vain] N’a coûté aucune pièce, mais a retourné { crypt-coach-cards } pour rien ; { crypt-review-effect-level }.
   *[nothing] N’a rien changé ; { crypt-review-effect-level }.
}
crypt-review-effect-level = { $final ->
    [yes] score final : { $level }
   *[no] attendu : { $level }
}

## Manche par manche

crypt-review-rounds = Manche par manche
crypt-review-rounds-round = Manche
crypt-review-rounds-luck = Hasard
crypt-review-rounds-lost = Décisions
crypt-review-rounds-level = Attendu ensuite
crypt-review-rounds-start = Début
crypt-review-rounds-all = Total

## Les décisions les plus coûteuses, les coups du sort

crypt-review-mistakes = Ce qui a coûté le plus
crypt-review-better = Le meilleur coup
crypt-review-find = Trouver le meilleur coup
crypt-review-found = Trouvé
crypt-review-shown = Montré
crypt-review-all-done = C’était le dernier : tous sont trouvés ou montrés.
crypt-review-luckiest = Le plus chanceux
crypt-review-unluckiest = Le plus malchanceux

## Exercices

crypt-review-exercise = Trouvez le meilleur coup
crypt-review-exercise-task = Ici vous avez joué « { $move } », et cela a coûté { $coins }. Trouvez mieux sur la table, et jouez-le.
crypt-review-exercise-away = La table montre à présent un autre moment.
crypt-review-exercise-return = Revenir à la décision
crypt-review-hint = { $rung ->
    [0] Un indice
    [1] Un autre indice
   *[2] Le dernier indice
}
crypt-review-hint-of = Indice { $n }
crypt-review-show = Montrer le meilleur coup
crypt-review-again = Réessayer
crypt-review-next = Le suivant
crypt-review-leave = Revenir au bilan
crypt-review-judged = { $how ->
    [solved] { $best ->
        [yes] Trouvé : c’est le meilleur coup
       *[no] Trouvé : il vaut le meilleur
    }
    [in-vain] Presque : mais ce coup retourne des trésors pour rien
    [better] Mieux, mais pas encore ça
    [equal] Pas mieux
    [worse] Cela coûte encore plus
   *[same] C’est ce que vous aviez joué
}
    .why = { $how ->
        [solved] { $best ->
            [yes] Aucun autre coup ne promet davantage.
           *[no] Il est à un quart de pièce au plus du meilleur : trop peu pour compter.
        }
        [in-vain] { crypt-coach-in-vain } Revenez en arrière et laissez vos trésors tels quels.
        [better] Il coûte { $loss } au lieu de { $lost_number }, et il y a un coup qui ne coûte presque rien.
        [equal] Il coûte à peu près autant que votre coup dans la partie : { $lost }.
        [worse] Il coûte { $loss }, votre coup dans la partie { $lost_number }. Revenez en arrière et essayez autre chose.
       *[same] Il coûte { $lost }. Revenez en arrière et essayez autre chose.
    }
crypt-review-best = Le meilleur coup : { $move }
crypt-review-both = Le même hasard, les deux choix
crypt-review-both-working = Les deux choix sont joués jusqu’au bout…
crypt-review-both-original = Votre coup ({ $move }), puis le tuteur joue
crypt-review-both-other = Le meilleur coup ({ $move }), puis le tuteur joue
crypt-review-both-coins = Pièces
crypt-review-both-ready = Serviteurs actifs
crypt-review-both-score = Score final
crypt-review-both-note = Après l’un et l’autre coup, le tuteur joue de son mieux, avec les mêmes dés et les mêmes cartes : votre partie a pu finir autrement. Une seule partie prouve peu : c’est la moyenne sur tous les hasards possibles qui compte, et là le second choix a { $coins } d’avance.

## Une décision de sa propre partie, à reprendre

crypt-mistake-task = Manche { $round } : ici vous avez joué « { $move } », et cela a coûté { $coins } en moyenne. Jouez mieux.
crypt-mistake-think = Pensez à ce que le Fantôme peut encore faire, et à ce que vaut chaque serviteur là où vous le placez.
crypt-mistake-same = C’est ce que vous aviez joué dans votre partie.

## Ce qui a le mieux réussi

crypt-review-finest = Votre meilleure décision, manche { $round } : « { $move } ». Tout autre coup aurait coûté au moins { $coins }.
crypt-review-good = Décisions qui valaient la meilleure, chance mise à part : { $count } sur { $of }.
