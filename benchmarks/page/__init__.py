"""How soon the page shows a table, what goes over the wire for it, and how long a view takes."""
