"""Many visitors at once, and one who stays for long: `python -m tests.load`."""
