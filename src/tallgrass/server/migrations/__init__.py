"""The changes of the database's schema, in order; they only go forward."""
