import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { about } from "../src/boards/plains/about";
import { inOrder } from "../src/boards/plains/discs";
import { flights } from "../src/boards/plains/flights";
import { land } from "../src/boards/plains/geometry";
import { neighbour } from "../src/boards/plains/neighbours";
import { contested, washOf } from "../src/boards/plains/read";
import { odds } from "../src/boards/plains/odds";
import { lately } from "../src/boards/plains/rolls";
import { meant, target } from "../src/boards/plains/targets";
import { placeTold } from "../src/boards/plains/told";
import { touched } from "../src/boards/plains/touched";
import type { News } from "../src/protocol/types";
import type { PlainsEvent, PlainsMaterial, PlainsView, Step } from "../src/boards/plains/types";

const material = JSON.parse(readFileSync("test/plains-material.json", "utf8")) as PlainsMaterial;
const known = JSON.parse(readFileSync("test/plains-view.json", "utf8")) as PlainsView;
const placeOf = (code: string): number => material.places.findIndex((place) => place.code === code);
const S4 = placeOf("S4");

/** The view with other cubes in S4, and with something else going on. */
function view(there: readonly number[], step?: object): PlainsView {
  const cubes = known.cubes.map((row, army) => row.map((count, place) => (place === S4 ? (there[army] ?? 0) : count)));
  return { ...known, cubes, agenda: step ? [...known.agenda, step as Step] : known.agenda };
}

const party = { type: "Party", army: 3, cubes: [0, 0, 1, 2, 0], home: placeOf("S5"), place: S4, left: 1, line: -1 };

test("each action is done at the thing that it names", () => {
  const now = view([0, 0, 1, 2, 0], party);
  const cases: [string, string | null][] = [
    ["play:red-cloud", "card:red-cloud"],
    ["stand-in:red-cloud", "card:red-cloud"],
    ["step:S4", "place:S4"],
    ["place:N7:3", "place:N7"],
    ["withdraw:canada:2", "place:canada"],
    ["retreat:green:N10", "place:N10"],
    ["raid:N7:oregon", "wagon:oregon:N7"],
    ["rail:union-pacific", "rail:union-pacific"],
    ["trail:santa-fe", "trail:santa-fe"],
    ["transfer:2", "place:sacramento"],
    ["transfer:0", null],
    ["take:brown:2", "cubes:brown:S4"],
    ["take:purple:1", null],
    ["stop", "place:S4"],
    ["roll", "dice"],
    ["done", null],
    ["agree", null],
  ];
  for (const [action, thing] of cases) assert.equal(target(action, now, material), thing, action);
});

test("casualties are recovered by pressing their own box", () => {
  const march = { type: "March", army: 1 };
  assert.equal(target("recover", view([], march), material), "casualties:orange");
});

test("a place that isn't lit means what would be done there now", () => {
  assert.deepEqual(meant("place:S3", view([], party), material), ["step:S3"]);
  assert.deepEqual(meant("place:S3", view([], { ...party, line: 0 }), material), ["ride:S3", "via:S3"]);
  assert.deepEqual(meant("place:S3", view([], { type: "March", army: 1 }), material), ["activate:S3"]);
  assert.deepEqual(meant("card:red-cloud", known, material), ["play:red-cloud", "stand-in:red-cloud"]);
});

test("a place is told with who holds it and what stands there", () => {
  const control = known.control.map((side, region) => (region === S4 ? 1 : side));
  const santaFe = material.trails.findIndex((trail) => trail.name === "santa-fe");
  const wagons = material.trails.map((trail, n) => trail.regions.map((region) => (n === santaFe && region === S4 ? 1 : 0)));
  const now = { ...view([0, 0, 3, 2, 0]), control, wagons };
  assert.equal(placeTold(now, material, S4), "Dodge City, S4: US control; 3 Cavalry, 2 Settlers; 1 wagon on the Santa Fe Trail");
  assert.equal(about("place:S4", now, material)?.title, "Dodge City, S4");
});

test("a region is contested if both sides have cubes in it; wagons don't count", () => {
  assert.equal(contested(view([0, 1, 1, 0, 0]), material, S4), true);
  assert.equal(contested(view([1, 1, 0, 0, 0]), material, S4), false);
  assert.equal(contested(view([0, 0, 0, 0, 0]), material, S4), false);
});

test("a region has the wash of who holds it", () => {
  const held = (side: number): PlainsView => ({ ...known, control: known.control.map(() => side) });
  assert.equal(washOf(held(0), material, S4), "spt");
  assert.equal(washOf(held(1), material, S4), "us");
  assert.equal(washOf(held(-1), material, S4), "nobody");
  assert.equal(washOf(held(-1), material, placeOf("NE1")), "enemies");
});

test("a party flies with all its cubes, a lost cube to its box", () => {
  const stepped = { type: "Stepped", armies: [0, 0, 1, 2, 0], frm: S4, to: placeOf("S3"), rail: false, seats: null } as PlainsEvent;
  assert.deepEqual(flights(stepped, known, material).map(({ from, to }) => [from, to]), [["place:S4", "place:S3"]]);
  const lost = { type: "Lost", army: 2, place: S4, permanent: false, seats: null } as PlainsEvent;
  assert.deepEqual(flights(lost, known, material).map(({ from, to }) => [from, to]), [["place:S4", "casualties:blue"]]);
  const away = { type: "Retreated", army: 2, frm: S4, to: -1, seats: null } as unknown as PlainsEvent;
  assert.deepEqual(flights(away, known, material).map(({ to }) => to), ["ready:blue"]);
});

test("a wagon rolls from stop to stop, from St. Louis and out of the map", () => {
  const oregon = material.trails.findIndex((trail) => trail.name === "oregon");
  const rolled = (to: number): string[] => {
    const event = { type: "WagonRolled", trail: oregon, to, seats: null } as PlainsEvent;
    return flights(event, known, material).flatMap(({ from, to }) => [from, to]);
  };
  assert.deepEqual(rolled(placeOf("N5")), ["place:st-louis", "wagon:oregon:N5"]);
  assert.deepEqual(rolled(placeOf("N8")), ["wagon:oregon:N5", "wagon:oregon:N8"]);
  assert.deepEqual(rolled(-1), ["wagon:oregon:NE1", "wagons:arrived"]);
});

test("an event is about the places that it names", () => {
  const stepped = { type: "Stepped", armies: [1, 0, 0, 0, 0], frm: S4, to: placeOf("S3"), rail: false, seats: null } as PlainsEvent;
  assert.deepEqual(touched(stepped, known, material), ["place:S4", "place:S3"]);
  const away = { type: "Retreated", army: 2, frm: S4, to: -1, seats: null } as unknown as PlainsEvent;
  assert.deepEqual(touched(away, known, material), ["place:S4"]);
});

test("the dice of the last engagement stay until the next one begins", () => {
  const roll = (army: number, what = "fight"): PlainsEvent => ({ type: "Rolled", army, faces: [0, 2], what, seats: null }) as PlainsEvent;
  const begun = (code: string): PlainsEvent => ({ type: "EngagementBegan", region: placeOf(code), attackers: 0, armies: [0, 2], seats: null }) as PlainsEvent;
  const other = { type: "DiscDrawn", disc: 2, seats: null } as PlainsEvent;
  const armies = (events: PlainsEvent[]): number[][] => lately(events, known, material).rows.map((row) => row.map((each) => each.army));
  const fight = [begun("N7"), roll(1), begun("S4"), roll(0), roll(2), roll(0), roll(2)];
  assert.deepEqual(armies([]), []);
  assert.deepEqual(armies(fight), [[0, 2], [0, 2]]);
  assert.match(lately(fight, known, material).title, /Dodge City/);
  assert.deepEqual(lately([...fight, other], known, material), lately(fight, known, material));
  assert.deepEqual(armies([...fight, begun("N7")]), []);
  const graded = lately([...fight, roll(3, "rail")], known, material);
  assert.deepEqual([graded.title, graded.rows.length], ["Track through the mountains: a space for each Weapon or Treaty", 1]);
});

test("to a fight that is considered comes the side that isn't there, or who could attack a wagon", () => {
  const signs = (now: PlainsView, at = "S4"): string[] | undefined => odds(`place:${at}`, now, material)?.forces?.map((force) => force.sign);
  assert.equal(odds("cubes:blue:S4", view([0, 0, 1, 0, 0]), material)?.question, "S4");
  assert.equal(odds("round", known, material), null);
  assert.deepEqual(signs(view([0, 0, 1, 0, 0])), ["g", "o"]);
  assert.deepEqual(signs(view([0, 1, 0, 0, 0])), ["b", "r", "p"]);
  assert.deepEqual(signs(view([0, 1, 1, 0, 0])), []);
  assert.deepEqual(signs(view([0, 0, 0, 0, 0])), []);
  assert.deepEqual(signs(known, "canada"), []);
  const santaFe = material.trails.findIndex((trail) => trail.name === "santa-fe");
  const wagons = material.trails.map((trail, n) => trail.regions.map((region) => (n === santaFe && region === S4 ? 1 : 0)));
  assert.deepEqual(signs({ ...view([0, 0, 0, 0, 0]), wagons }), ["g", "o"]);
  const coming = odds("place:S4", view([1, 0, 0, 0, 0], { ...party, place: placeOf("S5") }), material)?.forces?.map((force) => force.first);
  assert.deepEqual(coming, [1, 2, 0]); // a party that is on its way
});

test("discs stand in the order in which they were drawn, then those that are in the bag", () => {
  const order = (events: object[], discs: number[]): number[] => {
    const news = events.map((event, n) => ({ n, version: n, line: null, event })) as unknown as News[];
    return inOrder({ ...known, round: 2, disc: -1, discs }, material, news);
  };
  const begun = { type: "RoundBegan", round: 2 };
  const drawn = (...discs: number[]): object[] => discs.map((disc) => ({ type: "DiscDrawn", disc }));
  assert.deepEqual(order([...drawn(1, 2), begun, ...drawn(5, 0, 3)], [1, 2, 4, 6]), [5, 0, 3, 1, 2, 4, 6]);
  assert.deepEqual(order([...drawn(5, 0, 3), begun], [0, 1, 2, 3, 4, 5, 6]), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(order(drawn(4, 0), [2, 3]), [1, 5, 6, 4, 0, 2, 3]); // the first three before anybody told this page
});

test("the parts of a score make it up", () => {
  const lines = about("score", known, material)?.lines ?? [];
  known.score.forEach((points, side) => {
    const [, title, parts, told] = /^(.*): (.*) = (\d+)$/.exec(lines[side] ?? "") ?? [];
    assert.equal(title, material.sides[side]?.title);
    assert.equal(Number(told), points);
    const made = (parts ?? "").split(" + ").map((part) => (part.match(/\d+/g) ?? ["0"]).map(Number).reduce((all, each) => all * each));
    assert.equal(made.reduce((all, each) => all + each), points);
  });
});

test("arrow keys go to neighbours in their direction", () => {
  const drawn = land(material);
  const go = (from: string, key: string): string | undefined => material.places[neighbour(drawn, material, placeOf(from), key) ?? -1]?.code;
  assert.equal(go("S4", "ArrowLeft"), "S3");
  assert.equal(go("S4", "ArrowUp"), "N4");
  assert.equal(go("N12", "ArrowUp"), "NE5");
  assert.equal(go("NE5", "ArrowUp"), "canada");
  assert.equal(go("NE5", "ArrowRight"), undefined);
});
