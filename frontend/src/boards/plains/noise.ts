import type { Point } from "./types";

/** A number that a text always gives: what is drawn with it is drawn alike each time. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16777619);
  return hash >>> 0;
}

/** A number from -1 to 1 for a whole number and a seed. */
export function chance(seed: number, n: number): number {
  let hash = Math.imul(seed ^ Math.imul(n + 0x9e37, 0x85ebca6b), 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2147483648 - 1;
}

/** Smooth noise from -1 to 1 along a line. */
function wave(seed: number, at: number): number {
  const n = Math.floor(at);
  const part = at - n;
  const eased = part * part * (3 - 2 * part);
  return chance(seed, n) * (1 - eased) + chance(seed, n + 1) * eased;
}

/** How far a hand goes astray: by wave length, how much. */
export type Hand = readonly (readonly [length: number, much: number])[];

/** The unevenness of a hand, at a distance along a line. */
export function uneven(seed: number, at: number, hand: Hand): number {
  let sum = 0;
  for (const [length, much] of hand) sum += much * wave(seed + Math.round(length), at / length);
  return sum;
}

/**
 * The plane made less like a grid: a gentle, smooth bending in which no two points become one (its derivative
 * stays far from zero), so that what is side by side stays so.
 */
export function warp([x, y]: Point): Point {
  const turn = 2 * Math.PI;
  const dx = 15 * Math.sin(turn * (y / 520) + 0.6) + 8 * Math.sin(turn * (x / 610 + y / 340) + 2.1);
  const dy = 15 * Math.sin(turn * (x / 760) + 1.1) + 8 * Math.sin(turn * (x / 410 - y / 700) + 0.4);
  return [x + dx, STRETCH * (y + dy)];
}

/** The land is drawn a little taller than the data have it: that makes room for pieces. */
export const STRETCH = 1.08;
