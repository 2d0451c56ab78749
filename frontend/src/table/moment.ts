/** A moment as an address tells it: a version, and whose views are counted (null: a spectator's). */
export interface Told {
  readonly version: number;
  readonly by: number | null;
  /** Through whose eyes it is seen, if not through the reader's own; null: a spectator's. */
  readonly eyes?: number | null;
}

const ALL = "all";

/** `#12` is the twelfth view of a spectator, `#12.0` that of seat 0; `@1`: as seat 1 saw it then, `@all`: as everybody. */
export function read(hash: string): Told | null {
  const found = /^#?(\d{1,9})(?:\.(\d))?(?:@(\d|all))?$/.exec(hash);
  if (!found || Number(found[1]) < 1) return null;
  const [, version, by, eyes] = found;
  const told = { version: Number(version), by: by === undefined ? null : Number(by) };
  return eyes === undefined ? told : { ...told, eyes: eyes === ALL ? null : Number(eyes) };
}

export function written({ version, by, eyes }: Told): string {
  return `#${version}${by === null ? "" : `.${by}`}${eyes === undefined ? "" : `@${eyes ?? ALL}`}`;
}
