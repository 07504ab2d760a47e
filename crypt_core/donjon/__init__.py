"""Donjon, Quêtes et Trahisons: a dungeon, quests, paid alliances and broken words, 2-6 players."""
