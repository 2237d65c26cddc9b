"""Environments for research: many matches stepped at once, and adapters to the interfaces of the field."""
