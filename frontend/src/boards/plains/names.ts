// Where names stand along rivers and trails: where they are in nobody's way.
import { beside, evenly, path } from "./lines";
import { setting } from "./land";
import type { Land } from "./geometry";
import type { PlainsMaterial, Point } from "./types";

interface Taken {
  readonly at: Point;
  readonly wide: number;
  readonly high: number;
  /** How bad letters there would be. */
  readonly worth: number;
}

/** By river and by trail, the line of its name. */
export interface Lines {
  readonly rivers: readonly string[];
  readonly trails: readonly string[];
}

const STEP = 12;
// Room for a letter when the map is seen from far off, and the lettering is at its largest.
const RIVER = 13;
const TRAIL = 11;
const OVER = -5; // of a name's foot from its line
const UNDER = 18;
const MIDDLE = -6; // of its letters from their foot

export function nameLines(land: Land, material: PlainsMaterial): Lines {
  const taken: Taken[] = [];
  land.spots.forEach((spot, n) => {
    const { long } = setting(material.places[n]!.name, spot.title.width);
    taken.push({ at: spot.title.at, wide: long / 2 + 44, high: 20, worth: 6 });
    taken.push({ at: spot.pieces.at, wide: 72, high: 38, worth: 3 }, { at: spot.pieces.at, wide: 44, high: 36, worth: 4 });
  });
  for (const trail of land.trails) for (const at of trail.stops) taken.push({ at, wide: 34, high: 28, worth: 5 });
  for (const space of land.spaces) taken.push({ at: space.points[0]!, wide: 20, high: 18, worth: 8 });
  for (const { points } of land.net.borders) {
    for (const at of [points[0]!, points[points.length - 1]!]) taken.push({ at, wide: 18, high: 18, worth: 3 });
  }
  const trails = material.trails.map((trail, n) => line(land.trails[n]!.points, trail.title.length * TRAIL, 0.45, taken));
  const rivers = land.rivers.map((river) => line(river.points, river.name.length * RIVER, river.named, taken));
  return { rivers, trails };
}

/** The line for a name of a length over or under some points, and what it takes up from now on. */
function line(points: readonly Point[], long: number, liked: number, taken: Taken[]): string {
  const smooth = smoothed(evenly(points, STEP));
  const size = Math.ceil((long + 16) / STEP);
  let best = { from: 0, off: OVER };
  let least = Infinity;
  for (const off of [OVER, UNDER]) {
    for (let from = 0; from + size < smooth.length; from++) {
      const letters = piece(smooth, from, size, off + MIDDLE);
      const cost = costOf(letters, taken) + Math.abs((from + size / 2) / smooth.length - liked) * 5 + (off === UNDER ? 2 : 0);
      if (cost < least) [least, best] = [cost, { from, off }];
    }
  }
  const found = piece(smooth, Math.max(0, best.from - 1), size + 2, best.off);
  for (const [x, y] of found) taken.push({ at: [x, y + MIDDLE], wide: 14, high: 16, worth: 5 });
  return path(found);
}

function costOf(found: readonly Point[], taken: readonly Taken[]): number {
  let cost = 0;
  found.forEach(([x, y], n) => {
    for (const { at, wide, high, worth } of taken) if (Math.abs(x - at[0]) < wide && Math.abs(y - at[1]) < high) cost += worth;
    const [next, after] = [found[n + 1], found[n + 2]];
    if (!next || !after) return;
    const [a, b] = [Math.atan2(next[1] - y, next[0] - x), Math.atan2(after[1] - next[1], after[0] - next[0])];
    cost += Math.abs(b - a) * 2.5 + Math.abs(Math.sin(a)) * 0.6;
  });
  return cost;
}

/** Without the small turns, which letters can't follow. */
function smoothed(points: readonly Point[]): Point[] {
  return points.map((_, n) => {
    const around = points.slice(Math.max(0, n - 2), n + 3);
    return [around.reduce((sum, point) => sum + point[0], 0) / around.length, around.reduce((sum, point) => sum + point[1], 0) / around.length];
  });
}

/** A piece of a line, read from left to right, moved off it. */
function piece(smooth: readonly Point[], from: number, size: number, off: number): Point[] {
  const found = smooth.slice(from, from + size + 1);
  if (found[found.length - 1]![0] < found[0]![0]) found.reverse();
  return beside(found, off);
}
