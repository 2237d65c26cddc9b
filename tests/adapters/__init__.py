"""Tests of the adapters; the contracts take a further back end as one parameter."""
