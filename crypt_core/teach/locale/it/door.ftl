# Ciò che dice il server stesso prima che ci sia una pagina. Ogni testo su una riga, senza nulla da inserire.

door-full = Tutti i posti sono occupati
door-full-why = Ci sono tanti visitatori quanti questa macchina può accoglierne. La pagina riprova da sola tra mezzo minuto.
door-login = Entra
door-login-why = Chi ha avviato questo tutor ha dato una password, oppure un indirizzo che contiene un token.
door-login-word = Password o token
door-login-wrong = Non è questa. Attenzione alle maiuscole; in caso, chiedi a chi ha avviato il tutor.
door-login-enter = Entra
