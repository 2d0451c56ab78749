import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/protocol/types";
import { inOrder } from "../src/table/order";

const listed = (...actions: string[]): Choice[] => actions.map((action) => ({ action, label: action }) as Choice);

test("what can be done with cards is listed as they lie in the hand, each kind for itself", () => {
  const hand = ["fort", "raid", "knives"];
  const place = (choice: Choice): number => hand.indexOf(choice.action.split(":")[1] ?? "");
  const found = inOrder(listed("play:raid", "play:fort", "discard:knives", "discard:raid", "discard:fort", "done"), place);
  assert.deepEqual(
    found.map((choice) => choice.action),
    ["play:fort", "play:raid", "discard:fort", "discard:raid", "discard:knives", "done"],
  );
});

test("what isn't done with a card in hand keeps its place", () => {
  const found = inOrder(listed("draw:2", "draw:1", "extra:3"), () => -1);
  assert.deepEqual(
    found.map((choice) => choice.action),
    ["draw:2", "draw:1", "extra:3"],
  );
});
