# Le cours, les problèmes et les exercices, tels que le panneau les montre.

task-solution-move = Le coup : { $move }.
task-solution-answer = La réponse est : { $answer }.
task-solution-go-on = Continuez jusqu’à la prochaine décision.
task-solution-again = Vous avez pris un autre chemin : recommencez, et la réponse pourra être montrée.

## Les écrans à côté de la table

learn-screens = Apprendre
learn-screen = { $screen ->
    [course] Cours
    [puzzles] Problèmes
    [games] Mes parties
   *[rules] Règles
}
learn-back = { $to ->
    [home] Revenir aux jeux
    [task] Revenir à l’exercice
   *[game] Revenir à la partie
}

## Le cours

learn-course = Apprendre { $game }
learn-course-progress = { $done } { $done ->
    [one] leçon faite
   *[other] leçons faites
} sur { $of }
learn-chapter-progress = { $chapter } : { learn-course-progress }
learn-progress = Progression
learn-begin = { $begun ->
    [yes] Continuer : { $title }
   *[no] Commencer : { $title }
}
learn-chapter-count = { $done } sur { $of }
learn-chapter-next = À suivre
learn-state = { $state ->
    [done] Faite
    [started] { $done } { $done ->
        [one] exercice fait
       *[other] exercices faits
    } sur { $of }
   *[open] { $of ->
        [one] 1 exercice
       *[other] { $of } exercices
    }
}
learn-own = La leçon de votre professeur
learn-own-about = Faite pour vous, à jouer à cette table.

## Les problèmes

learn-puzzles = Problèmes
learn-puzzles-progress = { $done } { $done ->
    [one] problème résolu
   *[other] problèmes résolus
} sur { $of }
learn-untaught = Pour plus tard : ce que le cours n’a pas encore enseigné
puzzle-name = Problème { $n }
learn-puzzle-kicker = { $level } · { $about }
learn-solved = Résolu
learn-solved-idea = Résolu : { $idea }

## Garder la progression

learn-keep = Votre progression
learn-keep-about = Elle n’est gardée que dans ce navigateur : aucun serveur ne la conserve. Un fichier l’emporte vers un autre.
learn-export = Enregistrer dans un fichier
learn-exported = Enregistrée sous crypt-progress.json.
learn-import = Charger un fichier
learn-imported = { $count ->
    [0] Chargée. Tout ce qu’elle contient était déjà fait ici.
    [one] Chargée : 1 exercice fait de plus.
   *[other] Chargée : { $count } exercices faits de plus.
}
learn-forget = Tout recommencer
learn-forget-ask = Faut-il oublier tout ce que vous avez fait, leçons et problèmes ?
learn-forget-yes = Tout oublier
learn-forget-no = Tout garder

## Un exercice à la table

learn-kicker = { $chapter } · { $n } sur { $of }
learn-rule = Une règle à essayer
learn-step = Exercice { $n } sur { $of }
learn-steps = Exercices de cette leçon
learn-step-label = Exercice { $n } sur { $of }{ $done ->
    [yes] , fait
   *[no] { "" }
}
learn-watch = Avancez avec « { $next } », pas à pas, et observez.
learn-away = C’était avant l’exercice. Recommencez pour y revenir.
learn-choices = Votre réponse
learn-choose = Choisir une réponse
learn-answer-card = Votre réponse : { $card }
learn-choice = { $judged ->
    [right] { $text }, juste
    [wrong] { $text }, pas celle-ci
   *[none] { $text }
}
learn-hint = { $rung ->
    [first] Un indice
    [more] Un indice plus clair
   *[last] Montrez-moi
}
learn-hint-n = Indice { $n }
learn-feedback = { $what ->
    [miss] Pas encore
    [lesson] Leçon terminée
   *[task] C’est bien ça
}
learn-rule-link = La règle : { $title }
learn-again = { $outcome ->
    [missed] Réessayer
    [done] Encore une fois
   *[going] Recommencer
}
learn-next = { $to ->
    [play] Jouer une partie entière
    [task] Exercice suivant
    [puzzle] Problème suivant
    [skip] Un autre problème
    [course] Aller au cours
    [puzzles] Aller aux problèmes
   *[rules] Revenir à la règle
}
learn-refresh = { $count ->
    [one] Revoir 1 exercice manqué
   *[other] Revoir { $count } exercices manqués
}
learn-refresh-kicker = À revoir · { $n } sur { $of }
learn-next-lesson = Leçon suivante : { $title }
learn-way = { $to ->
    [course] Cours
    [puzzles] Problèmes
   *[rules] Revenir à la règle
}
learn-more = Tout lire
learn-less = Moins

## Des décisions de ses propres parties

learn-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
learn-day = { $day ->
    [1] 1er
   *[other] { $day }
} { learn-month }
learn-mistake-title = Votre partie du { learn-day }
learn-mistake-kicker = Une décision à vous
learn-mistake-among = { $count ->
    [one] Il vient de votre partie du { learn-day }.
   *[other] Parmi eux, une décision de votre partie du { learn-day }.
}

## Ce que les exercices ont demandé

learn-needed = { $what ->
    [hinted] { $count } avec un indice
    [missed] { $count } au deuxième essai
    [shown] { $count } { $count ->
        [one] montré
       *[other] montrés
    }
   *[failed] { $count } { $count ->
        [one] encore manqué
       *[other] encore manqués
    }
}

## Comment finit le premier chapitre

learn-state-game = { $done ->
    [yes] Jouée
   *[no] À jouer
}
chapter-end-title = Chapitre terminé : { $chapter }
chapter-end = { $state ->
    [none] Vous avez joué une partie entière.
    [well] Vous avez joué une partie entière, et aucune de vos décisions n’a coûté une pièce.
   *[found] Vous avez joué une partie entière, et corrigé ce qui vous y a le plus coûté. Cela reviendra un autre jour.
}
chapter-end-first = Votre première partie complète
chapter-end-working = Le bilan de vos décisions se prépare…
chapter-end-try = Une décision à rejouer. { $task }
chapter-end-again = Reprendre cette décision

## Le guide d’une première partie complète

companion-title = Votre première partie complète
companion-more = Voir où vous en êtes
companion-less = Voir moins
companion-leave = Quitter le guide
companion-offer-title = Votre première partie complète ?
companion-offer = Un guide montre où vous en êtes, vous donne un conseil à la fois et présente les outils un à un.
companion-offer-yes = Jouer avec le guide
companion-offer-no = Jouer sans guide
