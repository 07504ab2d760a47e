# L’entraîneur : indices, tous les coups classés, et pourquoi l’un vaut mieux que l’autre.

coach-title = L’entraîneur

## Pourquoi un coup est meilleur : « Il { coach-but }. »

coach-better = Il { $why }.
coach-but = { $gains }, mais { $cost }
coach-same = Les deux coups promettent autant.
coach-share = { coach-share.bare } des { $cases ->
    [yes] cas
   *[no] lancers
}
    .bare = { $side ->
        [under] moins de { $percent } %
        [over] plus de { $percent } %
       *[at] { $percent } %
    }
coach-taken = { $how ->
    [sure] collecte { $the } à coup sûr
    [always] collecte { $the } à coup sûr au lieu de { $other }
    [some] collecte { $the } dans { $share }
    [never] abandonne { $the }
    [only] ne collecte { $the } que dans { $share } au lieu de toujours
    [less] ne collecte { $the } que dans { $share } au lieu de { $other }
   *[more] collecte { $the } dans { $share } au lieu de { $other }
}
coach-taken-instead = { coach-taken } plutôt que { $lost } ({ $coins } de plus)
coach-taken-later = { coach-taken }, { $more ->
    [yes] ce qui aide
   *[no] alors que ce trésor aiderait
} dans les manches suivantes
coach-ready = { $size ->
    [some] laisse { $more ->
        [yes] plus
       *[no] moins
    } souvent un serviteur actif
    [half] laisse en moyenne un demi-serviteur actif de { $more ->
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
coach-coins = rapporte { $coins } de { $more ->
    [yes] plus
   *[no] moins
} dans cette manche
coach-later = prépare { $more ->
    [yes] mieux
   *[no] moins bien
} les manches suivantes
coach-treasures = collecte { $mine } trésors en moyenne au lieu de { $theirs }, { $more ->
    [yes] un plus
   *[no] un moins
} pour la suite
coach-more = promet { $coins } de plus au bout du compte
coach-cards = { $kind ->
    [idols] une idole
    [manuscripts] un manuscrit
    [pottery] deux poteries
   *[remains] deux reliques
}
coach-keeps = évite de retourner { coach-cards }
coach-flips = retourne { coach-cards }
coach-power = { $verb ->
    [peek] vous montre ce qui est face cachée avant que vous ne décidiez
    [take] vous donne { $the } avant que le Fantôme ne lance ses dés
    [rouse] réveille aussitôt un serviteur
   *[reroll] donne { $chance } { $chance ->
        [1] chance
       *[other] chances
    } sur 6 que le serviteur placé sur { $the } soit finalement actif
}

## L’échelle des indices

coach-think = { $verb ->
    [recover] Pensez à vos serviteurs : combien en voulez-vous d’actifs au moment qui compte ?
    [peek] Pensez à vos manuscrits : décideriez-vous autrement si vous saviez ce qui est face cachée ?
    [rouse] Pensez à vos reliques : que vaut pour vous un serviteur en ce moment ?
   *[other] { $stage ->
        [pottery] Pensez à vos poteries : le trésor face cachée mérite-t-il d’en retourner deux ?
        [reroll] Pensez à vos idoles : un nouveau lancer mérite-t-il d’en retourner une ?
       *[last] Pensez à vos reliques : que vaut un serviteur à la fin ?
    }
}
coach-think-of = Regardez bien { $the }.
coach-think-worth = Regardez bien { $the } : avec tout ce qui peut s’ensuivre, c’est environ { $coins } pour vous.
coach-shape = { $groups }{ $left ->
    [0] .
    [1]  ; gardez un serviteur actif.
   *[other]  ; gardez { $left } serviteurs actifs.
}
coach-shape-group = { $count ->
    [1] un serviteur { $on }
    [2] deux serviteurs { $on }
   *[other] trois serviteurs { $on }
}
coach-shape-other = { $verb ->
    [recover] À ce tour, mieux vaut ne rien revendiquer.
    [peek] Regardez avant de décider.
    [take] Deux poteries seraient bien employées ici.
    [rouse] Réveillez d’abord un serviteur.
    [reroll] L’un des serviteurs devrait être relancé.
   *[done] Laissez vos trésors tels quels.
}
coach-move = Le coup : { $move }.
coach-as-good = « { $rival } » vaut autant.
coach-instead = Comparé à « { $rival } », il { $why }.

## La carte

coach-intro = Vous hésitez ? Demandez un indice, ou voyez ce que vaut chaque coup.
coach-quiet = L’entraîneur vous conseille à chaque décision.
coach-only = Il n’y a qu’un coup ici : { $move }.
coach-hint-n = Indice { $n }
coach-ask = { $rung ->
    [0] Donnez-moi un indice
    [1] Un indice plus clair
   *[2] Montrez-moi le coup
}
coach-play = Le jouer
coach-expected = Ce que ce coup promet
coach-fair = L’entraîneur sait ce que vous savez, pas davantage : il ne regarde ni les cartes face cachée, ni la pioche, ni les lancers à venir.
coach-estimate = Les chances de cette manche sont calculées exactement. Ce qui vient après est une estimation, apprise au cours de { $games } parties que l’entraîneur a jouées lui-même ({ $date }, graines { $first } à { $last }).

## Tous les coups

coach-all = Tous les coups
coach-all-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
coach-note = { $claims ->
    [yes] Le meilleur d’abord. Tout vaut pour la manche entière, vos tours suivants compris : les chances de collecter chaque trésor, les pièces des trésors et des collectionneurs, les serviteurs actifs à la fin ; et le score final à attendre.
   *[no] Le meilleur d’abord, avec les serviteurs actifs et le score final à attendre.
}
coach-filter-slot = Sur quel trésor
coach-filter-servants = Avec combien de serviteurs
coach-any = Peu importe
coach-servants = { $count ->
    [1] 1 serviteur
   *[other] { $count } serviteurs
}
coach-treasure = { $slot } : { kind-one }
coach-none-listed = Aucun coup permis ne ressemble à cela.
coach-more-moves = En montrer plus
coach-shown = { $shown } coups sur { $count }
coach-column-rank = Place
coach-column-move = Coup
coach-column-coins = Pièces
coach-column-ready = Actifs
coach-column-score = Score
coach-column-loss = Perte
coach-best = le meilleur
coach-even = aussi bon
coach-for-nothing = pour rien
coach-yours = votre ébauche
coach-worse = Comparé à celui-ci, le meilleur coup { $why }.
coach-as-good-best = Il vaut le meilleur.
coach-in-vain = Il retourne { coach-cards } pour rien : sans cela, vous pouvez espérer autant.
coach-draft = { $how ->
    [best] Votre ébauche est le meilleur coup possible.
    [even] Votre ébauche vaut le meilleur coup.
   *[less] Votre ébauche : place { $rank } sur { $count }, { $coins } de moins que le meilleur{ $near ->
        [yes] { " " }(trop peu pour vraiment compter)
       *[no] { "" }
    }.
}
coach-draft-none = Disposez une revendication sur la table pour voir ici sa place.
coach-draft-best = En comparaison, « { $best } » { $why }.
