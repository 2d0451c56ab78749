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

/** What is drawn on the map, in its own measure. */
const MAP = /^boards\/plains\/(map-look|line-look|piece-look|press-look|land)\.ts$/;

test("lettering has the sizes of page.css and no others, but on the map", () => {
  const sizes = sources
    .filter(([name]) => !MAP.test(name))
    .flatMap(([name, text]) => [...text.matchAll(/(?:font-size|\bfont)(?:: |=)[^;>]*/g)].map(([said]) => [name, said] as const));
  assert.ok(sizes.length > 60);
  const allowed = /^font(-size)?: (inherit|(italic |[67]00 )*var\(--(small|text|large|title|display|card-name, var\(--large\))\)( \/ [\d.]+(px)? var\(--(sans|serif)\)| var\(--(sans|serif)\))?)$/;
  assert.deepEqual(
    sizes.filter(([, said]) => !allowed.test(said)),
    [],
  );
});

test("no size of lettering is too small to be read", () => {
  const css = readFileSync("src/page.css", "utf8");
  for (const name of ["small", "text", "large", "title"]) {
    const [, rem] = css.match(new RegExp(`--${name}: ([\\d.]+)rem;`)) ?? [];
    assert.ok(Number(rem) * 16 >= 12, name);
  }
});
