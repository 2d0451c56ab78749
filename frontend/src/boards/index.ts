import { own } from "../store/own";
import type { BoardModule } from "./board";

/** A board module of some game, of whose view and material the page knows nothing. */
export type AnyModule = BoardModule<any, any, any>;

const modules: Record<string, () => Promise<AnyModule>> = {
  "indian-wars": async () => (await import("./indian-wars")).indianWars,
  "mystic-warriors": async () => (await import("./mystic-warriors")).mysticWarriors,
  "plains-indian-wars": async () => (await import("./plains")).plains,
};

/** The board of a game, fetched when it is wanted. */
export function boardOf(game: string): Promise<AnyModule> {
  const load = own(modules, game);
  if (!load) throw new Error(`There is no board for ${game}.`);
  return load();
}
