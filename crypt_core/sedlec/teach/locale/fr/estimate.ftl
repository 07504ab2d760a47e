sedlec-estimate-assumes = Elles supposent que chacun reçoit au hasard les cartes qui lui manquent encore et les pose bien. Poser n’est pas comparé à prendre une carte : cela peut attendre.
