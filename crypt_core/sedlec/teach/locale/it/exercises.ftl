# Quello che chiedono i notebook Jupyter: esercizi come quelli del corso, vedi lessons.ftl.

task-sedlec-wish = Dove sta volentieri un re?
    .answer-low = in basso
    .answer-high = in alto
    .answer-lover = accanto a un amante
    .why = Conta i re e i contadini dei livelli sotto di lui.
    .miss-low = Sotto di lui non resterebbe nessuno da contare.
    .miss-lover = È quello che desidera un altro amante.
