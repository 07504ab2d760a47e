# Why a move, a setup or a text is refused: what is wrong, and what would be right.

## Whose turn, and when

refusal-not-your-turn = { $turn_who ->
    [nobody] It is nobody’s turn now.
    [you] It is your turn, not { $of }.
   *[other] It is { $turn_of } turn{ $who ->
        [you] , not yours
       *[other] , not { $of }
    }.
}
# Anybody but [other] is whom the rules themselves play.
refusal-not-your-seat = { $who ->
    [other] { $name } is played by the computer: you cannot move for that seat.
   *[role] { $name } plays by its own rules: you cannot move for it.
}
refusal-unknown-player = There is no player { $got } here: { $players ->
    [one] in the solo game you are player 1.
   *[other] players 1 to { $players } are at the table.
}
refusal-game-over = The game is over. Go back to an earlier moment to try something else.

## Texts that are no move

refusal-read-nothing = That is not a move: write what you want to do.
refusal-read-too-long = That has { $size } characters, far more than any move: { $most } are the most that are read.
refusal-move-form = That is not how a move is made up: { $got }.
refusal-read-event = I cannot read “{ $got }” as something that happened.
refusal-read-take = Say after “take” which one to take: I read “{ $got }”.

## Setups

refusal-setup-field = A setup has no field “{ $got }”; it has { $wanted }.
refusal-setup-players = This game is for { $wanted } players, not for { $got }.
