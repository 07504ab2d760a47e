# L’entraîneur : indices, tous les coups classés, et pourquoi l’un vaut mieux que l’autre.

crypt-coach-title = L’entraîneur

## Pourquoi un coup est meilleur : « Il { crypt-coach-but }. »

crypt-coach-better = Il { $why }.
crypt-coach-but = { $gains }, mais { $cost }
crypt-coach-same = Les deux coups promettent autant.
crypt-coach-share = { crypt-coach-share.bare } des { $cases ->
    [yes] cas
   *[no] lancers
}
    .bare = { $side ->
        [under] moins de { $percent } %
        [over] plus de { $percent } %
       *[at] { $percent } %
    }
crypt-coach-taken = { $how ->
    [sure] collecte { $the } à coup sûr
    [always] collecte { $the } à coup sûr, et pas seulement dans { $other }
    [some] collecte { $the } dans { $share }
    [never] abandonne { $the }
    [only] ne collecte { $the } que dans { $share } au lieu de toujours
    [less] ne collecte { $the } que dans { $share } au lieu de { $other }
   *[more] collecte { $the } dans { $share } au lieu de { $other }
}
crypt-coach-taken-instead = { crypt-coach-taken } plutôt que { $lost } ({ $coins } de plus)
crypt-coach-taken-later = { crypt-coach-taken }, { $more ->
    [yes] ce qui aide
   *[no] alors que ce trésor aiderait
} dans les manches suivantes
crypt-coach-ready = { $size ->
    [some] laisse { $more ->
        [yes] plus
       *[no] moins
    } souvent un serviteur actif
    [half] laisse environ une fois sur deux un serviteur actif de { $more ->
        [yes] plus
       *[no] moins
    }
   *[whole] laisse environ { $count ->
        [1] un serviteur actif
       *[other] { $count } serviteurs actifs
    } de { $more ->
        [yes] plus
       *[no] moins
    }
} pour { $last ->
    [yes] le score final
   *[no] la manche suivante
}
crypt-coach-coins = rapporte { $coins } de { $more ->
    [yes] plus
   *[no] moins
} dans cette manche
crypt-coach-later = prépare { $more ->
    [yes] mieux
   *[no] moins bien
} les manches suivantes
crypt-coach-treasures = collecte { $mine } trésors en moyenne au lieu de { $theirs }, { $more ->
    [yes] un plus
   *[no] un moins
} pour la suite
crypt-coach-more = { $aim ->
    [rank] compte pour { $coins } de plus en fin de partie, pièces et titre ensemble
   *[coins] promet { $coins } de plus au bout du compte
}
crypt-coach-fewer = { $aim ->
    [rank] compte pour { $coins } de moins en fin de partie, pièces et titre ensemble
   *[coins] promet { $coins } de moins au bout du compte
}
crypt-coach-rank = fait de vous le Magnifique dans { $more ->
    [yes] { $share }
   *[no] seulement { $share }
} des parties au lieu de { $other }
crypt-coach-cards = { $kind ->
    [idols] une idole
    [manuscripts] un manuscrit
    [pottery] deux poteries
   *[remains] deux reliques
}
crypt-coach-keeps = évite de retourner { crypt-coach-cards }
crypt-coach-flips = retourne { crypt-coach-cards }
crypt-coach-power = { $verb ->
    [peek] vous montre ce qui est face cachée avant que vous ne décidiez
    [take] vous donne { $the } avant que le Fantôme ne lance ses dés
    [rouse] réveille aussitôt un serviteur
   *[reroll] donne { $chance } { $chance ->
        [1] chance
       *[other] chances
    } sur 6 que le serviteur soit finalement actif
}

## L’échelle des indices

crypt-coach-think = { $verb ->
    [recover] Pensez à vos serviteurs : combien en voulez-vous d’actifs au moment qui compte ?
    [peek] Pensez à vos manuscrits : décideriez-vous autrement si vous saviez ce qui est face cachée ?
    [rouse] Pensez à vos reliques : que vaut pour vous un serviteur en ce moment ?
   *[other] { $stage ->
        [pottery] Pensez à vos poteries : le trésor face cachée mérite-t-il d’en retourner deux ?
        [reroll] Pensez à vos idoles : un nouveau lancer mérite-t-il d’en retourner une ?
       *[last] Pensez à vos reliques : que vaut un serviteur à la fin ?
    }
}
crypt-coach-think-of = Regardez bien { $the }.
crypt-coach-think-worth = Regardez bien { $the } : en comptant la suite, cela vaut environ { $coins } pour vous.
crypt-coach-shape = { $groups }{ $left ->
    [0] .
    [1]  ; gardez un serviteur actif.
   *[other]  ; gardez { $left } serviteurs actifs.
}
crypt-coach-shape-group = { $count ->
    [1] un serviteur { $on }
    [2] deux serviteurs { $on }
   *[other] trois serviteurs { $on }
}
crypt-coach-shape-other = { $verb ->
    [recover] À ce tour, mieux vaut ne rien revendiquer.
    [peek] Regardez avant de décider.
    [take] Deux poteries seraient bien employées ici.
    [rouse] Réveillez d’abord un serviteur.
    [reroll] L’un des serviteurs devrait être relancé.
   *[done] Laissez vos trésors tels quels.
}
crypt-coach-move = Le coup : { $move }.
crypt-coach-as-good = « { $rival } » vaut autant.
crypt-coach-instead = Comparé à « { $rival } », il { $why }.
crypt-coach-scores = Score final à attendre : { $mine } au lieu de { $theirs }.
crypt-coach-scores-rank = Le Magnifique dans { $share } des parties au lieu de { $other }.

## L’idée du meilleur coup, en une phrase

crypt-coach-idea-look = Ce que vaut { $the } décide de ce qu’il faut viser, et un manuscrit retourné compte toujours ses pièces.
crypt-coach-idea-wake = Un serviteur de plus dès ce tour : récupérer vous coûterait le tour, et des reliques retournées gardent leurs pièces.
crypt-coach-idea-sure = Pourquoi relancer ? Des reliques retournées réveillent un serviteur à coup sûr, alors qu’un nouveau lancer n’aide que dans { crypt-puzzle-chance }.
crypt-coach-idea-again = Un nouveau lancer en vaut la peine : l’idole vous coûte peu, car retournée, elle compte toujours ses pièces.
crypt-coach-idea-spare = Gardez l’idole pour plus tard : un nouveau lancer aiderait dans { crypt-puzzle-chance }, et une idole ne se retourne qu’une fois.
crypt-coach-idea-take = Ne laissez pas { $the } aux dés du Fantôme : retourner deux poteries n’engage aucun serviteur et ne risque rien.
crypt-coach-idea-recover-first = Vous rejouez après le Fantôme, et plus personne ne joue ensuite : récupérez maintenant, pour revendiquer alors { $the } avec trois serviteurs.
crypt-coach-idea-let-go = Laissez filer { $the } : { $last ->
    [yes] chaque serviteur actif vaut maintenant une pièce, et ce trésor rapporterait moins
   *[no] les serviteurs qu’il coûte vous serviront mieux à la manche suivante
}.
crypt-coach-idea-though-tired = Revendiquez même s’il vous manque des serviteurs : { $last ->
    [yes] { $the } rapporte plus que ne vaut un serviteur à la fin
   *[no] ils se récupèrent dans une autre manche, alors que { $the } n’est à prendre que maintenant
}.
crypt-coach-idea-least-risk = Juste ce qu’il faut : au-delà d’un total de { $total } { $on }, l’effort épuise plus qu’il ne protège.
crypt-coach-idea-just-enough = Pas un point de plus : personne ne joue après vous, et un total de { $total } { $on } est donc aussi sûr que { $rival }.
crypt-coach-idea-many-hands = À plusieurs, c’est plus facile : { $on }, { $mine } fait aussi bien que { $theirs } et épuise moins.
crypt-coach-idea-waste = Ne laissez rien de faible au Fantôme : aucun dé seul ne bat un 6, et { $sure ->
    [yes] à coup sûr
   *[no] dans { $share }
}, { $free ->
    [yes] son second tour ne lui rapporte que ce dont vous ne vouliez pas
   *[no] son second tour ne lui rapporte rien
}.
crypt-coach-idea-set = Plus précieux qu’il n’y paraît : outre ses propres pièces, { $the } vous rapporte { $coins }{ $exact ->
    [yes] {""}
   *[no] {" "}en moyenne
} grâce à son Collectionneur.
crypt-coach-idea-counting = Comptez ce que vous avez vu : { $the } ne peut valoir que { $values }, c’est donc un trésor à laisser.
crypt-coach-idea-top = Comptez ce que vous avez vu : { $the } { $one ->
    [yes] vaut forcément 4
   *[no] ne peut valoir que { $values }
}, c’est donc le trésor à prendre.
crypt-coach-idea-one-die = Aucun dé seul ne bat un 6 : le Fantôme n’en relance qu’un, et { $the } est donc à vous à coup sûr.
crypt-coach-idea-one-group = Osez revendiquer { $count } trésors : le Fantôme relance { $dice } dés mais ne place qu’un groupe, et ne peut donc en reprendre qu’un.
crypt-coach-idea-shield = Celui de gauche sert de bouclier : vos totaux sont égaux, ce qui bat le vôtre { $on } bat donc aussi celui de gauche, et c’est là que va d’abord le Fantôme.
crypt-coach-idea-wall = L’effort en vaut la peine : le Fantôme doit encore lancer, et { $on } un total de { $rival } se bat plus facilement que { $total }.
crypt-coach-idea-wait = Vous rejouez après le Fantôme, et plus personne ne joue ensuite : récupérez maintenant, pour avoir alors tous vos serviteurs actifs.
crypt-coach-idea-lie-low = Vous rejouez après le Fantôme, et plus personne ne joue ensuite : ne vous exposez pas. Peu d’effort épuise peu, et un serviteur évincé pourra alors revendiquer de nouveau.
crypt-coach-idea-paid = Regardez votre collection : pour { $the }, son Collectionneur vous verse { $coins } de plus{ $exact ->
    [yes] {""}
   *[no] {" "}en moyenne
}.
crypt-coach-idea-firm = Moins de trésors, mais mieux tenus : le Fantôme relance ce que vous évincez, et un total de { $rival } se bat plus facilement que { $total }.
crypt-coach-idea-matters = Visez { $the } : en comptant la suite, cela vaut environ { $coins } pour vous{ $some ->
    [yes] , contre seulement { $rival } pour { $lost }
   *[no] {""}
}.
crypt-coach-idea-cheap = Prenez ce qui vous coûte peu : personne ne joue après vous, et ce que vous revendiquez à peu d’effort est tout aussi sûrement à vous.
crypt-coach-idea-rest = Laissez filer cette manche : { $last ->
    [yes] chaque serviteur actif vaut une pièce à la fin
   *[no] vos serviteurs vous serviront mieux à la suivante
}.
crypt-coach-idea-coin = Un serviteur actif à la fin vaut une pièce, et des reliques retournées gardent les leurs.

## La carte

crypt-coach-intro = Vous hésitez ? Demandez un indice, ou voyez ce que vaut chaque coup.
crypt-coach-quiet = L’entraîneur vous conseille à chaque décision.
crypt-coach-only = Il n’y a qu’un coup ici : { $move }.
crypt-coach-hint-n = Indice { $n }
crypt-coach-ask = { $rung ->
    [0] Donnez-moi un indice
    [1] Un indice plus clair
   *[2] Montrez-moi le coup
}
crypt-coach-play = Le jouer
crypt-coach-expected = { $turn ->
    [second] À la fin de la manche, votre second tour compris
   *[none] À la fin de la manche
}
crypt-coach-fair = L’entraîneur sait ce que vous savez, pas davantage : il ne regarde ni les cartes face cachée, ni la pioche, ni les lancers à venir.
crypt-coach-estimate = Les chances de cette manche sont calculées exactement. Ce qui vient après est une estimation, apprise au cours de { $games } parties que l’entraîneur a jouées lui-même ({ $date }, graines { $first } à { $last }).

## Tous les coups

crypt-coach-all = Tous les coups
crypt-coach-all-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
crypt-coach-note = { $claims ->
    [yes] Le meilleur d’abord. Tout compte pour la manche entière, vos tours suivants compris : les chances de collecter chaque trésor, les pièces des trésors et des collectionneurs, les serviteurs actifs à la fin ; et le score final à attendre.
   *[no] Le meilleur d’abord, avec les serviteurs actifs et le score final à attendre.
}
crypt-coach-filter-slot = Sur quel trésor
crypt-coach-filter-servants = Avec combien de serviteurs
crypt-coach-any = Peu importe
crypt-coach-servants = { $count ->
    [1] 1 serviteur
   *[other] { $count } serviteurs
}
crypt-coach-treasure = { $slot } : { crypt-kind-one }
crypt-coach-none-listed = Aucun coup permis ne ressemble à cela.
crypt-coach-more-moves = En montrer plus
crypt-coach-shown = Coups montrés : { $shown } sur { $count }
crypt-coach-column-rank = Place
crypt-coach-column-move = Coup
crypt-coach-column-coins = Pièces
crypt-coach-column-ready = Actifs
crypt-coach-column-score = Score
crypt-coach-final-score = Score final
crypt-coach-column-loss = Perte
crypt-coach-column-reached = 50+
crypt-coach-reached = Magnifique
crypt-coach-aim = Jouer pour être le Magnifique
crypt-coach-aim-note = Atteindre 50 pièces compte ici comme { $bonus } pièces de plus, si bien qu’une partie sur cent vaut { $each } ; une perte porte sur les deux ensemble. La fréquence à laquelle on les atteint est aussi une estimation.
crypt-coach-best = le meilleur
crypt-coach-even = aussi bon
crypt-coach-for-nothing = pour rien
crypt-coach-ways = { $count } façons
crypt-coach-quoted = « { $move } »
crypt-coach-same-as = Les mêmes chiffres : { $moves }.
crypt-coach-yours = votre ébauche
crypt-coach-worse = Comparé à celui-ci, le meilleur coup { $why }.
crypt-coach-as-good-best = Il vaut le meilleur.
crypt-coach-in-vain = Il retourne { crypt-coach-cards } pour rien : sans cela, vous pouvez espérer autant.
crypt-coach-draft = { $how ->
    [best] Votre ébauche est le meilleur coup possible.
    [even] Votre ébauche vaut le meilleur coup.
   *[less] Votre ébauche : place { $rank } sur { $count }, { $coins } de moins que le meilleur{ $near ->
        [yes] { " " }(trop peu pour vraiment compter)
       *[no] { "" }
    }.
}
crypt-coach-draft-none = Disposez une revendication sur la table pour voir ici sa place.
crypt-coach-draft-best = En comparaison, « { $best } » { $why }.
crypt-coach-warning = L’entraîneur y réfléchirait encore : cela coûte { $aim ->
    [rank] autant que { $coins }, chances d’être le Magnifique comprises
   *[coins] { $coins }
}.
