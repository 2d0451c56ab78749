import assert from "node:assert/strict";
import { test } from "node:test";
import { table } from "../src/words/table";

test("a rule that has no number isn't called by its id", () => {
  assert.deepEqual(["IW-13", "turn"].map(table.rule), ["Rule IW-13", "In the rules"]);
});
