"""The example of the README."""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
README = Path(__file__).resolve().parents[1] / "README.md"
exec(re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)[0])
