# The lesson of Donjon about reserved items; see `lessons.ftl`.

lesson-donjon-reserved = Reserved items
    .about = Five items that one adventurer alone can use, once.
    .known = A reserved item adds no bonus. Its adventurer uses it once, and then it is discarded. Other players can only keep it away from that adventurer.

task-donjon-reserved-axe = You are the Barbarian, with a power of 9, before a Behemoth of 18. In one fight the Thunder Axe doubles your power, and you roll two green dice. Your unique power would bring 4, and cost you 2 for good. Win, and keep your unique power.
    .hint-1 = Twice 9, or 9 and 4?
    .why = Twice 9, and 4 and 2, make 24, against 18 and 2. Either of your two dice may be a Kritik. The axe is discarded now.
    .miss = You have not won. Try again.
    .miss-token = 9 and 4 against 18, and 2 less for the rest of the game. The axe alone would have been stronger.
task-donjon-reserved-bow = You are the Ranger, with a power of 8 and the Bow of Binding. Your main quest, the Witcher, asks you to beat a monster of 16 or more alone. This Orc of 10 you may bind instead of fighting it: as your [companion](binding-bow), it adds its power to yours. Do what serves your quest.
    .hint-1 = You are asked before you go into the fight.
    .why = In your next fight you have 18, and you still count as alone: a companion is not an ally. The bow binds monsters of up to 10. After each fight you roll for your companion: on 1 to 4 it flees.
    .miss = The Orc has 3 gems. But with a power of 8 alone, a monster of 16 stays too strong for you.
task-donjon-reserved-ring = You are the Sorcerer, and meet a Vampire of 16. The Ring of Charm makes another player your ally for nothing, or makes them fight in your place; either way you keep what is won. Player 2 has a power of 20. Use the ring in the way that is stronger, and win.
    .hint-1 = An ally brings half. And a player who fights in your place?
    .why = 20 and 4 against 16 and 2. The trophy point and the 5 gems are yours; in a defeat the wound would have been for Player 2.
    .miss = You have not won. Try again.
    .miss-ally = As an ally Player 2 brings half, 10, and you have 8, without the ring and your 1 for a jewel: 18. In your place Player 2 fights with all 20, and takes the wounds.
    .miss-call = Now you are asking for help, and help has its price. The ring asks for none.
    .miss-weak = Player 3 has a power of 8. Choose the stronger one.
    .miss-alone = 9 against 16, and the ring is still unused.
task-donjon-reserved-helm = You are the Priest, with a power of 8 and 6 gems. Player 2, with 20, has just beaten you in an Arena. With your unique power the fight is fought again; with the Helm of Oblivion a lost Arena counts for nothing. You are asked about one after the other. Use the one that helps here, and keep the other.
    .hint-1 = Say no to the first question.
    .why = No wound, no plunder, and no trophy point for Player 2. The helm is discarded. Your unique power is there for a fight that was closer.
    .miss = The defeat stands: a wound, half of your gems, and a trophy point for Player 2. The helm would have cancelled all that.
    .miss-token = 8 against 20 once more: only a Kritik could win that. The helm cancels the defeat for certain.
task-donjon-reserved-charm = You are the Thief, with a Goblin, a Zombie and the Blackmail Charm. With the charm you steal a secondary quest at random, or add another player’s spoils to yours to complete a quest. Your main quest, the Just, lacks an extraordinary creature. Complete it.
    .hint-1 = The Harpy of Player 2 is an extraordinary creature.
    .why = 4 trophy points and 4 gems. Your Goblin, your Zombie and the Harpy of Player 2 are discarded, and so is the charm.
    .miss = Your quest is not completed. Try again.
    .miss-just = Your own spoils do not have an extraordinary creature. Use the charm on a player who has one.
    .miss-stolen = You have a quest of Player 2 now. But your own is not completed, and the charm is gone.
