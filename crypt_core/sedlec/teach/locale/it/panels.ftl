# Le etichette del tavolo di Sedlec.

sedlec-board-label = Il tavolo
sedlec-board-graveyard = Cimitero
sedlec-board-hand = Mano: { $name }
sedlec-board-hand-empty = Mano: { $name }, nessuna carta
sedlec-board-crypt = Cripta: { $name }
sedlec-board-score = Punti per tipo di teschio: { $name }
sedlec-board-score-none = Ancora nessun teschio di questo tipo.
sedlec-board-score-point = Indica una riga, o premila, per vedere i suoi teschi.
sedlec-board-missing = { $count ->
    [0] Cripta completa
    [one] { $count } carta da disporre
   *[other] { $count } carte da disporre
}

sedlec-board-hint-start = Scegli una pila, o una carta della tua mano.
sedlec-board-hint-piles = Scegli due pile coperte, o una carta scoperta.
sedlec-board-hint-take = Scegli quale delle carte che hai scoperto prendi. L’altra resta scoperta.
sedlec-board-hint-dig = Scegli due pile coperte. Poi prendi una delle due carte.
sedlec-board-hint-second = Ancora una pila coperta.
sedlec-board-hint-collect = Scegli una carta scoperta del cimitero.
sedlec-board-hint-lay = Scegli una carta della tua mano e un posto nella tua cripta.
sedlec-board-hint-place = Ora scegli un posto nella tua cripta. Ognuno mostra quanto la carta porterebbe.
sedlec-board-hint-card = { $place }: quale carta va lì?
sedlec-board-gain-none = Qui non porta alcun punto.

sedlec-board-choose-card = Scegli una carta
sedlec-board-choose-pile = Scegli una pila
sedlec-board-choose-place = Scegli un posto
sedlec-board-confirm = Conferma
sedlec-board-confirm-dig = Scava nelle pile { $one } e { $other }
sedlec-board-confirm-dig-one = Scava nella pila { $one }
sedlec-board-confirm-take = Prendi { $card }
sedlec-board-confirm-take-pile = Prendi dalla pila { $pile }
sedlec-board-confirm-collect = Raccogli { $card }
sedlec-board-confirm-collect-pile = Raccogli dalla pila { $pile }
sedlec-board-confirm-lay = Disponi { $card } in { $place }
sedlec-board-confirm-hint = Oppure premi ancora Invio su ciò che hai scelto.
sedlec-board-clear = Riprendi tutto
sedlec-board-keys = Tasti da 1 a 6 per le pile, Q e W per le tue carte, frecce per spostarti, Invio per scegliere, ancora Invio per confermare, Esc per riprendere tutto.

sedlec-actions = Le tre azioni di un turno
# $verb: dig, collect or lay
sedlec-action = { $verb ->
    [dig] Scava
    [collect] Raccogli
   *[lay] Disponi
}
sedlec-action-hint = { $verb ->
    [dig] Gira la prima carta di due pile coperte e tieni una delle due.
    [collect] Prendi una carta che è scoperta.
   *[lay] Metti una carta della tua mano nella tua cripta.
}

## The tabs of the tools

sedlec-tools-help = Aiuto

## Un riquadro da solo in un quaderno, quando non ha nulla da mostrare

sedlec-alone-no-graves = Qui si vede che cosa può stare sotto le pile di La Crypte de Sedlec, finché vi si scava.
