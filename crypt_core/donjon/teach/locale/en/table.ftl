# Donjon, Quêtes et Trahisons: the table in words, and the final sheet.

## The table

donjon-table-dungeon = The Dungeon
donjon-table-village = The village
donjon-table-cards = { $count ->
    [one] 1 adventure card is left
   *[other] { $count } adventure cards are left
}
donjon-table-pot = In the pot: { $gems }
donjon-table-effect = Active: { $card }
donjon-table-faced = On the table: { $card }
donjon-table-fight = The fight: { $name } against { $foes }
donjon-table-foe = { $the }, power { $power }
donjon-table-discards = Discards, the last one first: { $cards }
donjon-table-shop = In the shop: { $items }
donjon-table-item = { $card } ({ $place }, { $bonus ->
    [0] reserved
   *[other] +{ $bonus }
}, { $gems })
donjon-table-held = { $card } (+{ $bonus })
donjon-table-temple = On the Temple of Care: { $gems }
donjon-table-guild = { $count ->
    [one] 1 quest at the Guild
   *[other] { $count } quests at the Guild
}
donjon-table-promise = { $name } to { $to_with }: { $give }
donjon-table-promises = Promises

## A player

donjon-player-title = { $name }: { $adventurer }
donjon-player-power = Power { $power }: { $has }
donjon-player-items = Items: { $items }
donjon-player-spoils = Spoils: { $cards }
donjon-player-main = Main quest: { $quest }
donjon-player-quests = Secondary quests: { $quests }
donjon-player-face-down = face-down
donjon-player-done = Quests completed: { $quests }
donjon-player-mark = { $mark ->
    [token] the unique power is left
    [familiar] has the Familiar
    [fairy] has the Good Fairy
   *[cursed] is cursed
}
donjon-player-prey = Hunts: { $type }
donjon-player-companion = Companion: { $card }
donjon-player-words = Promises kept: { $kept }; broken: { $broken }

## The sheet

donjon-sheet = { $line ->
    [won] Trophy points won
    [main] Main quest not completed
   *[secondary] Secondary quests not completed
}
donjon-verdict-won = { $who ->
    [you] You win with { $points }
   *[other] { $name } wins with { $points }
}{ $how ->
    [spoils] , by more spoils.
   *[points] .
}
donjon-verdict-shared = { $players } share the victory with { $points } each.
donjon-next = You were { $points } short of the winner.
donjon-figure = { $figure ->
    [power] power
    [wounds] wounds
    [gems] gems
    [items] items
    [spoils] spoils
    [quests] quests completed
   *[score] trophy points
}
