# The lessons of Donjon about each of its quests; see `lessons.ftl`.

chapter-donjon-quests = The eighteen quests
    .about = Which of them is completed, since when, and how many you may have.

lesson-donjon-claims = Which quest is completed?
    .about = Items, spoils and points, and what a card really asks for.
    .known = A quest asks for items that add enough, for spoils of the right types, or for more or fewer trophy points than anyone else has. The 4 gems of one may complete the next.

task-donjon-claims-arms = You are the Priest, with four quests. You have the War hammer of +3, the Golden crown of +4, and the Power Armour, which only the Warrior can use. One of your quests is completed. Show that one.
    .hint-1 = Look at each bonus, and at whom each item serves.
    .why = The Golden crown is a jewel of +4: that makes 2 trophy points and 4 gems.
    .miss = You have not shown a quest. Try again.
    .miss-lavish = The Lavish asks for a weapon, an armour and a jewel. The Power Armour is no use to a Priest, so it does not count as his armour.
    .miss-edge = The Edge asks for a weapon of +4 or +5. The War hammer has +3.
    .miss-smith = The Smith asks for an armour of +4 or +5. The Power Armour adds nothing.
task-donjon-claims-spoils = You have five spoils, and four quests that ask for spoils. Goblin and Orc are humanoids, Zombie and Mummy are undead, and the Harpy is an extraordinary creature. Show the quest that is completed.
    .hint-1 = Count your spoils of each type.
    .why = The Just asks for one of each of the three types. The weakest that serve were discarded: Goblin, Zombie and Harpy. Orc and Mummy stay with you.
    .miss = You have not shown a quest. Try again.
    .miss-kind = The Quest of the Kind asks for three undead, and you have two.
    .miss-bloody = The Bloody asks for three humanoids, and you have two.
    .miss-hunter = The Hunter asks for three extraordinary creatures, and you have one.
task-donjon-claims-chain = You have 0 trophy points, 5 gems, and one quest completed earlier. Your main quest is that of the Poor; the others are the Hero, Greed and the Lucky. Player 2 has 2 points, Player 3 has 1. Show all four in the right order, and win with 12 points or more.
    .hint-1 = Which of them is completed now? And what does each bring besides its points?
    .why = 0 points completed the Poor, its 6 points the Hero, and 4 gems from each of them Greed. With three quests completed, the Lucky was completed, too: 15 points.
    .miss = The game is not won. Try again.
    .miss-hero = The Hero asks for more trophy points than anyone else has. Get some first.
    .miss-greedy = Greed asks for 12 gems at once. Each quest that you show brings 4.
    .miss-lucky = The Lucky asks for three completed quests, and you do not have that many yet.
    .miss-left = The turn is over. Try again: all four can be shown in it.
task-donjon-claims-dragon = The Green dragon of 20 has three trophy points, 6 gems and the Dragon sword. Your power is 14. Player 2 and Player 3 would bring 6 each. Player 2 wants the sword, Player 3 wants 5 gems. Your main quest asks for a draconic item. Take one of them as your ally.
    .hint-1 = What do you need after the fight?
    .why = 24 against 22: three trophy points, and the sword of +5. It completes your main quest, for 6 points more. If you lose to a dragon, both the dragon and its item are discarded.
    .miss = You have not taken an ally at this price. Try again.
    .miss-sword = Player 2 wants the very sword that your main quest asks for. You would have to break your promise to keep it.
    .miss-alone = 14 against 20: alone you would lose most rolls, and the sword would be discarded with the dragon.

lesson-donjon-deeds = Deeds
    .about = Fights that complete a quest, and the right moment to show it.
    .known = A deed counts if you held its quest when you did it. You may show a quest at any decision of yours, even in the turn of another player, before your points or gems change.

task-donjon-deeds-fight = You have just beaten the Vampire of 16, with Player 2 as your ally. Your die showed an 8, a Kritik. Player 2 has the Red dragon as a spoil. You have four quests, and this fight has completed one of them. Show that one.
    .hint-1 = Who fought, and what did your die show?
    .why = Saint Gary asks you to win a fight in your own turn with a Kritik of your own, with or without an ally. That makes 2 trophy points and 4 gems.
    .miss = You have not shown a quest. Try again.
    .miss-witcher = The Witcher asks you to beat a monster of 16 or more alone. You had an ally.
    .miss-saint-michael = Saint Michael asks for a dragon among your own spoils. The Red dragon is a spoil of Player 2.
    .miss-dragon-item = The Quest of the Dragon asks for a draconic item: one of +5, won from a dragon. The Golden crown is an ordinary item of +4.
task-donjon-deeds-arena = You have attacked Player 2 and won, with a 3 on your die. Player 3 helped your victim. You have three quests, and this Arena has completed one of them. Show that one.
    .hint-1 = How many were on your side, and how many on the other?
    .why = You were one against two, the smaller side. The Fearless brings 3 trophy points, and 4 in a game with an even number of players. It counts for the allies of the smaller side, too.
    .miss = You have not shown a quest. Try again.
    .miss-coward = The Coward asks you to win with the larger side. You were one against two.
    .miss-saint-gary = Saint Gary asks for a Kritik of your own, and your die showed a 3.
task-donjon-deeds-late = You have just beaten the Vampire of 16 alone, and you have 12 gems. At the Guild you see two quests: Greed asks for 12 gems, the Witcher for a monster of 16 or more beaten alone. Keep the one that you can show at once, and show it.
    .hint-1 = Since when must you hold a quest for a deed to count?
    .why = Gems count at the moment when you show the quest. A deed counts only if you held its quest when you did it.
    .miss = You have not shown a quest. Try again.
    .miss-deed = You did not hold the Witcher yet when you beat the Vampire. Now you need another monster of 16 or more.
task-donjon-deeds-moment = Player 2, with a power of 20, attacks Player 3, who has 8. Your main quest, the Poor, asks for fewer trophy points than anyone else has. You have 0, the others have 1 each. Win a point in this Arena, and the points of the Poor, too.
    .hint-1 = How many points will you have after the Arena, and how many will Player 3 have?
    .why = 6 points for the Poor while you had the fewest, then 1 for the Arena. You may show a quest at any decision of yours, even in the turn of another player.
    .miss = You have not won both. Try again.
    .miss-late = Now you have 1 point, as many as Player 3, and the Poor is no longer completed. Show it before the Arena is decided.
    .miss-neutral = If you stay neutral, you win no point in the Arena.
    .miss-weak = 8 and your 4 against 20: that was the weaker side.
