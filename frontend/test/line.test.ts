import assert from "node:assert/strict";
import { test } from "node:test";
import { sayable } from "../src/store/line";

/** What the server refuses in a line (`_LINE` in protocol.py). */
const REFUSED = /[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]/;

test("of no character is made what the server wouldn't take", () => {
  for (let code = 0; code < 0x10000; code++) {
    const text = sayable(`a${String.fromCharCode(code)}b`);
    assert.doesNotMatch(text, REFUSED, code.toString(16));
    assert.doesNotMatch(text, /\p{Cs}/u, code.toString(16));
  }
});

test("what can be said stays as it is, and lines become one", () => {
  for (const text of ["Good luck!", "שלום (א)", "नमस्ते", "👩‍👩‍👧 ok", "می‌خواهم"]) assert.equal(sayable(text), text);
  assert.equal(sayable(" one\r\ntwo\tthree "), "one two three");
  assert.equal(sayable("safe\u202egnp.exe"), "safegnp.exe");
  assert.equal(sayable("\u202e\0 "), "");
});
