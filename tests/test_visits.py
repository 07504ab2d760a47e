"""A page's connection as it is on the wire: what comes of messages that no page of ours sends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.conftest import running_tutor
from tests.load.visitor import Visitor

WRITTEN = {"data": {"ours": False}, "_esm": "alert()", "_dom_classes": ["other"]}
"""What somebody might want widgets to be like."""


def run_code(file: Path) -> dict[str, Any]:
    """What a notebook sends to have Python run something, which would leave a file."""
    code = f"open({str(file)!r}, 'w')"
    return {"code": code, "silent": False, "store_history": False, "allow_stdin": False}


def test_no_message_but_those_of_our_panels_reaches_python(tmp_path: Path) -> None:
    file = tmp_path / "written"
    widget = {"_model_name": "TextareaModel", "_model_module": "@jupyter-widgets/controls"}

    async def visit(url: str) -> None:
        visitor = Visitor(url, 7)
        await visitor.come()
        before = await visitor.states()
        for comm, state in before.items():
            written = {name: WRITTEN[name] for name in WRITTEN.keys() & state.keys()}
            update = {"method": "update", "state": written, "buffer_paths": []}
            await visitor.write("comm_msg", {"comm_id": comm, "data": update})
        made = {"comm_id": "made", "target_name": "jupyter.widget", "data": {"state": widget}}
        await visitor.write("comm_open", made)
        await visitor.write("execute_request", run_code(file))
        # What is asked after them is answered after them.
        assert await visitor.states() == before
        await visitor.press_on()
        await visitor.leave()

    with running_tutor(tmp_path) as url:
        asyncio.run(visit(url))
    assert not file.exists()
    assert "a message was refused" in (tmp_path / "stderr.txt").read_text(encoding="utf-8")
