"""The course, the puzzles, and the task at the table."""
