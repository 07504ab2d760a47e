"""The Ghost explorer: the odds of its next roll."""
