# Les étiquettes de la table de Sedlec.

sedlec-board-label = La table
sedlec-board-graveyard = Cimetière
sedlec-board-hand = Main : { $name }
sedlec-board-hand-empty = Main : { $name }, aucune carte
sedlec-board-crypt = Crypte : { $name }
sedlec-board-score = Points par type de crâne : { $name }
sedlec-board-score-none = Pas encore de crâne de ce type.
sedlec-board-score-point = Survolez une ligne, ou appuyez dessus, pour voir ses crânes.
sedlec-board-missing = { $count ->
    [0] Crypte complète
    [one] { $count } carte à disposer
   *[other] { $count } cartes à disposer
}

sedlec-board-hint-start = Choisissez une pile, ou une carte de votre main.
sedlec-board-hint-piles = Choisissez deux piles face cachée, ou une carte face visible.
sedlec-board-hint-take = Choisissez laquelle des cartes retournées vous prenez. L’autre reste face visible.
sedlec-board-hint-dig = Choisissez deux piles face cachée. Vous prendrez ensuite l’une des deux cartes.
sedlec-board-hint-second = Encore une pile face cachée.
sedlec-board-hint-collect = Prenez l’une des cartes visibles du cimetière.
sedlec-board-hint-lay = Choisissez une carte de votre main, et un emplacement dans votre crypte.
sedlec-board-hint-place = Choisissez maintenant un emplacement dans votre crypte. Chacun montre ce que la carte rapporterait.
sedlec-board-hint-card = { $place } : quelle carte va là ?
sedlec-board-gain-none = Cela ne rapporte aucun point ici.

sedlec-board-choose-card = Choisir une carte
sedlec-board-choose-pile = Choisir une pile
sedlec-board-choose-place = Choisir un emplacement
sedlec-board-confirm = Confirmer
sedlec-board-confirm-dig = Creuser dans les piles { $one } et { $other }
sedlec-board-confirm-dig-one = Creuser la pile { $one }
sedlec-board-confirm-take = Prendre { $card }
sedlec-board-confirm-take-pile = Prendre sur la pile { $pile }
sedlec-board-confirm-collect = Exhumer { $card }
sedlec-board-confirm-collect-pile = Exhumer de la pile { $pile }
sedlec-board-confirm-lay = Disposer { $card } en { $place }
sedlec-board-confirm-hint = Ou appuyez encore une fois sur Entrée, sur ce que vous avez choisi.
sedlec-board-clear = Effacer
sedlec-board-keys = Touches 1 à 6 pour les piles, Q et W pour vos cartes, flèches pour vous déplacer, Entrée pour choisir, Entrée encore une fois pour confirmer, Échap pour effacer.

sedlec-actions = Les trois actions d’un tour
# $verb: dig, collect or lay
sedlec-action = { $verb ->
    [dig] Creuser
    [collect] Exhumer
   *[lay] Disposer
}
sedlec-action-hint = { $verb ->
    [dig] Retournez le dessus de deux piles face cachée et gardez l’une des deux cartes.
    [collect] Prenez une carte qui est face visible.
   *[lay] Posez dans votre crypte une carte que vous avez en main.
}

## The tabs of the tools

sedlec-tools-help = Aide

## Un volet seul dans un carnet, quand il n’a rien à montrer

sedlec-alone-no-graves = On voit ici ce qui peut se trouver sous les piles de La Crypte de Sedlec, tant qu’on y creuse.
