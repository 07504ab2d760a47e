# Donjon, Quêtes et Trahisons: che cosa si può fare.

## Mosse

donjon-move-choose = Tieni { $quest }
donjon-a-quest = { $place ->
    [0] una missione
   *[other] la missione { $place }
}
donjon-move-buy = Compra { $the }
donjon-move-buy-sale = Compra { $the } con i Saldi
donjon-move-heal = Fatti curare al Tempio
donjon-move-guild = Compra una missione dalla Gilda
donjon-move-trophy = Compra un punto trofeo
donjon-move-done = { $stage ->
    [vanish] Resta
    [replay] Lascialo
    [oblivion] Tienilo
    [quests] Non mostrare nulla
   *[other] Nient’altro
}
donjon-move-leave = Lascia il villaggio
donjon-move-drop = Lascia { $the }
donjon-move-draw = Pesca una carta avventura
donjon-move-arena = Apri un’Arena contro { $whom_with }
donjon-move-raid = Profana il Tempio
donjon-move-exchange = Prendi { $quest } come missione principale
donjon-move-exchange-hidden = Decidi della missione principale
donjon-move-stay = Tieni la missione principale
donjon-move-discard = Scarta { $the }
donjon-a-spoil = una spoglia
donjon-move-take = Prendi { $the } { $from }
donjon-from = { $source ->
    [shop] dalla bottega
    [discards] dagli scarti
   *[player] { $source_by }
}
donjon-move-bind = Costringi il mostro con l’arco
donjon-move-ring = { $whom_me }costringi{ $whom_obj } a combattere al tuo posto
donjon-move-ring-ally = { $whom_me }costringi{ $whom_obj } a essere tuo alleato
donjon-move-call = Chiedi aiuto
donjon-move-alone = Vai senza alleato
donjon-move-bid = Aiuta in cambio di { $give }
donjon-move-bid-now = Aiuta in cambio di { $give }, pagato in anticipo
donjon-move-pass = Passa
donjon-move-ally = { $whom_me }prendi{ $whom_obj } come alleato
donjon-move-counter = { $whom_me }proponi invece{ $whom_to }: { $give } in cambio di { $want }
donjon-move-counter-price = { $whom_me }proponi invece{ $whom_to }: aiuto in cambio di { $give }
donjon-move-accept = Accetta
donjon-move-decline = Rifiuta
donjon-move-offer = { $whom_me }offri{ $whom_to }: { $give } in cambio di { $want }
donjon-move-promise = { $whom_me }prometti{ $whom_to }: { $give }
donjon-move-keep = Mantieni la parola
donjon-move-break = Tradisci la parola
donjon-move-fight = Combatti
donjon-move-flee = Fuggi
donjon-move-use = Usa { $what }
donjon-move-side = { $side ->
    [attacker] Sta’ con l’attaccante
    [defender] Sta’ con il difensore
    [none] Resta neutrale
   *[hidden] Scegli una parte
}
donjon-move-vanish = Svanisci
donjon-move-replay = Rifai il combattimento
donjon-move-forget = Usa l’Elmo dell’oblio
donjon-move-plunder = Saccheggia: { $gains }
donjon-half-gems = metà delle gemme
donjon-all-gems = tutte le gemme
donjon-move-claim = Mostra { $quest }
donjon-move-claim-with = Mostra { $quest } con spoglie prese { $whom_by }
donjon-move-steal = { $whom_me }ruba una missione{ $whom_to }

## Di chi è il turno

donjon-turn-several = Devono ancora scegliere: { $people }
donjon-may = { $stage ->
    [keep] scegli la missione che diventa la tua missione principale.
    [supply] sei al villaggio: fa’ ciò che ti serve, poi lascialo.
    [guild] tieni una delle due missioni.
    [answer] accetta l’offerta, rifiutala, o proponi altro.
    [countered] accetta la controproposta, o rifiutala.
    [surplus] lascia un oggetto che hai di troppo.
    [choose] scegli dove vai adesso.
    [choose-dungeon] va’ nel Dungeon: ora non puoi aprire un’Arena.
    [draw] pesca una carta avventura.
    [exchange] cambia la tua missione principale, o tienila.
    [rot] scegli una spoglia da scartare.
    [discard] scegli un oggetto da scartare.
    [djinn] scegli che cosa ti dà il Genio.
    [negotiate] chiedi aiuto, o va’ da solo.
    [bid] di’ il prezzo del tuo aiuto, o passa.
    [bid-owed] devi questo aiuto: non chiedere nulla, e mantieni la parola; di’ un prezzo o passa, e la tradisci.
    [pick] prendi uno di quelli che aiuterebbero, o va’ da solo.
    [pick-ring] nessuno aiuterebbe: usa l’Anello del fascino, o va’ da solo.
    [haggle] accetta l’altro prezzo, o rifiutalo.
    [promise] prometti qualcosa in cambio di aiuto, o continua.
    [flee] combatti, o fuggi.
    [announce] annuncia che cosa usi, o continua.
    [sides-fury] unisciti a una parte: nessuno può restare neutrale.
    [sides] unisciti a una parte, o resta neutrale.
    [vanish] svanisci, o resta.
    [replay] rifai il combattimento, o lascialo.
    [oblivion] usa l’Elmo dell’oblio, o tienilo.
    [plunder] scegli che cosa saccheggi.
    [word] mantieni la parola, o tradiscila.
    [rest] sei di nuovo al villaggio: fa’ ciò che ti serve, poi continua.
    [quests-none] nessuna delle tue missioni è compiuta: non c’è nulla da mostrare.
   *[quests] mostra una missione, o nessuna.
}
