import assert from "node:assert/strict";
import { test } from "node:test";
import type { News, Position, ServerMessage, View } from "../src/protocol/types";
import { asking, asks, choices, fresh, have, key, mine, nothing, reduce, sent, type TableState } from "../src/store/table";

function piece(n: number, version = 1): News {
  return { n, version, event: { type: "Something" }, line: `line ${n}` };
}

function view(version: number, more: Partial<View> = {}): View {
  return {
    type: "view",
    version,
    acted: 0,
    view: {},
    legal: [{ action: "done", label: "Done" }],
    prompt: "Decide.",
    to_move: [0],
    undo: null,
    news: [],
    ...more,
  };
}

function after(...messages: ServerMessage[]): TableState {
  return messages.reduce<TableState>((state, message) => reduce(state, message, 0), { ...nothing, seat: 0 });
}

test("a view supersedes an older one, and never the other way round", () => {
  assert.equal(after(view(3), view(4)).view?.version, 4);
  assert.equal(after(view(4), view(3)).view?.version, 4);
});

test("news stand at their numbers, whatever comes first", () => {
  const state = after(view(2, { news: [piece(2), piece(3)] }), { type: "earlier", id: "a", news: [piece(0), piece(1)] });
  assert.deepEqual(
    state.news.map((each) => each?.n),
    [0, 1, 2, 3],
  );
  assert.equal(have(state), 4);
});

test("while an act is on its way nothing else can be done", () => {
  const state = sent(after(view(1)), "x", "done");
  assert.deepEqual(choices(state), []);
  assert.deepEqual(choices(reduce(state, { type: "ack", id: "x", version: 2 }, 0)), view(1).legal);
});

/** A table with a person at seat 0, or a bot that plays for him. */
function seated(bot: string | null): TableState {
  return { ...nothing, seat: 0, table: { seats: [{ bot }] } as unknown as TableState["table"] };
}

function traced(state: TableState, more: Partial<View>, ...news: News[]): number[] {
  return fresh(reduce(state, view(news.at(-1)!.version, { news, ...more }), 0)).map((each) => each.n);
}

test("what happened from one's last act on is fresh, however many steps it took", () => {
  const news = [piece(0, 1), piece(1, 2), piece(2, 3), piece(3, 4), piece(4, 5)];
  assert.deepEqual(traced(seated(null), { acted: 3 }, ...news), [2, 3, 4]);
  assert.deepEqual(traced(seated(null), { acted: 5 }, ...news), [4]);
  assert.deepEqual(traced(seated(null), { acted: 0 }, ...news), [1, 2, 3, 4]);
  assert.deepEqual(traced(seated(null), { acted: 0 }, piece(0, 1)), [0]);
});

test("to a spectator, and while a bot plays for one, what happened last is fresh", () => {
  const news = [piece(0, 1), piece(1, 2), piece(2, 3), piece(3, 3)];
  assert.deepEqual(traced({ ...seated(null), seat: null }, { acted: 0 }, ...news), [2, 3]);
  assert.deepEqual(traced(seated("heuristic"), { acted: 1 }, ...news), [2, 3]);
});

test("nothing is left to see of what was taken back", () => {
  const undone = { ...piece(2, 4), event: { type: "TookBack" } };
  assert.deepEqual(traced(seated(null), { acted: 2 }, piece(0, 2), piece(1, 3), undone, piece(3, 5)), [3]);
});

test("a refusal is shown until the view changes, and what was refused can be done again", () => {
  const refusal: ServerMessage = { type: "reject", id: "x", code: "stale", reason: "It has changed.", rule: "P-1", version: 2 };
  const state = reduce(sent(after(view(1)), "x", "done"), refusal, 0);
  assert.deepEqual(state.refused, { code: "stale", reason: "It has changed.", rule: "P-1" });
  assert.equal(state.pending.size, 0);
  assert.equal(reduce(state, view(2), 0).refused, null);
});

test("an answer to a question goes when the view changes", () => {
  const state = reduce(asks(after(view(1)), "h", "hint"), { type: "hint", id: "h", action: "done" }, 0);
  assert.deepEqual(state.answer, { to: "hint", action: "done" });
  assert.equal(reduce(state, view(1), 0).answer?.to, "hint");
  assert.equal(reduce(state, view(2), 0).answer, null);
});

test("a position is kept by its version and by whose eyes saw it", () => {
  const position: Position = { type: "position", id: "p", version: 7, seat: null, view: {}, prompt: "", to_move: [], news: 3, public: 5 };
  const state = after(position, { ...position, seat: 1 });
  assert.equal(state.past.get(key(null, 7))?.seat, null);
  assert.equal(state.past.get(key(1, 7))?.seat, 1);
});

test("an offer is told once, as it stands now", () => {
  const offer = { type: "offer", offer: 1, kind: "takeback", by: 1, seat: 1, agreed: [], wanted: [0], needed: 1, refused_by: null } as const;
  const asked: ServerMessage = { ...offer, agreed: [], wanted: [0], state: "asked" };
  const agreed: ServerMessage = { ...offer, agreed: [0], wanted: [0], state: "agreed" };
  const state = after(asked, agreed);
  assert.deepEqual(
    state.offers.map((each) => each.state),
    ["agreed"],
  );
});

test("that a takeback was refused stands until one acts", () => {
  const offer = { type: "offer", offer: 1, kind: "takeback", by: 0, seat: 0, agreed: [], wanted: [1], needed: 1 } as const;
  const refused: ServerMessage = { ...offer, agreed: [], wanted: [1], state: "refused", refused_by: 1 };
  const state = after(view(3, { acted: 3 }), refused);
  assert.equal(reduce(state, view(4, { acted: 3 }), 0).offers.length, 1);
  assert.equal(reduce(state, view(4, { acted: 4 }), 0).offers.length, 0);
});

test("one has to decide when the view says so", () => {
  assert.equal(mine(after(view(1))), true);
  assert.equal(mine(after(view(1, { to_move: [1] }))), false);
});

test("who comes again hears the chat from the beginning", () => {
  const line: ServerMessage = { type: "chat", n: 0, name: "Ann", seat: 0, text: "Hi", at: 0 };
  const welcome = { type: "welcome", protocol: 1, server: "0", table: {}, seat: 0 } as unknown as ServerMessage;
  assert.equal(after(welcome, line, welcome, line).chat.length, 1);
});

test("an answer is that of the last question, and of the view of which it was asked", () => {
  const why = (id: string): ServerMessage => ({ type: "why", id, action: "done", refusal: null });
  const twice = asks(asks(after(view(1)), "a", "why"), "b", "why");
  const early = reduce(twice, why("a"), 0);
  assert.equal(early.answer, null);
  assert.equal(asking(early, "why"), "b");
  assert.deepEqual(reduce(early, why("b"), 0).answer, { to: "why", id: "b", refusal: null });
  const late = reduce(reduce(twice, view(2), 0), why("b"), 0);
  assert.equal(late.answer, null);
  assert.equal(late.asked.size, 1);
  const other = asks(twice, "h", "hint"); // another kind of question doesn't stand in its way
  assert.equal(asking(other, "why"), "b");
});

test("whoever asks why is refused nothing, and can ask again", () => {
  const refusal: ServerMessage = { type: "reject", id: "a", code: "unknown-action", reason: "No.", rule: null, version: 1 };
  const why = reduce(asks(after(view(1)), "a", "why"), refusal, 0);
  assert.deepEqual([why.refused, asking(why, "why")], [null, null]);
  const hint = reduce(asks(after(view(1)), "a", "hint"), refusal, 0);
  assert.equal(hint.refused?.code, "unknown-action");
  assert.equal(asking(hint, "hint"), null);
});
