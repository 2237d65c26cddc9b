"""The words that every layer shares: game, seat, action, view, deal, bot, error. Standard library only."""
