## Ruban des phases

crypt-ribbon-label = Les quatre phases d’une manche
crypt-phase-hint = { $phase ->
    [reveal] De nouveaux trésors arrivent dans la Crypte, les derniers face cachée.
    [claim] À partir du Leader, chacun revendique des trésors avec ses serviteurs, ou récupère.
    [collect] On lance les serviteurs, et chacun prend ce qu’il a revendiqué.
   *[pass] Les torches passent à gauche et une nouvelle manche commence.
}
crypt-turn-doing = { $who ->
    [you] { $what ->
        [claim] Vous revendiquez
        [roll] Vous lancez
       *[collect] Vous collectez
    }
   *[other] { $what ->
        [claim] { $name } revendique
        [roll] { $name } lance
       *[collect] { $name } collecte
    }
}
crypt-turn-nobody = { $stage ->
    [reveal] Nouveaux trésors
    [collect] On collecte les trésors
    [pass] Les torches passent
   *[other] La partie suit son cours
}

## Ce que l’on peut faire

# Sans serviteur épuisé, récupérer, c’est passer.
crypt-may-rest = { $rest ->
    [pass] passez
   *[recover] récupérez
}
crypt-may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Votre dernier tour : revendiquez un trésor, ou { crypt-may-rest }
           *[no] À vous : revendiquez ou { crypt-may-rest }
        }
        [pottery] Avant de revendiquer : prendre un trésor face cachée ?
        [reroll] Relancer un dé ?
        [in-vain] Tous vos dés sont actifs : relancer n’apporte rien
        [last] Une dernière fois : réveiller un serviteur ?
       *[tie] Égalité : lancez vos serviteurs
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] Dernier tour { $of } : revendiquez un trésor, ou { crypt-may-rest }
           *[no] Tour { $of } : revendiquez ou { crypt-may-rest }
        }
        [pottery] Tour { $of } : prendre un trésor face cachée avant de revendiquer ?
        [reroll] Tour { $of } : relancer un dé ?
        [in-vain] Tour { $of } : tous les dés sont actifs, relancer n’apporte rien
        [last] Tour { $of } : une dernière fois, réveiller un serviteur ?
       *[tie] Tour { $of } : lancez vos serviteurs
    }
}
crypt-may-title-only = { $ready ->
    [yes] { $who ->
        [you] Rien ici n’est à votre portée : { $rest ->
            [pass] passez
           *[recover] récupérez
        }
       *[other] Tour { $of } : rien n’est à portée, il ne reste qu’à { $rest ->
            [pass] passer
           *[recover] récupérer
        }
    }
    [power] { $who ->
        [you] À vous
       *[other] Tour { $of }
    } : utilisez un pouvoir, ou { crypt-may-rest }
   *[no] { $who ->
        [you] À vous : vous ne pouvez que { $rest ->
            [pass] passer
           *[recover] récupérer
        }
       *[other] Tour { $of } : il ne reste qu’à { $rest ->
            [pass] passer
           *[recover] récupérer
        }
    }
}
crypt-may-claim = { $ready ->
    [one] Revendiquer : placez votre serviteur actif sur un trésor et choisissez son effort, de 1 à 6.
   *[other] Revendiquer : placez sur des trésors autant que vous voulez de vos { $ready } serviteurs actifs et choisissez leur effort, de 1 à 6. Sur un même trésor, tous doivent montrer le même.
}
crypt-may-one-treasure = { $ready ->
    [one] Revendiquer : placez votre serviteur actif sur un trésor et choisissez son effort, de 1 à 6.
   *[other] Revendiquer : placez sur un seul trésor autant que vous voulez de vos { $ready } serviteurs actifs, tous du même effort, de 1 à 6.
} Avec la Torche Éteinte, un trésor, pas plus.
crypt-may-no-servant = Vous n’avez aucun serviteur actif : vous ne pouvez pas revendiquer.
crypt-may-no-treasure = Il n’y a aucun trésor que vos serviteurs actifs puissent revendiquer.
crypt-may-push = { $on } : pour évincer { $name }, placez un total de plus de { $total }.
crypt-may-own = Vos serviteurs { $on } restent tels quels : on ne peut rien y ajouter.
crypt-may-recover = { $count ->
    [0] Récupérer : personne n’est épuisé, cela revient à passer.
    [1] Récupérer : votre serviteur épuisé redevient actif. Cela prend tout le tour.
   *[other] Récupérer : vos { $count } serviteurs épuisés redeviennent actifs. Cela prend tout le tour.
}
crypt-may-order = { $again ->
    [yes] Vous êtes le Leader : après l’autre tour, vous jouerez encore une fois, sur un seul trésor.
   *[no] { $who ->
        [ghost] Après vous, le Fantôme ne relance que les dés que vous aurez évincés, et place un seul groupe.
       *[other] Après vous, { $name } jouera encore une fois, sur un seul trésor.
    }
}
crypt-may-window = { $stage ->
    [pottery] Retournez deux poteries et prenez un trésor face cachée, ou n’en faites rien.
    [reroll] Retournez une idole et relancez un de ces dés, ou gardez les résultats. Le nouveau résultat remplace l’ancien.
    [last] Retournez deux reliques pour réveiller un serviteur : chaque serviteur actif vaut 1 pièce.
   *[tie] Tous les serviteurs actifs des joueurs à égalité sont lancés ; la somme la plus haute gagne.
}
crypt-may-rolled = { $on } : effort { $effort }, résultat { $face }, { $result ->
    [exhausted] épuisé
   *[ready] actif
}.
crypt-may-only-cost = Aucun d’eux n’est épuisé : relancer ne peut que vous coûter un serviteur.
crypt-may-peek = { $new ->
    [no] Retournez un manuscrit pour regarder de nouveau les trésors face cachée ; vous les avez déjà vus, il n’y a donc rien de nouveau à voir.
   *[yes] Retournez un manuscrit pour regarder les trésors face cachée.
}
crypt-may-rouse = Réveiller un serviteur : retournez deux reliques, et l’un de ceux qui sont épuisés redevient actif.
crypt-may-take-late = Vous pouvez encore retourner deux poteries et prendre un trésor face cachée, jusqu’au début de la phase Revendiquer.

## Coups

crypt-move-place = { $dice } { $on }
crypt-pass = Passer
crypt-move-recover = { $count ->
    [unknown] Récupérer
    [0] { crypt-pass }
    [1] Récupérer 1 serviteur
   *[other] Récupérer { $count } serviteurs
}
    .hint = { $count ->
        [0] Vous ne placez aucun dé à ce tour.
       *[other] Tous vos serviteurs épuisés redeviennent actifs. Cela prend tout le tour.
    }
crypt-move-reroll = { $face ->
    [unknown] Relancer le dé { $on }
   *[other] Relancer le { $effort } { $on } (il a donné { $face })
}
    .hint = Retourne une idole. Le nouveau résultat remplace l’ancien ; il épuise le serviteur { crypt-rolls-of-six }.
crypt-move-peek = Regarder ce qui est face cachée
    .hint = { $new ->
        [no] Retourne un manuscrit, sans rien vous montrer de nouveau : vous savez ce qui est là.
       *[yes] Retourne un manuscrit. Vous seul voyez les valeurs.
    }
crypt-move-take = Prendre { $the }
    .hint = Retourne deux poteries. Le trésor va tout droit dans votre collection.
crypt-move-rouse = Réveiller un serviteur
    .hint = Retourne deux reliques. Un serviteur épuisé redevient actif.
crypt-move-done = { $stage ->
    [unknown] N’utiliser aucun pouvoir
    [pottery] Ne rien prendre
    [reroll] Garder les résultats
   *[last] Passer au décompte
}
    .hint = Laisse vos trésors tels quels.
crypt-move-roll = Départager l’égalité
    .hint = Tous ceux qui sont à égalité lancent leurs serviteurs actifs ; la somme la plus haute gagne.

## Table

crypt-table-label = La table
crypt-table-crypt = Les trésors de la Crypte
crypt-table-players = Les autres joueurs
crypt-table-collectors = Collectionneurs
crypt-table-dice = Vos serviteurs actifs
crypt-table-deck = Pioche
crypt-table-aside = mis de côté
crypt-table-leader = Leader
crypt-table-leader-note = a le premier tour de cette manche
crypt-table-lights-out = Torche Éteinte
crypt-table-lights-out-note = a le dernier tour de cette manche, sur un seul trésor
crypt-table-ready = actif
crypt-table-exhausted = épuisé
crypt-table-none = Aucun trésor pour l’instant
crypt-table-collection = Trésors : { $name }
crypt-table-flipped = { $value }, retourné
crypt-table-gone = Le trésor { $slot } n’est plus là
crypt-table-drafted = votre revendication ici : { $efforts }, total { $total }
crypt-table-add = Appuyez de nouveau : un serviteur de plus, avec un effort de { $effort }
crypt-table-die-ready = Serviteur { $n }, actif
crypt-table-die-set = Serviteur { $n }, effort { $effort }, pas encore placé
crypt-table-die-placed = Serviteur { $n }, effort { $effort }, { $on }
crypt-table-effort = Effort
crypt-table-effort-n = Effort { $n }
crypt-table-hint-start = Choisissez un nombre et un trésor.
crypt-table-hint-effort = Choisissez son nombre, ou directement un trésor.
crypt-table-hint-put = Un { $effort } : choisissez maintenant un trésor.
crypt-table-hint-slot = Avec quel nombre { $on } ?
crypt-table-hint-placed = Un { $effort } { $on }. Modifiez-le ici, ou placez un autre dé.
crypt-table-hint-move = En main : choisissez-lui un autre trésor.
crypt-table-hint-more = Confirmez, ou placez un autre dé. Pour le même nombre, appuyez de nouveau sur le même trésor.
crypt-table-hint-refused = Ce n’est pas permis ainsi : modifiez, ou essayez quand même.
crypt-table-hint-all = Tous vos dés sont placés. Confirmez, ou changez quelque chose.
crypt-table-hint-none-left = Plus de dé pour lui.
crypt-table-hint-again = Appuyez sur un dé pour le relancer : cela retourne une idole.
crypt-table-hint-take = Appuyez sur un trésor face cachée pour le prendre : cela retourne deux poteries.
crypt-table-choose-effort = Choisir un nombre
crypt-table-choose-treasure = Choisir un trésor
crypt-table-confirm = Confirmer
crypt-table-insist = Jouer quand même
crypt-table-clear = Effacer
crypt-table-take-back = Retirer
crypt-table-keys = Sur un serviteur : 1 à 6 pour son effort, une lettre pour un trésor, Suppr pour le retirer.
crypt-table-text-rest = Pioche et boîte
crypt-table-text-coins = { $coins } si la partie finissait maintenant
crypt-table-text-unseen = { $count ->
    [one] un jamais vu
   *[other] { $count } jamais vus
}
crypt-table-text-flipped = { $value } (retourné)
crypt-treasure-gone = { $slot } : une place vide
crypt-treasure-label = { $slot } : { crypt-kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } (vous l’avez vu), face cachée
   *[no] { $count ->
        [1] face cachée, valeur certaine : { $values }
       *[other] face cachée, valeur possible : { $values }
    }
}
crypt-treasure-out-of-reach = Hors de portée : il faut { $needed }, et vous avez { $total } au plus.
crypt-treasure-free = personne dessus
crypt-treasure-claimed = revendiqué { $by }
crypt-treasure-held = avec { $dice }
crypt-player-summary = { $name } : { $parts }
crypt-player-dice = { $count ->
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
crypt-player-servants = { $ready ->
    [one] { $ready } serviteur actif
   *[other] { $ready } serviteurs actifs
}, { $exhausted ->
    [one] { $exhausted } épuisé
   *[other] { $exhausted } épuisés
}
crypt-player-treasures = { $count ->
    [0] aucun trésor
    [one] { $count } trésor
   *[other] { $count } trésors
}
crypt-player-torches = { $torches ->
    [both] Leader et Torche Éteinte
    [leader] Leader
   *[dark] Torche Éteinte
}
crypt-coins-note = Pièces si la partie s’arrêtait maintenant : { $sum }
crypt-coins-part = { $name } { $count }
crypt-coins-unknown = Certains de ces trésors n’ont pas été vus
crypt-coins-away = au retour
crypt-coins-away-note = Un serviteur actif compte pour une pièce : { $count ->
    [one] { $count } d’entre eux est absent, et comptera de nouveau à son retour
   *[other] { $count } d’entre eux sont absents, et compteront de nouveau à leur retour
}
crypt-deck-label = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche, { $rounds ->
    [0] plus de manche à venir
    [one] { $rounds } manche à venir
   *[other] { $rounds } manches à venir
}
crypt-deck-label-top = { $label } ; sur le dessus, { $card }
crypt-box-kind = { $name } : { $values }
crypt-box-label = { $count ->
    [0] Aucun trésor dans la boîte
    [one] { $count } trésor dans la boîte
   *[other] { $count } trésors dans la boîte
}
crypt-progress-done = fait ({ $have })
crypt-collector-label = { $name }, face { $side } : { $pays }. { $progress }
crypt-box-caption = { $count ->
    [0] Boîte
    [one] Boîte : { $count } trésor
   *[other] Boîte : { $count } trésors
}
crypt-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
crypt-ghost-roll-label = Le Fantôme a lancé { $faces }
crypt-die-ready = Serviteur { $on } : effort { $effort }, résultat { $face }, actif
crypt-die-exhausted = Serviteur { $on } : effort { $effort }, résultat { $face }, épuisé

## Ce que les jets feront d’une revendication, près de ses dés

crypt-chance-kept = { $until ->
    [second] tient { $share }
   *[end] à vous { $share }
}
crypt-chance-tires = { $chance ->
    [0] jamais épuisé
   *[other] épuisé { $chance }/6
}
crypt-chance-told = { $alone ->
    [yes] { $sure ->
        [yes] { $the } est à vous : le Fantôme ne peut plus rien y changer.
       *[no] { $until ->
            [second] { $the } est encore à vous à votre second tour dans { $kept } des lancers du Fantôme.
           *[end] { $the } reste à vous dans { $kept } des lancers du Fantôme.
        }
    } À la collecte,
   *[no] À la collecte ({ $the }),
} { $count ->
    [one] son serviteur s’épuise
   *[other] chacun de ses serviteurs s’épuise
} { crypt-rolls-of-six }.
crypt-table-chance-more = Tout le détail

## Score final

crypt-sheet-treasures = Pièces des trésors
crypt-sheet-collector = { crypt-kind-many } { $side }
crypt-sheet-servants = Serviteurs actifs
crypt-verdict-rank = { $coins } : vous êtes { crypt-rank }.
crypt-verdict-won = { $who ->
    [you] Vous gagnez avec { $coins }
   *[other] { $name } gagne avec { $coins }
}{ $how ->
    [rolled] , après un lancer de dés.
   *[coins] .
}
crypt-verdict-shared = Victoire partagée avec { $coins } chacun : { $players }.
crypt-next-rank = { $coins } de plus, et vous deveniez { crypt-rank }.
crypt-next-winner = Il vous manquait { $coins } pour rejoindre le meilleur.

## Et si

crypt-figure-idols = Idoles
crypt-figure-jewelry = Bijoux
crypt-figure-manuscripts = Manuscrits
crypt-figure-pottery = Poteries
crypt-figure-remains = Reliques
crypt-figure-tapestries = Tapisseries
crypt-figure-owned = { $name } (trésors)
crypt-figure-collectors = Des Collectionneurs
crypt-figure-coins = Pièces des trésors
crypt-figure-ready = Serviteurs actifs
crypt-figure-score = Score

## Cadre

seat-bot-greedy = L’ordinateur, avide
seat-bot-careful = L’ordinateur, prudent
seat-bot-collector = L’ordinateur, collectionneur

## The tabs of the tools

crypt-tools-odds = Chances

## Un volet seul dans un carnet, quand il n’a rien à montrer

crypt-alone-no-ghost = Il n’y a pas de Fantôme à cette table : il joue dans Crypt, quand vous êtes seul.
