# Pourquoi une position composée à la main ne peut pas exister.

refusal-position-card = Je ne peux pas lire « { $got } » comme un trésor. Écrivez le type et la valeur, avec un point d’interrogation s’il est face cachée : { $wanted }.
refusal-position-card-gone = { $count ->
    [0] À ce nombre de joueurs, cette carte n’existe pas : { crypt-kind-lower } de valeur { $value }.
    [1] Cette partie ne compte que { crypt-kind-count } de valeur { $value }, qui se trouve déjà ailleurs.
   *[other] Cette partie ne compte que { crypt-kind-count }{ $value ->
        [0] { "" }
       *[other] { " " }de valeur { $value }
    }, qui se trouvent déjà ailleurs.
}
refusal-position-crypt = Il doit y avoir dans la Crypte { $up } trésors face visible et { $down } face cachée, et non { $got } et { $hidden }.
refusal-position-order = Contre le Fantôme, les trésors sont rangés du plus précieux au moins précieux ; un trésor face cachée compte pour 2,5.
refusal-position-round = Il n’y a pas de manche { $got } : les manches vont de 1 à { $last }.
refusal-position-early = Trop de cartes sont sorties pour la manche { $round } : hors de la Crypte, { $got } sont nommées, et { $most } au plus ont pu quitter la pioche.
refusal-position-turn = Le nombre de tours déjà joués ne peut pas être { $got }, car personne n’aurait alors à décider ; il peut être { $wanted }.
refusal-position-top = { $any_wanted ->
    [yes] La carte du dessus de la pioche ne peut pas montrer « { $got } » ici : elle peut être { $wanted }.
   *[no] Il ne reste aucune carte dans la pioche, donc aucune sur le dessus.
}
refusal-position-claim = « { $got } » ne dit pas où sont les dés : écrivez a4 c33, la lettre d’un trésor et l’effort de chaque serviteur placé dessus.
refusal-position-too-soon = { $who ->
    [you] Vous ne pouvez pas encore avoir placé de serviteurs
   *[other] { $name } ne peut pas encore avoir placé de serviteurs
} : { $turn ->
    [0] aucun tour n’est joué.
    [1] un seul tour est joué.
   *[other] { $turn } tours seulement sont joués.
}
refusal-position-two-claims = Deux joueurs ont des dés sur { $slot } : le dernier venu a évincé l’autre.
refusal-position-exhausted = { $who ->
    [you] Vous ne pouvez pas avoir { $got } serviteurs épuisés : c’est de 0 à { $most }.
    [ghost] Le Fantôme ne se fatigue jamais : aucun de ses dés n’est épuisé.
   *[other] { $name } ne peut pas avoir { $got } serviteurs épuisés : c’est de 0 à { $most }.
}
refusal-position-pushed-off = { $who ->
    [you] Vous n’êtes pas évincé de partout : vous avez encore
   *[other] { $name } n’est pas évincé de partout et a encore
} des dés sur un trésor.
