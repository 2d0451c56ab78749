import type { IndianWarsEvent, News } from "../../protocol/types";

/** What came to the table before the last turn ended, as far as it is news: a trace until the next decision. */
export interface LastTurn {
  /** Whites', Indians', Whites', ... by contest, as `standing` in a view. */
  readonly standing: readonly (readonly number[] | undefined)[];
  readonly aftermath: readonly [readonly number[], readonly number[]];
}

/** The turn that ended within these news, null if none did. */
export function lastTurn(fresh: readonly News[]): LastTurn | null {
  const standing: (number[] | undefined)[] = [];
  const aftermath: [number[], number[]] = [[], []];
  let over = false;
  for (const { event } of fresh) {
    const happened = event as IndianWarsEvent;
    if (happened.type === "ContestSettled") [standing[2 * happened.phase - 2], standing[2 * happened.phase - 1]] = happened.cards;
    else if (happened.type === "AftermathPlayed") aftermath[happened.seat]?.push(happened.card);
    else if (happened.type === "HandsThrown") over = true;
  }
  return over ? { standing, aftermath } : null;
}
