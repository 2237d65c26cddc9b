"""Up and Down the River, a trick-taking game of prediction; rules in RULES.md."""
