# Un esercizio svolto come testo, in un notebook.

practice-answers = Risposte tra cui scegliere: { $answers }
practice-no-question = Questo esercizio non fa domande: c’è qualcosa da fare al tavolo.
practice-last = Era l’ultimo esercizio.
