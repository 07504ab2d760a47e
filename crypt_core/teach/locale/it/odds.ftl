# odds

odds-title = Il Fantasma, esattamente
