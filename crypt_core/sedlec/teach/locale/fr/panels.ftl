# Les étiquettes de la table de Sedlec.

board-label = La table
board-graveyard = Cimetière
board-hand = Main : { $name }
board-hand-empty = Main : { $name }, aucune carte
board-crypt = Crypte : { $name }
board-score = Points par type de crâne : { $name }
board-score-none = Pas encore de crâne de ce type.
board-score-point = Survolez une ligne, ou appuyez dessus, pour voir ses crânes.
board-missing = { $count ->
    [0] Crypte complète
    [one] { $count } carte à disposer
   *[other] { $count } cartes à disposer
}

board-hint-start = Choisissez une pile, ou une carte de votre main.
board-hint-piles = Choisissez deux piles face cachée, ou une carte face visible.
board-hint-take = Choisissez laquelle des cartes retournées vous prenez. L’autre reste face visible.
board-hint-dig = Choisissez deux piles face cachée. Vous prendrez ensuite l’une des deux cartes.
board-hint-second = Encore une pile face cachée.
board-hint-collect = Prenez l’une des cartes visibles du cimetière.
board-hint-lay = Choisissez une carte de votre main, et un emplacement dans votre crypte.
board-hint-place = Choisissez maintenant un emplacement dans votre crypte. Chacun montre ce que la carte rapporterait.
board-hint-card = { $place } : quelle carte va là ?
board-gain-none = Cela ne rapporte aucun point ici.

board-confirm = Confirmer
board-confirm-dig = Creuser les piles { $one } et { $other }
board-confirm-dig-one = Creuser la pile { $one }
board-confirm-take = Prendre { $card }
board-confirm-take-pile = Prendre sur la pile { $pile }
board-confirm-collect = Exhumer { $card }
board-confirm-collect-pile = Exhumer de la pile { $pile }
board-confirm-lay = Disposer { $card } en { $place }
board-confirm-hint = Ou appuyez encore une fois sur Entrée, sur ce que vous avez choisi.
board-clear = Effacer
board-keys = Touches 1 à 6 pour les piles, Q et W pour vos cartes, flèches pour vous déplacer, Entrée pour choisir, Entrée encore une fois pour confirmer, Échap pour effacer.

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
