"""PostgreSQL and Redis for whoever asks for them."""

from services import postgres, redis

__all__ = ["postgres", "redis"]
