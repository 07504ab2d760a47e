## Ruban des phases

ribbon-label = Les quatre phases d’une manche
phase-hint = { $phase ->
    [reveal] De nouveaux trésors arrivent dans la Crypte, les derniers face cachée.
    [claim] À partir du Leader, chacun revendique des trésors avec ses serviteurs, ou récupère.
    [collect] On lance les serviteurs, et chacun prend ce qu’il a revendiqué.
   *[pass] Les torches passent à gauche et une nouvelle manche commence.
}
turn-collecting = { $who ->
    [you] Vous collectez
   *[other] { $name } collecte
}
turn-nobody = { $stage ->
    [reveal] Nouveaux trésors
    [collect] On collecte les trésors
    [pass] Les torches passent
   *[other] La partie suit son cours
}

## Ce que l’on peut faire

may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Votre dernier tour : revendiquez un trésor, ou récupérez
           *[no] À vous : revendiquez ou récupérez
        }
        [pottery] Avant de revendiquer : prendre un trésor face cachée ?
        [reroll] Relancer un dé ?
        [last] Une dernière fois : réveiller un serviteur ?
       *[tie] Égalité : lancez vos serviteurs
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] Dernier tour { $of } : revendiquez un trésor, ou récupérez
           *[no] Tour { $of } : revendiquez ou récupérez
        }
        [pottery] Tour { $of } : prendre un trésor face cachée avant de revendiquer ?
        [reroll] Tour { $of } : relancer un dé ?
        [last] Tour { $of } : une dernière fois, réveiller un serviteur ?
       *[tie] Tour { $of } : lancez vos serviteurs
    }
}
may-title-only = { $who ->
    [you] { $only ->
        [pass] À vous : vous ne pouvez que passer
       *[recover] À vous : vous ne pouvez que récupérer
    }
   *[other] { $only ->
        [pass] Tour { $of } : il ne reste qu’à passer
       *[recover] Tour { $of } : il ne reste qu’à récupérer
    }
}
may-claim = { $ready ->
    [one] Revendiquer : placez votre serviteur actif sur un trésor et choisissez son effort, de 1 à 6.
   *[other] Revendiquer : placez sur des trésors autant que vous voulez de vos { $ready } serviteurs actifs et choisissez leur effort, de 1 à 6. Sur un même trésor, tous doivent montrer le même.
}
may-one-treasure = { $ready ->
    [one] Revendiquer : placez votre serviteur actif sur un trésor et choisissez son effort, de 1 à 6.
   *[other] Revendiquer : placez sur un seul trésor autant que vous voulez de vos { $ready } serviteurs actifs, tous du même effort, de 1 à 6.
} Avec la Torche Éteinte, un trésor, pas plus.
may-no-servant = Vous n’avez aucun serviteur actif : vous ne pouvez pas revendiquer.
may-no-treasure = Il n’y a aucun trésor que vos serviteurs actifs puissent revendiquer.
may-push = { $on } : pour évincer { $name }, placez un total de plus de { $total }.
may-own = Vos serviteurs { $on } restent tels quels : on ne peut rien y ajouter.
may-recover = { $count ->
    [0] Récupérer : personne n’est épuisé, cela revient à passer.
    [1] Récupérer : votre serviteur épuisé redevient actif. Cela prend tout le tour.
   *[other] Récupérer : vos { $count } serviteurs épuisés redeviennent actifs. Cela prend tout le tour.
}
may-order = { $again ->
    [yes] Vous êtes le Leader : après l’autre tour, vous jouerez encore une fois, sur un seul trésor.
   *[no] { $who ->
        [ghost] Après vous, le Fantôme ne relance que les dés que vous aurez évincés, et place un seul groupe.
       *[other] Après vous, { $name } jouera encore une fois, sur un seul trésor.
    }
}
may-window = { $stage ->
    [pottery] Retournez deux poteries et prenez un trésor face cachée, ou n’en faites rien.
    [reroll] Retournez une idole et relancez un de ces dés, ou gardez les résultats. Le nouveau résultat remplace l’ancien.
    [last] Retournez deux reliques pour réveiller un serviteur : chaque serviteur actif vaut 1 pièce.
   *[tie] Tous les serviteurs actifs des joueurs à égalité sont lancés ; la somme la plus haute gagne.
}
may-rolled = Sur le trésor { $slot } : effort { $effort }, résultat { $face }, { $result ->
    [exhausted] épuisé
   *[ready] actif
}.
may-only-cost = Aucun d’eux n’est épuisé : relancer ne peut que vous coûter un serviteur.
may-peek = { $new ->
    [no] Retournez un manuscrit pour regarder de nouveau les trésors face cachée ; vous les avez déjà vus, il n’y a donc rien de nouveau à voir.
   *[yes] Retournez un manuscrit pour regarder les trésors face cachée.
}
may-rouse = Réveiller un serviteur : retournez deux reliques, et l’un de ceux qui sont épuisés redevient actif.
may-take-late = Vous pouvez encore retourner deux poteries et prendre un trésor face cachée, jusqu’au début de la phase Revendiquer.

## Coups

move-place = { $dice } sur { $slot }
move-recover = { $count ->
    [0] Passer
    [1] Récupérer 1 serviteur
   *[other] Récupérer { $count } serviteurs
}
    .hint = { $count ->
        [0] Aucun de vos serviteurs n’est épuisé : récupérer revient à passer.
       *[other] Tous vos serviteurs épuisés redeviennent actifs. Cela prend tout le tour.
    }
move-reroll = Relancer le { $effort } sur { $slot } (il a donné { $face })
    .hint = Retourne une idole. Le nouveau résultat remplace l’ancien ; il épuise le serviteur { rolls-of-six }.
move-peek = Regarder ce qui est face cachée
    .hint = { $new ->
        [no] Retourne un manuscrit, sans rien vous montrer de nouveau : vous savez ce qui est là.
       *[yes] Retourne un manuscrit. Vous seul voyez les valeurs.
    }
move-take = Prendre { $the }
    .hint = Retourne deux poteries. Le trésor va tout droit dans votre collection.
move-rouse = Réveiller un serviteur
    .hint = Retourne deux reliques. Un serviteur épuisé redevient actif.
move-done = { $stage ->
    [pottery] Ne rien prendre
    [reroll] Garder les résultats
   *[last] Passer au décompte
}
    .hint = Laisse vos trésors tels quels.
move-roll = Départager l’égalité
    .hint = Tous ceux qui sont à égalité lancent leurs serviteurs actifs ; la somme la plus haute gagne.

## Table

table-label = La table
table-crypt = Les trésors de la Crypte
table-players = Les autres joueurs
table-collectors = Collectionneurs
table-dice = Vos serviteurs actifs
table-deck = Pioche
table-box = Boîte
table-aside = mis de côté
table-leader = Leader
table-lights-out = Torche Éteinte
table-ready = actif
table-exhausted = épuisé
table-none = Aucun trésor pour l’instant
table-collection = Trésors : { $name }
table-flipped = { $value }, retourné
table-gone = Le trésor { $slot } n’est plus là
table-drafted = votre revendication ici : { $efforts }, total { $total }
table-die-ready = Serviteur { $n }, actif
table-die-set = Serviteur { $n }, effort { $effort }, pas encore placé
table-die-placed = Serviteur { $n }, effort { $effort }, sur le trésor { $slot }
table-effort = Effort
table-effort-n = Effort { $n }
table-hint-start = Choisissez un serviteur, un effort et un trésor, dans l’ordre qui vous plaît.
table-hint-effort = Choisissez son effort, ou directement un trésor.
table-hint-put = Effort { $effort } : choisissez maintenant un trésor.
table-hint-slot = Trésor { $slot } : avec quel effort ?
table-hint-placed = Sur { $slot } avec un effort de { $effort }. Modifiez-le ici, ou prenez un autre serviteur.
table-hint-move = En main : choisissez-lui un autre trésor.
table-hint-more = Placez un autre serviteur, ou confirmez.
table-hint-refused = Ce n’est pas permis ainsi : modifiez, ou essayez quand même.
table-hint-all = Tous vos serviteurs sont placés. Confirmez, ou changez quelque chose.
table-hint-none-left = Plus de serviteur pour lui.
table-confirm = Confirmer la revendication
table-clear = Tout reprendre
table-take-back = Reprendre
table-keys = Sur un serviteur : 1 à 6 pour son effort, une lettre pour un trésor, Suppr pour le reprendre.
table-text-rest = Pioche et boîte
table-text-coins = { $coins } si la partie finissait maintenant
table-text-unseen = { $count ->
    [one] un jamais vu
   *[other] { $count } jamais vus
}
table-text-flipped = { $value } (retourné)
treasure-gone = { $slot } : une place vide
treasure-label = { $slot } : { kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } (vous l’avez vu), face cachée
   *[no] { $count ->
        [1] face cachée, valeur certaine : { $values }
       *[other] face cachée, valeur possible : { $values }
    }
}
treasure-free = personne dessus
treasure-claimed = revendiqué { $by }
treasure-held = avec { $dice }
player-summary = { $name } : { $parts }
player-dice = { $count ->
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
player-servants = { $ready ->
    [one] { $ready } serviteur actif
   *[other] { $ready } serviteurs actifs
}, { $exhausted ->
    [one] { $exhausted } épuisé
   *[other] { $exhausted } épuisés
}
player-treasures = { $count ->
    [0] aucun trésor
    [one] { $count } trésor
   *[other] { $count } trésors
}
player-torches = { $torches ->
    [both] Leader et Torche Éteinte
    [leader] Leader
   *[dark] Torche Éteinte
}
coins-note = Pièces si la partie s’arrêtait maintenant
coins-unknown = Certains de ces trésors n’ont pas été vus
deck-label = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche, { $rounds ->
    [0] plus de manche à venir
    [one] { $rounds } manche à venir
   *[other] { $rounds } manches à venir
}
deck-label-top = { $label } ; sur le dessus, { $card }
box-kind = { $name } : { $values }
box-label = { $count ->
    [0] Aucun trésor dans la boîte
    [one] { $count } trésor dans la boîte
   *[other] { $count } trésors dans la boîte
}
ghost-roll-label = Le Fantôme a lancé { $faces }
die-ready = Serviteur sur { $slot } : effort { $effort }, résultat { $face }, actif
die-exhausted = Serviteur sur { $slot } : effort { $effort }, résultat { $face }, épuisé

## Score final

sheet-treasures = Pièces des trésors
sheet-collector = { kind-many } { $side }
sheet-servants = Serviteurs actifs
verdict-rank = { $coins } : vous êtes { rank }.
verdict-won = { $who ->
    [you] Vous gagnez avec { $coins }
   *[other] { $name } gagne avec { $coins }
}{ $how ->
    [rolled] , après un lancer de dés.
   *[coins] .
}
verdict-shared = Victoire partagée avec { $coins } chacun : { $players }.
next-rank = { $coins } de plus, et vous deveniez { rank }.
next-winner = Il vous manquait { $coins } pour rejoindre le meilleur.

## Et si

figure-idols = Idoles
figure-jewelry = Bijoux
figure-manuscripts = Manuscrits
figure-pottery = Poteries
figure-remains = Reliques
figure-tapestries = Tapisseries
figure-owned = { $name } (trésors)
figure-collectors = Des Collectionneurs
figure-coins = Pièces des trésors
figure-ready = Serviteurs actifs
figure-score = Score

## Cadre

seat-bot-greedy = L’ordinateur, avide
seat-bot-careful = L’ordinateur, prudent
seat-bot-collector = L’ordinateur, collectionneur
