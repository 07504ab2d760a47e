# L’explorateur du Fantôme : ce que le Fantôme peut faire, compté sur tous ses jets.

odds-title = Le Fantôme, au dé près
odds-intro = Ce que le Fantôme peut vous faire, compté sur tous les jets de ses dés. Rien n’est estimé.

## La question

odds-source = Ce dont on calcule les chances
odds-source-table = Suivre la table
odds-source-free = Composer librement
odds-copy = Recopier la table
odds-about = { $kind ->
    [draft] Vous revendiquez : { $claim }.
    [made] Vous avez revendiqué : { $claim }. Voici ce qui pouvait arriver.
    [recovered] Vous avez récupéré. Voici ce qui pouvait arriver.
    [first] Le Fantôme est le Leader et commence.
   *[empty] Vous ne revendiquez encore rien.
}
odds-ghost = { $turn ->
    [first] Le Fantôme lance ses trois dés, qui tombent de { $rolls } façons.
    [second] { $count ->
        [one] Le Fantôme relance le dé que vous évincez, qui tombe de { $rolls } façons.
       *[other] Le Fantôme relance les { $count } dés que vous évincez, qui tombent de { $rolls } façons.
    }
    [idle] Le Fantôme ne relance rien, car aucun de ses dés n’est évincé.
   *[over] Le Fantôme n’a plus de tour : ce que vous revendiquez est à vous.
}
odds-beyond = Votre second tour vient après et n’est pas compté ici.
odds-about-nothing = Rien n’est encore revendiqué. Avancez jusqu’à une décision, ou composez votre propre Crypte.
odds-draft-refused = Ce que vous préparez n’est pas permis tel quel et n’est donc pas compté. { $why }

## Le sort de chaque trésor

odds-fates = Le sort de chaque trésor
odds-fate = { $fate ->
    [kept] À vous
    [taken] Au Fantôme
   *[left] À personne
}
odds-bar = { $slot } : { $shares }
odds-bar-share = { odds-end } { $share }
odds-exact = Montrer les fractions exactes
odds-values = Il est face cachée : { $mean } pièces en moyenne
odds-takes = { $mine ->
    [yes] Le Fantôme vous prend { $the } avec { $causes }.
   *[no] Le Fantôme prend { $the } avec { $causes }.
}
odds-takes-never = { $mine ->
    [yes] Aucun jet ne vous prend { $the }.
   *[no] Aucun jet ne donne { $the } au Fantôme.
}
odds-takes-always = { $mine ->
    [yes] Quel que soit son jet, le Fantôme vous prend { $the }.
   *[no] Quel que soit son jet, le Fantôme prend { $the }.
}
odds-takes-held = Le Fantôme tient déjà { $the }.
odds-or = { $head }, ou { $last }
odds-cause = { $dice } ({ $share }{ $some ->
    [yes] { "" } ; pas à chaque fois
   *[no] { "" }
})
odds-dice = { $span ->
    [one] { $servants ->
        [1] { $alone ->
            [yes] un { $low }
           *[no] un { $low } seul
        }
        [2] une paire de { $low }
       *[3] un trio de { $low }
    }
    [two] { $servants ->
        [1] { $alone ->
            [yes] un { $low } ou un { $high }
           *[no] un { $low } ou un { $high } seul
        }
        [2] une paire de { $low } ou de { $high }
       *[3] un trio de { $low } ou de { $high }
    }
    [up] { $servants ->
        [1] { $alone ->
            [yes] un { $low } ou plus
           *[no] un dé seul de { $low } ou plus
        }
        [2] toute paire de { $low } ou plus
       *[3] tout trio de { $low } ou plus
    }
    [span] { $servants ->
        [1] { $alone ->
            [yes] un dé de { $low } à { $high }
           *[no] un dé seul de { $low } à { $high }
        }
        [2] toute paire de { $low } à { $high }
       *[3] tout trio de { $low } à { $high }
    }
   *[any] { $servants ->
        [1] { $alone ->
            [yes] n’importe quelle face
           *[no] n’importe quel dé seul
        }
        [2] n’importe quelle paire
       *[3] n’importe quel trio
    }
}

## Toutes les issues

odds-outcomes = Toutes les issues possibles
odds-outcomes-note = De la plus probable à la moins probable. Ensemble, elles font 100 %.
odds-end = { $fate ->
    [kept] vous
    [taken] Fantôme
   *[left] personne
}
odds-chance = Chances

## Les efforts côte à côte

odds-efforts = Quel effort choisir ?
odds-efforts-note = Si vous ne faites rien d’autre de la manche et n’utilisez aucun pouvoir. Un trésor face cachée compte pour sa moyenne. « Gardé, puis épuisé » demande les deux : vous gardez le trésor, puis un serviteur s’y épuise. Si on lance son dé, l’effort 4 s’épuise 3 fois sur 6.
odds-on = Sur quel trésor
odds-with = Avec combien de serviteurs
odds-effort = Effort
odds-kept = Vous le gardez
odds-tired = Gardé, puis épuisé
odds-tired-tip = Vous le gardez, puis un serviteur s’y épuise. Si on lance son dé, l’effort 4 s’épuise 3 fois sur 6.
odds-coins = Pièces des trésors
odds-ready = Serviteurs actifs après
odds-kept-short = Gardé
odds-tired-short = Gardé, puis épuisé
odds-coins-short = Pièces des trésors
odds-ready-short = Actifs
odds-expected = En moyenne, cette manche
odds-no-servant = { $ready ->
    [0] Vous n’avez aucun serviteur actif.
   *[other] Tous vos serviteurs actifs sont sur d’autres trésors.
}
odds-too-low = { $total } ne bat pas le { $theirs } du Fantôme.
odds-spoken = Effort { $effort } : vous le gardez dans { $kept } des cas, vous le gardez puis un serviteur s’y épuise dans { $tired } des cas, pièces des trésors { $coins }, serviteurs actifs après { $ready }

## Un jet

odds-roll = Un jet, pas à pas
odds-roll-die = Dé { $n }
odds-roll-any = Lancer les dés
odds-roll-came = C’est le jet qui est sorti.
odds-step = Étape { $n } sur { $count }
odds-step-back = Retour
odds-step-next = Suite
odds-step-again = Revoir du début

## Une Crypte composée librement

odds-form = Votre Crypte
odds-form-note = La partie sur la table reste telle qu’elle est.
odds-sorted = Rangés du plus précieux au moins précieux, comme le veut la règle ; un trésor face cachée compte pour 2,5.
odds-when = À qui de jouer
odds-moment = { $moment ->
    [you-first] Votre tour, puis le Fantôme
    [you-last] Votre dernier tour
    [ghost-first] Le premier tour du Fantôme
   *[ghost-answer] Votre tour, puis de nouveau le Fantôme
}
odds-you-lead = Vous êtes le Leader
odds-ghost-leads = Le Fantôme est le Leader
odds-kind = Trésor
odds-gone = Déjà pris
odds-value = Valeur
odds-face-up = Face visible
odds-face-down = Face cachée
odds-unseen = jamais vu
odds-seen = regardé : { $n }
odds-seen-of = { $kinds } : valeurs déjà vues ailleurs
odds-your-dice = Vos dés
odds-ghost-dice = Dés du Fantôme
odds-no-dice = aucun
odds-dice-count = Combien
odds-of-effort = Effort de chacun
odds-more = Serviteurs et Collectionneurs
odds-exhausted = Vos serviteurs épuisés
odds-sides = Faces des Collectionneurs
