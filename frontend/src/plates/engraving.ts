// A burin for SVG: paths made of lines that swell where it is dark, as engravers made sky, water and slopes.

export type Point = readonly [number, number];

/** Chance that is the same each time, so that a picture looks the same each time. */
export function unevenness(seed: number): () => number {
  let at = seed >>> 0;
  return () => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const one = (value: number): string => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point): string => `${one(x)} ${one(y)}`;

/** A line through points. */
export const line = (points: readonly Point[]): string => `M${points.map(at).join("L")}`;

/** A line that bends from one point to the next. */
export function bent(points: readonly Point[]): string {
  const middle = ([x0, y0]: Point, [x1, y1]: Point): Point => [(x0 + x1) / 2, (y0 + y1) / 2];
  const turns = points.slice(1, -1).map((point, n) => {
    const next = points[n + 2]!;
    return `Q${at(point)} ${at(n === points.length - 3 ? next : middle(point, next))}`;
  });
  return `M${at(points[0]!)}${turns.join("")}`;
}

/** A closed form. */
export const form = (points: readonly Point[]): string => `${line(points)}Z`;

interface Ruling {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  /** How far the lines lie apart at a height. */
  readonly gap: (y: number) => number;
  /** How dark it is, 0 to 1. */
  readonly tone: (x: number, y: number) => number;
  /** How far a line strays from straight. */
  readonly stray?: (x: number, y: number) => number;
}

const STEP = 8;
const FINEST = 0.22; // thinner than this a line breaks off

/** Level lines that swell with the tone: sky and water. One filled path. */
export function ruled(ruling: Ruling): string {
  const parts: string[] = [];
  for (let y = ruling.top; y <= ruling.bottom; y += ruling.gap(y)) {
    let upper: Point[] = [];
    let lower: Point[] = [];
    const lift = (): void => {
      if (upper.length > 1) parts.push(form([...upper, ...lower.reverse()]));
      upper = [];
      lower = [];
    };
    for (let x = ruling.from; x <= ruling.to; x += STEP) {
      const half = (ruling.tone(x, y) * ruling.gap(y)) / 2;
      if (half * 2 < FINEST) lift();
      else {
        const middle = y + (ruling.stray?.(x, y) ?? 0);
        upper.push([x, middle - half]);
        lower.push([x, middle + half]);
      }
    }
    lift();
  }
  return parts.join("");
}

/** The height of a ridge at x, between its points. */
function height(ridge: readonly Point[], x: number): number {
  for (let n = 1; n < ridge.length; n++) {
    const [x0, y0] = ridge[n - 1]!;
    const [x1, y1] = ridge[n]!;
    if (x <= x1) return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0 || 1);
  }
  return ridge.at(-1)![1];
}

/** A ridge made uneven between its points. */
export function rugged(ridge: readonly Point[], by: number, chance: () => number): Point[] {
  const made: Point[] = [ridge[0]!];
  for (let n = 1; n < ridge.length; n++) {
    const [x0, y0] = ridge[n - 1]!;
    const [x1, y1] = ridge[n]!;
    const steps = Math.max(1, Math.round(Math.abs(x1 - x0) / 9));
    for (let step = 1; step <= steps; step++) {
      const part = step / steps;
      const stray = step === steps ? 0 : (chance() - 0.5) * by;
      made.push([x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + stray]);
    }
  }
  return made;
}

/** Hachures: strokes from a ridge down its shaded side. */
export function hachures(ridge: readonly Point[], lean: number, length: number, gap: number, chance: () => number): string {
  const parts: string[] = [];
  const from = ridge[0]![0];
  const to = ridge.at(-1)![0];
  for (let x = from; x <= to; x += gap * (0.7 + chance() * 0.6)) {
    const y = height(ridge, x);
    const falls = height(ridge, x + 4) - height(ridge, x - 4) > 0; // the light comes from the left
    const long = length * (falls ? 1 : 0.28) * (0.55 + chance() * 0.6);
    const bend = lean * long * (0.7 + chance() * 0.6);
    parts.push(`M${at([x, y + 1])}q${at([bend * 0.3, long * 0.5])} ${at([bend, long])}`);
  }
  return parts.join("");
}

/** Blades of grass along a ground line, those in front higher. */
export function grass(from: number, to: number, ground: number, high: number, count: number, chance: () => number): string {
  const parts: string[] = [];
  for (let n = 0; n < count; n++) {
    const x = from + chance() * (to - from);
    const tall = high * (0.35 + chance() * 0.65);
    const bend = (chance() - 0.35) * tall * 0.7;
    const root = ground + (chance() - 0.6) * high * 0.5;
    parts.push(`M${at([x, root])}q${at([bend * 0.1, -tall * 0.6])} ${at([bend, -tall])}`);
  }
  return parts.join("");
}

/** How near a point is to a centre, 1 there and 0 at the rim of an ellipse: light and clouds. */
export function near(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  return Math.max(0, 1 - Math.hypot((x - cx) / rx, (y - cy) / ry));
}

/** A cloud: an ellipse with a billowing upper rim and a flat foot. */
export function cloud(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const billow = (Math.sin((x - cx) / 15) * 0.2 + Math.sin((x + cy) / 6.5) * 0.1 + Math.sin((x + cx) / 34) * 0.22) * ry;
  const below = y > cy + billow * 0.4;
  return Math.min(1, 2.2 * near(x, y + billow, cx, cy, rx, below ? ry * 0.45 : ry));
}
