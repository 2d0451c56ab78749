import assert from "node:assert/strict";
import { test } from "node:test";
import { faceOf, inHand, sorted, total } from "../src/boards/indian-wars/faces";
import { justEnded, lastTurn } from "../src/boards/indian-wars/last-turn";
import { indianWars } from "../src/boards/indian-wars/module";
import { came } from "../src/table/came";
import type { IndianWarsCard, IndianWarsEvent, IndianWarsMaterial, IndianWarsView, News } from "../src/protocol/types";

const [RAID, FORT, KNIVES, MASSACRE, SCOUTS] = [0, 1, 2, 3, 4];

function made(name: string, type: IndianWarsCard["type"], score: number | null, use: IndianWarsCard["use"] = "both"): IndianWarsCard {
  const serves = use === "both" ? (["whites", "indians"] as const) : [use];
  return { name, noun: name.toLowerCase(), type, use, serves: [...serves], score, note: "", text: `${name} does it.`, rules: ["IW-10"] };
}

const types: IndianWarsMaterial["types"] = [
  { name: "initiative", title: "Initiative", text: "Laid first." },
  { name: "white_combatant", title: "White Combatant", text: "" },
  { name: "indian_combatant", title: "Indian Combatant", text: "" },
  { name: "firepower", title: "Firepower", text: "" },
  { name: "aftermath", title: "Aftermath", text: "" },
];

const material: IndianWarsMaterial = {
  name: "indian-wars",
  title: "Indian Wars",
  sentence: "",
  players: { "2": ["Whites", "Indians"] },
  rules: [],
  scores: "Blood Chips left; they can fall below zero (IW-13).",
  cards: [
    made("Raid", "initiative", 2),
    made("Fort", "white_combatant", 4, "whites"),
    made("Knives", "firepower", 1),
    made("Massacre", "aftermath", null),
    made("Scouts", "indian_combatant", 2, "indians"),
  ],
  types,
  phases: ["resources", "initiative", "combatants", "firepower", "aftermath", "over"].map((name) => ({ name, title: name })),
  stages: ["asked", "free", "batch"],
  chips: 20,
  hand: 7,
  exchange: 4,
};

const view: IndianWarsView = {
  seat: 0,
  turn: 3,
  phase: 2,
  knee_extra: 2,
  chips: [12, 9],
  extra_due: [0, 2],
  waiting: [0, 1],
  finished: [false, false],
  stage: null,
  hand: [KNIVES, FORT],
  hand_sizes: [2, 4],
  deck_size: 50,
  pile: [],
  parts: [
    { extra: 0, played: [], exchanged: [] },
    { extra: 0, played: [], exchanged: [] },
  ],
  trail: [],
  laid: [[RAID], []],
  counting: [[], []],
  standing: [[RAID], []],
  loser: 1,
  wins: [1, 0],
  result: null,
};

const settled: IndianWarsEvent = {
  type: "ContestSettled",
  phase: 2,
  cards: [[FORT], [SCOUTS]],
  totals: [4, 2],
  loser: 1,
  lost: 1,
  chips: [12, 8],
  seats: null,
};

function news(...events: object[]): News[] {
  return events.map((event, n) => ({ n, event, line: null, version: 1 }) as News);
}

test("an action with a card is done by pressing that card, drawing by pressing the deck", () => {
  assert.equal(indianWars.target("lay:fort", view, material), "card:fort");
  assert.equal(indianWars.target("count:raid", view, material), "card:raid");
  assert.equal(indianWars.target("draw", view, material), "deck");
  assert.equal(indianWars.target("extra:2", view, material), "deck");
  assert.equal(indianWars.target("done", view, material), null);
});

test("what is meant by a card depends on the phase", () => {
  assert.deepEqual(indianWars.meant("card:fort", view, material), ["lay:fort", "count:fort"]);
  assert.deepEqual(indianWars.meant("card:fort", { ...view, phase: 0 }, material), ["play:fort", "discard:fort"]);
  assert.deepEqual(indianWars.meant("chips:whites", view, material), []);
});

test("a card tells what it is, what it does and its rule", () => {
  const about = indianWars.about("card:fort", view, material);
  assert.deepEqual(about, { title: "Fort", lines: ["White Combatant, counts 4", "Fort does it."], rule: "IW-10" });
  assert.equal(indianWars.about("card:nothing", view, material), null);
  assert.equal(indianWars.about("chips:indians", view, material)?.title, "9 Blood Chips");
});

test("an event touches the cards and the chips that it is about", () => {
  const touched = indianWars.touched(settled, view, material);
  for (const target of ["phase:combatants", "chips:indians", "card:fort", "card:scouts"]) assert.ok(touched.includes(target), target);
  assert.ok(!touched.includes("chips:whites"));
});

test("only what the viewer didn't see before comes to the table, and the loser's chips go", () => {
  const ways = indianWars.flights(settled, view, material).map((flight) => [flight.from, flight.to]);
  assert.deepEqual(ways, [
    ["hand:indians", "card:scouts"],
    ["chips:indians", "chips:lost"],
  ]);
  const watched = indianWars.flights(settled, { ...view, seat: null }, material);
  assert.equal(watched.length, 3);
});

test("a card that is laid comes from where it was to be seen, if it was", () => {
  const laid: IndianWarsEvent = { type: "Laid", seat: 1, card: FORT, phase: 2, again: false, seats: null };
  const [flight] = indianWars.flights(laid, view, material);
  assert.deepEqual([flight?.thing, flight?.from, flight?.to], ["card:fort", "hand:indians", "card:fort"]);
});

test("what the other side drew comes face down, and one's own cards one by one", () => {
  const drew: IndianWarsEvent = { type: "Drew", seat: 0, cards: [FORT, RAID], seats: [0] };
  assert.deepEqual(
    indianWars.flights(drew, view, material).map((flight) => [flight.from, flight.to]),
    [
      ["deck", "card:fort"],
      ["deck", "card:raid"],
    ],
  );
});

test("a turn begins, with its heading", () => {
  const began: IndianWarsEvent = { type: "TurnBegan", turn: 4, extra_due: [0, 0], seats: null };
  assert.equal(indianWars.begins(began), "turn");
  assert.equal(indianWars.heading(began, material), "Turn 4");
  assert.equal(indianWars.begins(settled), null);
});

test("a hand goes by type, the strongest first", () => {
  assert.deepEqual(sorted([MASSACRE, KNIVES, SCOUTS, FORT, RAID], material), [RAID, FORT, SCOUTS, KNIVES, MASSACRE]);
  assert.equal(total([RAID, FORT, MASSACRE], material), 6);
});

test("in a hand what is of no use to its side comes last", () => {
  assert.deepEqual(inHand([MASSACRE, KNIVES, SCOUTS, FORT, RAID], 0, material), [RAID, FORT, KNIVES, MASSACRE, SCOUTS]);
  assert.deepEqual(inHand([MASSACRE, KNIVES, SCOUTS, FORT, RAID], 1, material), [RAID, SCOUTS, KNIVES, MASSACRE, FORT]);
});

test("a card that one side alone may use says so, a combatant by its type", () => {
  const warpath = { ...material, cards: [made("Warpath", "aftermath", null, "indians")] };
  assert.equal(faceOf(0, warpath).note, "Indians");
  assert.equal(faceOf(FORT, material).note, undefined);
  assert.deepEqual(faceOf(MASSACRE, material).figures, []);
});

test("the turn before stays on the table until the viewer does something", () => {
  const next: IndianWarsView = { ...view, turn: 4, phase: 0, trail: [[KNIVES]], standing: [], laid: [[], []] };
  const fresh = news({ ...settled, phase: 3 }, { type: "HandsThrown", hands: [[], []], seats: null });
  const last = lastTurn(next, { ...view, phase: 3, standing: [[RAID], [], [FORT], [SCOUTS]] }, fresh);
  assert.deepEqual(last?.standing, [[RAID], [], [FORT], [SCOUTS], [FORT], [SCOUTS]]);
  assert.equal(lastTurn(next, view, news(settled)), null);
  assert.ok(justEnded(next));
  assert.ok(!justEnded({ ...next, trail: [[KNIVES], [KNIVES], [RAID]] }));
});

test("what came of a contest is told until the next turn's first act", () => {
  const event = (event: object): IndianWarsEvent => ({ seats: null, ...event }) as IndianWarsEvent;
  const news = (...events: IndianWarsEvent[]): News[] => events.map((each, n) => ({ n, event: each, line: null, version: n + 1 }));
  const contest = { type: "ContestSettled", phase: 1, cards: [[], []], totals: [7, 8], chips: [19, 20] };
  const lost = event({ ...contest, loser: 0, lost: 1 });
  const done = event({ type: "Finished", seat: 1, phase: 2, forced: true });
  const turn = event({ type: "TurnBegan", turn: 4, extra_due: [0, 0] });
  const told = (all: News[], fresh: News[] = []): string | null => came(indianWars, all, fresh, view, material);
  assert.equal(told(news(lost, done)), "initiative: you 7, Indians 8; you lose 1 Blood Chip.");
  assert.equal(told(news(event({ ...contest, loser: null, lost: 0 }))), "initiative: you 7, Indians 8; a tie.");
  assert.equal(told(news(lost, event({ type: "AftermathPlayed", seat: 0, card: MASSACRE, again: false, lost: 2, extra: 1, chips: [9, 7] }))), "Massacre; Indians lose 2 Blood Chips.");
  const next = news(lost, turn);
  assert.equal(told(next), null);
  assert.equal(told(next, next), "initiative: you 7, Indians 8; you lose 1 Blood Chip.");
  assert.equal(told(news(lost, event({ type: "TookBack", seat: 0, alone: false }))), null);
});
