# L’explorateur du Fantôme : ce que le Fantôme peut faire, compté sur tous ses jets.

crypt-odds-title = Chances : le Fantôme, au dé près
crypt-odds-intro = Ce que le Fantôme peut vous faire, compté sur tous les lancers de ses dés. Rien n’est estimé.

## La question

crypt-odds-source = Ce dont on calcule les chances
crypt-odds-source-table = Suivre la table
crypt-odds-source-free = Composer librement
crypt-odds-copy = Recopier la table
crypt-odds-about = { $kind ->
    [draft] Vous revendiquez : { $claim }.
    [tried] Supposons une revendication : { $claim }.
    [nothing] Supposons que vous ne revendiquiez rien.
    [made] Vous avez revendiqué : { $claim }. Voici ce qui pouvait arriver.
    [recovered] Vous avez récupéré. Voici ce qui pouvait arriver.
    [first] Le Fantôme est le Leader et commence.
   *[empty] Vous ne revendiquez encore rien.
}
crypt-odds-ghost = { $turn ->
    [first] Le Fantôme lance ses trois dés, qui tombent de { $rolls } façons.
    [second] { $count ->
        [one] Le Fantôme relance le dé que vous évincez, qui tombe de { $rolls } façons.
       *[other] Le Fantôme relance les { $count } dés que vous évincez, qui tombent de { $rolls } façons.
    }
    [idle] Le Fantôme ne relance rien, car aucun de ses dés n’est évincé.
   *[over] Le Fantôme n’a plus de tour : ce que vous revendiquez est à vous.
}
crypt-odds-beyond = Votre second tour vient après et n’est pas compté ici.
crypt-odds-about-nothing = Rien n’est encore revendiqué. Avancez jusqu’à une décision, ou composez votre propre Crypte.
crypt-odds-draft-refused = Ce que vous préparez n’est pas permis tel quel et n’est donc pas compté. { $why }

## Le sort de chaque trésor

crypt-odds-fates = Le sort de chaque trésor
crypt-odds-fate = { $fate ->
    [kept] À vous
    [taken] Au Fantôme
   *[left] À personne
}
crypt-odds-bar = { $slot } : { $shares }
crypt-odds-bar-share = { crypt-odds-end } { $share }
crypt-odds-exact = Montrer les fractions exactes
crypt-odds-values = Il est face cachée : { $mean } pièces en moyenne
crypt-odds-takes = { $mine ->
    [yes] Le Fantôme vous prend { $the } avec { $causes }.
   *[no] Le Fantôme prend { $the } avec { $causes }.
}
crypt-odds-takes-never = { $mine ->
    [yes] Aucun lancer ne vous prend { $the }.
   *[no] Aucun lancer ne donne { $the } au Fantôme.
}
crypt-odds-takes-always = { $mine ->
    [yes] Quel que soit son lancer, le Fantôme vous prend { $the }.
   *[no] Quel que soit son lancer, le Fantôme prend { $the }.
}
crypt-odds-takes-held = Le Fantôme tient déjà { $the }.
crypt-odds-or = { $head }, ou { $last }
crypt-odds-cause = { $dice } ({ $share }{ $some ->
    [yes] { "" } ; pas à chaque fois
   *[no] { "" }
})
crypt-odds-dice = { $span ->
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

crypt-odds-outcomes = Toutes les issues possibles
crypt-odds-outcomes-note = De la plus probable à la moins probable. Ensemble, elles font 100 %.
crypt-odds-end = { $fate ->
    [kept] vous
    [taken] Fantôme
   *[left] personne
}
crypt-odds-chance = Chances

## Les efforts côte à côte

crypt-odds-efforts = Quel effort choisir ?
crypt-odds-efforts-note = Si vous n’utilisez aucun pouvoir de la manche et récupérez s’il vous reste un tour. Un trésor face cachée compte pour sa moyenne. « { crypt-odds-tired } » demande les deux : vous gardez le trésor, puis un serviteur s’y épuise.
crypt-odds-tires = { $effort ->
    [1] Quand on lance son dé, un serviteur d’effort 1 ne s’épuise jamais.
   *[other] Quand on lance son dé, un serviteur d’effort { $effort } s’épuise { $faces } fois sur 6.
}
crypt-odds-claim = Essayer une revendication
crypt-odds-nobody = Personne
crypt-odds-on = Sur quel trésor
crypt-odds-with = Avec combien de serviteurs
crypt-odds-effort = Effort
crypt-odds-kept = Vous le gardez
crypt-odds-tired = Gardé, puis épuisé
crypt-odds-tired-tip = Vous le gardez, puis un serviteur s’y épuise.
crypt-odds-coins = Pièces des trésors
crypt-odds-ready = Serviteurs actifs après
crypt-odds-kept-short = Gardé
crypt-odds-tired-short = Gardé, puis épuisé
crypt-odds-coins-short = Pièces des trésors
crypt-odds-ready-short = Actifs
crypt-odds-expected = En moyenne, cette manche
crypt-odds-no-servant = { $ready ->
    [0] Vous n’avez aucun serviteur actif.
   *[other] Tous vos serviteurs actifs sont sur d’autres trésors.
}
crypt-odds-too-low = { $total } ne bat pas le { $theirs } du Fantôme.
crypt-odds-spoken = { $effort ->
    [0] Personne là : pièces des trésors { $coins }, serviteurs actifs après { $ready }
   *[other] Effort { $effort } : vous le gardez dans { $kept } des cas, vous le gardez puis un serviteur s’y épuise dans { $tired } des cas, pièces des trésors { $coins }, serviteurs actifs après { $ready }
}

## Un jet

crypt-odds-roll = Un lancer, pas à pas
crypt-odds-roll-die = Dé { $n }
crypt-odds-roll-any = Lancer les dés
crypt-odds-roll-came = C’est le lancer qui est sorti.
crypt-odds-step = Étape { $n } sur { $count }
crypt-odds-step-back = Retour
crypt-odds-step-next = Suite
crypt-odds-step-again = Revoir du début

## Une Crypte composée librement

crypt-odds-form = Votre Crypte
crypt-odds-form-note = La partie sur la table reste telle qu’elle est.
crypt-odds-sorted = Rangés du plus précieux au moins précieux, comme le veut la règle ; un trésor face cachée compte pour 2,5.
crypt-odds-when = À qui de jouer
crypt-odds-moment = { $moment ->
    [you-first] Votre tour, puis le Fantôme
    [you-last] Votre dernier tour
    [ghost-first] Le premier tour du Fantôme
   *[ghost-answer] Votre tour, puis de nouveau le Fantôme
}
crypt-odds-you-lead = Vous êtes le Leader
crypt-odds-ghost-leads = Le Fantôme est le Leader
crypt-odds-kind = Trésor
crypt-odds-gone = Déjà pris
crypt-odds-value = Valeur
crypt-odds-face-up = Face visible
crypt-odds-face-down = Face cachée
crypt-odds-unseen = jamais vu
crypt-odds-seen = regardé : { $n }
crypt-odds-seen-of = { $kinds } : valeurs déjà vues ailleurs
crypt-odds-your-dice = Vos dés
crypt-odds-ghost-dice = Dés du Fantôme
crypt-odds-no-dice = aucun
crypt-odds-dice-count = Combien
crypt-odds-of-effort = Effort de chacun
crypt-odds-more = Serviteurs et Collectionneurs
crypt-odds-exhausted = Vos serviteurs épuisés
crypt-odds-sides = Faces des Collectionneurs
