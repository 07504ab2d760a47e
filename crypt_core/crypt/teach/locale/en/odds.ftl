# The Ghost explorer: what the Ghost can do, counted over all its rolls.
#
# $the        a treasure as subject or object
# $share      a chance, $percent and $number figures as they are written in the language
# $servants   how many dice are joined; $low and $high the faces they show

odds-title = The Ghost, exactly
odds-intro = What the Ghost can do to you, counted over every roll of its dice. Nothing here is guessed.

## What is asked

odds-source = What the odds are for
odds-source-table = Follow the table
odds-source-free = Set up freely
odds-copy = Copy the table again
odds-about = { $kind ->
    [draft] You claim { $claim }.
    [made] You claimed { $claim }: this is what could come of it.
    [recovered] You recovered: this is what could come of it.
    [first] The Ghost leads and begins.
   *[empty] You claim nothing yet.
}
odds-ghost = { $turn ->
    [first] The Ghost rolls its three dice, which fall in { $rolls } ways.
    [second] { $count ->
        [one] The Ghost rolls again the die you push off, which falls in { $rolls } ways.
       *[other] The Ghost rolls again the { $count } dice you push off, which fall in { $rolls } ways.
    }
    [idle] The Ghost does not roll again, since none of its dice is pushed off.
   *[over] The Ghost has no turn left: what you claim now is yours.
}
odds-beyond = Your second turn comes after this and is not counted here.
odds-about-nothing = Nothing is claimed yet. Go on to a decision, or set up a crypt of your own.
odds-draft-refused = What you are laying out is not allowed as it is, so the odds leave it out. { $why }

## What becomes of each treasure

odds-fates = What becomes of each treasure
odds-fate = { $fate ->
    [kept] Yours
    [taken] The Ghost’s
   *[left] Nobody’s
}
odds-bar = { $slot }: { $shares }
odds-bar-share = { odds-end } { $share }
odds-exact = Show exact fractions
odds-values = It lies face-down: { $mean } coins on average
odds-takes = { $mine ->
    [yes] You lose { $the } to { $causes }.
   *[no] The Ghost takes { $the } with { $causes }.
}
odds-takes-never = { $mine ->
    [yes] No roll takes { $the } from you.
   *[no] No roll brings the Ghost to { $the }.
}
odds-takes-always = { $mine ->
    [yes] Whatever the Ghost rolls, you lose { $the }.
   *[no] Whatever the Ghost rolls, it takes { $the }.
}
odds-takes-held = { $the } is the Ghost’s already.
odds-or = { $head }, or { $last }
odds-cause = { $dice } ({ $share }{ $some ->
    [yes] ; not in every such roll
   *[no] { "" }
})
# Dice with one face, with one of two, up to 6, from one to another, and of any face.
odds-dice = { $span ->
    [one] { $servants ->
        [1] { $alone ->
            [yes] a { $low }
           *[no] a single { $low }
        }
        [2] a pair of { $low }s
       *[3] a trio of { $low }s
    }
    [two] { $servants ->
        [1] { $alone ->
            [yes] a { $low } or a { $high }
           *[no] a single { $low } or { $high }
        }
        [2] a pair of { $low }s or { $high }s
       *[3] a trio of { $low }s or { $high }s
    }
    [up] { $servants ->
        [1] { $alone ->
            [yes] a { $low } or higher
           *[no] a single { $low } or higher
        }
        [2] any pair of { $low }s or higher
       *[3] any trio of { $low }s or higher
    }
    [span] { $servants ->
        [1] { $alone ->
            [yes] anything from { $low } to { $high }
           *[no] a single { $low } to { $high }
        }
        [2] any pair from { $low }s to { $high }s
       *[3] any trio from { $low }s to { $high }s
    }
   *[any] { $servants ->
        [1] { $alone ->
            [yes] any face
           *[no] any single die
        }
        [2] any pair
       *[3] any trio
    }
}

## All outcomes

odds-outcomes = Every way it can end
odds-outcomes-note = The likeliest first. Together they make 100%.
odds-end = { $fate ->
    [kept] you
    [taken] Ghost
   *[left] nobody
}
odds-chance = Chance

## Efforts side by side

odds-efforts = How much effort?
odds-efforts-note = If you do nothing more this round and use no power. A face-down treasure counts as its average. “Kept, then exhausted” takes both: you keep the treasure, and then a servant on it is exhausted. If it is rolled, effort 4 exhausts in 3 of 6.
odds-on = On which treasure
odds-with = With how many servants
odds-effort = Effort
odds-kept = You keep it
odds-tired = Kept, then exhausted
odds-tired-tip = You keep it, and then a servant there is exhausted. If it is rolled, effort 4 exhausts in 3 of 6.
odds-coins = Coins on treasures
odds-ready = Ready servants after
odds-kept-short = Kept
odds-tired-short = Kept, then exhausted
odds-coins-short = Coins on treasures
odds-ready-short = Ready
odds-expected = Expected this round
odds-no-servant = { $ready ->
    [0] You have no ready servant.
   *[other] All your ready servants are on other treasures.
}
odds-too-low = { $total } does not beat the Ghost’s { $theirs }.
odds-spoken = Effort { $effort }: you keep it in { $kept }, you keep it and a servant there is then exhausted in { $tired }, coins on treasures { $coins }, ready servants after { $ready }

## One roll

odds-roll = One roll, step by step
odds-roll-die = Die { $n }
odds-roll-any = Roll the dice
odds-roll-came = This is the roll that came.
odds-step = Step { $n } of { $count }
odds-step-back = Back
odds-step-next = Next
odds-step-again = From the start

## A crypt set up freely

odds-form = Your crypt
odds-form-note = The game on the table stays as it is.
odds-sorted = Sorted from highest to lowest, as the rule says; face-down counts as 2½.
odds-when = Whose turn
odds-moment = { $moment ->
    [you-first] Your claim, then the Ghost
    [you-last] Your last turn
    [ghost-first] The Ghost’s first turn
   *[ghost-answer] Your claim, then the Ghost again
}
odds-you-lead = You lead
odds-ghost-leads = The Ghost leads
odds-kind = Treasure
odds-gone = Taken already
odds-value = Value
odds-face-up = Face-up
odds-face-down = Face-down
odds-unseen = not seen
odds-seen = looked at: { $n }
odds-seen-of = { $kinds }: values already seen elsewhere
odds-your-dice = Your dice
odds-ghost-dice = The Ghost’s dice
odds-no-dice = none
odds-dice-count = How many
odds-of-effort = Effort of each
odds-more = Servants and collectors
odds-exhausted = Your exhausted servants
odds-sides = Collectors’ sides
