"""Tests of tables: decisions, actors, secrecy, faults."""
