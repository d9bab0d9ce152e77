"""The log: one line for people, or one JSON object per line for programs."""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec

STYLES = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
TEXT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def set_up(style: str, level: str) -> None:
    """Everything goes to the error stream."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if style == "json" else logging.Formatter(TEXT, datefmt="%Y-%m-%d %H:%M:%S"))
    root = logging.getLogger()
    root.handlers = [handler]
    # Only ours may say more: at lower levels other packages write down whole messages and headers, with keys in them.
    root.setLevel(logging.WARNING)
    logging.getLogger("subak").setLevel(level.upper())


class JsonLines(logging.Formatter):
    """time, level, logger, message; for a failure its exception; for a request also its fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()
