# The rule reference: its parts, its search, and what stands on a page.

reference-title = The rules of { $game }
reference-about = Every rule on a page of its own: what it says, a table to try it at, where it is printed, and what we decided where the printed rules are silent.

## The search

reference-search = Search the rules
reference-clear = Clear the search
reference-found = { $words ->
    [some] No rule has all of “{ $text }”; { $count ->
        [one] 1 has a part of it.
       *[other] { $count } have a part of it.
    }
   *[all] { $count ->
        [one] 1 rule with “{ $text }”.
       *[other] { $count } rules with “{ $text }”.
    }
}
reference-nothing = Nothing found for “{ $text }”. { $help ->
    [near] Did you mean “{ $near }”?
   *[none] Try a single word, or the name of something on the table.
}

## The list

reference-list = All rules
reference-rulings = Where we had to decide
reference-rulings-about = The printed rules are silent or not of one mind, and the game has to go on all the same.
reference-differences = Where the rulebooks differ or leave something open
reference-differences-about = The English, French and Italian editions do not always say the same.

## A page

reference-try = Try it
reference-play = Try it at the table
reference-table = The table
reference-ruling = Our ruling
reference-where = In the printed rules
reference-missing = { $what ->
    [solo] has no solo game
   *[rule] does not state it
}
reference-differ = How they differ
reference-related = Related rules
reference-before = Previous
reference-after = Next
