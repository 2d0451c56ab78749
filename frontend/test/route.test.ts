import assert from "node:assert/strict";
import { test } from "node:test";
import { route, to } from "../src/store/route";

function at(address: string): ReturnType<typeof route> {
  const url = new URL(address, "http://here");
  return route(url.pathname, url.hash);
}

test("every address that links lead to is a page", () => {
  assert.deepEqual(at(to.front), { page: "front" });
  assert.deepEqual(at(to.tables), { page: "tables" });
  assert.deepEqual(at(to.new("indian-wars")), { page: "new", game: "indian-wars" });
  assert.deepEqual(at(to.table("abc")), { page: "table", table: "abc" });
  assert.deepEqual(at(to.lesson("indian-wars")), { page: "lesson", game: "indian-wars" });
  assert.deepEqual(at(to.rules("mystic-warriors", "MW-3")), { page: "rules", game: "mystic-warriors", rule: "MW-3" });
  assert.deepEqual(at(to.rules("mystic-warriors")), { page: "rules", game: "mystic-warriors", rule: null });
});

test("a code keeps all of its letters on its way through an address", () => {
  const code = "a-Z_0/%+=";
  assert.deepEqual(at(to.join(code)), { page: "join", code });
});

test("a moment of a table stands behind the #, and is the table's own business", () => {
  assert.deepEqual(at("/t/abc#17.0"), { page: "table", table: "abc" });
});

test("a stroke at the end changes nothing, and what no page has is lost", () => {
  assert.deepEqual(at("/tables/"), { page: "tables" });
  for (const address of ["/nowhere", "/t", "/new", "/rules", "/t/abc/more", "/tables/mine", "/%"]) {
    assert.deepEqual(at(address), { page: "lost" }, address);
  }
});
