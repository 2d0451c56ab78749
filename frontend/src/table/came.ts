import type { AnyModule } from "../boards/index";
import type { News } from "../protocol/types";

/** What came of what was done last, if the game says so in a sentence: of this turn, or new since one's own last act. */
export function came(module: AnyModule, news: readonly News[], fresh: readonly News[], view: unknown, material: unknown): string | null {
  if (!module.came) return null;
  for (let n = news.length - 1; n >= 0; n--) {
    const piece = news[n]!;
    const told = module.came(piece.event, view, material);
    if (told !== null) return told;
    const ends = module.begins(piece.event) !== null && !fresh.some((each) => each.n === piece.n);
    if (ends || (piece.event as { type: string }).type === "TookBack") return null;
  }
  return null;
}
