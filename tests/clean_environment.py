"""An environment that has only wheels: what a user has after installing them, without the sources of the project.

Nothing is fetched: the packages that the wheels depend on are those of the environment in which the tests run.
"""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
WITHOUT = {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}


def build_wheel(project: Path, folder: Path) -> Path:
    """Build the wheel of a project."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=project, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    return wheel


class CleanEnvironment:
    """A virtual environment with some wheels and, behind them, the packages they depend on."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.python = folder / "bin" / "python"
        self.packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
        # A path in a .pth file comes last, and the .pth files there, such as that of an editable project, are not read.
        (self.packages / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")

    def install(self, wheel: Path) -> None:
        """Unpack a wheel, which is all that an installer does with one in pure Python."""
        zipfile.ZipFile(wheel).extractall(self.packages)

    def environment(self, **more: str) -> dict[str, str]:
        """Return the variables for a process in this environment."""
        return {key: value for key, value in os.environ.items() if key not in WITHOUT} | more

    def run(self, *command: str, cwd: Path, **more: str) -> str:
        """Run `python -m COMMAND`; return its output, or fail with it."""
        done = subprocess.run(
            [self.python, "-m", *command],
            cwd=cwd,
            env=self.environment(**more),
            check=False,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
