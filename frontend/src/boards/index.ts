import type { BoardModule } from "./board";

/** A board module of some game, of whose view and material the page knows nothing. */
export type AnyModule = BoardModule<any, any, any>;

const modules: Record<string, () => Promise<AnyModule>> = {
  "indian-wars": async () => (await import("./indian-wars/module")).indianWars,
  "mystic-warriors": async () => (await import("./mystic-warriors/module")).mysticWarriors,
  "plains-indian-wars": async () => (await import("./plains/module")).plains,
};

/** The board of a game, fetched when it is wanted. */
export function boardOf(game: string): Promise<AnyModule> {
  const load = modules[game];
  if (!load) throw new Error(`There is no board for ${game}.`);
  return load();
}
