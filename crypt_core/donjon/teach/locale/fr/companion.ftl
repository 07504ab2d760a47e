# Le guide d’une première partie complète.

donjon-guide-aim = La partie finit dès qu’un joueur a 12 points trophée. Alors les quêtes non achevées coûtent des points, et le joueur qui a le plus de points gagne. Gemmes et objets ne font qu’aider en chemin.
donjon-guide-payers = Ce qui rapporte des points trophée
donjon-guide-standing = Points trophée jusqu’ici : { $have } sur { $length }.
donjon-guide-loss = Si la partie finissait maintenant, des quêtes non achevées vous coûteraient { $loss }.

## Une phrase au moment de décider

donjon-guide-claim = Vous avez achevé { $quest }. Montrez-la maintenant : elle vous rapporte { $points } et { $reward }.
donjon-guide-keep-buy = La boutique a ce que demande { $quest }, pour { $price }. Comme quête principale, elle rapporte { $points } ; non achevée, elle coûte { $loss }.
donjon-guide-keep = Une quête principale rapporte le double : { $quest } rapporterait { $points }. Si elle n’est pas achevée à la fin, elle coûte { $loss }. Gardez celle que vous avez le plus de chances d’achever.
donjon-guide-promised = Une promesse vous a été faite { $by } : { $give }. Jusqu’ici, ce joueur en a tenu { $kept } et trahi { $broken }.
donjon-guide-sides = Avant les dés, le camp de l’attaquant a { $attack }, celui du défenseur { $defence }. Vous ajouteriez { $add }. Chaque vainqueur reçoit { $point }, chaque perdant est blessé.
donjon-guide-promise = Avant les dés, votre camp a { $own } contre { $power }. Parmi les autres, { $name } ajouterait le plus : { $add }. Promettez quelque chose pour cela ; après le combat, vous tenez ou trahissez la promesse.
donjon-guide-bid = Avec votre aide, le combat est à { $both } contre { $power } ; sans vous, à { $alone }. Une victoire rapporte { $gems } : demandez-en une part. En cas de défaite, vous recevez aussi une blessure.
donjon-guide-pick = Avec { $ally_with }, c’est { $both } contre { $power }, et le prix est : { $price }. Ce n’est qu’une promesse : après le combat, vous la tenez ou la trahissez.
donjon-guide-word = Si vous trahissez votre promesse, vous gardez ce que vous aviez promis : { $give }. Mais tous le voient, et cela compte contre vous jusqu’à la fin de la partie.
donjon-guide-token = Avant les dés, c’est { $own } contre { $power }. Vous avez encore votre pouvoir unique. { $token }.
donjon-guide-plunder = Vous pouvez prendre la moitié des gemmes : { $gems }. Ou bien { $the }, qui fait passer votre puissance de { $before } à { $after } et que la victime perd.
donjon-guide-strong = Votre puissance est { $alone } contre { $power } : vous pouvez donc fuir, ce qui ne coûte et ne rapporte rien. Choisissez d’abord « { donjon-move-alone } », puis « { donjon-move-flee } ».
donjon-guide-ahead = Avant les dés, vous avez { $alone } contre { $power }, et l’égalité est pour vous. Sans allié, vous gardez tout ce que vous gagnez.
donjon-guide-call = Vous avez { $alone } contre { $power }. Avec { $ally_with }, vous auriez { $both }. Demandez de l’aide : les autres disent un prix, et rien ne vous oblige à l’accepter.
donjon-guide-near-end = La partie finira peut-être bientôt : { $name } a { $points } sur { $length }. Vos quêtes non achevées vous coûteraient { $loss }.
donjon-guide-shop-quest = La boutique a tout ce que demande encore { $quest } : { $price }. Vous pouvez payer cela, et la quête vous rapporte { $points } et { $reward }.
donjon-guide-trophy = Ici, vous pouvez acheter 1 point trophée pour { $price }, une fois par tour. Au Ravitaillement, c’est impossible.
donjon-guide-heal = Avec { $wounds }, votre puissance baisse de { $count }. Pour { $price }, le Temple de Soin les guérit toutes ; une seule guérit d’elle-même à chaque tour.
donjon-guide-buy = Pour { $price }, { $the } fait passer votre puissance de { $before } à { $after }.
donjon-guide-guild = Pour { $price }, la Guilde montre deux quêtes secondaires, et vous en gardez une. Achevée, elle rapporte ses points et 4 gemmes ; sinon, elle coûte 1 point à la fin.
donjon-guide-no-gems = Vous n’avez pas de gemmes : vous ne pouvez encore rien acheter. Choisissez « { donjon-move-leave } ». Les monstres battus rapportent des gemmes.
donjon-guide-draw = Vous ne pouvez pas ouvrir d’Arène avant le tour de table { $first } : piochez donc une carte. Monstres encore dans la pioche : { $monsters }. { donjon-help-draw-flee }
donjon-guide-arena = Dans une Arène, chaque vainqueur reçoit 1 point trophée. Le plus faible des autres est { $name }, avec { $least } contre { $own } pour vous.{ $pot ->
    [0] { "" }
   *[other] { " " }Le vainqueur prend aussi le Pot : { $gems }.
}
donjon-guide-weaker = Chacun des autres a plus de puissance que vous : au moins { $least } contre { $own }. Dans une Arène, vous partiriez de plus bas ; vous pouvez plutôt piocher une carte.
donjon-guide-quests = Après chaque tour, on demande à tous ceux qui ont des quêtes non achevées, pour ne rien révéler de personne.

## Ce qui rapporte des points trophée, avec ce que le joueur a

donjon-paying-name = { $source ->
    [main] quête principale
    [secondary] quêtes secondaires
    [monsters] monstres puissants
    [arenas] Arènes
   *[bought] points achetés
}
donjon-paying-pays = { $source ->
    [main] le double de ses points et { $gems }
    [secondary] leurs points et { $gems } chacune
    [monsters] jusqu’à { $points } chacun, à partir d’une puissance de { $least }
    [arenas] { $points } pour chaque vainqueur
   *[bought] 1 point trophée pour { $price }
}
donjon-paying-detail = { $source ->
    [main] Achevée, elle rapporte le double des points de sa carte. Si elle n’est pas achevée à la fin, elle coûte ces points une fois.
    [secondary] La Guilde des Aventuriers les vend. Chacune qui n’est pas achevée à la fin coûte 1 point trophée.
    [monsters] Leurs cartes portent des points trophée. Vous les gagnez à votre tour ; un allié n’en a que si vous en promettez.
    [arenas] Chaque joueur du camp vainqueur le reçoit, les alliés aussi. L’attaquant qui l’emporte pille en plus sa victime.
   *[bought] Vous pouvez l’acheter au Repos du guerrier, une fois par tour.
}
donjon-paying-done = Achevée : elle a rapporté { $points }.
donjon-paying-none = Vous la choisissez au début.
donjon-paying-quest = { $quest } : { $points } une fois achevée, sinon elle coûte { $loss }.
donjon-paying-secondary = { $done ->
    [0] Aucune n’est encore achevée.
   *[other] Achevées : { $done }, pour { $points } en tout.
}{ $open ->
    [0] { "" }
   *[other] { " " }Non achevées : { $open }.
}
donjon-paying-monsters = Encore à venir : { $there }. Votre puissance : { $own }.
donjon-paying-arenas = { $early ->
    [yes] Vous pouvez en ouvrir une à partir du tour de table { $first }.
   *[no] Votre puissance : { $own }. Le plus faible des autres : { $least }.
}
donjon-paying-bought = Vous avez { $gems }.

## Les outils, quand chacun est utile

donjon-guide-tool-chances = Quelles chances de gagner ? « { donjon-help-title } » les montre, et dit ce qu’une aide peut coûter.
donjon-guide-tool-whatif = Vous avez joué deux tours. « { tools-whatif } » rejoue une décision avec la même chance.
donjon-guide-tool-estimate = Que faire ? « { tools-coach } » estime combien souvent vous gagneriez avec les meilleurs coups.
