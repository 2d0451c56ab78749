import assert from "node:assert/strict";
import { test } from "node:test";
import { costOf, sorted, told, wanted } from "../src/boards/mystic-warriors/faces";
import { happenings } from "../src/boards/mystic-warriors/happenings";
import { mysticWarriors } from "../src/boards/mystic-warriors/module";
import { Recent } from "../src/boards/mystic-warriors/recent";
import type { MysticCard, MysticWarriorsEvent, MysticWarriorsMaterial, MysticWarriorsView, News } from "../src/protocol/types";

const STAGES = ["limit", "raid-choice", "laying", "hunt", "gathering", "returning", "offering", "answering", "deciding", "naming", "suffering", "over"];
const TYPES = ["tribe", "weapon", "dress", "approach", "coup", "spirit", "trade", "hunt", "luck"] as const;
const [CROW, KNIFE, STRIKE, DREAM, CHOLERA] = [0, 1, 2, 3, 4];

function made(name: string, type: (typeof TYPES)[number]): MysticCard {
  return { name, noun: name.toLowerCase(), type: TYPES.indexOf(type), count: 1, note: "", text: `${name} does it.`, rules: ["MW-3"] };
}

const material: MysticWarriorsMaterial = {
  name: "mystic-warriors",
  title: "The Mystic Warriors of the Plains",
  sentence: "",
  players: { "2": ["Brave 1", "Brave 2"], "3": ["Brave 1", "Brave 2", "Brave 3"] },
  rules: [],
  scores: "Eagle Feathers (MW-4).",
  cards: [made("Crow", "tribe"), made("Knife", "weapon"), made("Strike", "coup"), made("Dream", "spirit"), made("Cholera", "luck")],
  types: TYPES.map((name) => ({ name, title: name[0]!.toUpperCase() + name.slice(1), text: `What ${name} is for.`, count: 20, rules: ["MW-3"] })),
  raids: [
    { name: "horse", title: "Horse Raid", cost: [5, 0, 1, 2, 3, 3], flips: 7, feathers: 0 },
    { name: "pipeholder", title: "Pipeholder Raid", cost: [5, 5, 0, 1, 1, 2, 2, 3, 3], flips: 10, feathers: 10 },
  ],
  stages: STAGES,
  deck: 137,
  hand: 6,
  limit: 9,
};

const view: MysticWarriorsView = {
  seat: 0,
  turn: 5,
  goal: 28,
  luck_without_raid_only: false,
  current: 0,
  waiting: [0],
  stage: STAGES.indexOf("hunt"),
  feathers: [3, 11, 0],
  hand: [CROW, KNIFE, DREAM],
  hand_sizes: [3, 6, 5],
  deck_size: 80,
  pile: [],
  chosen: [],
  owed: 0,
  raid: -1,
  raided: false,
  acted: false,
  lucked: false,
  asked: [],
  partner: -1,
  wants: [],
  offer: [],
  answer: [],
  known_top: [],
  depths: [0, 4, 0],
  known: [
    { card: STRIKE, seats: [1] },
    { card: CHOLERA, seats: [1, 2] },
  ],
  shown: [{ card: CROW, seats: [2] }],
  shuffled: [],
  kept: [],
  unseen: [],
  unseen_kept: [],
  result: null,
};

const at = (stage: string): MysticWarriorsView => ({ ...view, stage: STAGES.indexOf(stage) });

function news(first: number, ...events: MysticWarriorsEvent[]): News[] {
  return events.map((event, n) => ({ n: first + n, event, line: null, version: 1 }) as News);
}

test("what is pressed for an action", () => {
  const pressed = (action: string): string | null => mysticWarriors.target(action, view, material);
  assert.equal(pressed("gather:crow"), "card:crow");
  assert.equal(pressed("offer:knife"), "card:knife");
  assert.equal(pressed("raid:war-party"), "raid:war-party");
  assert.equal(pressed("trade:brave-2"), "brave:2");
  assert.equal(pressed("target:brave-3"), "brave:3");
  assert.equal(pressed("want:weapon:2"), "type:weapon");
  assert.equal(pressed("small-game"), "deck");
  for (const button of ["no-raid", "accept", "decline", "done"]) assert.equal(pressed(button), null);
});

test("what is meant by a card depends on what is asked and on its type", () => {
  const meant = (target: string, stage: string): string[] => mysticWarriors.meant(target, at(stage), material);
  assert.deepEqual(meant("card:crow", "hunt"), ["gather:crow", "lay:crow"]);
  assert.deepEqual(meant("card:knife", "hunt"), ["lay:knife"]);
  assert.deepEqual(meant("card:knife", "limit"), ["discard:knife"]);
  assert.deepEqual(meant("card:knife", "answering"), ["offer:knife"]);
  for (const stage of ["hunt", "laying", "raid-choice"]) {
    assert.deepEqual(meant("card:strike", stage), [], stage); // nobody ever lays a Coup card, nor plays it
    assert.deepEqual(meant("card:cholera", stage), ["luck:cholera"], stage);
  }
  assert.deepEqual(meant("card:dream", "laying"), ["lay:dream"]);
  assert.deepEqual(meant("brave:2", "naming"), ["target:brave-2"]);
  assert.deepEqual(meant("brave:2", "hunt"), ["trade:brave-2", "target:brave-2"]);
});

test("a warrior is told with what is known of his hand", () => {
  const about = mysticWarriors.about("brave:2", view, material);
  assert.deepEqual(about, {
    title: "Brave 2",
    lines: ["11 feathers of 28", "holds 6 cards", "You know of: Strike and Cholera (perhaps)"],
    rule: "MW-15",
  });
  const asked = mysticWarriors.about("brave:2", { ...view, asked: [1] }, material);
  assert.equal(asked?.lines.at(-1), "Was asked for a trade this turn; nobody is asked twice in a turn.");
  assert.deepEqual(mysticWarriors.about("deck", view, material)?.lines, ["Brave 2 knows the top 4 cards."]);
});

test("a note tells a type of cards from what one does with it", () => {
  assert.equal(mysticWarriors.about("card:knife", view, material)?.lines[0], "Weapon card");
});

test("one's own card tells who knows of it, and a raid what it takes", () => {
  assert.ok(mysticWarriors.about("card:crow", view, material)?.lines.includes("known to Brave 3"));
  assert.equal(mysticWarriors.about("card:knife", view, material)?.lines.length, 2);
  const raid = mysticWarriors.about("raid:pipeholder", view, material);
  assert.deepEqual(raid?.lines, [
    "Takes 2 Spirit, 1 Tribe, 2 Weapon, 2 Dress and 2 Approach; then 10 cards are flipped, each Coup a feather.",
    "from 10 feathers",
  ]);
});

test("others' cards go face down, one's own open to the hand, and a feather for each Coup", () => {
  const ways = (event: MysticWarriorsEvent): string[] => mysticWarriors.flights(event, view, material).map((flight) => `${flight.from}>${flight.to}`);
  assert.deepEqual(ways({ type: "DrewCards", seat: 1, count: 2, seats: null }), ["deck>hand:2", "deck>hand:2"]);
  assert.deepEqual(ways({ type: "DrewCards", seat: 0, count: 2, seats: null }), []);
  assert.deepEqual(ways({ type: "Drew", seat: 0, cards: [KNIFE], seats: [0] }), ["deck>card:knife"]);
  const flipped: MysticWarriorsEvent = { type: "Flipped", seat: 1, cards: [KNIFE, STRIKE], coups: 1, feathers: 12, seats: null };
  assert.deepEqual(ways(flipped), ["deck>middle", "deck>middle", "middle>feathers:2"]);
  assert.deepEqual(ways({ type: "Traded", seat: 0, partner: 1, gave: 1, got: 2, seats: null }), ["hand:1>hand:2", "hand:2>hand:1", "hand:2>hand:1"]);
});

test("a turn begins, with whose it is", () => {
  const began: MysticWarriorsEvent = { type: "TurnBegan", turn: 6, seat: 2, seats: null };
  assert.equal(mysticWarriors.begins(began), "turn");
  assert.equal(mysticWarriors.heading(began, material), "Turn 6: Brave 3");
});

test("an event touches who and what it is about", () => {
  const luck: MysticWarriorsEvent = { type: "LuckPlayed", seat: 0, card: CHOLERA, victim: 2, count: 2, seats: null };
  assert.deepEqual(mysticWarriors.touched(luck, view, material), ["brave:1", "brave:3", "card:cholera"]);
});

test("a hand goes by what raids take first; costs and requests are counted by type", () => {
  assert.deepEqual(sorted([CHOLERA, STRIKE, KNIFE, CROW, DREAM], material), [DREAM, CROW, KNIFE, STRIKE, CHOLERA]);
  assert.deepEqual(costOf([5, 0, 3, 3]), [
    [5, 1],
    [0, 1],
    [3, 2],
  ]);
  assert.equal(told(wanted([3, 4]), material), "2 Weapon and 1 Dress");
});

test("what an Omen showed tells that it was read, and flips tell what counts", () => {
  const read: MysticWarriorsEvent = { type: "OmenRead", seat: 0, card: DREAM, count: 2, seats: null };
  const seen: MysticWarriorsEvent = { type: "OmenSeen", seat: 0, cards: [KNIFE, STRIKE], seats: [0] };
  assert.deepEqual(happenings(news(0, read, seen), material).map((one) => one.cards), [[KNIFE, STRIKE]]);
  assert.equal(happenings(news(0, read), material).length, 1);
  const flipped: MysticWarriorsEvent = { type: "Flipped", seat: 1, cards: [KNIFE, STRIKE], coups: 1, feathers: 12, seats: null };
  assert.deepEqual([...(happenings(news(0, flipped), material)[0]?.counting ?? [])], [STRIKE]);
});

test("the board says what numbers of a trade count", () => {
  const traded: MysticWarriorsEvent = { type: "Traded", seat: 0, partner: 1, gave: 1, got: 2, seats: null };
  assert.deepEqual(happenings(news(0, traded), material).map((one) => one.title), ["Brave 1 gave Brave 2 1 card for 2 cards"]);
});

test("the board remembers what it was handed, and forgets it when it looks back", () => {
  const small: MysticWarriorsEvent = { type: "SmallGame", seat: 0, seats: null };
  const recent = new Recent();
  recent.add(news(4, small), 0);
  assert.deepEqual(recent.add(news(5, small), 0).map((piece) => piece.n), [4, 5]);
  assert.deepEqual(recent.add(news(5, small), 0).map((piece) => piece.n), [4, 5]);
  assert.deepEqual(recent.add(news(2, small), 0).map((piece) => piece.n), [2]);
});

test("what one seat saw is forgotten when another looks", () => {
  const seen: MysticWarriorsEvent = { type: "OmenSeen", seat: 0, cards: [KNIFE], seats: [0] };
  const recent = new Recent();
  recent.add(news(4, seen), 0);
  assert.deepEqual(recent.add([], 1), []);
  recent.add(news(4, seen), 0);
  assert.deepEqual(recent.add(news(9, { type: "SmallGame", seat: 1, seats: null }), 1).map((piece) => piece.n), [9]);
});
