"""The course of Donjon, and the goals its tasks are made of."""
