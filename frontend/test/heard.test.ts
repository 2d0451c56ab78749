import assert from "node:assert/strict";
import { test } from "node:test";
import { Unread } from "../src/store/unread";
import { Fresh } from "../src/table/fresh";

const lines = (...numbers: number[]): { n: number; text: string }[] => numbers.map((n) => ({ n, text: `line ${n}` }));

test("what was there before, what is shown and what comes late of before isn't heard; what comes meanwhile is, once", () => {
  const fresh = new Fresh();
  fresh.come(lines(5, 6), true);
  assert.deepEqual(fresh.lines, []);
  fresh.come(lines(5, 6, 7), false);
  assert.deepEqual(fresh.lines, lines(7));
  fresh.come(lines(1, 2, 5, 6, 7, 8), false); // older ones were asked for
  assert.deepEqual(fresh.lines, lines(7, 8));
  fresh.come(lines(5, 6, 7, 8, 9), true); // shown
  assert.deepEqual(fresh.lines, []);
  fresh.come(lines(5, 6, 7, 8, 9), false);
  assert.deepEqual(fresh.lines, []);
});

test("the first line there ever is is heard", () => {
  const fresh = new Fresh();
  fresh.come([], true);
  fresh.come(lines(0), false);
  assert.deepEqual(fresh.lines, lines(0));
});

test("lines of a chat are unread until they are shown, at their own table, and a reload forgets nothing", () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) };
  const unread = new Unread(storage);
  assert.equal(unread.of("one", lines(0, 1)), 2);
  unread.shown("one", lines(0, 1));
  unread.shown("one", []); // cut, and not told again yet
  assert.equal(unread.of("one", lines(0, 1)), 0);
  assert.equal(unread.of("one", lines(0, 1, 2)), 1);
  assert.equal(unread.of("two", lines(0, 1)), 2);
  assert.equal(new Unread(storage).of("one", lines(0, 1, 2)), 1);
  const none = new Unread(null);
  none.shown("one", lines(0));
  assert.equal(none.of("one", lines(0, 1)), 1);
});
