# Donjon, Quêtes et Trahisons : pourquoi un coup, une mise en place ou une liste de cartes est refusé,
# et ce qui irait.

## Quand, et qui

refusal-not-now = Cela ne se fait pas maintenant : { donjon-now }.
donjon-now = { $stage ->
    [keep] chacun choisit une quête principale
    [supply] le joueur actif est au village
    [guild] il faut garder l’une des quêtes regardées
    [answer] une offre attend sa réponse
    [countered] une autre proposition attend sa réponse
    [surplus] quelqu’un a trop d’objets d’un type
    [choose] il faut choisir entre Donjon et Arène
    [exchange] on peut échanger sa quête principale
    [rot] chacun choisit une dépouille à défausser
    [discard] le chapardeur veut un objet
    [djinn] il faut choisir le don du Djinn
    [negotiate] c’est le moment de chercher un allié
    [bid] on demande son prix à quelqu’un
    [pick] il faut choisir un allié, ou aucun
    [haggle] une autre proposition attend sa réponse
    [promise] c’est le moment de promettre avant l’Arène
    [flee] il faut décider de combattre ou de fuir
    [announce] c’est le moment d’annoncer ce dont on se sert
    [sides] chacun choisit son camp
    [vanish] le Sorcier peut disparaître
    [replay] le Prêtre peut refaire le combat
    [oblivion] le Prêtre peut utiliser le Heaume de l’oubli
    [plunder] il faut piller la victime
    [word] une promesse est à tenir ou à trahir
    [rest] le joueur actif est au village, après le combat
    [quests] on peut montrer des quêtes
   *[over] la partie est finie
}
refusal-whom = Cela ne se fait pas avec ce joueur : choisissez-en un autre.

## Au village

refusal-not-in-shop = La boutique n’a pas { $item } : choisissez quelque chose qui s’y trouve.
refusal-no-sale = Vous n’avez pas de Soldes pour réduire le prix : payez-le en entier.
refusal-too-few-gems = Cela coûte { $cost ->
    [one] { $cost } gemme
   *[other] { $cost } gemmes
}, et vous en avez { $has } : gagnez-en ou échangez d’abord.
refusal-no-temple = Vous êtes maudit, et le Temple ne vous soigne plus. Une blessure par tour guérit d’elle-même.
refusal-no-wound = Vous n’avez pas de blessure à soigner : gardez vos gemmes.
refusal-guild-once = Vous êtes déjà allé à la Guilde pendant ce tour, et c’est une fois par tour. Revenez au prochain.
refusal-guild-empty = La Guilde n’a plus de quête à vendre.
refusal-too-many-quests = Ce serait trop : personne n’a plus de { $most } quêtes secondaires non achevées. Achevez-en d’abord une.
refusal-trophy-once = Vous avez déjà acheté un point trophée pendant ce tour : un par tour, c’est tout.
refusal-not-too-many = Vous n’avez pas à abandonner { $card } : choisissez parmi ce qui est en trop ({ $items }).
refusal-not-yours = Vous n’avez pas { $card }.
refusal-choose-range = Il n’y a pas de numéro { $got } ici : choisissez de 1 à { $most }.

## Au Donjon et dans l’Arène

refusal-too-early = C’est le tour de table { $round }, et l’Arène n’ouvre qu’au tour de table { $first } : piochez une carte.
refusal-no-arena = L’Élan d’amour est actif : pas d’Arène avant qu’il soit fini. Piochez une carte.
refusal-alone = Il faut combattre seul celui-ci : pas d’allié.
refusal-not-for-you = Vous pouvez avoir { $card }, mais un seul aventurier peut s’en servir : { $for }.
refusal-one-companion = Vous avez déjà un compagnon, { $card }, et l’arc n’en tient qu’un à la fois.
refusal-too-wild = { $power ->
    [0] Ce n’est pas une carte monstre, et l’arc n’en contraint pas d’autre
   *[other] Sa puissance est de { $power }, et l’arc ne contraint que jusqu’à { $most }
} : combattez.
refusal-no-flight = { $kind ->
    [mimic] Personne ne fuit le Mimic
    [guardian] Personne ne fuit le Gardien du Temple
    [hell] Personne ne fuit l’enfer
   *[arena] Personne ne fuit une Arène
} : combattez.
refusal-flight-paid = Votre allié a été payé à l’avance : ce combat doit avoir lieu.
refusal-flight-later = La fuite se décide au début du combat : réglez d’abord qui vous aide.
refusal-flight-weak = Sa puissance est de { $power }, la vôtre de { $own } : on ne fuit qu’à partir de { $least }, une fois et demie autant. Combattez.
refusal-ring-once = L’anneau a déjà servi dans ce combat.
refusal-ring-how = Dites ce que l’anneau fait faire à l’autre : fight ou ally. J’ai lu « { $got } ».
refusal-not-usable = Vous ne pouvez pas annoncer { $card } dans ce combat.
refusal-unknown-side = Il n’y a pas de camp « { $got } » : dites attacker, defender ou none.
refusal-must-take-side = Dans une Furie sanguinaire, personne ne reste à l’écart : prenez parti.
refusal-not-in-fight = Vous n’êtes pas dans ce combat : il n’y a rien d’où disparaître.
refusal-not-there = Vous ne trouverez pas { $card } à cet endroit.
refusal-one-plunder = On pille une seule chose : la moitié des gemmes, un objet ou une dépouille. Seul le Voleur en prend deux, une fois par partie, à son propre tour.
refusal-two-of-three = On prend deux choses de genres différents, dans cet ordre : gemmes, objet, dépouille.

## Quêtes

refusal-quest-not-held = Vous n’avez pas de quête de ce nom à achever : { $quest }.
refusal-quest-not-done = { $quest } n’est pas encore achevée : sa page dit ce qu’elle demande.
refusal-quest-no-deed = { $quest } demande un exploit que vous n’avez pas accompli depuis que vous l’avez.
refusal-quest-no-spoils = { $quest } ne demande pas de dépouilles : celles des autres n’y servent à rien.
refusal-only-own-turn = Le Charme du chantage n’agit que pendant votre propre tour.
refusal-no-quest-there = Ce joueur n’a pas de quête secondaire à voler.

## Négocier

refusal-too-many-offers = Vous avez fait { $most } offres pendant ce tour, et un tour n’en compte pas plus.
refusal-offer-empty = Rien contre rien n’est pas une offre : nommez quelque chose d’un côté au moins.
refusal-offer-again = Vous avez déjà fait cette offre pendant ce tour : changez-y quelque chose.
refusal-bundle-form = Je ne peux pas lire cela comme quelque chose à donner : { $got }.
refusal-read-bundle = Je ne comprends pas « { $got } » : écrivez ce qui est donné, par exemple « 2g,quest1,help », ou « nothing ».
refusal-bundle-gems-most = { $got } gemmes, c’est trop pour un côté d’une offre : { $most } au plus.
refusal-bundle-named-most = Un côté d’une offre nomme au plus { $most } choses, pas { $got }.
refusal-bundle-gems = On ne peut pas donner { $got ->
    [one] { $got } gemme
   *[other] { $got } gemmes
} : il y en aura { $most } au plus.
refusal-bundle-item = On ne peut pas donner { $card } : ce n’est pas là.
refusal-bundle-spoil = { $card } n’est pas parmi les dépouilles à donner.
refusal-bundle-quest = { $place ->
    [0] Cette quête secondaire ne peut plus être donnée : elle n’est plus là.
   *[other] Il n’y a pas de quête secondaire numéro { $place } à donner : il y en a { $most }.
}
refusal-bundle-help = On ne peut pas promettre d’aide dans { $got ->
    [one] { $got } combat
   *[other] { $got } combats
} : { $most } au plus.
refusal-bundle-side = On ne peut pas promettre ici un camp dans une Arène.
refusal-bundle-trophies = On ne peut pas promettre tant de points trophée ({ $got }) : ce combat en a { $most } à partager.
refusal-no-bid = Ce joueur n’a pas proposé d’aider : choisissez-en un qui l’a fait, ou combattez seul.
refusal-one-counter = Vous avez déjà fait une autre proposition à ce joueur, et c’est une seule.
refusal-only-price = Ici, on ne propose que le prix de l’aide : laissez l’autre côté vide.
refusal-only-two = On ne paie à l’avance qu’à deux joueurs : promettez.
refusal-not-in-village = Au village, tout change de mains aussitôt : on ne paie rien à l’avance.
refusal-one-promise = Vous avez déjà promis quelque chose à ce joueur, et c’est une seule promesse.

## Des textes qui ne sont pas des coups

refusal-read-donjon = Je ne comprends pas « { $got } » : un coup commence par son verbe, par exemple « draw », « buy double_axe » ou « arena P2 ».
refusal-read-donjon-form = Cela s’écrit « { $form } » : j’ai lu « { $got } ».

## Mises en place et cartes

refusal-setup-length = On joue en { $wanted } points trophée, pas en { $got }.
refusal-setup-adventurers = Choisissez un aventurier par joueur, aucun deux fois : { $wanted }.
refusal-numbers-file = { $what ->
    [long] C’est plus long qu’un fichier de cartes ne peut l’être.
    [toml] Ce fichier ne se lit pas comme du TOML.
   *[list] Il n’y a pas là les trois listes de cartes.
} Il lui faut des listes nommées monsters, items et others, avec pour chaque carte un texte comme « ogre humanoid 12 4 0 ».
refusal-numbers-unknown = Il n’y a pas de carte « { $line } » : reprenez les noms de l’exemple.
refusal-numbers-twice = La carte « { $line } » y est deux fois : enlevez-en une.
refusal-numbers-missing = { $count ->
    [1] Il manque une carte : « { $line } ».
   *[other] Il manque { $count } cartes, à commencer par « { $line } ».
}
refusal-numbers-form = « { $line } » n’a pas les { $wanted } mots qu’il faut à cette carte : comparez avec l’exemple.
refusal-numbers-type = « { $line } » n’a pas de type « { $got } » : c’est { $wanted }.
refusal-numbers-number = « { $line } » a un nombre qu’aucune carte n’a : des entiers de 0 à { $most }.
refusal-numbers-dragons = Les dragons sont ces trois-là et aucun autre : { $dragons }. Voyez « { $line } ».

## Positions posées à la main

refusal-laid-active = Il n’y a pas de joueur { $got } dont ce serait le tour : il y en a { $most } à la table.
refusal-laid-round = Il n’y a pas de tour de table { $got } : on les compte à partir de 1.
refusal-laid-card = Il ne reste pas de « { $got } » à mettre là : cela n’existe pas, ou c’est ailleurs.
refusal-laid-over = Quelqu’un a déjà { $most } points trophée : la partie serait finie.
refusal-laid-field = Un joueur d’une position n’a pas de champ « { $got } ».
refusal-laid-count = « { $got } » n’est pas un nombre possible pour « { $field } ».
refusal-laid-prey = Seul le Forestier chasse un type, et il en a toujours un : « { $got } » n’est pas possible.
refusal-laid-companion = « { $got } » ne peut pas être un compagnon : il faut un monstre, et l’Arc de contrainte.
