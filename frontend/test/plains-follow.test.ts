import { test } from "node:test";
import assert from "node:assert/strict";
import { way, type Box } from "../src/boards/plains/follow";

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const WINDOW = box(0, 100, 300, 200); // its middle: 150, 200

test("the map stays where something that is meant is to be seen", () => {
  assert.equal(way(WINDOW, []), null);
  assert.equal(way(WINDOW, [box(900, 900, 50, 50), box(250, 120, 80, 40)]), null);
  assert.equal(way(WINDOW, [box(-200, 50, 900, 900)]), null, "larger than the window");
});

test("the map goes where all that is meant has its middle in the window's", () => {
  assert.deepEqual(way(WINDOW, [box(400, 180, 100, 40)]), [300, 0]);
  assert.deepEqual(way(WINDOW, [box(400, 500, 50, 50), box(500, 500, 50, 50)]), [325, 325]);
});

test("where not all of it fits, the map goes to what is next", () => {
  assert.deepEqual(way(WINDOW, [box(900, 180, 100, 40), box(-400, 180, 100, 40)]), [-500, 0]);
});

test("what is less than half in the window isn't seen, but a thumb's width is enough to press it", () => {
  assert.deepEqual(way(WINDOW, [box(280, 180, 60, 40)]), [160, 0]);
  assert.equal(way(WINDOW, [box(270, 180, 60, 40)]), null);
  assert.equal(way(WINDOW, [box(250, 180, 200, 40)]), null);
  assert.deepEqual(way(WINDOW, [box(250, 180, 200, 40)], Infinity), [200, 0]);
});
