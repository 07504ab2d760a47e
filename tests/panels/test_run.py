"""How tests in Node are reported to pytest."""

from __future__ import annotations

from pathlib import Path

from tests.missing import missing

from .run import lacking, run

PARTS = """
import assert from "node:assert/strict";
import { test } from "node:test";

test("parts", async (t) => {
  await t.test("good", () => {});
  await t.test("bad", () => assert.deepEqual(["one", "two"], ["one", "three"]));
});
test("whole", () => {});
"""


def test_a_failing_part_shows_its_difference(tmp_path: Path) -> None:
    if reason := lacking():
        missing(reason)
    file = tmp_path / "parts.test.mjs"
    file.write_text(PARTS, encoding="utf-8")
    found = run(file, tmp_path)
    trouble = found["parts"].trouble or ""
    assert trouble.startswith("bad: ")
    assert "+   'two'" in trouble
    assert "-   'three'" in trouble
    assert found["whole"].trouble is None
