site-waking = Python se réveille. Ce que vous faites entre-temps est gardé.
site-no-python = Python n’a pas démarré dans cette page. Réessayez ; sinon, fermez d’autres pages ou essayez un autre navigateur. Ce que vous avez joué est gardé.
site-no-wasm = Ce navigateur ne peut pas faire tourner Python dans une page : il est trop ancien, ou un réglage interdit WebAssembly. Mettez-le à jour, changez ce réglage pour cette page ou essayez un autre navigateur. Ce que vous avez joué est gardé.
site-no-memory = Il n’y a pas assez de mémoire pour Python. Fermez d’autres pages ou programmes, puis réessayez. Ce que vous avez joué est gardé.
site-no-table = Python a démarré, mais pas la partie. Réessayez. Ce que vous avez joué est gardé.
site-no-files = Une partie de la page n’est pas arrivée ou a été bloquée. Vérifiez votre connexion, puis réessayez. Ce que vous avez joué est gardé.
site-lost-title = Python s’est arrêté
site-lost = Le Python de cette page s’est arrêté ; la mémoire lui a peut-être manqué. Votre partie est gardée dans ce navigateur : rechargez la page et vous pourrez continuer.
