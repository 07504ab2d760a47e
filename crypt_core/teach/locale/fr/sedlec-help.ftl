# Sedlec : l’aide exacte, et les noms de ses joueurs automatiques.

seat-bot-farsighted = L’ordinateur, prévoyant
