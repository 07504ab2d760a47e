# Le cours, les problèmes et les exercices, tels que le panneau les montre.

task-solution-move = Jouez { $move }.
task-solution-answer = La réponse est : { $answer }.
task-solution-go-on = Continuez jusqu’à la prochaine décision.
task-solution-again = Vous avez pris un autre chemin : recommencez, et la réponse pourra être montrée.
