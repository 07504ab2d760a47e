"""The header and what the page keeps."""
