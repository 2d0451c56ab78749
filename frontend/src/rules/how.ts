import { own } from "../store/own";

/** A short page on how to play: what a newcomer has to know, in our own words. Ids in brackets lead to the rules. */
export interface How {
  readonly parts: readonly Part[];
}

export interface Part {
  readonly title: string;
  readonly text?: readonly string[];
  /** What stands in a list below the text, each with its name. */
  readonly points?: readonly (readonly [string, string])[];
  /** What follows the list. */
  readonly after?: string;
}

/** All that a part says, to search it. */
export function allOf(part: Part): string[] {
  return [part.title, ...(part.text ?? []), ...(part.points ?? []).flat(), part.after ?? ""];
}

const pages: Readonly<Record<string, () => Promise<{ readonly how: How }>>> = {
  "indian-wars": () => import("./indian-wars"),
  "mystic-warriors": () => import("./mystic-warriors"),
  "plains-indian-wars": () => import("./plains-indian-wars"),
};

/** The page of a game, or null if it has none. */
export async function howToPlay(game: string): Promise<How | null> {
  return (await own(pages, game)?.())?.how ?? null;
}
