import assert from "node:assert/strict";
import { test } from "node:test";
import type { Lesson, Page, When } from "../src/protocol/types";
import { begun, goOn, pages, suggested, type Progress, type Seen } from "../src/table/lesson";

const always: When = { legal: null, without: null, prompt: null, reached: {}, over: false };

function page(title: string, when: Partial<When>, suggest: string | null = null, ...then: string[]): Page {
  return { title, text: "", when: { ...always, ...when }, suggest, then, point: [] };
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
  return { version, acted: version, did: null, view: { turn: 1 }, legal, prompt: "", over: false, ...more };
}

const titles = (progress: Progress, of = lesson): string[] => pages(of, progress).map((each) => each.title);

test("pages that hold at once are shown together, and the last one suggests", () => {
  const now = seen(1, ["done", "play:war-cry"]);
  const progress = goOn(lesson, begun, now);
  assert.deepEqual(titles(progress), ["first", "second"]);
  assert.equal(suggested(progress, now.legal), "play:war-cry");
});

test("each page is shown once, and none that stands before it is shown any more", () => {
  const first = goOn(lesson, begun, seen(1, ["done", "play:war-cry"]));
  const again = goOn(lesson, first, seen(2, ["done", "play:war-cry"], { did: "play:war-cry" }));
  assert.deepEqual(titles(again), []);
  assert.equal(suggested(again, []), null);
  const third = goOn(lesson, again, seen(3, ["done"]));
  assert.deepEqual(titles(third), ["third"]);
  const skipped = goOn(lesson, begun, seen(1, ["done"]));
  assert.deepEqual(titles(goOn(lesson, skipped, seen(2, ["done", "play:war-cry"], { did: "done" }))), []);
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
  assert.deepEqual(titles(goOn(lesson, begun, seen(1, []))), []);
  assert.deepEqual(titles(goOn(lesson, begun, seen(1, [], { over: true }))), ["end"]);
});

const steps: Lesson = {
  ...lesson,
  pages: [page("lay both", { legal: "lay:bullets" }, "lay:clubs", "lay:bullets", "done"), page("after", { legal: "lay:murder" }, "lay:murder")],
};

test("a step of several presses names what is to be done next, and goes when all is done", () => {
  const now = ["lay:clubs", "lay:bullets", "done"];
  const first = goOn(steps, begun, seen(1, now, { acted: 0 }));
  assert.equal(suggested(first, seen(1, now).legal), "lay:clubs");
  const second = goOn(steps, first, seen(2, ["lay:bullets", "done"], { did: "lay:clubs" }));
  assert.deepEqual(titles(second, steps), ["lay both"]);
  assert.equal(suggested(second, seen(2, ["lay:bullets", "done"]).legal), "lay:bullets");
  const third = goOn(steps, second, seen(3, ["done"], { did: "lay:bullets" }));
  assert.equal(suggested(third, seen(3, ["done"]).legal), "done");
  assert.deepEqual(titles(goOn(steps, third, seen(4, [], { did: "done" })), steps), []);
});

test("what was done in another order isn't asked for again", () => {
  const first = goOn(steps, begun, seen(1, ["lay:clubs", "lay:bullets", "done"], { acted: 0 }));
  const second = goOn(steps, first, seen(2, ["lay:clubs", "done"], { did: "lay:bullets" }));
  assert.equal(suggested(second, seen(2, ["lay:clubs", "done"]).legal), "lay:clubs");
});

test("a step that can't be done any more goes", () => {
  const first = goOn(steps, begun, seen(1, ["lay:clubs", "lay:bullets", "done"], { acted: 0 }));
  assert.deepEqual(titles(goOn(steps, first, seen(2, ["play:war-cry"], { acted: 0 })), steps), []);
});

test("the word that an act was carried out may come after its view", () => {
  const first = goOn(steps, begun, seen(1, ["lay:clubs", "lay:bullets", "done"], { acted: 0 }));
  const view = goOn(steps, first, seen(2, ["lay:bullets", "done"], { acted: 0 }));
  const word = goOn(steps, view, seen(2, ["lay:bullets", "done"], { did: "lay:clubs" }));
  assert.deepEqual(word.left, ["lay:bullets", "done"]);
});
