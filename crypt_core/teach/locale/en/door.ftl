# What the server says itself before there is a page. Each on one line, with nothing to be put in.

door-full = All seats are taken
door-full-why = This machine cannot take any more visitors. The page tries again automatically in half a minute.
door-login = Come in
door-login-why = The person who runs this tutor has given out a password, or an address with a token in it.
door-login-word = Password or token
door-login-wrong = That is not it. Mind capital letters, and ask the person who runs the tutor.
door-login-enter = Enter
