import assert from "node:assert/strict";
import { test } from "node:test";
import { bots } from "../src/words/bots";

test("a bot is called by what it is like, with its spec where that tells more", () => {
  assert.deepEqual(["heuristic", "random", "ismcts:seconds=2", "constructor"].map(bots.called), [
    "strong bot (heuristic)",
    "random bot",
    "bot (ismcts:seconds=2)",
    "bot (constructor)",
  ]);
  assert.deepEqual(["heuristic", "random", "ismcts:seconds=2"].map(bots.short), ["strong bot", "random bot", "ismcts"]);
  assert.equal(bots.titled("heuristic"), "Strong bot (heuristic)");
});
