"""Processes as the operating system reports them."""

from pathlib import Path


def is_alive(pid: int) -> bool:
    """Return whether a process runs; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def environment(pid: int) -> str:
    return Path(f"/proc/{pid}/environ").read_text()


def open_files(pid: int) -> list[str]:
    return sorted(file.name for file in Path(f"/proc/{pid}/fd").iterdir())
