"""The tables at which the rules of Crypt can be tried."""
