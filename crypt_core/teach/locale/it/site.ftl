site-waking = Python si sta svegliando. Quello che fai intanto viene conservato.
site-no-python = Python non si è avviato in questa pagina. Riprova; se non basta, chiudi altre pagine o prova un altro browser. Quello che hai giocato è conservato.
site-no-wasm = Questo browser non può eseguire Python in una pagina: è troppo vecchio, oppure un’impostazione vieta WebAssembly. Aggiornalo, cambia l’impostazione per questa pagina o prova un altro browser. Quello che hai giocato è conservato.
site-no-memory = Non c’è abbastanza memoria per Python. Chiudi altre pagine o altri programmi, poi riprova. Quello che hai giocato è conservato.
site-no-table = Python si è avviato, ma la partita no. Riprova. Quello che hai giocato è conservato.
site-no-files = Una parte della pagina non è arrivata o è stata bloccata. Controlla il collegamento, poi riprova. Quello che hai giocato è conservato.
site-lost-title = Python si è fermato
site-lost = Il Python di questa pagina si è fermato; forse gli è mancata la memoria. La tua partita è conservata in questo browser: ricarica la pagina e potrai continuare.
