import type { Land } from "./geometry";
import type { PlainsMaterial } from "./types";

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place beside another one that lies most in the direction of an arrow key. */
export function neighbour(land: Land, material: PlainsMaterial, from: number, key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const [x, y] = land.spots[from]!.pieces.at;
  let best: number | null = null;
  let most = 0.3;
  for (const place of beside(material, from)) {
    const [dx, dy] = [land.spots[place]!.pieces.at[0] - x, land.spots[place]!.pieces.at[1] - y];
    const fits = (dx * way[0] + dy * way[1]) / (Math.hypot(dx, dy) || 1);
    if (fits > most) [best, most] = [place, fits];
  }
  return best;
}

function beside(material: PlainsMaterial, from: number): number[] {
  const known = material.places[from]!.adjacent;
  return material.places.map((_, n) => n).filter((n) => known.includes(n) || material.places[n]!.adjacent.includes(from));
}
