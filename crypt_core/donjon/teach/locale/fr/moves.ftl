# Donjon, Quêtes et Trahisons : ce que l’on peut faire.

## Coups

donjon-move-choose = Garder { $quest }
donjon-a-quest = { $place ->
    [0] une quête
   *[other] la quête { $place }
}
donjon-move-buy = Acheter { $the }
donjon-move-buy-sale = Acheter { $the } avec des Soldes
donjon-move-heal = Se faire soigner au Temple
donjon-move-guild = Acheter une quête à la Guilde
donjon-move-trophy = Acheter un point trophée
donjon-move-done = { $stage ->
    [vanish] Rester
    [replay] Le laisser
    [oblivion] Le garder
    [quests] Ne rien montrer
   *[other] Rien de plus
}
donjon-move-leave = Quitter le village
donjon-move-drop = Abandonner { $the }
donjon-move-draw = Piocher une carte aventure
donjon-move-arena = Ouvrir une Arène contre { $whom_with }
donjon-move-raid = Profaner le Temple
donjon-move-exchange = Prendre { $quest } comme quête principale
donjon-move-exchange-hidden = Décider de la quête principale
donjon-move-stay = Garder la quête principale
donjon-move-discard = Défausser { $the }
donjon-a-spoil = une dépouille
donjon-move-take = Prendre { $the } { $from }
donjon-from = { $source ->
    [shop] dans la boutique
    [discards] dans la défausse
   *[player] chez { $source_with }
}
donjon-move-bind = Contraindre le monstre avec l’arc
donjon-move-ring = { $whom_me }forcer{ $whom_obj } à combattre à votre place
donjon-move-ring-ally = { $whom_me }forcer{ $whom_obj } à être votre allié
donjon-move-call = Demander de l’aide
donjon-move-alone = Y aller sans allié
donjon-move-bid = Aider contre { $give }
donjon-move-bid-now = Aider contre { $give }, payé à l’avance
donjon-move-pass = Passer
donjon-move-ally = { $whom_me }prendre{ $whom_obj } pour allié
donjon-move-counter = { $whom_me }proposer plutôt{ $whom_to } : { $give } contre { $want }
donjon-move-counter-price = { $whom_me }proposer plutôt{ $whom_to } : de l’aide contre { $give }
donjon-move-accept = Accepter
donjon-move-decline = Refuser
donjon-move-offer = { $whom_me }proposer{ $whom_to } : { $give } contre { $want }
donjon-move-promise = { $whom_me }promettre{ $whom_to } : { $give }
donjon-move-keep = Tenir parole
donjon-move-break = Trahir votre parole
donjon-move-fight = Combattre
donjon-move-flee = Fuir
donjon-move-use = Utiliser { $what }
donjon-move-side = { $side ->
    [attacker] Rejoindre l’attaquant
    [defender] Rejoindre le défenseur
    [none] Rester neutre
   *[hidden] Choisir un camp
}
donjon-move-vanish = Disparaître
donjon-move-replay = Refaire le combat
donjon-move-forget = Utiliser le Heaume de l’oubli
donjon-move-plunder = Piller : { $gains }
donjon-half-gems = la moitié des gemmes
donjon-all-gems = toutes les gemmes
donjon-move-claim = Montrer { $quest }
donjon-move-claim-with = Montrer { $quest } avec des dépouilles prises chez { $whom_with }
donjon-move-steal = { $whom_me }voler une quête{ $whom_to }

## À qui le tour

donjon-turn-several = Doivent encore choisir : { $people }
donjon-may = { $stage ->
    [keep] choisissez la quête qui devient votre quête principale.
    [supply] vous êtes au village : faites ce qu’il vous faut, puis quittez-le.
    [guild] gardez l’une des deux quêtes.
    [answer] acceptez l’offre, refusez-la, ou proposez autre chose.
    [countered] acceptez l’autre proposition, ou refusez-la.
    [surplus] abandonnez un objet que vous avez en trop.
    [choose] choisissez où vous allez maintenant.
    [choose-dungeon] allez au Donjon : vous ne pouvez pas ouvrir d’Arène maintenant.
    [draw] piochez une carte aventure.
    [exchange] changez de quête principale, ou gardez-la.
    [rot] choisissez une dépouille à défausser.
    [discard] choisissez un objet à défausser.
    [djinn] choisissez ce que le Djinn vous donne.
    [negotiate] demandez de l’aide, ou allez-y seul.
    [bid] dites le prix de votre aide, ou passez.
    [bid-owed] vous devez cette aide : ne demandez rien, et vous tenez parole ; dites un prix ou passez, et vous la trahissez.
    [pick] prenez l’un de ceux qui aideraient, ou allez-y seul.
    [pick-ring] personne n’aiderait : utilisez l’Anneau de charme, ou allez-y seul.
    [haggle] acceptez l’autre prix, ou refusez-le.
    [promise] promettez quelque chose contre de l’aide, ou continuez.
    [flee] combattez, ou fuyez.
    [announce] annoncez ce dont vous vous servez, ou continuez.
    [sides-fury] rejoignez un camp : personne ne peut rester neutre.
    [sides] rejoignez un camp, ou restez neutre.
    [vanish] disparaissez, ou restez.
    [replay] refaites le combat, ou laissez-le.
    [oblivion] utilisez le Heaume de l’oubli, ou gardez-le.
    [plunder] choisissez ce que vous pillez.
    [word] tenez parole, ou trahissez-la.
    [rest] vous revoici au village : faites ce qu’il vous faut, puis continuez.
    [quests-none] aucune de vos quêtes n’est achevée : il n’y a rien à montrer.
   *[quests] montrez une quête, ou aucune.
}
