"""`scripts/check-words` finds retired names and parts of names, old openings, clauses as titles, and shared names."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LISTS = """
skipped = ["docs/words.toml", "history.md"]
[retired_modules]
"old.py" = "new.py"
[same_class]
Shared = "listed"
[same_module]
[retired_parts]
old_part = "new_part"
stale = "new"
[retired]
old_name = "new_name"
old-code = "new-code"
"""
FILES = {
    "src/caravane/one.py": '"""The first module."""\n\n\nclass Shared:\n    """A class."""\n',
    "src/caravane/two.py": '"""The second module."""\n\n\nclass Shared:\n    """A class."""\n',
    "history.md": "old_name is retired, but this is history.\n",
}


def check(folder: Path, **files: str) -> tuple[int, str]:
    """Run the check on a small project with some more files; return its exit status and output."""
    (folder / "docs").mkdir()
    (folder / "docs" / "words.toml").write_text(LISTS, encoding="utf-8")
    for name, text in (FILES | files).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    git = shutil.which("git")
    assert git is not None
    subprocess.run([git, "init", "--quiet", str(folder)], check=True)
    command = [sys.executable, str(ROOT / "scripts" / "check-words"), str(folder)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout


def test_a_project_without_faults_passes(tmp_path: Path) -> None:
    status, output = check(tmp_path)
    assert (status, output) == (0, "words: 2 files, nothing retired\n")


@pytest.mark.parametrize(
    ("name", "text", "found"),
    [
        ("web/src/table.ts", "let old_name = 0;\n", "web/src/table.ts:1: old_name is now new_name"),
        ("docs/page.md", "The column `old_name`.\n", "docs/page.md:1: old_name is now new_name"),
        ("src/caravane/old.py", '"""A module."""\n', "src/caravane/old.py: old.py is now new.py"),
        ("tests/test_one.py", '"""Give the first."""\n', 'tests/test_one.py:1: """Give the first."""'),
        ("web/src/table.ts", "// Whoever looks at it.\n", "web/src/table.ts:1: // Whoever looks at it."),
        ("web/locales/en/table.ftl", "old_name = Text\n", "web/locales/en/table.ftl:1: old_name is now new_name"),
        ("web/locales/en/table.ftl", "a = { $old_name }\n", "web/locales/en/table.ftl:1: old_name is now new_name"),
        (
            "web/locales/en/table.ftl",
            "# Comment\nerror-old-code = Text\n",
            "web/locales/en/table.ftl:2: old-code is now new-code",
        ),
        (
            "web/locales/en/table.ftl",
            "table-stale-now = Text\n",
            "web/locales/en/table.ftl:1: table-stale-now contains stale, which is now new",
        ),
        *(
            (file, f"{name}\n", f"{file}:1: {name} contains old_part, which is now new_part")
            for file, name in (
                ("web/src/table.ts", "oldPart"),
                ("deploy/rules.yml", "CaravaneOldPartLate"),
                ("src/caravane/three.py", "_run_old_part"),
                ("docs/page.md", "OLD_PART_SECONDS"),
            )
        ),
        *(
            (
                "web/src/table.test.ts",
                f'{call}"{title}", () => {{}});\n',
                f"web/src/table.test.ts:{line}: title '{title}' begins with a clause",
            )
            for call, title, line in (
                ("test(", "who sits decides", 1),
                ("    it(", "Whoever sits decides", 1),
                ("describe(", "what is stored", 1),
                ("test.skip(", "where nothing is stored", 1),
                ("test.each([1, 2])(\n    ", "what is %s", 2),
            )
        ),
        ("src/caravane/more/one.py", '"""A module."""\n', "module one in more/one.py, one.py"),
    ],
)
def test_a_fault_is_found(tmp_path: Path, name: str, text: str, found: str) -> None:
    status, output = check(tmp_path, **{name: text})
    assert (status, output) == (1, found + "\n")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("web/locales/en/table.ftl", "a = The old_name of a thing\n"),
        ("docs/page.md", "Stale in an old part, and stalemate_here.\n"),
        ("web/src/table.test.ts", 'test("shows who sits", () => {});\ntest("whole tables", () => {});\n'),
        ("web/src/table.ts", 't("what is it");\n'),
    ],
)
def test_other_text_passes(tmp_path: Path, name: str, text: str) -> None:
    status, output = check(tmp_path, **{name: text})
    assert (status, output) == (0, "words: 3 files, nothing retired\n")


def test_a_reason_that_is_no_longer_needed_is_found(tmp_path: Path) -> None:
    status, output = check(tmp_path, **{"src/caravane/two.py": '"""The second module."""\n'})
    assert (status, output) == (1, "class Shared is listed, but there is only one\n")
