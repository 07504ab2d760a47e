"""The course of La Crypte de Sedlec, and the goals its tasks are made of."""
