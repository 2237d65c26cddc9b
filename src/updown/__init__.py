"""Updown: exact rules, fast simulation and an open table for two card games."""
