# Le etichette del tavolo di Sedlec.

board-label = Il tavolo
board-graveyard = Cimitero
board-hand = Mano: { $name }
board-hand-empty = Mano: { $name }, nessuna carta
board-crypt = Cripta: { $name }
board-score = Punti per tipo di teschio: { $name }
board-score-none = Ancora nessun teschio di questo tipo.
board-score-point = Indica una riga, o premila, per vedere i suoi teschi.
board-missing = { $count ->
    [0] Cripta completa
    [one] { $count } carta da disporre
   *[other] { $count } carte da disporre
}

board-hint-start = Scegli una pila, o una carta della tua mano.
board-hint-piles = Scegli due pile coperte, o una carta scoperta.
board-hint-take = Scegli quale delle carte che hai scoperto prendi. L’altra resta scoperta.
board-hint-dig = Scegli due pile coperte. Poi prendi una delle due carte.
board-hint-second = Ancora una pila coperta.
board-hint-collect = Scegli una carta scoperta del cimitero.
board-hint-lay = Scegli una carta della tua mano e un posto nella tua cripta.
board-hint-place = Ora scegli un posto nella tua cripta. Ognuno mostra quanto la carta porterebbe.
board-hint-card = { $place }: quale carta va lì?
board-gain-none = Qui non porta alcun punto.

board-confirm = Conferma
board-confirm-dig = Scava nelle pile { $one } e { $other }
board-confirm-dig-one = Scava nella pila { $one }
board-confirm-take = Prendi { $card }
board-confirm-take-pile = Prendi dalla pila { $pile }
board-confirm-collect = Raccogli { $card }
board-confirm-collect-pile = Raccogli dalla pila { $pile }
board-confirm-lay = Disponi { $card } in { $place }
board-confirm-hint = Oppure premi ancora Invio su ciò che hai scelto.
board-clear = Annulla
board-keys = Tasti da 1 a 6 per le pile, Q e W per le tue carte, frecce per spostarti, Invio per scegliere, ancora Invio per confermare, Esc per annullare.

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
