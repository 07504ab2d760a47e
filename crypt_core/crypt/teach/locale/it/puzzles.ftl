# I problemi: un’idea ciascuno. Le variabili sono spiegate nel catalogo inglese.

crypt-puzzle-about = Round { $round }, { $moment ->
    [first] il tuo primo turno
    [last] il tuo ultimo turno
    [between] il tuo turno tra i due del Fantasma
    [before] prima di reclamare
   *[after] dopo i tuoi lanci
}
crypt-puzzle-level = { $level ->
    [1] Facile
    [2] Medio
   *[3] Difficile
}

crypt-puzzle-moment = { $moment ->
    [first] Sei il Leader. Dopo questo turno il Fantasma lancia i dadi, e poi giochi ancora una volta, su un solo tesoro.
    [last] È il tuo ultimo turno del round: un solo tesoro, e dopo di te non gioca più nessuno.
    [between] Il Fantasma è il Leader e ha piazzato i suoi dadi. Dopo di te rilancia solo i dadi che scacci, e piazza un gruppo solo.
    [before] I tesori sono stati rivelati, e nessuno ha ancora reclamato.
   *[after] I tuoi servitori sono stati lanciati.
}
crypt-puzzle-chance = { $chance } { $chance ->
    [1] caso
   *[other] casi
} su 6
crypt-puzzle-tempting = Perché non “{ $move }”?
crypt-puzzle-does = “{ $move }” { $any ->
    [yes] { $taken }. In media lascia
   *[no] lascia in media
} { $ready } servitori pronti, e da qui alla fine della partita costa { $coins }.
crypt-puzzle-passed = Non hai reclamato nulla. Che cosa potrebbero ancora portarti qui i tuoi servitori?
crypt-puzzle-sides = { $rarer ->
    [no-B] Tutti sul lato A
    [no-A] Tutti sul lato B
    [B] Sul lato B: { $kinds }
   *[A] Tutti sul lato B tranne { $kinds }
}

crypt-puzzle-look = Prima guarda
    .ask = Che cosa fai per prima cosa?
    .hint-1 = C’è qualcosa che non sai ancora, e che potresti sapere.
    .hint-2 = { $any ->
        [yes] Puoi scoprire quanto vale { $the }.
       *[no] Da ciò che hai visto, { $the } vale { $values }: sta a te scoprire quanto.
    } Reclameresti lo stesso in ogni caso?
    .why = Quanto vale { $the } decide che cosa reclamare: conviene saperlo. Un manoscritto rivelato conta ancora le sue monete, perciò dare un’occhiata costa poco.
    .miss = Hai deciso senza sapere che cosa è coperto. Era proprio necessario?
crypt-puzzle-wake = Un servitore in più, subito
    .ask = { $able ->
        [0] Nessuno dei tuoi servitori è pronto.
        [1] Solo uno dei tuoi servitori è pronto.
       *[other] Solo { $able } dei tuoi servitori sono pronti.
    } Che cosa fai per prima cosa?
    .hint-1 = Qui c’è più di quanto i tuoi servitori pronti possano tenere.
    .hint-2 = Recuperare occupa tutto il turno. Che cos’altro rende pronto un servitore, e ti lascia continuare?
    .why = Due Resti Sacri rivelati risvegliano un servitore che può reclamare già in questo turno, mentre recuperare ti costerebbe il turno. Un servitore in più frutta qui più di quanto i Resti Sacri potrebbero in seguito.
    .miss = Un servitore in più avrebbe cambiato questo turno. C’era modo di averlo subito.
crypt-puzzle-sure = Meglio certo che probabile
    .ask = { $tired ->
        [1] Un servitore è esausto.
       *[other] { $tired } servitori sono esausti.
    } Spendi qualcosa per rimediare, e che cosa?
    .hint-1 = Più di uno dei tuoi poteri può aiutare. Quale non può fallire?
    .hint-2 = Un nuovo lancio con sforzo { $effort } aiuta in { crypt-puzzle-chance }. Chi non ha bisogno di fortuna?
    .why = Un nuovo lancio salva un servitore solo in { crypt-puzzle-chance }. Due Resti Sacri rivelati ne risvegliano uno di sicuro, { $tired ->
        [1] e il tuo idolo resta coperto
       *[other] e l’idolo può ancora salvarne un altro
    }.
    .miss = Ciò che hai scelto può non aiutare, o non abbastanza. Quale dei tuoi poteri non lascia nulla al caso?
crypt-puzzle-again = Ancora una volta
    .ask = Ti accontenti di questi risultati?
    .hint-1 = Confronta quanto vale per te un servitore adesso con ciò che dovresti dare per averlo.
    .hint-2 = Il servitore { $on } aveva sforzo { $effort }: se lo rilanci, resta pronto in { crypt-puzzle-chance }.
    .why = In { crypt-puzzle-chance } il servitore è pronto dopotutto. L’idolo costa poco: una volta rivelato conta ancora le sue monete e fa ancora parte del suo insieme.
    .miss = Pensa a che cosa serve un idolo, e al dado che ha più probabilità di andare bene.
crypt-puzzle-spare = Meglio tenerlo per dopo
    .ask = Ti accontenti di questi risultati?
    .hint-1 = Quanto è probabile che un nuovo lancio aiuti, e che cos’altro potrebbe fare per te l’idolo?
    .hint-2 = Il servitore { $on } aveva sforzo { $effort }: se lo rilanci, resta pronto in { crypt-puzzle-chance }. Verranno momenti migliori per provarci?
    .why = Un nuovo lancio avrebbe aiutato in { crypt-puzzle-chance }. Un idolo ancora coperto può fare di meglio in un round a venire.
    .miss = Un idolo si rivela una volta sola. È probabile che venga un momento migliore.
crypt-puzzle-take = Prima che il Fantasma lanci
    .ask = Usi adesso le tue ceramiche?
    .hint-1 = In quale altro modo potresti avere il tesoro coperto, e con quali probabilità?
    .hint-2 = { $any ->
        [yes] Può valere da 1 a 4.
       *[no] Dopo tutto ciò che hai visto, può valere solo { $values }.
    } { $none ->
        [yes] Con i soli servitori ti converrebbe farne a meno.
       *[no] Con i soli servitori raccoglieresti { $the } in { $other }.
    }
    .why = Una ceramica rivelata conta ancora le sue monete. Al prezzo di due, { $the } ti spetta senza servitori e senza rischi, e i tuoi servitori sono liberi per il resto.
    .miss = Conta che cosa possono raccogliere in questo round i soli servitori, e che cosa potrebbe aggiungersi.
crypt-puzzle-recover-first = Giocherai ancora
    .ask = { $able ->
        [1] Solo uno dei tuoi servitori è pronto.
       *[other] Solo { $able } dei tuoi servitori sono pronti.
    } Come cominci il round?
    .hint-1 = Questo non è il tuo unico turno del round.
    .hint-2 = Quanti servitori vuoi avere quando il Fantasma avrà mostrato i suoi dadi?
    .why = Il tuo prossimo turno verrà quando i dadi del Fantasma saranno lì davanti a tutti, e nessuno potrà rispondere. Con tre servitori pronti potrai allora scacciarlo da ciò che vale la pena: raccogli { $the } { $sure ->
        [yes] di sicuro
       *[no] in { $share }
    }. Reclamando subito { $none ->
        [yes] avresti dovuto farne a meno
       *[no] l’avresti solo in { $other }
    }.
    .miss = Ciò che reclami adesso può ancora essere scacciato. Pensa al turno a cui nessuno risponde, e a chi sarà pronto per allora.
crypt-puzzle-let-go = Lascia perdere
    .ask = C’è qualcosa per te, qui?
    .hint-1 = Anche i servitori valgono qualcosa.
    .hint-2 = Guarda bene { $the }: che cosa frutterebbe, e quanti servitori sarebbero pronti dopo?
    .why = Lasciando perdere { $the } prosegui con { $ready } servitori pronti in media, invece di { $fewer }. { $last ->
        [yes] Ognuno di loro ora vale una moneta, e il tesoro frutta meno.
       *[no] Nel prossimo round ti frutteranno più di quanto il tesoro frutti ora.
    }
    .miss = Confronta ciò che ottieni con i servitori che ti costa.
crypt-puzzle-though-tired = Esausti, ma ne vale la pena
    .ask = { $tired ->
        [1] Uno dei tuoi servitori è esausto.
       *[other] { $tired } dei tuoi servitori sono esausti.
    } Che cosa fai?
    .hint-1 = Recuperare occupa tutto il turno. Che cosa ti perderesti?
    .hint-2 = Guarda bene { $the }: quanto è sicuro che tu possa averlo adesso?
    .why = Se reclami subito, raccogli { $the } { $sure ->
        [yes] di sicuro
       *[no] in { $share }
    }. I servitori si recuperano in un altro round; un tesoro lasciato adesso è perso.
    .miss = I servitori si recuperano in un altro round, un tesoro no. Ce n’è uno, qui, che valga un servitore esausto o due, e con quanta sicurezza puoi averlo?
crypt-puzzle-least-risk = Abbastanza sicuro
    .ask = Con quanto sforzo?
    .hint-1 = Lo sforzo protegge un tesoro, e lascia esausti i servitori. Entrambe le cose hanno un prezzo.
    .hint-2 = Confronta un totale di { $total } { $on } con { $rival }: quanto è più sicuro il più alto, e quanto più faticoso?
    .why = Con un totale di { $total } raccogli { $the } { $sure ->
        [yes] già di sicuro
       *[no] in { $share }; con { $rival } sarebbe in { $other }
    }. Passare da { $total } a { $rival } non vale il suo prezzo: { $fewer } servitori pronti in media invece di { $ready }.
    .miss = Prova con un po’ più di sforzo, e con un po’ meno. Di più conviene solo se protegge più di quanto stanca; di meno, solo se risparmia più di quanto rischia.
crypt-puzzle-just-enough = Non un punto di più
    .ask = Che cosa reclami, e con quanto sforzo?
    .hint-1 = Dopo di te gioca ancora qualcuno?
    .hint-2 = Qual è il minimo che basta { $on }?
    .why = Dopo di te non gioca nessuno: un totale di { $total } è quindi sicuro quanto { $rival }. Più sforzo servirebbe solo a stancare i servitori: ne tieni pronti in media { $ready } invece di { $fewer }.
    .miss = Chiediti se dopo di te gioca ancora qualcuno, e a che cosa serve allora più sforzo.
crypt-puzzle-many-hands = In tanti si fatica meno
    .ask = Che cosa reclami, e con quali servitori?
    .hint-1 = Conta il totale, non quanti servitori se lo dividono.
    .hint-2 = In quali modi puoi arrivare a un totale sufficiente { $on }? Quanto stanca ciascuno?
    .why = { $mine } va bene quanto { $theirs }, e { $effort ->
        [1] lo sforzo 1 non stanca nessuno
       *[other] un servitore di sforzo { $effort } diventa esausto solo in { $failing } { $failing ->
            [1] lancio
           *[other] lanci
        } su 6
    }: ne tieni pronti in media { $ready } invece di { $fewer }.
    .miss = Quanto deve essere alto il totale, e quanti servitori potrebbero dividerselo?
crypt-puzzle-waste = Un lancio per niente
    .ask = Che cosa reclami, e con quanto sforzo?
    .hint-1 = Il Fantasma rilancia i dadi che scacci. Che cosa troverebbe da prendere con quelli?
    .hint-2 = Con un totale di { $rival } { $on }, il Fantasma ti prenderebbe qualcosa { $all ->
        [yes] di sicuro
       *[no] in { $lost }
    }. Da quale totale in su un dado solo non gli serve più a niente?
    .why = Dei { $dice } dadi che rilancia, il Fantasma piazza solo il gruppo più alto, e nessun dado da solo batte un 6. Non hai lasciato nulla di più basso: { $sure ->
        [yes] sempre
       *[no] in { $share }
    } { $free ->
        [yes] ottiene solo ciò che tu non volevi
       *[no] il suo gruppo, coppia o no, viene messo da parte
    }. Con un totale di { $rival } { $on } ti avrebbe preso qualcosa { $all ->
        [yes] di sicuro
       *[no] in { $lost }
    }.
    .miss = Pensa ai dadi che il Fantasma riprende, e al totale più debole che lasci loro.
crypt-puzzle-set = Vale più di quanto sembri
    .ask = Che cosa reclami?
    .hint-1 = Le monete su un tesoro non sono tutto ciò che può fruttare. Guarda la tua collezione.
    .hint-2 = Con { $the } nella tua collezione, il Mercante ti pagherebbe { $coins } in più{ $exact ->
        [yes] {""}
       *[no] {" "}in media
    }.
    .why = { $the } ti frutta { $coins } dal suo Mercante, oltre alle proprie monete. Al confronto, { $lost } ha più monete e frutta meno.
    .miss = Forse hai guardato solo le monete sui tesori. Quale Mercante ti pagherebbe per un tesoro in più?
crypt-puzzle-counting = Contare ciò che si è visto
    .ask = Che cosa reclami?
    .hint-1 = Il dorso di una carta ne dice il tipo. Quali tesori di quel tipo hai già visto?
    .hint-2 = Dopo tutto ciò che hai visto, { $the } può valere solo { $values }.
    .why = Un tesoro coperto vale in media 2,5, ma tu ne sai di più: { $the } può valere solo { $values }. È quindi un tesoro da lasciare.
    .miss = Ciò che hai visto altrove non può essere coperto qui. Che cosa resta?
crypt-puzzle-top = Dov’è il 4?
    .ask = Che cosa reclami?
    .hint-1 = Il dorso di una carta ne dice il tipo. Quali valori di quel tipo non hai ancora visto?
    .hint-2 = Dopo tutto ciò che hai visto, { $the } può valere solo { $values }.
    .why = Un tesoro coperto vale in media 2,5, ma tu ne sai di più: { $the } { $one ->
        [yes] è per forza il 4
       *[no] può valere solo { $values }
    }, ed è quindi il tesoro da prendere.
    .miss = Ciò che hai visto altrove non può essere coperto qui. Che cosa resta?
crypt-puzzle-one-die = Nessun dado da solo batte un 6
    .ask = Che cosa reclami, e con quanto sforzo?
    .hint-1 = Quanti dadi riavrebbe il Fantasma, e fin dove possono arrivare?
    .hint-2 = Conta i dadi che scacceresti, e guarda bene { $the }: in che modo potrebbe allora arrivarci il Fantasma?
    .why = Il Fantasma riprende un dado soltanto, e nessun dado da solo batte un totale di { $total }. Così { $the } ti spetta di sicuro.
    .miss = Conta i dadi che il Fantasma riprende, e il totale più alto a cui possono arrivare.
crypt-puzzle-one-group = Torna un gruppo solo
    .ask = Quanti tesori hai il coraggio di reclamare?
    .hint-1 = Per quanti dadi tu scacci, quanti tesori può riprendersi con quelli il Fantasma?
    .hint-2 = Potresti reclamare { $count } tesori. Il Fantasma può riprenderne uno, non di più.
    .why = Il Fantasma rilancia { $dice } dadi, ma piazza solo il gruppo più alto; tutto il resto del lancio è sprecato. Tieni { $count ->
        [2] entrambi i tesori
       *[other] tutti e { $count } i tesori
    } in { $share }, e nel peggiore dei casi ne perdi uno.
    .miss = Nel suo secondo turno il Fantasma prende al massimo un tesoro. Che cosa significa per chi ne reclama diversi?
crypt-puzzle-shield = Quello a sinistra para il colpo
    .ask = Come distribuisci gli sforzi?
    .hint-1 = Il Fantasma va sul tesoro più a sinistra che può prendere.
    .hint-2 = C’è un gruppo che potrebbe prendere { $the }, ma nulla di ciò che tieni più a sinistra?
    .why = I tuoi totali sono uguali. Ciò che batte il tuo { $on } batte quindi anche quello alla sua sinistra, ed è lì che il Fantasma va per primo. Con meno sforzo { $on } avresti tenuto quel tesoro solo in { $other }.
    .miss = Pensa ai gruppi che non possono prendere il tuo tesoro di sinistra: proseguono verso destra e cercano qualcosa di più debole.
crypt-puzzle-wall = Ne vale lo sforzo
    .ask = Con quanto sforzo?
    .hint-1 = Il Fantasma lancia ancora dopo di te. Quanto spesso passerebbe?
    .hint-2 = Con un totale di { $rival } { $on } raccoglieresti quel tesoro solo in { $other }.
    .why = Con un totale di { $total } raccogli { $the } { $sure ->
        [yes] di sicuro
       *[no] in { $share }
    }; con { $rival } solo in { $other }. Vale bene il rischio di un servitore esausto.
    .miss = Il Fantasma deve ancora lanciare. Quanto spesso ti prenderebbe ciò che reclami, e che cosa cambierebbe con più sforzo?
