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
  return { version, acted: version, did: null, undone: [], view: { turn: 1 }, legal, prompt: "", over: false, ...more };
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

const cubes: Lesson = {
  ...lesson,
  pages: [page("set up", { legal: "place:N5:3" }, "place:N5:3"), page("then", { prompt: "Two orange" }, "place:S5:2")],
};
const three = ["place:N10:1", "place:N5:1", "place:N5:3"];
const two = ["place:N10:1", "place:N5:1"];

test("who does something else is told so, and what he takes back leads to the step again", () => {
  const first = goOn(cubes, begun, seen(1, three, { acted: 0 }));
  assert.equal(first.strayed, false);
  const other = goOn(cubes, first, seen(2, two, { did: "place:N10:1" }));
  assert.deepEqual([other.strayed, titles(other, cubes)], [true, []]);
  const back = goOn(cubes, other, seen(3, three, { did: "place:N10:1", undone: [3] }));
  assert.deepEqual([back.strayed, titles(back, cubes), suggested(back, seen(3, three).legal)], [false, ["set up"], "place:N5:3"]);
  const again = goOn(cubes, back, seen(4, [], { did: "place:N5:3", undone: [3] }));
  assert.deepEqual([again.strayed, titles(again, cubes)], [false, []]);
});

test("each step that is taken back leads one further back, also over pages that came after it", () => {
  const first = goOn(cubes, begun, seen(1, three, { acted: 0 }));
  const right = goOn(cubes, first, seen(2, ["place:S5:2"], { did: "place:N5:3", prompt: "Two orange" }));
  const after = goOn(cubes, right, seen(3, ["done"], { did: "place:S5:2" }));
  const once = goOn(cubes, after, seen(4, ["place:S5:2"], { did: "place:S5:2", prompt: "Two orange", undone: [4] }));
  assert.deepEqual(titles(once, cubes), ["then"]);
  const twice = goOn(cubes, once, seen(5, three, { did: "place:S5:2", undone: [4, 5] }));
  assert.deepEqual(titles(twice, cubes), ["set up"]);
  // Forward again it is shown again.
  const on = goOn(cubes, twice, seen(6, ["place:S5:2"], { did: "place:N5:3", prompt: "Two orange", undone: [4, 5] }));
  assert.deepEqual(titles(on, cubes), ["then"]);
  assert.deepEqual(titles(goOn(cubes, after, seen(5, three, { undone: [4, 5] })), cubes), ["set up"]);
});

test("the page stays as long as its advice can be followed still, and who follows it has not strayed", () => {
  const first = goOn(steps, begun, seen(1, ["lay:clubs", "lay:bullets", "lay:club", "done"], { acted: 0 }));
  const other = goOn(steps, first, seen(2, ["lay:clubs", "lay:bullets", "done"], { did: "lay:club" }));
  assert.deepEqual([other.strayed, titles(other, steps)], [true, ["lay both"]]);
  const others = goOn(steps, other, seen(3, ["lay:clubs", "lay:bullets", "done"], { acted: 2, did: "lay:club" }));
  assert.equal(others.strayed, true);
  const right = goOn(steps, others, seen(4, ["lay:bullets", "done"], { did: "lay:clubs" }));
  assert.deepEqual([right.strayed, titles(right, steps)], [false, ["lay both"]]);
});

test("who goes on without it isn't told so twice", () => {
  const first = goOn(cubes, begun, seen(1, three, { acted: 0 }));
  const other = goOn(cubes, first, seen(2, two, { did: "place:N10:1" }));
  assert.equal(goOn(cubes, other, seen(3, two, { did: "place:N5:1" })).strayed, false);
});

test("a step that was done in another order than can be gone on with is another move, too; one of luck is none", () => {
  const now = ["lay:clubs", "lay:bullets", "done"];
  const first = goOn(steps, begun, seen(1, now, { acted: 0 }));
  assert.equal(goOn(steps, first, seen(2, ["play:war-cry"], { did: "done" })).strayed, true);
  assert.equal(goOn(steps, first, seen(2, ["play:war-cry"], { did: "lay:clubs" })).strayed, false);
});
