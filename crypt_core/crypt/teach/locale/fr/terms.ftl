crypt-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
# $whole are the whole coins: in some languages they decide between one and many.
crypt-number-coins = { $whole ->
    [0] { $amount } pièce
    [1] { $amount } pièce
   *[other] { $amount } pièces
}

crypt-role-ghost =
    .label = Le Fantôme
    .name = le Fantôme
    .of = du Fantôme
    .by = par le Fantôme

## Trésors

crypt-kind-one = { $kind ->
    [idols] Idole
    [jewelry] Bijou
    [manuscripts] Manuscrit
    [pottery] Poterie
    [remains] Relique
   *[tapestries] Tapisserie
}
crypt-kind-many = { $kind ->
    [idols] Idoles
    [jewelry] Bijoux
    [manuscripts] Manuscrits
    [pottery] Poteries
    [remains] Reliques
   *[tapestries] Tapisseries
}
crypt-kind-lower = { $kind ->
    [idols] idole
    [jewelry] bijou
    [manuscripts] manuscrit
    [pottery] poterie
    [remains] relique
   *[tapestries] tapisserie
}
crypt-kind-count = { $kind ->
    [idols] { $count ->
        [one] { $count } idole
       *[other] { $count } idoles
    }
    [jewelry] { $count ->
        [one] { $count } bijou
       *[other] { $count } bijoux
    }
    [manuscripts] { $count ->
        [one] { $count } manuscrit
       *[other] { $count } manuscrits
    }
    [pottery] { $count ->
        [one] { $count } poterie
       *[other] { $count } poteries
    }
    [remains] { $count ->
        [one] { $count } relique
       *[other] { $count } reliques
    }
   *[tapestries] { $count ->
        [one] { $count } tapisserie
       *[other] { $count } tapisseries
    }
}
crypt-card = { $kind ->
    [idols] une idole
    [jewelry] un bijou
    [manuscripts] un manuscrit
    [pottery] une poterie
    [remains] une relique
   *[tapestries] une tapisserie
} ({ $value })
crypt-card-face-down = { $kind ->
    [idols] une idole
    [jewelry] un bijou
    [manuscripts] un manuscrit
    [pottery] une poterie
    [remains] une relique
   *[tapestries] une tapisserie
} face cachée
crypt-cards-flipped = { $kind ->
    [idols] une idole
    [manuscripts] un manuscrit
    [pottery] deux poteries
   *[remains] deux reliques
} ({ $values })
crypt-treasure-tag = { $how ->
    [value] { " " }({ $value })
    [down] { " " }(face cachée)
    [letter] { " " }({ $slot })
   *[alone] { "" }
}
crypt-treasure-the = { $kind ->
    [idols] l’idole{ crypt-treasure-tag }
    [jewelry] le bijou{ crypt-treasure-tag }
    [manuscripts] le manuscrit{ crypt-treasure-tag }
    [pottery] la poterie{ crypt-treasure-tag }
    [remains] la relique{ crypt-treasure-tag }
    [tapestries] la tapisserie{ crypt-treasure-tag }
   *[unknown] le trésor { $slot }
}
crypt-treasure-on = { $kind ->
    [unknown] sur le trésor { $slot }
   *[other] sur { crypt-treasure-the }
}

## Dés : un serviteur, ou deux ou trois associés

crypt-dice-a = { $servants ->
    [1] un { $effort }
    [2] une paire de { $effort } ({ $total })
   *[3] un trio de { $effort } ({ $total })
}
crypt-dice-the = { $servants ->
    [1] le { $effort }
    [2] la paire de { $effort } ({ $total })
   *[3] le trio de { $effort } ({ $total })
}
crypt-dice-of = { $who ->
    [you] { $servants ->
        [1] votre { $effort }
        [2] votre paire de { $effort } ({ $total })
       *[3] votre trio de { $effort } ({ $total })
    }
   *[other] { crypt-dice-the } { $of }
}

## Phases

crypt-phase = { $phase ->
    [reveal] Révéler
    [claim] Revendiquer
    [collect] Collecter
   *[pass] Passer les torches
}
crypt-stage-now = { $stage ->
    [reveal] de nouveaux trésors sont en train d’être révélés
    [pottery] les trésors sont là, mais personne ne peut encore revendiquer
    [claim] c’est la phase Revendiquer
    [collect] c’est la phase Collecter
    [reroll] c’est la phase Collecter
    [pass] les torches sont en train de passer à gauche
    [last] le dernier trésor a été collecté
    [tie] une égalité est en train d’être départagée
   *[over] la partie est finie
}

## Les titres du jeu en solo

crypt-rank = { $rank ->
    [fool] le Fou
    [petty] le Petit
    [wealthy] le Nanti
   *[magnificent] le Magnifique
}
