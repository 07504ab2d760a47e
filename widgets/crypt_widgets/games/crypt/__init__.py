"""How Crypt comes to the screen: its panels, what they draw, and what is behind them."""
