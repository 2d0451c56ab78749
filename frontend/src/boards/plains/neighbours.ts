import type { Land } from "./geometry";
import { distance } from "./lines";
import type { PlainsMaterial, Point } from "./types";

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
    const to = towards(land, material, place, [x, y]);
    const [dx, dy] = [to[0] - x, to[1] - y];
    const fits = (dx * way[0] + dy * way[1]) / (Math.hypot(dx, dy) || 1);
    if (fits > most) [best, most] = [place, fits];
  }
  return best;
}

/** The middle of a region; of a wide box what is nearest. */
function towards(land: Land, material: PlainsMaterial, place: number, from: Point): Point {
  const { ring, pieces } = land.spots[place]!;
  if (place < material.regions) return pieces.at;
  return ring.reduce((best, point) => (distance(point, from) < distance(best, from) ? point : best));
}

function beside(material: PlainsMaterial, from: number): number[] {
  const known = material.places[from]!.adjacent;
  return material.places.map((_, n) => n).filter((n) => known.includes(n) || material.places[n]!.adjacent.includes(from));
}
