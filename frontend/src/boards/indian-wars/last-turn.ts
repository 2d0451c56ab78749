import type { IndianWarsEvent, IndianWarsView, News } from "../../protocol/types";
import { AFTERMATH, OVER, RESOURCES } from "./material";

/** What lay on the table when the last turn ended. */
export interface LastTurn {
  /** Whites', Indians', Whites', ... by contest, as `standing` in a view; what isn't known is left out. */
  readonly standing: readonly (readonly number[] | undefined)[];
  readonly aftermath: readonly [readonly number[], readonly number[]];
}

/**
 * The turn that ended with these news, of which `before` is a view: a trace that stays until the viewer does
 * something. Null if no turn has just ended.
 */
export function lastTurn(view: IndianWarsView, before: IndianWarsView | null, fresh: readonly News[]): LastTurn | null {
  const events = fresh.map((piece) => piece.event as IndianWarsEvent);
  if (!events.some((event) => event.type === "HandsThrown") || !justEnded(view)) return null;
  const of = before !== null && before.seat === view.seat && view.turn - before.turn <= 1 ? before : null;
  const standing: (number[] | undefined)[] = [...(of?.standing ?? [])];
  const aftermath: [number[], number[]] = of?.phase === AFTERMATH ? [[...of.counting[0]], [...of.counting[1]]] : [[], []];
  for (const event of events) {
    if (event.type === "ContestSettled") [standing[2 * event.phase - 2], standing[2 * event.phase - 1]] = event.cards;
    else if (event.type === "AftermathPlayed") aftermath[event.seat]?.push(event.card);
  }
  return { standing, aftermath };
}

/** Whether the viewer has done nothing since a turn ended. */
export function justEnded(view: IndianWarsView): boolean {
  return view.phase === OVER || (view.phase === RESOURCES && view.trail.length <= 1 && !view.parts.some((part) => part.exchanged.length));
}
