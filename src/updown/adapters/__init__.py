"""The outside world behind the ports: SQL store, bus, bot workers, clock."""
