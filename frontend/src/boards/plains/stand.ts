// Where pieces stand in a place, and how.
import { svg, type SVGTemplateResult } from "lit";
import { count, group, groupWidth, wagon } from "./pieces";
import { find, standing } from "./read";
import type { Land } from "./geometry";
import type { PlainsView, Point } from "./types";

export interface Standing {
  readonly army: number;
  readonly cubes: number;
  /** Of them: have moved on the card in play. */
  readonly moved: number;
  readonly at: Point;
  readonly scale: number;
}

const APART = 6;
const LARGE = 1.36; // cubes on the map
const FAR = 1.9; // seen from afar

/** The cubes in a place, each faction beside the next; smaller if there is little room. */
export function groups(land: Land, view: PlainsView, place: number, far: boolean): Standing[] {
  const counts = standing(view, place);
  const marching = find(view, "March") !== null; // afterwards it doesn't matter who has moved
  const there = counts.map((cubes, army) => ({ army, cubes, moved: marching ? (view.moved[army]?.[place] ?? 0) : 0 })).filter(({ cubes }) => cubes > 0);
  if (!there.length) return [];
  const { at, width } = land.spots[place]!.pieces;
  const room = width - 8;
  const each = room < 100 ? 1 : room < 150 ? 2 : 5; // in narrow boxes one below the other
  const rows: (typeof there)[] = [];
  for (let n = 0; n < there.length; n += each) rows.push(there.slice(n, n + each));
  return rows.flatMap((row, n) => {
    const y = at[1] + (n - (rows.length - 1) / 2) * 54;
    return inRow(row, [at[0], y], room, far ? FAR : LARGE);
  });
}

type Counted = Pick<Standing, "army" | "cubes" | "moved">;

function inRow(row: readonly Counted[], at: Point, room: number, most: number): Standing[] {
  const widths = row.map(({ cubes }) => groupWidth(cubes));
  const whole = widths.reduce((sum, width) => sum + width, 0) + APART * (row.length - 1);
  const scale = Math.min(most, Math.max(0.6, room / whole));
  let x = at[0] - (whole * scale) / 2;
  return row.map((counted, n) => {
    const middle = x + (widths[n]! * scale) / 2;
    x += (widths[n]! + APART) * scale;
    return { ...counted, at: [middle, at[1]], scale };
  });
}

export function drawGroup(stand: Standing): SVGTemplateResult {
  return group(stand.army, stand.cubes, stand.moved);
}

/** Wagons at a stop: one is drawn, more have a number. */
export function drawWagons(wagons: number): SVGTemplateResult {
  return svg`<g transform="translate(-16 -17)">${wagon()}</g>${wagons > 1 ? count(13, -13, wagons) : ""}`;
}

export const move = ([x, y]: Point, scale = 1): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? "" : ` scale(${scale.toFixed(2)})`}`;
