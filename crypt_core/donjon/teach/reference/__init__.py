"""What the reference of Donjon's rules has of its own."""
