# Ce que demandent les carnets Jupyter : des exercices comme ceux du cours, voir lessons.ftl.

task-first-round-order = On a pioché une idole (3), une poterie face cachée et un bijou (2). Où sera la poterie ?
    .answer-left = à gauche
    .answer-middle = au milieu
    .answer-right = à droite
    .hint-1 = Revenez en arrière dans le panneau : la dernière raison dit pour combien compte une carte face cachée.
    .why = Face cachée, elle compte pour 2,5 : elle vient après le 3 et avant le 2.
    .miss-left = L’idole vaut 3, c’est certain. Face cachée, un trésor compte pour 2,5.
    .miss-right = Une carte inconnue n’est pas toujours la dernière : face cachée, elle compte pour 2,5.

task-first-round-effort = Un serviteur a été placé avec un effort de 4. Quels résultats l’épuisent dans la phase Collecter ?
    .answer-to-3 = 1, 2 et 3
    .answer-to-4 = 1, 2, 3 et 4
    .answer-high = 5 et 6
    .hint-1 = Seul un résultat inférieur à l’effort épuise.
    .why = Ils sont inférieurs à 4 : une fois sur deux. Chaque cran de plus coûte un sixième de plus.
    .miss-to-4 = Un 4 n’est pas inférieur à 4 : le serviteur revient actif.
    .miss-high = C’est l’inverse : les résultats élevés lui sont favorables.

task-first-round-ghost = Si le Fantôme avait fait 4, 4 et 2, quels trésors seraient encore à vous ?
    .answer-both = a et b
    .answer-a = seulement a
    .answer-b = seulement b
    .answer-none = aucun
    .hint-1 = Les dés égaux sont associés, et leurs valeurs s’additionnent.
    .why = Les deux 4 font un 8 et prennent a ; le 2 ne bat pas votre 3.
    .miss-both = Les dés égaux sont associés : les deux 4 font un 8, qui bat votre 5.
    .miss-a = Les deux 4, associés en un 8, passent d’abord, et commencent à gauche.
    .miss-none = Le 8 prend a. Mais ensuite vient le 2, et il ne bat pas votre 3.

task-first-round-least = Reprenez le bijou, sans risquer plus qu’il ne faut.
    .hint-1 = Le total des deux serviteurs doit dépasser le 6 du Fantôme.
    .why = Un 8 bat le 6, et un 4 n’est épuisé que trois fois sur six. Moins ne suffirait pas.
    .miss-more = Cela évince aussi le 6. Mais personne ne joue après vous : c’est trop.
    .miss = Le bijou n’est pas à vous.

task-first-round-collect = L’un de vos 6 a fait 4. Qu’est devenu le trésor sur lequel il se trouvait ?
    .answer-yours = Il est à vous.
    .answer-box = Il va dans la boîte.
    .answer-crypt = Il reste dans la crypte.
    .why = Quoi que fassent les dés, ce que vous tenez est collecté.
    .miss-box = N’y vont que les trésors que personne ne tient, et ceux du Fantôme.
    .miss-crypt = La crypte est vidée : chaque joueur prend les trésors qu’il tient.

task-first-round-torches = Les deux torches sont maintenant au Fantôme. Quand jouez-vous dans la manche suivante ?
    .answer-first = en premier
    .answer-between = entre les deux
    .answer-last = en dernier
    .hint-1 = Que veulent dire les torches ? Le Leader commence, la Torche Éteinte a le dernier tour.
    .why = Le Fantôme commence comme Leader, et joue le dernier tour avec la Torche Éteinte.
    .miss-first = C’est le Leader qui commence, donc le Fantôme.
    .miss-last = Le dernier tour se joue avec la Torche Éteinte, et elle est aussi au Fantôme.

task-ghost-by-hand-sequence = Le Fantôme fait 2, 4 et 2. Que place-t-il en premier ?
    .answer-four = le 4
    .answer-one = l’un des 2
    .answer-pair = les deux 2
    .hint-1 = Quel est le total des deux 2 ?
    .why = Associés, ils font 4 eux aussi ; à total égal, les dés associés passent d’abord.
    .miss-four = Aussi haut que les deux 2 ensemble ; mais alors, les dés associés passent d’abord.
    .miss-one = Les dés égaux s’associent toujours : les deux 2 vont ensemble et font 4.

task-ghost-by-hand-roll = Le Fantôme fait 3, 3 et 4. Quels trésors sont encore à vous ?
    .answer-none = aucun
    .answer-a = a
    .answer-b = b
    .answer-b-c = b et c
    .hint-1 = Associez d’abord les dés égaux : quel groupe est le plus élevé ?
    .why = La paire prend a, et le 4, qui ne bat pas votre 4, va jusqu’à c.
    .miss-none = Un 4 seul ne bat pas votre 4 sur b. L’égalité ne suffit pas.
    .miss-a = Les deux 3 font un 6, passent d’abord et prennent a, malgré votre 5.
    .miss-b-c = Le 4 ne bat pas votre 4 sur b ; mais il bat votre 2 sur c.

task-ghost-by-hand-kept = Lequel des deux garde-t-on le plus souvent ?
    .answer-six = le 6 seul
    .answer-pair = les deux 3
    .answer-alike = les deux pareillement
    .why = Seul le total compte : 167 lancers sur 216 pour les deux.
    .miss-six = Le Fantôme demande-t-il combien de serviteurs vous avez là ?
    .miss-pair = Deux serviteurs ne tiennent pas mieux qu’un : quel est le total ?

task-ghost-by-hand-cost = Et si on le garde, lequel coûte en moyenne le moins de serviteurs épuisés ?
    .answer-six = le 6 seul
    .answer-pair = les deux 3
    .answer-alike = les deux pareillement
    .hint-1 = Combien des six faces sont inférieures à 6, et combien à 3 ?
    .why = Chacun 1 fois sur 3 : deux tiers de serviteur. Mais deux sont occupés.
    .miss-six = Un 6 est épuisé 5 fois sur 6.
    .miss-alike = Un 6 est épuisé 5 fois sur 6, un 3 seulement 2 fois sur 6.

task-ghost-odds-bar = Deux serviteurs, à 3 chacun, sont sur le premier trésor. Quel y est le seuil ?
    .answer-3 = 3
    .answer-6 = 6
    .answer-7 = 7
    .hint-1 = Les dés d’un même trésor s’additionnent.
    .why = C’est le total qui compte. Le Fantôme doit faire plus : un 6 ne suffit pas.
    .miss-3 = C’est ce que montre chacun d’eux ; mais les dés d’un même trésor s’additionnent.
    .miss-7 = Cela le prendrait. Le seuil est ce qu’il faut battre.

task-ghost-odds-root = Une estimation sur 400 lancers. Combien en faut-il pour être deux fois plus près ?
    .answer-800 = 800
    .answer-1600 = 1 600
    .answer-40000 = 40 000
    .hint-1 = Dix fois plus près, c’est cent fois plus de lancers. Et deux fois ?
    .why = L’erreur diminue avec la racine carrée du nombre de lancers : pour la réduire de moitié, il en faut quatre fois plus.
    .miss-800 = Deux fois plus de lancers ne rapprochent que de la racine de deux : 1,4 fois.
    .miss-40000 = Cent fois plus de lancers : c’est dix fois plus près.

task-ghost-odds-middle = Quel est le plus petit effort qui garde le trésor du milieu plus d’une fois sur deux ?
    .answer-2 = 2
    .answer-3 = 3
    .answer-4 = 4
    .answer-5 = 5
    .hint-1 = Le Fantôme regarde d’abord le trésor libre à gauche.
    .why = Il garde le trésor dans 56 manches sur 100.
    .miss-2 = Il le garde dans 33 manches sur 100.
    .miss-4 = Assez sûr, 81 sur 100 ; mais un plus petit suffit.
    .miss-5 = Cela fait 96 sur 100, bien plus que demandé.

task-ghost-odds-left = Et avec un 6 sur le premier trésor, à côté : que fait votre propre 6 à celui du milieu ?
    .answer-protects = Il le protège.
    .answer-endangers = Il le met en danger.
    .answer-nothing = Rien du tout.
    .hint-1 = Où le Fantôme aurait-il placé ces dés, si celui de gauche avait été libre ?
    .why = Les groupes qui prenaient l’idole libre vont maintenant plus loin : il faut un 5.
    .miss-protects = Il ne retient personne : un groupe qui ne peut pas prendre celui de gauche va plus loin.
    .miss-nothing = Seul, un 3 le garde dans 56 manches sur 100 ; à côté du 6, dans 20.

task-rules-page = Quelle règle vous empêche d’ajouter un serviteur à vos propres dés ?
    .answer-place = claim.place
    .answer-own = claim.own
    .answer-push = claim.push
    .hint-1 = Cherchez « vos propres serviteurs ».
    .why = Vos propres serviteurs restent : ni en ajouter, ni les évincer.
    .miss-place = Celle-là dit comment on place les dés, et ce qu’ils doivent montrer.
    .miss-push = Celle-là concerne les dés des autres.
