# Le guide d’une première partie complète, contre un autre joueur.

sedlec-guide-aim = Prenez des cartes de crânes et disposez-les dans votre crypte : neuf cartes sur trois rangées. Chaque type de crâne rapporte à sa façon, et le joueur qui a le plus de points gagne.
sedlec-guide-payers = Ce que rapporte chaque type de crâne
sedlec-guide-standing = Jusqu’ici, vous avez { $points } et { $name }, { $theirs }.

## Ce qui rapporte, avec les crânes de votre crypte

sedlec-guide-pays = { $skull ->
    [king] 1 point par roi ou paysan situé plus bas
    [peasant] 1 point chacun
    [priest] 2 points par niveau où il y a un prêtre
    [lover] 6 points par couple adjacent
   *[criminal] 2 points chacun à côté d’un prêtre
}
sedlec-guide-mine = { $count ->
    [0] Aucun dans votre crypte.
   *[other] Vous avez { sedlec-skull-count } : { $points } jusqu’ici.
}
sedlec-guide-without = { $skull ->
    [lover] { $count ->
        [one] { $count } n’est pas en couple.
       *[other] { $count } ne sont pas en couple.
    }
   *[criminal] { $count ->
        [one] { $count } n’a pas de prêtre à côté.
       *[other] { $count } n’ont pas de prêtre à côté.
    }
}

## Une phrase au moment de décider

sedlec-guide-begin = Exhumez une carte visible ({ $cards }), ou creusez : vous voyez deux nouvelles cartes et en prenez une. Vous la disposerez à un autre tour.
sedlec-guide-start = Votre première carte commence la rangée du bas, qui s’agrandit à gauche et à droite, jusqu’à quatre cartes.
sedlec-guide-leave = Si vous laissez { $card }, { $name } peut l’exhumer, et plus tard disposer cette carte pour { $points }.
sedlec-guide-take = Prenez une des deux cartes. L’autre reste visible, et { $name } peut l’exhumer.
sedlec-guide-last-two = Vos deux dernières cartes peuvent rapporter { $points } ensemble, chacune au bon emplacement.
sedlec-guide-pair = Deux amants adjacents forment un couple : { $card } en { $place } rapporte ainsi { $points }.
sedlec-guide-forgive = À côté d’un prêtre, un criminel compte : { $card } en { $place } rapporte ainsi { $points }.
sedlec-guide-useful = La pile { $pile } montre { $card } : en { $place }, cette carte rapporterait { $points } à votre crypte.
sedlec-guide-wanted = La pile { $pile } montre { $card } : cette carte rapporterait { $points } à la crypte { $of }. Vous pouvez la prendre avant.
sedlec-guide-king = Un roi compte chaque roi et chaque paysan situé plus bas que lui. En { $place }, le vôtre rapporterait maintenant { $points }, en { $other } { $fewer }.
sedlec-guide-wait = Votre roi peut attendre. Il compte chaque roi et chaque paysan situé plus bas que lui : pour l’instant, { $count ->
    [0] il n’y en aurait aucun
   *[other] il y en aurait un au plus
}.
sedlec-guide-rests = En { $place }, une carte repose sur deux autres : son crâne du bas est adjacent aux deux crânes du dessous, { $skulls }.
sedlec-guide-lonely = Votre amant en { $place } est seul : avec un autre amant à côté, le couple rapporte { $points }. Cartes pas encore vues qui montrent un amant : { $count }.
sedlec-guide-level = Chaque niveau où il y a un prêtre compte une fois. En { $place }, { $card } ajoute un niveau, en { $other } non.
sedlec-guide-room = Votre main peut tenir deux cartes : avec deux, vous choisissez laquelle disposer, mais il faut alors en disposer une.
sedlec-guide-unseen = Crânes que personne n’a encore vus : { $parts }. Bâtissez pour ceux qui peuvent encore venir.
sedlec-guide-most = Maintenant, c’est en { $place } que { $card } rapporte le plus : { $points }. Une carte disposée reste où elle est.
sedlec-guide-edge = Des crânes sont adjacents s’ils ont en commun un bord, ou une partie d’un bord. Les coins ne comptent pas.

## Les outils, quand chacun est utile

sedlec-guide-tool-whatif = Votre premier tour est fini. « { tools-whatif } » rejoue une décision avec la même chance.
sedlec-guide-tool-help = Que peut-on trouver en creusant ? « { sedlec-tools-help } » montre les chances de chaque type de crâne, et ce que chaque carte rapporterait.
sedlec-guide-tool-estimate = Que faire ? « { tools-coach } » estime vos chances de gagner avec chacun des meilleurs coups.

## Comment la première partie a fini

sedlec-guide-compared = { $how ->
    [more] À votre place, avec la même donne, un ordinateur raisonnable marque { $score } : vous faites mieux.
    [same] À votre place, avec la même donne, un ordinateur raisonnable marque { $score }, tout comme vous.
   *[less] À votre place, avec la même donne, un ordinateur raisonnable marque { $score } : un but pour vos prochaines parties.
}
