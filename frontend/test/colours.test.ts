import { readFileSync } from "node:fs";
import { test } from "node:test";
import assert from "node:assert/strict";

const THEMES = ["light", "dark"] as const;
type Colour = readonly [number, number, number];

const css = readFileSync("src/page.css", "utf8").replace(/\/\*.*?\*\//gs, "");
const colours = new Map<string, readonly [string, string]>();
for (const [, name, by, day, night] of css.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(?=#)(#\w+));/g))
  colours.set(name!, by ? [by, day!] : [night!, night!]);

function colour(name: string, theme: number): Colour {
  const hex = colours.get(name)?.[theme];
  assert.ok(hex && hex.length === 7, `--${name} is a colour`);
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour;
}

function linear(colour: Colour): Colour {
  return colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Colour;
}

/** By WCAG 2. */
function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [one, other]
    .map(linear)
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function lab(colour: Colour): Colour {
  const [r, g, b] = linear(colour);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
  ].map((part) => (part > 216 / 24389 ? Math.cbrt(part) : (part * 24389) / 27 / 116 + 16 / 116)) as unknown as Colour;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;

/** How far two colours are from each other for the eye: CIEDE2000. */
function apart(one: Colour, other: Colour): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [lab(one), lab(other)];
  const far = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(far / (far + 25 ** 7)));
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number): number => (Math.atan2(b, a * stretch) / RAD + 360) % 360;
  const [h1, h2] = [hue(a1, b1), hue(a2, b2)];
  const turn = ((h2 - h1 + 540) % 360) - 180;
  const h = c1 * c2 === 0 ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RAD) +
    0.24 * Math.cos(2 * h * RAD) +
    0.32 * Math.cos((3 * h + 6) * RAD) -
    0.2 * Math.cos((4 * h - 63) * RAD);
  const dl = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * c);
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)) / (1 + 0.015 * c * t);
  const bend = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RAD);
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + bend * dc * dh);
}

test("how far colours are apart is measured as by the published examples", () => {
  assert.equal(apart([0, 0, 0], [1, 1, 1]).toFixed(1), "100.0");
  assert.equal(apart([1, 0, 0], [0, 1, 0]).toFixed(0), "87");
});

const OTHERS = /^(npt|spt|cavalry|settlers|enemies|wagons|railroad|wash-.*|band-.*)$/;

for (const [theme, name] of THEMES.entries()) {
  test(`what can be done has a colour that no faction, land or card has: ${name}`, () => {
    const others = [...colours.keys()].filter((other) => OTHERS.test(other));
    assert.ok(others.length > 24);
    const near = others.map((other) => [other, apart(colour("accent", theme), colour(other, theme))] as const);
    assert.deepEqual(
      near.filter(([, far]) => far <= 20),
      [],
    );
  });

  test(`what can be done is seen on all that it lies on, and can be read: ${name}`, () => {
    const accent = colour("accent", theme);
    for (const under of ["paper", "sheet", "stock", "table"]) {
      assert.ok(contrast(accent, colour(under, theme)) >= 3, `accent on ${under}`);
    }
    assert.ok(contrast(colour("on-accent", theme), accent) >= 4.5, "on-accent on accent");
  });
}
