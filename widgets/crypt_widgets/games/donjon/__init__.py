"""How Donjon comes to the screen: its panels, what they draw, what is behind them."""
