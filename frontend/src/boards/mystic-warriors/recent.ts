import type { News } from "../../protocol/types";

const KEPT = 60; // pieces

/** The news that a board was handed lately, in a row: what lies on the table longer than one piece tells. */
export class Recent {
  private news: News[] = [];
  private seat: number | null = null;

  /**
   * All that is remembered, with these; when an earlier moment is looked at, only these. Of another seat's eyes
   * nothing is remembered: it may have seen what this one may not.
   */
  add(fresh: readonly News[], seat: number | null): readonly News[] {
    if (seat !== this.seat) this.news = [];
    this.seat = seat;
    const first = fresh[0]?.n;
    const last = fresh.at(-1)?.n;
    if (first === undefined || last === undefined) return this.news;
    const known = this.news.at(-1)?.n ?? -1;
    if (last < known) this.news = [...fresh];
    else this.news = [...this.news, ...fresh.filter((piece) => piece.n > known)].slice(-KEPT);
    return this.news;
  }
}
