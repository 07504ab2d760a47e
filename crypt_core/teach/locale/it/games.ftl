# Le partite che il browser conserva, in un elenco.

games-title = Le mie partite
games-about = Ogni partita in cui si è deciso qualcosa è conservata in questo browser, e in nessun altro posto. Scegline una: se è finita la si rivede, altrimenti riprende da dove si è fermata.
games-none = Nessuna partita è ancora conservata. Compare qui appena vi si decide qualcosa.
games-off = Questo browser non conserva un elenco di partite per questa pagina. Salva una partita in un file se vuoi ritrovarla.
games-list = Partite conservate, prima l’ultima
games-ranks = Titoli ottenuti

## Come sono andate

games-summary = { $game }: le tue partite finite
games-figure = { $which ->
    [count] Partite in solitario
    [mean] In media
    [best] La migliore
    [worst] La peggiore
    [cost] Costo delle decisioni
   *[against] Contro il computer
}
games-won-of = { $won } vinte su { $count }

## Come si gioca

games-trend = Costo delle decisioni, partita dopo partita
games-trend-text = { $count ->
    [one] Ultima partita: { $last }. Prima: { $before } a partita.
   *[other] Ultime { $count } partite: { $last } a partita. Prima: { $before }.
}
games-strength = Il tuo livello
games-strength-few = { $left ->
    [one] Serve ancora una partita in solitario rivista.
   *[other] Servono ancora { $left } partite in solitario riviste.
} Allora qui comparirà il tuo titolo: dipende dalle tue decisioni, non dalla fortuna.
games-strength-text = { $score }: { $rank }
games-strength-about = Sta fra { $low } e { $high } in 95 casi su 100: { $same ->
    [yes] lo stesso titolo
   *[no] “{ $worst }” almeno, “{ $best }” al massimo
}. Dalle decisioni delle ultime { $count } partite, senza la loro fortuna.
games-worst-decisions = Decisioni più care
games-best-decisions = Decisioni migliori, e quanto sarebbe costata la seconda
games-round = Round { $n }

## Una partita in una riga

games-here = Sul tavolo
games-alone = In solitario
games-finished = Finita
games-unfinished = { $count ->
    [one] Non finita: 1 decisione
   *[other] Non finita: { $count } decisioni
}
games-result = { $how ->
    [won] Vinta
    [shared] Vittoria condivisa
   *[lost] Persa
}
games-cost = Decisioni { $cost }
games-like = al netto della fortuna: { $score }
games-open = Apri la partita
games-remove = Elimina
games-remove-ask = { $day ->
    [yes] Eliminare per sempre questa partita? La sua partita del giorno resta giocata.
   *[no] Eliminare per sempre questa partita?
}
games-yes = Sì, eliminala
games-no = No, tienila

## Tutte in un file

games-keep = Tutte le partite in un file
games-keep-about = Le porta con sé in un altro browser. Le partite che ci sono già restano come sono.
games-safari = Safari elimina ciò che una pagina conserva se non la visiti per sette giorni. Per tenere più a lungo le tue partite, salvale tutte in un file.
games-export = Salva tutte
games-exported = Salvato come { $name }.
games-import = Aggiungi da un file
games-imported = Partite aggiunte: { $added }. Già presenti: { $known }.
games-bad-file = Non è un file di partite, oppure è rovinato: lo si crea con “{ games-export }”. Non è stato aggiunto nulla.
games-newer-file = Questo file viene da una versione più recente del tutor, che questa non sa leggere. Non è stato aggiunto nulla.
games-large-file = Questo file è troppo grande per essere un file di partite. Non è stato aggiunto nulla.

## La partita del giorno

games-day-title = { $game }: la partita del giorno
games-day = { $state ->
    [begun] L’hai cominciata: { $count ->
        [one] 1 decisione presa.
       *[other] { $count } decisioni prese.
    }
    [over] Sei arrivato a { $score }. Domani ce ne sarà un’altra.
    [removed] Il tuo tentativo di oggi è stato eliminato. Domani ci sarà un’altra partita.
   *[open] In solitario, oggi con le stesse carte per tutti: un solo tentativo, senza tornare indietro.
}
games-day-go = { $state ->
    [begun] Continua
    [over] Rivedila
   *[open] Gioca
}
games-day-share = { $game } { $day }: { $score }
games-day-cost = Le decisioni sono costate { $cost }
games-day-copy = Copia il risultato
games-day-copied = Il risultato è negli appunti; non rivela nessuna carta.
games-yesterday-coach = La partita di ieri: l’allenatore è arrivato a { $coach }.
games-yesterday = La partita di ieri: sei arrivato a { $score }, l’allenatore a { $coach }. { $known ->
    [yes] Le tue decisioni sono costate { $cost }.
   *[no] Quanto sono costate le tue decisioni si dice quando è stata rivista.
}
