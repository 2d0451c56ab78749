import assert from "node:assert/strict";
import { test } from "node:test";
import { http, Refused } from "../src/protocol/http";
import { shell as words } from "../src/words/shell";

test("what the server doesn't answer is told in the page's words", async (context) => {
  context.mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("gone")));
  await assert.rejects(http.games(), (error: Refused) => error.code === "away" && error.message === words.unreached);
  context.mock.method(globalThis, "fetch", () => Promise.resolve(new Response("no JSON", { status: 502 })));
  await assert.rejects(http.games(), (error: Refused) => error.status === 502 && error.message === words.answers(502));
});
