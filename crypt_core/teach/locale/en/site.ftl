# What a page without a server says while Python wakes in it, and when it cannot. Each on one line,
# with nothing to be put in, as in loading.ftl.

site-waking = Python is waking up. What you do meanwhile is kept.
site-waking-slow = Python is still not awake: keep waiting, or reload the page.
site-too-old = This browser is too old for the tutor as a page, which needs Chrome or Edge 111, Firefox 121, Safari 16.4 (iOS or iPadOS 16.4), or a later one.
site-no-python = Python did not start in this page. Try again; if that does not help, close other pages or try another browser. What you have played is kept.
site-no-wasm = This browser cannot run Python in a page: it is too old, or a setting forbids WebAssembly. Update it, change the setting for this page, or try another browser. What you have played is kept.
site-no-memory = There is not enough memory for Python. Close other pages or programs, then try again. What you have played is kept.
site-no-table = Python started, but the game did not. Try again. What you have played is kept.
site-no-files = A part of the page did not arrive, or was blocked. Look at your connection, then try again. What you have played is kept.
site-lost-title = Python has stopped
site-lost = The Python of this page has stopped; it may have run short of memory. Your game is kept in this browser: reload, and you can go on.
site-lacks-heavy = This page brings no pandas, matplotlib or pyarrow, which cells of this notebook need: download the notebook and run it where the tutor is installed.
site-lacks-processes = This notebook starts several processes, which a browser cannot: download it and run it where the tutor is installed.
