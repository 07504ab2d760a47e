"""How many decisions have been made, and how many of them since somebody began to count."""
