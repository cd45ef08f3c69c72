"""Gymnasium's spaces where it is installed; else as much of them as is needed."""

from __future__ import annotations

import random
from typing import Any, Dict, Optional, Sequence, Tuple

try:
    import numpy
except ImportError:  # pragma: no cover
    numpy = None  # type: ignore[assignment]

try:
    from gymnasium.spaces import Box as _Box, Dict as DictSpace, Discrete
    INSTALLED = True
except ImportError:
    INSTALLED = False

    class Discrete:  # type: ignore[no-redef]
        """The whole numbers from 0 to one less than n."""

        def __init__(self, n: int) -> None:
            self.n = n
            self._luck = random.Random(0)

        def seed(self, seed: Optional[int] = None) -> None:
            self._luck = random.Random(seed)

        def contains(self, x: Any) -> bool:
            return isinstance(x, int) and 0 <= x < self.n

        def sample(self, mask: Optional[Sequence[int]] = None) -> int:
            return self._luck.choice([i for i in range(self.n) if mask is None or mask[i]])

    class _Box:  # type: ignore[no-redef]
        """Lists of so many whole numbers, each from low to high."""

        def __init__(self, low: int, high: int, shape: Tuple[int, ...], dtype: Any = None) -> None:
            self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

        def contains(self, x: Any) -> bool:
            return len(x) == self.shape[0] and all(self.low <= int(i) <= self.high for i in x)

    class DictSpace(dict):  # type: ignore[no-redef, type-arg]
        """Several of them, by name."""

        @property
        def spaces(self) -> Dict[str, Any]:
            return self

        def contains(self, x: Any) -> bool:
            return x.keys() == self.keys() and all(self[name].contains(x[name]) for name in self)


def numbers(low: int, high: int, length: int) -> Any:
    return _Box(low, high, (length,), numpy.int8 if numpy is not None else None)
