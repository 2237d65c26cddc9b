"""The store on SQLite: an event log with group commit, and the lists around it."""

from updown.adapters.store_sql.acting import act_alone
from updown.adapters.store_sql.migrating import migrate
from updown.adapters.store_sql.rebuilding import Rebuilt, rebuild
from updown.adapters.store_sql.store import SqlStore

__all__ = ["Rebuilt", "SqlStore", "act_alone", "migrate", "rebuild"]
