"""Counts for hosts. Labels are few and fixed: no player, table or address is ever one."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from updown.adapters.bots_process import Thought


class Metrics:
    """Of one server; each has its own registry, so that several fit into one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.sockets = Gauge("updown_sockets", "Sockets that are open now", registry=self.registry)
        self.streams = Gauge(
            "updown_streams", "Streams of programs that are open now", registry=self.registry
        )
        self.messages = Counter(
            "updown_messages", "Messages received on sockets", ["type"], registry=self.registry
        )
        self.refusals = Counter(
            "updown_refusals", "What was refused, on sockets and over HTTP", ["code"], registry=self.registry
        )
        self.views_skipped = Counter(
            "updown_views_skipped", "Views that slow readers never got", registry=self.registry
        )
        self.command_seconds = Histogram(
            "updown_command_seconds",
            "From an action received to its answer",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
            registry=self.registry,
        )

        self.bot_wait_seconds = Histogram(
            "updown_bot_wait_seconds",
            "What a bot that searches waited until it could think",
            buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 5),
            registry=self.registry,
        )
        self.bot_thought_seconds = Histogram(
            "updown_bot_thought_seconds",
            "How long a bot that searches was allowed to think",
            buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1),
            registry=self.registry,
        )

    def thought(self, thought: Thought) -> None:
        """A bot that searches has answered."""
        self.bot_wait_seconds.observe(thought.waited)
        self.bot_thought_seconds.observe(thought.granted)

    def text(self) -> bytes:
        """In the form that Prometheus reads."""
        return generate_latest(self.registry)
