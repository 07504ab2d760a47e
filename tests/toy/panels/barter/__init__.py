"""The toy's table."""
