/** What the page has to know of a match file to ask where it goes on and who plays; the server checks the rest. */
export interface MatchFile {
  readonly game: string;
  readonly players: readonly string[];
  readonly steps: number;
  readonly document: { [k: string]: unknown };
}

export const LARGEST = 4 * 2 ** 20 - 4096; // bytes; the server takes requests of 4 MiB

/** The match that a text holds, or null if it is none. */
export function matchFile(text: string): MatchFile | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  if (document === null || typeof document !== "object") return null;
  const { kind, game, players, entries } = document as Record<string, unknown>;
  if (kind !== "tallgrass-match" || typeof game !== "string" || !Array.isArray(players) || !Array.isArray(entries)) return null;
  if (!players.every((player): player is string => typeof player === "string")) return null;
  return { game, players, steps: entries.length, document: { ...document } };
}
