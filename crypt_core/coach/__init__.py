"""Who plays when nobody does: bots, which see only views."""
