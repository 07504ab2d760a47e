# Sedlec: l’aiuto esatto, e i nomi dei suoi giocatori automatici.

seat-bot-farsighted = Il computer, previdente
