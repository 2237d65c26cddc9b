"""Bots in worker processes: thinking never holds up the event loop, and a crash takes no table with it."""

from updown.adapters.bots_process.budget import Thought
from updown.adapters.bots_process.processes import BotProcesses

__all__ = ["BotProcesses", "Thought"]
