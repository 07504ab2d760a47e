# La Crypte de Sedlec : ce qui arrive, un titre, et pourquoi.

sedlec-news-dealt = { $cards } cartes sont là, face cachée, en { $piles } piles de { $each }.
    .title = Le cimetière est prêt
    .why = Personne n’en a vu une seule. Chacune montre deux crânes, et c’est leur emplacement dans votre crypte qui décide de ce qu’ils valent.

sedlec-news-turned = Sur la pile { $pile } : { $card }.
    .title = Une première carte est retournée
    .why = Il y a ainsi quelque chose à exhumer dès le premier tour. Peu importe la pile : elles se ressemblent toutes.

sedlec-news-dug = { $who ->
    [you] Vous retournez { $cards }.
   *[other] { $name } retourne { $cards }.
}
    .title = { $who ->
        [you] Vous creusez
       *[other] { $name } creuse
    }
    .why = { $count ->
        [1] C’était la seule pile face cachée, il n’y a donc pas le choix : il faut prendre sa carte.
       *[other] L’une des deux va dans la main. L’autre reste visible, et tout le monde pourra l’exhumer.
    }

sedlec-news-took = { $who ->
    [you] Vous prenez { $card } de la pile { $pile }.
   *[other] { $name } prend { $card } de la pile { $pile }.
}
    .title = { $who ->
        [you] Vous prenez { $card }
       *[other] { $name } prend { $card }
    }
    .why = { $left ->
        [yes] Creuser montre deux cartes, mais en laisse une visible : le joueur suivant peut l’exhumer sans creuser.
       *[no] Creuser dans la dernière pile face cachée ne laisse rien aux autres.
    }
sedlec-news-left = Sur la pile { $pile }, { $card } reste visible.

sedlec-news-collected = { $who ->
    [you] Vous exhumez { $card } de la pile { $pile }.
   *[other] { $name } exhume { $card } de la pile { $pile }.
}
    .title = { $who ->
        [you] Vous exhumez { $card }
       *[other] { $name } exhume { $card }
    }
    .why = Une carte visible est sans surprise, et l’exhumer ne montre rien de nouveau aux autres.
sedlec-news-pile = { $down ->
    [0] La pile { $pile } est vide maintenant.
    [1] La pile { $pile } est de nouveau face cachée, avec 1 carte.
   *[other] La pile { $pile } est de nouveau face cachée, avec { $down } cartes.
}

sedlec-news-laid = { $who ->
    [you] Vous disposez { $card } en { $place }.
   *[other] { $name } dispose { $card } en { $place }.
}
    .title = { $who ->
        [you] Vous disposez { $card } : +{ $points }
       *[other] { $name } dispose { $card } : +{ $points }
    }
sedlec-gained = +{ $points } : { $parts }.
sedlec-gained-nothing = +0 : rien pour l’instant.
sedlec-added = { $skull ->
    [king] { $count ->
        [1] Un roi ou un paysan de plus se trouve sous un roi.
       *[other] Les rois ont sous eux { $count } rois et paysans de plus.
    }
    [peasant] { $count ->
        [1] Un paysan se contente d’être là.
       *[other] { $count } paysans se contentent d’être là.
    }
    [priest] { $count ->
        [1] Le niveau { $levels } a son premier prêtre.
       *[other] Les niveaux { $levels } ont leur premier prêtre.
    }
    [lover] { $count ->
        [1] Un couple d’amants de plus repose ensemble.
       *[other] { $count } couples d’amants de plus reposent ensemble.
    }
   *[criminal] { $count ->
        [1] Un criminel de plus est à côté d’un prêtre.
       *[other] { $count } criminels de plus sont à côté d’un prêtre.
    }
}
sedlec-added-nothing = { $more ->
    [yes] Ses crânes n’ont rien trouvé ici de ce qu’ils souhaitent. Les cartes posées autour d’eux peuvent y changer quelque chose.
   *[no] Ses crânes n’ont rien trouvé ici de ce qu’ils souhaitent.
}

sedlec-news-filled = { $who ->
    [you] Votre pyramide a toutes ses cartes : { $cards }.
   *[other] { $name } a disposé toutes ses cartes : { $cards }.
}
    .title = { $who ->
        [you] Votre crypte est complète
       *[other] La crypte { $of } est complète
    }
    .why = { $all ->
        [yes] Maintenant, la crypte de chacun est complète : la partie s’arrête.
       *[no] Chaque carte coûte un tour pour la prendre et un pour la disposer : les autres finissent donc dans ce même tour de table.
    }

sedlec-news-scored = { $who ->
    [you] Vous avez { $points } : { $parts }.
   *[other] { $name } a { $points } : { $parts }.
}
    .title = { $who ->
        [you] Vous avez { $points }
       *[other] { $name } a { $points }
    }
    .why = Chaque type de crâne se compte selon sa dernière volonté.

sedlec-news-won = { $who ->
    [you] Vous gagnez !
   *[other] { $name } gagne !
}
    .title = { $who ->
        [you] La victoire est à vous
       *[other] Victoire { $of }
    }
    .why = Le total le plus élevé gagne.
sedlec-news-tied = Totaux égaux : chacun compare les types de crâne qui lui ont rapporté le plus.
sedlec-news-best = { $name } : { $points }.
sedlec-news-shared = Victoire partagée : { $players }.
    .title = Une victoire partagée
    .why = Les totaux sont égaux, et tous les types de crâne aussi, comparés à partir du meilleur.
