"""How requests to a replay process and its responses are separated: each has its length before it."""

import struct
from typing import Final

LENGTH: Final = struct.Struct(">I")
