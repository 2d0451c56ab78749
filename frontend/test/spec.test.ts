import assert from "node:assert/strict";
import { test } from "node:test";
import type { BotInfo } from "../src/protocol/types";
import { parsed, settled, valueIn } from "../src/store/spec";

const bot: BotInfo = {
  name: "ismcts",
  sentence: "",
  parameters: [
    { name: "seconds", default: 1, sentence: "", low: 1, high: 60 },
    { name: "rollouts", default: false, sentence: "", low: 0, high: 0 },
  ],
};

test("a spec is taken apart", () => {
  assert.deepEqual(parsed("random"), { name: "random", given: {} });
  assert.deepEqual(parsed("ismcts:seconds=2,rollouts=true"), { name: "ismcts", given: { seconds: "2", rollouts: "true" } });
});

test("a parameter that is settled stands in the spec, beside those that were, and one that is usual doesn't", () => {
  const two = settled("ismcts", bot, "seconds", 2);
  assert.equal(two, "ismcts:seconds=2");
  const both = settled(two, bot, "rollouts", true);
  assert.equal(both, "ismcts:seconds=2,rollouts=true");
  assert.equal(settled(both, bot, "seconds", 1), "ismcts:rollouts=true");
  assert.equal(settled("ismcts:rollouts=true", bot, "rollouts", false), "ismcts");
});

test("a parameter's value is read from the spec by its kind", () => {
  assert.equal(valueIn("ismcts:seconds=2", bot.parameters[0]!), 2);
  assert.equal(valueIn("ismcts", bot.parameters[0]!), 1);
  assert.equal(valueIn("ismcts:rollouts=true", bot.parameters[1]!), true);
});
