import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf, howToPlay } from "../src/rules/how";
import { ago } from "../src/store/ago";
import { cut, found, wordsOf } from "../src/store/find";
import { matchFile } from "../src/store/match-file";

test("a text is found by all of the words, in any of its parts and in any case", () => {
  assert.ok(found(wordsOf(" wagon  TREATY"), "P-39", "Attacks on wagons", "a Treaty ends it"));
  assert.ok(!found(wordsOf("wagon custer"), "P-39", "Attacks on wagons", "a Treaty ends it"));
  assert.ok(found(wordsOf(""), "anything"));
});

test("the words that were looked for are cut out, the longest first, and nothing is lost", () => {
  const text = "Wagons (2+) roll.";
  assert.deepEqual(cut(text, ["wagon", "wagons", "2+"]), [
    { text: "Wagons", hit: true },
    { text: " (", hit: false },
    { text: "2+", hit: true },
    { text: ") roll.", hit: false },
  ]);
  assert.deepEqual(cut(text, []), [{ text, hit: false }]);
});

test("how long ago, in one rough unit", () => {
  const told = [0, 59, 60, 3599, 3600, 86399, 86400, 200000].map((seconds) => ago(1000, 1000 + seconds));
  assert.deepEqual(told, ["less than a minute", "less than a minute", "a minute", "59 minutes", "an hour", "23 hours", "a day", "2 days"]);
});

test("a match file is known by what it holds", () => {
  const whole = { kind: "tallgrass-match", game: "indian-wars", players: ["human", "random"], entries: [{}, {}] };
  assert.equal(matchFile(JSON.stringify(whole))?.steps, 2);
  for (const broken of ["", "[]", "null", "{}", JSON.stringify({ ...whole, kind: "other" }), JSON.stringify({ ...whole, players: [1] })]) {
    assert.equal(matchFile(broken), null, broken);
  }
});

test("how to play is told for each game in 200 to 420 words", async () => {
  for (const game of ["indian-wars", "mystic-warriors", "plains-indian-wars"]) {
    const how = await howToPlay(game);
    const count = wordsOf((how?.parts ?? []).flatMap(allOf).join(" ")).length;
    assert.ok(count >= 200 && count <= 420, `${game}: ${count}`);
  }
  assert.equal(await howToPlay("checkers"), null);
});
