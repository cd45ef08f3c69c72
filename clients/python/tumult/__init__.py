"""Tumult's games for programs that learn: many at once, in batches, over the pipes of one process."""

from .games import Games, TumultError
from .aec import TumultEnv, env

__all__ = ["Games", "TumultEnv", "TumultError", "env"]
