# Le chapitre des parties à plusieurs. Comment un exercice se dit : voir lessons.ftl.

chapter-several = Jouer à plusieurs
    .about = Deux, trois ou quatre à la table.

lesson-two = À deux
    .about = Le Leader a le premier mot, et le dernier.
task-two-again = Vous êtes le Leader, avec un 2 sur le bijou (b). Le joueur 2 vient d’évincer votre 3 de l’idole (a). Faites en sorte que l’idole soit à vous.
    .hint-1 = Qu’est devenu votre 3 ? Comptez vos serviteurs actifs.
    .hint-2 = Le serviteur évincé est de nouveau actif. Quel est le plus petit total qui bat un 4 ?
    .why = À deux joueurs, le Leader a un second tour après celui de l’autre. Personne ne pouvait y répondre : l’idole est à vous.
    .miss = L’idole ira au joueur 2. Le dernier tour était le vôtre, et votre serviteur, revenu actif, pouvait l’évincer.
task-two-one = Votre second tour, celui de la Torche Éteinte. Essayez de revendiquer deux trésors à la fois, et confirmez.
    .hint-1 = Placez un serviteur sur b et un autre sur c, en une seule revendication. Confirmez, même si la table vous met en garde.
    .why = Refusé : le tour de la Torche Éteinte ne donne droit qu’à un seul trésor. C’est le prix du dernier mot.
    .miss = Essayez de revendiquer deux trésors, et confirmez.
    .miss-one = Un trésor, c’est permis : il a été accepté. Réessayez avec deux.

lesson-three = À trois
    .about = Deux torches, deux joueurs.
task-three-torches = Le joueur 3 est le Leader, et le joueur 2, à sa droite, a la Torche Éteinte. Après la manche, les deux torches passent à gauche : de vous au joueur 2, du 2 au 3, et du 3 à vous. Qui aura alors la Torche Éteinte ? Répondez avec les boutons ci-dessous.
    .hint-1 = Chaque torche avance d’une place vers la gauche.
    .hint-2 = Le joueur 2 a la Torche Éteinte. Qui vient après lui ?
    .why = Elle passe du joueur 2 au joueur 3, et la carte Leader du joueur 3 à vous. La Torche Éteinte est donc de nouveau à la droite du Leader.
    .miss = Elle ne peut pas rester où elle est : les deux torches avancent.
    .miss-leader = C’est vous qui serez le Leader. À trois, la Torche Éteinte est chez quelqu’un d’autre, à la droite du Leader.
    .answer-1 = Vous
    .answer-2 = Le joueur 2
    .answer-3 = Le joueur 3
task-three-last = Vous avez la Torche Éteinte : personne ne joue après vous. Prenez la poterie face cachée (d) sans risquer de serviteur.
    .hint-1 = Qui pourrait encore vous évincer ?
    .hint-2 = Personne. L’effort le plus bas suffit donc, et avec lui on ne lance pas.
    .why = Au dernier tour de la phase Revendiquer, un effort de 1 est aussi sûr qu’un 6, et il n’épuise personne. Ce que vaut la poterie, vous seul le verrez : ce que l’on collecte reste face cachée.
    .miss = La poterie était libre : il n’y avait qu’à la prendre.
    .miss-effort = La poterie est à vous, mais vous avez risqué un serviteur pour elle. Personne ne venait après vous : un effort de 1 suffisait.

lesson-others = Évincer les autres
    .about = Ce que deviennent les dés évincés.
task-others-push = Le 3 du joueur 3 est sur la tapisserie (a). Évincez-le.
    .hint-1 = Votre total doit être plus élevé.
    .hint-2 = 4 est le plus petit total qui bat un 3.
    .why = Le dé revient au joueur 3, actif. Mais le joueur 3 a déjà joué : il ne s’en servira qu’à la manche suivante.
    .miss = Le 3 du joueur 3 est toujours sur la tapisserie.
    .miss-equal = C’est refusé : seul un total plus élevé évince. L’égalité ne suffit pas, ni contre le Fantôme ni entre joueurs.
task-others-everywhere = Deux de vos serviteurs sont épuisés. Le troisième était sur la relique (a), et le joueur 2 l’a évincé. La phase Revendiquer est finie. Combien de vos serviteurs seront actifs à la manche suivante ?
    .hint-1 = Le serviteur évincé revient actif. Mais ce n’est pas tout.
    .hint-2 = Vous avez placé des serviteurs dans cette manche, et il n’en reste sur aucun trésor. Pour cela, il y a une consolation.
    .why = Vous aviez placé des serviteurs, et tous ont été évincés : vous récupérez aussi les épuisés, au début de la phase Collecter. Les trois sont actifs.
    .miss = Le serviteur évincé, au moins, revient actif.
    .miss-one = Un serviteur revient parce qu’il a été évincé. Et comme c’était votre dernier sur la table, les épuisés reviennent aussi.

lesson-four = À quatre
    .about = Six trésors, douze serviteurs.
task-four-keep = Quatre à la table, et vous êtes le Leader : trois autres jouent après vous. Revendiquez de façon qu’au moins un trésor soit à vous à la fin de la manche.
    .hint-1 = Tout ce qui peut être évincé à bon compte le sera.
    .hint-2 = Deux serviteurs associés sur un trésor sont deux fois plus durs à évincer, et ne s’épuisent pas plus que deux serviteurs séparés.
    .why = Un trésor est à vous, alors que trois autres jouaient après vous. Plus un total est élevé, plus il coûte cher de l’évincer : ils ont regardé ailleurs. Associés, des serviteurs y arrivent avec de petits efforts : deux 3 épuisent moins qu’un 6.
    .miss = Tout a été évincé. Moins de trésors, avec un total plus élevé sur chacun, auraient été plus durs à prendre.
    .miss-recover = Tous vos serviteurs étaient actifs : récupérer revenait à passer. Servez-vous d’eux.
task-four-last = Le joueur 2 est le Leader : vous êtes à sa droite, avec la Torche Éteinte. Essayez de revendiquer deux trésors, et confirmez.
    .hint-1 = Deux trésors sont encore libres : placez un serviteur sur chacun, en une seule revendication. Confirmez, même si la table vous met en garde.
    .why = Refusé : à trois ou quatre joueurs aussi, le tour de la Torche Éteinte ne donne droit qu’à un seul trésor.
    .miss = Essayez de revendiquer deux trésors, et confirmez.
    .miss-one = Un trésor, c’est permis : il a été accepté. Réessayez avec deux.

lesson-tie = Une égalité
    .about = À pièces égales, les dés décident.
task-tie-dice = Vous avez tous deux 11 pièces. À égalité, chacun lance ses serviteurs actifs et additionne les résultats. Combien de dés lancez-vous ? Répondez avec les boutons ci-dessous.
    .hint-1 = Regardez votre carte Joueur.
    .hint-2 = Un serviteur épuisé ne se lance pas.
    .why = Deux de vos serviteurs sont actifs : vous lancez deux dés. Le joueur 2 en a trois : des serviteurs reposés valent quelque chose jusqu’au bout.
    .miss = Comptez vos serviteurs actifs.
    .miss-all = Un de vos serviteurs est épuisé : il ne se lance pas.
task-tie-roll = Départagez maintenant l’égalité.
    .hint-1 = Il ne reste qu’une chose à faire.
    .why = 11 contre 8 : deux dés peuvent en battre trois. Si les sommes avaient été égales, tous deux auraient relancé.
    .miss = Les dés n’ont pas encore été lancés.
    .miss-late = Trop tard : il y a une égalité à départager, et il ne reste qu’à lancer. Récupérer aurait servi à votre dernier tour.
