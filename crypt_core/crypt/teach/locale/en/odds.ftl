# The Ghost explorer: what the Ghost can do, counted over all its rolls.
#
# $the        a treasure as subject or object
# $share      a chance, $percent and $number figures as they are written in the language
# $servants   how many dice are joined; $low and $high the faces they show

crypt-odds-title = Odds: the Ghost, exactly
crypt-odds-intro = What the Ghost can do to you, counted over every roll of its dice. Nothing here is guessed.

## What is asked

crypt-odds-source = What the odds are for
crypt-odds-source-table = Follow the table
crypt-odds-source-free = Set up freely
crypt-odds-copy = Copy the table again
crypt-odds-about = { $kind ->
    [draft] You claim { $claim }.
    [tried] Say you claim { $claim }.
    [nothing] Say you claim nothing.
    [made] You claimed { $claim }: this is what could come of it.
    [recovered] You recovered: this is what could come of it.
    [first] The Ghost leads and begins.
   *[empty] You claim nothing yet.
}
crypt-odds-ghost = { $turn ->
    [first] The Ghost rolls its three dice, which fall in { $rolls } ways.
    [second] { $count ->
        [one] The Ghost rolls again the die you push off, which falls in { $rolls } ways.
       *[other] The Ghost rolls again the { $count } dice you push off, which fall in { $rolls } ways.
    }
    [idle] The Ghost does not roll again, since none of its dice is pushed off.
   *[over] The Ghost has no turn left: what you claim now is yours.
}
crypt-odds-beyond = Your second turn comes after this and is not counted here.
crypt-odds-about-nothing = Nothing is claimed yet. Go on to a decision, or set up a crypt of your own.
crypt-odds-draft-refused = What you are laying out is not allowed as it is, so the odds leave it out. { $why }

## What becomes of each treasure

crypt-odds-fates = What becomes of each treasure
crypt-odds-fate = { $fate ->
    [kept] Yours
    [taken] The Ghost’s
   *[left] Nobody’s
}
crypt-odds-bar = { $slot }: { $shares }
crypt-odds-bar-share = { crypt-odds-end } { $share }
crypt-odds-exact = Show exact fractions
crypt-odds-values = It lies face-down: { $mean } coins on average
crypt-odds-takes = { $mine ->
    [yes] You lose { $the } to { $causes }.
   *[no] The Ghost takes { $the } with { $causes }.
}
crypt-odds-takes-never = { $mine ->
    [yes] No roll takes { $the } from you.
   *[no] No roll brings the Ghost to { $the }.
}
crypt-odds-takes-always = { $mine ->
    [yes] Whatever the Ghost rolls, you lose { $the }.
   *[no] Whatever the Ghost rolls, it takes { $the }.
}
crypt-odds-takes-held = { $the } is the Ghost’s already.
crypt-odds-or = { $head }, or { $last }
crypt-odds-cause = { $dice } ({ $share }{ $some ->
    [yes] ; not in every such roll
   *[no] { "" }
})
# Dice with one face, with one of two, up to 6, from one to another, and of any face.
crypt-odds-dice = { $span ->
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

crypt-odds-outcomes = Every way it can end
crypt-odds-outcomes-note = The likeliest first. Together they make 100%.
crypt-odds-end = { $fate ->
    [kept] you
    [taken] Ghost
   *[left] nobody
}
crypt-odds-chance = Chance

## Efforts side by side

crypt-odds-efforts = How much effort?
crypt-odds-efforts-note = If you use no power this round, and recover if another turn is left to you. A face-down treasure counts as its average. “{ crypt-odds-tired }” takes both: you keep the treasure, and then a servant on it is exhausted.
# $faces: how many faces of a die are lower than $effort.
crypt-odds-tires = { $effort ->
    [1] Rolled, a servant of effort 1 is never exhausted.
   *[other] Rolled, a servant of effort { $effort } is exhausted in { $faces } of 6.
}
crypt-odds-claim = Try a claim
crypt-odds-nobody = Nobody
crypt-odds-on = On which treasure
crypt-odds-with = With how many servants
crypt-odds-effort = Effort
crypt-odds-kept = You keep it
crypt-odds-tired = Kept, then exhausted
crypt-odds-tired-tip = You keep it, and then a servant there is exhausted.
crypt-odds-coins = Coins on treasures
crypt-odds-ready = Ready servants after
crypt-odds-kept-short = Kept
crypt-odds-tired-short = Kept, then exhausted
crypt-odds-coins-short = Coins on treasures
crypt-odds-ready-short = Ready
crypt-odds-expected = Expected this round
crypt-odds-no-servant = { $ready ->
    [0] You have no ready servant.
   *[other] All your ready servants are on other treasures.
}
crypt-odds-too-low = { $total } does not beat the Ghost’s { $theirs }.
crypt-odds-spoken = { $effort ->
    [0] Nobody there: coins on treasures { $coins }, ready servants after { $ready }
   *[other] Effort { $effort }: you keep it in { $kept }, you keep it and a servant there is then exhausted in { $tired }, coins on treasures { $coins }, ready servants after { $ready }
}

## One roll

crypt-odds-roll = One roll, step by step
crypt-odds-roll-die = Die { $n }
crypt-odds-roll-any = Roll the dice
crypt-odds-roll-came = This is the roll that came.
crypt-odds-step = Step { $n } of { $count }
crypt-odds-step-back = Back
crypt-odds-step-next = Next
crypt-odds-step-again = From the start

## A crypt set up freely

crypt-odds-form = Your crypt
crypt-odds-form-note = The game on the table stays as it is.
crypt-odds-sorted = Sorted from highest to lowest, as the rule says; face-down counts as 2½.
crypt-odds-when = Whose turn
crypt-odds-moment = { $moment ->
    [you-first] Your claim, then the Ghost
    [you-last] Your last turn
    [ghost-first] The Ghost’s first turn
   *[ghost-answer] Your claim, then the Ghost again
}
crypt-odds-you-lead = You lead
crypt-odds-ghost-leads = The Ghost leads
crypt-odds-kind = Treasure
crypt-odds-gone = Taken already
crypt-odds-value = Value
crypt-odds-face-up = Face-up
crypt-odds-face-down = Face-down
crypt-odds-unseen = not seen
crypt-odds-seen = looked at: { $n }
crypt-odds-seen-of = { $kinds }: values already seen elsewhere
crypt-odds-your-dice = Your dice
crypt-odds-ghost-dice = The Ghost’s dice
crypt-odds-no-dice = none
crypt-odds-dice-count = How many
crypt-odds-of-effort = Effort of each
crypt-odds-more = Servants and collectors
crypt-odds-exhausted = Your exhausted servants
crypt-odds-sides = Collectors’ sides
