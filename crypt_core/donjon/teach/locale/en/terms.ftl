# Donjon, Quêtes et Trahisons: what kinds of things are called, amounts, and what is bargained with.
#
# $n     the number of a player
# $card  a card as it is called, $the with its article

## Kinds of things

donjon-type = { $type ->
    [humanoid] humanoid
    [undead] undead
    [creature] extraordinary creature
   *[dragon] dragon
}
donjon-place = { $place ->
    [weapon] weapon
    [armour] armour
   *[jewel] jewel
}
donjon-phase = { $phase ->
    [setup] Setup
    [supply] Supply
    [dungeon] Dungeon or Arena
    [negotiation] Negotiation
    [combat] Combat
    [rest] Warrior’s rest
    [quests] Quests
   *[end] The end
}
donjon-side = { $side ->
    [attacker] attacker
    [defender] defender
   *[none] neutral
}
donjon-token = the unique power
# $adventurer: whose it is; $plus: what it adds; $less: what it costs from then on
donjon-power = Once a game: { $adventurer ->
    [barbarian] +{ $plus } in this fight, then −{ $less } until the end
    [ranger] +{ $plus } against this monster
    [warrior] +{ $plus } in this fight
    [priest] both dice roll again
    [sorcerer] leave the fight, with nothing won or lost
   *[thief] take two things instead of one
}
donjon-quest-rank = { $rank ->
    [main] main quest
   *[secondary] secondary quest
}

## Amounts

donjon-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
donjon-trophies = { $count ->
    [one] 1 trophy point
   *[other] { $count } trophy points
}
donjon-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}

## Another player in a sentence

donjon-player-with = { $who ->
    [you] you
    [named] { $called }
   *[other] Player { $n }
}
donjon-player-me = { $who ->
    [you] { "" }
   *[other] { "" }
}
donjon-player-to = { $who ->
    [you] { " " }you
    [named] { " " }{ $called }
   *[other] { " " }Player { $n }
}
donjon-player-obj = { $who ->
    [you] { " " }you
    [named] { " " }{ $called }
   *[other] { " " }Player { $n }
}

## What is bargained with

donjon-nothing = nothing
donjon-part-spoil = the spoil { $card }
donjon-part-quest = { $place ->
    [0] a secondary quest that is gone
   *[other] secondary quest { $place }
}
donjon-part-help = { $count ->
    [one] help in a later fight
   *[other] help in { $count } later fights
}
donjon-part-side = { $side ->
    [attacker] the attacker’s side
   *[defender] the defender’s side
}
donjon-any-gems = gems
donjon-in-advance = Paid in advance.
