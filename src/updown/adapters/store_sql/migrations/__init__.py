"""How the schema came to be, one step a file; Alembic runs them in order."""
