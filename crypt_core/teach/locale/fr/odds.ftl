# odds

odds-title = Le Fantôme, exactement
