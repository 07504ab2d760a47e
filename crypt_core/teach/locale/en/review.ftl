# review

review-title = Your game, gone over
