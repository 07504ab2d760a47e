# La Crypte de Sedlec : qui joue, ce qu’on peut faire, les noms sur la table, les points et la feuille.

## Ce que l’on peut faire

sedlec-verb = { $verb ->
    [dig] creuser
    [collect] exhumer
   *[lay] disposer
}
sedlec-may-title = { $who ->
    [you] { $stage ->
        [take] Vous avez creusé : prenez une des cartes
       *[turn] À vous : { $verbs }
    }
   *[other] { $stage ->
        [take] { $name } a creusé et prend une des cartes
       *[turn] Tour { $of } : { $verbs }
    }
}
sedlec-may-dig = { $count ->
    [1] Creuser : la pile { $piles } est la dernière qui soit face cachée. Vous pouvez en retourner la carte, mais alors elle est pour vous.
   *[other] Creuser : retournez deux cartes, sur deux des piles face cachée ({ $piles }), et prenez-en une. L’autre reste visible pour tous.
}
sedlec-may-no-dig = Aucune pile n’est face cachée : il n’y a nulle part où creuser.
sedlec-may-collect = { $count ->
    [1] Exhumer : prenez la seule carte visible, { $cards }.
   *[other] Exhumer : prenez une carte visible, { $cards }.
}
sedlec-may-no-collect = Aucune carte n’est visible : il n’y a rien à exhumer.
sedlec-may-hand-full = Une main ne compte que deux cartes : il faut en disposer une avant d’en prendre une autre.
sedlec-may-share-full = Votre crypte et votre main ont maintenant toutes vos cartes, { $size } en tout : il ne reste qu’à les disposer.
sedlec-may-lay = Disposer : posez { $cards } à un emplacement ouvert ({ $places }).
sedlec-may-higher = Plus haut, un emplacement s’ouvre dès que les deux cartes du dessous sont là.
sedlec-may-no-lay = Votre main est vide : il n’y a rien à disposer.
sedlec-may-take = Prendre { $card } de la pile { $pile }.
sedlec-may-leave = La carte que vous laissez reste visible, et le joueur suivant peut l’exhumer.

## Coups

sedlec-move-dig = { $count ->
    [1] Creuser dans la pile { $piles }
   *[other] Creuser dans les piles { $piles }
}
sedlec-move-take = Prendre { $card } (pile { $pile })
sedlec-move-collect = Exhumer { $card } (pile { $pile })
sedlec-move-lay = Disposer { $card } en { $place }

## La table

sedlec-graveyard = Le cimetière
sedlec-pile = Pile { $pile } : { $state ->
    [up] { $card }{ $dug ->
        [yes] , carte tout juste retournée
       *[no] { "" }
    }{ $down ->
        [0] { "" }
        [1] , 1 carte dessous
       *[other] , { $down } cartes dessous
    }
    [down] { $down ->
        [1] 1 carte, face cachée
       *[other] { $down } cartes, face cachée
    }
   *[empty] vide
}
sedlec-laid = { $place } : { $card }, niveaux { $upper } et { $lower }
sedlec-hand = { $count ->
    [0] rien en main
   *[other] en main : { $cards }
}
sedlec-missing = { $count ->
    [0] crypte complète
    [1] encore 1 carte à disposer
   *[other] encore { $count } cartes à disposer
}
sedlec-so-far = { $points } jusqu’ici
sedlec-so-far-from = { $points } jusqu’ici : { $parts }
sedlec-open = Emplacements ouverts : { $places }
sedlec-crypt-empty = Aucune carte dans la crypte
sedlec-player = { $name } : { $parts }
sedlec-unseen = Pas encore vues
sedlec-unseen-none = Toutes les cartes ont été vues.

## Les points, ligne par ligne

sedlec-gain = { $count ->
    [0] 0 point
   *[other] { $points } : { $parts }
}

sedlec-score-king = { $count ->
    [0] Roi au niveau { $level } : ni roi ni paysan plus bas
   *[other] Roi au niveau { $level } : { $below } plus bas
}
sedlec-score-peasant = { $count ->
    [1] { $peasants }, 1 point
   *[other] { $peasants }, 1 point chacun
}
sedlec-score-priest = { $count ->
    [1] Niveau { $level } : il y a un prêtre
   *[other] Niveau { $level } : { $priests }, mais un niveau ne compte qu’une fois
}
sedlec-score-pair = { $same ->
    [yes] Un couple d’amants au niveau { $level }
   *[no] Un couple d’amants, aux niveaux { $level } et { $upper }
}
sedlec-score-lonely = { $count ->
    [0] Amant au niveau { $level } : aucun autre amant n’est adjacent
   *[other] Amant au niveau { $level } : tout voisin est déjà en couple
}
sedlec-score-redeemed = Criminel au niveau { $level } : { $count ->
    [1] un prêtre est adjacent
   *[other] { $priests } sont adjacents, un seul suffit
}
sedlec-score-unredeemed = Criminel au niveau { $level } : aucun prêtre n’est adjacent

## La feuille

sedlec-verdict-won = { $who ->
    [you] Vous gagnez avec { $points }
   *[other] { $name } gagne avec { $points }
}{ $how ->
    [skulls] , les types de crâne ayant départagé l’égalité.
   *[points] .
}
sedlec-verdict-shared = Victoire partagée avec { $points } chacun : { $players }.
sedlec-next = Il vous manquait { $points } pour égaler le vainqueur.
sedlec-figure-cards = Cartes disposées
sedlec-figure-score = Points
