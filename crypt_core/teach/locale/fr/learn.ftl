# Le cours, les problèmes et les exercices, tels que le panneau les montre.

task-solution-move = Jouez { $move }.
task-solution-answer = La réponse est : { $answer }.
task-solution-go-on = Continuez jusqu’à la prochaine décision.
task-solution-again = Vous avez pris un autre chemin : recommencez, et la réponse pourra être montrée.

## Les écrans à côté de la table

learn-screens = Apprendre
learn-screen = { $screen ->
    [course] Cours
    [puzzles] Problèmes
   *[rules] Règles
}
learn-back = { $to ->
    [task] Revenir à l’exercice
   *[game] Revenir à la partie
}
