"""The heuristic player of Plains Indian Wars: what places and fights are worth, and the decisions."""
