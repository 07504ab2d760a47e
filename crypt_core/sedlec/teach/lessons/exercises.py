"""What the notebook about La Crypte de Sedlec asks."""

from __future__ import annotations

from ....teach.lessons.question import choice
from .table import table

EXERCISES = (choice("sedlec.wish", "king", ("low", "high", "lover"), "high", table()),)
