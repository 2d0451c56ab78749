import { uneven, type Hand } from "./noise";
import type { Point } from "./types";

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let n = 1; n < points.length; n++) sum += distance(points[n - 1]!, points[n]!);
  return sum;
}

/** The point at a distance along a line. */
export function along(points: readonly Point[], far: number): Point {
  let left = far;
  for (let n = 1; n < points.length; n++) {
    const step = distance(points[n - 1]!, points[n]!);
    if (left <= step) return between(points[n - 1]!, points[n]!, step ? left / step : 0);
    left -= step;
  }
  return points[points.length - 1]!;
}

/** The same line with points at even distances, about so far apart. */
export function evenly(points: readonly Point[], apart: number): Point[] {
  const whole = lengthOf(points);
  const steps = Math.max(1, Math.round(whole / apart));
  const made: Point[] = [points[0]!];
  for (let n = 1; n < steps; n++) made.push(along(points, (whole * n) / steps));
  made.push(points[points.length - 1]!);
  return made;
}

/** A round line through points. */
export function curve(points: readonly Point[], apart: number): Point[] {
  const made: Point[] = [points[0]!];
  for (let n = 0; n + 1 < points.length; n++) {
    const [b, c] = [points[n]!, points[n + 1]!];
    const [a, d] = [points[n - 1] ?? b, points[n + 2] ?? c];
    const steps = Math.max(1, Math.round(distance(b, c) / apart));
    for (let k = 1; k < steps; k++) made.push(spline(a, b, c, d, k / steps));
    made.push(c);
  }
  return made;
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const of = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t);
  return [of(0), of(1)];
}

/** The line as an unsteady hand draws it; its ends stay where they are. */
export function byHand(points: readonly Point[], seed: number, hand: Hand): Point[] {
  const round = curve(points, 4);
  const whole = lengthOf(round);
  let far = 0;
  return round.map((point, n) => {
    if (n === 0 || n === round.length - 1) return point;
    far += distance(round[n - 1]!, point);
    const [nx, ny] = normal(round[n - 1]!, round[n + 1]!);
    const tied = Math.min(1, far / 18, (whole - far) / 18);
    const off = tied * uneven(seed, far, hand);
    return [point[0] + nx * off, point[1] + ny * off];
  });
}

/** The direction across a line, of length one. */
export function normal(a: Point, b: Point): Point {
  const far = distance(a, b) || 1;
  return [-(b[1] - a[1]) / far, (b[0] - a[0]) / far];
}

/** The line moved sideways. */
export function beside(points: readonly Point[], off: number): Point[] {
  return points.map((point, n) => {
    const [nx, ny] = normal(points[n - 1] ?? point, points[n + 1] ?? point);
    return [point[0] + nx * off, point[1] + ny * off];
  });
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let within = false;
  for (let n = 0, last = ring.length - 1; n < ring.length; last = n++) {
    const [ax, ay] = ring[n]!;
    const [bx, by] = ring[last]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The line as an SVG path has it. */
export function path(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}${closed ? "Z" : ""}`;
}
