# Donjon, Quêtes et Trahisons : ce qui est écrit à sa table.

## La table

donjon-dungeon-label = La table
donjon-dungeon-seats = Les aventuriers
donjon-dungeon-mine = Vos quêtes
donjon-dungeon-all = Tout ce que chacun possède
donjon-dungeon-items = Objets
donjon-dungeon-spoils = Dépouilles
donjon-dungeon-quests = Quêtes
donjon-dungeon-done = Quêtes achevées
donjon-dungeon-gems = Gemmes
donjon-dungeon-trophies = Points trophée
donjon-dungeon-show = { $name } : tout montrer
donjon-dungeon-sale = Payer avec des Soldes
donjon-dungeon-partner = Avec qui ?
donjon-dungeon-fewer = Moins : { $what }
donjon-dungeon-more = Plus : { $what }
donjon-dungeon-help = Aide à de prochains combats
donjon-dungeon-helps = Aide future
donjon-chip-side = { $side ->
    [attacker] camp de l’attaquant
   *[defender] camp du défenseur
}
donjon-dungeon-now = Payé à l’avance
donjon-dungeon-clear = Effacer
donjon-dungeon-choose = Choisissez
donjon-dungeon-choose-partner = Choisissez avec qui
donjon-dungeon-against = contre
donjon-dungeon-bids = Qui aiderait
donjon-dungeon-keys = Les flèches pour circuler, Entrée pour choisir, Échap pour effacer une offre.
donjon-target = La partie se joue en { $points }.

## Les cartes

donjon-kind = { $kind ->
    [event] événement
    [kept] carte à garder
   *[special] carte spéciale
}
donjon-card-number = { $kind ->
    [item] bonus { $number }
   *[other] puissance { $number }
}
donjon-card-for = réservé : { $adventurer }
donjon-priced = { $label }, prix : { $gems }
donjon-quest-deed = { $rank }, achevée : montrez-la
donjon-asks = { $quest ->
    [lavish] Une arme, une armure et un bijou
    [jeweller] Un bijou de +4 ou +5
    [edge] Une arme de +4 ou +5
    [smith] Une armure de +4 ou +5
    [dragon-item] Un objet draconique
    [just] Dépouilles : un humanoïde, un mort-vivant et une créature extraordinaire
    [bloody] Dépouilles : trois humanoïdes
    [hunter] Dépouilles : trois créatures extraordinaires
    [kind] Dépouilles : trois morts-vivants
    [saint-michael] Dépouille : un dragon
    [witcher] Battre seul un monstre de 16 ou plus
    [poor] Moins de points trophée que tous les autres
    [hero] Plus de points trophée que tous les autres
    [lucky] Trois quêtes achevées
    [greedy] 12 gemmes ou plus
    [saint-gary] Gagner un combat à votre tour avec un Kritik à vous
    [fearless] Gagner une Arène du côté le moins nombreux
   *[coward] Gagner une Arène du côté le plus nombreux
}

## Le village et le Donjon

donjon-shop = La boutique
donjon-shop-sale = Avec des Soldes : à moitié prix
donjon-temple = Temple : se soigner pour { $price }
donjon-guild = Guilde : une quête pour { $price }
donjon-trophy = Un point trophée pour { $price }
donjon-trophy-note = Une fois par tour
donjon-next-card = Vous avez vu la prochaine carte : { $card }
donjon-chosen = Vous avez choisi : { $what }. Les autres choisissent encore.
donjon-chosen-stays = garder votre quête principale

## Les phases d’un tour

donjon-phases = Les six phases d’un tour
donjon-phase-hint = { $phase ->
    [supply] Au village : acheter des objets, se soigner, acheter une quête, échanger.
    [dungeon] Piocher une carte aventure, ou ouvrir une Arène.
    [negotiation] Demander de l’aide et convenir de son prix.
    [combat] Fuir ou combattre : annoncer ce qu’on utilise, puis les dés.
    [rest] Les promesses sont tenues ou trahies ; puis encore le village.
   *[quests] Le joueur qui a achevé une quête peut la montrer.
}

## Un combat

donjon-fight = { $name } contre { $foes }
donjon-fight-arena = Arène : { $name } contre { $to_with }
donjon-fight-result = { $winner ->
    [green] { $kritik ->
        [True] Le côté vert gagne avec un Kritik
       *[False] Le côté vert gagne
    }
   *[red] { $kritik ->
        [True] Le côté rouge gagne avec un Kritik
       *[False] Le côté rouge gagne
    }
}
donjon-chance = { $when ->
    [with] { $chance } avec cette aide
    [arena] Chances de l’attaquant en l’état : { $chance }
   *[now] Chances de gagner en l’état : { $chance }
}
donjon-sum = { $name } : { $total } jusqu’ici
donjon-term = { $what ->
    [base] Base
    [items] Objets
    [arms] Don
    [prey] Proie
    [companion] Compagnon
    [token] Pouvoir unique
    [vial] Fiole
    [wounds] Blessures
    [malus] Force dépensée
    [double] Doublé
    [share] Part
    [ally] { $name }
    [monster] Puissance
   *[die] Dé
}
donjon-bid = { $state ->
    [open] { $who ->
        [you] n’avez pas encore répondu
       *[other] n’a pas encore répondu
    }
    [passed] { $who ->
        [you] passez
       *[other] passe
    }
    [now] { $who ->
        [you] aidez contre { $price }, payé à l’avance
       *[other] aide contre { $price }, payé à l’avance
    }
    [counter] { $who ->
        [you] aideriez-vous contre { $price } ?
       *[other] aiderait-il contre { $price } ?
    }
   *[bid] { $who ->
        [you] aidez contre { $price }
       *[other] aide contre { $price }
    }
}
donjon-role = { $role ->
    [fighter] { $who ->
        [you] combattez
       *[other] combat
    }
    [attacker] { $who ->
        [you] attaquez
       *[other] attaque
    }
    [victim] { $who ->
        [you] êtes attaqué
       *[other] est attaqué
    }
    [ally] { $who ->
        [you] aidez
       *[other] aide
    }
    [gone] { $who ->
        [you] avez disparu
       *[other] a disparu
    }
    [with-attacker] avec l’attaquant
   *[with-defender] avec le défenseur
}
donjon-stands = { $side ->
    [attacker] avec l’attaquant
    [defender] avec le défenseur
    [none] neutre
    [choosing] choisit encore un camp
   *[hidden] aucun camp montré
}
# À qui est ce que l’on pille
donjon-whose = { $who ->
    [you] ce que vous avez
   *[other] ce qu’a { $name }
}

## Les marchés

donjon-several = { $count ->
    [one] { $count } joueur doit encore choisir
   *[other] { $count } joueurs doivent encore choisir
}
donjon-about = { $what } : { $told }
donjon-bargain = { $kind ->
    [offer] Proposer un échange
    [counter] Proposer autre chose
    [bid] Dire un prix
    [price] Un autre prix pour { $name }
   *[promise] Promettre quelque chose : { $name }
}
# The same on its button, where what it is about stands beside it
donjon-swap = Échange
donjon-bargain-short = { $kind ->
    [price] Un autre prix
   *[offer] { donjon-swap }
}
donjon-bargain-confirm = { $kind ->
    [offer] Faire cette offre
    [counter] Proposer ceci
    [bid] Demander ce prix
    [price] Proposer ce prix
   *[promise] Promettre ceci
}
donjon-column = { $column ->
    [give] Vous donnez
    [price] { $name } vous paierait
    [pay] Vous paieriez
   *[gives] { $who ->
        [you] Vous donnez
       *[other] { $name } donne
    }
}
donjon-offer = { $stage ->
    [countered] { $who ->
        [you] Vous proposez autre chose{ $to_to }
       *[other] { $name } { $to_me }propose autre chose{ $to_to }
    }
   *[answer] { $who ->
        [you] Vous faites une offre{ $to_to }
       *[other] { $name } { $to_me }fait une offre{ $to_to }
    }
}
donjon-ledger = Promesses
donjon-promised = { $who ->
    [you] Vous avez promis{ $to_to }
   *[other] { $name } { $to_me }a promis{ $to_to }
}
donjon-owed = { $who ->
    [you] Vous devez votre aide
   *[other] { $name } doit son aide
}
donjon-owed-to = { $count ->
    [1] { $name }
   *[other] { $name } ({ $count })
}
donjon-word = { $broken ->
    [0] { $kept ->
        [0] pas encore de promesse
       *[other] promesses tenues : { $kept }
    }
   *[other] promesses tenues : { $kept }, trahies : { $broken }
}
donjon-word-past = { $how ->
    [kept] { $who ->
        [you] Vous avez tenu parole{ $to_to }
       *[other] { $name } { $to_me }a tenu parole{ $to_to }
    }
    [broken] { $who ->
        [you] Vous avez trahi la parole donnée{ $to_to }
       *[other] { $name } a trahi la parole qu’il { $to_me }a donnée{ $to_to }
    }
   *[lapsed] { $who ->
        [you] Ce que vous aviez dit{ $to_to } est sans suite
       *[other] Ce que { $name } { $to_me }avait dit{ $to_to } est sans suite
    }
}

## L’ordinateur à la table

seat-bot-treacherous = L’ordinateur, déloyal

## Une nouvelle partie

donjon-frame-length = À combien de points trophée ?
donjon-frame-length-note = En 12, la partie est courte ; en 20, elle est longue. À deux, on joue toujours en 12.
donjon-frame-adventurers = Qui est qui ?
donjon-frame-adventurers-note = Une place sans choix reçoit un aventurier tiré au sort.
donjon-frame-drawn = tiré au sort
donjon-frame-cards = Quelles cartes ?
donjon-frame-cards-kept = Les cartes de la partie à la table
donjon-frame-cards-ours = Les cartes fournies avec le tuteur
donjon-frame-cards-own = Cartes de { $name }
donjon-frame-cards-file = Utiliser un fichier à moi
donjon-frame-cards-example = Télécharger un exemple
donjon-cards-note = La règle dit combien il y a de cartes, mais pas ce que montrent la plupart : les nombres des nôtres sont une reconstitution. Si vous avez la boîte, notez ses nombres dans un fichier à vous.
donjon-cards-example = Les cartes de Donjon, Quêtes et Trahisons telles que le tuteur les a : une reconstitution, pour la plupart. Mettez à leur place les nombres de votre boîte, sous les mêmes noms. Un monstre : type, puissance, gemmes, points trophée. Un objet : type, bonus, prix. Un autre adversaire : puissance, gemmes.

## Un volet seul dans un carnet, quand il n’a rien à montrer

donjon-alone-no-fight = On voit ici ce que valent les combats de Donjon, ce qu’une aide peut coûter et ce que demandent les quêtes, tant qu’on y joue.
