"""The course of Crypt, and the goals its tasks are made of."""
