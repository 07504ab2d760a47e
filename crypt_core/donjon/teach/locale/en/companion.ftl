# The companion of a first whole game.
#
# Powers are numbers: of one's own, of a side before the dice, of a monster. $quest is a quest and
# $the a card, each with its article. $points, $loss, $price, $reward and $gems are amounts in words.

donjon-guide-aim = The game ends as soon as a player has 12 trophy points. Then unfinished quests cost points, and the player with the most points wins. Gems and items only help you on the way.
donjon-guide-payers = What brings trophy points
donjon-guide-standing = Trophy points so far: { $have } of { $length }.
donjon-guide-loss = If the game ended now, unfinished quests would cost you { $loss }.

## A line at a decision

donjon-guide-claim = You have completed { $quest }. Show it now: it brings you { $points } and { $reward }.
donjon-guide-keep-buy = The shop has what { $quest } asks for, for { $price }. As your main quest it brings { $points }; not completed, it costs { $loss }.
donjon-guide-keep = A main quest brings double: { $quest } would bring { $points }. If it is not completed at the end, it costs { $loss }. Keep the quest that you are most likely to complete.
# $kept, $broken: how many promises that player has kept and broken so far
donjon-guide-promised = You have been promised { $give } { $by }. Promises kept by this player so far: { $kept }; broken: { $broken }.
donjon-guide-sides = Before the dice, the attacker’s side has { $attack } and the defender’s { $defence }. You would add { $add }. Each winner gets { $point }, and each loser is wounded.
donjon-guide-promise = Before the dice, your side has { $own } against { $power }. Of the others, { $name } would add the most: { $add }. Promise something for that; after the fight you keep the promise or break it.
donjon-guide-bid = With your help the fight is { $both } against { $power }; without you, { $alone }. A victory brings { $gems }: ask for a share. In a defeat you are wounded too.
donjon-guide-pick = With { $ally_with } it is { $both } against { $power }, and the price is: { $price }. It is only a promise: after the fight you keep it or break it.
donjon-guide-word = If you break your promise, you keep what you promised: { $give }. But everyone sees it, and it counts against you until the end of the game.
# $token: what the unique power does, as a sentence.
donjon-guide-token = Before the dice it is { $own } against { $power }. You still have your unique power. { $token }.
donjon-guide-plunder = You may take half of the gems: { $gems }. Or take { $the }: it raises your power from { $before } to { $after }, and the victim loses it.
donjon-guide-strong = Your power is { $alone } against { $power }, so you may flee: that costs nothing and brings nothing. First choose “{ donjon-move-alone }”, then “{ donjon-move-flee }”.
donjon-guide-ahead = Before the dice you have { $alone } against { $power }, and a tie is yours. If you go alone, you keep all that you win.
donjon-guide-call = You have { $alone } against { $power }. With { $ally_with } you would have { $both }. Call for help: the others name a price, and you need not take it.
donjon-guide-near-end = The game may end soon: { $name } has { $points } of { $length }. Your unfinished quests would cost you { $loss }.
donjon-guide-shop-quest = The shop has all that { $quest } still asks for: { $price }. You can pay that, and the quest brings you { $points } and { $reward }.
donjon-guide-trophy = Here you can buy 1 trophy point for { $price }, once a turn. In the Supply phase you cannot.
donjon-guide-heal = With { $wounds }, your power is lower by { $count }. For { $price } the Temple of Care heals all of them; only one heals by itself each turn.
donjon-guide-buy = For { $price }, { $the } raises your power from { $before } to { $after }.
donjon-guide-guild = For { $price } the Guild lets you see two secondary quests and keep one. Completed, it brings its points and 4 gems; otherwise it costs 1 point at the end.
donjon-guide-no-gems = You have no gems, so you cannot buy anything yet: choose “{ donjon-move-leave }”. Beaten monsters bring gems.
donjon-guide-draw = You cannot open an Arena before round { $first }, so draw a card. Monsters still in the pile: { $monsters }. { donjon-help-draw-flee }
donjon-guide-arena = In an Arena each winner gets 1 trophy point. The weakest of the others is { $name }, with { $least } against your { $own }.{ $pot ->
    [0] { "" }
   *[other] { " " }The winner also takes the pot: { $gems }.
}
donjon-guide-weaker = Each of the others has more power than you: at least { $least } against { $own }. In an Arena you would start behind; you can draw a card instead.
donjon-guide-quests = After every turn, everyone with unfinished quests is asked, so that nobody’s secret is given away.

## What brings trophy points, with what the player has

donjon-paying-name = { $source ->
    [main] main quest
    [secondary] secondary quests
    [monsters] strong monsters
    [arenas] Arenas
   *[bought] bought points
}
donjon-paying-pays = { $source ->
    [main] double its points and { $gems }
    [secondary] their points and { $gems } each
    [monsters] up to { $points } each, from power { $least } up
    [arenas] { $points } for each winner
   *[bought] 1 trophy point for { $price }
}
donjon-paying-detail = { $source ->
    [main] Completed, it brings double the points on its card. If it is not completed at the end, it costs those points once.
    [secondary] The Guild of Adventurers sells them. Each one that is not completed at the end costs 1 trophy point.
    [monsters] Their cards have trophy points on them. You win these in your turn; an ally gets some only if you promise it.
    [arenas] Everyone on the winning side gets it, allies too. An attacker who wins also plunders the victim.
   *[bought] You can buy it at the Warrior’s rest, once a turn.
}
donjon-paying-done = Completed: it brought { $points }.
donjon-paying-none = You choose it at the start.
donjon-paying-quest = { $quest }: { $points } if completed, otherwise it costs { $loss }.
donjon-paying-secondary = { $done ->
    [0] None is completed yet.
   *[other] Completed: { $done }, for { $points } in all.
}{ $open ->
    [0] { "" }
   *[other] { " " }Not completed: { $open }.
}
donjon-paying-monsters = Still to come: { $there }. Your power: { $own }.
donjon-paying-arenas = { $early ->
    [yes] You can open one from round { $first } on.
   *[no] Your power: { $own }. The weakest of the others: { $least }.
}
donjon-paying-bought = You have { $gems }.

## The tools, when each first helps

donjon-guide-tool-chances = How likely is a victory? “{ donjon-help-title }” shows the chances, and what help may cost.
donjon-guide-tool-whatif = You have played two rounds. “{ tools-whatif }” plays a decision once more, with the same luck.
donjon-guide-tool-estimate = Not sure what to do? “{ tools-coach }” estimates how often you would win with the best few moves.
