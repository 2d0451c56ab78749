import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "../src/boards/index";
import { howToPlay } from "../src/rules/how";
import { words } from "../src/words";

const EVERY_OBJECT_HAS = ["__proto__", "constructor", "toString", "hasOwnProperty"];

test("a game that is called as something that every object has is no game", async () => {
  for (const name of EVERY_OBJECT_HAS) {
    assert.equal(await howToPlay(name), null);
    assert.throws(() => boardOf(name), /There is no board/);
    assert.equal(words.games.title(name), name);
    assert.equal(words.games.seat(name, name), name);
    assert.equal(words.games.seat("indian-wars", name), name);
    assert.equal(words.games.seatWho("indian-wars", name), "");
  }
  assert.equal(words.games.seat("indian-wars", "whites"), "Whites");
});
