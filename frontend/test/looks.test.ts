import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import assert from "node:assert/strict";

/** All that is drawn, by its path within `src`. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => [name.split(path.sep).join("/"), readFileSync(path.join("src", name), "utf8")] as const);

/** Each rule of the sheets: where it is, what it is for, what it says. */
const rules = sources.flatMap(([name, text]) =>
  [...text.matchAll(/([^{};`]+)\{([^{}]*)\}/g)].map(([, selector, said]) => [name, selector!.trim(), said!] as const),
);

test("the accent tells what can be done, not where the focus is or what is ticked", () => {
  const accented = rules.filter(([, , said]) => said.includes("var(--accent)"));
  assert.ok(accented.length > 10);
  const wrong = accented.filter(
    ([, selector, said]) =>
      selector.split(",").every((one) => one.includes(":focus-visible")) ||
      /\.turn\b/.test(selector) ||
      said.includes("accent-color"),
  );
  assert.deepEqual(wrong, []);
});
