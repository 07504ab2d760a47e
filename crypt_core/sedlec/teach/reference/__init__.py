"""The tables at which the rules of La Crypte de Sedlec can be tried."""
