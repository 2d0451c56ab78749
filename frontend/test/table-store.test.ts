import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { TableStore } from "../src/store/table-store";

type Sent = Record<string, unknown> & { readonly type: string; readonly id: string };

/** The server's end of the only socket. */
class Wire extends EventTarget {
  static readonly OPEN = 1;
  static last: Wire;
  readonly readyState = 1;
  readonly sent: Sent[] = [];

  constructor() {
    super();
    Wire.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code: 1005 }));
  }

  says(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  of(type: string): Sent[] {
    return this.sent.filter((message) => message.type === type);
  }
}

let store: TableStore;

function sees(version: number): void {
  const legal = [{ action: "done", label: "Done" }];
  Wire.last.says({ type: "view", version, acted: 0, view: {}, legal, prompt: "", to_move: [0], undo: null, news: [] });
}

beforeEach((context) => {
  Object.assign(globalThis, { WebSocket: Wire, location: { protocol: "http:", host: "here" } });
  store = new TableStore("t", 0, false);
  Wire.last.says({ type: "welcome", protocol: 1, server: "0", table: {}, seat: 0 });
  sees(1);
  (context as { after(then: () => void): void }).after(() => store.close());
});

test("an act is sent with the version in which it was offered, whatever came since", () => {
  sees(2);
  store.act("done", 1);
  assert.deepEqual(
    Wire.last.of("act").map(({ version, action }) => [version, action]),
    [[1, "done"]],
  );
});

test("while an act or undo is on its way no other one is sent", () => {
  for (let press = 0; press < 3; press++) store.undo();
  store.act("done", 1);
  assert.deepEqual([Wire.last.of("undo").length, Wire.last.of("act").length], [1, 0]);
  Wire.last.says({ type: "ack", id: Wire.last.of("undo")[0]!.id, version: 2 });
  store.undo();
  assert.equal(Wire.last.of("undo").length, 2);
});

test("a line of chat that is refused is told to whoever says it, and to nobody else", async () => {
  const lines = [store.chat("Hello"), store.chat("Hello?")];
  const [first, second] = Wire.last.of("chat").map((message) => message.id);
  Wire.last.says({ type: "reject", id: first, code: "name", reason: "Say who you are.", rule: null, version: 1 });
  Wire.last.says({ type: "ack", id: second, version: 1 });
  await assert.rejects(lines[0]!, { code: "name", message: "Say who you are." });
  await lines[1];
  assert.equal(store.state.refused, null);
});

test("whoever asks for a hint twice is given one; of another view he may ask anew", () => {
  store.hint();
  store.hint();
  assert.equal(Wire.last.of("hint").length, 1);
  sees(2);
  store.hint();
  store.hint();
  assert.equal(Wire.last.of("hint").length, 2);
  Wire.last.says({ type: "hint", id: Wire.last.of("hint")[0]!.id, action: "old" });
  assert.equal(store.state.answer, null);
  Wire.last.says({ type: "hint", id: Wire.last.of("hint")[1]!.id, action: "done" });
  assert.deepEqual(store.state.answer, { to: "hint", action: "done" });
  store.hint();
  assert.equal(Wire.last.of("hint").length, 3);
});

test("what is pressed twice is asked of the server once, until it has answered", () => {
  const deeds: [string, () => void][] = [
    ["rematch", () => store.rematch()],
    ["offer", () => store.offer("takeback")],
    ["resign", () => store.resign()],
    ["evaluate", () => store.evaluate()],
    ["hand_over", () => store.handOver("random")],
    ["answer", () => store.answer(1, true)],
  ];
  for (const [type, deed] of deeds) {
    deed();
    deed();
    assert.equal(Wire.last.of(type).length, 1, type);
    Wire.last.says({ type: "reject", id: Wire.last.of(type)[0]!.id, code: "no", reason: "", rule: null, version: 1 });
    deed();
    assert.equal(Wire.last.of(type).length, 2, type);
  }
});
