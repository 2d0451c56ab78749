import assert from "node:assert/strict";
import { test } from "node:test";
import { read, written } from "../src/table/moment";

test("a moment goes into the address and comes out of it", () => {
  for (const told of [
    { version: 12, by: null },
    { version: 1, by: 0 },
    { version: 345, by: 5 },
    { version: 3, by: 0, eyes: 1 },
    { version: 3, by: null, eyes: null },
  ])
    assert.deepEqual(read(written(told)), told);
  assert.equal(written({ version: 12, by: 0 }), "#12.0");
  assert.equal(written({ version: 12, by: 0, eyes: null }), "#12.0@all");
});

test("what is no moment is none", () => {
  for (const hash of ["", "#", "#0", "#x", "#-1", "#1.", "#1.x", "#1.12", "#1@", "#1@x", "#1.0@12", "#9999999999"]) assert.equal(read(hash), null, hash);
});
