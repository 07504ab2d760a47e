# Les mots de l’application : étiquettes fixes des panneaux, et ce qui entoure la partie.

## Ruban des phases

ribbon-label = Les quatre phases d’une manche
ribbon-done = terminée
ribbon-now = en cours
ribbon-next = à venir
ribbon-open = possible
ribbon-shut = pas maintenant
phase-hint = { $phase ->
    [reveal] De nouveaux trésors arrivent dans la Crypte, les derniers face cachée.
    [claim] À partir du Leader, chacun revendique des trésors avec ses serviteurs, ou récupère.
    [collect] On lance les serviteurs, et chacun prend ce qu’il a revendiqué.
   *[pass] Les torches passent à gauche et une nouvelle manche commence.
}
looking-back = Vous regardez en arrière
turn = { $who ->
    [you] À vous de jouer
   *[other] Le tour { $of }
}
turn-collecting = { $who ->
    [you] Vous collectez
   *[other] { $name } collecte
}
turn-nobody = { $stage ->
    [reveal] Nouveaux trésors
    [collect] On collecte les trésors
    [pass] Les torches passent
   *[other] La partie suit son cours
}
turn-over = La partie est finie

## Récit

story-label = Ce qui s’est passé, et pourquoi
story-steps = Parcourir la partie
story-step = Étape { $step } sur { $steps }
story-progress = Avancement dans ces événements
story-back = Retour
story-why = Pourquoi
story-rule = La règle
story-where = Où elle se trouve
story-ruling = Notre interprétation
story-page = Sa page : l’essayer, où elle se trouve, ce qui change d’une édition à l’autre
story-close = Fermer
story-log = Ce qui s’est passé avant
next = Suivant
continue = Continuer
continue-last = Vers la décision
transcript-decision = { $name } : { $move }

## Ce que l’on peut faire

may-title = { $who ->
    [you] { $stage ->
        [claim] { $last ->
            [yes] Votre dernier tour : revendiquez un trésor, ou récupérez
           *[no] À vous : revendiquez ou récupérez
        }
        [pottery] Avant de revendiquer : prendre un trésor face cachée ?
        [reroll] Relancer un dé ?
        [last] Une dernière fois : réveiller un serviteur ?
       *[tie] Égalité : lancez vos serviteurs
    }
   *[other] { $stage ->
        [claim] { $last ->
            [yes] Dernier tour { $of } : revendiquez un trésor, ou récupérez
           *[no] Tour { $of } : revendiquez ou récupérez
        }
        [pottery] Tour { $of } : prendre un trésor face cachée avant de revendiquer ?
        [reroll] Tour { $of } : relancer un dé ?
        [last] Tour { $of } : une dernière fois, réveiller un serviteur ?
       *[tie] Tour { $of } : lancez vos serviteurs
    }
}
may-title-only = { $who ->
    [you] { $only ->
        [pass] À vous : vous ne pouvez que passer
       *[recover] À vous : vous ne pouvez que récupérer
    }
   *[other] { $only ->
        [pass] Tour { $of } : il ne reste qu’à passer
       *[recover] Tour { $of } : il ne reste qu’à récupérer
    }
}
may-watch = Continuez pour voir ce qui est décidé.
may-over = La partie est finie
may-look-back = Revenez à n’importe quelle décision et essayez autre chose.
may-claim = { $ready ->
    [one] Revendiquer : placez votre serviteur actif sur un trésor et choisissez son effort, de 1 à 6.
   *[other] Revendiquer : placez sur des trésors autant que vous voulez de vos { $ready } serviteurs actifs et choisissez leur effort, de 1 à 6. Sur un même trésor, tous doivent montrer le même.
}
may-one-treasure = { $ready ->
    [one] Revendiquer : placez votre serviteur actif sur un trésor et choisissez son effort, de 1 à 6.
   *[other] Revendiquer : placez sur un seul trésor autant que vous voulez de vos { $ready } serviteurs actifs, tous du même effort, de 1 à 6.
} Avec la Torche Éteinte, un trésor, pas plus.
may-no-servant = Vous n’avez aucun serviteur actif : vous ne pouvez pas revendiquer.
may-no-treasure = Il n’y a aucun trésor que vos serviteurs actifs puissent revendiquer.
may-push = { $on } : pour évincer { $name }, placez un total de plus de { $total }.
may-own = Vos serviteurs { $on } restent tels quels : on ne peut rien y ajouter.
may-recover = { $count ->
    [0] Récupérer : personne n’est épuisé, cela revient à passer.
    [1] Récupérer : votre serviteur épuisé redevient actif. Cela prend tout le tour.
   *[other] Récupérer : vos { $count } serviteurs épuisés redeviennent actifs. Cela prend tout le tour.
}
may-order = { $again ->
    [yes] Vous êtes le Leader : après l’autre tour, vous jouerez encore une fois, sur un seul trésor.
   *[no] { $who ->
        [ghost] Après vous, le Fantôme ne relance que les dés que vous aurez évincés, et place un seul groupe.
       *[other] Après vous, { $name } jouera encore une fois, sur un seul trésor.
    }
}
may-window = { $stage ->
    [pottery] Retournez deux poteries et prenez un trésor face cachée, ou n’en faites rien.
    [reroll] Retournez une idole et relancez un de ces dés, ou gardez les résultats. Le nouveau résultat remplace l’ancien.
    [last] Retournez deux reliques pour réveiller un serviteur : chaque serviteur actif vaut 1 pièce.
   *[tie] Tous les serviteurs actifs des joueurs à égalité sont lancés ; la somme la plus haute gagne.
}
may-rolled = Sur le trésor { $slot } : effort { $effort }, résultat { $face }, { $result ->
    [exhausted] épuisé
   *[ready] actif
}.
may-only-cost = Aucun d’eux n’est épuisé : relancer ne peut que vous coûter un serviteur.
may-peek = { $new ->
    [no] Retournez un manuscrit pour regarder de nouveau les trésors face cachée ; vous les avez déjà vus, il n’y a donc rien de nouveau à voir.
   *[yes] Retournez un manuscrit pour regarder les trésors face cachée.
}
may-rouse = Réveiller un serviteur : retournez deux reliques, et l’un de ceux qui sont épuisés redevient actif.
may-take-late = Vous pouvez encore retourner deux poteries et prendre un trésor face cachée, jusqu’au début de la phase Revendiquer.

## Coups

move-place = { $dice } sur { $slot }
move-recover = { $count ->
    [0] Passer
    [1] Récupérer 1 serviteur
   *[other] Récupérer { $count } serviteurs
}
    .hint = { $count ->
        [0] Aucun de vos serviteurs n’est épuisé : récupérer revient à passer.
       *[other] Tous vos serviteurs épuisés redeviennent actifs. Cela prend tout le tour.
    }
move-reroll = Relancer le { $effort } sur { $slot } (il a donné { $face })
    .hint = Retourne une idole. Le nouveau résultat remplace l’ancien ; il épuise le serviteur { rolls-of-six }.
move-peek = Regarder ce qui est face cachée
    .hint = { $new ->
        [no] Retourne un manuscrit, sans rien vous montrer de nouveau : vous savez ce qui est là.
       *[yes] Retourne un manuscrit. Vous seul voyez les valeurs.
    }
move-take = Prendre { $the }
    .hint = Retourne deux poteries. Le trésor va tout droit dans votre collection.
move-rouse = Réveiller un serviteur
    .hint = Retourne deux reliques. Un serviteur épuisé redevient actif.
move-done = { $stage ->
    [pottery] Ne rien prendre
    [reroll] Garder les résultats
   *[last] Passer au décompte
}
    .hint = Laisse vos trésors tels quels.
move-roll = Départager l’égalité
    .hint = Tous ceux qui sont à égalité lancent leurs serviteurs actifs ; la somme la plus haute gagne.
verdict-allowed = C’est permis.

## Table

table-label = La table
table-crypt = Les trésors de la Crypte
table-players = Les autres joueurs
table-collectors = Collectionneurs
table-dice = Vos serviteurs actifs
table-deck = Pioche
table-box = Boîte
table-aside = mis de côté
table-leader = Leader
table-lights-out = Torche Éteinte
table-ready = actif
table-exhausted = épuisé
table-none = Aucun trésor pour l’instant
table-collection = Trésors : { $name }
table-flipped = { $value }, retourné
table-gone = Le trésor { $slot } n’est plus là
table-drafted = votre revendication ici : { $efforts }, total { $total }
table-die-ready = Serviteur { $n }, actif
table-die-set = Serviteur { $n }, effort { $effort }, pas encore placé
table-die-placed = Serviteur { $n }, effort { $effort }, sur le trésor { $slot }
table-effort = Effort
table-effort-n = Effort { $n }
table-hint-start = Choisissez un serviteur, un effort et un trésor, dans l’ordre qui vous plaît.
table-hint-effort = Choisissez son effort, ou directement un trésor.
table-hint-put = Effort { $effort } : choisissez maintenant un trésor.
table-hint-slot = Trésor { $slot } : avec quel effort ?
table-hint-placed = Sur { $slot } avec un effort de { $effort }. Modifiez-le ici, ou prenez un autre serviteur.
table-hint-move = En main : choisissez-lui un autre trésor.
table-hint-more = Placez un autre serviteur, ou confirmez.
table-hint-refused = Ce n’est pas permis ainsi : modifiez, ou essayez quand même.
table-hint-all = Tous vos serviteurs sont placés. Confirmez, ou changez quelque chose.
table-hint-none-left = Plus de serviteur pour lui.
table-confirm = Confirmer la revendication
table-clear = Tout reprendre
table-take-back = Reprendre
table-keys = Sur un serviteur : 1 à 6 pour son effort, une lettre pour un trésor, Suppr pour le reprendre.
table-rule = Quelle règle ?
table-type = Écrire un coup
table-type-hint = En notation, par exemple : { $moves }
table-type-play = Jouer ce coup
table-text = La table en toutes lettres
table-text-rest = Pioche et boîte
table-text-coins = { $coins } si la partie finissait maintenant
table-text-unseen = { $count ->
    [one] un jamais vu
   *[other] { $count } jamais vus
}
table-text-flipped = { $value } (retourné)
treasure-gone = { $slot } : une place vide
treasure-label = { $slot } : { kind-lower }, { $seen ->
    [up] { $coins }
    [known] { $coins } (vous l’avez vu), face cachée
   *[no] { $count ->
        [1] face cachée, valeur certaine : { $values }
       *[other] face cachée, valeur possible : { $values }
    }
}
treasure-free = personne dessus
treasure-claimed = revendiqué { $by }
treasure-held = avec { $dice }
player-summary = { $name } : { $parts }
player-dice = { $count ->
    [one] { $count } dé en réserve
   *[other] { $count } dés en réserve
}
player-servants = { $ready ->
    [one] { $ready } serviteur actif
   *[other] { $ready } serviteurs actifs
}, { $exhausted ->
    [one] { $exhausted } épuisé
   *[other] { $exhausted } épuisés
}
player-treasures = { $count ->
    [0] aucun trésor
    [one] { $count } trésor
   *[other] { $count } trésors
}
player-torches = { $torches ->
    [both] Leader et Torche Éteinte
    [leader] Leader
   *[dark] Torche Éteinte
}
coins-note = Pièces si la partie s’arrêtait maintenant
coins-unknown = Certains de ces trésors n’ont pas été vus
deck-label = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} dans la pioche, { $rounds ->
    [0] plus de manche à venir
    [one] { $rounds } manche à venir
   *[other] { $rounds } manches à venir
}
deck-label-top = { $label } ; sur le dessus, { $card }
box-kind = { $name } : { $values }
box-label = { $count ->
    [0] Aucun trésor dans la boîte
    [one] { $count } trésor dans la boîte
   *[other] { $count } trésors dans la boîte
}
progress = { $have } sur { $need }
ghost-roll-label = Le Fantôme a lancé { $faces }
die-ready = Serviteur sur { $slot } : effort { $effort }, résultat { $face }, actif
die-exhausted = Serviteur sur { $slot } : effort { $effort }, résultat { $face }, épuisé
curtain-title = Passez l’écran : { $name }
curtain-button = C’est moi : { $name }

## Score final

sheet-title = Score final
sheet-treasures = Pièces des trésors
sheet-collector = { kind-many } { $side }
sheet-servants = Serviteurs actifs
sheet-total = Total
verdict-rank = { $coins } : vous êtes { rank }.
verdict-won = { $who ->
    [you] Vous gagnez avec { $coins }
   *[other] { $name } gagne avec { $coins }
}{ $how ->
    [rolled] , après un lancer de dés.
   *[coins] .
}
verdict-shared = Victoire partagée avec { $coins } chacun : { $players }.
next-rank = { $coins } de plus, et vous deveniez { rank }.
next-winner = Il vous manquait { $coins } pour rejoindre le meilleur.

## Et si

whatif-title = Et si ?
whatif-intro = Revenez à n’importe quelle décision, jouez autre chose et comparez ce que cela donne.
whatif-none = Rien à revoir pour l’instant. Après votre première décision, vous pourrez y revenir ici.
whatif-scrub = Moment de la partie
whatif-earlier = Décision précédente
whatif-later = Décision suivante
whatif-looking-back = Vous regardez en arrière
whatif-looking-back-text = Jouez autre chose ici et une nouvelle branche commence. Rien de ce que vous avez joué n’est perdu.
whatif-end = Revenir au bout de la ligne
whatif-luck = Le hasard dans une nouvelle branche
whatif-luck-same = Même hasard
whatif-luck-new = Nouveau hasard
whatif-tree = Branches de cette partie
whatif-here = vous êtes ici
whatif-fold = Montrer ou masquer la branche
whatif-compare = Comparer deux lignes
whatif-line-a = Première ligne
whatif-line-b = Seconde ligne
whatif-one-line = Dès qu’il y aura une seconde ligne, vous pourrez comparer les deux.
luck-note-same = Le hasard reste le même partout où les deux lignes lui demandent la même chose : la différence vient de vous.
luck-note-new = À partir de votre prochaine décision, tout ce qui dépend du hasard sera tiré à nouveau.
stop-decision = { $round }, { $name } : { $move }
stop-open = { $round }, { $name } : à décider
stop-over = La fin de la partie
tree-start = Début
line-first = Votre partie
line-branch = Branche { $number }
figure-idols = Idoles
figure-jewelry = Bijoux
figure-manuscripts = Manuscrits
figure-pottery = Poteries
figure-remains = Reliques
figure-tapestries = Tapisseries
figure-owned = { $name } (trésors)
figure-collectors = Des collectionneurs
figure-coins = Pièces des trésors
figure-ready = Serviteurs actifs
figure-score = Score
compare-difference = Différence
compare-note = Ce que chaque ligne a donné, à sa fin ou jusqu’ici.

## Cadre

frame-subtitle = Apprendre les règles
frame-menu = Menu
frame-new = Nouvelle partie
frame-learn = Apprendre
frame-rules = Règles
frame-save = Enregistrer
frame-load = Ouvrir
frame-share = Partager
frame-about = À propos
frame-language = Langue
frame-theme = Clair ou sombre
frame-theme-auto = Comme l’appareil
frame-theme-light = Clair
frame-theme-dark = Sombre
frame-close = Fermer
frame-cancel = Annuler
frame-new-warning = Votre partie en cours n’est pas perdue : « Revenir à la partie précédente » la ramène.
frame-which-game = Quel jeu ?
frame-cards = Quelles cartes ?
frame-cards-kept = Les cartes de la partie en cours
frame-cards-ours = Les cartes fournies avec le tuteur
frame-cards-own = Cartes de { $name }
frame-cards-file = Utiliser mon propre fichier
sedlec-cards-note = Le nombre de crânes de chaque sorte est imprimé dans la règle, mais pas les deux crânes de chaque carte : les nôtres sont une reconstitution. Si vous avez la boîte, notez ses cartes dans un fichier à vous.
frame-players = Combien de joueurs ?
frame-players-1 = Solo
frame-players-2 = 2 joueurs
frame-players-3 = 3 joueurs
frame-players-4 = 4 joueurs
frame-players-5 = 5 joueurs
frame-players-6 = 6 joueurs
frame-solo-note = Vous contre le Fantôme.
frame-seat-1 = Joueur 1
frame-seat-2 = Joueur 2
frame-seat-3 = Joueur 3
frame-seat-4 = Joueur 4
frame-seat-5 = Joueur 5
frame-seat-6 = Joueur 6
frame-sides = Quelle face pour chaque Collectionneur ?
frame-sides-note = Pour une première partie : toutes les faces A.
frame-all-a = Toutes A
frame-all-b = Toutes B
frame-mixed = Mélangées
frame-side-a = Face A
frame-side-b = Face B
frame-seed = Graine du hasard
frame-seed-note = La même graine distribue la même partie. Laissez vide pour une partie inédite.
frame-start = Commencer la partie
frame-load-file = Choisir un fichier enregistré
frame-load-paste = …ou collez l’adresse ou le code d’une partie
frame-load-go = Ouvrir la partie
frame-load-too-big = Ce fichier est bien trop grand pour être une partie enregistrée.
frame-saved = Partie enregistrée : { $name }.
frame-copied = L’adresse est dans le presse-papiers. Elle contient la ligne où vous êtes, et qui l’ouvre peut en voir les cartes.
frame-share-hint = Le navigateur a refusé la copie. Sélectionnez le texte et copiez-le vous-même.
frame-share-field = Adresse de cette partie
frame-lost-title = La connexion est perdue
frame-lost-text = Le tuteur derrière cette page ne répond plus. Votre partie est gardée dans ce navigateur : rechargez la page et vous pourrez continuer.
frame-offline-text = Cet appareil est hors ligne. Votre partie est gardée dans ce navigateur ; rechargez la page une fois la connexion rétablie.
frame-reload = Recharger
frame-keys = Touches simples : n pour Suivant, c pour Continuer, b pour Retour
frame-storage-off = Ce navigateur ne garde rien pour cette page. Enregistrez votre partie dans un fichier si vous voulez la retrouver.
seat-person = Une personne
# What a bot is called, and in each game what it does.
seat-bot-random = L’ordinateur, au hasard
    .crypt = N’importe quel coup permis, tous avec la même chance.
    .sedlec = N’importe quel coup permis, tous avec la même chance.
seat-bot-greedy = L’ordinateur, avide
    .crypt = Revendique tout ce qu’il peut, les trésors les plus précieux d’abord, avec des efforts de 4, et évince à tout prix.
seat-bot-careful = L’ordinateur, prudent
    .crypt = Revendique deux trésors au plus, avec des efforts de 2. Il évince rarement et récupère tôt.
seat-bot-collector = L’ordinateur, collectionneur
    .crypt = Revendique ce que veulent ses collectionneurs, avec des efforts de 4, et récupère tôt.
seat-bot-sensible = L’ordinateur, raisonnable
    .crypt = Pèse les pièces, les collectionneurs, les serviteurs qui s’épuisent et le risque d’être évincé, pour cette manche seulement.
    .sedlec = Prend et pose ce qui rapporte le plus de points tout de suite, en surveillant ce qu’il laisse au suivant.
seat-bot-farsighted = L’ordinateur, prévoyant
    .crypt = Joue la fin de la manche dans sa tête, de centaines de façons, et devine ce qu’il ne voit pas. C’est le plus fort.
    .sedlec = Imagine de bien des façons les cartes à venir, et joue le coup qui lui laisse le plus d’avance.
about = { $credits } Ce tuteur en explique les règles avec ses propres mots ; le livret imprimé a le dernier mot. Graine de cette partie : { $seed }.
resume-title = Bon retour
resume-text = Ce navigateur a gardé la partie que vous jouiez.
resume-yes = La reprendre
resume-no = La laisser
invite-title = Vous découvrez { $game } ?
invite-yes = Commencer le cours
invite-no = Jouer tout de suite
previous-game = Revenir à la partie précédente
trouble-title = Quelque chose s’est mal passé dans le tuteur lui-même
trouble-text = Le tuteur a trébuché là-dessus. Votre partie est gardée : continuez, ou rechargez la page si cela se répète.
load-trouble-title = Cela n’a pas marché

# --- The games -------------------------------------------------------------------------------------

# What a game is called, and what is said of it elsewhere: to whoever is new to it (.invite), over
# its course (.course), as an example of a search in its rules (.search), and whose it is (.credits).
# What everybody has one turn in is counted by the word of its rulebook (.round).
game-crypt = Crypt
    .about = Des dés sur des trésors, six collectionneurs, seul contre le Fantôme ou jusqu’à quatre.
    .credits = Crypt est un jeu d’Andrew Nerger et Jeffrey Chin, publié par Road To Infamy Games.
    .invite = Le cours vous mène à votre première partie en solo en un quart d’heure à vingt minutes, pas à pas.
    .course = { $whole ->
        [yes] Vous avez fait toutes les leçons. Les problèmes vous mettent à l’épreuve, et le Fantôme vous attend à la table.
       *[no] Prenez place à la table et apprenez en jouant : en un quart d’heure à vingt minutes, vous serez en mesure de jouer une partie entière contre le Fantôme.
    }
    .search = évincer, deux idoles…
    .round = Manche { $round }
    .round-of = Manche { $round } sur { $rounds }
    .in-round = à la manche { $round }
game-sedlec = La Crypte de Sedlec
    .about = Des cartes de crânes dans votre propre pyramide ; à deux ou trois.
    .credits = La Crypte de Sedlec est l’édition française de Skulls of Sedlec, un jeu de Dustin Dobson publié par Button Shy. Quels crânes vont par deux sur les cartes du tuteur, nous l’avons reconstitué : le livret ne l’imprime pas.
    .invite = Le cours vous mène à votre première partie en une douzaine de minutes, pas à pas.
    .course = { $whole ->
        [yes] Vous avez fait toutes les leçons. Une partie entière vous attend à la table.
       *[no] Prenez place à la table et apprenez en jouant : en une douzaine de minutes, vous serez en mesure de jouer une partie entière.
    }
    .search = creuser, deux cartes…
    .round = Tour { $round }
    .round-of = Tour { $round } sur { $rounds }
    .in-round = au tour { $round }
sedlec-actions = Les trois actions d’un tour
# $verb: dig, collect or lay
sedlec-action = { $verb ->
    [dig] Creuser
    [collect] Exhumer
   *[lay] Disposer
}
sedlec-action-hint = { $verb ->
    [dig] Retournez le dessus de deux piles face cachée et gardez l’une des deux cartes.
    [collect] Prenez une carte qui est face visible.
   *[lay] Posez dans votre crypte une carte que vous avez en main.
}
