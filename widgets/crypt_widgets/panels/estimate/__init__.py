"""The coach where several play: about how often one wins from here, by estimates."""
