// The outlines of the material's regions as a net of borders: each is made once, from its two ends, and belongs
// to the two that it parts. Then the net is bent, relaxed like the edges of soap (so that corners open into
// forks and nothing looks like bricks), and drawn by hand.
import { byHand, curve, distance, evenly } from "./lines";
import { seedOf, warp, type Hand } from "./noise";
import type { PlainsMaterial, Point } from "./types";

/** What is on the other side of a border that is no place. */
export const TRACK = -1;
const EDGE = -2;

/** A line between two places, or a place and the track or the edge of the map; `a` is a region. */
export interface Border {
  readonly a: number;
  readonly b: number;
  readonly points: readonly Point[];
}

/** The borders around a region in their order; those marked are to be walked backwards. */
interface Outline {
  readonly parts: readonly (readonly [border: number, backwards: boolean])[];
  readonly ring: readonly Point[];
}

export interface Net {
  readonly borders: readonly Border[];
  readonly outlines: readonly Outline[];
}

const LAND: Hand = [
  [58, 4.2],
  [25, 2.4],
  [11, 1.1],
  [5, 0.5],
];
const WATER: Hand = [
  [46, 5.5],
  [21, 3.2],
  [9, 1],
];
const APART = 16; // of the points that are relaxed
const ROUNDS = 34;

interface Knot {
  at: [number, number];
  tied: boolean;
  readonly beside: Knot[];
}

interface Strand {
  readonly a: number;
  readonly b: number;
  readonly key: string;
  readonly raw: readonly Point[];
  knots: Knot[];
}

const keyOf = (point: Point): string => `${point[0]},${point[1]}`;

/** The net of a map; `flows` says which borders are rivers and wind more. */
export function net(material: PlainsMaterial, flows: (a: number, b: number) => boolean): Net {
  const { strands, rings } = cut(material);
  relax(knotted(strands));
  const borders = strands.map((strand) => ({ a: strand.a, b: strand.b, points: drawn(strand, flows) }));
  const outlines = rings.map((parts) => ({ parts, ring: ringOf(parts, borders) }));
  return { borders, outlines };
}

// --- from outlines to strands

type Parts = (readonly [number, boolean])[];

function cut(material: PlainsMaterial): { strands: Strand[]; rings: Parts[] } {
  const sides = sidesOf(material);
  const strands: Strand[] = [];
  const known = new Map<string, number>();
  const rings = material.places.slice(0, material.regions).map((place, region) => {
    const ring = place.polygon as readonly Point[];
    const other = ring.map((point, n) => across(material, sides, region, point, ring[(n + 1) % ring.length]!));
    const starts = other.map((_, n) => n).filter((n) => other[n] !== other[(n + ring.length - 1) % ring.length]);
    if (!starts.length) starts.push(0);
    return starts.map((start, k) => {
      const until = starts[(k + 1) % starts.length]!;
      const raw: Point[] = [ring[start]!];
      for (let n = start; ; ) {
        n = (n + 1) % ring.length;
        raw.push(ring[n]!);
        if (n === until) break;
      }
      return strandOf(strands, known, region, other[start]!, raw);
    });
  });
  return { strands, rings };
}

/** By side of a polygon, as a key, the regions that have it. */
function sidesOf(material: PlainsMaterial): Map<string, number[]> {
  const sides = new Map<string, number[]>();
  material.places.slice(0, material.regions).forEach((place, region) => {
    const ring = place.polygon as readonly Point[];
    ring.forEach((point, n) => {
      const key = sideKey(point, ring[(n + 1) % ring.length]!);
      sides.set(key, [...(sides.get(key) ?? []), region]);
    });
  });
  return sides;
}

function sideKey(a: Point, b: Point): string {
  return [keyOf(a), keyOf(b)].sort().join(" ");
}

function across(material: PlainsMaterial, sides: Map<string, number[]>, region: number, a: Point, b: Point): number {
  const shared = sides.get(sideKey(a, b))!.find((other) => other !== region);
  if (shared !== undefined) return shared;
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const spaces = material.railroad.filter((space) => space.north === region || space.south === region);
  if (spaces.some((space) => Math.abs(space.y - y) <= 16)) return TRACK;
  const near = material.places.findIndex((place) => {
    if (place.rect === null || !place.adjacent.includes(region)) return false;
    const [left, top, right, bottom] = place.rect;
    return x > left - 24 && x < right + 24 && y > top - 24 && y < bottom + 24;
  });
  return near < 0 || onlyTouches(material, near) ? EDGE : near;
}

/** A town touches its regions by roads, not along a border. */
function onlyTouches(material: PlainsMaterial, place: number): boolean {
  const [left, top, right, bottom] = material.places[place]!.rect!;
  return Math.max(right - left, bottom - top) < 300;
}

function strandOf(strands: Strand[], known: Map<string, number>, region: number, other: number, raw: Point[]): readonly [number, boolean] {
  const ends = [keyOf(raw[0]!), keyOf(raw[raw.length - 1]!)];
  const faces = [region, other].sort((a, b) => a - b).join("|");
  const key = `${faces} ${[...ends].sort().join(" ")}`;
  const found = known.get(key);
  if (found !== undefined) return [found, keyOf(strands[found]!.raw[0]!) !== ends[0]];
  known.set(key, strands.length);
  strands.push({ a: region, b: other, key, raw, knots: [] });
  return [strands.length - 1, false];
}

// --- bent and relaxed

function knotted(strands: Strand[]): Knot[] {
  const ends = new Map<string, Knot>();
  const all: Knot[] = [];
  const made = (at: Point, tied: boolean): Knot => {
    const knot: Knot = { at: [at[0], at[1]], tied, beside: [] };
    all.push(knot);
    return knot;
  };
  for (const strand of strands) {
    const still = strand.b === TRACK;
    const points = evenly(strand.raw, APART).map(warp);
    strand.knots = points.map((point, n) => {
      if (n > 0 && n < points.length - 1) return made(point, still);
      const key = keyOf(n ? strand.raw[strand.raw.length - 1]! : strand.raw[0]!);
      const knot = ends.get(key) ?? made(point, false);
      ends.set(key, knot);
      knot.tied ||= still;
      return knot;
    });
    strand.knots.forEach((knot, n) => {
      for (const other of [strand.knots[n - 1], strand.knots[n + 1]]) if (other) knot.beside.push(other);
    });
  }
  for (const knot of ends.values()) if (knot.beside.length < 3) knot.tied = true; // the map's own corners
  return all;
}

function relax(knots: Knot[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    const next = knots.map((knot): [number, number] => {
      if (knot.tied) return knot.at;
      const count = knot.beside.length;
      const x = knot.beside.reduce((sum, other) => sum + other.at[0], 0) / count;
      const y = knot.beside.reduce((sum, other) => sum + other.at[1], 0) / count;
      return [(knot.at[0] + x) / 2, (knot.at[1] + y) / 2];
    });
    knots.forEach((knot, n) => (knot.at = next[n]!));
  }
}

// --- drawn

function drawn(strand: Strand, flows: (a: number, b: number) => boolean): Point[] {
  const points = strand.knots.map((knot): Point => knot.at);
  if (strand.b === TRACK) return curve(points, 8).map(rounded);
  return byHand(points, seedOf(strand.key), flows(strand.a, strand.b) ? WATER : LAND).map(rounded);
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

function ringOf(parts: Parts, borders: readonly Border[]): Point[] {
  const ring: Point[] = [];
  for (const [border, backwards] of parts) {
    const points = [...borders[border]!.points];
    if (backwards) points.reverse();
    ring.push(...(ring.length && distance(ring[ring.length - 1]!, points[0]!) < 0.2 ? points.slice(1) : points));
  }
  if (distance(ring[0]!, ring[ring.length - 1]!) < 0.2) ring.pop();
  return ring;
}
