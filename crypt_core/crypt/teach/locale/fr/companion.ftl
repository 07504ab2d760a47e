# Le guide d’une première partie complète, en solo contre le Fantôme.

crypt-guide-aim = Réunissez le plus de pièces possible en huit manches. Le Fantôme ne fait que prendre des trésors : ce sont vos pièces qui donnent un titre.
crypt-guide-payers = Ce que paie chaque Collectionneur
crypt-guide-standing = Jusqu’ici : { $coins }.
crypt-guide-next = Encore { $count } pour devenir { crypt-rank }.

## Une phrase au moment de décider

crypt-guide-keep = Aucun de vos serviteurs n’est épuisé : relancer ne pourrait que vous en coûter un. Gardez les résultats.
crypt-guide-reroll = Un serviteur est épuisé : une idole permet de relancer son dé. Retournée, elle garde ses pièces.
crypt-guide-take = Retournez deux poteries pour prendre un trésor face cachée, sans serviteur. Elles gardent leurs pièces.
crypt-guide-last-round = La dernière manche : à la fin, chaque serviteur actif vaut 1 pièce.
crypt-guide-wake = Deux reliques réveillent un serviteur épuisé. Retournées, elles gardent leurs pièces.
crypt-guide-recover = Aucun de vos serviteurs n’est actif : récupérez, et tous le redeviennent.
crypt-guide-placed = Tous vos serviteurs sont sur des trésors : il ne reste qu’à passer.
crypt-guide-last-free = Votre dernier tour : personne ne joue après vous. Un effort de 1 suffit pour { $the }, et n’épuise jamais un serviteur.
crypt-guide-last-push = Votre dernier tour : personne ne joue après vous. Un total de plus de { $total } évince le Fantôme ({ $the }).
crypt-guide-lead = Vous commencez : le Fantôme voit tout ce que vous placez. Après lui, vous jouez encore une fois.
crypt-guide-follow-free = Le Fantôme a revendiqué. Si vous n’évincez aucun dé, il a fini pour cette manche : un effort de 1 suffit pour { $the }.
crypt-guide-follow = Le Fantôme a revendiqué. Après vous, il ne relance que les dés que vous aurez évincés.
crypt-guide-completes = Plus qu’une carte pour { $name }, et { $the } est là.
crypt-guide-half = La moitié des manches est passée. Vous avez { $coins } ; encore { $count } pour devenir { crypt-rank }.
crypt-guide-from-left = Le Fantôme prend les trésors à partir de la gauche : ceux de droite sont plus sûrs.
crypt-guide-tired = Deux de vos serviteurs sont épuisés. Récupérer les rend actifs, mais prend tout le tour.
crypt-guide-unseen = Un trésor ne montre que son type, { $the } : { $count ->
    [one] sa valeur est forcément { $values }
   *[other] sa valeur est { $values }
}.
crypt-guide-effort = Plus l’effort est grand, plus vite un serviteur s’épuise : avec 1 jamais, avec 6 cinq fois sur six.

## Les outils, quand chacun est utile

crypt-guide-tool-whatif = La première manche est finie. « { tools-whatif } » rejoue une décision avec la même chance.
crypt-guide-tool-odds = Ce trésor sera-t-il à vous ? « { crypt-tools-odds } » montre le risque que le Fantôme vous évince.
crypt-guide-tool-coach = Que faire ? « { tools-coach } » donne des indices et, si vous le voulez, son avis sur chaque coup.

## Comment la première partie a fini

crypt-guide-compared = { $how ->
    [more] Avec la même donne, un ordinateur prudent marque en moyenne { $score } : vous faites mieux.
    [same] Avec la même donne, un ordinateur prudent marque en moyenne { $score }, tout comme vous.
   *[less] Avec la même donne, un ordinateur prudent marque en moyenne { $score } : un but pour vos prochaines parties.
}
