# Un exercice fait en texte, dans un notebook.

practice-answers = Réponses au choix : { $answers }
practice-no-question = Cet exercice ne pose pas de question : il y a quelque chose à faire à la table.
practice-last = C’était le dernier exercice.
