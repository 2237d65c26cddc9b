"""Up and Down the River."""
