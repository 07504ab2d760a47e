# Barter, all of it: a game that is played in the tests alone.

game-toy = Barter
    .about = Choose in secret, then bargain; two to six players.
    .credits = Barter is a toy of this tutor’s own.
    .invite = One lesson of two tasks shows you all of it.
    .time = about five minutes
    .course = { $whole ->
        [yes] You have done every lesson. A whole game is waiting at the table.
       *[no] Choose once and offer once: then you know the game.
    }
    .whole = With all that you know: three rounds of offers.
    .search = choose, offer…
    .alike = choose pick / offer propose
    .round = Round { $round }
    .round-of = Round { $round } of { $rounds }
    .in-round = in round { $round }
game-toy-bots =
    .random = Any move that is suggested, each as likely as the others.
    .generous = Takes the first move that is suggested, and offers two gems for one.
game-toy-parts =
    .setup = Setup
    .turn = A round
seat-bot-generous = The computer, generous

toy-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
}
toy-figure-score = Gems
toy-stages = The stages of a round
toy-stage = { $phase ->
    [choose] Choose
    [offer] Offer
   *[answer] Answer
}
toy-stage-hint = { $phase ->
    [choose] Everybody chooses in secret.
    [offer] The leader may offer.
   *[answer] Whoever is asked accepts or declines.
}
toy-turn-several = Still to choose: { $people }
toy-may-choose = Choose one, two or three gems. Nobody sees it until all have chosen.
toy-may-offer = Offer any player gems for gems, or pass.
toy-may-answer = Accept the offer, or decline it.
toy-choice-open = has not chosen yet
toy-choice-made = { $hidden ->
    [yes] has chosen
   *[no] has chosen { $number }
}
toy-verdict = Most gems ({ $points }): { $players }.

## Moves

toy-move-choose = Choose { $number }
toy-move-offer = Offer { $name } { $give } for { $want }
toy-move-pass = Pass
toy-move-accept = Accept
toy-move-decline = Decline
toy-move-withdraw = Take it back

## Events

toy-news-dealt = Everybody begins with { $gems }.
    .title = Gems are dealt
    .why = All begin alike.
toy-news-chose = { $who ->
    [you] You choose in secret.
   *[other] { $name } chooses in secret.
}
    .title = A secret choice
    .why = Nobody may know it before all have chosen.
toy-shown = { $name } { $number }
toy-news-shown = All show what they chose: { $numbers }. The die shows { $face }.
    .title = All choices are shown
    .why = Who chose what nobody else did gains so many gems, twice as many on an 8.
toy-news-offered = { $who ->
    [you] You offer
   *[other] { $name } offers
} { $to_name } { $give } for { $want }.
    .title = An offer
    .why = The leader of the round may make one.
toy-news-swapped = { $who ->
    [you] You accept the offer.
   *[other] { $name } accepts the offer.
}
    .title = The offer is accepted
    .why = The gems change hands at once.
toy-news-dropped = { $verb ->
    [pass] No offer is made by { $name }.
    [decline] The offer is declined by { $name }.
   *[withdraw] The offer is taken back by { $name }.
}
    .title = Nothing changes hands
    .why = An offer needs two who want it.

## The table

toy-barter-label = The table
toy-barter-players = The players

## Refusals

refusal-no-move = “{ $got }” is no move of this game.
refusal-toy-not-now = { $stage ->
    [choose] First everybody chooses.
    [offer] Now the leader may offer, or pass.
   *[answer] Now the offer is to be answered.
}
refusal-toy-choose-range = Choose 1 to { $most } gems.
refusal-offer-whom = An offer goes to another player at the table.
refusal-offer-nothing = An offer of nothing for nothing is none.
refusal-offer-too-much = Nobody can give more gems than there are: { $give } for { $want } is too much.

## Rules

toy-rule-setup = Everybody begins with three gems.
    .title = The beginning
    .try = A new game: everybody has three gems. Choose 1.
toy-rule-turn = In a round everybody chooses, then the leader may offer, and whoever is asked answers. The lead goes round.
    .title = A round
    .try = Try to pass before anybody has chosen.
toy-rule-choose = Choose one to three gems in secret. When all have chosen, whoever chose what nobody else did gains as many, twice as many if the die shows an 8.
    .title = Choose
    .try = Choose 1 and see what comes of it.
toy-rule-offer = The leader may offer another player gems for gems, and may take the offer back until it is answered.
    .title = Offer
    .try = Offer Player 2 a gem for a gem.

## The lesson

chapter-toy = Your first game
    .about = A choice and an offer.
lesson-toy-first = Choose and offer
    .about = What there is to do in a round.
task-toy-first-choose = You have heard that Player 2 chooses 1 and Player 3 chooses 3. Choose what nobody else does.
    .hint-1 = One of the three numbers is left.
    .why = Nobody else chose 2, so you gained gems.
    .miss = Another player chose that too, so it brought nothing.
task-toy-first-offer = You lead this round. Offer somebody gems for gems.
    .hint-1 = A button for each player offers a gem for a gem.
    .why = Now it is for the other one to answer.
    .miss = You passed: the round is over without an offer.
