// What is read in an address, as people copy and paste it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { codeIn, placeIn } from "../../widgets/crypt_widgets/kit/memory.js";

const PAGE = "https://a.example/app";
const CODE = "1.eNq_x-9";

test("a code ends where no code goes on", () => {
  for (const after of ["", ".", ")", ">", ",", '"', "%29", "!", "\u201d", "*", "&at=crypt/games", ") and so on"]) {
    assert.equal(codeIn(`${PAGE}#g=${CODE}${after}`), CODE, after);
  }
  assert.equal(codeIn(`(${PAGE}#g=${CODE}).`), CODE);
  assert.equal(codeIn(`${PAGE}#g=nonsense`), "nonsense", "which is answered");
  assert.equal(codeIn(PAGE), null);
});

test("a place ends with a letter or a digit", () => {
  for (const after of ["", ".", ")", "%29", ",", ">"]) {
    assert.equal(placeIn(`${PAGE}#at=crypt/rule/claim.push${after}`), "crypt/rule/claim.push", after);
  }
  assert.equal(placeIn(`${PAGE}#at=%`), "");
  assert.equal(placeIn(PAGE), "");
});
