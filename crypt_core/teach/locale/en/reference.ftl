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

# The name of Snowball’s stemmer for this language; “none”, if it has none.
reference-stemmer = english
# Words that join others and say nothing by themselves, which a question may have.
reference-joining = a an the of to in on at by for with from into and or but if as so than then that this these those there it its is are was were be been do does did done can could may might must shall should will would has have had i me my mine you your we us our he she they them their what which who whom whose happens happen re still ever any some just get got go goes going let about exactly really possible allowed work works when how why
# Words that mean much the same to a reader who asks, in groups; a game has more (its .alike).
reference-alike = turn round / die dice / tie draw equal / begin start first / end over finish last / win winner / points coins score / must / twice double two / worth value / see look / choose decide / win winner / fail fails failed bad miss / many much / want claim

## The list

reference-list = All rules
reference-round = A round in pictures
reference-aloud = Teach it to the table
    .line = All rules of a first game, to say aloud
reference-aloud-about = { $game } in { $minutes } minutes: say what is printed large, and do what is printed small.
reference-aloud-print = Print
reference-questions = Questions people ask
reference-questions-about = Each leads to the rule that answers it. Ask your own in the search, in your own words.
reference-rulings = Where we had to decide
reference-rulings-about = The printed rules say nothing here, or disagree, and the game has to go on anyway.
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
