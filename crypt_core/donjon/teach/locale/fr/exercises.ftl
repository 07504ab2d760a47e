# Ce que demandent les carnets Jupyter : des exercices comme ceux du cours, voir lessons.ftl.

task-ally-hand = Le Voleur a une puissance de 12. Combien s’ajoute au 8 avec cet allié ?
    .answer-12 = 12
    .answer-6 = 6
    .answer-4 = 4
    .hint-1 = Est-ce toute la puissance ?
    .why = La moitié de 12 : 14 contre les 12 de l’Ogre.
    .miss-12 = C’est toute sa puissance ; or un allié en apporte la moitié.
    .miss-4 = C’est la hache seule ; or c’est la moitié de toute la puissance qui compte.

task-ally-price = Le joueur 2 demande 4 gemmes après une victoire : tout ce que l’Ogre possède. Que doit faire le joueur 1 ?
    .answer-agree = accepter
    .answer-decline = refuser
    .hint-1 = Que reste-t-il alors d’une victoire, et d’une défaite ?
    .why = Plus de 3,49 gemmes, c’est plus que ne vaut l’aide : mieux vaut fuir.
    .miss-agree = Il ne reste que les blessures : mieux vaut fuir l’Ogre.
