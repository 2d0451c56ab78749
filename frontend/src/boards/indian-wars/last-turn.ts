import type { IndianWarsEvent, News } from "../../protocol/types";

/** What lay on the table when the last turn ended: it stays as a trace until something is laid again. */
export interface LastTurn {
  /** Whites', Indians', Whites', ... by contest, as `standing` in a view. */
  readonly standing: readonly (readonly number[])[];
  readonly aftermath: readonly [readonly number[], readonly number[]];
}

/** The turn that ended within these news, null if none did or another has gone on. */
export function lastTurn(fresh: readonly News[]): LastTurn | null {
  const standing: number[][] = [];
  const aftermath: [number[], number[]] = [[], []];
  let over = false;
  for (const { event } of fresh) {
    const happened = event as IndianWarsEvent;
    if (happened.type === "ContestSettled") standing.splice(2 * (happened.phase - 1), 2, ...happened.cards);
    else if (happened.type === "AftermathPlayed") aftermath[happened.seat]?.push(happened.card);
    else if (happened.type === "HandsThrown") over = true;
  }
  return over && standing.length === 6 ? { standing, aftermath } : null;
}
