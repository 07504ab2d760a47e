"""Words in three languages, the index of rules, and explanations of everything that happens."""
