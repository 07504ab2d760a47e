"""A finished game of several reviewed by estimates."""
