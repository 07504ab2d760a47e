# The lessons of Donjon about special cards and events; see `lessons.ftl`.

chapter-donjon-cards = What the Dungeon holds
    .about = Cards to keep, cards to fight, and cards that concern everybody.

lesson-donjon-finds = Friends and doubles
    .about = A chest, a Familiar, a Fairy, and two that you fight alone.
    .known = A Familiar carries one more item. The Good Fairy spares you the losses of a defeat, but the victor still gets the trophy point. You fight Mimic and Doppelganger alone, and the Doppelganger is as strong as you are.

task-donjon-finds-chest = You are the Priest, and the next card is a Treasure chest: 3 gems without a fight. But the Toll is active: a card costs 2 gems to draw, and you have just 2. Player 2 has a power of 12, you have 8. Win a gem this turn.
    .hint-1 = What do you have left when you have paid and found the chest?
    .why = 2 paid and 3 found. A chest is not a fight, so you go on to the Warrior’s rest.
    .miss = 8 against 12: that way you lose more often than you win. The chest was worth more than the Toll costs.
task-donjon-finds-familiar = Your Familiar carries a second item of one type: the War hammer of +3 and the Dagger of +1 both count. You also have the Leather jerkin of +1, and 8 gems. Make your power grow by 4.
    .hint-1 = The Familiar carries one item, and no more.
    .why = A jewel is a new type, so its whole bonus counts. Take care: if a Kritik beats you, the Familiar dies, and its item goes back to the shop. The Familiar itself cannot be plundered or given away.
    .miss = Your power has not grown by 4. Try again.
    .miss-third = That is a third weapon, and the Familiar carries only the second. The Dagger has to go, and you have gained 3.
    .miss-armour = Now you have two weapons and two armours, and the Familiar carries one item only. One of +1 has to go, and you have gained 3.
task-donjon-finds-fairy = You are the Sorcerer, with 6 gems. Player 2, with a power of 20 and 11 trophy points of 12, attacks you. The Good Fairy spares you the losses of your next defeat. Or you can vanish, once per game. Choose what stops Player 2.
    .hint-1 = What does the victor of an Arena win besides the plunder?
    .why = When you vanish, nobody has won the Arena, so Player 2 stays at 11. The Fairy would have spared you the wound and the plunder, but the victor would still have won the trophy point. And she is still with you: nobody can plunder her.
    .miss = The Fairy saves your gems. But Player 2 needs only one trophy point, and with 20 against 8 is almost sure of it.
task-donjon-finds-mirror = The Doppelganger has the same power as you, 13, not counting what you can use only once. You have two such things: your unique power, which brings 2, and the Chaotic vial, which brings a roll of the green die minus 4. You announce them before the dice. Win in the safer way.
    .hint-1 = Which of the two can make you weaker?
    .why = 15 and 4 against 13 and 5, and 6 gems. The vial brings from −3 to 4, half a point on average: keep it for a fight that needs luck.
    .miss = You have not won. Try again.
    .miss-bare = 13 and 4 against 13 and 5: your unique power would have been enough.
    .miss-late = Too late. Barbarian, Ranger and Warrior announce their unique power before the dice; the Sorcerer vanishes while they roll, and only Priest and Thief use theirs after them.
    .miss-vial = The vial’s die showed 2, so your power went down by 2. It is a gamble, and your unique power is not.
task-donjon-finds-mimic = A Mimic of 12: you fight it alone, cannot flee, and win nothing. You are the Ranger, with a power of 8, and your token says dragon. It counts against dragons, and against all cards without a type, such as this one: you have 1 more, and with your unique power another 6. Win this fight.
    .hint-1 = What makes you stronger is announced before the dice.
    .why = 15 and 4 against 12 and 2: you are spared a wound. Djinn, Doppelganger and the Guardian of the Temple have no type, either. Nor can the Sorcerer vanish from the Mimic.
    .miss = 9 and 4 against 12 and 2, and a wound. A token that says dragon helps you against cards without a type.
    .miss-flee = Nobody flees from the Mimic, however strong it is. Make yourself stronger.

lesson-donjon-foresight = What the Priest sees
    .about = Five cards that you see before you draw them.
    .known = A Trap costs you a wound, a Meteor swarm costs everybody two. A Day of Grace heals two, but not for the cursed. Other cards bring discarded reserved items back to the shop, or move a trophy point from the first player to the last.

task-donjon-foresight-trap = You are the Priest, with 8 power and 2 gems, and the next card is a Trap: a wound, without a fight. Player 2 has a power of 20, Player 3 has 11. Draw the card or open an Arena, then end up without a wound.
    .hint-1 = After a special card without a fight you are in the village again.
    .why = The Trap cost a wound, and the Temple healed it for 2 gems. After a special card without a fight your turn goes on to the Warrior’s rest.
    .miss = You are leaving with your wound. The Temple was open, and you had 2 gems.
    .miss-arena = A lost Arena costs a wound, too, and it gives the victor a trophy point.
task-donjon-foresight-meteors = You are the Priest, with four wounds and a power of 4. The next card is a Meteor swarm: two wounds for everybody. Player 2 and Player 3 have a power of 8 and no wounds. Draw the card or open an Arena: choose what harms the others more than you.
    .hint-1 = How many wounds can a player have at the most?
    .why = Nobody has more than four wounds, so nothing happens to you. The others fall from 8 to 6. After an event you draw another card.
    .miss = 4 against 8: a defeat gives the other a trophy point. The meteors could not hurt you any more.
task-donjon-foresight-grace = You have raided the Temple, so you are cursed: it does not heal you any more. You have two wounds, 2 gems and a power of 10. Player 2 has three wounds and a power of 6. Leave the village: as the Priest, you see the next card then.
    .then-see = The next card is a Day of Grace: it heals two wounds for everybody except the cursed. Draw the card, or open an Arena against Player 2. Choose what is better for you.
    .hint-1 = The button for it is below the table.
    .hint-see-1 = Whose wounds would the Day of Grace heal?
    .why = 10 against 6. The Day of Grace would have done nothing for you, and given Player 2 back 2 points of power.
    .miss = That heals two wounds of Player 2, and none of yours: a Day of Grace does nothing for the cursed.
    .miss-heal = You raided the Temple, and it does not heal the cursed. Only one wound per turn heals automatically.
task-donjon-foresight-levelled = You are the Priest, with 1 trophy point; Player 2 has 3, Player 3 has 5. Your secondary quest, the Poor, asks for fewer points than anyone else has. The next card is { donjon-rule-first-last.title }: the player with the most points gives one to the player with the fewest. Win 4 points this turn.
    .hint-1 = Which has to come first, the card or the quest?
    .why = The card brought you 1 point, and with 2 you still had the fewest: the quest brought 3 more. If several are first, each of them loses a point; if several are last, each of them wins one. If all have the same number, nothing happens.
    .miss = You have not won 4 points. Try again.
    .miss-arena = 8 against 8 for a single point. The card gives you one without a fight.
    .miss-early = The quest has brought you 3 points, so you are not last any more. The card would give its point to Player 2.
task-donjon-foresight-arrival = You are the Priest, and your reserved item, the Helm of Oblivion, has been discarded. The next card is Unexpected delivery: all discarded reserved items go back to the shop. A reserved item costs 4 gems, and you have 4. Get the one that you can use.
    .hint-1 = After an event you draw another card, and then you rest in the village.
    .why = The shop is open during the Warrior’s rest, too. Each reserved item serves one adventurer alone; you may hold another one only to keep it away from somebody.
    .miss = You do not have the helm. Try again.
    .miss-axe = Only the Barbarian can use the Thunder Axe. To a Priest it brings nothing.
    .miss-arena = Now somebody else will draw that card. Try again, and draw it.
