# Donjon, Quêtes et Trahisons : ce qui arrive, un titre, et pourquoi.

## Le début

donjon-news-seated = { $who ->
    [you] Vous êtes { $the }.
   *[other] { $name } est { $the }.
}
    .title = Un aventurier
    .why = Chaque aventurier a un don pour toute la partie et un pouvoir qui ne sert qu’une fois.

donjon-news-looked = { $who ->
    [you] Vous regardez { $count } quêtes.
   *[other] { $name } regarde { $count } quêtes.
}
    .title = Chacun regarde des quêtes en secret et en garde une
    .why = L’une d’elles devient la quête principale, les autres retournent à la pioche.

donjon-news-threw = { $who ->
    [you] Vous faites { $face }.
   *[other] { $name } fait { $face }.
}
    .title = Qui commence ?
    .why = Le plus haut résultat commence.

donjon-news-first = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
    .title = Le premier joueur
    .why = Les autres suivent dans le sens horaire.

donjon-news-chose = { $who ->
    [you] Vous gardez une quête, en secret.
   *[other] { $name } garde une quête, en secret.
}
    .title = Une quête principale
    .why = Achevée, elle rapporte le double ; jamais achevée, elle coûte ses points.

donjon-news-shuffled = Les autres quêtes sont mélangées.
    .title = Les quêtes de la Guilde
    .why = On pourra encore les acheter à la Guilde.

## Un tour

donjon-news-turn = { $who ->
    [you] Tour de table { $round } : c’est à vous.
   *[other] Tour de table { $round } : c’est le tour { $of }.
}
    .title = Un tour commence
    .why = Un tour va du village au Donjon ou à l’Arène, et revient au village.

donjon-news-pot-grew = Il y a maintenant { $gems } dans le Pot.
    .title = Le Pot grossit
    .why = Le vainqueur de la première Arène le prend.

donjon-news-expired = { $the }, c’est fini.
    .title = Un événement prend fin
    .why = Il valait pour un tour de table, jusqu’au prochain tour du joueur qui l’avait pioché.

donjon-news-healed = { $who ->
    [you] Vous soignez { $wounds }.
   *[other] { $name } soigne { $wounds }.
}
    .title = Des blessures guérissent
    .why = Chaque blessure guérie rend 1 de puissance.

donjon-news-cared = { $who ->
    [you] Vous payez { $gems } et n’avez plus de blessure.
   *[other] { $name } paie { $gems } et n’a plus de blessure.
}
    .title = Au Temple de Soin
    .why = Toutes les blessures guérissent, et les gemmes y restent.

donjon-news-bought = { $who ->
    [you] Vous achetez { $the } pour { $gems }.
   *[other] { $name } achète { $the } pour { $gems }.
}
    .title = Un achat
    .why = Ce qu’on achète aide dans tous les combats à venir, ou sert à une quête.

donjon-news-guided = { $who ->
    [you] Vous payez { $gems } et regardez { $count } des quêtes.
   *[other] { $name } paie { $gems } et regarde { $count } des quêtes.
}
    .title = À la Guilde
    .why = On en garde une comme quête secondaire, l’autre va sous la pioche.

donjon-news-took-quest = { $who ->
    [you] Vous en gardez une.
   *[other] { $name } en garde une.
}
    .title = Une quête secondaire
    .why = Achevée, elle rapporte ses points et 4 gemmes ; sinon, elle coûte 1 point à la fin.

donjon-news-bought-trophy = { $who ->
    [you] Vous achetez un point trophée pour { $gems }.
   *[other] { $name } achète un point trophée pour { $gems }.
}
    .title = Un point trophée contre des gemmes
    .why = On peut en acheter un par tour, et pas davantage.

donjon-news-dropped = { $who ->
    [you] Vous abandonnez { $the } : { $where }.
   *[other] { $name } abandonne { $the } : { $where }.
}
    .title = Un objet s’en va
    .why = On ne garde qu’un objet de chaque type, et certaines cartes en prennent un.

donjon-news-rests = { $who ->
    [you] Vous revoici au village.
   *[other] { $name } est de retour au village.
}
    .title = Le Repos du guerrier
    .why = C’est le moment d’acheter, de se soigner, d’échanger, et de tenir ses promesses ou non.

## Le Donjon

donjon-news-paid = { $who ->
    [you] Vous payez { $gems }.
   *[other] { $name } paie { $gems }.
}
    .title = L’octroi est payé
    .why = Tant que l’Octroi est actif, piocher une carte aventure coûte autant.

donjon-news-drew = { $who ->
    [you] Vous retournez { $the }.
   *[other] { $name } retourne { $the }.
}
    .title = { $card }
    .why = { $kind ->
        [monster] Un monstre se combat, ou se laisse tranquille s’il est bien plus fort.
        [special] Une carte spéciale dit elle-même ce qui arrive.
       *[event] Un événement touche tous ceux qu’il nomme, puis on pioche une autre carte.
    }

donjon-news-returned = { $the } retourne dans la pioche, que l’on mélange.
    .title = Trop tôt
    .why = Avant le 3e tour de table, on ne rencontre ni dragon ni octroi : on pioche une autre carte.

donjon-news-got = { $who ->
    [you] Vous gardez { $the }.
   *[other] { $name } garde { $the }.
}
    .title = Une carte à garder
    .why = Elle reste devant son joueur jusqu’à ce qu’elle serve.

donjon-news-found = { $who ->
    [you] Vous trouvez { $gems }.
   *[other] { $name } trouve { $gems }.
}
    .title = Un coffre au trésor
    .why = Personne ne le garde.

donjon-news-hurt = { $who ->
    [you] Vous recevez { $wounds }.
   *[other] { $name } reçoit { $wounds }.
}
    .title = Des blessures
    .why = { $by ->
        [kritik] Un camp vaincu par un Kritik reçoit deux blessures. Chacune enlève 1 à la puissance.
       *[any] Chaque blessure enlève 1 à la puissance, et personne n’en a plus de quatre.
    }

donjon-news-bound = { $who ->
    [you] Vous prenez { $the } pour compagnon.
   *[other] { $name } prend { $the } pour compagnon.
}
    .title = Un compagnon
    .why = Sa puissance s’ajoute dans chaque combat du Forestier, tant qu’il reste.

donjon-news-came = De retour à la boutique : { $cards }.
    .title = Arrivage inattendu
    .why = Les objets réservés qui ont servi peuvent être achetés de nouveau.

donjon-news-chose-exchange = { $who ->
    [you] Vous décidez de votre quête principale, en secret.
   *[other] { $name } décide de sa quête principale, en secret.
}
    .title = Un choix en secret
    .why = Tous décident en même temps, et montrent ensemble ce qu’ils échangent.

donjon-news-exchanged = { $who ->
    [you] Vous échangez votre quête principale contre une secondaire.
   *[other] { $name } échange sa quête principale contre une secondaire.
}
    .title = Un nouveau choix
    .why = La quête principale rapporte le double : c’en est maintenant une autre.

donjon-news-stayed = { $who ->
    [you] Vous gardez votre quête principale.
   *[other] { $name } garde sa quête principale.
}
    .title = La quête reste
    .why = Personne n’est obligé d’échanger.

donjon-news-chose-spoil = { $who ->
    [you] Vous choisissez une dépouille à défausser.
   *[other] { $name } choisit une dépouille à défausser.
}
    .title = Une dépouille en secret
    .why = Tous choisissent en même temps, et montrent ensemble.

donjon-news-rotted = { $who ->
    [you] Vous perdez la dépouille { $card }.
   *[other] { $name } perd la dépouille { $card }.
}
    .title = Une dépouille pourrit
    .why = Une dépouille perdue ne sert plus à aucune quête.

donjon-news-levelled = Un point trophée de moins : { $players }. Un de plus : { $others }.
    .title = Le premier sera le dernier
    .why = Chacun des premiers donne un point, chacun des derniers en reçoit un.

donjon-news-lies = { $who ->
    [you] { $the } reste devant vous.
   *[other] { $the } reste devant { $name }.
}
    .title = Un événement qui dure
    .why = Il vaut pour un tour de table, jusqu’au prochain tour du joueur qui l’a pioché.

donjon-news-idle = { $the } : aucun effet.
    .title = Rien n’arrive
    .why = La carte n’a rien à changer pour l’instant.

donjon-news-discarded = À la défausse : { $card }.
    .title = À la défausse
    .why = Ce qui est défaussé est hors du jeu, à moins qu’une carte ne le ramène.

## Combats

donjon-news-met = { $who ->
    [you] Vous affrontez { $cards } : puissance { $power }.
   *[other] { $name } affronte { $cards } : puissance { $power }.
}
    .title = Un combat
    .why = Cette puissance et le dé rouge sont contre l’aventurier et le dé vert.

donjon-news-opened = { $who ->
    [you] Vous défiez{ $victim_obj }.
   *[other] { $name } { $victim_me }défie{ $victim_obj }.
}
    .title = L’Arène est ouverte !
    .why = Tous deux combattent avec leur pleine puissance ; qui rejoint qui, on ne le voit qu’après les dés.

donjon-news-ringed = { $who ->
    [you] Vous forcez{ $whom_obj } à combattre à votre place.
   *[other] { $name } { $whom_me }force{ $whom_obj } à combattre à sa place.
}
    .title = Anneau de charme
    .why = Le Sorcier garde ce qui est gagné ; le joueur qui combat prend les blessures.

donjon-news-ringed-ally = { $who ->
    [you] Vous forcez{ $whom_obj } à être votre allié.
   *[other] { $name } { $whom_me }force{ $whom_obj } à être son allié.
}
    .title = Anneau de charme
    .why = Un allié forcé aide pour rien.

donjon-news-allied = { $who ->
    [you] Vous faites alliance avec { $ally_with }.
   *[other] { $name } fait alliance avec { $ally_with }.
}
    .title = Une alliance
    .why = Un allié apporte la moitié de sa puissance, ou trois quarts si l’on n’est que deux.

donjon-news-alone = { $who ->
    [you] Vous y allez sans allié.
   *[other] { $name } y va sans allié.
}
    .title = Sans allié
    .why = Personne n’est obligé de demander de l’aide.

donjon-news-stood = { $who ->
    [you] Vous restez et combattez.
   *[other] { $name } reste et combat.
}
    .title = Un combat que rien n’impose
    .why = On pourrait laisser tranquille un monstre si fort ; vaincu, il rapporte plus.

donjon-news-goes-on = { $who ->
    [you] Vous n’ajoutez rien.
   *[other] { $name } n’ajoute rien.
}
    .title = Rien de plus
    .why = Le joueur interrogé peut en rester là.

donjon-news-out = { $who ->
    [you] Vous quittez le village.
   *[other] { $name } quitte le village.
}
    .title = Hors du village
    .why = Personne n’est obligé d’acheter. La suite : le Donjon ou une Arène.

donjon-news-rested = { $who ->
    [you] Vous n’achetez plus rien.
   *[other] { $name } n’achète plus rien.
}
    .title = La fin du repos
    .why = Personne n’est obligé d’acheter.

donjon-news-fled = { $who ->
    [you] Vous fuyez.
   *[other] { $name } fuit.
}
    .title = La fuite
    .why = On peut laisser tranquille un monstre au moins une fois et demie plus fort.

donjon-news-announced = { $who ->
    [you] Vous utilisez { $what }.
   *[other] { $name } utilise { $what }.
}
    .title = Annoncé avant les dés
    .why = Après les dés, ce serait trop tard.

donjon-news-sided = { $who ->
    [you] Vous choisissez votre camp.
   *[other] { $name } choisit son camp.
}
    .title = Un camp en secret
    .why = On le montre après les dés.

donjon-news-vanished = { $who ->
    [you] Vous disparaissez.
   *[other] { $name } disparaît.
}
    .title = Le Sorcier disparaît
    .why = Il n’a plus part à ce combat, ni en bien ni en mal.

donjon-news-rolled = Vert { $green }, rouge { $red }.
    .title = Les dés
    .why = Le vert est le dé des aventuriers ou de l’attaquant, le rouge celui d’en face.

donjon-news-sides = { $sides }.
    .title = Les camps se montrent
    .why = Les joueurs qui montrent un jeton sont alliés de son camp, les autres restent neutres.

donjon-news-fought = { $total } contre { $other } : { $winner ->
    [green] le vert l’emporte
   *[red] le rouge l’emporte
}.
    .title = Le combat est décidé
    .why = De chaque côté on ajoute puissance et dé, et le plus gros total l’emporte ; l’égalité va au vert.

donjon-news-again = { $who ->
    [you] Vous refaites le combat.
   *[other] { $name } refait le combat.
}
    .title = Le Prêtre recommence
    .why = On relance les deux dés, et seul le second résultat compte.

donjon-news-forgot = { $who ->
    [you] Vous faites oublier cette défaite.
   *[other] { $name } fait oublier cette défaite.
}
    .title = Heaume de l’oubli
    .why = Ni pillage, ni blessures, ni points trophée : comme s’il n’y avait pas eu d’Arène.

donjon-news-spared = { $who ->
    [you] La Bonne Fée vous épargne cette défaite.
   *[other] { $name } a la Bonne Fée, qui épargne cette défaite.
}
    .title = La Bonne Fée
    .why = Ni objet, ni gemme, ni dépouille n’est perdu, et il n’y a pas de blessure.

donjon-news-weakened = { $who ->
    [you] Votre puissance baisse de { $count } pour toujours.
   *[other] La puissance { $of } baisse de { $count } pour toujours.
}
    .title = Le prix de la rage
    .why = Ce n’est pas une blessure, et cela ne guérit jamais.

donjon-news-left = Le dé montre { $face } : { $the } fuit.
    .title = Le compagnon fuit
    .why = Après chaque combat, il fuit sur 1 à 4, et l’arc est défaussé.

donjon-news-stays = Le dé montre { $face } : { $the } reste.
    .title = Le compagnon reste
    .why = Après chaque combat, il fuit sur 1 à 4, et reste sur 5 à 8.

donjon-news-died = { $the } meurt.
    .title = Une perte
    .why = Un Kritik d’en face tue un Familier, et un compagnon aussi.

donjon-news-cursed = { $who ->
    [you] La malédiction est sur vous.
   *[other] La malédiction est sur { $name }.
}
    .title = La malédiction
    .why = Plus de soins au Temple ni au Jour de Grâce, jusqu’à la fin de la partie.

## Gains

donjon-news-won = { $who ->
    [you] Vous gagnez : { $gains }.
   *[other] { $name } gagne : { $gains }.
}
    .title = Victoire
    .why = Les gains de la carte vont au joueur qui devait combattre ; un monstre vaincu devient une dépouille.

donjon-news-triumphed = Un point trophée chacun : { $players }.
    .title = Les vainqueurs
    .why = Dans une Arène, chacun du camp vainqueur reçoit un point trophée.

donjon-news-shamed = Un point trophée de moins : { $players }.
    .title = Perdu en Enfer
    .why = Chaque joueur qui y a combattu perd un point trophée ; personne n’en a moins de 0.

donjon-news-shared = { $who ->
    [you] Vous recevez { $gems }.
   *[other] { $name } reçoit { $gems }.
}
    .title = Une part des gemmes
    .why = Les gemmes de l’enfer sont distribuées une par une, dans l’ordre du tour.

donjon-news-pot-won = { $who ->
    [you] Vous prenez { $gems } dans le Pot.
   *[other] { $name } prend { $gems } dans le Pot.
}
    .title = Le Pot est gagné
    .why = Il va au vainqueur de la première Arène, et il n’y en aura pas d’autre.

donjon-news-plundered = { $who ->
    [you] Vous pillez{ $victim_obj } : { $gains }.
   *[other] { $name } { $victim_me }pille{ $victim_obj } : { $gains }.
}
    .title = Le pillage
    .why = La moitié des gemmes, un objet ou une dépouille : l’attaquant choisit.

donjon-news-one-more = { $who ->
    [you] Vous prenez une gemme de plus{ $victim_to }.
   *[other] { $name } { $victim_me }prend une gemme de plus{ $victim_to }.
}
    .title = Une gemme de plus
    .why = C’est le don du Voleur, à chaque pillage de son camp.

donjon-news-took = { $who ->
    [you] Vous prenez { $the } { $from }.
   *[other] { $name } prend { $the } { $from }.
}
    .title = Le don du Djinn
    .why = Vaincu, le Djinn laisse choisir un objet ou une dépouille sur la table.

## Négocier

donjon-news-offered = { $who ->
    [you] Vous proposez{ $partner_to } : { $give } contre { $want }.
   *[other] { $name } { $partner_me }propose{ $partner_to } : { $give } contre { $want }.
}
    .title = Une offre
    .why = Si l’autre accepte, tout ce qui se touche change de mains ; les paroles se tiennent ou se trahissent plus tard.

donjon-news-countered = { $who ->
    [you] Vous proposez plutôt{ $partner_to } : { $give } contre { $want }.
   *[other] { $name } { $partner_me }propose plutôt{ $partner_to } : { $give } contre { $want }.
}
    .title = Une autre proposition
    .why = Une réponse peut porter une autre proposition, et une seule.

donjon-news-countered-price = { $who ->
    [you] Vous proposez plutôt{ $partner_to } : de l’aide contre { $give }.
   *[other] { $name } { $partner_me }propose plutôt{ $partner_to } : de l’aide contre { $give }.
}
    .title = Un autre prix
    .why = À chacun de ceux qui aideraient, on peut proposer un autre prix, un seul.

donjon-news-accepted = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
    .title = D’accord
    .why = Il suffit que deux soient d’accord.

donjon-news-declined = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
    .title = Pas d’accord
    .why = Personne n’est obligé d’échanger, ni d’aider.

donjon-news-handed = { $who ->
    [you] Vous donnez{ $partner_to } : { $give }.
   *[other] { $name } { $partner_me }donne{ $partner_to } : { $give }.
}
    .title = De main en main
    .why = Ce qui est donné est aussitôt à l’autre.

donjon-news-called = { $who ->
    [you] Vous demandez de l’aide.
   *[other] { $name } demande de l’aide.
}
    .title = Un appel à l’aide
    .why = Chacun des autres dit un prix, ou passe.

donjon-news-asked = { $who ->
    [you] Vous aideriez contre { $give }.
   *[other] { $name } aiderait contre { $give }.
}
    .title = Un prix pour de l’aide
    .why = Le joueur qui a demandé de l’aide prend l’un des prix, ou aucun.

donjon-news-passed = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
    .title = Pas d’aide
    .why = Personne n’est obligé d’aider.

donjon-news-promised = { $who ->
    [you] Vous promettez{ $partner_to } : { $give }.
   *[other] { $name } { $partner_me }promet{ $partner_to } : { $give }.
}
    .title = Une promesse
    .why = Les paroles n’engagent personne, mais tout le monde les entend.

donjon-news-kept-word = { $who ->
    [you] Vous tenez la parole donnée{ $partner_to }.
   *[other] { $name } tient la parole qu’il { $partner_me }a donnée{ $partner_to }.
}
    .title = Une parole tenue
    .why = Les autres le voient, et le prochain allié demandera peut-être moins.

donjon-news-broke-word = { $who ->
    [you] Vous trahissez la parole donnée{ $partner_to }.
   *[other] { $name } trahit la parole qu’il { $partner_me }a donnée{ $partner_to }.
}
    .title = Une parole trahie
    .why = Aucune règle ne l’interdit, mais tout le monde s’en souvient.

donjon-news-lapsed = { $who ->
    [you] La parole que vous avez donnée{ $partner_to } s’éteint.
   *[other] La parole que { $name } { $partner_me }a donnée{ $partner_to } s’éteint.
}
    .title = Une parole s’éteint
    .why = Son temps est passé, ou il n’en reste plus rien : ni tenue, ni trahie.

## Quêtes

donjon-news-claimed = { $who ->
    [you] Vous achevez { $quest } : { $gains }.
   *[other] { $name } achève { $quest } : { $gains }.
}
    .title = Une quête est achevée
    .why = { $rank ->
        [main] Une quête principale rapporte le double de ses points trophée.
       *[secondary] Une quête secondaire rapporte ses points trophée imprimés.
    }

donjon-news-blackmailed = { $who ->
    [you] Vous prenez des dépouilles{ $victim_to }.
   *[other] { $name } { $victim_me }prend des dépouilles{ $victim_to }.
}
    .title = Charme du chantage
    .why = Le Voleur peut se servir des dépouilles d’un autre pour une de ses quêtes.

donjon-news-stole = { $who ->
    [you] Vous volez une quête{ $victim_to }.
   *[other] { $name } { $victim_me }vole une quête{ $victim_to }.
}
    .title = Charme du chantage
    .why = Quelle quête, c’est le hasard qui le décide.

donjon-news-no-claim = { $who ->
    [you] Vous ne montrez pas de quête.
   *[other] { $name } ne montre pas de quête.
}
    .title = Aucune quête n’est montrée
    .why = On demande à tous ceux qui ont une quête non achevée, pour ne trahir personne.

## La fin

donjon-news-scored = { $who ->
    [you] Vous avez { $trophies } à la fin.
   *[other] { $name } a { $trophies } à la fin.
}
    .title = Le décompte
    .why = Une quête principale non achevée coûte ses points imprimés, une secondaire en coûte 1.

donjon-news-won-game = { $who ->
    [you] La partie est à vous !
   *[other] { $name } gagne la partie !
}
    .title = La fin
    .why = { $by ->
        [trophies] Le plus de points trophée l’emporte.
       *[other] Les points trophée étaient égaux, et le plus de dépouilles départage.
    }

donjon-news-shared-game = Victoire partagée : { $players }.
    .title = Une victoire partagée
    .why = Les points trophée sont égaux, et les dépouilles aussi.

## Ce que disent de plus les événements

donjon-news-prey = Le jeton montre : { $type }.
donjon-news-halved = Des Soldes réduisent le prix de moitié.
donjon-news-where = { $pile ->
    [shop] retour à la boutique
   *[discards] à la défausse
}
donjon-news-by-fury = La Furie sanguinaire ne laisse pas le choix.
donjon-news-vial = Le dé montre { $face } : { $sign ->
    [plus] +
   *[minus] −
}{ $bonus }.
donjon-news-kritik = Un 8 est un Kritik et compte 16.
donjon-news-stands = { $name } : { $side }
donjon-news-spent = À la défausse : { $cards }.
donjon-news-loss = Pas achevé : { $quests }, ce qui coûte { $count }.
