# Ce qui arrive : la phrase, un titre, et pourquoi.

crypt-rolls-of-six = { $chance } fois sur 6

crypt-event-revealed = { $cards }.
    .title = Manche { $round } : la Crypte se remplit
    .why = On pioche d’abord { $up } trésors que tous voient, puis { $down ->
        [one] un dernier
       *[other] { $down } autres
    } face cachée. Le dos d’une carte montre le type du trésor, mais pas sa valeur.
crypt-event-revealed-top = Sur le dessus de la pioche : { $card }.

crypt-event-arranged = De gauche à droite, maintenant : { $cards }.
    .title = Du plus haut au plus bas
    .why = Face au Fantôme, le trésor le plus précieux est à gauche, car c’est là que le Fantôme regarde d’abord. Un trésor face cachée compte pour 2,5 ; à valeur égale, le premier pioché est à gauche.

crypt-event-placed = { $who ->
    [you] Vous placez { $dice } { $on }.
   *[other] { $name } place { $dice } { $on }.
}
    .title = { $who ->
        [you] Vous revendiquez { $the }
       *[other] { $name } revendique { $the }
    }
    .why = { $chance ->
        [0] Un effort de 1 est facile à évincer, mais n’épuise jamais un serviteur.
       *[other] Plus l’effort est élevé, plus il est difficile à évincer, et plus il risque d’épuiser : un effort de { $effort } épuise { crypt-rolls-of-six }.
    }

crypt-event-pushed = { $who ->
    [you] Vous placez { $dice } { $on } et évincez { $theirs }.
   *[other] { $name } place { $dice } { $on } et évince { $theirs }.
}
    .title = { $who ->
        [you] { $on }, vous évincez { $their_name }
       *[other] { $their_who ->
            [you] { $on }, { $name } vous évince
           *[other] { $on }, { $name } évince { $their_name }
        }
    }
    .why = { $total } bat { $their_total }. Tous les dés évincés reviennent, actifs, à leur propriétaire.

crypt-event-ghost-placed = { $dice } va { $on }.
    .title = Le Fantôme revendique { $the }
    .why = { $passed ->
        [yes] Le Fantôme va donc plus loin, au premier trésor libre : { $the }.
       *[no] Le Fantôme prend le trésor libre le plus à gauche.
    }

crypt-event-ghost-pushed = { $dice } va { $on } et évince { $theirs }.
    .title = { $their_who ->
        [you] { $on }, le Fantôme vous évince
       *[other] { $on }, le Fantôme évince { $their_name }
    }
    .why = { $passed ->
        [yes] { $on }, le { $total } du Fantôme bat { $their_who ->
            [you] votre { $their_total }
           *[other] le { $their_total } { $their_of }
        }. Les dés évincés reviennent actifs.
       *[no] Le Fantôme regarde d’abord le trésor le plus à gauche, et son { $total } bat { $their_who ->
            [you] votre { $their_total }
           *[other] le { $their_total } { $their_of }
        }. Les dés évincés reviennent actifs.
    }

crypt-passing-own = Le Fantôme tient déjà { $treasures }.
crypt-passing-held = Le { $total } du Fantôme ne bat pas { $who ->
    [you] votre { $theirs }
   *[other] le { $theirs } { $of }
} { $on }.

crypt-event-recovered = { $count ->
    [0] { $who ->
        [you] Vous passez sans placer de dé.
       *[other] { $name } passe sans placer de dé.
    }
    [1] { $who ->
        [you] Votre serviteur épuisé redevient actif.
       *[other] { $name } récupère un serviteur épuisé, de nouveau actif.
    }
   *[other] { $who ->
        [you] Vos { $count } serviteurs épuisés redeviennent actifs.
       *[other] { $name } récupère { $count } serviteurs épuisés, de nouveau actifs.
    }
}
    .title = { $count ->
        [0] { $who ->
            [you] Vous passez
           *[other] { $name } passe
        }
       *[other] { $who ->
            [you] Vous récupérez
           *[other] { $name } récupère
        }
    }
    .why = À son tour, on revendique ou on récupère : récupérer ramène tous les serviteurs épuisés et prend tout le tour.

crypt-event-ghost-rolled = Le Fantôme lance { $faces }.
    .title = Les dés du Fantôme roulent
    .why = Le Fantôme ne se fatigue jamais : il lance ses trois dés à chaque manche, et ce qu’ils montrent est leur effort.

crypt-event-ghost-rolled-again = { $count ->
    [one] Le Fantôme relance le dé qui a été évincé : { $faces }.
   *[other] Le Fantôme relance les { $count } dés qui ont été évincés : { $faces }.
}
    .title = Le second tour du Fantôme
    .why = Le Fantôme est le Leader de cette manche : il a donc aussi le dernier tour, avec la Torche Éteinte. Il ne lance que les dés que vous avez évincés.

crypt-event-ghost-idle = Aucun dé du Fantôme n’a été évincé : il n’a rien à lancer.
    .title = Le second tour du Fantôme
    .why = Le Fantôme est le Leader de cette manche et joue en dernier, mais il ne peut lancer que des dés évincés.

crypt-event-ghost-grouped = { $count ->
    [one] { $joined ->
        [yes] Tous les dés du Fantôme sont égaux : { $groups }.
       *[no] Le Fantôme n’a qu’un dé : { $groups }.
    }
   *[other] { $joined ->
        [yes] Le Fantôme associe ses dés égaux et place, dans cet ordre : { $groups }.
       *[no] Il n’y a pas deux dés égaux. Le Fantôme place, dans cet ordre : { $groups }.
    }
}
    .title = { $joined ->
        [yes] Le Fantôme associe ses dés
       *[no] Le Fantôme range ses dés
    }
    .why = Le total le plus élevé est placé en premier. À total égal, des dés associés passent avant un dé seul.

crypt-event-ghost-grouped-second = { $joined ->
    [yes] Dés égaux associés, cela donne : { $groups }. Le Fantôme ne place que { $highest }.
   *[no] Du plus haut au plus bas : { $groups }. Le Fantôme ne place que { $highest }.
}
    .title = Seul le plus haut compte
    .why = À son second tour, le Fantôme ne place que son dé ou son groupe le plus élevé.

crypt-event-ghost-set-aside = { $dice } reste de côté.
    .title = Pas de place pour le Fantôme
    .why = Il ne va nulle part : le Fantôme ne prend que des trésors libres, ou ceux où votre total est plus bas.

crypt-event-discarded = Personne n’a revendiqué { $treasures } : direction la boîte{ $unseen ->
    [no] .
   *[some] , sans rien retourner.
}
    .title = Le trésor de personne
    .why = La phase Collecter commence : les trésors sans dés sont défaussés.

crypt-event-refreshed = { $count ->
    [1] { $who ->
        [you] Plus aucun de vos dés n’est sur un trésor : vous récupérez votre serviteur épuisé.
       *[other] Plus aucun dé { $of } n’est sur un trésor : il récupère un serviteur épuisé.
    }
   *[other] { $who ->
        [you] Plus aucun de vos dés n’est sur un trésor : vous récupérez { $count } serviteurs épuisés.
       *[other] Plus aucun dé { $of } n’est sur un trésor : il récupère { $count } serviteurs épuisés.
    }
}
    .title = Une consolation
    .why = Un joueur qui a placé des dés dans cette manche et n’en a plus sur aucun trésor récupère, sans y perdre un tour.

crypt-event-spared = { $count ->
    [1] { $who ->
        [you] Votre serviteur { $on } redevient actif sans lancer.
       *[other] { $name } reprend, actif et sans lancer, le serviteur { $on }.
    }
   *[other] { $who ->
        [you] Vos { $count } serviteurs { $on } redeviennent actifs sans lancer.
       *[other] { $name } reprend, actifs et sans lancer, { $count } serviteurs { $on }.
    }
}
    .title = Effort 1 : pas de lancer
    .why = Seul un résultat inférieur à l’effort épuise, et aucun dé ne montre moins que 1.

crypt-event-rolled = { $who ->
    [you] Votre serviteur { $on }, effort { $effort }, donne { $face } : { $result ->
        [exhausted] épuisé
       *[ready] actif
    }.
   *[other] { $name } lance le serviteur { $on }, effort { $effort } : { $face }, { $result ->
        [exhausted] épuisé
       *[ready] actif
    }.
}
    .title = { $result ->
        [exhausted] { $face } contre un effort de { $effort } : épuisé
       *[ready] { $face } contre un effort de { $effort } : toujours actif
    }
    .why = { $result ->
        [exhausted] { $face } est inférieur à { $effort } : le serviteur va dans la boîte. Avec un effort de { $effort }, cela arrive { crypt-rolls-of-six }.
       *[ready] { $face } n’est pas inférieur à { $effort } : le serviteur revient sur la carte Joueur. Avec un effort de { $effort }, il s’épuise { crypt-rolls-of-six }.
    }

crypt-event-collected = { $who ->
    [you] { $seen ->
        [up] Vous collectez { $the } : { $coins }.
        [known] Vous collectez { $the } et vous regardez : { $coins }.
       *[no] Vous collectez { $the }.
    }
   *[other] { $seen ->
        [up] { $name } collecte { $the } : { $coins }.
        [known] { $name } collecte { $the }, face cachée. Sa valeur a été vue : { $coins }.
       *[no] { $name } collecte { $the }, face cachée : lui seul en voit la valeur.
    }
}
    .title = { $who ->
        [you] Vous collectez { $the }
       *[other] { $name } collecte { $the }
    }
    .why = Quels que soient les lancers, les trésors revendiqués sont collectés. Ils restent face cachée dans la collection, où seul leur propriétaire peut les regarder.

crypt-that-makes = Cela fait { crypt-kind-count }.

crypt-event-ghost-took = Ce que tenait le Fantôme va dans la boîte : { $the }{ $unseen ->
    [yes] , face cachée.
   *[no] .
}
    .title = La part du Fantôme
    .why = Le Fantôme ne garde rien : ce qu’il tient est défaussé, et ses dés lui reviennent sans lancer.

crypt-event-rerolled = { $who ->
    [you] Vous retournez { $cards } et relancez le serviteur { $on }, effort { $effort } : { $face }, { $result ->
        [exhausted] épuisé
       *[ready] actif
    }.
   *[other] { $name } retourne { $cards } et relance le serviteur { $on }, effort { $effort } : { $face }, { $result ->
        [exhausted] épuisé
       *[ready] actif
    }.
}
    .title = Relance : { $face }
    .why = Le Collectionneur d’Idoles, face A : une idole retournée vaut un nouveau lancer, et c’est celui-là qui compte, meilleur ou pire.

crypt-event-peeked = { $who ->
    [you] Vous retournez { $cards } et regardez les trésors face cachée.
   *[other] { $name } retourne { $cards } et regarde en secret les trésors face cachée.
}
    .title = Un regard dans le noir
    .why = Le Collectionneur de Manuscrits, face B : un manuscrit retourné montre à son propriétaire, quand il le veut, ce que la Crypte a de caché.

crypt-peek-found = { $the } : { $coins }.

crypt-event-took = { $who ->
    [you] { $seen ->
        [no] Vous retournez { $cards } et prenez { $the }.
       *[known] Vous retournez { $cards } et prenez { $the } : { $coins }.
    }
   *[other] { $seen ->
        [no] { $name } retourne { $cards } et prend { $the }, à l’insu des autres.
       *[known] { $name } retourne { $cards } et prend { $the }. Sa valeur a été vue : { $coins }.
    }
}
    .title = { $who ->
        [you] Vous prenez { $the }
       *[other] { $name } prend { $the }
    }
    .why = Le Collectionneur de Poteries, face B : dans la pause avant Revendiquer, deux poteries retournées valent un trésor caché.

crypt-event-roused = { $who ->
    [you] Vous retournez { $cards } : un de vos serviteurs épuisés redevient actif.
   *[other] { $name } retourne { $cards } et récupère un serviteur épuisé, de nouveau actif.
}
    .title = Un serviteur se réveille
    .why = Le Collectionneur de Reliques, face A : deux reliques retournées réveillent un serviteur épuisé, quel que soit le joueur dont c’est le tour.

crypt-event-idols-rewarded = { $who ->
    [you] Vous êtes parmi les premiers à avoir deux idoles et les retournez ({ $values }) : 5 pièces au décompte.
   *[other] { $name } est parmi les premiers à avoir deux idoles et les retourne ({ $values }) : 5 pièces au décompte.
}
    .title = Premier à deux idoles
    .why = Le Collectionneur d’Idoles, face B : tous ceux qui y parviennent dans cette même manche gagnent 5 pièces ; plus tard, deux idoles en rapportent 2.

crypt-event-declined = { $window ->
    [pottery] { $who ->
        [you] Vous ne prenez rien dans la Crypte.
       *[other] { $name } ne prend rien dans la Crypte.
    }
    [reroll] { $who ->
        [you] Vous laissez les dés tels quels.
       *[other] { $name } laisse les dés tels quels.
    }
   *[last] { $who ->
        [you] Vous n’utilisez plus de pouvoir.
       *[other] { $name } n’utilise plus de pouvoir.
    }
}
    .title = { $who ->
        [you] Vous continuez
       *[other] { $name } continue
    }
    .why = Les pouvoirs sont une possibilité, jamais une obligation.

crypt-event-torches-passed = { $both ->
    [yes] { $who ->
        [you] Les deux torches sont à vous : vous avez le premier tour et le dernier.
       *[other] Les deux torches passent à gauche : { $name } a le premier tour et le dernier.
    }
   *[no] { $who ->
        [you] Vous êtes maintenant le Leader, et { $dark_name } a la Torche Éteinte.
       *[other] { $name } est maintenant le Leader, et { $dark_who ->
            [you] vous avez
           *[other] { $dark_name } a
        } la Torche Éteinte.
    }
}
    .title = Les torches passent à gauche
    .why = Une manche est finie, et il reste des trésors à révéler. Le Leader ouvre la prochaine phase Revendiquer ; la Torche Éteinte la ferme, sur un seul trésor.

crypt-event-deck-empty = Il n’y a plus de trésor à révéler.
    .title = La pioche est vide
    .why = La partie s’arrête avec la manche où la pioche s’est vidée. Avant le décompte, les pouvoirs « à tout moment » peuvent servir une dernière fois.

crypt-event-scored = { $who ->
    [you] Vous avez { $coins }.
   *[other] { $name } a { $coins }.
}
    .title = { $who ->
        [you] Vous avez { $coins }
       *[other] { $name } a { $coins }
    }
    .why = Tout ce que montrent vos trésors, retournés ou non ; ce que paient les Collectionneurs ; et une pièce de plus par serviteur encore actif.

crypt-scored-from = { $treasures } sur les trésors, { $bonuses } des Collectionneurs, { $servants } pour les serviteurs actifs.

crypt-event-tied = { $how ->
    [rolled] Même somme aux dés : { $players }.
   *[coins] À égalité de pièces : { $players }.
}
    .title = Égalité
    .why = { $how ->
        [rolled] Des sommes égales ne décident rien : ceux qui ont la plus haute relancent.
       *[coins] Les joueurs à égalité lancent tous leurs serviteurs actifs ; la somme la plus haute l’emporte.
    }

crypt-event-rolled-off = { $count ->
    [1] { $who ->
        [you] Vous lancez { $faces }.
       *[other] { $name } lance { $faces }.
    }
   *[other] { $who ->
        [you] Vous lancez { $faces } : { $total }.
       *[other] { $name } lance { $faces } : { $total }.
    }
}
    .title = { $who ->
        [you] Vous obtenez { $total }
       *[other] { $name } obtient { $total }
    }
    .why = Chaque serviteur actif est lancé et les dés s’additionnent : une maison reposée aide jusqu’au bout.

crypt-event-won = { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne !
}
    .title = { $who ->
        [you] La victoire est à vous
       *[other] La victoire : { $name }
    }
    .why = { $how ->
        [rolled] La somme la plus haute départage l’égalité.
       *[coins] La plus grosse fortune l’emporte.
    }

crypt-event-won-together = Victoire partagée : { $players }.
    .title = Une victoire partagée
    .why = Aucun des joueurs à égalité n’a de serviteur actif à lancer : l’égalité demeure.

crypt-event-ranked = Avec { $coins }, vous êtes { crypt-rank }.
    .title = Vous êtes { crypt-rank }
    .why = En dessous de 30 pièces, vous êtes le Fou ; à partir de 30, le Petit ; de 40, le Nanti ; de 50, le Magnifique.

crypt-together-put = { $dice } { $on }
crypt-together-placed = { $who ->
    [you] Vous placez { $put }.
   *[other] { $name } place { $put }.
}
    .title = { $who ->
        [you] Vous revendiquez { $treasures }
       *[other] { $name } revendique { $treasures }
    }
crypt-together-ghost-free = Le Fantôme place chaque dé ou groupe sur le trésor le plus à gauche qui n’a pas de dés.
crypt-together-ghost-beats = { $on }, le { $total } du Fantôme bat { $who ->
    [you] votre { $theirs }
   *[other] le { $theirs } { $of }
}.
crypt-together-ghost-back = Les dés évincés reviennent actifs.

crypt-together-rolled = { $who ->
    [you] Vos serviteurs { $on }, effort { $effort }, donnent { $faces } :
   *[other] { $name } lance les serviteurs { $on }, effort { $effort } : { $faces },
} { $tired ->
    [none] tous restent actifs.
    [all] tous sont épuisés.
   *[some] { $count ->
        [one] { $count } épuisé.
       *[other] { $count } épuisés.
    }
}
    .title = { $faces } contre un effort de { $effort } : { $tired ->
        [none] tous actifs
        [all] tous épuisés
       *[some] { $count ->
            [one] { $count } épuisé
           *[other] { $count } épuisés
        }
    }
    .why = Un serviteur qui donne moins que son effort va dans la boîte. À un effort de { $effort }, cela arrive { crypt-rolls-of-six }.

crypt-together-collected = { $who ->
    [you] Vous collectez { $treasures }
   *[other] { $name } collecte { $treasures }
}
crypt-together-ghost-took = Ce que tenait le Fantôme va dans la boîte : { $treasures }{ $unseen ->
    [no] .
   *[some] , sans rien retourner.
}

crypt-ghost-look = { $total } bat { $theirs } ? { $beats ->
    [yes] oui
   *[no] non
}
crypt-ghost-look-free = était libre : pris avec { $total }
