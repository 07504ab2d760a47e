# Le premier chapitre du cours. Pour chaque exercice : que faire ; les indices, du plus vague au plus
# précis ; pourquoi c’est juste (`.why`) ; ce qui est dit à qui l’a manqué (`.miss`, ou `.miss-...`).

chapter-first = Votre première partie en solo
    .about = D’une table vide à une partie entière contre le Fantôme.

lesson-push = Repousser
    .about = Un total plus élevé prend ce qui est pris.

task-push-equal = Le 4 du Fantôme est sur l’idole. Essayez de le repousser avec un 4 à vous.
    .hint-1 = Prenez un serviteur, choisissez l’effort 4 et posez-le là où est le dé du Fantôme.
    .why = Refusé, et c’est normal : l’égalité ne suffit pas. Votre total doit être plus élevé.
    .miss = Vous n’avez pas encore essayé un 4.
    .miss-higher = Cela a marché, car 5 est plus que 4. Revenez en arrière et voyez ce que fait un 4.
task-push-higher = Maintenant, prenez l’idole au Fantôme.
    .hint-1 = Quel est le plus petit total supérieur à 4 ?
    .why = Un 5 est plus qu’un 4 : le dé du Fantôme quitte le trésor et lui revient, prêt.
    .miss = L’idole est toujours au Fantôme.
