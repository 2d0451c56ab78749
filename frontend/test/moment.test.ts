import assert from "node:assert/strict";
import { test } from "node:test";
import { read, written } from "../src/table/moment";

test("a moment goes into the address and comes out of it", () => {
  for (const told of [
    { version: 12, by: null },
    { version: 1, by: 0 },
    { version: 345, by: 5 },
  ])
    assert.deepEqual(read(written(told)), told);
  assert.equal(written({ version: 12, by: 0 }), "#12.0");
});

test("what is no moment is none", () => {
  for (const hash of ["", "#", "#0", "#x", "#-1", "#1.", "#1.x", "#1.12", "#9999999999"]) assert.equal(read(hash), null, hash);
});
