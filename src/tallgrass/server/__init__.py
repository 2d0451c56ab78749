"""The server: tables at which people and bots play, kept in a database."""
