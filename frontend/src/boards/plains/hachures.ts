// Hills as engravers draw them: strokes down the slopes.
import { along, byHand, distance, lengthOf, normal } from "./lines";
import { chance, seedOf } from "./noise";
import type { Land } from "./geometry";
import type { Point } from "./types";

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Strokes down both sides of a ridge, longer on its lee side. */
function ridge(points: readonly Point[], seed: number, high: number): string {
  const whole = lengthOf(points);
  let d = "";
  for (let far = 2, n = 0; far < whole - 2; far += 1.7, n++) {
    const at = along(points, far);
    const [nx, ny] = normal(along(points, Math.max(0, far - 3)), along(points, Math.min(whole, far + 3)));
    const swell = Math.sin((Math.PI * far) / whole) ** 0.6 * (0.75 + 0.35 * chance(seed, n));
    const lean = chance(seed + 7, n) * 1.6;
    const side = n % 2 ? -0.7 : 1;
    const down = high * swell * side;
    d += `M${short(at[0] + nx * side)} ${short(at[1] + ny * side)}l${short(nx * down + lean)} ${short(ny * down + Math.abs(down) * 0.18)}`;
  }
  return d;
}

/** The ranges that the map's borders follow. */
export function ranges(land: Land): string {
  return land.ridges.map((points, n) => ridge(points, 31 + n, 9)).join("");
}

/** The Rockies: short ranges beside one another, with gaps where pieces stand and where the track goes. */
export function rockies(land: Land, free: (at: Point) => boolean): string {
  let d = "";
  for (let range = 0; range < 4; range++) {
    let line: Point[] = [];
    for (let n = 0, y = 16 + range * 9; y < land.height; y += 15, n++) {
      const seed = seedOf(`rockies ${range} ${n}`);
      const at: Point = [30 + range * 45 + 9 * Math.sin(y / 61 + range * 2) + 7 * chance(seed, 1), y];
      const ends = chance(seed, 2) > 0.72 && line.length > 3;
      if (free(at) && !ends) line.push(at);
      else {
        d += stretch(line, seed);
        line = [];
      }
    }
    d += stretch(line, range);
  }
  return d;
}

/** A range, if it is long enough for one. */
function stretch(line: readonly Point[], seed: number): string {
  return line.length < 3 ? "" : ridge(byHand(line, seed, [[17, 4], [7, 1.5]]), seed, 13 + 3 * chance(seed, 5));
}

/** A round mass of hills. */
export function hills(middle: Point, wide: number, seed: number): string {
  let d = "";
  for (let n = 0; n < 46; n++) {
    const turn = (2 * Math.PI * n) / 46 + chance(seed, n) * 0.05;
    for (const [from, to] of [[0.3, 0.58], [0.68, 1]] as const) {
      if (from < 0.5 && n % 2) continue;
      const near = wide * (from + 0.06 * chance(seed + 3, n));
      const far = wide * (to + 0.12 * chance(seed + 5, n));
      const [cx, cy] = [Math.cos(turn) * 0.8, Math.sin(turn)];
      d += `M${short(middle[0] + cx * near)} ${short(middle[1] + cy * near)}L${short(middle[0] + cx * far)} ${short(middle[1] + cy * far)}`;
    }
  }
  return d;
}

/** Dots for sand, within a ring. */
export function sand(middle: Point, wide: number, high: number, seed: number): string {
  let d = "";
  for (let n = 0; n < 150; n++) {
    const at: Point = [middle[0] + wide * chance(seed, 2 * n), middle[1] + high * chance(seed, 2 * n + 1)];
    if (distance([at[0] / wide, at[1] / high], [middle[0] / wide, middle[1] / high]) > 1) continue;
    d += `M${short(at[0])} ${short(at[1])}h.1`;
  }
  return d;
}
