import { own } from "../store/own";
import type { BoardModule } from "./board";

/** A board module of some game, of whose view and material the page knows nothing. */
export type AnyModule = BoardModule<any, any, any>;

/** Each with the element that draws it. */
const modules: Record<string, () => Promise<AnyModule>> = {
  "indian-wars": async () => {
    const [{ indianWars }] = await Promise.all([import("./indian-wars/module"), import("./indian-wars/board")]);
    return indianWars;
  },
  "mystic-warriors": async () => {
    const [{ mysticWarriors }] = await Promise.all([import("./mystic-warriors/module"), import("./mystic-warriors/board")]);
    return mysticWarriors;
  },
  "plains-indian-wars": async () => {
    const [{ plains }] = await Promise.all([import("./plains/module"), import("./plains/board")]);
    return plains;
  },
};

/** The board of a game, fetched when it is wanted. */
export function boardOf(game: string): Promise<AnyModule> {
  const load = own(modules, game);
  if (!load) throw new Error(`There is no board for ${game}.`);
  return load();
}
