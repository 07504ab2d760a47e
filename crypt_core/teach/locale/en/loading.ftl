# What the page says until the table stands, and when the table does not come. Each on one line,
# with nothing to be put in: these words are shown before anything else is read.

loading-python = Starting Python…
loading-table = Opening the table…
loading-cards = Laying out the cards…
loading-slow = This takes longer than usual. You may keep waiting or try again.
loading-again = Try again
loading-trouble = The tutor could not be opened
loading-no-python = Python did not start. The window in which the tutor was started may say why.
loading-no-table = Python started, but the game did not. The window in which the tutor was started may say why.
loading-no-files = A part of the page did not arrive. Is the tutor still running?
loading-cut-off = The connection ended before the table was ready. Is the tutor still running?
loading-no-script = Crypt needs JavaScript.
loading-too-old = This browser is too old for the tutor, which needs Chrome or Edge 111, Firefox 121, Safari 16.2 (iOS or iPadOS 16.2), or a later one.
