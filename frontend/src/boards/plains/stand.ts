// Where pieces stand in a place, and how.
import { svg, type SVGTemplateResult } from "lit";
import { count, group, groupWidth, wagon } from "./pieces";
import { find, standing } from "./read";
import { WAGON, type Land, type Shelf } from "./geometry";
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
const HIGHER = 14; // where a stack stands over a name
const LARGE = 1.36; // cubes on the map
const FAR = 1.9; // seen from afar

/** The cubes in a place, each faction beside the next; smaller if there is little room between its wagons. */
export function groups(land: Land, view: PlainsView, place: number, far: boolean, wagons: readonly Point[] = []): Standing[] {
  const counts = standing(view, place);
  const marching = find(view, "March") !== null; // afterwards it doesn't matter who has moved
  const there = counts.map((cubes, army) => ({ army, cubes, moved: marching ? (view.moved[army]?.[place] ?? 0) : 0 })).filter(({ cubes }) => cubes > 0);
  if (!there.length) return [];
  const { pieces, title } = land.spots[place]!;
  const up = title.at[1] > pieces.at[1] && there.some(({ cubes }) => cubes > 4) ? HIGHER : 0;
  const { width } = pieces;
  const at: Point = [pieces.at[0], pieces.at[1] - up];
  const sides = between({ ...pieces, at }, wagons, far);
  const room = width - 8;
  const each = room < 100 ? 1 : room < 150 ? 2 : 5; // in narrow boxes one below the other
  const rows: (typeof there)[] = [];
  for (let n = 0; n < there.length; n += each) rows.push(there.slice(n, n + each));
  return rows.flatMap((row, n) => {
    const y = at[1] + (n - (rows.length - 1) / 2) * 54;
    return inRow(row, [at[0], y], sides, far ? FAR : LARGE);
  });
}

/** How far west and east cubes may stand for the wagons beside them. */
function between({ at, width }: Shelf, wagons: readonly Point[], far: boolean): Point {
  const half = (far ? 1 : 0.8) * (WAGON[0] / 2);
  const level = wagons.filter(([, y]) => Math.abs(y - 10 - at[1]) < WAGON[1]);
  const west = Math.max(at[0] - width / 2 + 4, ...level.filter(([x]) => x < at[0]).map(([x]) => x + half));
  const east = Math.min(at[0] + width / 2 - 4, ...level.filter(([x]) => x >= at[0]).map(([x]) => x - half));
  return [west, east];
}

type Counted = Pick<Standing, "army" | "cubes" | "moved">;

/** Around a point, or as near to it as there is room. */
function inRow(row: readonly Counted[], at: Point, [west, east]: Point, most: number): Standing[] {
  const widths = row.map(({ cubes }) => groupWidth(cubes));
  const whole = widths.reduce((sum, width) => sum + width, 0) + APART * (row.length - 1);
  const scale = Math.min(most, Math.max(0.6, (east - west) / whole));
  const half = (whole * scale) / 2;
  let x = Math.min(Math.max(at[0], west + half), Math.max(east - half, west + half)) - half;
  return row.map((counted, n) => {
    const middle = x + (widths[n]! * scale) / 2;
    x += (widths[n]! + APART) * scale;
    return { ...counted, at: [middle, at[1]], scale };
  });
}

export function drawGroup(stand: Standing): SVGTemplateResult {
  return group(stand.army, stand.cubes, stand.moved);
}

const AROUND = "M5 13C3 7 5 3 8 2.5 13 .8 21 .8 26 2.5 29 3.5 30 8 28.5 13L30 18 24 22H8L2 17Z"; // a wagon

/** Wagons at a stop: one is drawn, more have a number. */
export function drawWagons(wagons: number): SVGTemplateResult {
  return svg`<g transform="translate(-16 -17)"><path class="clear" d=${AROUND}/>${wagon()}</g>${wagons > 1 ? count(13, -13, wagons) : ""}`;
}

export const move = ([x, y]: Point, scale = 1): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)})${scale === 1 ? "" : ` scale(${scale.toFixed(2)})`}`;
