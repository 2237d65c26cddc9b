"""Up or Down?: its rules by number, its views, its records."""
