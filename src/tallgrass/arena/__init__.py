"""The arena: many matches between bots, and what they show."""
