# Donjon: the exact help.
#
# Amounts such as $least are numbers as texts: 2, 3.4. $name is a player as a label.

donjon-help-title = Exact help
# Whom it is for, when several people play.
donjon-help-for = For { $name }
donjon-help-fair = Only what you may know goes into it: no hidden quest, no card of the pile, no secret side.
donjon-help-nothing = There is nothing to count now. The help counts fights, the Dungeon, Arenas and what your quests ask.
donjon-help-worth = { $amount } in gems
donjon-help-chance = Chance
donjon-help-value = Value

## A fight

donjon-help-fight = This fight
# $gains lists what a victory brings; $gain is that in gems.
donjon-help-stakes = { $some ->
    [no] A victory brings nothing
   *[yes] A victory brings { $gains }
}{ $plain ->
    [yes] .
   *[no] { "" }: { $gain } in gems.
}
# How what a fight is worth is counted, below all ways to fight it.
donjon-help-rates = The last number in a row is what this way of fighting is worth in gems. A trophy point counts { $trophy }, a lasting point of power { $point }, and a wound takes off { $wound }. Spoils for your quests are not counted, nor what you use up and could keep for later: add what they are worth to you.
donjon-help-shame = A defeat costs everybody { $trophies } as well.
donjon-help-plunder = If the attacker plunders gems, a defeat costs { $gems } as well.
donjon-help-way-alone = as it stands
donjon-help-way-anew = fought again
donjon-help-way-token = { $name }: with the unique power
donjon-help-way-used = { $name }: with { $the }
donjon-help-way-again = lost, then fought again by the Priest’s unique power
donjon-help-way-ring-fight = { $name } fights instead (Ring of Charm)
donjon-help-way-ring-ally = { $name } has to help (Ring of Charm)
donjon-help-way-joins = with { $name }
donjon-help-way-against = { $name } on the other side
donjon-help-flee = This monster may be left alone, which brings and costs nothing. { $better ->
    [flee] As it stands, the fight is worth less than that.
   *[fight] As it stands, the fight is worth more than that.
}

## An ally and the price

donjon-help-allies = With an ally
donjon-help-ally = with { $name }
# $low and $high: what $least and $most make if they are paid only after a victory.
donjon-help-price = A price that is good for both: { $least } to { $most } gems if it is paid in any case, { $low } to { $high } if it is paid after a victory.
donjon-help-no-price = No price is good for both: in gems, the help adds { $most } and costs the ally { $least }.
donjon-help-limit = At most { $gems } can be promised.

## An Arena

donjon-help-join-attacker = If you join the attacker
donjon-help-join-defender = If you join the defender
donjon-help-arena = Who joins whom
donjon-help-arena-note = Set the sides to count with. They are only assumed: which side each player takes is shown after the dice.
donjon-help-attacks = { $name }, attacking
donjon-help-defends = { $name }, defending

## Dungeon or Arena

donjon-help-choose = Dungeon or Arena
donjon-help-draw = { $cards ->
    [1] You know the next card.
   *[other] { $cards } cards are still to come: { donjon-help-monsters }, { donjon-help-specials }, { donjon-help-events }.
}
donjon-help-monsters = { $monsters ->
    [one] 1 monster
   *[other] { $monsters } monsters
}
donjon-help-specials = { $specials ->
    [one] 1 special card
   *[other] { $specials } special cards
}
donjon-help-events = { $events ->
    [one] 1 event
   *[other] { $events } events
}
donjon-help-draw-win = a monster from the pile, with no ally
donjon-help-draw-flee = { $flee ->
    [0] You could leave none of the monsters alone.
    [one] You could leave one of the monsters alone.
   *[other] You could leave { $flee } of the monsters alone.
}
donjon-help-victim = Arena against { $name }, if nobody joins

## Quests

donjon-help-looked = Which quest to keep
donjon-help-quests = What your quests ask for
donjon-help-brings = Brings { $trophies } and { $gems }; not completed at the end, it costs { $loss }.
donjon-help-done = It is completed: it can be shown now.
donjon-help-asks-spoils = Spoils collected: { $have } of { $want }. { $there ->
    [0] No monster that would serve is still to come.
    [one] One monster that would serve is still to come.
   *[other] { $there } monsters that would serve are still to come.
}
donjon-help-asks-strong = The best item of that type has +{ $have }; +{ $want } is asked for. { $sale ->
    [yes] The cheapest in the shop costs { $gems }.
   *[no] The shop has none.
}
donjon-help-asks-lavish = Types equipped: { $have } of { $want }. { $sale ->
    [yes] The shop has what is missing for { $gems }.
   *[no] The shop does not have all that is missing.
}
donjon-help-asks-greedy = Gems collected: { $have } of { $want }.
donjon-help-asks-lucky = Quests completed: { $have } of { $want }.
donjon-help-asks-dragon = { $there ->
    [0] No draconic item is still with its dragon.
    [one] One draconic item is still with its dragon.
   *[other] { $there } draconic items are still with their dragons.
}
donjon-help-asks-hero = You have { $have }; the best of the others has { $want }.
donjon-help-asks-poor = You have { $have }; the last of the others has { $want }.
donjon-help-asks-witcher = { $there ->
    [0] No monster of 16 or more is still to come.
   *[other] Monsters of 16 or more still to come: { $there }. Alone, you beat one of them in { $chance } of cases on average.
}
donjon-help-asks-gary = Against a monster from the pile, with no ally, you win with an 8 in { $chance } of cases on average.
donjon-help-asks-fearless = Win an Arena on the side that is smaller.
donjon-help-asks-coward = Win an Arena on the side that is larger.

## Estimates

donjon-estimate-assumes = They assume that everyone plays the rest of this turn like “{ seat-bot-sensible }”, and judge what is there at its end by how games between computers ended. What a promise kept or broken is worth later is not in them.
