"""The app and the laboratory: each is loaded only by whoever asks for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
HEAVY = (
    "crypt_core.lab",
    "dask",
    "distributed",
    "loky",
    "matplotlib",
    "numpy",
    "pandas",
    "pyarrow",
    "tqdm",
)


def loaded(script: str) -> set[str]:
    """What of the laboratory a Python of its own has loaded after a script."""
    told = f"{script}\nimport sys\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", told],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{ROOT / 'widgets'}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.split()) & set(HEAVY)


def test_the_app_starts_without_the_laboratory() -> None:
    """A table laid in every game, and a bot's turn at it."""
    script = """
from crypt_widgets import tutor
from tests.messages import send
tutor(game="sedlec")
table = tutor(players=2, seed=1, seats=["bot:sensible", "person"])
send(table.live.session, {"do": "continue"})
"""
    assert not loaded(script)


def test_the_laboratory_loads_what_is_asked_for() -> None:
    assert loaded("import crypt_core.lab") == {"crypt_core.lab"}
    assert loaded("from crypt_core.lab import simulate") >= {"numpy", "pandas", "tqdm"}
    assert not loaded("from crypt_core.lab import simulate") & {"dask", "matplotlib"}


NOT_IN_A_BROWSER = (
    "_multiprocessing",
    "_posixshmem",
    "cloudpickle",
    "concurrent.futures.process",
    "fcntl",
    "loky",
    "multiprocessing",
    "psutil",
    "tornado",
    "voila",
    "zmq",
)
"""What a browser's Python lacks: other processes, and what serves a page."""


def test_panels_and_the_laboratory_run_where_only_one_process_is_possible() -> None:
    """`ipykernel` is a stand-in there, which ipywidgets alone asks for its version."""
    script = f"""
import sys, types
sys.modules.update(dict.fromkeys({NOT_IN_A_BROWSER}))
sys.modules["ipykernel"] = types.SimpleNamespace(version_info=(6, 18))
from crypt_core import lab, simulate
for name in lab.__all__:
    getattr(lab, name)
from crypt_widgets import PhasePanel, tutor
assert len(simulate("careful", games=3, progress=False)) == 3
tutor(seed=7), PhasePanel("claim")
"""
    assert "crypt_core.lab" in loaded(script)
