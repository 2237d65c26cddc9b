"""Bots against bots: contests on duplicate deals, measured, resumable, on all cores or a cluster."""
