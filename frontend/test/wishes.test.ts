import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo, SeatInfo, TableInfo } from "../src/protocol/types";
import { draft, kind, seatNames, spelt, wanted, withCount, withSeat } from "../src/store/draft";
import { free, sorted, turn, usualBot, wish, waitsForMe } from "../src/store/wishes";

const game = {
  name: "plains-indian-wars",
  title: "Plains Indian Wars",
  sentence: "",
  seats: [["indians", "us"], ["indians", "cavalry", "settlers"]],
  players: [["Indians", "US"], ["Indians", "Cavalry", "Settlers"]],
  options: [
    { name: "max_rounds", default: 0, sentence: "", low: 0, high: 50 },
    { name: "auto_consent", default: false, sentence: "", low: 0, high: 0 },
  ],
  editions: ["reconstruction"],
  bots: [
    { name: "random", sentence: "", parameters: [] },
    { name: "heuristic", sentence: "", parameters: [] },
  ],
} satisfies GameInfo;

function seat(more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: "indians", name: "Bee", bot: null, ready: true, yours: false, ...more };
}

function table(more: Partial<TableInfo>): TableInfo {
  return {
    id: "t",
    game: game.name,
    edition: null,
    options: {},
    seats: [seat({ yours: true }), seat({ name: null, bot: "random" })],
    public: false,
    lesson: false,
    fair: true,
    imported: false,
    helps: false,
    clock: null,
    status: "playing",
    commitment: null,
    to_move: [1],
    since: 0,
    rematch: null,
    yours: false,
    ...more,
  };
}

test("a press on the front page makes a table of the fewest seats, with oneself in the first", () => {
  assert.deepEqual(wish(game, "bot"), { game: game.name, seats: ["you", "heuristic"], helps: true });
  assert.deepEqual(wish(game, "friend"), { game: game.name, seats: ["you", "open"], helps: false });
  assert.deepEqual(wish(game, "here"), { game: game.name, seats: ["you", "you"], helps: true });
  assert.equal(usualBot(game), "heuristic");
});

test("another number of seats keeps who sat, and fills up with bots", () => {
  const two = withSeat(draft(game), 1, "open");
  const three = withCount(two, 3);
  assert.deepEqual(three.seats, ["you", "open", "heuristic"]);
  assert.deepEqual(withCount(three, 2).seats, ["you", "open"]);
  assert.deepEqual(seatNames(game, 3), ["indians", "cavalry", "settlers"]);
});

test("the server is asked for what was changed, and for the clock that was chosen", () => {
  const first = draft(game);
  assert.deepEqual(wanted(first).options, {});
  assert.equal(wanted(first).clock, null);
  const changed = { ...first, options: { ...first.options, max_rounds: 6 }, public: true };
  assert.deepEqual(wanted(changed).options, { max_rounds: 6 });
  assert.equal(wanted(changed).public, true);
  assert.deepEqual(wanted({ ...first, clock: "days", days: 5 }).clock, { clock: "days", days: 5 });
  assert.deepEqual(wanted({ ...first, clock: "bank", minutes: 15 }).clock, { clock: "bank", seconds: 900, increment: 10 });
});

test("an option's input is of the kind of its value", () => {
  assert.deepEqual(game.options.map(kind), ["number", "yes-no"]);
  assert.equal(kind({ name: "x", default: "all", sentence: "", low: 0, high: 0 }), "text");
  assert.equal(spelt("wounded_knee_one_extra"), "Wounded knee one extra");
});

test("it is somebody's turn only while a match goes on", () => {
  assert.equal(turn(table({ to_move: [0] })), "yours");
  assert.equal(turn(table({ to_move: [1] })), "others");
  assert.equal(turn(table({ to_move: [0], status: "over" })), null);
});

test("tables where one has to decide come first, then those that wait, go on, are over; the latest first", () => {
  const over = table({ id: "over", status: "over", since: 9 });
  const old = table({ id: "old", since: 1 });
  const late = table({ id: "late", since: 2 });
  const open = table({ id: "open", status: "open" });
  const mine = table({ id: "mine", to_move: [0] });
  assert.deepEqual(sorted([over, old, late, open, mine]).map(({ id }) => id), ["mine", "open", "late", "old", "over"]);
});

test("a seat is free that neither a person nor a bot has", () => {
  assert.deepEqual(free(table({})), []);
  assert.deepEqual(free(table({ seats: [seat(), seat({ name: null })] })), [1]);
});

test("a match that hasn't begun waits for oneself alone when all others are ready or bots", () => {
  assert.equal(waitsForMe(table({ status: "open" })), true);
  assert.equal(waitsForMe(table({ status: "open", seats: [seat({ yours: true }), seat({ ready: false })] })), false);
  assert.equal(waitsForMe(table({ status: "open", seats: [seat(), seat()] })), false);
});
