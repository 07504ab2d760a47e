# review

review-title = La tua partita, rivista
