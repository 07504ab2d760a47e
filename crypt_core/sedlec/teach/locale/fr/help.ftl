# Sedlec : l’aide exacte. Les variables sont expliquées dans le catalogue anglais.

sedlec-help-title = Aide exacte
sedlec-help-for = Pour { $name }
sedlec-help-fair = N’y entre que ce que tout le monde a vu. Aucune carte face cachée n’est regardée.

## Ce qui est face cachée

sedlec-help-graves = Ce qui est face cachée
sedlec-help-column-skull = Montre
sedlec-help-column-one = Une carte
sedlec-help-column-two = Une des deux
sedlec-help-counted-with = { $cards ->
    [ours] compté avec les cartes fournies avec le tuteur (une reconstitution).
   *[own] compté avec les cartes de votre fichier.
}
sedlec-help-graves-none = Toutes les cartes ont été vues : plus rien ne dépend du hasard.
sedlec-help-graves-note = { $count ->
    [1] Une seule carte n’a pas été vue : vous savez donc laquelle c’est.
   *[other] { $count } cartes n’ont pas encore été vues. Chacune a autant de chances que les autres d’être la prochaine, sur n’importe quelle pile.
}{ $piles ->
    [0] { " " }Aucune pile n’est face cachée pour l’instant : personne ne peut creuser.
   *[other] { "" }
}
sedlec-help-shows = { $unseen ->
    [1] la dernière carte pas encore vue { $cards ->
        [0] ne montre aucun
       *[other] montre un
    } { sedlec-skull }
   *[other] { $cards ->
        [0] aucune
       *[other] { $cards }
    } des { $unseen } cartes pas encore vues { $cards ->
        [0] ne montre { $skull ->
            [lover] d’{ sedlec-skull }
           *[other] de { sedlec-skull }
        }
        [1] montre un { sedlec-skull }
       *[other] montrent un { sedlec-skull }
    }
}

## Ce que rapporte une carte

sedlec-help-actions = Ce que rapporte une carte
sedlec-help-actions-note = C’est le calcul d’une seule carte, pas un conseil : une carte prise ne rapporte au plus tôt qu’un tour plus tard, et celle que vous disposez maintenant ferme ou ouvre des emplacements pour la suite.
sedlec-help-lay = Disposer : points tout de suite
sedlec-help-take = Prendre : ce que la carte rapporterait une fois disposée
sedlec-help-take-note = Sur l’emplacement ouvert où elle rapporte le plus, dans la crypte telle qu’elle est.
sedlec-help-best = le plus de points
sedlec-help-places = Emplacements ouverts
sedlec-help-points = { $whole ->
    [0] { $amount } point
    [1] { $amount } point
   *[other] { $amount } points
}
sedlec-help-dig-any = creuser dans deux piles face cachée, n’importe lesquelles
sedlec-help-reason = { $count ->
    [0] rien pour l’instant, où qu’on la dispose
   *[other] { $verb ->
        [lay] { $parts }
       *[take] en { $place } : { $parts }
    }
}
sedlec-help-same = la même carte se trouve aussi sur { $count ->
    [one] la pile { $piles }
   *[other] les piles { $piles }
}
sedlec-help-dig-beats = { $cards ->
    [two] en moyenne, la meilleure des deux cartes ; mieux que la meilleure carte visible dans { $share } des cas
   *[one] en moyenne ; mieux que la meilleure carte visible dans { $share } des cas
}
sedlec-help-dig-range = { $cards ->
    [two] en moyenne, la meilleure des deux cartes ; de { $least } à { $most }, ce qui arrive dans { $share } des cas
   *[one] en moyenne ; de { $least } à { $most }, ce qui arrive dans { $share } des cas
}
sedlec-help-dig-same = { $cards ->
    [two] la meilleure des deux cartes rapporte { $most } dans tous les cas
   *[one] elle rapporte { $most } dans tous les cas
}

## Le meilleur arrangement

sedlec-help-arrange = La meilleure disposition
sedlec-help-new = à venir
sedlec-help-arrange-later = { $count } emplacements sont encore ouverts. Dès qu’il n’en restera que { $most }, la meilleure disposition se trouvera ici.
sedlec-help-arrange-none = Aucune carte n’est en main ni visible : il n’y a rien à arranger.
sedlec-help-arranged = avec les cartes en main{ $dug ->
    [0] { "" }
    [1] { " " }et celle qui vient d’être retournée
   *[other] { " " }et une de celles qui viennent d’être retournées
}, qu’il faudra toutes disposer, et les cartes visibles, la crypte vaut au mieux { $points }, { $gain } de plus que maintenant{ $open ->
    [0] .
    [1]  ; un emplacement reste ouvert.
   *[other]  ; { $open } emplacements restent ouverts.
}
sedlec-help-laid = { $card } en { $place }
sedlec-help-ceiling = au maximum, quoi qu’il vienne : { $points }
sedlec-help-ceiling-same = Aucune carte pas encore vue ne peut faire mieux.
