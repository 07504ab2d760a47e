# Ce que demandent les carnets Jupyter : des exercices comme ceux du cours, voir lessons.ftl.

task-sedlec-wish = Où un roi aime-t-il être ?
    .answer-low = en bas
    .answer-high = en haut
    .answer-lover = à côté d’un amant
    .why = Il compte les rois et les paysans des niveaux au-dessous de lui.
    .miss-low = Au-dessous de lui, il ne resterait personne à compter.
    .miss-lover = C’est ce que souhaite un autre amant.
