import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { http } from "../src/protocol/http";
import { route, to } from "../src/store/route";
import { TableStore } from "../src/store/table-store";

const before = { fetch: globalThis.fetch, location: globalThis.location, WebSocket: globalThis.WebSocket };
afterEach(() => void Object.assign(globalThis, before));

const NAMES = ["../tables/1/join", "../..//evil.example", "../person", "a?b#c", "\0"];
const branch = { version: 1, seat: 0, seats: [], helps: true, fair: false };

/** What the server would be asked, as a browser makes an address of it. */
async function asked(ask: () => Promise<unknown>): Promise<string> {
  let told = "";
  globalThis.fetch = (async (where: string, how: RequestInit) => {
    told = `${how.method} ${new URL(where, "http://here").pathname}`;
    return new Response("{}");
  }) as typeof fetch;
  await ask();
  return told;
}

test("a name in a request's address leads nowhere else, whatever letters it has", async () => {
  for (const name of NAMES) {
    const part = encodeURIComponent(name);
    assert.equal(await asked(() => http.lesson(name)), `GET /api/lessons/${part}`);
    assert.equal(await asked(() => http.beginLesson(name)), `POST /api/lessons/${part}`);
    assert.equal(await asked(() => http.table(name)), `GET /api/tables/${part}`);
    assert.equal(await asked(() => http.closeTable(name)), `DELETE /api/tables/${part}`);
    assert.equal(await asked(() => http.join(name, 0)), `POST /api/tables/${part}/join`);
    assert.equal(await asked(() => http.invite(name, 1)), `POST /api/tables/${part}/seats/1/invite`);
    assert.equal(await asked(() => http.branch(name, branch)), `POST /api/tables/${part}/branch`);
    assert.equal(await asked(() => http.material(name, name, true)), `GET /api/games/${part}/material`);
  }
});

test("nor does it in a socket's address", () => {
  const opened: string[] = [];
  class Wire extends EventTarget {
    constructor(where: string) {
      super();
      opened.push(new URL(where).pathname);
    }
    close(): void {}
  }
  Object.assign(globalThis, { location: new URL("http://here/"), WebSocket: Wire });
  for (const name of NAMES) new TableStore(name, null, false).close();
  assert.deepEqual(opened, NAMES.map((name) => `/api/tables/${encodeURIComponent(name)}/socket`));
});

test("nor does it in a link", () => {
  for (const name of NAMES) {
    const part = encodeURIComponent(name);
    for (const link of [to.new(name), to.table(name), to.lesson(name), to.rules(name), to.rules(name, "#1")]) {
      assert.equal(new URL(link, "http://here").pathname.split("/")[2], part);
    }
  }
});

test("what can't be a name in an address is no page", () => {
  for (const page of ["t", "lesson", "rules", "new"]) {
    for (const name of ["..%2Ftables%2F1%2Fjoin", "..%2Fperson", "%00", "..%2F..%2F%2Fevil.example", "%2e%2e%2f", "a%0A", "a.b", "%ff"]) {
      assert.deepEqual(route(`/${page}/${name}`, ""), { page: "lost" }, `/${page}/${name}`);
    }
    assert.notEqual(route(`/${page}/in%64ian-Wars_1`, "").page, "lost");
  }
});
