# A deal played once more, for a score to beat.

rival-in-sight = { $whose ->
    [hidden] A challenge
   *[other] To beat: { $score }
}
rival-compared = { $whose ->
    [you] Your own score to beat was { $score }:
    [coach] The coach scored { $score } with this deal:
   *[other] The player who challenged you scored { $score }:
} { $how ->
    [more] you are { $count } ahead.
    [less] you are { $count } behind.
   *[same] you are level.
}

## A link that somebody has sent

dare-title = A challenge
dare-text = { $whose ->
    [hidden] Somebody has played this very deal and sends it to you: the same cards, the same luck. You see their score at the end of your game.
   *[other] Somebody has played this very deal, scored { $score }, and sends it to you: the same cards, the same luck.
}
dare-yes = Play

## The dialogue at a game’s end

frame-dare = This deal as a challenge
frame-dare-about = The same cards and the same luck, once more from the beginning.
frame-dare-own = Against yourself: { $score } to beat
frame-dare-coach = Against the coach
frame-dare-coach-note = The coach plays this deal first, and knows no more than you did. Its score is the one to beat.
frame-dare-link = Challenge somebody
frame-dare-link-note = A link to this deal, with your score and none of your moves.
frame-dare-hide = Show my score only when they have played
frame-dare-copy = Copy the link
frame-dare-copied = The challenge is on the clipboard.
frame-dare-field = Address of the challenge
