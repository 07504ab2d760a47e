# Perché una partita salvata o un codice non si apre. In tal caso non è cambiato nulla.

error-record-too-large = È troppo lungo per essere una partita salvata: { $size } caratteri, quando se ne leggono al massimo { $largest }.
error-record-too-many-lines = La partita salvata ha { $count } linee, quando se ne rigiocano al massimo { $most }.
error-record-too-many-moves = La partita salvata ha { $count } mosse in tutto, quando se ne rigiocano al massimo { $most }.
error-record-not-json = Non è una partita salvata, o è danneggiata: il testo perde senso alla riga { $at }.
error-record-not-ours = Non è una partita salvata da questo tutor.
error-record-version = La partita salvata dice di essere della versione “{ $got }”, che non è mai esistita; questo tutor legge fino alla versione { $newest }.
error-record-too-new = La partita è stata salvata da un tutor più recente (versione { $got }); questo legge fino alla versione { $newest }. Aggiornalo e riprova.
error-record-game = La partita salvata è di “{ $got }”, che questo tutor non conosce; conosce { $known }.
error-record-field = La partita salvata è danneggiata: la sua parte “{ $field }” manca o non ha senso.
error-record-setup = La partita salvata comincia con una preparazione impossibile da giocare.
error-record-seed = “{ $got }” non è un seme: scrivi un numero intero di al massimo 20 cifre, inferiore a 18446744073709551616.
error-record-seats = Non si sa chi siede dove: un posto è uno di { $known }.
error-record-branch = La partita salvata è danneggiata: la linea { $line } parte da un punto che non esiste.
error-record-move = Linea { $line } della partita salvata, mossa { $number }: “{ $move }” non è permessa.
error-record-move-not-text = Linea { $line } della partita salvata, mossa { $number }: ciò che vi si trova non è testo, quindi non è una mossa.
error-record-after-end = La linea { $line } della partita salvata continua dopo la fine della partita: mossa { $number }, “{ $move }”.
error-code-not-ours = Non è il codice di una partita, né un file salvato da questo tutor. Un codice è un 1, un punto e una lunga fila di lettere e cifre.
error-code-too-long = È troppo lungo per essere il codice o l’indirizzo di una partita: { $size } caratteri, quando se ne leggono al massimo { $most }.
error-code-damaged = Il codice è danneggiato: forse una parte è andata persa nella copia.

# An address that leads nowhere.

error-place-unknown = Questo luogo non esiste: “{ $place }”. Non è cambiato nulla.

error-progress-too-large = È decisamente troppo lungo per dei progressi salvati: { $size } caratteri, mentre se ne leggono al massimo { $largest }.
error-progress-not-json = Non sono progressi salvati, o sono danneggiati: non hanno più senso dalla riga { $at }.
error-progress-not-ours = Non sono progressi salvati da questo tutor. È un file come crypt-progress.json; le partite salvate si aprono con “{ frame-load }”.
error-progress-too-new = Questi progressi vengono da un tutor più recente (versione { $got }); questo legge fino alla versione { $newest }. Aggiornalo e riprova.
error-progress-again = I progressi salvati sono danneggiati: l’elenco di ciò che deve tornare non ha senso.
error-progress-help = I progressi salvati sono danneggiati: l’elenco degli aiuti chiesti non ha senso.
error-progress-mistakes = I progressi salvati sono danneggiati: l’elenco delle decisioni delle tue partite non ha senso.
error-progress-done = I progressi salvati sono danneggiati: l’elenco di ciò che è fatto non ha senso.
error-progress-alone = I progressi salvati sono danneggiati: l’elenco dei giochi senza guida non ha senso.
