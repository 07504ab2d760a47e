# A task done as text, in a notebook.

# $answers: those to choose from, each as it is to be written, with what it stands for.
practice-answers = Answers to choose from: { $answers }
practice-no-question = This task asks no question: something is to be done at the table.
practice-last = That was the last task.
