sedlec-estimate-assumes = Suppongono che ognuno riceva a caso le carte che gli mancano ancora e le posi bene. Posare non si confronta con prendere una carta: può aspettare.
