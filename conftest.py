"""What every test run has: the layers that tests are in, and their costs if asked for."""

pytest_plugins = ["tests.layers", "tests.costs"]
