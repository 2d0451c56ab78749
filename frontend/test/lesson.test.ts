import assert from "node:assert/strict";
import { test } from "node:test";
import type { Lesson, Page, When } from "../src/protocol/types";
import { begun, goOn, suggested, type Progress, type Seen } from "../src/table/lesson";

const always: When = { legal: null, without: null, prompt: null, reached: {}, over: false };

function page(title: string, when: Partial<When>, suggest: string | null = null): Page {
  return { title, text: "", when: { ...always, ...when }, suggest, point: [] };
}

const lesson: Lesson = {
  game: "indian-wars",
  title: "",
  seats: [],
  seed: 1,
  pages: [
    page("first", { legal: "play:*" }),
    page("second", { legal: "play:war-cry" }, "play:war-cry"),
    page("third", { legal: "done", without: "play:*" }, "done"),
    page("fourth", { prompt: "Initiative:", reached: { turn: 2 } }),
    page("end", { over: true }),
  ],
};

function seen(version: number, actions: string[], more: Partial<Seen> = {}): Seen {
  const legal = actions.map((action) => ({ action, label: action }));
  return { version, acted: version, view: { turn: 1 }, legal, prompt: "", over: false, ...more };
}

const titles = (progress: Progress): string[] => progress.pages.map((each) => each.title);

test("pages that hold at once are shown together, and the last one suggests", () => {
  const now = seen(1, ["done", "play:war-cry"]);
  const progress = goOn(lesson, begun, now);
  assert.deepEqual(titles(progress), ["first", "second"]);
  assert.equal(suggested(progress, now.legal), "play:war-cry");
});

test("each page is shown once", () => {
  const first = goOn(lesson, begun, seen(1, ["done", "play:war-cry"]));
  const again = goOn(lesson, first, seen(2, ["done", "play:war-cry"]));
  assert.deepEqual(titles(again), []);
  assert.equal(suggested(again, []), null);
  assert.deepEqual(titles(goOn(lesson, again, seen(3, ["done"]))), ["third"]);
});

test("what the others do meanwhile doesn't turn the page", () => {
  const first = goOn(lesson, begun, seen(1, ["play:war-cry"]));
  assert.deepEqual(titles(goOn(lesson, first, seen(2, ["play:war-cry"], { acted: 1 }))), ["first", "second"]);
  // The word that one's own act was carried out may come after what it led to.
  const late = goOn(lesson, begun, seen(2, ["play:war-cry"], { acted: 0 }));
  assert.deepEqual(titles(goOn(lesson, late, seen(3, ["play:war-cry"], { acted: 2 }))), ["first", "second"]);
});

test("a page waits for its words and for its turn", () => {
  const early = goOn(lesson, begun, seen(1, ["lay:raid"], { prompt: "Initiative: lay cards." }));
  assert.deepEqual(titles(early), []);
  const late = goOn(lesson, begun, seen(1, ["lay:raid"], { prompt: "Initiative: lay cards.", view: { turn: 2 } }));
  assert.deepEqual(titles(late), ["fourth"]);
});

test("while there is nothing to decide nothing is shown, but at the end", () => {
  assert.equal(goOn(lesson, begun, seen(1, [])), begun);
  assert.deepEqual(titles(goOn(lesson, begun, seen(1, [], { over: true }))), ["end"]);
});
