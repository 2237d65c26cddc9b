"""Open data: a month of public matches read from the database, and written as records and Parquet files."""

from updown.adapters.open_data.exporting import Exported, export
from updown.adapters.open_data.month import BadMonth, Month

__all__ = ["BadMonth", "Exported", "Month", "export"]
