/** A moment as an address tells it: a version, and whose views are counted (null: a spectator's). */
export interface Told {
  readonly version: number;
  readonly by: number | null;
}

/** `#12` is the twelfth view of a spectator, `#12.0` that of seat 0. */
export function read(hash: string): Told | null {
  const found = /^#?(\d{1,9})(?:\.(\d))?$/.exec(hash);
  if (!found || Number(found[1]) < 1) return null;
  return { version: Number(found[1]), by: found[2] === undefined ? null : Number(found[2]) };
}

export function written({ version, by }: Told): string {
  return by === null ? `#${version}` : `#${version}.${by}`;
}
