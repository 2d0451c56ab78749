import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import type { Act, ServerMessage } from "../src/protocol/types";
import { TableSocket, type Link } from "../src/protocol/socket";

/** A WebSocket whose other end is the test. */
class Wire extends EventTarget {
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.ends(1005);
  }

  begins(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  says(message: object): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data: JSON.stringify(message) }));
  }

  ends(code: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

class Watch {
  readonly wires: Wire[] = [];
  readonly links: Link[] = [];
  readonly heard: ServerMessage[] = [];
  readonly socket: TableSocket;

  constructor() {
    const ears = {
      hear: (message: ServerMessage) => void this.heard.push(message),
      link: (link: Link) => void this.links.push(link),
      have: () => 5,
    };
    this.socket = new TableSocket("ws://here/", 1, true, ears, () => {
      const wire = new Wire();
      this.wires.push(wire);
      return wire as unknown as WebSocket;
    });
  }

  get wire(): Wire {
    return this.wires.at(-1)!;
  }

  /** The newest wire says hello and is welcomed. */
  meets(): void {
    this.wire.begins();
    this.wire.says({ type: "welcome" });
  }
}

const act = { type: "act", version: 3, action: "done" } as const;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  (globalThis as { WebSocket?: unknown }).WebSocket = { OPEN: 1 };
});

test("it says hello first, with the seat and with what is known", () => {
  const watch = new Watch();
  watch.wire.begins();
  assert.deepEqual(watch.wire.sent, [{ type: "hello", protocol: 1, seat: 1, have: 5, plain: true }]);
});

/** After a cut it connects again, and sends what wasn't answered, with the same id. */
function repeats(watch: Watch, id: string): void {
  mock.timers.tick(1000);
  assert.equal(watch.wires.length, 2);
  watch.meets();
  assert.deepEqual(
    watch.wire.sent.map((message) => message["id"]),
    [undefined, id],
  );
}

test("after a cut it connects again and repeats, with the same id, what wasn't answered", () => {
  const watch = new Watch();
  watch.meets();
  const first = watch.socket.ask<Act>(act);
  const second = watch.socket.ask<Act>({ ...act, version: 4 });
  watch.wire.says({ type: "ack", id: first, version: 4 });
  watch.wire.ends(1006);
  assert.equal(watch.links.at(-1), "cut");
  repeats(watch, second);
  assert.equal(watch.links.at(-1), "live");
});

test("it connects anew when it is told to, and repeats what wasn't answered", () => {
  const watch = new Watch();
  watch.meets();
  const first = watch.wire;
  const id = watch.socket.ask<Act>(act);
  watch.socket.anew();
  assert.equal(first.readyState, 3);
  assert.equal(watch.wires.length, 2);
  watch.meets();
  assert.deepEqual(
    watch.wire.sent.map((message) => message["id"]),
    [undefined, id],
  );
  assert.deepEqual(watch.links, ["connecting", "live", "connecting", "live"]);
  watch.socket.close();
  watch.socket.anew();
  assert.equal(watch.wires.length, 2);
});

test("when the network is back it doesn't wait any longer, and a line that is dead by then is found out soon", () => {
  const watch = new Watch();
  watch.meets();
  for (let cut = 0; cut < 6; cut++) {
    watch.wire.ends(1006);
    if (cut < 5) mock.timers.tick(20_000);
  }
  const tries = watch.wires.length;
  watch.socket.wake();
  assert.equal(watch.wires.length, tries + 1);
  watch.socket.wake(); // it is on its way
  assert.equal(watch.wires.length, tries + 1);
  watch.meets();
  assert.equal(watch.links.at(-1), "live");
  watch.socket.wake();
  assert.deepEqual(watch.wire.sent.at(-1), { type: "ping" });
  mock.timers.tick(4000);
  assert.equal(watch.links.at(-1), "late");
  watch.socket.wake(); // an answer is awaited already
  assert.equal(watch.links.at(-1), "late");
  mock.timers.tick(1000);
  assert.equal(watch.links.at(-1), "cut");
});

test("where it was refused it doesn't come back when the network does", () => {
  const watch = new Watch();
  watch.meets();
  watch.wire.ends(4000);
  watch.socket.wake();
  assert.equal(watch.wires.length, 1);
});

test("nothing is sent before the welcome", () => {
  const watch = new Watch();
  watch.socket.ask<Act>(act);
  watch.wire.begins();
  watch.socket.ask<Act>(act);
  assert.deepEqual(
    watch.wire.sent.map((message) => message["type"]),
    ["hello"],
  );
});

test("it waits longer after each cut, and no longer after a welcome", () => {
  const watch = new Watch();
  for (let cut = 0; cut < 4; cut++) {
    watch.wire.ends(1006);
    mock.timers.tick(5000);
  }
  assert.equal(watch.wires.length, 5);
  watch.wire.ends(1006);
  mock.timers.tick(5000);
  assert.equal(watch.wires.length, 5); // 8 seconds by now, give or take a quarter
  mock.timers.tick(5000);
  assert.equal(watch.wires.length, 6);
  watch.meets();
  watch.wire.ends(1006);
  mock.timers.tick(700);
  assert.equal(watch.wires.length, 7);
});

test("a server that doesn't answer a ping counts as cut off", () => {
  const watch = new Watch();
  watch.meets();
  mock.timers.tick(15_000);
  assert.equal(watch.wire.sent.at(-1)?.["type"], "ping");
  watch.wire.says({ type: "pong" });
  mock.timers.tick(15_000);
  assert.equal(watch.links.at(-1), "live");
  mock.timers.tick(10_000);
  assert.equal(watch.links.at(-1), "cut");
});

test("while a ping isn't answered it says so, until something is heard", () => {
  const watch = new Watch();
  watch.meets();
  mock.timers.tick(15_000);
  watch.wire.says({ type: "pong" });
  assert.deepEqual(watch.links, ["connecting", "live"]);
  mock.timers.tick(15_000);
  mock.timers.tick(2000);
  assert.equal(watch.links.at(-1), "late");
  watch.wire.says({ type: "pong" });
  assert.equal(watch.links.at(-1), "live");
  mock.timers.tick(15_000);
  mock.timers.tick(2000);
  assert.equal(watch.links.at(-1), "late");
  mock.timers.tick(8000);
  assert.equal(watch.links.at(-1), "cut");
});

test("it doesn't come back where it was refused", () => {
  const watch = new Watch();
  watch.wire.begins();
  watch.wire.ends(4000);
  mock.timers.tick(60_000);
  assert.deepEqual([watch.links.at(-1), watch.wires.length], ["refused", 1]);
});

test("what came too fast is sent again with the same id, and nobody need hear of it", () => {
  const watch = new Watch();
  watch.meets();
  const id = watch.socket.ask<Act>(act);
  watch.wire.says({ type: "reject", id, code: "too-fast", reason: "", rule: null, version: 0 });
  mock.timers.tick(1000);
  assert.equal(watch.wire.sent.filter((message) => message["id"] === id).length, 2);
  assert.deepEqual(
    watch.heard.map((message) => message.type),
    ["welcome"],
  );
});

test("what came too fast isn't sent again all at once", () => {
  const watch = new Watch();
  watch.meets();
  const ids = [1, 2, 3, 4].map((version) => watch.socket.ask<Act>({ ...act, version }));
  for (const id of ids) watch.wire.says({ type: "reject", id, code: "too-fast", reason: "", rule: null, version: 0 });
  const again = (): number => watch.wire.sent.filter((message) => message["type"] === "act").length - ids.length;
  mock.timers.tick(1000);
  assert.equal(again(), 1);
  mock.timers.tick(250);
  assert.equal(again(), 2);
  mock.timers.tick(750);
  assert.equal(again(), 4);
});

test("an act that isn't answered soon has the line tried, and a dead one is given up", () => {
  const watch = new Watch();
  watch.meets();
  const id = watch.socket.ask<Act>(act);
  mock.timers.tick(3000);
  assert.equal(watch.wire.sent.at(-1)?.["type"], "ping");
  const dead = watch.wire;
  dead.close = () => undefined; // it waits for an answer that doesn't come
  mock.timers.tick(5000);
  assert.equal(watch.links.at(-1), "cut");
  repeats(watch, id);
  dead.ends(1006);
  assert.equal(watch.links.at(-1), "live");
  mock.timers.tick(3000);
  assert.equal(watch.wire.sent.at(-1)?.["type"], "ping"); // the new line may be as bad
});

test("an act that is only slow keeps its line", () => {
  const watch = new Watch();
  watch.meets();
  watch.socket.ask<Act>(act);
  mock.timers.tick(3000);
  watch.wire.says({ type: "pong" });
  mock.timers.tick(14_000);
  assert.equal(watch.links.at(-1), "live");
  assert.equal(watch.wire.sent.filter((message) => message["type"] === "ping").length, 1);
});
