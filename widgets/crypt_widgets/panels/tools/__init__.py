"""The tabs of the tools beside the table."""
