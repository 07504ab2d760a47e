# Le parole dell’applicazione: etichette fisse dei pannelli, e ciò che circonda la partita.

## Nastro delle fasi

ribbon-done = conclusa
ribbon-now = in corso
ribbon-next = in arrivo
ribbon-open = possibile
ribbon-shut = non ora
looking-back = Stai guardando indietro
turn = { $who ->
    [you] Tocca a te
   *[other] È il turno { $of }
}
turn-over = La partita è finita

## Racconto

story-label = Che cosa è successo, e perché
bar-label = Ripercorrere la partita
story-step = Passo { $step } di { $steps }
story-progress = A che punto sei di questi eventi
bar-back = Indietro
bar-play-on = Scorri
bar-playing = La partita scorre da sola, un passo al secondo. Un tasto o un tocco la ferma.
bar-playing-stop = Ferma
bar-stopped = Si è fermata.
story-undo = Annulla la mia ultima mossa
story-past = Stai guardando indietro. Gioca qualcos’altro qui per annullare ciò che avevi giocato.
story-why = Perché
story-rule = La regola
story-where = Dove si trova
story-ruling = La nostra interpretazione
story-page = La sua pagina: provala, dove si trova, in che cosa differiscono le edizioni
story-close = Chiudi
story-may = Che cosa puoi fare
story-log = Tutti gli eventi
next = Avanti
continue = Continua
continue-last = Alla decisione
transcript-decision = { $name }: { $move }

## Che cosa si può fare

may-watch = Vai avanti per vedere che cosa succede.
may-over = La partita è finita
may-look-back = Torna a una decisione qualsiasi e prova altro.

## Mosse

verdict-allowed = È permesso.
lay-move = Mettila sul tavolo
lay-there = È sul tavolo
lay-note = “{ $move }” è sul tavolo, ma non ancora giocata: confermala lì, o cambiala.

## Tavolo

table-rule = Quale regola?
table-type = Scrivi una mossa
table-type-hint = In notazione, per esempio: { $moves }
table-type-play = Gioca
table-text = Il tavolo come testo
curtain-title = Passa lo schermo: { $name }
curtain-button = Eccomi: { $name }
progress = { $have } su { $need }

## Punteggio finale

sheet-title = Punteggio finale
sheet-total = Totale
end-review = Rivedi la partita
end-again = Rigioca la partita
end-day = Condividi il risultato
end-dare = Sfida
end-course = Continua il corso
end-bots-alone = Ha giocato solo il computer: nessuna decisione è tua e non c’è nulla da rivedere. “{ bar-back }” e “{ tools-whatif }” portano a ogni momento della partita.
end-like = Al netto della fortuna, le tue decisioni valgono { $score }.
story-ranks = I titoli

## E se

whatif-title = E se?
whatif-intro = Torna a una decisione qualsiasi, gioca qualcos’altro e confronta che cosa ne viene.
whatif-none = Ancora nulla da rivedere. Dopo la tua prima decisione potrai tornarci qui.
whatif-scrub = Momento della partita
whatif-earlier = Decisione precedente
whatif-later = Decisione successiva
whatif-looking-back = Stai guardando indietro
whatif-looking-back-text = Gioca altro qui e comincia un nuovo ramo. Nulla di ciò che hai giocato va perso.
whatif-end = Torna alla fine della linea
whatif-luck = La fortuna in un nuovo ramo
whatif-luck-same = Stessa fortuna
whatif-luck-new = Nuova fortuna
whatif-tree = Rami di questa partita
whatif-here = sei qui
whatif-fold = Mostra o nascondi il ramo
whatif-compare = Confronta due linee
whatif-line-a = Prima linea
whatif-line-b = Seconda linea
whatif-one-line = Quando ci sarà una seconda linea, potrai confrontarle.
luck-note-same = La fortuna resta la stessa ovunque le due linee le chiedano la stessa cosa: la differenza dipende da te.
luck-note-new = Dalla tua prossima decisione in poi, tutto ciò che decide la fortuna si estrae di nuovo.
stop-decision = { $round }, { $name }: { $move }
stop-under-way = { $round }, { $name }: { $move } (in corso)
stop-open = { $round }, { $name }: da decidere
stop-over = La fine della partita
tree-start = Inizio
line-first = La tua partita
line-branch = Ramo { $number }
compare-difference = Differenza
compare-unclear = incerta
compare-at-end = Entrambe le partite sono finite.
compare-so-far = Che cosa hanno dato finora le due linee: { $round }.
compare-cut = { $line } si ferma qui: { $round }. Le due linee sono confrontate in questo punto.
compare-ends = Dove si ferma ciascuna
compare-expected = { $by ->
    [score] Punteggio finale atteso
   *[chance] Probabilità di vittoria stimata
}
compare-expected-note = { $by ->
    [score] Dalla fine di ciascuna linea, giocando al meglio, secondo l’allenatore. Una partita finita ha il suo punteggio.
   *[chance] La stima dell’allenatore dalla fine di ciascuna linea; ± è l’intervallo al 95% della sua ricerca; dove i due si sovrappongono, la differenza è incerta. Una partita finita è vinta o persa.
}
compare-expected-not = Che cosa aspettarsi da due linee si dice quando una sola persona gioca contro il computer ed entrambe le linee si fermano al suo turno o con la partita.

## Cornice

frame-subtitle = Impara le regole
frame-menu = Menu
frame-new = Nuova partita
frame-learn = Impara
frame-rules = Regole
frame-games = Le mie partite
frame-save = Salva
frame-load = Apri
frame-share = Condividi
frame-share-title = Copia un link a ciò che è mostrato
frame-settings = Impostazioni
frame-about = Informazioni
frame-language = Lingua
frame-theme = Chiaro o scuro
frame-theme-auto = Come il dispositivo
frame-theme-light = Chiaro
frame-theme-dark = Scuro
frame-close = Chiudi
frame-cancel = Annulla
frame-new-warning = La partita in corso non va persa: “{ previous-game }” la riporta.
frame-which-game = Quale gioco?
frame-players = Quanti giocano?
frame-players-1 = Solitario
frame-players-2 = 2 giocatori
frame-players-3 = 3 giocatori
frame-players-4 = 4 giocatori
frame-players-5 = 5 giocatori
frame-players-6 = 6 giocatori
frame-name = Nome, se vuoi
frame-seat-1 = Giocatore 1
frame-seat-2 = Giocatore 2
frame-seat-3 = Giocatore 3
frame-seat-4 = Giocatore 4
frame-seat-5 = Giocatore 5
frame-seat-6 = Giocatore 6
frame-seed = Seme del caso
frame-seed-note = Lo stesso seme distribuisce la stessa partita. Lascia vuoto per una partita nuova.
frame-for-good = Senza ripensamenti
frame-for-good-note = Nessuno torna indietro su una decisione finché la partita non è finita.
frame-day = La partita del giorno, e tutte le tue partite
frame-start = Comincia la partita
frame-load-file = Scegli un file salvato
frame-load-paste = …o incolla l’indirizzo o il codice di una partita
frame-load-go = Apri la partita
frame-load-too-big = È troppo grande per essere una partita salvata o il suo indirizzo.
frame-saved = Salvata come { $name }.
frame-copied = L’indirizzo è negli appunti. Contiene la linea in cui sei, e chi lo apre può vederne le carte.
frame-copied-page = L’indirizzo di questa pagina è negli appunti.
frame-copied-unsafe = L’indirizzo è negli appunti. Attenzione: la partita non è finita, e chi lo apre può scoprire ciò che i giocatori si nascondono ancora.
frame-share-hint = Il browser non ha permesso la copia. Seleziona il testo e copialo tu.
frame-share-unsafe = Attenzione: la partita non è finita, e chi apre l’indirizzo può scoprire ciò che i giocatori si nascondono ancora.
frame-share-here = L’indirizzo si apre solo su questo dispositivo. Per passare una partita ad altri, salvala in un file.
frame-share-field = Indirizzo di questa partita
frame-share-field-page = Indirizzo di questa pagina
frame-lost-title = Il collegamento si è interrotto
frame-lost-text = Il tutor dietro questa pagina non risponde più. La tua partita è conservata in questo browser: ricarica la pagina e potrai continuare.
frame-offline-text = Questo dispositivo non è in linea. La tua partita è conservata in questo browser; ricarica la pagina quando torni in linea.
frame-reload = Ricarica
frame-busy-title = Ancora al lavoro…
frame-busy-text = Il tutor sta calcolando ciò che hai chiesto.
frame-stuck-text = Ci vuole molto più del previsto. Aspetta, oppure ricomincia senza l’ultima richiesta: la tua partita è conservata com’era prima.
frame-stuck-go = Ricomincia senza
frame-keys = Tasti: n o → per Avanti, b o ← per Indietro, c per Continua
frame-typing = Scrivere le mosse in un campo al tavolo
frame-chances = Crypt: probabilità sui tuoi dadi mentre rivendichi
frame-sound = Suoni: un dado o una carta posati, dadi lanciati, monete, la fine di una partita
frame-sound-none = Questo browser non può fare suoni.
frame-warns = In solitario: avvisami prima di una decisione che costa più di una moneta
frame-unkept-title = La tua partita non viene conservata
frame-storage-off = Questo browser non conserva nulla per questa pagina. Salva la partita in un file se vuoi ritrovarla.
frame-storage-shut = Qui non si conserva nulla: se chiudi questa pagina, la partita va persa. Per conservarne una, apri il tutor in una pagina tutta sua.
frame-storage-full = Questo browser non ha più spazio per questa pagina. Salva la partita in un file se vuoi ritrovarla, oppure libera dello spazio.
frame-notebooks = Notebook da modificare ed eseguire, in questo browser
frame-licences = Licenze di tutto ciò di cui è fatta questa pagina
seat-person = Una persona
seat-bot-random = Il computer, a caso
seat-bot-sensible = Il computer, ragionevole
seat-bot-farsighted = Il computer, previdente
# How strong a bot is among those of its game, the weakest first; $does: what it does.
frame-bot = { $name } ({ $strength }/{ $of })
frame-bot-does = Forza { $strength } su { $of }. { $does }
frame-about-seed = Seme di questa partita: { $seed }.
frame-about-later = Il suo seme, che rivela tutte le carte a venire, si mostra quando la partita è finita.
about =
    { $credits } Questo tutor ne spiega le regole con parole sue; l’ultima parola spetta al regolamento stampato.
    I suoi caratteri sono tratti da Vollkorn, di Friedrich Althausen, e da Source Sans, di Paul D. Hunt per Adobe, entrambi con licenza SIL Open Font License 1.1.
    Le partite sono conservate da idb-keyval, di Jake Archibald, con licenza Apache License 2.0.
resume-title = Eccoti di ritorno
resume-text = Questo browser ha conservato la partita che stavi giocando.
resume-yes = Riprendila
resume-no = Lasciala
invite-title = È la prima volta che giochi a { $game }?
invite-yes = Comincia il corso
invite-no = Gioca subito
refresh-title = { $count ->
    [one] Torna 1 esercizio sbagliato
   *[other] Tornano { $count } esercizi sbagliati
}
refresh-text = { $count ->
    [one] È tornato un esercizio che avevi sbagliato. Richiede un minuto.
   *[other] Sono tornati { $count } esercizi che avevi sbagliato. Richiedono qualche minuto.
}
refresh-yes = Ripassa
welcome-text = Il corso continua con “{ $title }”.
welcome-yes = Continua
previous-game = Torna alla partita precedente
trouble-title = Qualcosa è andato storto nel tutor stesso
trouble-text = Il tutor non ha potuto farlo. La tua partita è salva: continua, oppure ricarica la pagina se succede ancora.
trouble-message = La pagina ha chiesto qualcosa che il tutor non capisce ({ $what }). La tua partita è salva: continua, oppure ricarica la pagina se succede ancora.
load-trouble-title = Non ha funzionato

## The tools beside the table

tools-label = Strumenti accanto al tavolo
tools-story = Perché
tools-coach = Allenatore
tools-review = Revisione
tools-whatif = E se?

## Riquadri da soli in un quaderno, quando non hanno nulla da mostrare

alone-no-advice = Non c’è nulla da consigliare: la partita è finita, o nessuno sa guardarvi più avanti.
alone-no-review = Non c’è ancora nulla da rivedere: gioca un turno, o apri una partita già giocata.

## Una fase da sola

phase-over = { $phase }: è finita.
phase-same = Da capo, stessa fortuna
phase-new = Da capo, nuova fortuna
phase-untold-decide = Decidi al tavolo: ciò che ne segue è raccontato qui passo per passo, con il suo perché.
phase-untold-step = Vai avanti con i pulsanti sotto il tavolo: ogni passo è raccontato qui, con il suo perché.

## In un quaderno salvato

still-run = Esegui questa cella per continuare qui.
dials-marimo = In marimo una cella crea i comandi, per esempio effort = mo.ui.slider(1, 6), e un’altra chiama la funzione con effort.value: si esegue di nuovo ogni volta che si muovono. Ecco che cosa ne viene all’inizio.
exercise-title = Tocca a te

## La prima schermata

frame-home = Tutti i giochi
home-title = Scegli un gioco
home-about = Imparalo passo per passo al tavolo, o gioca subito. Qualunque cosa provi, il tavolo dice quale regola vale.
# $least e $most: quanti possono giocare; $time: quanto dura.
home-facts = Giocatori: { $least }–{ $most } · { $time }
home-learn = { $begun ->
    [yes] Continua il corso
   *[no] Impara
}
home-continue = Riprendi la partita
home-play = Gioca
home-rules = Regole
home-today = Oggi
home-due = { $count ->
    [one] { $game }: un esercizio da ripassare
   *[other] { $game }: { $count } esercizi da ripassare
}
home-due-go = Ripassa
