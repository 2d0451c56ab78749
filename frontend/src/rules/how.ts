/** A short page on how to play: what a newcomer has to know, in our own words. Ids in brackets lead to the rules. */
export interface How {
  readonly parts: readonly { readonly title: string; readonly text: readonly string[] }[];
}

const pages: Readonly<Record<string, () => Promise<{ readonly how: How }>>> = {
  "indian-wars": () => import("./indian-wars"),
  "mystic-warriors": () => import("./mystic-warriors"),
  "plains-indian-wars": () => import("./plains-indian-wars"),
};

/** The page of a game, or null if it has none. */
export async function howToPlay(game: string): Promise<How | null> {
  return (await pages[game]?.())?.how ?? null;
}
