"""Run, record, replay and simulate any game."""
