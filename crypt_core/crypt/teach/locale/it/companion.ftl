# La guida di una prima partita intera, in solitario contro il Fantasma.

crypt-guide-aim = Raccogli più monete che puoi in otto round. Il Fantasma porta solo via tesori: sono le tue monete a darti un titolo.
crypt-guide-payers = Che cosa paga ogni Mercante
crypt-guide-standing = Finora: { $coins }.
crypt-guide-next = Ancora { $count } per diventare { crypt-rank }.

## Una frase al momento di decidere

crypt-guide-keep = Nessuno dei tuoi servitori è esausto: rilanciare può solo costartene uno. Tieni i risultati.
crypt-guide-reroll = Un servitore è esausto: un idolo fa rilanciare il suo dado. Un idolo rivelato conserva le sue monete.
crypt-guide-take = Rivela due ceramiche per prendere un tesoro coperto, senza servitori. Conservano le loro monete.
crypt-guide-last-round = L’ultimo round: alla fine ogni servitore pronto vale 1 moneta.
crypt-guide-wake = Due Resti Sacri risvegliano un servitore esausto. Rivelati, conservano le loro monete.
crypt-guide-recover = Nessuno dei tuoi servitori è pronto: recupera, e tornano pronti tutti.
crypt-guide-placed = Tutti i tuoi servitori sono su tesori: non resta che passare.
crypt-guide-last-free = Il tuo ultimo turno: nessuno gioca dopo di te. Con sforzo 1 prendi { $the }, e nessun servitore si esaurisce.
crypt-guide-last-push = Il tuo ultimo turno: nessuno gioca dopo di te. Con un totale superiore a { $total } scacci il Fantasma ({ $the }).
crypt-guide-lead = Cominci tu: il Fantasma vede tutto quello che piazzi. Dopo di lui giochi ancora una volta.
crypt-guide-follow-free = Il Fantasma ha reclamato. Se non scacci nessun dado, per questo round ha finito: con sforzo 1 prendi { $the }.
crypt-guide-follow = Il Fantasma ha reclamato. Dopo di te rilancia solo i dadi che avrai scacciato.
crypt-guide-completes = Per { $name } manca una sola carta, e { $the } è qui.
crypt-guide-half = Metà dei round è passata. Hai { $coins }; ancora { $count } per diventare { crypt-rank }.
crypt-guide-from-left = Il Fantasma prende i tesori da sinistra: quelli a destra sono più sicuri.
crypt-guide-tired = Due dei tuoi servitori sono esausti. Recuperare li rende pronti, ma occupa l’intero turno.
crypt-guide-unseen = Di un tesoro si vede solo il tipo, { $the }: { $count ->
    [one] deve valere { $values }
   *[other] vale { $values }
}.
crypt-guide-effort = Più alto è lo sforzo, più spesso un servitore si esaurisce: con 1 mai, con 6 in cinque lanci su sei.

## Gli strumenti, quando ciascuno serve

crypt-guide-tool-whatif = Il primo round è finito. “{ tools-whatif }” rigioca una decisione con la stessa fortuna.
crypt-guide-tool-odds = Quanto è sicuro un tesoro? “{ crypt-tools-odds }” mostra quanto rischi che il Fantasma ti scacci.
crypt-guide-tool-coach = Che fare? “{ tools-coach }” dà indizi e, se vuoi, il suo parere su ogni mossa.

## Come è finita la prima partita

crypt-guide-compared = { $how ->
    [more] Con la stessa distribuzione un computer prudente fa in media { $score }: hai fatto meglio.
    [same] Con la stessa distribuzione un computer prudente fa in media { $score }, proprio come te.
   *[less] Con la stessa distribuzione un computer prudente fa in media { $score }: un traguardo per le prossime partite.
}
