import assert from "node:assert/strict";
import { test } from "node:test";
import { Followed, Invites } from "../src/store/invites";
import { Settings } from "../src/store/settings";

class Shelf {
  readonly items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.items.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    this.items.set(name, value);
  }
}

const shut = {
  getItem(): string | null {
    throw new Error("not in a private window");
  },
  setItem(): void {
    throw new Error("not in a private window");
  },
};

test("what was chosen is there the next time, and is told", () => {
  const shelf = new Shelf();
  const settings = new Settings(shelf);
  let told = 0;
  settings.addEventListener("change", () => told++);
  settings.theme = "dark";
  settings.plain = true;
  assert.equal(told, 2);
  const next = new Settings(shelf);
  assert.equal(next.theme, "dark");
  assert.equal(next.plain, true);
  next.plain = false;
  assert.equal(new Settings(shelf).plain, false);
});

test("without a choice it is as the system has it, with the printed names", () => {
  const shelf = new Shelf();
  shelf.setItem("tallgrass.theme", "mauve");
  for (const kept of [shelf, null, shut]) {
    const settings = new Settings(kept);
    assert.equal(settings.theme, "system");
    assert.equal(settings.plain, false);
  }
});

test("a storage that refuses doesn't keep a choice from being made", () => {
  const settings = new Settings(shut);
  settings.theme = "light";
  assert.equal(settings.theme, "light");
});

test("codes of a table are kept by seat, a newer one in place of the old", () => {
  const shelf = new Shelf();
  const invites = new Invites(shelf);
  invites.keep("t1", { indians: "old", us: "other" });
  invites.keep("t1", { indians: "new" });
  assert.deepEqual(new Invites(shelf).of("t1"), { indians: "new", us: "other" });
  assert.deepEqual(invites.of("t2"), {});
});

test("what can't be read as codes is none", () => {
  const shelf = new Shelf();
  for (const broken of ["{", "null", "7", "[1]", '{"us": 7}']) {
    shelf.setItem("tallgrass.invites.t1", broken);
    assert.deepEqual(new Invites(shelf).of("t1"), {});
  }
});

test("codes of a table are there while the page lives, even if a storage refuses", () => {
  const invites = new Invites(shut);
  invites.keep("t1", { indians: "code" });
  invites.keep("t1", { us: "other" });
  assert.deepEqual(invites.of("t1"), { indians: "code", us: "other" });
});

test("what can't be read as invitations that were followed is none", () => {
  const shelf = new Shelf();
  for (const broken of ["{", "null", "7", "[1]", "[null]", '[["c"]]', '[["c", 7]]', '{"c": "t"}']) {
    shelf.setItem("tallgrass.followed", broken);
    const followed = new Followed(shelf);
    assert.equal(followed.table("c"), null, broken);
    followed.keep("d", "t2");
    assert.equal(followed.table("d"), "t2", broken);
  }
});

test("an invitation that was followed leads to its table again, the latest fifty do", () => {
  const shelf = new Shelf();
  const followed = new Followed(shelf);
  assert.equal(followed.table("c0"), null);
  for (let n = 0; n <= 50; n++) followed.keep(`c${n}`, `t${n}`);
  assert.equal(followed.table("c0"), null);
  assert.equal(followed.table("c1"), "t1");
  assert.equal(new Followed(shelf).table("c50"), "t50");
});
