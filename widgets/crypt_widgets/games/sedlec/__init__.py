"""How La Crypte de Sedlec comes to the screen: its panels, what they draw, what is behind them."""
