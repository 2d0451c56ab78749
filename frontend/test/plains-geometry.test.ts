import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { land, WAGON } from "../src/boards/plains/geometry";
import { inside } from "../src/boards/plains/lines";
import { nameLines } from "../src/boards/plains/names";
import { warp } from "../src/boards/plains/noise";
import { groupFrame } from "../src/boards/plains/pieces";
import { groups } from "../src/boards/plains/stand";
import type { PlainsMaterial, PlainsView, Point } from "../src/boards/plains/types";

const material = JSON.parse(readFileSync("test/plains-material.json", "utf8")) as PlainsMaterial;
const view = JSON.parse(readFileSync("test/plains-view.json", "utf8")) as PlainsView;
const made = land(material);
const regions = material.places.slice(0, material.regions);

test("two regions share a border exactly if they are neighbours", () => {
  const acrossTrack = new Set(material.railroad.map((space) => `${space.north}|${space.south}`));
  const touching = new Set(made.net.borders.map((border) => [border.a, border.b].sort((a, b) => a - b).join("|")));
  regions.forEach((place, a) => {
    for (let b = a + 1; b < material.regions; b++) {
      if (acrossTrack.has(`${a}|${b}`)) continue; // the track lies between them
      const pair = `${place.code} ${regions[b]!.code}`;
      assert.equal(touching.has(`${a}|${b}`), place.adjacent.includes(b), pair);
    }
  });
});

test("each border is part of the outline of both its regions, point by point", () => {
  const used = made.net.borders.map(() => 0);
  made.net.outlines.forEach(({ parts, ring }, region) => {
    const points = new Set(ring.map(String));
    for (const [n] of parts) {
      used[n]!++;
      const border = made.net.borders[n]!;
      assert.ok(border.a === region || border.b === region);
      for (const point of border.points) assert.ok(points.has(String(point)), regions[region]!.code);
    }
  });
  made.net.borders.forEach((border, n) => {
    assert.equal(used[n], border.b >= 0 && border.b < material.regions ? 2 : 1);
  });
});

test("no border crosses another or itself", () => {
  const segments: [Point, Point, number, number][] = [];
  made.net.borders.forEach((border, n) => {
    for (let k = 1; k < border.points.length; k++) segments.push([border.points[k - 1]!, border.points[k]!, n, k]);
  });
  segments.sort((a, b) => Math.min(a[0][0], a[1][0]) - Math.min(b[0][0], b[1][0]));
  segments.forEach((one, n) => {
    const right = Math.max(one[0][0], one[1][0]);
    for (let k = n + 1; k < segments.length; k++) {
      const other = segments[k]!;
      if (Math.min(other[0][0], other[1][0]) > right) break;
      assert.ok(!cross(one[0], one[1], other[0], other[1]), `${one[2]}/${one[3]} and ${other[2]}/${other[3]} at ${one[0]}`);
    }
  });
});

test("no four regions meet in a point", () => {
  const meeting = new Map<string, Set<number>>();
  made.net.borders.forEach(({ a, b, points }) => {
    for (const end of [points[0]!, points[points.length - 1]!]) {
      const found = meeting.get(String(end)) ?? new Set();
      for (const place of [a, b]) if (place >= 0 && place < material.regions) found.add(place);
      meeting.set(String(end), found);
    }
  });
  for (const [at, found] of meeting) assert.ok(found.size <= 3, at);
});

test("names and pieces of a region have room inside it", () => {
  regions.forEach((place, region) => {
    const { ring, title, pieces } = made.spots[region]!;
    assert.ok(title.width >= 110, `${place.code}: ${title.width} for its name`);
    assert.ok(pieces.width >= 110, `${place.code}: ${pieces.width} for its pieces`);
    for (const shelf of [title, pieces]) {
      for (const side of [-0.5, 0, 0.5]) {
        assert.ok(inside([shelf.at[0] + side * shelf.width, shelf.at[1]], ring), place.code);
      }
    }
  });
});

test("wagons stand in the region that they are in", () => {
  material.trails.forEach((trail, n) => {
    trail.regions.forEach((region, k) => {
      assert.ok(inside(made.trails[n]!.stops[k]!, made.spots[region]!.ring), `${trail.name} ${regions[region]!.code}`);
    });
  });
});

test("wagons of two trails don't stand in one another", () => {
  const stops = made.trails.flatMap((trail) => trail.stops);
  stops.forEach((one, n) => {
    for (const other of stops.slice(n + 1)) {
      const apart = Math.abs(one[0] - other[0]) >= WAGON[0] || Math.abs(one[1] - other[1]) >= WAGON[1];
      assert.ok(apart, `${one} and ${other}`);
    }
  });
});

test("cubes make room for the wagons beside them", () => {
  regions.forEach((place, region) => {
    const wagons = material.trails.flatMap((trail, n) => trail.regions.flatMap((at, k) => (at === region ? [made.trails[n]!.stops[k]!] : [])));
    for (const armies of [[4], [4, 4], [5, 4, 2]]) {
      const cubes = material.armies.slice(0, 5).map((_, army) => material.places.map((_, n) => (n === region ? (armies[army] ?? 0) : 0)));
      const stands = groups(made, { ...view, cubes }, region, false, wagons);
      assert.equal(stands.length, armies.length);
      for (const { at, cubes, scale } of stands) {
        for (const [x, y] of wagons) {
          const [left, top, wide, high] = groupFrame(cubes).map((size) => size * scale) as [number, number, number, number];
          const sideways = Math.abs(at[0] + left + wide / 2 - x) - wide / 2;
          const upwards = Math.abs(at[1] + top + high / 2 - (y - 10)) - high / 2;
          assert.ok(sideways > 16 || upwards > 12, `${place.code}: ${cubes} cubes and a wagon`);
        }
      }
    }
  });
});

test("the plane is bent, not folded", () => {
  for (let x = 0; x <= 1500; x += 20) {
    for (let y = 0; y <= 1000; y += 20) {
      const [[ax, ay], [bx, by], [cx, cy]] = [warp([x, y]), warp([x + 1, y]), warp([x, y + 1])];
      assert.ok((bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0.3, `${x} ${y}`);
    }
  }
});

test("the land is the same each time", () => {
  assert.deepEqual(land(material), made);
});

test("names of rivers and trails keep off cubes, names of regions and the track", () => {
  const { rivers, trails } = nameLines(made, material);
  const names = [...rivers, ...trails].map((d) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y) - 6] as const));
  assert.equal(names.length, made.rivers.length + material.trails.length);
  const near = (one: Point, [x, y]: Point, wide: number, high: number): boolean => Math.abs(one[0] - x) < wide && Math.abs(one[1] - y) < high;
  for (const letters of names) {
    for (const at of letters.slice(2, -2)) {
      for (const { pieces, title } of made.spots.slice(0, material.regions)) {
        assert.ok(!near(at, pieces.at, 44, 30), `cubes at ${pieces.at}`);
        assert.ok(!near(at, title.at, 50, 12), `a name at ${title.at}`);
      }
      for (const space of made.spaces) assert.ok(!near(at, space.points[0]!, 12, 14), `the track at ${at}`);
    }
  }
});

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < -1e-9 && side(c, d, a) * side(c, d, b) < -1e-9;
}
