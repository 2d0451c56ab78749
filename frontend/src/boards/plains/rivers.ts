// The waters and heights of the land, ours: along the borders of the map where it has them (two codes), and by
// points of the material's plane where they leave them.
import { byHand, distance } from "./lines";
import { seedOf, warp, type Hand } from "./noise";
import { place } from "./read";
import type { Net } from "./borders";
import type { PlainsMaterial, Point } from "./types";

type Leg = readonly [string, string] | readonly Point[];

export interface River {
  readonly name: string;
  readonly points: readonly Point[];
  /** Where its name stands, as a part of its length. */
  readonly named: number;
}

const RIVERS: readonly { readonly name: string; readonly named: number; readonly legs: readonly Leg[] }[] = [
  {
    name: "Missouri",
    named: 0.3,
    legs: [["NE3", "N9"], ["NE3", "N10"], ["NE4", "N10"], ["NE4", "N11"], ["NE5", "N11"], ["N11", "N12"], ["N8", "N12"], ["N5", "N12"], [[1353, 345], [1352, 392], [1362, 440]]],
  },
  {
    name: "Platte",
    named: 0.62,
    legs: [["N2", "N6"], ["N2", "N7"], ["N3", "N7"], ["N4", "N7"], ["N4", "N8"], ["N5", "N8"]],
  },
  { name: "Arkansas", named: 0.24, legs: [["S3", "S7"], ["S4", "S7"], ["S4", "S8"], ["S5", "S8"], ["S5", "S12"]] },
  { name: "Canadian", named: 0.5, legs: [["S7", "S9"], ["S7", "S10"], ["S8", "S10"], ["S8", "S11"], ["S8", "S12"]] },
  { name: "Red", named: 0.45, legs: [["S10", "SE4"], ["S11", "SE4"], ["S11", "SE5"], ["S12", "SE5"]] },
  { name: "Pecos", named: 0.52, legs: [["S6", "S7"], ["S7", "S9"], ["S9", "S10"], [[704, 836], [694, 872], [708, 904], [716, 926]]] },
  {
    name: "Rio Grande",
    named: 0.34,
    legs: [["S6", "SE1"], ["S9", "SE1"], ["SE1", "SE2"], ["SE2", "mexico"], ["SE3", "mexico"], ["SE4", "mexico"], ["SE5", "mexico"]],
  },
];

/** Borders along which mountains stand. */
const RIDGES: readonly (readonly [string, string])[] = [
  ["NE1", "N9"],
  ["NE1", "N6"],
  ["S2", "S6"],
  ["S2", "S3"],
  ["S1", "S2"],
];

const WATER: Hand = [
  [46, 5],
  [21, 3],
  [9, 1],
];

function isPair(leg: Leg): leg is readonly [string, string] {
  return typeof leg[0] === "string";
}

/** Whether a river runs along the border of two places. */
export function flowing(material: PlainsMaterial): (a: number, b: number) => boolean {
  const found = new Set<string>();
  for (const river of RIVERS) {
    for (const leg of river.legs) {
      if (isPair(leg)) found.add(leg.map((code) => place(material, code)).sort((a, b) => a - b).join("|"));
    }
  }
  return (a, b) => found.has([a, b].sort((x, y) => x - y).join("|"));
}

/** The rivers as lines; a map that lacks a border lacks that stretch of its river. */
export function rivers(material: PlainsMaterial, land: Net): River[] {
  return RIVERS.map((river) => {
    const points: Point[] = [];
    const legs = river.legs.flatMap((leg) => (isPair(leg) ? bordersOf(material, land, leg) : [leg.map(warp)]));
    legs.forEach((leg, n) => {
      const last = points[points.length - 1];
      const next = legs[n + 1];
      const free = !isPair(river.legs[Math.min(n, river.legs.length - 1)]!) || leg.length < 6;
      points.push(...turned(leg, last, next, free ? seedOf(river.name) : null));
    });
    return { name: river.name, named: river.named, points };
  }).filter((river) => river.points.length > 1);
}

function turned(leg: readonly Point[], last: Point | undefined, next: readonly Point[] | undefined, seed: number | null): Point[] {
  const [first, end] = [leg[0]!, leg[leg.length - 1]!];
  if (last) {
    const way = distance(last, end) < distance(last, first) ? [...leg].reverse() : [...leg];
    return seed === null ? way : byHand([last, ...way], seed, WATER).slice(1);
  }
  const near = (point: Point): number => Math.min(...(next ?? []).map((other) => distance(point, other)));
  return next && near(first) < near(end) ? [...leg].reverse() : [...leg];
}

/** The borders of two places, if they have any. */
function bordersOf(material: PlainsMaterial, land: Net, pair: readonly [string, string]): (readonly Point[])[] {
  const [a, b] = [place(material, pair[0]), place(material, pair[1])];
  return land.borders
    .filter((border) => (border.a === a && border.b === b) || (border.a === b && border.b === a))
    .map((border) => border.points);
}

export function ridges(material: PlainsMaterial, land: Net): (readonly Point[])[] {
  return RIDGES.flatMap((pair) => bordersOf(material, land, pair));
}
