# review

review-title = Votre partie, revue
