"""Bots against bots: duplicate deals, every seat, intervals and ratings."""
